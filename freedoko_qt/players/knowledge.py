"""What one seat can work out from its own hand and the public events: cards, voids, sides, chances.

Everything here comes from the observation. Chances treat the hidden cards as dealt at random among the seats that may
still hold them.
"""

from functools import lru_cache
from itertools import combinations
from math import exp

from freedoko_qt.engine.card import POINTS, Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Trick
from freedoko_qt.engine.tables import TRUMP, GameTables
from freedoko_qt.players import certainty

NO_POINTS = 4  # a card above this is given on purpose when a smaller one was in the hand
SOFT = 0.95  # the most that is believed without proof
ALL = 12  # as many tricks as there can be


class Knowledge:
    """The facts for one decision; cheap to make, never changed afterwards.

    `memory` tells how many of the last tricks are remembered, besides the running one. Points in the piles, sides
    that showed and what was announced are never forgotten.
    """

    def __init__(self, seen: Observation, memory: int = ALL) -> None:
        table = seen.table
        self.seat = seen.seat
        self.hand = seen.hand
        self.table = table
        self.tables = table.tables
        self.suit = self.tables.suit
        self.above = above(self.tables)
        self.memory = memory
        self.hidden = list(deck_counts(table.rules.with_nines))  # cards in other hands, by card
        self.voids = [0, 0, 0, 0]  # by seat, a bit for each suit that the seat does not have
        self.points = [0, 0, 0, 0]  # card points won, by seat
        self.own_queens = (*seen.hand, *table.played_by(seen.seat)).count(Card.CQ)
        self.count()
        if (poor := certainty.without_trumps(seen)) is not None:
            self.voids[poor] |= 1 << TRUMP
        self.held = certainty.held(seen)  # cards that are certain to be in a hand
        self.free = self.hidden  # the others, of which nobody can tell where they are
        self.room = tuple(0 if seat == seen.seat else table.cards_left(seat) for seat in SEATS)
        if any(self.held):
            self.settle()
        self.pool = tuple(
            sum(room for seat, room in enumerate(self.room) if not self.voids[seat] >> suit & 1) for suit in range(5)
        )
        self.in_suit = self.by_suit(self.hidden)  # hidden cards by suit, trumps last
        self.free_in_suit = self.in_suit if self.free is self.hidden else self.by_suit(self.free)
        self.team = seen.team
        self.sides = certainty.sides(seen, self.own_queens)
        self.foe = self.chances_of_foe()

    def count(self) -> None:
        """Fill hidden cards, voids and points from hand and tricks."""
        hidden, suit, voids = self.hidden, self.suit, self.voids
        for card in self.hand:
            hidden[card] -= 1
        tricks = self.table.tricks
        for trick in tricks:
            self.points[trick.winner] += trick.points
        for trick in (*tricks[max(0, len(tricks) - self.memory) :], self.table.trick):
            if not trick.cards:
                continue
            led, seat = suit[trick.cards[0]], trick.leader
            for card in trick.cards:
                hidden[card] -= 1
                if suit[card] != led:
                    voids[seat] |= 1 << led
                seat = (seat + 1) % 4

    def settle(self) -> None:
        """Tell the cards whose place is certain from the free ones, and the room that is left for these."""
        self.free = list(self.hidden)
        for cards in self.held:
            for card, number in cards.items():
                self.free[card] -= number
        self.room = tuple(room - cards.total() for room, cards in zip(self.room, self.held, strict=True))

    def by_suit(self, cards: list[int]) -> list[int]:
        """Numbers of cards by suit, trumps last, from those by card."""
        numbers = [0] * 5
        for card, number in enumerate(cards):
            numbers[self.suit[card]] += number
        return numbers

    def chances_of_foe(self) -> tuple[float, ...]:
        """For each seat, how likely it is an opponent; 0 for the own seat, 0 or 1 where it is proven."""
        if self.table.contract is Contract.FEWEST_POINTS:
            return tuple(float(seat != self.seat) for seat in SEATS)
        if None not in self.sides:
            return tuple(float(side is not self.team) for side in self.sides)
        if self.table.contract is not Contract.NORMAL:
            return tuple(0.0 if seat == self.seat else 0.5 for seat in SEATS)
        open_seats = [seat for seat in SEATS if self.sides[seat] is None]
        missing = max(1, min(2 - self.sides.count(Team.RE), len(open_seats)))
        lean = self.leanings(open_seats)
        weights = {pair: exp(sum(lean[seat] for seat in pair)) for pair in combinations(open_seats, missing)}
        whole = sum(weights.values())
        chances = []
        for seat in SEATS:
            if self.sides[seat] is not None:
                chances.append(float(self.sides[seat] is not self.team))
                continue
            is_re = sum(weight for pair, weight in weights.items() if seat in pair) / whole
            is_re = min(SOFT, max(1 - SOFT, is_re))
            chances.append(1 - is_re if self.team is Team.RE else is_re)
        return tuple(chances)

    def leanings(self, seats: list[Seat]) -> dict[Seat, float]:
        """How much the play of seats of unknown side speaks for re (above 0) or for contra."""
        lean = dict.fromkeys(seats, 0.0)
        for trick in (*self.table.tricks, self.table.trick):
            owner, best = trick.leader, trick.cards[0] if trick.cards else Card.CA
            for place, card in enumerate(trick.cards[1:], 1):
                seat = (trick.leader + place) % 4
                takes = self.tables.beats(card, best, False)
                side = self.sides[owner]
                if seat in lean and side is not None:
                    lean[seat] += leaning(card, takes, place, trick, side is Team.RE)
                if takes:
                    owner, best = seat, card
        return lean

    def chance(self, seat: Seat, suit: int, number: int) -> float:
        """How likely a seat holds at least one of a number of free cards of a suit."""
        if number <= 0 or self.voids[seat] >> suit & 1:
            return 0.0
        pool, others = self.pool[suit], self.pool[suit] - self.room[seat]
        none = 1.0
        for i in range(number):
            none *= (others - i) / (pool - i) if others > i else 0.0
        return 1 - none

    def follows(self, seat: Seat, suit: int) -> float:
        """How likely a seat has a card of a suit."""
        if any(self.suit[card] == suit for card in self.held[seat]):
            return 1.0
        return self.chance(seat, suit, self.free_in_suit[suit])

    def has_above(self, seat: Seat, card: Card) -> float:
        """How likely a seat has a card that beats this one in its own suit."""
        higher = self.above[card]
        if any(other in self.held[seat] for other in higher):
            return 1.0
        number = sum(self.free[other] for other in higher)
        if self.free[Card.CQ] and Card.CQ in higher and self.lacks_queens(seat):
            number -= self.free[Card.CQ]
        return self.chance(seat, self.suit[card], number)

    def higher(self, card: Card) -> int:
        """Hidden cards that beat this one in its own suit."""
        return sum(self.hidden[other] for other in self.above[card])

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Whether a seat can have the card now: hidden, the suit followed so far, the side fitting a queen of clubs."""
        if seat == self.seat:
            return card in self.hand
        if card in self.held[seat]:
            return True
        if self.free[card] <= 0 or not self.room[seat] or self.voids[seat] >> self.suit[card] & 1:
            return False
        return card is not Card.CQ or not self.lacks_queens(seat)

    def lacks_queens(self, seat: Seat) -> bool:
        """Whether a seat can have no queen of clubs, because of its side."""
        if self.table.contract is Contract.NORMAL:
            return self.sides[seat] is Team.CONTRA
        return self.table.contract.is_marriage and seat != self.table.soloist

    def beats(self, seat: Seat, card: Card, led: int) -> float:
        """How likely a seat that has yet to play can beat a card in a trick led with a suit."""
        if led == TRUMP:
            return self.has_above(seat, card) if self.suit[card] == TRUMP else self.follows(seat, TRUMP)
        follows = self.follows(seat, led)
        if self.suit[card] == TRUMP:
            return (1 - follows) * self.has_above(seat, card)
        over = self.has_above(seat, card) if self.suit[card] == led else follows
        return over + (1 - follows) * self.follows(seat, TRUMP)

    def ruffs(self, seat: Seat, suit: int) -> float:
        """How likely a seat has none of a plain suit and a trump instead."""
        return (1 - self.follows(seat, suit)) * self.follows(seat, TRUMP)

    def is_highest(self, card: Card) -> bool:
        """Whether no hidden card of the same suit beats the card."""
        return not any(self.hidden[other] for other in self.above[card])


def leaning(card: Card, takes: bool, place: int, trick: Trick, owner_is_re: bool) -> float:
    """What one card tells: points given to a side speak for it, taking a rich trick away speaks against it."""
    towards = 1.0 if owner_is_re else -1.0
    if not takes:
        return towards * (1.2 if place == 3 else 0.6) if POINTS[card] > NO_POINTS else 0.0
    rich = sum(POINTS[other] for other in trick.cards[:place]) >= 10
    return -towards * (1.0 if place == 3 and rich else 0.3)


@lru_cache(maxsize=64)
def above(tables: GameTables) -> tuple[tuple[Card, ...], ...]:
    """For each card, the kinds that beat it in its own suit, whenever they are played."""
    return tuple(tuple(other for other in Card if is_above(tables, other, card)) for card in Card)


def is_above(tables: GameTables, other: Card, card: Card) -> bool:
    """Whether a card that is played later beats another of the same suit."""
    return tables.suit[other] == tables.suit[card] and tables.beats(other, card, False)


@lru_cache(maxsize=2)
def deck_counts(nines: bool) -> tuple[int, ...]:
    """How many of each card kind are in the deck."""
    return tuple(2 if nines or card.rank.name != "NINE" else 0 for card in Card)
