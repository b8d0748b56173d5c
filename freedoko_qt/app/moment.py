"""After how many events of a game something came about that its result tells of."""

from collections.abc import Callable

from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import LEVELS, REPLIES, SEATS, Call
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.items import Item, Kind
from freedoko_qt.engine.table import Made, Table
from freedoko_qt.engine.winner import BELOW

Teams = tuple[Team, ...]


def of(item: Item, game: Game, teams: Teams) -> int:
    """The moment of an item: when it was said, taken or reached; what only the end decides came about then."""
    match item.kind:
        case Kind.SPECIAL if item.special is not None:
            return game.trick_ends[item.special.trick]
        case Kind.SAID_RE | Kind.SAID_CONTRA | Kind.EARLY:
            return of_call(game, teams, item.by, Call.NO_120)
        case Kind.SAID | Kind.REPLY if item.call is not None:
            return of_call(game, teams, item.by, item.call)
        case Kind.REACHED if item.call is not None:
            wanted = BELOW[item.call] + 30
            return first(game, lambda table: points(table, teams, item.team) >= wanted)
        case Kind.SOLO | Kind.SOLO_KIND:
            end = game.state.table
            return first(game, lambda table: (table.contract, table.soloist) == (end.contract, end.soloist))
        case _:
            return game.at


def of_call(game: Game, teams: Teams, team: Team | None, call: Call) -> int:
    """When a side announced something, be it by an announcement above it."""
    return first(game, lambda table: any(teams[made.seat] is team and says(made, call) for made in table.calls))


def says(made: Made, call: Call) -> bool:
    """Whether an announcement says another one, which it may have skipped."""
    if call not in LEVELS:
        return made.call is call
    if call is Call.NO_120:
        return made.call not in REPLIES.values()
    return made.call in LEVELS and LEVELS.index(made.call) >= LEVELS.index(call)


def points(table: Table, teams: Teams, team: Team) -> int:
    """The card points of a side so far."""
    return sum(table.points_of(seat) for seat in SEATS if teams[seat] is team)


def first(game: Game, holds: Callable[[Table], bool]) -> int:
    """The first moment at which something holds; the end, where it never does."""
    return next((at for at in range(game.at) if holds(game.state_at(at).table)), game.at)
