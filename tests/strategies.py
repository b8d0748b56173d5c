"""Hypothesis: rules, deals, and games of which every action was legal."""

from collections.abc import Iterator
from enum import StrEnum
from random import Random
from typing import cast

from hypothesis import settings
from hypothesis import strategies as st

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import SEATS, Action, Announced, Call, Dealt, Passed, Played, Reserved, Said
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import DEFAULT, LIMITS, SELECTORS, SPECS, Counting, Rules, load
from freedoko_qt.engine.state import legal

QUICK = settings(deadline=None, derandomize=True, database=None, max_examples=40)
"""For tests that play whole games; the same examples every time."""

SEEDS = st.integers(0, 2**32 - 1)
FEW = {"number_of_rounds": (1, 3), "number_of_duty_soli": (0, 2)}  # a party must end within the test


@st.composite
def rules(draw: st.DrawFn, /, **fixed: object) -> Rules:
    """Any rules that a file can hold; some may be fixed."""
    data = {name: draw(values(name)) for name in SPECS} | fixed
    if not any(data[name] for name in SELECTORS):
        data[draw(st.sampled_from(SELECTORS))] = True
    limits = sorted((cast(int, data[name]) for name in LIMITS), reverse=True)
    return load(data | dict(zip(LIMITS, limits, strict=True)))


def values(name: str) -> st.SearchStrategy[object]:
    """All values that a rule can have."""
    kind, (low, high) = type(getattr(DEFAULT, name)), FEW.get(name, SPECS[name].span)
    if kind is bool:
        return st.booleans()
    return st.sampled_from(list(kind)) if issubclass(kind, StrEnum) else st.integers(low, high)


ANY_RULES = rules()
ZERO_SUM = rules(counting=Counting.PLUS_MINUS)
"""Any rules with which the four scores sum to zero."""


@st.composite
def games(draw: st.DrawFn, by: st.SearchStrategy[Rules] = ANY_RULES) -> Game:
    """A whole game by any rules, or by given ones, played at random."""
    seed = draw(SEEDS)
    return random_game(draw(by), seed)


@st.composite
def moments(draw: st.DrawFn, by: st.SearchStrategy[Rules] = ANY_RULES) -> Game:
    """A game at any moment, first and last included."""
    game = draw(games(by))
    for _ in range(draw(st.integers(0, game.at))):
        game.undo()
    return game


def everything() -> Iterator[Action]:
    """Every action that can be written down, allowed or not."""
    for seat in SEATS:
        yield from (Said(seat, True), Said(seat, False), Passed(seat))
        yield from (Reserved(seat, contract) for contract in Contract)
        yield from (Reserved(seat, Contract.MARRIAGE, selector) for selector in Selector)
        yield from (Announced(seat, call) for call in Call)
        yield from (Played(seat, card) for card in Card)


def random_game(by: Rules, seed: int) -> Game:
    """A whole game whose deal and play come from a seed."""
    random = Random(seed)
    owed = tuple(random.randrange(2) for _ in SEATS) if by.effective().number_of_duty_soli else (0, 0, 0, 0)
    game = Game(by, Dealt(deal(seed, by.with_nines), random.randrange(4), owed), seed)
    return play_on(game, random)


def play_on(game: Game, random: Random) -> Game:
    """Play a game to its end: mostly healthy, some announcements, any legal card."""
    while not game.is_over:
        game.play(any_action(game, random))
    return game


def any_action(game: Game, random: Random) -> Action:
    """A legal action: now and then an announcement of any seat, else an answer or card of the one on turn."""
    state = game.state
    if random.random() < 0.1:
        seat = random.randrange(4)
        calls = [action for action in legal(state, seat) if isinstance(action, Announced)]
        if calls:
            return random.choice(calls)
    turn = state.table.turn
    moves = [action for action in legal(state, turn) if not isinstance(action, Announced)]
    healthy = Said(turn, True)
    return healthy if healthy in moves and random.random() < 0.7 else random.choice(moves)
