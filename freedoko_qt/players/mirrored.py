"""Matches on mirrored deals: the same cards with the seats exchanged, so that luck is the same for both kinds."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from time import perf_counter, process_time

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import SEATS, Dealt, EventError, Passed, Played, Reserved, Said, text
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.state import State, apply, start
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.base import Choice, Player
from freedoko_qt.players.figures import Figures, Times, count, kinds_known, question
from freedoko_qt.players.soak import random_rules

Seating = tuple[int, ...]
"""By seat: which of the kinds of a match sits there."""


def seatings_of_two() -> tuple[Seating, ...]:
    """Two of the first kind against two of the second, in all six ways."""
    return tuple(tuple(int(seat not in first) for seat in SEATS) for first in combinations(SEATS, 2))


def rotations(kinds: Sequence[str]) -> tuple[Seating, ...]:
    """Every different way to turn a table of four; by seat which of the different kinds sits there."""
    named = list(dict.fromkeys(kinds))
    turned = [tuple(named.index(kinds[(seat + shift) % 4]) for seat in SEATS) for shift in SEATS]
    return tuple(dict.fromkeys(turned))


@dataclass(frozen=True, slots=True)
class Match:
    """Who meets whom on which deals; without rules, every deal is played by random ones of its own.

    A plain match is one of cards alone: everybody is healthy, deals with both queens of clubs in one hand are left
    out, and nobody is asked for anything but cards.
    """

    kinds: tuple[str, ...]
    seatings: tuple[Seating, ...]
    seed: int
    rules: Rules | None
    owed: int = 0  # duty soli of everybody in every game
    plain: bool = False

    def rules_of(self, seed: int) -> Rules:
        """The rules of one deal."""
        rules = random_rules(random.Random(seed)) if self.rules is None else self.rules
        return rules.but(announcement_first_trick_thirty_points=False) if self.plain else rules

    def deals(self) -> Iterator[tuple[int, int]]:
        """Number and seed of each deal, without end."""
        seed, number = self.seed, 0
        while True:
            if not self.plain or is_split(deal(seed, self.rules_of(seed).with_nines)):
                yield number, seed
                number += 1
            seed = following(seed)


def is_split(hands: tuple[Hand, ...]) -> bool:
    """Whether no hand has both queens of clubs."""
    return all(hand.count(Card.CQ) < 2 for hand in hands)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one deal in all seatings, by kind."""

    seed: int
    figures: tuple[Figures, ...]


def play_deal(match: Match, task: tuple[int, int]) -> Outcome:
    """One deal in every seating; the players are made anew for each game, from the seed of the deal and the seat."""
    number, seed = task
    rules, known = match.rules_of(seed), kinds_known()
    dealt = Dealt(deal(seed, rules.with_nines), number % 4, (match.owed,) * 4)
    figures = tuple(Figures() for _ in match.kinds)
    for seating in match.seatings:
        players = [known[match.kinds[kind]].make(4 * seed + seat) for seat, kind in enumerate(seating)]
        sides = [figures[kind] for kind in seating]
        count(one_game(rules, dealt, players, sides, match.plain), number, sides)
    return Outcome(seed, figures)


def one_game(rules: Rules, dealt: Dealt, players: Sequence[Player], sides: Sequence[Figures], plain: bool) -> State:
    """One game to its end; times and reasons of the decisions go into the figures by seat."""
    state = start(rules, dealt)
    while not state.table.is_over:
        seen = observe(state, state.table.turn)
        if plain:
            seen = cards_only(seen)
        if plain and seen.table.ask is not Ask.CARD:
            state = apply(state, seen.legal[0])
        else:
            state = apply(state, decided(players[seen.seat], seen, sides[seen.seat]).action)
    return state


def cards_only(seen: Observation) -> Observation:
    """The same, as if nothing could be announced or reserved."""
    return replace(seen, legal=tuple(action for action in seen.legal if is_quiet(action)))


def is_quiet(action: object) -> bool:
    """Whether an action is a card, or an answer by which a normal game comes about."""
    match action:
        case Said(healthy=healthy):
            return healthy
        case Reserved(contract=contract):
            return contract is Contract.NORMAL
        case _:
            return isinstance(action, Played | Passed)


def decided(player: Player, seen: Observation, figures: Figures) -> Choice:
    """The choice of a player, with its time and reason entered."""
    asked = question(seen)
    clock, processor = perf_counter(), process_time()
    choice = player.choose(seen)
    spent = perf_counter() - clock, process_time() - processor
    figures.times.setdefault(asked, Times()).add(*spent)
    if choice.action not in seen.legal:
        raise EventError("a player chose what is not allowed", text(choice.action))
    if asked in ("card", "announcement") and isinstance(choice.action, Played):
        figures.reasons[choice.reason.text] += 1
    return choice


def prepare(kinds: Sequence[str]) -> None:
    """Lets each kind of player load what it needs, so that no decision that counts is longer for it."""
    rules, known = preset("ddv"), kinds_known()
    for kind in kinds:
        state = start(rules, Dealt(deal(1), 0))
        player = known[kind].make(1)
        player.choose(observe(state, state.table.turn))
        while state.table.ask is not Ask.CARD:
            state = apply(state, Said(state.table.turn, True))
        player.choose(observe(state, state.table.turn))
