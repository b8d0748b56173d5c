"""Games are played on by rules of thumb, and some seats by the network."""

import numpy as np
import pytest

from freedoko_qt.players.drill import deal_batch
from freedoko_qt.players.guide import THUMBS, Guide, with_net
from freedoko_qt.players.insight import told
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.net import shipped
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.thumbs import Thumbs, favourites
from freedoko_qt.players.watched import Watched

NET = shipped("pair")


def moment(copies: int, seed: int = 3) -> Watched:
    """Games after nine cards, each so many times."""
    worlds = deal_batch("pair", 40, np.random.default_rng(seed))
    for _ in range(9):
        worlds.play(Thumbs(worlds.table.tables).choose(worlds, np.zeros((40, KINDS), np.float32)))
    return worlds.parted(np.tile(np.arange(40), copies))


@pytest.mark.parametrize("guide", [THUMBS, Guide(NET), Guide(NET, 1.0)])
def test_games_are_played_to_their_end_by_the_rules(guide: Guide) -> None:
    worlds = moment(1)
    assert worlds.hands.any()
    guide.finish(worlds, np.arange(40), np.random.default_rng(1))
    assert worlds.is_over
    assert not worlds.hands.any()
    assert (np.sum([trick.points for trick in worlds.past], axis=0) == 240).all()


@pytest.mark.parametrize("guide", [THUMBS, Guide(NET)])
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


def test_only_the_given_rows_get_the_card_of_the_network() -> None:
    assert NET is not None
    worlds = moment(1)
    judged = Thumbs(worlds.table.tables).judged(worlds)
    thumbs = favourites(judged, np.zeros((40, KINDS), np.float32))
    worth = np.where(judged.sight.legal, NET(told(worlds, judged))[:, worlds.setting.place], -np.inf)
    rows = np.arange(40) % 3 == 0
    cards = with_net(NET, worlds, judged, thumbs.copy(), rows)
    assert (cards[~rows] == thumbs[~rows]).all()
    assert (cards[rows] == worth.argmax(1)[rows]).all()
