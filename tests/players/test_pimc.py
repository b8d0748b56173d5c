"""The plain player for comparison: it plays legal cards, better ones than by chance, and always the same."""

import numpy as np

from freedoko_qt.engine.card import CARDS, Card
from freedoko_qt.engine.observe import observe
from freedoko_qt.players.levels import BASELINES, LEVELS
from freedoko_qt.players.pimc import Pimc, guided
from freedoko_qt.players.sample import sample
from freedoko_qt.players.watched import Watched
from tests.notation import situation


def test_the_last_hand_takes_a_fat_trick_with_a_low_trump() -> None:
    state = situation("ddv · 0 plays solo diamond · ... · left 3 D9 S9 · 0 CA, 1 CT, 2 CK").state
    choice = Pimc(1).choose(observe(state, 3))
    assert choice.action.card is Card.D9  # type: ignore[union-attr]


def test_it_is_no_level_but_known_to_the_bench() -> None:
    assert "pimc" in BASELINES
    assert "pimc" not in LEVELS
    assert isinstance(BASELINES["pimc"].make(3), Pimc)


def test_playouts_take_a_fat_trick_as_last_hand() -> None:
    state = situation("ddv · 0 plays solo diamond · ... · left 3 D9 S9 · 0 CA, 1 CT, 2 CK").state
    seen = observe(state, 3)
    deals = sample(seen, 30, np.random.default_rng(1))
    worlds = Watched(seen.table, deals.hands, deals.re)
    strength = np.array([seen.table.tables.strength[card] for card in CARDS], np.float32)
    assert (guided(worlds, strength, np.random.default_rng(1)) == Card.D9).all()
