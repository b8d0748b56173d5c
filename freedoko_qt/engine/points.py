"""The result of a game: who wins, what it is worth item by item, and what everybody writes. Source: rules 6."""

from dataclasses import dataclass

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.items import Item, Kind, all_items, coward_items, writes
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.rules import BockEffect, Counting, Rules, SpecialDoubling
from freedoko_qt.engine.tally import Tally, tally
from freedoko_qt.engine.winner import is_cowardly, winner


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
    bock: int  # how many times the game counts
    value: int
    scores: tuple[int, ...]
    teams: tuple[Team, ...]  # the final sides by seat
    is_solo: bool


def result(state: State) -> Result:
    """The result of a game that is over."""
    return value(tally(state), state.table.rules)


def value(game: Tally, rules: Rules) -> Result:
    """The result from what counts; the only place where a game gets its value."""
    won = winner(game, rules)
    items = tuple(all_items(game, rules, won))
    if won and rules.x_cowardice and is_cowardly(game, won):
        won, items = won.other, coward_items(items)
    factor = doubling(items) if won and rules.announcement_re_contra_doubles else 1
    total = worth(game, rules, items, won, factor)
    return Result(
        won,
        game.points,
        game.tricks,
        items,
        factor,
        game.bock,
        total,
        scores(game, rules, won, total),
        game.teams,
        game.is_solo,
    )


# -- the value --------------------------------------------------------------------------------------------


def doubling(items: tuple[Item, ...]) -> int:
    """The factor of Re and Kontra where they double."""
    return int(2 ** sum(item.kind in (Kind.SAID_RE, Kind.SAID_CONTRA) for item in items))


def worth(game: Tally, rules: Rules, items: tuple[Item, ...], won: Team | None, factor: int) -> int:
    """The value of the game, seen from the winner or, without one, from re. Source: rules 6.5."""
    side = won or Team.RE
    inside = after = outside = 0
    for item in items:
        points = item.points if item.team is side else -item.points
        if is_doubled(item, rules):
            inside += points
        elif item.kind is Kind.SPECIAL and rules.x_special_points_doubled is SpecialDoubling.OUTSIDE:
            outside += points
        elif item.kind in ADDED:
            after += points
    multiplies = rules.x_bock_effect is BockEffect.FACTOR
    total = (inside * factor + after) * (game.bock if multiplies else 1) + outside
    if game.bock > 1 and won and not multiplies:
        total += game.bock
    return max(0, total) if won and rules.x_value_not_below_zero else total


ADDED = (Kind.SPECIAL, Kind.AGAINST_QUEENS, Kind.EARLY)
"""Items that are added after the doubling by Re and Kontra, unless the rules take them inside."""


def is_doubled(item: Item, rules: Rules) -> bool:
    """Whether an item stands inside the doubling by Re and Kontra."""
    match item.kind:
        case Kind.SOLO | Kind.EARLY:
            return False
        case Kind.SPECIAL:
            return rules.x_special_points_doubled is SpecialDoubling.INSIDE
        case Kind.SAID_RE | Kind.SAID_CONTRA:
            return not rules.announcement_re_contra_doubles
        case Kind.AGAINST_QUEENS:
            return rules.announcement_contra_doubles_against_re
        case _:
            return True


def scores(game: Tally, rules: Rules, won: Team | None, total: int) -> tuple[int, ...]:
    """What each seat writes: the value by the counting mode, three times for a soloist. Source: rules 6.6."""
    side, counting = won or Team.RE, rules.counting
    is_triple = won is not None or counting is Counting.PLUS_MINUS

    def written(seat: Seat) -> int:
        own = total if game.teams[seat] is side else -total
        if not writes(game.teams[seat] is won if won else own > 0, counting):
            return 0
        is_soloist = game.teams[seat] is Team.RE and is_triple
        return 3 * own if game.is_solo and (is_soloist or rules.solo_always_counts_triple) else own

    if game.contract is Contract.FEWEST_POINTS:
        return shared(game, rules, total)
    return tuple(written(seat) + bonus(game, rules, seat) for seat in SEATS)


def shared(game: Tally, rules: Rules, total: int) -> tuple[int, ...]:
    """The scores where everybody plays alone: whoever lost pays the value to each of the others."""
    losers = game.teams.count(Team.RE)

    def written(seat: Seat) -> int:
        has_lost = game.teams[seat] is Team.RE
        own = -total * (len(SEATS) - losers) if has_lost else total * losers
        return own if writes(not has_lost, rules.counting) else 0

    return tuple(written(seat) for seat in SEATS)


def bonus(game: Tally, rules: Rules, seat: Seat) -> int:
    """What an announced marriage brings the bridegroom from each of the others, whatever the result."""
    if game.bridegroom is None or not rules.x_marriage_bonus:
        return 0
    is_groom = seat == game.bridegroom
    own = rules.x_marriage_bonus * (3 if is_groom else -1)
    return own if writes(is_groom, rules.counting) else 0


__all__ = ["Item", "Kind", "Result", "Tally", "result", "scores", "tally", "value", "winner", "worth"]
