"""What can come about in games that were thought through: functions from games to whether it did, in each of them."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import Card, Rank
from freedoko_qt.engine.special import DOPPELKOPF, counted_tricks, counts_doppelkopf
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.players.kernel import KINDS, Ints
from freedoko_qt.players.search import Tried

Booleans = NDArray[np.bool_]

FAT = 10  # card points of a card that is worth giving


class Games:
    """What came of two cards in the same deals, the better card first: card x deal, before it tricks and places."""

    def __init__(self, tried: Tried, table: Table, first: Card, second: Card) -> None:
        rows = [tried.cards.index(first), tried.cards.index(second)]
        number, ending = tried.scores.shape[1], tried.ending

        def both(array: Ints) -> Ints:
            return array.reshape(*array.shape[:-1], -1, number)[..., rows, :]

        self.table, self.seat, self.number = table, tried.seat, number
        self.now, self.place = len(table.tricks), len(table.trick.cards)
        self.eyes = tried.eyes[rows]
        self.gap = tried.values[rows[0]] - tried.values[rows[1]]  # by deal
        cards, leader, winner = (both(array)[self.now :] for array in (ending.cards, ending.leader, ending.winner))
        self.cards, self.winner = cards, winner  # of the running trick and those to come
        self.best, self.points = both(ending.best)[self.now :], both(ending.points)[self.now :]
        self.owner = (leader[:, None] + np.arange(4)[:, None, None]) & 3  # of each card
        self.re = both(ending.re)
        self.takes = self.ours(winner)  # whether a trick is the own side's

    def ours(self, seats: Ints) -> Booleans:
        """Whether seats are of the own side, as it turns out at the end."""
        return ((self.re >> seats) & 1) == ((self.re >> self.seat) & 1)

    def held(self, kinds: tuple[bool, ...]) -> Booleans:
        """Where a card of some kinds lies."""
        return np.array(kinds).take(self.cards)

    def is_trump(self) -> Booleans:
        """Where a trump lies."""
        return self.held(tuple(suit == TRUMP for suit in self.table.tables.suit))

    @property
    def has_specials(self) -> bool:
        """Whether special points count to the end of the game."""
        table = self.table
        return counted_tricks(table.rules, table.contract, table.hand_size, table.decided) == table.hand_size


# -- the running trick ----------------------------------------------------------------------------------------------


def takes_now(games: Games) -> Booleans:
    """The own side gets the running trick."""
    return games.takes[0]


def ruffs(games: Games) -> Booleans:
    """Where an opponent who plays after the seat trumps a plain suit, by place of the running trick."""
    trump = games.is_trump()[0]
    is_foe = ~games.ours(games.owner[0])
    is_later = np.arange(4)[:, None, None] > games.place
    return trump & ~trump[:1] & is_foe & is_later


def is_ruffed(games: Games) -> Booleans:
    """An opponent trumps the running trick."""
    return np.logical_or.reduce(ruffs(games))


def ruffs_at(place: int) -> Callable[[Games], Booleans]:
    """The player at a place of the running trick, an opponent, trumps it."""
    return lambda games: ruffs(games)[place]


def is_given(games: Games) -> Booleans:
    """A partner who plays after the seat gives points to a trick of the own side."""
    is_later = np.arange(4)[:, None, None] > games.place
    fat = games.held(tuple(card.points >= FAT for card in Card))[0]
    return (fat & is_later & games.ours(games.owner[0])).any(0) & games.takes[0]


# -- the tricks to come ---------------------------------------------------------------------------------------------


def caught(games: Games, kinds: tuple[bool, ...], whose: Booleans) -> Booleans:
    """A card of some kinds is taken by the side that is not its owner's."""
    is_caught = games.ours(games.owner) != games.takes[:, None]
    return (games.held(kinds) & whose & is_caught).any((0, 1))


def loses_fox(games: Games) -> Booleans:
    """An opponent catches a fox of the seat."""
    return caught(games, foxes(games), games.owner == games.seat)


def loses_partners_fox(games: Games) -> Booleans:
    """An opponent catches a fox of the partner."""
    return caught(games, foxes(games), games.ours(games.owner) & (games.owner != games.seat))


def catches_fox(games: Games) -> Booleans:
    """The own side catches a fox."""
    return caught(games, foxes(games), ~games.ours(games.owner))


def foxes(games: Games) -> tuple[bool, ...]:
    """Which kinds are foxes that bring a point to whoever catches them."""
    return games.table.tables.fox if games.table.rules.extrapoint_catch_fox else (False,) * KINDS


def wins_with_charlie(games: Games) -> Booleans:
    """The own side wins the last trick with a jack of clubs that counts."""
    return is_charlie(games) & games.takes[-1]


def loses_to_charlie(games: Games) -> Booleans:
    """The opponents do."""
    return is_charlie(games) & ~games.takes[-1]


def is_charlie(games: Games) -> Booleans:
    """A jack of clubs wins the last trick, and that counts."""
    counts = games.has_specials and games.table.rules.extrapoint_charlie
    return np.logical_and(games.best[-1] == Card.CJ, counts)


def makes_doppelkopf(games: Games) -> Booleans:
    """The own side gets a trick of 40 card points or more that counts."""
    return np.logical_or.reduce(is_doppelkopf(games) & games.takes)


def gives_doppelkopf(games: Games) -> Booleans:
    """The opponents get one."""
    return np.logical_or.reduce(is_doppelkopf(games) & ~games.takes)


def is_doppelkopf(games: Games) -> Booleans:
    """Which tricks are a doppelkopf that counts."""
    counts = games.has_specials and counts_doppelkopf(games.table.rules, games.table.contract)
    return np.logical_and(games.points >= DOPPELKOPF, counts)


def wins_with_ace(games: Games) -> Booleans:
    """A plain ace of the seat takes a trick."""
    is_own = (games.owner == games.seat) & (games.winner == games.seat)[:, None]
    suit = games.table.tables.suit
    aces = games.held(tuple(card.rank is Rank.ACE and suit[card] != TRUMP for card in Card))
    return (aces & is_own).any((0, 1))


def wins_last(games: Games) -> Booleans:
    """The own side gets the last trick."""
    return games.takes[-1]


def finds_partner(games: Games) -> Booleans:
    """The bridegroom finds somebody."""
    is_bridegroom = games.table.is_undecided and games.table.soloist == games.seat
    return np.logical_and(np.bitwise_count(games.re) > 1, is_bridegroom)


# -- the end --------------------------------------------------------------------------------------------------------


def beyond(eyes: int) -> Callable[[Games], Booleans]:
    """The own side makes more than 120 card points and so many."""
    return lambda games: games.eyes > eyes
