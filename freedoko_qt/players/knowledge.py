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

NO_POINTS = 4  # a card above this is given on purpose when a smaller one was in the hand
SOFT = 0.95  # the most that is believed without proof


class Knowledge:
    """The facts for one decision; cheap to make, never changed afterwards."""

    def __init__(self, seen: Observation) -> None:
        table = seen.table
        self.seat = seen.seat
        self.hand = seen.hand
        self.table = table
        self.tables = table.tables
        self.suit = self.tables.suit
        self.above = above(self.tables)
        self.room = tuple(0 if seat == seen.seat else table.cards_left(seat) for seat in SEATS)
        self.hidden = list(deck_counts(table.rules.with_nines))  # cards in other hands, by card
        self.voids = [0, 0, 0, 0]  # by seat, a bit for each suit that the seat has not followed
        self.points = [0, 0, 0, 0]  # card points won, by seat
        self.queens = [0, 0, 0, 0]  # queens of clubs played, by seat
        self.count()
        self.pool = tuple(
            sum(room for seat, room in enumerate(self.room) if not self.voids[seat] >> suit & 1) for suit in range(5)
        )
        self.in_suit = [0] * 5  # hidden cards by suit, trumps last
        for card, number in enumerate(self.hidden):
            self.in_suit[self.suit[card]] += number
        self.team = seen.team
        self.own_queens = seen.hand.count(Card.CQ) + self.queens[seen.seat]
        self.sides = self.certain()
        self.foe = self.chances_of_foe()

    def count(self) -> None:
        """Fill hidden cards, voids, points and queens from hand and tricks."""
        hidden, suit, voids = self.hidden, self.suit, self.voids
        for card in self.hand:
            hidden[card] -= 1
        for trick in (*self.table.tricks, self.table.trick):
            if not trick.cards:
                continue
            led, seat = suit[trick.cards[0]], trick.leader
            total = 0
            for card in trick.cards:
                hidden[card] -= 1
                total += POINTS[card]
                if suit[card] != led:
                    voids[seat] |= 1 << led
                if card is Card.CQ:
                    self.queens[seat] += 1
                seat = (seat + 1) % 4
            if len(trick.cards) == 4:
                self.points[trick.winner] += total

    def certain(self) -> tuple[Team | None, ...]:
        """The sides that this seat can prove: what is public, its own side, and what its own queens tell."""
        sides = list(self.table.known)
        sides[self.seat] = self.team
        if self.table.contract is Contract.NORMAL:
            if self.own_queens == 2 or sides.count(Team.RE) == 2:
                return tuple(side or Team.CONTRA for side in sides)
            if sides.count(Team.CONTRA) == 3:
                return tuple(side or Team.RE for side in sides)
            # With one own queen there is exactly one partner, so the third contra is proof as well.
            if self.own_queens == 1 and sides.count(Team.CONTRA) == 2:
                return tuple(side or Team.RE for side in sides)
        return tuple(sides)

    def chances_of_foe(self) -> tuple[float, ...]:
        """For each seat, how likely it is an opponent; 0 for the own seat, 0 or 1 where it is proven."""
        if None not in self.sides:
            return tuple(float(side is not self.team) for side in self.sides)
        if self.table.contract is Contract.MARRIAGE:
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

    def has(self, seat: Seat, suit: int, number: int) -> float:
        """How likely a seat holds at least one of a number of hidden cards of a suit."""
        if number <= 0 or self.voids[seat] >> suit & 1:
            return 0.0
        pool, others = self.pool[suit], self.pool[suit] - self.room[seat]
        none = 1.0
        for i in range(number):
            none *= (others - i) / (pool - i) if others > i else 0.0
        return 1 - none

    def higher(self, card: Card) -> int:
        """Hidden cards that beat this one in its own suit."""
        return sum(self.hidden[other] for other in self.above[card])

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Whether a seat can have the card now: hidden, the suit followed so far, the side fitting a queen of clubs."""
        if seat == self.seat:
            return card in self.hand
        if not self.hidden[card] or not self.room[seat] or self.voids[seat] >> self.suit[card] & 1:
            return False
        return card is not Card.CQ or not self.lacks_queens(seat)

    def lacks_queens(self, seat: Seat) -> bool:
        """Whether a seat can have no queen of clubs, because of its side."""
        if self.table.contract is Contract.NORMAL:
            return self.sides[seat] is Team.CONTRA
        return self.table.contract.is_marriage and seat != self.table.soloist

    def beats(self, seat: Seat, card: Card, led: int) -> float:
        """How likely a seat that has yet to play can beat a card in a trick led with a suit."""
        higher = self.higher(card)
        if self.hidden[Card.CQ] and Card.CQ in self.above[card] and self.lacks_queens(seat):
            higher -= self.hidden[Card.CQ]
        if led == TRUMP:
            return self.has(seat, TRUMP, higher)
        follows = self.has(seat, led, self.in_suit[led])
        if self.suit[card] == TRUMP:
            return (1 - follows) * self.has(seat, TRUMP, higher)
        over = self.has(seat, led, higher) if self.suit[card] == led else follows
        return over + (1 - follows) * self.has(seat, TRUMP, self.in_suit[TRUMP])

    def ruffs(self, seat: Seat, suit: int) -> float:
        """How likely a seat has none of a plain suit and a trump instead."""
        return (1 - self.has(seat, suit, self.in_suit[suit])) * self.has(seat, TRUMP, self.in_suit[TRUMP])

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
