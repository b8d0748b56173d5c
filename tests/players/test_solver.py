"""The best play with all cards open, against going through every course card by card with the engine."""

from collections.abc import Iterator
from random import Random

import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.ending import bonuses
from freedoko_qt.engine.event import Played
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.points import result
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.state import State, apply
from freedoko_qt.players import solver
from freedoko_qt.players.solver import Outcome, Search, TooFarError, Why, cards_of, outcomes, refusal
from tests.notation import situation
from tests.strategies import random_game, random_rules

Brought = dict[Card, tuple[int, int]]
"""Score and card points by card."""


def best_end(state: State) -> State:
    """The end of a game if both sides play their best: for the score first, then for card points."""
    table = state.table
    if table.is_over:
        return state
    ends = [best_end(apply(state, Played(table.turn, card))) for card in cards_of(state)]
    return (max if state.teams[table.turn] is Team.RE else min)(ends, key=worth)


def worth(state: State) -> tuple[int, int, int]:
    """How good an end is for re."""
    ended = result(state)
    own = [score - bonus for score, bonus in zip(ended.scores, bonuses(state.table), strict=True)]
    re, contra = (own[ended.teams.index(team)] for team in Team)
    return re - contra, ended.points[0], re


def by_the_engine(state: State) -> Brought:
    """What each card brings, by going through everything."""
    turn, brought = state.table.turn, {}
    for card in cards_of(state):
        ended = result(best_end(apply(state, Played(turn, card))))
        points = ended.points[0 if ended.teams[turn] is Team.RE else 1]
        brought[card] = (ended.scores[turn], points)
    return brought


def solved(state: State) -> Brought:
    return {one.card: (one.score, one.points) for one in outcomes(state)}


def moments(game: Game, cards: int) -> Iterator[State]:
    """The moments of a game at which so many cards or fewer are still held, and that can be reckoned."""
    states = (game.state_at(at) for at in range(game.at))
    yield from (state for state in states if sum(map(len, state.hands)) <= cards and refusal(state) is None)


def check(game: Game, cards: int) -> int:
    """How many moments there were at which solver and engine agreed; a difference ends the test."""
    number = 0
    for state in moments(game, cards):
        assert solved(state) == by_the_engine(state), (state.table.contract, state.hands, state.table.trick)
        number += 1
    return number


@pytest.mark.parametrize("seed", range(0, 60, 6))
def test_every_card_brings_what_the_engine_finds_under_random_rules(seed: int) -> None:
    for number in range(seed, seed + 6):
        check(random_game(random_rules(Random(number)), number), 8)


@pytest.mark.parametrize("name", PRESETS)
def test_every_card_brings_what_the_engine_finds_under_rules_as_they_are_shipped(name: str) -> None:
    assert sum(check(random_game(preset(name), seed), 8) for seed in (3, 4)) > 10


@pytest.mark.parametrize("seed", range(3))
def test_three_tricks_before_the_end_too(seed: int) -> None:
    assert check(random_game(preset("standard"), 70 + seed), 10) > 8


@pytest.mark.slow
def test_every_card_brings_what_the_engine_finds_in_many_games() -> None:
    for number in range(1_000, 1_400):
        check(random_game(random_rules(Random(number)), number), 9)


SOLI = (
    "solo club",
    "solo heart",
    "solo queen",
    "solo jack",
    "solo king",
    "solo meatless",
    "solo koehler",
    "solo queen-jack",
    "solo pure diamond",
)


@pytest.mark.parametrize("solo", SOLI)
@pytest.mark.parametrize("specials", ["no", "yes"])
def test_soli_of_every_kind(solo: str, specials: str) -> None:
    kinds = "solo_koehler=yes, solo_queen_jack=yes, x_solo_pure_color=yes"
    rules = f"default, {kinds}, x_solo_special_points={specials}"
    game = situation(f"{rules} · start 1 · 2 plays {solo} · ...")
    assert game.state.table.contract is Contract(solo)
    assert check(game, 8) >= 5


# The cards that are left are told; the tricks before them do not matter. Re are seats 0 and 2.
SIDES = "ddv, extrapoint_catch_charlie=yes · start 0 · hand 0 CQ · hand 2 CQ · healthy"


@pytest.mark.parametrize(
    ("left", "better", "worse"),
    [
        ("lead 0 · left 0 D9 CJ · left 1 DK C9 · left 2 HQ S9 · left 3 SJ SK", Card.D9, Card.CJ),
        ("lead 0 · left 0 DA SQ · left 1 SJ C9 · left 2 D9 CK · left 3 HJ S9", Card.SQ, Card.DA),
    ],
    ids=["charlie is kept for the last trick", "trump is drawn before the fox is led"],
)
def test_special_points_are_kept_and_taken(left: str, better: Card, worse: Card) -> None:
    state = situation(f"{SIDES} · ... · {left}").state
    found = solved(state)
    assert found == by_the_engine(state)
    assert found[better] > found[worse]


def test_cards_that_do_the_same_are_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(moments(random_game(preset("ddv"), 21), 20))
    looked = Search(state, solver.BUDGET)
    alike = {card: looked.value(card) for card in cards_of(state)}

    monkeypatch.setattr("freedoko_qt.players.solver_cards.Cards._between", lambda *_: -1)
    slow = Search(state, 10 * solver.BUDGET)
    assert {card: slow.value(card) for card in cards_of(state)} == alike
    assert looked.looked < slow.looked


def test_a_budget_that_is_spent_says_so() -> None:
    state = next(moments(random_game(preset("ddv"), 21), 20))
    with pytest.raises(TooFarError, match="100 beginnings of tricks"):
        list(outcomes(state, 100))


def test_the_same_moment_is_told_the_same_way_each_time() -> None:
    state = next(moments(random_game(preset("ddv"), 5), 16))
    first: list[Outcome] = list(outcomes(state))
    assert first == list(outcomes(state))
    assert [one.card for one in first] == list(cards_of(state))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ddv · start 0 · healthy", Why.FAR),
        ("ddv · start 0", Why.NO_CARD),
        ("ddv · start 0 · hand 0 CQ CQ · 0 plays marriage first foreign", Why.GAME),
        ("default, x_solo_fewest_tricks=yes · start 0 · 0 plays solo fewest tricks", Why.GAME),
    ],
)
def test_what_cannot_be_reckoned_is_refused(text: str, why: Why) -> None:
    assert refusal(situation(text).state) is why


def test_a_game_at_its_end_has_no_card() -> None:
    assert refusal(random_game(preset("ddv"), 1).state) is Why.NO_CARD
