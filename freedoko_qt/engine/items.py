"""The items of the value of a game, each with the side that it counts for. Source: rules 6.3."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, REPLIES, Call
from freedoko_qt.engine.rules import AgainstPoints, Counting, NobodyMet, Rules
from freedoko_qt.engine.special import Special
from freedoko_qt.engine.tally import Tally
from freedoko_qt.engine.winner import BELOW, is_below


class Kind(StrEnum):
    """What an item of the value stands for."""

    WON = "won"
    AGAINST_QUEENS = "against the queens"
    BELOW = "below"  # the opponents stayed under 90, 60, 30, or without a trick
    SAID_RE = "re said"
    SAID_CONTRA = "contra said"
    SAID = "said"  # no 90, no 60, no 30, black announced
    REPLY = "reply"  # a strict reply
    EARLY = "early"  # Re or Kontra said before the first card
    SOLO_KIND = "solo kind"  # what a solo of this kind is worth on top
    REACHED = "reached"  # 120 against no 90 and so on
    SPECIAL = "special"
    SOLO = "solo"  # a factor for the soloist, shown only


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the result: what counts how much for which side; the factors say how often it is doubled."""

    kind: Kind
    team: Team
    points: int
    call: Call | None = None  # which level, for below, said and reached
    by: Team | None = None  # who announced, for said
    special: Special | None = None

    @property
    def is_announcement(self) -> bool:
        """Whether the winner gets it no matter who said it."""
        return self.kind in (Kind.SAID_RE, Kind.SAID_CONTRA, Kind.SAID, Kind.REPLY, Kind.EARLY)


def all_items(game: Tally, rules: Rules, won: Team | None) -> Iterator[Item]:
    """The items of the value in the order in which they are told."""
    if won is None and rules.x_nobody_met is NobodyMet.NOTHING:
        return
    if won:
        yield Item(Kind.WON, won, 1)
        if points := kind_points(game.contract, rules):
            yield Item(Kind.SOLO_KIND, won, points)
    if game.contract.is_for_few:
        return
    if won is Team.CONTRA and is_against_queens(game, rules):
        yield Item(Kind.AGAINST_QUEENS, Team.CONTRA, 1)
    yield from spoken(game, rules, won)
    for call in BELOW:
        for team in Team:
            if team is not won and is_below(game, team, call):
                yield Item(Kind.BELOW, team.other, 1, call)
        yield from level_said(game, call, won)
        yield from reached(game, rules, call)
    if won and game.contract.is_solo and (rules.solo_always_counts_triple or writes(won is Team.RE, rules.counting)):
        yield Item(Kind.SOLO, won, 3)
    for special in game.specials:
        yield Item(Kind.SPECIAL, special.team, special.points, special=special)


def coward_items(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items of a win that is taken away for cowardice: what was won counts for the others."""
    lost = (Kind.WON, Kind.BELOW, Kind.SAID_RE, Kind.SAID_CONTRA, Kind.SAID, Kind.REPLY, Kind.EARLY)
    kept = (item for item in items if item.kind is not Kind.AGAINST_QUEENS)
    return tuple(replace(item, team=item.team.other) if item.kind in lost else item for item in kept)


def kind_points(contract: Contract, rules: Rules) -> int:
    """What a solo of a kind is worth on top of being won or lost."""
    name = "x_points_" + contract.value.replace(" ", "_").replace("-", "_")
    return int(getattr(rules, name, 0))


def is_against_queens(game: Tally, rules: Rules) -> bool:
    """Whether contra gets a point for having won against the queens of clubs."""
    if rules.x_draw_counts_one and game.points == (120, 120):
        return False
    match game.contract:
        case Contract.MARRIAGE_SILENT:
            return rules.x_against_queens_in_silent_marriage
        case Contract.POVERTY:
            return rules.x_against_queens_in_poverty
        case contract:
            return not contract.is_solo or rules.x_against_queens_in_solo


def spoken(game: Tally, rules: Rules, won: Team | None) -> Iterator[Item]:
    """Re and Kontra, said outright, by skipping or as a reply, and strict replies; they count for the winner."""
    if won is None:
        return
    for team, call in game.voices:
        if call not in REPLIES.values():
            kind = Kind.SAID_RE if team is Team.RE else Kind.SAID_CONTRA
            yield Item(kind, won, 2 if rules.announcement_re_contra_doubles else rules.x_points_re_contra, by=team)
    for team in game.early if rules.x_points_early_announcement else ():
        yield Item(Kind.EARLY, won, rules.x_points_early_announcement, by=team)
    replies = [Item(Kind.REPLY, won, 1, call, by=team) for team, call in game.voices if call in REPLIES.values()]
    yield from replies[-1:]  # one reply counts in a game


def level_said(game: Tally, call: Call, won: Team | None) -> Iterator[Item]:
    """A level that a side has announced, skipped ones included; it counts for the winner."""
    for team, own in game.voices:
        if won and own in BELOW and LEVELS.index(own) >= LEVELS.index(call):
            yield Item(Kind.SAID, won, 1, call, by=team)


def reached(game: Tally, rules: Rules, call: Call) -> Iterator[Item]:
    """30 card points more than an announcement of the opponents allowed, also for a loser."""
    for team in Team:
        points, _, _ = game.of(team)
        theirs = game.of(team.other)[2]
        if theirs not in BELOW or points < BELOW[call] + 30:
            continue
        each = rules.x_against_points is AgainstPoints.EACH
        if theirs is call or (each and LEVELS.index(theirs) > LEVELS.index(call)):
            yield Item(Kind.REACHED, team, 1, call, by=team.other)


def writes(gains: bool, counting: Counting) -> bool:
    """Whether somebody who gains, or loses, writes anything at all."""
    return counting is Counting.PLUS_MINUS or gains is (counting is Counting.PLUS)
