"""The cards of the last tricks as bits: who may play what, what a trick brings, what can still be made.

It knows no rule; suits, who beats whom and special points come from the engine's tables. Each seat has a row of bits,
in which its cards stand suit by suit, the strongest first; so the cards that are still held are one number.
"""

from dataclasses import dataclass
from itertools import pairwise

from freedoko_qt.engine.card import POINTS, Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.ending import FeatTables, counted_tricks, feat_tables
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.state import State
from freedoko_qt.players.solver_goal import CONTRA_MADE, RE_MADE

Move = tuple[int, int, int]
"""A card by number, its bit, and the cards of others one of which must be there, or another card does as well."""

Brought = tuple[Seat, int, int, int]
"""Of a full trick: who takes it, the card points and special points for re, and which side has made a trick."""

ALWAYS = -1
"""Every card of the others: there is no other card that does as well."""


@dataclass(frozen=True, slots=True)
class Left:
    """What the cards that are still held can bring: card points, and special points at most for re and for contra."""

    points: int
    for_re: int
    for_contra: int


class Cards:
    """The cards of a moment, those of the running trick included."""

    def __init__(self, state: State, re: frozenset[Seat], contract: Contract) -> None:
        """`contract` is what the game turns out to be."""
        table = state.table
        self._tables = tables = table.tables
        _, swines, hyperswines = tables.phase
        self._feats: FeatTables = feat_tables(table.rules, contract, swines, hyperswines)
        tricks = table.hand_size
        self._counts = counted_tricks(table.rules, contract, tricks, table.decided) == tricks
        self.re = tuple(seat in re for seat in SEATS)
        rows = [self._row(state, seat) for seat in SEATS]
        self.width = max(len(row) for row in rows)
        self.kinds: list[Card | None] = [None] * (4 * self.width)
        for seat, row in enumerate(rows):
            self.kinds[seat * self.width : seat * self.width + len(row)] = row
        self.numbers = [number for number, kind in enumerate(self.kinds) if kind is not None]
        self.all = sum(1 << number for number in self.numbers)
        self.rows = tuple(((1 << self.width) - 1) << seat * self.width for seat in SEATS)
        self.suit = [tables.suit[kind] if kind is not None else -1 for kind in self.kinds]
        self.beats = [
            [self._is_above(number, best) for number in range(4 * self.width)] for best in range(4 * self.width)
        ]
        self._likes = [self._likeness(kind) if kind is not None else () for kind in self.kinds]
        self._moves: dict[tuple[int, int, int], tuple[Move, ...]] = {}
        self._brought: dict[int, Brought] = {}
        self._left: dict[int, Left] = {}

    def _is_above(self, number: int, best: int) -> bool:
        card, owner = self.kinds[number], self.kinds[best]
        return card is not None and owner is not None and self._tables.beats(card, owner, is_last=False)

    def _row(self, state: State, seat: Seat) -> list[Card]:
        """What a seat holds or has laid in the running trick, suit by suit, the strongest first."""
        trick = state.table.trick
        laid = [card for owner, card in zip(trick.seats, trick.cards, strict=True) if owner == seat]
        return sorted((*state.hands[seat], *laid), key=self._tables.sort_key)

    def number(self, seat: Seat, card: Card) -> int:
        """The first card of a kind that a seat has."""
        return seat * self.width + self.kinds[seat * self.width : (seat + 1) * self.width].index(card)

    # -- what may be played ---------------------------------------------------------------------------------------

    def moves(self, own: int, led: int, best: int) -> tuple[Move, ...]:
        """What may be played from these cards of a seat, the most promising first.

        `led` is a suit and `best` the card that owns the trick so far, both −1 for who leads.
        """
        case = (own, led, best)
        found = self._moves.get(case)
        if found is None:
            found = self._moves[case] = tuple(self._ordered(own, led, best))
        return found

    def _ordered(self, own: int, led: int, best: int) -> list[Move]:
        held = [number for number in self.numbers if own >> number & 1]
        cards = [number for number in held if self.suit[number] == led] or held
        found = [(cards[0], 1 << cards[0], ALWAYS)]
        for before, number in pairwise(cards):
            gate = self._between(before, number)
            if self.kinds[before] is not self.kinds[number]:
                found.append((number, 1 << number, gate))
        return sorted(found, key=lambda move: self._rank(move[0], best))

    def _between(self, strong: int, weak: int) -> int:
        """The cards of others that tell two cards of a seat from each other; all if the two are not alike."""
        if self._likes[strong] != self._likes[weak]:
            return ALWAYS
        strength, suit, row = self._tables.strength, self.suit[weak], strong // self.width
        high, low = (strength[self._kind(number)] for number in (strong, weak))
        return sum(
            1 << other
            for other in self.numbers
            if other // self.width != row and self.suit[other] == suit and low <= strength[self._kind(other)] <= high
        )

    def _likeness(self, kind: Card) -> tuple[object, ...]:
        """All that tells a card from others besides its strength."""
        feats, size = self._feats, len(POINTS)
        caught = tuple((most[kind::size], most[kind * size : (kind + 1) * size]) for most in feats.caught)
        last = (feats.charlies[kind], feats.crown[kind], feats.twin[kind], kind is Card.CJ and any(feats.charlies))
        return (self._tables.suit[kind], self._tables.dulle[kind], POINTS[kind], caught, *last)

    def _rank(self, number: int, best: int) -> tuple[int, ...]:
        """Sorts moves: the smaller, the more promising."""
        points = POINTS[self._kind(number)]
        if best < 0:
            is_ace = self.suit[number] < 4 and points == 11
            return (0 if is_ace else 1, number)
        wins = self.beats[best][number]
        if self.re[best // self.width] is self.re[number // self.width]:
            return (-points, number)
        return (not wins, -number if wins else points)

    def _kind(self, number: int) -> Card:
        kind = self.kinds[number]
        assert kind is not None
        return kind

    # -- what it brings -------------------------------------------------------------------------------------------

    def brought(self, trick: int, leader: Seat, is_last: bool) -> Brought:
        """What a full trick brings, given as the bits of its cards."""
        case = (trick << 3) | (leader << 1) | is_last
        found = self._brought.get(case)
        if found is None:
            found = self._brought[case] = self._taken(trick, leader, is_last)
        return found

    def _taken(self, trick: int, leader: Seat, is_last: bool) -> Brought:
        numbers = [number for number in self.numbers if trick >> number & 1]
        laid = [self._kind(number) for number in numbers[leader:] + numbers[:leader]]
        at = 0
        for place in (1, 2, 3):
            if self._tables.beats(laid[place], laid[at], is_last):
                at = place
        winner, points = (leader + at) % 4, sum(POINTS[card] for card in laid)
        is_re = self.re[winner]
        special = self._special(laid, leader, at, points, is_last) if self._counts else 0
        return winner, points if is_re else 0, special if is_re else -special, RE_MADE if is_re else CONTRA_MADE

    def _special(self, laid: list[Card], leader: Seat, at: int, points: int, is_last: bool) -> int:
        """The special points of a trick."""
        feats, best, winner = self._feats, laid[at], (leader + at) % 4
        is_foe = [self.re[(leader + place) % 4] is not self.re[winner] for place in SEATS]
        total = int(points >= feats.doppelkopf)
        total += sum(feats.caught[is_last][best * 24 + card] for card, foe in zip(laid, is_foe, strict=True) if foe)
        total += feats.heart_trick and all(feats.heart[card] for card in laid)
        if is_last:
            charlies = sum(foe and card is Card.CJ for card, foe in zip(laid, is_foe, strict=True))
            total += min(charlies, feats.charlies[best]) + feats.crown[best]
            has_twin = any(place != at and laid[place] is best and not is_foe[place] for place in SEATS)
            total += feats.twin[best] * has_twin
        return total

    def left(self, held: int) -> Left:
        """What the cards that are held can bring, with certainty not more."""
        found = self._left.get(held)
        if found is None:
            found = self._left[held] = self._reckoned(held)
        return found

    def _reckoned(self, held: int) -> Left:
        numbers = [number for number in self.numbers if held >> number & 1]
        points = sum(POINTS[self._kind(number)] for number in numbers)
        if not self._counts:
            return Left(points, 0, 0)
        feats = self._feats
        either = points // feats.doppelkopf
        if feats.heart_trick:
            either += sum(feats.heart[self._kind(number)] for number in numbers) // 4
        most = [either, either]
        last = [0, 0]
        for number in numbers:
            kind, is_re = self._kind(number), self.re[number // self.width]
            most[is_re] += max(max(one[kind::24]) for one in feats.caught)
            most[is_re] += kind is Card.CJ and any(feats.charlies)
            last[not is_re] = max(last[not is_re], feats.crown[kind] + feats.twin[kind])
        return Left(points, most[0] + last[0], most[1] + last[1])
