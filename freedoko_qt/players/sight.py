"""What the player on turn can work out, in thousands of games at once: the numbers of `knowledge` and `position`."""

from functools import lru_cache

import numpy as np

from freedoko_qt.engine.card import POINTS, Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.tables import TRUMP, GameTables
from freedoko_qt.players import position as here
from freedoko_qt.players.features import SUITS, counted, unpacked
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.knowledge import above
from freedoko_qt.players.sample import LOG_FACTORIAL
from freedoko_qt.players.watched import Booleans, Floats, Watched, re_chances

POINTS_OF = np.array(POINTS, np.float32)
ROOMS, NUMBERS = 13, 37


def _none() -> Floats:
    """How likely a seat has none of a number of cards: by all places where they may lie, its own places, the number."""
    table = np.zeros((NUMBERS, ROOMS, NUMBERS), np.float32)
    for pool in range(NUMBERS):
        for room in range(min(ROOMS, pool + 1)):
            others = pool - room
            for number in range(others + 1):
                ways = LOG_FACTORIAL[others] - LOG_FACTORIAL[others - number]
                table[pool, room, number] = np.exp(ways - LOG_FACTORIAL[pool] + LOG_FACTORIAL[pool - number])
    return table.ravel()


NONE = _none()


class Cards:
    """What the tables of a game say of the cards, as arrays for the rules of thumb."""

    def __init__(self, tables: GameTables) -> None:
        self.suit = np.array(tables.suit, np.int64)
        self.is_trump = self.suit == TRUMP
        self.is_fox = np.array(tables.fox)
        self.has_fox = bool(self.is_fox.any())
        self.above = np.array([[other in higher for higher in above(tables)] for other in Card], np.float32)
        self.below_queen = self.above[Card.CQ].copy()
        self.lasting = np.float32(here.RUN) * (POINTS_OF + 8)  # what the highest card of a plain suit takes, if it runs
        self.by_suit = np.array([[suit == one for suit in range(5)] for one in tables.suit], np.float32)


@lru_cache(maxsize=64)
def cards_of(tables: GameTables) -> Cards:
    """The arrays of a game, made once."""
    return Cards(tables)


class Sight:
    """The facts of one decision in each game. Of the three others each row comes first: other x game x suit or kind."""

    def __init__(self, worlds: Watched, cards: Cards) -> None:
        self.worlds, self.cards = worlds, cards
        k, n = worlds.place, worlds.games
        self.place, self.games = k, worlds.all_games
        self.held = counted(worlds.hands[k]).astype(np.float32)
        self.hidden = worlds.left - self.held
        self.legal = unpacked(worlds.legal())[:, :KINDS] > 0
        self.is_end = worlds.number + 1 == worlds.course.size
        left = worlds.course.size - worlds.number
        rows = worlds.rows
        self.room = np.array([left - (row < k) for row in rows[1:]])[:, None, None]
        self.lacks = SUITS[worlds.lacks[rows[1:]]]
        self.pool = (self.room * ~self.lacks).sum(0)
        self.in_suit = np.asarray(self.hidden @ cards.by_suit, np.float32)
        self.higher = np.asarray(self.hidden @ cards.above, np.float32)
        self.own_in_suit = np.asarray(self.held @ cards.by_suit, np.float32)
        self.takes = worlds.beating() if k else np.ones((n, KINDS), np.bool_)
        self.owner = (worlds.owner - k) & 3 if k else np.zeros(n, np.int64)
        self.later = 3 - k  # how many are yet to play
        self.seeks = np.zeros(n, np.bool_)
        self.is_contra: Booleans | None = None  # which of the others surely have no queen of clubs, if anybody
        self.foe = np.zeros((4, n), np.float32)  # how likely each seat is an opponent, from the own one
        self.foe[1:] = self._foes()
        self.follows = 1 - NONE.take((self.pool * ROOMS + self.room) * NUMBERS + self.in_suit.astype(np.int64))
        self.follows[self.lacks] = 0
        ruffs = (1 - self.follows) * self.follows[:, :, TRUMP:]
        # How likely none of the opponents trumps the highest card of each suit.
        self.runs = (1 - self.foe[1:, :, None] * ruffs).prod(0)

    def beaten(self) -> Floats:
        """How likely each of those yet to play beats each kind, if that owns the trick, or is led."""
        over, follows = self._over(), self.follows[: self.later]
        trumps = follows[:, :, TRUMP:]
        if not self.place:
            plain = over + (1 - follows[:, :, self.cards.suit]) * trumps
            return np.where(self.cards.is_trump, over, plain)
        led = self.cards.suit.take(self.worlds.cards[0])
        misses = (1 - follows[:, self.games, led])[:, :, None]
        in_plain = np.where(self.cards.is_trump, misses * over, over + misses * trumps)
        return np.where((led == TRUMP)[:, None], over, in_plain)

    def _over(self) -> Floats:
        """How likely each of those yet to play has a card that beats each kind in its own suit."""
        suit, others = self.cards.suit, slice(0, self.later)
        number = np.broadcast_to(self.higher, (self.later, *self.higher.shape))
        if self.is_contra is not None:
            queens = self.is_contra[others] * self.hidden[:, Card.CQ]
            number = np.maximum(number - queens[:, :, None] * self.cards.below_queen, 0)
        at = (self.pool[:, suit] * ROOMS + self.room[others]) * NUMBERS + number.astype(np.int64)
        over: Floats = 1 - NONE.take(at)
        over[self.lacks[others][:, :, suit]] = 0
        return over

    # -- sides -------------------------------------------------------------------------------------------------

    def _foes(self) -> Floats:
        """How likely each of the others is an opponent."""
        worlds = self.worlds
        seat, is_re = worlds.seats()
        if worlds.is_seeking:
            return self._in_search(seat, is_re)
        if worlds.table.contract is not Contract.NORMAL:
            return (is_re[1:] != is_re[0]).astype(np.float32)
        known = worlds.known(seat, is_re)
        if known.all():
            chance = is_re[1:].astype(np.float32)
        else:
            chance = re_chances(known, is_re, worlds.leanings(seat, is_re, known))
        self.is_contra = known[1:] & ~is_re[1:]
        return np.where(is_re[0], 1 - chance, chance)

    def _in_search(self, seat: np.ndarray[tuple[int, ...], np.dtype[np.int64]], is_re: Booleans) -> Floats:
        """The same while a marriage looks for its partner; where it has found one the sides are open."""
        worlds = self.worlds
        matches = np.ones(worlds.games, np.bool_)
        if self.place:
            matches = worlds.course.matches.take(worlds.cards[0])
        is_groom = seat == worlds.table.soloist
        self.seeks = worlds.seeks & is_groom[0] & matches
        unsure = np.where(matches & ~is_groom[0], np.where(is_groom[1:], 0.4, 0.8), 0.5)
        return np.where(worlds.seeks, unsure, is_re[1:] != is_re[0]).astype(np.float32)
