"""The best play of both sides with all cards open: what each card of the seat on turn brings, if nobody errs.

For games that are over, never for a player: it is handed the whole truth. Both sides play for their score first, then
for card points; nothing more is announced. Exact, by looking at every course that can matter.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Played, Seat
from freedoko_qt.engine.special import specials
from freedoko_qt.engine.state import State, legal
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.solver_cards import Cards
from freedoko_qt.players.solver_goal import CONTRA_MADE, RE_MADE, Between, Goal, sides

MOST_TRICKS = 7
"""With more tricks to come nobody would wait for the end of it."""
BUDGET = 300_000
"""So many beginnings of tricks are looked at; always the same, so that a slow machine gives the same answer."""

BELOW, ABOVE = -(1 << 60), 1 << 60


class Why(StrEnum):
    """Why the cards of a moment are not reckoned."""

    NO_CARD = "no card"  # nobody is to play one
    FAR = "far"  # too many tricks are to come
    GAME = "game"  # few tricks win, or a marriage still seeks its partner


class TooFarError(Exception):
    """The end is further away than the budget reaches."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a card brings if both sides play their best from then on."""

    card: Card
    score: int  # that its player writes
    points: int  # card points of its player's side


def refusal(state: State) -> Why | None:
    """Why a moment cannot be reckoned; None if it can, as far as the budget allows."""
    table = state.table
    if table.ask is not Ask.CARD:
        return Why.NO_CARD
    if table.contract.is_for_few or table.is_undecided:
        return Why.GAME
    return Why.FAR if table.hand_size - len(table.tricks) > MOST_TRICKS else None


def outcomes(state: State, budget: int = BUDGET) -> Iterator[Outcome]:
    """What each card brings that may be played now, in no order; TooFarError ends it when the budget is spent."""
    assert refusal(state) is None
    search, turn = Search(state, budget), state.table.turn
    for card in cards_of(state):
        yield Outcome(card, *search.goal.told(search.value(card), turn))


def cards_of(state: State) -> tuple[Card, ...]:
    """The kinds of cards that the seat on turn may play."""
    allowed = legal(state, state.table.turn)
    return tuple(action.card for action in allowed if isinstance(action, Played))


class Search:
    """The courses from a moment on; what is found out about one card is of use for the next."""

    def __init__(self, state: State, budget: int) -> None:
        self.looked, self._budget = 0, budget
        re, contract = sides(state)
        self._cards = cards = Cards(state, re, contract)
        self._stand = points, net, _ = stand(state, re, contract)
        left = cards.left(cards.all)
        self.goal = Goal(state, (points, points + left.points), (net - left.for_contra, net + left.for_re))
        self._trick, self._turn = state.table.trick, state.table.turn
        self._known: dict[tuple[int, Seat, int, int, int], Between] = {}
        self._guess = 0

    def value(self, card: Card) -> int:
        """What the end is worth after a card: it is asked whether it is at least so much, until that is certain."""
        low, high = BELOW, ABOVE
        while low < high:
            wanted = max(self._guess, low + 1)
            self._guess = found = self._after_card(card, wanted)
            low, high = (found, high) if found >= wanted else (low, found)
        return low

    def _after_card(self, card: Card, wanted: int) -> int:
        cards, leader = self._cards, self._trick.leader
        numbers = [cards.number((leader + place) % 4, kind) for place, kind in enumerate((*self._trick.cards, card))]
        laid, best = 0, numbers[0]
        for number in numbers:
            laid |= 1 << number
            best = number if cards.beats[best][number] else best
        led = cards.suit[numbers[0]]
        if len(numbers) == 4:
            return self._take(cards.all, laid, leader, *self._stand, wanted)
        return self._follow(cards.all, laid, len(numbers), leader, led, best, *self._stand, wanted)

    # In the three functions below `held` are the cards before the trick. What is given back is at least `wanted` if
    # the end is, and then no more than the end is worth; else it is less than `wanted`, and no less than that.

    def _lead(self, held: int, leader: Seat, points: int, net: int, made: int, wanted: int) -> int:
        """What the end is worth before a trick."""
        if not held:
            return self.goal.end(points, made, net)
        case = (held, leader, points, net, made)
        known = self._known.get(case)
        if known is None:
            self._count()
            left = self._cards.left(held)
            known = self.goal.bounds((points, points + left.points), made, (net - left.for_contra, net + left.for_re))
        low, high = known
        if low >= wanted or low == high:
            return low
        if high < wanted:
            return high
        cards, is_re = self._cards, self._cards.re[leader]
        found = BELOW if is_re else ABOVE
        for number, bit, gate in cards.moves(held & cards.rows[leader], -1, -1):
            if held & gate:
                suit = cards.suit[number]
                value = self._follow(held, bit, 1, leader, suit, number, points, net, made, wanted)
                found = max(found, value) if is_re else min(found, value)
                if (found >= wanted) is is_re:
                    break
        self._known[case] = (found, high) if found >= wanted else (low, found)
        return found

    def _follow(
        self, held: int, laid: int, place: int, leader: Seat, led: int, best: int, points: int, net: int, made: int,
        wanted: int,
    ) -> int:  # fmt: skip
        """What the end is worth when the next seat is to follow."""
        cards, seat = self._cards, (leader + place) & 3
        is_re, beats = cards.re[seat], cards.beats[best]
        found = BELOW if is_re else ABOVE
        for number, bit, gate in cards.moves(held & cards.rows[seat], led, best):
            if not held & gate:
                continue
            if place == 3:
                value = self._take(held, laid | bit, leader, points, net, made, wanted)
            else:
                top = number if beats[number] else best
                value = self._follow(held, laid | bit, place + 1, leader, led, top, points, net, made, wanted)
            found = max(found, value) if is_re else min(found, value)
            if (found >= wanted) is is_re:
                break
        return found

    def _take(self, held: int, laid: int, leader: Seat, points: int, net: int, made: int, wanted: int) -> int:
        """What the end is worth when a trick is full."""
        winner, eyes, special, who = self._cards.brought(laid, leader, held == laid)
        return self._lead(held & ~laid, winner, points + eyes, net + special, made | who, wanted)

    def _count(self) -> None:
        self.looked += 1
        if self.looked > self._budget:
            raise TooFarError(f"{self._budget} beginnings of tricks are not enough")


def stand(state: State, re: frozenset[Seat], contract: Contract) -> tuple[int, int, int]:
    """What has been made in the full tricks: card points of re, special points for re, and who has made a trick."""
    tricks = state.table.tricks
    teams = tuple(Team.RE if seat in re else Team.CONTRA for seat in SEATS)
    net = sum(one.points if one.team is Team.RE else -one.points for one in specials(state.table, contract, teams))
    won = [trick for trick in tricks if trick.winner in re]
    made = (RE_MADE if won else 0) | (CONTRA_MADE if len(won) < len(tricks) else 0)
    return sum(trick.points for trick in won), net, made
