"""Games are played on by rules of thumb, and some seats by the network."""

import numpy as np
import pytest

from freedoko_qt.players.drill import deal_batch
from freedoko_qt.players.guide import BY_IMITATION, BY_NET, THUMBS, Guide
from freedoko_qt.players.insight import told
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.net import shipped
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.thumbs import Thumbs, favourites
from freedoko_qt.players.watched import Watched

NET, IMITATION = shipped("pair"), shipped("imitation")
ALL = Guide(NET, np.full((2, 40, 4), 0.4), IMITATION)
"""Each seat goes by the network, the imitation or rules of thumb."""


def moment(copies: int, seed: int = 3) -> Watched:
    """Games after nine cards, each so many times."""
    worlds = deal_batch("pair", 40, np.random.default_rng(seed))
    for _ in range(9):
        worlds.play(Thumbs(worlds.table.tables).choose(worlds, np.zeros((40, KINDS), np.float32)))
    return worlds.parted(np.tile(np.arange(40), copies))


@pytest.mark.parametrize("guide", [THUMBS, Guide(NET), Guide(NET, 1.0), ALL])
def test_games_are_played_to_their_end_by_the_rules(guide: Guide) -> None:
    worlds = moment(1)
    assert worlds.hands.any()
    guide.finish(worlds, np.arange(40), np.random.default_rng(1))
    assert worlds.is_over
    assert not worlds.hands.any()
    assert (np.sum([trick.points for trick in worlds.past], axis=0) == 240).all()


@pytest.mark.parametrize("guide", [THUMBS, Guide(NET), ALL])
def test_games_of_one_group_have_the_same_whims(guide: Guide) -> None:
    worlds = moment(2)
    guide.finish(worlds, np.tile(np.arange(40), 2), np.random.default_rng(5))
    one, other = Ending(worlds).scores().reshape(4, 2, 40).swapaxes(0, 1)
    assert (one == other).all()


def test_the_network_plays_its_share_of_the_seats() -> None:
    ends = []
    for guide in (THUMBS, Guide(NET, 0.0), Guide(NET, 1.0)):
        worlds = moment(1)
        seats = None if guide is THUMBS else np.random.default_rng(2).random((40, 4)) < guide.share
        guide.finish(worlds, np.arange(40), np.random.default_rng(1), seats)
        ends.append(Ending(worlds).scores())
    assert (ends[0] == ends[1]).all()
    assert (ends[0] != ends[2]).any()


def test_every_row_gets_the_card_of_what_its_player_goes_by() -> None:
    assert NET is not None
    assert IMITATION is not None
    worlds = moment(1)
    judged, place = Thumbs(worlds.table.tables).judged(worlds), worlds.setting.place
    whim = np.full((40, KINDS), 0.5, np.float32)
    seen, legal = told(worlds, judged), judged.sight.legal
    by = np.arange(40) % 3
    cards = ALL.cards(worlds, judged, whim, by)
    ways = (
        favourites(judged, whim),
        *(np.where(legal, net(seen)[:, place], -np.inf).argmax(1) for net in (NET, IMITATION)),
    )
    for way, expected in enumerate(ways):
        assert (cards[by == way] == expected[by == way]).all()
    assert (ways[0] != ways[BY_NET]).any()
    assert (ways[BY_NET] != ways[BY_IMITATION]).any()


def test_who_is_imitated_lays_each_card_as_often_as_it_is_likely() -> None:
    assert IMITATION is not None
    worlds = moment(1).parted(np.full(4000, 7))
    judged, rng = Thumbs(worlds.table.tables).judged(worlds), np.random.default_rng(2)
    whim = rng.random((4000, KINDS), dtype=np.float32)
    cards = ALL.cards(worlds, judged, whim, np.full(4000, BY_IMITATION))
    height = np.where(judged.sight.legal[0], IMITATION(told(worlds, judged))[0][worlds.setting.place], -np.inf)
    chance = np.exp(height - height.max())
    assert (chance > 0.05 * chance.sum()).sum() > 1
    assert np.bincount(cards, minlength=KINDS) / 4000 == pytest.approx(chance / chance.sum(), abs=0.03)


def test_what_each_seat_goes_by_is_drawn_as_often_as_it_is_likely() -> None:
    by = Guide(NET, np.stack([np.full((5000, 4), 0.5), np.tile([0.0, 0.1, 0.3, 0.5], (5000, 1))]), IMITATION).drawn(
        5000, np.random.default_rng(1)
    )
    assert (by == BY_NET).mean(0) == pytest.approx([0.5] * 4, abs=0.03)
    assert (by == BY_IMITATION).mean(0) == pytest.approx([0.0, 0.1, 0.3, 0.5], abs=0.03)
