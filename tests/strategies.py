"""Hypothesis: rules, deals, and games of which every action was legal."""

from collections.abc import Iterator
from enum import StrEnum
from random import Random
from typing import cast

from hypothesis import settings
from hypothesis import strategies as st

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import SOLI, Contract, Selector
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import (
    SEATS,
    Action,
    Announced,
    Call,
    Dealt,
    GenscherChosen,
    HyperswinesAnnounced,
    Passed,
    Played,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    Said,
    SwinesAnnounced,
)
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import DEFAULT, LIMITS, SELECTORS, SPECS, Counting, Rules, load
from freedoko_qt.engine.state import legal

QUICK = settings(deadline=None, derandomize=True, database=None, max_examples=40)
"""For tests that play whole games; the same examples every time."""

SEEDS = st.integers(0, 2**32 - 1)
FEW = {"number_of_rounds": (1, 3), "number_of_duty_soli": (0, 2)}  # a party must end within the test
WIDE = 20
"""Numbers are drawn from the lowest one on, at most so far up."""


@st.composite
def rules(draw: st.DrawFn, /, **fixed: object) -> Rules:
    """Any rules that a file can hold; some may be fixed."""
    return random_rules(Random(draw(SEEDS)), **fixed)


def random_rules(random: Random, **fixed: object) -> Rules:
    """Any rules that a file can hold, made by chance; some may be fixed."""
    data = {name: value(name, random) for name in SPECS} | fixed
    if not any(data[name] for name in SELECTORS):
        data[random.choice(SELECTORS)] = True
    limits = sorted((cast(int, data[name]) for name in LIMITS), reverse=True)
    return load(data | dict(zip(LIMITS, limits, strict=True)))


def value(name: str, random: Random) -> object:
    """Any value that a rule can have."""
    default, spec = getattr(DEFAULT, name), SPECS[name]
    low, high = FEW.get(name, (spec.span[0], min(spec.span[1], spec.span[0] + WIDE)))
    if isinstance(default, bool):
        return random.random() < 0.5
    if isinstance(default, StrEnum):
        return random.choice(list(type(default)))
    if isinstance(default, int):
        return random.randint(low, high)
    if spec.items:
        return random.sample(spec.items, random.randint(0, len(spec.items)))
    if spec.lengths:
        return sorted(random.randint(*spec.span) for _ in range(spec.lengths[0]))
    return random.choice(([], [3, 4, 3], [3, 3, 3, 3]))


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
    """Actions of every kind, allowed or not."""
    for seat in SEATS:
        yield from (Said(seat, True), Said(seat, False), Said(seat, False, True), Said(seat, False, False))
        yield from (Passed(seat), PovertyTaken(seat), SwinesAnnounced(seat), HyperswinesAnnounced(seat))
        yield from (GenscherChosen(seat, partner) for partner in SEATS)
        yield from (PovertyPassed(seat, cards) for cards in ((), (Card.DJ, Card.D9, Card.C9)))
        yield from (PovertyReturned(seat, cards) for cards in ((), (Card.DJ, Card.D9, Card.C9)))
        yield from (Reserved(seat, contract) for contract in Contract)
        yield from (Reserved(seat, contract, offered=True) for contract in SOLI)
        yield from (Reserved(seat, Contract.MARRIAGE, selector) for selector in Selector)
        yield from (Announced(seat, call) for call in Call)
        yield from (Played(seat, card) for card in Card)


def random_game(by: Rules, seed: int) -> Game:
    """A whole game whose deal and play come from a seed; hands that are thrown in are dealt again."""
    random = Random(seed)
    while True:
        owed = tuple(random.randrange(2) for _ in SEATS) if by.effective().number_of_duty_soli else (0, 0, 0, 0)
        bock = random.choice((1, 1, 2)) if by.effective().bock else 1
        dealt = Dealt(deal(seed, by.with_nines, by.x_deal_packets), random.randrange(4), owed, bock=bock)
        game = play_on(Game(by, dealt, seed), random)
        if not game.state.table.is_redeal:
            return game
        seed = following(seed)


def play_on(game: Game, random: Random) -> Game:
    """Play a game to its end: mostly healthy, some announcements, any legal card."""
    while not game.is_over:
        game.play(any_action(game, random))
    return game


FREE = (Announced, SwinesAnnounced, HyperswinesAnnounced)
"""What may be said at any time."""


def any_action(game: Game, random: Random) -> Action:
    """A legal action: now and then an announcement of any seat, else an answer or card of the one on turn."""
    state = game.state
    if random.random() < 0.1:
        seat = random.randrange(4)
        free = [action for action in legal(state, seat) if isinstance(action, FREE)]
        if free:
            return random.choice(free)
    turn = state.table.turn
    allowed = legal(state, turn)
    moves = [action for action in allowed if not isinstance(action, FREE) and not is_thrown(action)] or allowed
    healthy = [action for action in (Said(turn, True), Reserved(turn, Contract.NORMAL)) if action in moves]
    return healthy[0] if healthy and random.random() < 0.7 else random.choice(moves)


def is_thrown(action: Action) -> bool:
    """Whether an action throws a hand in, which ends a game before it has begun."""
    return isinstance(action, Reserved) and action.contract.is_thrown
