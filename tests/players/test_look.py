"""The second look at single cards: told of what there is to see of each, and taught by the slopes of its error."""

import numpy as np
import pytest

from freedoko_qt.players.drill import FAMILIES, deal_batch
from freedoko_qt.players.features import LEGAL
from freedoko_qt.players.insight import TOLD, told
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.look import OF_CARD, OF_SUIT, Floats, Look, fresh, of_cards
from freedoko_qt.players.net import Net, of_arrays
from freedoko_qt.players.net import fresh as fresh_net
from freedoko_qt.players.thumbs import Thumbs

RNG = np.random.default_rng(6)
NET = fresh_net((TOLD, 32, KINDS), RNG)


def view(family: str = "pair", cards: int = 9) -> Floats:
    """What is told in some games after so many cards."""
    worlds = deal_batch(family, 20, np.random.default_rng(4))
    thumbs, even = Thumbs(worlds.table.tables), np.zeros((20, KINDS), np.float32)
    for _ in range(cards):
        worlds.play(thumbs.choose(worlds, even))
    return told(worlds, thumbs.judged(worlds))


def some_look() -> Look:
    """One that mends something."""
    look = fresh(32, np.random.default_rng(2))
    look.end += 0.2 * np.random.default_rng(3).standard_normal(len(look.end)).astype(np.float32)
    return look


def test_a_fresh_one_mends_nothing() -> None:
    seen = view()
    assert (Net(NET.weights, NET.biases, fresh(32, RNG)).careful(seen) == NET(seen)).all()
    assert (NET.careful(seen) == NET(seen)).all()


@pytest.mark.parametrize("family", FAMILIES)
def test_only_cards_that_may_be_played_are_mended(family: str) -> None:
    seen = view(family)
    change = Net(NET.weights, NET.biases, some_look()).careful(seen) - NET(seen)
    legal = seen[:, LEGAL : LEGAL + KINDS] > 0
    assert (change[~legal] == 0).all()
    assert (change[legal] != 0).mean() > 0.9


def test_each_card_is_told_of_itself_and_of_its_suit() -> None:
    seen = np.arange(TOLD, dtype=np.float32)[None].repeat(24, axis=0)
    worth = 10_000 + np.arange(KINDS, dtype=np.float32)[None].repeat(24, axis=0)
    cards = np.arange(KINDS)
    seen[:, 96:120] = cards >= 12  # trumps: the last two suits
    told_of = of_cards(seen, worth, cards, cards)
    assert told_of[5, 0] == 5  # in the own hand
    assert told_of[5, len(OF_CARD)] == OF_SUIT[0]
    assert told_of[7, len(OF_CARD)] == OF_SUIT[0] + 1
    assert (told_of[12:, len(OF_CARD)] == OF_SUIT[0] + 4).all()
    assert (told_of[:, -KINDS:] == np.eye(KINDS)).all()
    assert told_of[9, -KINDS - 1] == 10_009


def test_slopes_are_those_of_the_error() -> None:
    seen, look = view(), some_look()
    found, worth = NET.flows(seen)[-2:]
    wanted = RNG.standard_normal(worth.shape).astype(np.float32)
    legal = seen[:, LEGAL : LEGAL + KINDS]

    def error() -> float:
        return float((((look.mended(seen, found, worth) - wanted) * legal).astype(np.float64) ** 2).sum())

    slopes = look.slopes(seen, found, worth, 2 * (look.mended(seen, found, worth) - wanted) * legal)
    for one, slope in zip(look.parameters, slopes, strict=True):
        assert slope.shape == one.shape
        way = np.sign(slope) * np.float32(1e-4)
        one += way
        more = error()
        one -= 2 * way
        less = error()
        one += way
        assert (more - less) / 2e-4 == pytest.approx(float(abs(slope).sum()), rel=0.05)


def test_it_is_kept_with_the_network() -> None:
    seen, net = view(), Net(NET.weights, NET.biases, some_look())
    again = of_arrays(dict(net.arrays))
    assert (again.careful(seen) == net.careful(seen)).all()
    other = net.copy()
    assert other.look is not None
    other.look.end[:] = 0
    assert (other.careful(seen) == NET(seen)).all()
    assert (net.careful(seen) != NET(seen)).any()
