"""What a network is told of a moment: what the player on turn sees, in numbers, from its own place.

Cards stand by what they are in the game, not by their names: the trump suit takes the place of the diamonds, and of
the rules there stands what they do. Nothing hidden of the others goes in; a test shuffles it and looks.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import Card, Suit
from freedoko_qt.engine.contract import SHAPES, Contract
from freedoko_qt.engine.ending import NEVER
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.tables import TRUMP, game_tables
from freedoko_qt.players.kernel import KINDS, Ints, Worlds, added, count
from freedoko_qt.players.outcome import feats_of

Bits = NDArray[np.uint8]

OWN, PAIRED, LEGAL, UNSEEN, TRUMPS = 0, 24, 48, 72, 96
PLAYED = 120  # by the own seat and the three others, 24 each
LAID = PLAYED + 96  # in the running trick by each of the others, 24 each
BEST = LAID + 72
OWNER = BEST + 24
SIDE = OWNER + 3  # the own side: re, contra; neither while it is not decided
OTHERS = SIDE + 2  # each of the others: partner, foe; neither while that is not known
VOID = OTHERS + 6  # each of the others: the five suits it has not followed
TAKEN = VOID + 15  # card points of each seat
TRICK = TAKEN + 4  # card points of the running trick
NUMBER = TRICK + 1  # which trick it is
SOLOIST = NUMBER + 12  # who plays alone or looks for a partner, from the own place
FLAGS = SOLOIST + 4
FLAG_COUNT = 32  # some are still free
SIZE = FLAGS + FLAG_COUNT

ALL = slice(None)
HALF = np.float32(0.5)
SUITS = np.array([[bool(mask >> suit & 1) for suit in range(5)] for mask in range(32)])  # those that a mask names


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """What stays the same over a game: the order of the cards as the network knows them, and its rules in numbers."""

    order: NDArray[np.int64]  # by place in the network's view: the card kind
    place: NDArray[np.int64]  # the other way round
    suit: NDArray[np.int64]  # by card kind: 0 to 3 in the network's order, or TRUMP
    trumps: NDArray[np.float32]
    flags: NDArray[np.float32]


def setting_of(table: Table) -> Setting:
    """The setting of the game that a table shows."""
    return _setting(table.rules, table.contract, table.swines is not None, table.hyperswines is not None)


@lru_cache(maxsize=128)
def _setting(rules: Rules, contract: Contract, swines: bool, hyperswines: bool) -> Setting:
    shape = SHAPES[contract]
    order = np.array(turned(shape.suit[0] if shape.suit else Suit.DIAMOND), np.int64)
    tables, feats = game_tables(rules, contract, swines, hyperswines), feats_of(rules, contract)[0]
    plain = game_tables(rules, contract)
    flags = (
        rules.with_nines,
        any(tables.dulle),
        tables.second_dulle[0],
        tables.second_dulle[1],
        swines,
        hyperswines,
        any(plain.fox),
        feats.doppelkopf < NEVER,
        feats.charlies[Card.HT] > 0,
        feats.charlies[Card.DQ] > 0,
        feats.crown[Card.CJ] > 0,
        feats.heart_trick,
        any(feats.caught[0]) and feats.caught[0][KINDS * Card.HT + Card.HT] > 0,
        contract is Contract.MARRIAGE,
        contract in (Contract.POVERTY, Contract.GENSCHER),
        contract is Contract.SOLO_MEATLESS,
        contract.is_color_solo,
        contract.is_picture_solo,
        *(rank in shape.pictures for rank in sorted({Card.CK.rank, Card.CQ.rank, Card.CJ.rank})),
        contract.is_for_few,
    )
    told = np.zeros(FLAG_COUNT, np.float32)
    told[: len(flags)] = flags
    trumps = np.array([tables.suit[card] == TRUMP for card in order], np.float32)
    suits = [order[6 * at] // 6 for at in range(4)]
    suit = np.array([TRUMP if one == TRUMP else suits.index(one) for one in tables.suit], np.int64)
    return Setting(order, np.argsort(order), suit, trumps, told)


def turned(suit: Suit) -> list[Card]:
    """All card kinds with a suit in the place of the diamonds; the others move up."""
    suits = [other for other in Suit if other is not suit] + [suit]
    return [Card(6 * other + rank) for other in suits for rank in range(6)]


class Witnessed(Worlds):
    """Games in lock step that remember what everybody at the table has seen."""

    BY_GAME: ClassVar[tuple[str, ...]] = (*Worlds.BY_GAME, "played", "lacks", "taken")

    def __init__(self, table: Table, hands: Ints, re: Ints) -> None:
        n = hands.shape[1]
        self.played = np.zeros((4, n), np.int64)  # words, in the order of play
        self.lacks = np.zeros((4, n), np.int64)  # bit s: has not followed suit s
        self.taken = np.zeros((4, n), np.int64)  # card points
        self.setting = setting_of(table)
        self._view = np.zeros((n, SIZE), np.float32)
        self._view[:, TRUMPS : TRUMPS + KINDS] = self.setting.trumps
        self._view[:, FLAGS:] = self.setting.flags
        super().__init__(table, hands, re)
        self._beating = self.course.beats.reshape(-1, KINDS) > 0
        self._remember(table)

    def parted(self, games: Ints) -> Self:
        """As in `Worlds`."""
        new = super().parted(games)
        new._view = self._view[games]
        return new

    def window(self, games: slice) -> Self:
        """As in `Worlds`."""
        new = super().window(games)
        new._view = self._view[games]
        return new

    def _remember(self, table: Table) -> None:
        """What was seen before these games part."""
        suit = self.setting.suit
        for trick in table.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                row = (seat - table.trick.leader) % 4
                self._see(row, card, bool(suit[trick.cards[0]] != suit[card]), trick.cards[0])
            self.taken[(trick.winner - table.trick.leader) % 4] += trick.points

    def _see(self, row: int, card: Card, is_void: bool, led: Card) -> None:
        self.played[row] = added(self.played[row], 1 << card)
        if is_void:
            self.lacks[row] |= 1 << int(self.setting.suit[led])

    def _lay(self, k: int, cards: Ints) -> None:
        self.played[k] = added(self.played[k], np.left_shift(1, cards))
        if k:
            led = self.setting.suit.take(self.cards[0])
            self.lacks[k] |= (self.setting.suit.take(cards) != led).astype(np.int64) << led
        super()._lay(k, cards)

    def _gather(self) -> None:
        n, owner, points = self.games, self.owner, self.points
        self.taken[owner, np.arange(n)] += points
        super()._gather()
        turned_to = ((np.arange(4)[:, None] + owner) & 3) * n + np.arange(n)
        for name in ("played", "lacks", "taken"):
            setattr(self, name, getattr(self, name).ravel().take(turned_to))

    # -- the view ----------------------------------------------------------------------------------------------

    def view(self, some: Ints | slice = ALL) -> NDArray[np.float32]:
        """The numbers for the player on turn, one row for each of some games.

        The array is used again by the next call.
        """
        k, order, rows = self.place, self.setting.order, self.rows
        own = unpacked(self.hands[k][some])
        n = len(own)
        x = self._view[:n]
        x[:, OWN : OWN + KINDS] = own[:, order]
        x[:, PAIRED : PAIRED + KINDS] = own[:, order + KINDS]
        x[:, LEGAL : LEGAL + KINDS] = unpacked(self.legal()[some])[:, order]
        played = counted(self.played[rows][:, some].ravel()).reshape(4, n, KINDS)
        unseen = 2 - own[:, :KINDS] - own[:, KINDS : 2 * KINDS] - played.sum(0, dtype=np.uint8)
        by_seat = x[:, PLAYED : PLAYED + 4 * KINDS].reshape(n, 4, KINDS)
        np.multiply(played[:, :, order].swapaxes(0, 1), HALF, out=by_seat)
        np.multiply(unseen[:, order], HALF, out=x[:, UNSEEN : UNSEEN + KINDS])
        self._view_trick(x, k, some)
        self._view_sides(x, rows, some)
        x[:, VOID : VOID + 15].reshape(n, 3, 5)[:] = SUITS[self.lacks[rows[1:]][:, some]].swapaxes(0, 1)
        np.multiply(self.taken[rows][:, some].T, np.float32(1 / 120), out=x[:, TAKEN : TAKEN + 4], casting="unsafe")
        x[:, NUMBER : NUMBER + 12] = 0
        x[:, NUMBER + 12 - self.course.size + self.number] = 1
        return x

    def _view_trick(self, x: NDArray[np.float32], k: int, some: Ints | slice) -> None:
        x[:, LAID : OWNER + 3] = 0
        x[:, TRICK] = 0
        if not k:
            return
        place, games = self.setting.place, np.arange(len(x))
        for j in range(k):
            x[games, LAID + KINDS * (((j - k) & 3) - 1) + place.take(self.cards[j][some])] = 1
        x[games, BEST + place.take(self.best[some])] = 1
        x[games, OWNER + ((self.owner[some] - k) & 3) - 1] = 1
        x[:, TRICK] = self.points[some] / 30

    def _view_sides(self, x: NDArray[np.float32], rows: list[int], some: Ints | slice) -> None:
        seat, is_re = self.seats()
        x[:, SIDE] = is_re[0, some]
        x[:, SIDE + 1] = ~is_re[0, some]
        soloist = self.table.soloist
        if self.is_seeking:
            x[self.seeks[some] & (seat[0, some] != soloist), SIDE : SIDE + 2] = 0
        if soloist is not None:
            x[:, SOLOIST : SOLOIST + 4] = (seat[:, some] == soloist).T
        known = self.known_sides(rows)[1:, some]
        same = is_re[1:, some] == is_re[0, some]
        x[:, OTHERS : OTHERS + 6 : 2] = (known & same).T
        x[:, OTHERS + 1 : OTHERS + 6 : 2] = (known & ~same).T

    @property
    def rows(self) -> list[int]:
        """The places in the order of play, from the one on turn."""
        return [(self.place + i) & 3 for i in range(4)]

    def seats(self) -> tuple[Ints, NDArray[np.bool_]]:
        """The seats in the order of play from the one on turn, and which of them are re: place x game."""
        seat = (self.lead + np.array(self.rows)[:, None]) & 3
        return seat, ((self.re >> seat) & 1) == 1

    def known_sides(self, rows: list[int]) -> NDArray[np.bool_]:
        """Of whom the player on turn knows the side, from its own place: place x game."""
        if self.table.contract is Contract.NORMAL:
            # By the queens of clubs on the table and in its own hand.
            shown = count(self.played[rows], Card.CQ)
            everything = shown.sum(0) + count(self.hands[rows[0]], Card.CQ) == 2
            return everything | (shown > 0)
        if self.is_seeking:
            return np.tile(~self.seeks, (4, 1))
        return np.ones((4, self.games), np.bool_)

    def beating(self) -> NDArray[np.bool_]:
        """Which card kinds would own the running trick, one row for each game."""
        is_last = self.number + 1 == self.course.size
        rows = self.best + (self.phase * 2 + is_last) * KINDS
        return self._beating[rows]


def unpacked(words: Ints) -> Bits:
    """Words as rows of 64 bits, the lowest first."""
    return np.unpackbits(words.view(np.uint8).reshape(-1, 8), axis=1, bitorder="little")


def counted(words: Ints) -> Bits:
    """How many cards of each kind are in each word, one row for each."""
    bits = unpacked(words)
    return bits[:, :KINDS] + bits[:, KINDS : 2 * KINDS]
