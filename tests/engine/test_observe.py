"""What one seat may know: hidden cards make no difference to it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from freedoko_qt.engine.card import Hand
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Announced, EventError, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import legal
from tests.notation import situation
from tests.strategies import QUICK, SEEDS, games, moments, random_game, rules


def test_observation_holds_own_hand_side_and_actions() -> None:
    game = situation("ddv · hand 1 CQ HT · start 1 · healthy")
    seen = observe(game.state, 1)
    assert (seen.seat, seen.hand, seen.team) == (1, game.state.hands[1], Team.RE)
    assert seen.table is game.state.table
    assert seen.legal == legal(game.state, 1)
    assert seen.is_asked
    assert not observe(game.state, 2).is_asked


def test_announcements_come_before_cards() -> None:
    kinds = [isinstance(action, Announced) for action in observe(situation("ddv · healthy").state, 0).legal]
    assert kinds == sorted(kinds, reverse=True)
    assert {True, False} <= set(kinds)


def test_side_is_unknown_while_a_marriage_looks_for_its_partner() -> None:
    state = situation("ddv · hand 0 CQ CQ · 0 plays marriage").state
    assert [observe(state, seat).team for seat in SEATS] == [Team.RE, None, None, None]


def test_silent_marriage_looks_like_a_normal_game() -> None:
    """The three others see the same as if a fourth player had the second queen of clubs."""
    one = situation("ddv · hand 0 CQ CQ · hand 1 HT · healthy").state
    assert all(observe(one, seat).table.contract is Contract.NORMAL for seat in SEATS)
    assert all(observe(one, seat).table.soloist is None for seat in SEATS)


def test_nobody_is_asked_after_the_last_card() -> None:
    game = random_game(preset("ddv"), 3)
    assert not any(observe(game.state, seat).is_asked or observe(game.state, seat).legal for seat in SEATS)


TRIES = 5
"""How many other deals are tried for one seat."""


def resampled(game: Game, seat: Seat, random: Random, tries: int = TRIES) -> Iterator[Game]:
    """The same public game with other hidden cards: deals in which all that happened is allowed as well.

    Whoever announced has spoken as re or contra, so the side of a speaker stays.
    """
    speakers = [made.seat for made in game.state.table.calls]
    for _ in range(tries):
        hands = exchanged(game, seat, random)
        dealt = replace(game.dealt, hands=hands)
        other = Game(game.rules, dealt, game.seed)
        try:
            for action in game.log:
                other.play(action)
        except EventError:
            continue
        if hands != game.dealt.hands and all(other.state.teams[one] is game.state.teams[one] for one in speakers):
            yield other


def exchanged(game: Game, seat: Seat, random: Random) -> tuple[Hand, ...]:
    """The dealt hands after some exchanges of unplayed cards between two of the other seats."""
    dealt = [list(hand) for hand in game.dealt.hands]
    for _ in range(random.randrange(1, 4)):
        one, two = random.sample(game.state.table.others(seat), 2)
        if game.state.hands[one] and game.state.hands[two]:
            mine, its = random.choice(game.state.hands[one]), random.choice(game.state.hands[two])
            if mine in dealt[one] and its in dealt[two]:
                dealt[one][dealt[one].index(mine)], dealt[two][dealt[two].index(its)] = its, mine
    return tuple(map(tuple, dealt))


@QUICK
@given(game=moments(rules()), seed=SEEDS)
def test_hidden_cards_make_no_difference_to_an_observation(game: Game, seed: int) -> None:
    for seat in SEATS:
        for other in resampled(game, seat, Random(seed + seat)):
            assert observe(other.state, seat) == observe(game.state, seat)


def test_hidden_cards_are_exchanged_at_all() -> None:
    """Proves that the test above compares something, also deals in which the sides of others differ."""
    game = situation("ddv · hand 0 CQ · hand 1 CQ · hand 2 HT HT · healthy · 0: D9 DK DT DA")
    others = list(resampled(game, 3, Random(1), 50))
    assert len({other.state.hands for other in others}) > 10
    moved = situation("ddv · hand 0 CQ · hand 1 CQ · hand 2 CA · healthy")
    assert any(other.state.teams != moved.state.teams for other in resampled(moved, 3, Random(2), 50))


@pytest.mark.parametrize("queens", ["hand 0 CQ CQ", "hand 0 CQ · hand 1 CQ"])
def test_second_queen_of_clubs_does_not_show(queens: str) -> None:
    state = situation(f"ddv · {queens} · healthy · 0: CQ D9 DK DT").state
    assert observe(state, 2).table.known == (Team.RE, None, None, None)


@QUICK
@given(game=games())
def test_observations_share_one_table_and_show_no_other_hand(game: Game) -> None:
    for number in range(0, game.at, 7):
        state = game.state_at(number)
        for seat in SEATS:
            seen = observe(state, seat)
            assert seen.table is state.table
            assert seen.hand == state.hands[seat]
            assert hidden_hands(seen, state.hands, seat) == []


def hidden_hands(seen: object, hands: tuple[Hand, ...], seat: Seat) -> list[Hand]:
    """Hands of others that stand anywhere in the observation."""
    held = repr(seen)
    return [hand for other, hand in enumerate(hands) if other != seat and len(hand) > 2 and repr(hand) in held]
