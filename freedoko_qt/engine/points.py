"""The result of a game: who wins, what it is worth, item by item, each with its reason. Source: rules 6."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, SEATS, Call, Seat
from freedoko_qt.engine.rules import AgainstPoints, Counting, Rules
from freedoko_qt.engine.special import Special, specials
from freedoko_qt.engine.state import State

BELOW = {Call.NO_90: 90, Call.NO_60: 60, Call.NO_30: 30, Call.NO_0: 0}
"""The card points that an announcement above Re and Kontra keeps the opponents under; black leaves them no trick."""


class Kind(StrEnum):
    """What an item of the value stands for."""

    WON = "won"
    AGAINST_QUEENS = "against the queens"
    BELOW = "below"  # the opponents stayed under 90, 60, 30, or without a trick
    SAID_RE = "re said"
    SAID_CONTRA = "contra said"
    SAID = "said"  # no 90, no 60, no 30, black announced
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
        return self.kind in (Kind.SAID_RE, Kind.SAID_CONTRA, Kind.SAID)


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended.

    `value` is seen from the winner, or from re when nobody wins; it may be negative. `scores` are by seat.
    """

    winner: Team | None
    points: tuple[int, int]  # card points of re and contra
    tricks: tuple[int, int]  # tricks of re and contra
    items: tuple[Item, ...]
    factor: int  # 2 for each Re and Kontra where they double
    value: int
    scores: tuple[int, ...]
    is_solo: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """What decides a game: the card points, tricks and announcements of both sides, and the special points."""

    contract: Contract
    teams: tuple[Team, ...]
    points: tuple[int, int]
    tricks: tuple[int, int]
    calls: tuple[Call | None, Call | None]
    specials: tuple[Special, ...] = ()

    def of(self, team: Team) -> tuple[int, int, Call | None]:
        """Card points, tricks and highest announcement of a side."""
        at = 0 if team is Team.RE else 1
        return self.points[at], self.tricks[at], self.calls[at]


def result(state: State) -> Result:
    """The result of a game that is over."""
    return value(tally(state), state.table.rules)


def tally(state: State) -> Tally:
    """What counts of a finished game."""
    table = state.table
    teams = tuple(team for team in state.teams if team is not None)
    contract = table.contract
    if contract is Contract.NORMAL and teams.count(Team.RE) == 1:
        contract = Contract.MARRIAGE_SILENT
    points, tricks = [0, 0], [0, 0]
    for trick in table.tricks:
        at = 0 if teams[trick.winner] is Team.RE else 1
        points[at] += trick.points
        tricks[at] += 1
    return Tally(
        contract,
        teams,
        (points[0], points[1]),
        (tricks[0], tricks[1]),
        (table.voice(Team.RE), table.voice(Team.CONTRA)),
        specials(table, contract, teams),
    )


def value(game: Tally, rules: Rules) -> Result:
    """The result from what counts; the only place where a game gets its value."""
    won = winner(game)
    items = tuple(all_items(game, rules, won))
    factor = doubling(items) if won and rules.announcement_re_contra_doubles else 1
    total = worth(rules, items, won, factor)
    return Result(
        won,
        game.points,
        game.tricks,
        items,
        factor,
        total,
        scores(game.teams, won, total, rules.counting, game.contract.is_solo),
        game.contract.is_solo,
    )


# -- who wins ---------------------------------------------------------------------------------------------


def winner(game: Tally) -> Team | None:
    """The side that wins, or None when both missed their own announcement."""
    re, contra = denial(game.calls[0]), denial(game.calls[1])
    if re is None and contra is None:
        return Team.RE if game.points[0] >= needed(game.calls) else Team.CONTRA
    for team, own in ((Team.RE, re), (Team.CONTRA, contra)):
        if own is not None and is_met(game, team, own):
            return team
    if re is None:
        return Team.RE
    return Team.CONTRA if contra is None else None


def needed(calls: tuple[Call | None, Call | None]) -> int:
    """The card points that re needs when nobody said more than Re and Kontra: 121, or 120 if only Kontra was said."""
    only_contra = calls[0] is None and calls[1] is Call.NO_120
    return 120 if only_contra else 121


def denial(call: Call | None) -> Call | None:
    """An announcement above Re and Kontra, which its side must meet."""
    return call if call in BELOW else None


def is_below(game: Tally, team: Team, call: Call) -> bool:
    """Whether a side stayed under a level; black counts tricks, not card points."""
    points, tricks, _ = game.of(team)
    return tricks == 0 if call is Call.NO_0 else points < BELOW[call]


def is_met(game: Tally, team: Team, own: Call) -> bool:
    """Whether a side kept the opponents under the level that it announced."""
    return is_below(game, team.other, own)


# -- items ------------------------------------------------------------------------------------------------


def all_items(game: Tally, rules: Rules, won: Team | None) -> Iterator[Item]:
    """The items of the value in the order in which they are told."""
    if won:
        yield Item(Kind.WON, won, 1)
    if won is Team.CONTRA and not game.contract.is_solo:
        yield Item(Kind.AGAINST_QUEENS, Team.CONTRA, 1)
    yield from spoken(game, won)
    for call in BELOW:
        for team in Team:
            if team is not won and is_below(game, team, call):
                yield Item(Kind.BELOW, team.other, 1, call)
        yield from level_said(game, call, won)
        yield from reached(game, rules, call)
    if won and game.contract.is_solo and writes(won is Team.RE, rules.counting):
        yield Item(Kind.SOLO, won, 3)
    for special in game.specials:
        yield Item(Kind.SPECIAL, special.team, special.points, special=special)


def spoken(game: Tally, won: Team | None) -> Iterator[Item]:
    """Re and Kontra, said outright, by skipping or as a reply; they count for the winner."""
    for call, team in zip(game.calls, Team, strict=True):
        if call and won:
            kind = Kind.SAID_RE if team is Team.RE else Kind.SAID_CONTRA
            yield Item(kind, won, 2, by=team)


def level_said(game: Tally, call: Call, won: Team | None) -> Iterator[Item]:
    """A level that a side has announced, skipped ones included; it counts for the winner."""
    for own, team in zip(game.calls, Team, strict=True):
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


# -- the value --------------------------------------------------------------------------------------------


def doubling(items: tuple[Item, ...]) -> int:
    """The factor of Re and Kontra where they double."""
    return int(2 ** sum(item.kind in (Kind.SAID_RE, Kind.SAID_CONTRA) for item in items))


def worth(rules: Rules, items: tuple[Item, ...], won: Team | None, factor: int) -> int:
    """The value of the game, seen from the winner or, without one, from re. Source: rules 6.5."""
    side = won or Team.RE
    played = after = 0
    for item in items:
        sign = 1 if item.team is side else -1
        if is_doubled(item, rules):
            played += sign * item.points
        elif item.kind is Kind.SPECIAL or item.kind is Kind.AGAINST_QUEENS:
            after += sign * item.points
    return played * factor + after


def is_doubled(item: Item, rules: Rules) -> bool:
    """Whether an item stands inside the doubling by Re and Kontra."""
    match item.kind:
        case Kind.SOLO | Kind.SPECIAL:
            return False
        case Kind.SAID_RE | Kind.SAID_CONTRA:
            return not rules.announcement_re_contra_doubles
        case Kind.AGAINST_QUEENS:
            return rules.announcement_contra_doubles_against_re
        case _:
            return True


def writes(gains: bool, counting: Counting) -> bool:
    """Whether somebody who gains, or loses, writes anything at all."""
    return counting is Counting.PLUS_MINUS or gains is (counting is Counting.PLUS)


def scores(teams: tuple[Team, ...], won: Team | None, total: int, counting: Counting, is_solo: bool) -> tuple[int, ...]:
    """What each seat writes: the value by the counting mode, three times for a soloist. Source: rules 6.6."""
    side = won or Team.RE

    def written(seat: Seat) -> int:
        own = total if teams[seat] is side else -total
        gains = teams[seat] is won if won else own > 0
        if not writes(gains, counting):
            return 0
        is_triple = teams[seat] is Team.RE and (won is not None or counting is Counting.PLUS_MINUS)
        return 3 * own if is_solo and is_triple else own

    return tuple(written(seat) for seat in SEATS)
