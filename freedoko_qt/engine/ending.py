"""What the end of a game brings, as numbers: for players that play thousands of games in thought.

Nothing here knows a rule. The special points are asked of `special`, card by card, and the value of `points`, one
case after the other, each once.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from freedoko_qt.engine.card import CARDS, Suit
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.points import bonus, value
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.special import (
    DOPPELKOPF,
    Feat,
    Special,
    caught,
    counted_tricks,
    counts_doppelkopf,
    counts_heart_trick,
    crowns,
    most_charlies,
)
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.tables import game_tables
from freedoko_qt.engine.tally import Tally, heard

NEVER = 999
"""More card points than any trick has."""

MOST_NET = 24
"""Special points of one side less those of the other are within this, both ways."""

SIDES = {1: (Team.RE, Team.CONTRA, Team.CONTRA, Team.CONTRA), 2: (Team.RE, Team.RE, Team.CONTRA, Team.CONTRA)}


@dataclass(frozen=True, slots=True)
class FeatTables:
    """What single tricks bring in a game; pairs of cards are indexed by 24 x winning card + other card."""

    doppelkopf: int  # card points that make one
    caught: tuple[tuple[int, ...], tuple[int, ...]]  # by an opponent's card, in most tricks and in the last one
    charlies: tuple[int, ...]  # how many jacks of clubs the last trick's winning card may catch
    crown: tuple[int, ...]  # what the last trick's winning card brings
    twin: tuple[int, ...]  # what the partner's same card under it brings
    heart_trick: bool
    heart: tuple[bool, ...]  # plain hearts


@lru_cache(maxsize=256)
def feat_tables(rules: Rules, contract: Contract, swines: bool, hyperswines: bool) -> FeatTables:
    """The special points of a game type, with swines and hyperswines once announced; `rules` are effective rules."""
    tables = game_tables(rules, contract, swines, hyperswines)
    won = [tuple(crowns(rules, tables, card)) for card in CARDS]
    return FeatTables(
        DOPPELKOPF if counts_doppelkopf(rules, contract) else NEVER,
        (
            tuple(len(list(caught(rules, tables, card, best, is_last=False))) for best in CARDS for card in CARDS),
            tuple(len(list(caught(rules, tables, card, best, is_last=True))) for best in CARDS for card in CARDS),
        ),
        tuple(most_charlies(rules, best) for best in CARDS),
        tuple(len(feats) for feats in won),
        tuple(sum(doubles for _, doubles in feats) for feats in won),
        counts_heart_trick(rules, contract),
        tuple(tables.suit[card] == Suit.HEART for card in CARDS),
    )


class Worth:
    """What each player of re and of contra writes at the end of a game, by its card points and special points.

    Everything else that counts is known from the beginning, and stands in `known`: the game type, how many play
    together, the announcements. A case is worked out when it is asked for the first time.
    """

    def __init__(self, rules: Rules, known: Tally) -> None:
        self.rules, self.known = rules, known
        self._found: dict[tuple[int, int, int], tuple[int, int]] = {}

    def scores(self, points: int, made: int, net: int) -> tuple[int, int]:
        """The score of a player of re and of one of contra, without what a marriage brings by itself.

        `points` are the card points of re, `made` is 0 if re has made no trick, 1 if it has made all, else 2; `net`
        are the special points of re less those of contra.
        """
        case = (points, made, net)
        found = self._found.get(case)
        if found is None:
            tricks = ((0, 12), (12, 0), (6, 6))[made]
            found = self._found[case] = self._asked(points, tricks, net, 0)
        return found

    def of_few(self, is_won: bool) -> tuple[int, int]:
        """The same for a solo that the fewest tricks win."""
        return self._asked(0, (0, 12), 0, 1) if is_won else self._asked(0, (6, 6), 0, 0)

    def of_most(self, losers: int) -> tuple[int, int]:
        """The score of each who has most points, and of the others, where everybody plays alone."""
        sides = tuple(Team.RE if seat < losers else Team.CONTRA for seat in SEATS)
        scores = value(replace(self.known, teams=sides), self.rules).scores
        return scores[0], scores[3] if losers < len(SEATS) else 0

    def _asked(self, points: int, tricks: tuple[int, int], net: int, fewest: int) -> tuple[int, int]:
        special = Special(Feat.DOPPELKOPF, Team.RE if net > 0 else Team.CONTRA, 0, 0)
        game = replace(
            self.known,
            points=(points, 240 - points),
            tricks=tricks,
            specials=(special,) * abs(net),
            fewest_tricks=fewest,
        )
        scores = value(game, self.rules).scores
        return scores[0], scores[3]


def worth(table: Table, contract: Contract, re: frozenset[int]) -> Worth:
    """What the end of a game brings if it is of this type and these seats are re, with what has been announced."""
    teams = tuple(Team.RE if seat in re else Team.CONTRA for seat in SEATS)
    known = heard(table.but(contract=contract), teams)
    return _worth(table.rules, replace(known, teams=SIDES.get(len(re), teams), bridegroom=None))


@lru_cache(maxsize=64)
def _worth(rules: Rules, known: Tally) -> Worth:
    return Worth(rules, known)


def bonuses(table: Table) -> tuple[int, ...]:
    """What an announced marriage brings each seat, whatever the result."""
    known = heard(table, SIDES[1])
    return tuple(bonus(known, table.rules, seat) for seat in SEATS)


__all__ = ["MOST_NET", "FeatTables", "Worth", "bonuses", "counted_tricks", "feat_tables", "worth"]
