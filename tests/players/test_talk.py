"""What the talk tells: who denied what, who could have announced when, and which hands would have spoken so."""

import random
from pathlib import Path

import numpy as np
import pytest

from freedoko_qt.engine.card import CARDS, Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import Call, Dealt, Reserved, Said
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.poverty import is_poor
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.reservation import own_soli
from freedoko_qt.engine.state import apply, start
from freedoko_qt.engine.table import Ask, Made, Table
from freedoko_qt.engine.tables import game_tables
from freedoko_qt.engine.throwing import throwable as can_be_thrown
from freedoko_qt.players import talk
from freedoko_qt.players.bidding import plan_for
from freedoko_qt.players.heard import stance, turns
from freedoko_qt.players.kernel import word
from freedoko_qt.players.soak import random_rules
from freedoko_qt.players.traits import TRAITS, looks, traits
from tests.players.test_belief import states
from tools import fit_talk


def normal(name: str, seed: int, played: int) -> Table:
    """The table of a normal game in which nobody has announced anything, after so many cards."""
    found = (s.table for s in states(name, seed, 40) if s.table.contract is Contract.NORMAL)
    return next(t for t in found if t.ask is Ask.CARD and t.played == played and not t.calls)


# -- reservations ---------------------------------------------------------------------------------------------------


def test_in_a_normal_game_everybody_has_denied_everything() -> None:
    table = normal("ddv", 5, 0)
    for seat in range(4):
        shown = stance(table, seat)
        assert shown.denied == {Ask.DUTY_SOLO, Ask.SOLO, Ask.THROW, Ask.POVERTY, Ask.MARRIAGE}
        assert Contract.SOLO_QUEEN in shown.soli
        assert shown.solo is None


def test_of_a_seat_that_has_not_been_asked_nothing_is_known() -> None:
    state = start(preset("ddv"), Dealt(deal(3, True), 0, (0, 0, 0, 0)))
    state = apply(state, Said(0, True))
    assert stance(state.table, 0).denied
    assert [stance(state.table, seat).tells for seat in range(4)] == [True, False, False, False]


def test_a_solo_hides_the_reservations_of_those_who_were_not_asked() -> None:
    """In secret choices only those who came before the soloist would have played a solo of their own."""
    state = start(preset("standard"), Dealt(deal(3, True), 0, (0, 0, 0, 0)))
    for seat, game in enumerate((Contract.NORMAL, Contract.SOLO_QUEEN, Contract.NORMAL, Contract.NORMAL)):
        state = apply(state, Reserved(seat, game))
    shown = [stance(state.table, seat) for seat in range(4)]
    assert shown[1].solo is Contract.SOLO_QUEEN
    assert shown[0].soli
    assert not shown[2].soli
    assert not shown[3].soli


def test_whoever_had_a_reservation_that_was_not_played_held_something() -> None:
    state = start(preset("ddv"), Dealt(deal(3, True), 0, (0, 0, 0, 0)))
    for seat, healthy in enumerate((False, True, False, True)):
        state = apply(state, Said(seat, healthy))
    while state.table.ask is not Ask.CARD:
        state = apply(state, Reserved(0, Contract.SOLO_QUEEN))
    shown = stance(state.table, 2)
    assert shown.rest is not None
    assert Ask.MARRIAGE in shown.rest
    both = np.array([word((Card.CQ, Card.CQ, *CARDS[4:14])), word((Card.C9, Card.CQ, *CARDS[4:14]))], np.int64)
    marriage, none = talk.reserved(state.table, 2, shown, both)
    assert marriage > none + 1


def test_hands_that_can_be_thrown_in_or_are_poor_are_told_as_the_rules_tell_them() -> None:
    seed, seen = 11, np.zeros(2, np.int64)
    for number in range(120):
        rules = random_rules(random.Random(number)).effective()
        hands = deal(seed, rules.with_nines)
        seed = following(seed)
        words = np.array([word(hand) for hand in hands], np.int64)
        assert talk.throwable(rules, words).tolist() == [bool(can_be_thrown(rules, hand)) for hand in hands]
        seen[0] += talk.throwable(rules, words).sum()
        if rules.poverty:
            assert talk.poor(rules, words).tolist() == [is_poor(rules, hand) for hand in hands]
            seen[1] += talk.poor(rules, words).sum()
    assert (seen > 5).all()


@pytest.mark.parametrize("name", ["ddv", "standard", "dubbelhuvud"])
def test_hands_for_a_solo_are_known_from_others(name: str) -> None:
    """What the rules of thumb would play is foretold about as often as it comes, and mostly for the right hands."""
    rules, seed, foretold, done = preset(name), 77, [], []
    for number in range(700):
        state = start(rules, Dealt(deal(seed, rules.with_nines), number % 4, (0, 0, 0, 0)))
        seed = following(seed)
        for seat in range(4):
            plan = plan_for(observe(state, seat))
            soli = tuple(option.contract for option in own_soli(state.table, seat, Ask.NAME))
            urge = talk.urges(state.table, seat, soli, np.array([word(state.hands[seat])], np.int64))
            whole = np.exp(urge).sum()
            foretold.append(whole / (1 + whole))
            done.append(plan is not None and plan.contract.is_real_solo)
    chance, plays = np.array(foretold), np.array(done)
    assert plays.sum() > 5
    assert 0.6 < chance.sum() / plays.sum() < 1.6
    assert chance[plays].mean() > 10 * chance[~plays].mean()


# -- announcements --------------------------------------------------------------------------------------------------


def test_a_silent_seat_could_have_spoken_at_each_turn_within_the_limit() -> None:
    table = normal("ddv", 5, 12)
    had = turns(table, 1, Team.RE)
    assert [turn.step for turn in had] == [0, 0]  # with twelve and with eleven cards in the hand
    assert not any(turn.spoke for turn in had)
    assert [turn.is_first for turn in had] == [True, False]


def test_whoever_announced_is_asked_for_the_next_level() -> None:
    table = normal("ddv", 5, 12)
    known = (None, Team.RE, None, None)
    spoken = table.but(calls=(Made(1, Call.NO_120, 0),), known=known)
    had = turns(spoken, 1, Team.RE)
    assert [(turn.step, turn.spoke) for turn in had] == [(0, True), (1, False), (1, False), (1, False)]
    assert all(turn.is_own for turn in had if turn.step == 1)
    partner = turns(spoken, 2, Team.RE)
    assert all(turn.step == 1 and not turn.is_own for turn in partner)
    against = turns(spoken, 2, Team.CONTRA)
    assert all(turn.step == 0 and turn.is_answer for turn in against)


def test_a_forced_announcement_says_nothing_of_the_hand() -> None:
    rules = preset("standard")
    assert rules.announcement_first_trick_thirty_points
    found = (s.table for s in states("standard", 1, 400) if s.table.played == 5)
    table = next(
        t
        for t in found
        if t.calls
        and t.calls[0].played == 4
        and t.calls[0].seat == t.tricks[0].winner
        and t.tricks[0].points >= rules.x_forced_announcement_points
        and t.contract is Contract.NORMAL
    )
    made = table.calls[0]
    side = table.known[made.seat]
    assert side is not None
    assert not any(turn.spoke for turn in turns(table, made.seat, side))


def test_a_marriage_that_looks_for_its_partner_is_silent() -> None:
    table = next(s.table for s in states("ddv", 5, 60) if s.table.is_undecided and s.table.played == 3)
    assert all(turns(table, seat, team) == [] for seat in range(4) for team in Team)


def test_silence_does_not_tell_the_sides() -> None:
    """Within the same sides the likelier hands stay likelier; the sides themselves stay as likely as they were."""
    logs, re = np.log([0.1, 0.3, 0.02, 0.08]), np.array([5, 5, 6, 6])
    kept = np.exp(talk.without_sides(logs, re))
    assert kept == pytest.approx([0.5, 1.5, 0.4, 1.6])


# -- hands ----------------------------------------------------------------------------------------------------------


def test_the_traits_of_a_hand() -> None:
    look = looks(game_tables(preset("ddv"), Contract.NORMAL), True)
    hand = (Card.HT, Card.HT, Card.CQ, Card.D9, Card.CA, Card.CA, Card.CT, Card.C9, Card.SA, Card.ST, Card.SK, Card.S9)
    found = dict(zip(TRAITS, traits(np.array([word(hand)], np.int64), look)[0], strict=True))
    assert found["trumps"] == 4
    assert found["aces"] == 3
    assert found["both aces"] == 1
    assert found["second cards"] == 2
    assert found["voids"] == 1  # hearts
    assert found["runs"] == 4  # clubs
    assert found["pairs on top"] == pytest.approx(1)
    assert 2 < found["height"] < 4


# -- the numbers ----------------------------------------------------------------------------------------------------


def test_the_numbers_are_fitted_the_same_again(tmp_path: Path) -> None:
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    for file in (one, two):
        fit_talk.main(["--deals", "90", "--games", "30", "--to", str(file)])
    assert one.read_text() == two.read_text()
    made: dict[str, object] = {}
    exec(one.read_text(), made)
    assert set(made) >= {"SOLI", "CALLS"}


def test_a_regression_finds_what_made_the_choice() -> None:
    rng = np.random.default_rng(1)
    numbers = np.column_stack([rng.normal(size=(4_000, 2)), np.ones(4_000)])
    true = np.array([1.5, -0.7, -1.0])
    done = rng.random(4_000) < 1 / (1 + np.exp(-numbers @ true))
    rows = [(tuple(row), bool(one), 1.0) for row, one in zip(numbers, done, strict=True)]
    assert fit_talk.fitted(rows, 3) == pytest.approx(true, abs=0.15)
