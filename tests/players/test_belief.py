"""What the others have played makes deals more or less likely, and never decides anything for certain."""

import numpy as np
import pytest

from freedoko_qt.engine.observe import observe
from freedoko_qt.players.belief import Trust, believed, dealt, likelihood
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.sample import sample
from tests.players.test_thumbs import decisions

NUMBER = 200


def test_the_true_cards_become_more_likely() -> None:
    """Over many moments the places of the cards are foretold better than by chance alone."""
    rng, gain = np.random.default_rng(1), []
    for state, seen in [(s, o) for s, o in decisions("ddv", 55) if 16 <= s.table.played <= 36][::3]:
        deals = sample(seen, NUMBER, rng)
        chance = np.exp(0.6 * likelihood(seen, deals))
        chance = 0.9 * chance / chance.sum() + 0.1 / NUMBER
        for seat in seen.table.others(seen.seat):
            for card in set(state.hands[seat]):
                is_there = (deals.hands[seat] >> card & 1) == 1
                gain.append(np.log(chance[is_there].sum() + 0.01) - np.log(is_there.mean() + 0.01))
    assert np.mean(gain) > 0.02


def test_deals_before_the_first_card_hold_all_that_was_played() -> None:
    state, seen = next((s, o) for s, o in decisions("ddv", 3) if s.table.played > 20)
    deals = sample(seen, 5, np.random.default_rng(2))
    whole = dealt(seen.table, deals.hands)
    size = seen.table.hand_size
    assert (np.bitwise_count(whole) == size).all()
    for seat in range(4):
        played = seen.table.played_by(seat)
        for card in set(played):
            number = (whole[seat] >> card & 1) + (whole[seat] >> (card + KINDS) & 1)
            assert (number >= played.count(card)).all()
    assert state.table.played == seen.table.played


@pytest.mark.parametrize("share", [0.0, 0.6, 1.0])
def test_believed_deals_agree_with_the_observation(share: float) -> None:
    state, seen = next((s, o) for s, o in decisions("ddv", 8) if s.table.played > 12)
    deals = believed(seen, 40, Trust(share=share), np.random.default_rng(4))
    for seat in range(4):
        assert (np.bitwise_count(deals.hands[seat]) == len(state.hands[seat])).all()
    assert observe(state, seen.seat) == seen


def test_before_the_first_card_nothing_can_be_concluded() -> None:
    _, seen = next((s, o) for s, o in decisions("ddv", 8) if not s.table.played)
    plain = sample(seen, 20, np.random.default_rng(1))
    weighed = believed(seen, 20, Trust(), np.random.default_rng(1))
    assert (plain.hands == weighed.hands).all()
