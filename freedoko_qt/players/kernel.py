"""Thousands of games in lock step: the same moment of the same game with different hidden cards, in numpy.

It knows no rule. What cards follow and beat which, who is found by a marriage, what tricks and the end bring comes as
numbers from the engine (`Course`). A hand is one word for each game: bit c says that it holds card kind c, bit c + 24
that it holds both. Hands stand in the order of play of the running trick, so that no step has to look up whose turn
it is in which game.
"""

from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import CARDS, POINTS, Card, Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.marriage import Search, search
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table, Trick
from freedoko_qt.engine.tables import game_tables

Ints = NDArray[np.int64]

KINDS = len(CARDS)
LOW = (1 << KINDS) - 1
PAIRS = KINDS * KINDS
POINTS_OF = np.array(POINTS, np.int64)

HALF = 12  # a mask of 24 bits is looked up in two halves
FIRST_HALF = (1 << HALF) - 1
UPPER = 16 << HALF  # where the table of the upper half begins


def _nth() -> NDArray[np.int64]:
    """Which bit is the n-th that is set: row by row for each mask of the lower half, then of the upper one."""
    found = np.zeros((2, 1 << HALF, 16), np.int64)
    for mask in range(1 << HALF):
        bits = [bit for bit in range(HALF) if mask >> bit & 1]
        found[0, mask, : len(bits)] = bits
        found[1, mask, : len(bits)] = [bit + HALF for bit in bits]
    return found.ravel()


NTH = _nth()


@dataclass(frozen=True, slots=True, eq=False)
class Course:
    """What the engine says of the cards of one game, as arrays; phase 1 is with swines, 2 with hyperswines, 3 both."""

    suit_mask: Ints  # by card led: the cards that follow it
    beats: NDArray[np.int64]  # phase, last trick or not, best card so far, card
    size: int  # tricks of the game
    search: Search | None
    matches: NDArray[np.bool_]
    match_mask: int


def course_of(table: Table) -> Course:
    """The course of the game that a table shows."""
    return _course(table.rules, table.contract, table.hand_size, search(table) if table.is_undecided else None)


@lru_cache(maxsize=128)
def _course(rules: Rules, contract: Contract, size: int, sought: Search | None) -> Course:
    phases = [game_tables(rules, contract, bool(phase & 1), bool(phase & 2)) for phase in range(4)]
    suit = phases[0].suit
    masks = [sum(1 << other for other in CARDS if suit[other] == suit[card]) for card in CARDS]
    beats = [
        [[[tables.beats(card, best, is_last) for card in CARDS] for best in CARDS] for is_last in (False, True)]
        for tables in phases
    ]
    matches = np.array(sought.matches if sought else [False] * KINDS)
    return Course(
        np.array(masks, np.int64),
        np.array(beats, np.int64).ravel(),
        size,
        sought,
        matches,
        sum(1 << card for card in CARDS if matches[card]),
    )


def word(cards: Hand) -> int:
    """A hand as one word."""
    total = 0
    for card in cards:
        total |= 1 << (card + KINDS if total >> card & 1 else card)
    return total


def hand_of(word: int) -> Hand:
    """The cards of a hand that is told as a word."""
    return tuple(card for card in CARDS for _ in range((word >> card & 1) + (word >> (card + KINDS) & 1)))


def added(words: Ints, bits: Ints | int) -> Ints:
    """Words with one card more, given as the bit of its kind; 0 adds nothing."""
    return words | np.where(words & bits != 0, np.left_shift(bits, KINDS), bits)


def count(words: Ints, card: Card) -> Ints:
    """How many cards of a kind are in each word."""
    return (words >> card & 1) + (words >> (card + KINDS) & 1)


@dataclass(slots=True)
class Past:
    """A full trick in every game; cards in the order of play."""

    cards: Ints  # 4 x games
    leader: Ints
    winner: Ints
    best: Ints
    points: Ints

    def some(self, games: Ints) -> "Past":
        """The same trick of some of the games."""
        return Past(self.cards[:, games], *(one[games] for one in (self.leader, self.winner, self.best, self.points)))


class Worlds:
    """Games in lock step from one moment on; all of them have seen the same cards by then."""

    BY_GAME: ClassVar[tuple[str, ...]] = (
        *("lead", "hands", "re", "phase", "alone", "void", "decided", "seeks", "matched", "other_won"),
        *("cards", "best", "points", "owner", "follows", "_zero"),
    )
    """What there is of each game, last axis."""

    def __init__(self, table: Table, hands: Ints, re: Ints) -> None:
        """`hands` are words, seat x games; `re` has bit s where seat s is re, as far as that is decided."""
        self.table, self.course = table, course_of(table)
        self.games = n = hands.shape[1]
        self.number, self.place = len(table.tricks), len(table.trick.cards)
        self.past = [constant(trick, n) for trick in table.tricks]
        self.lead = np.full(n, table.trick.leader, np.int64)
        order = [(table.trick.leader + k) % 4 for k in range(4)]
        self.hands = hands[order]
        self.re = re.copy()
        phase = (table.swines is not None) + 2 * (table.hyperswines is not None)
        self.phase = np.full(n, phase, np.int64)
        self.has_phases = False  # whether the games differ in it
        self.alone = np.zeros(n, np.bool_)  # a marriage that found nobody
        self.void = np.zeros(n, np.bool_)  # a duel that came to nothing
        self.decided = np.full(n, table.decided, np.int64)
        self.seeks = np.full(n, table.is_undecided)
        self.is_seeking = table.is_undecided
        self.matched = np.full(n, sum(bool(self.course.matches[t.cards[0]]) for t in table.tricks), np.int64)
        self.other_won = np.full(n, any(t.winner != table.soloist for t in table.tricks))
        self.cards = np.zeros((4, n), np.int64)
        self._zero = np.zeros(n, np.int64)
        self.best = self.points = self.owner = self._zero
        self.follows = self._zero
        for k, card in enumerate(table.trick.cards):
            self._lay(k, np.full(n, card, np.int64))

    def parted(self, games: Ints) -> Self:
        """Copies of some of the games, each as often as it is named, which go on by themselves."""
        new = copy(self)
        new.games, new.past = len(games), [trick.some(games) for trick in self.past]
        for name in self.BY_GAME:
            setattr(new, name, np.ascontiguousarray(getattr(self, name)[..., games]))
        return new

    def window(self, games: slice) -> Self:
        """Neighbouring games as they are now, to be looked at; they share memory with these and cannot go on."""
        new = copy(self)
        new.games = games.stop - games.start
        for name in self.BY_GAME:
            setattr(new, name, getattr(self, name)[..., games])
        return new

    # -- what may be played ------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played."""
        return self.number == self.course.size

    @property
    def seat(self) -> Ints:
        """Whose turn it is."""
        return (self.lead + self.place) & 3

    def legal(self) -> Ints:
        """The cards that may be played, as masks of card kinds."""
        held = self.hands[self.place] & LOW
        if self.place == 0:
            return held
        following = held & self.follows
        return np.where(following == 0, held, following)

    # -- what happens ------------------------------------------------------------------------------------------

    def play(self, cards: Ints) -> None:
        """One card in every game; that it is legal is not looked at."""
        held, bit = self.hands[self.place], np.left_shift(1, cards)
        both = (held >> KINDS) & bit
        self.hands[self.place] = held ^ ((both << KINDS) | (bit & ~both))
        self._lay(self.place, cards)
        if self.place < 3:
            self.place += 1
        else:
            self._gather()

    def rise(self, phase: Ints) -> None:
        """Swines and hyperswines are announced: the phase that each game has from now on."""
        self.phase, self.has_phases = phase.copy(), True

    def _lay(self, k: int, cards: Ints) -> None:
        self.cards[k] = cards
        if k == 0:
            self.best, self.owner = cards, self._zero
            self.points = POINTS_OF.take(cards)
            self.follows = self.course.suit_mask.take(cards)
            return
        self.points = self.points + POINTS_OF.take(cards)
        is_last = self.number + 1 == self.course.size
        start: int | Ints = self.phase * (2 * PAIRS) if self.has_phases else int(self.phase[0]) * 2 * PAIRS
        wins = self.course.beats.take(self.best * KINDS + cards + (start + is_last * PAIRS))
        self.best = self.best + wins * (cards - self.best)
        self.owner = self.owner + wins * (k - self.owner)

    def _gather(self) -> None:
        n, owner = self.games, self.owner
        winner = (self.lead + owner) & 3
        self.past.append(Past(self.cards, self.lead, winner, self.best, self.points))
        self.cards = np.zeros((4, n), np.int64)
        if self.is_seeking:
            self._seek(winner)
        self.number, self.place, self.lead = self.number + 1, 0, winner
        if self.number < self.course.size:
            turned = (np.arange(4)[:, None] + owner) & 3
            self.hands = self.hands.ravel().take(turned * n + np.arange(n))

    def _seek(self, winner: Ints) -> None:
        """A marriage looks for its partner; as the engine does it for a single game."""
        sought = self.course.search
        assert sought is not None
        led = self.past[-1].cards[0]
        matches = self.course.matches.take(led)
        ruffed = (self.course.suit_mask.take(led) >> self.best & 1) == 0
        is_other = winner != sought.soloist
        found = matches & is_other & (sought.ruffed_finds | ~ruffed) & self.seeks
        if sought.is_duel:
            found &= ((winner - sought.soloist) & 1) == 1
        self.matched += matches
        self.other_won |= is_other
        searched = np.where(matches, self.matched, 0) if sought.counts_matching else self.number + 1
        left = (np.bitwise_or.reduce(self.hands, axis=0) & self.course.match_mask) != 0
        ends = (searched >= sought.limit) | ~left
        if sought.first_one_decides:
            ends |= matches & ~is_other
        if self.number + 1 == self.course.size:
            ends |= True
        ends &= self.seeks & ~found
        if sought.is_duel:
            self.void |= ends & self.other_won
        bride = 1 << sought.soloist
        self.re = np.where(found, bride | (1 << winner), np.where(ends, bride, self.re))
        self.alone |= ends
        self.decided = np.where(found | ends, self.number + 1, self.decided)
        self.seeks &= ~(found | ends)
        self.is_seeking = bool(self.seeks.any())


def constant(trick: Trick, games: int) -> Past:
    """A trick that is the same in all games."""
    cards = np.repeat(np.array(trick.cards, np.int64)[:, None], games, axis=1)
    values = (trick.leader, trick.winner, trick.best, trick.points)
    return Past(cards, *(np.full(games, value, np.int64) for value in values))


def any_of(masks: Ints, dice: NDArray[np.uint32]) -> Ints:
    """One bit of each mask, all as good as equally likely; `dice` are random numbers below 65,536."""
    lower = masks & FIRST_HALF
    ones = np.bitwise_count(lower)
    nth = (dice * np.bitwise_count(masks)) >> 16
    place = (lower << 4) + nth
    upper = np.flatnonzero(nth >= ones)
    place[upper] = ((masks[upper] >> HALF) << 4) + (nth[upper] - ones[upper]) + UPPER
    return NTH.take(place)


def play_out(worlds: Worlds, rng: np.random.Generator) -> None:
    """Plays all games to their end with random cards."""
    while not worlds.is_over:
        dice = np.frombuffer(rng.bytes(2 * worlds.games), np.uint16).astype(np.uint32)
        worlds.play(any_of(worlds.legal(), dice))
