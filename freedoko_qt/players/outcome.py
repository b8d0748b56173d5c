"""What thousands of games bring at their end: card points, special points and scores, through the engine's numbers."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.ending import MOST_NET, FeatTables, Worth, bonuses, counted_tricks, feat_tables, worth
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table
from freedoko_qt.players.kernel import KINDS, PAIRS, Ints, Worlds

Booleans = NDArray[np.bool_]
NETS = 2 * MOST_NET + 1
EYES = 0.01  # what a card point is worth beside the points of the game
RE_COUNT = np.array([mask.bit_count() for mask in range(16)], np.int64)


class Ending:
    """The end of games in lock step, all cards played; `re` has bit s where seat s is re."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        past = worlds.past
        self.cards = np.stack([trick.cards for trick in past])  # trick x place x game
        self.leader, self.winner, self.best, self.points = (
            np.stack([getattr(trick, name) for trick in past]) for name in ("leader", "winner", "best", "points")
        )
        self.re = worlds.re
        table = worlds.table
        if table.contract is Contract.FEWEST_POINTS:
            own = np.stack([(self.points * (self.winner == seat)).sum(0) for seat in SEATS])
            self.re = ((own == own.max(0)) * (1 << np.arange(4))[:, None]).sum(0)
        self.is_re_trick = (self.re >> self.winner) & 1
        self.re_points = (self.points * self.is_re_trick).sum(0)
        self.re_tricks = self.is_re_trick.sum(0)
        self.kind = self._kinds()

    def _kinds(self) -> Ints:
        """Which of `contracts` each game turned out to be."""
        table, worlds = self.worlds.table, self.worlds
        if table.contract is Contract.NORMAL:
            return (RE_COUNT.take(self.re) == 1).astype(np.int64)
        return worlds.alone.astype(np.int64)

    @property
    def contracts(self) -> tuple[Contract, ...]:
        """The game type, and what it is if one turned out to play alone."""
        contract = self.worlds.table.contract
        alone = {Contract.NORMAL: Contract.MARRIAGE_SILENT, Contract.MARRIAGE: Contract.MARRIAGE_SOLO}
        return (contract, alone.get(contract, contract))

    # -- special points ----------------------------------------------------------------------------------------

    def net(self) -> Ints:
        """The special points of re less those of contra."""
        worlds = self.worlds
        table, tricks = worlds.table, len(worlds.past)
        feats = [feats_of(table.rules, contract) for contract in self.contracts]
        counted = [counted_of(table, contract, tricks, worlds.decided) for contract in self.contracts]
        limit = np.where(self.kind == 1, counted[1], counted[0])
        counts = np.arange(tricks)[:, None] < limit
        sign = 2 * self.is_re_trick - 1
        total = np.zeros(worlds.games, np.int64)
        if not counts.any():
            return total
        each = [one[0] for one in feats]
        doppelkopf = np.where(self.kind == 1, each[1].doppelkopf, each[0].doppelkopf)
        total += (sign * ((self.points >= doppelkopf) & counts)).sum(0)
        total += self._caught(feats, counts, sign)
        if each[0].heart_trick or each[1].heart_trick:
            hearts = np.array(each[0].heart).take(self.cards).all(1) & counts
            hearts &= np.where(self.kind == 1, each[1].heart_trick, each[0].heart_trick)
            total += (sign * hearts).sum(0)
        return total + self._last(feats, counts[-1], sign[-1])

    def _caught(self, feats: list[tuple[FeatTables, ...]], counts: Booleans, sign: Ints) -> Ints:
        """Foxes and dulles that opponents have taken."""
        value = np.array([[one.caught for one in phases] for phases in feats], np.int64)
        catches = value.reshape(-1, KINDS, KINDS).any((0, 1))
        trick, place, game = np.nonzero(catches.take(self.cards) & counts[:, None, :])
        card, best = self.cards[trick, place, game], self.best[trick, game]
        owner = (self.leader[trick, game] + place) & 3
        is_foe = ((self.re[game] >> owner) & 1) != self.is_re_trick[trick, game]
        is_last = trick == len(self.worlds.past) - 1
        found = value.reshape(2, 4, 2, PAIRS)[
            self.kind[game], self.worlds.phase[game], is_last.astype(np.int64), best * KINDS + card
        ]
        weight = found * is_foe * sign[trick, game]
        return np.bincount(game, weight, self.worlds.games).astype(np.int64)

    def _last(self, feats: list[tuple[FeatTables, ...]], counts: Booleans, sign: Ints) -> Ints:
        """Jacks of clubs and foxes in the last trick."""
        cards, best, leader = self.cards[-1], self.best[-1], self.leader[-1]
        kind, phase = self.kind, self.worlds.phase
        owner = (leader + np.arange(4)[:, None]) & 3
        is_foe = ((self.re >> owner) & 1) != self.is_re_trick[-1]
        charlies, crown, twin = (
            np.array([[getattr(one, name) for one in phases] for phases in feats], np.int64)[kind, phase, best]
            for name in ("charlies", "crown", "twin")
        )
        caught = np.minimum(((cards == Card.CJ) & is_foe).sum(0), charlies)
        others = (cards == best) & ~is_foe & (owner != self.winner[-1])
        return (caught + crown + twin * others.any(0)) * counts * sign

    @property
    def eyes(self) -> Ints:
        """The card points of each seat's side, less 120, seat x games."""
        is_re = (self.re >> np.arange(4)[:, None]) & 1
        return np.where(is_re == 1, self.re_points - 120, 120 - self.re_points)

    # -- scores ------------------------------------------------------------------------------------------------

    def scores(self, table: Table | None = None) -> Ints:
        """What each seat writes, seat x games; `table` may hold other announcements than those made so far."""
        worlds, table = self.worlds, table or self.worlds.table
        is_re = (self.re >> np.arange(4)[:, None]) & 1
        re, contra = self._sides(table)
        scores = np.where(is_re == 1, re, contra) + np.array(bonuses(table))[:, None]
        scores[:, worlds.void] = 0
        return scores

    def gains(self, table: Table | None = None) -> NDArray[np.float64]:
        """By how much each seat's score lies above the mean of all four, seat x games.

        Where the scores of a game sum to zero, that is the score itself; where only the winners write something, it
        also tells what the others have got.
        """
        scores = self.scores(table)
        gains: NDArray[np.float64] = scores - scores.mean(0)
        return gains

    def values(self, seat: Seat) -> NDArray[np.float64]:
        """What a seat gains in each game, card points included, so that of two ways to the same score one is better."""
        values: NDArray[np.float64] = self.gains()[seat] + EYES * self.eyes[seat]
        return values

    def _sides(self, table: Table) -> tuple[Ints, Ints]:
        """What each player of re and of contra writes."""
        group = self.kind * 16 + self.re
        if not (table.rules.knocking and table.calls):
            group = self.kind * 16 + np.where(RE_COUNT.take(self.re) == 1, 1, 3)
        re, contra = np.zeros(self.worlds.games, np.int64), np.zeros(self.worlds.games, np.int64)
        cases = self._cases(table.contract)
        for one in np.unique(group):
            games = np.flatnonzero(group == one)
            mask = int(self.re[games[0]])
            seats = frozenset(seat for seat in SEATS if mask >> seat & 1)
            contract = self.contracts[one >> 4]
            found = looked_up(worth(table, contract, seats), table.contract, cases[games])
            re[games], contra[games] = found
        return re, contra

    def _cases(self, contract: Contract) -> Ints:
        """What decides the score of each game, as one number."""
        if contract is Contract.FEWEST_POINTS:
            return RE_COUNT.take(self.re)
        if contract is Contract.SOLO_FEWEST_TRICKS:
            alone = np.stack([(self.winner == seat).sum(0) for seat in SEATS])
            is_re = (self.re >> np.arange(4)[:, None]) & 1
            fewest = np.where(is_re == 1, NETS, alone).min(0)
            return (self.re_tricks < fewest).astype(np.int64)
        made = np.where(self.re_tricks == 0, 0, np.where(self.re_tricks == len(self.worlds.past), 1, 2))
        return (made * 241 + self.re_points) * NETS + self.net() + MOST_NET


def looked_up(found: Worth, contract: Contract, cases: Ints) -> tuple[Ints, Ints]:
    """The scores of re and contra in each case; a case that is new is asked of the engine."""
    different, place = np.unique(cases, return_inverse=True)
    scores = np.array([score(found, contract, int(case)) for case in different], np.int64).reshape(-1, 2)
    return scores[place, 0], scores[place, 1]


def score(found: Worth, contract: Contract, case: int) -> tuple[int, int]:
    """The scores of re and contra in one case, as `Ending._cases` counts them."""
    if contract is Contract.FEWEST_POINTS:
        return found.of_most(case)
    if contract is Contract.SOLO_FEWEST_TRICKS:
        return found.of_few(bool(case))
    rest, net = divmod(case, NETS)
    made, points = divmod(rest, 241)
    return found.scores(points, made, net - MOST_NET)


@lru_cache(maxsize=64)
def feats_of(rules: Rules, contract: Contract) -> tuple[FeatTables, ...]:
    """The special points of a game type by phase."""
    return tuple(feat_tables(rules, contract, bool(phase & 1), bool(phase & 2)) for phase in range(4))


def counted_of(table: Table, contract: Contract, tricks: int, decided: Ints) -> Ints:
    """In how many tricks special points count, game by game."""
    number = np.array([counted_tricks(table.rules, contract, tricks, at) for at in range(tricks + 1)], np.int64)
    return number.take(decided)
