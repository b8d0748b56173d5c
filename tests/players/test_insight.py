"""What a network is told: the view, and what the rules of thumb make of it, in the order of the view."""

import numpy as np

from freedoko_qt.players.drill import deal_batch
from freedoko_qt.players.features import LEGAL, SIZE
from freedoko_qt.players.insight import ALLOWED, FOE, FOLLOWS, ODDS, RUNS, SCALE, TOLD, WORTH, best_cards, told
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.thumbs import Thumbs, favourites


def test_cards_stand_in_the_order_of_the_view() -> None:
    rng = np.random.default_rng(3)
    for family in ("pair", "solo"):
        worlds = deal_batch(family, 20, rng)
        order, thumbs = worlds.setting.order, Thumbs(worlds.table.tables)
        for _ in range(17):
            judged = thumbs.judged(worlds)
            x = told(worlds, judged)
            assert x.shape == (20, TOLD)
            assert (x[:, :SIZE] == worlds.view()).all()
            legal = judged.sight.legal[:, order]
            assert ((x[:, LEGAL : LEGAL + KINDS] > 0) == legal).all()
            assert np.allclose(x[:, WORTH:ALLOWED], np.where(legal, judged.worth[:, order] * SCALE, 0))
            assert ((x[:, ALLOWED:ODDS] > 0) == judged.allowed[:, order]).all()
            for part in (x[:, ODDS:FOE], x[:, FOE:FOLLOWS], x[:, FOLLOWS:RUNS], x[:, RUNS:]):
                assert part.min() >= -1e-6
                assert part.max() <= 1 + 1e-6
            worlds.play(favourites(judged, rng.random((20, KINDS), dtype=np.float32)))


def test_some_games_are_told_as_among_all() -> None:
    rng = np.random.default_rng(4)
    for family in ("pair", "solo"):
        worlds = deal_batch(family, 20, rng)
        thumbs = Thumbs(worlds.table.tables)
        for number in range(4 * worlds.course.size):
            judged, some = thumbs.judged(worlds), rng.permutation(20)[: number % 20]
            whole = told(worlds, judged)
            assert (told(worlds, judged, some) == whole[some]).all()
            worlds.play(favourites(judged, rng.random((20, KINDS), dtype=np.float32)))


def test_through_a_window_one_sees_the_same() -> None:
    rng = np.random.default_rng(4)
    for family in ("pair", "solo"):
        worlds = deal_batch(family, 20, rng)
        thumbs, part = Thumbs(worlds.table.tables), slice(5, 12)
        for _ in range(4 * worlds.course.size):
            judged = thumbs.judged(worlds)
            whole, window = told(worlds, judged), worlds.window(part)
            assert window.games == 7
            assert (told(window, thumbs.judged(window)) == whole[part]).all()
            worlds.play(favourites(judged, rng.random((20, KINDS), dtype=np.float32)))


def test_the_best_card_is_a_legal_one() -> None:
    worlds = deal_batch("pair", 30, np.random.default_rng(5))
    judged = Thumbs(worlds.table.tables).judged(worlds)
    cards = best_cards(-np.ones((30, KINDS), np.float32), worlds, judged)
    assert judged.sight.legal[np.arange(30), cards].all()
