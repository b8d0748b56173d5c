"""Sentences for outcomes of a game that surprise."""

from collections.abc import Iterator

from freedoko_qt.app.words import call_name, fill, team_name, translate
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.party import Entry
from freedoko_qt.engine.points import BELOW, Result
from freedoko_qt.engine.table import Table

Names = tuple[str, ...]


def remarks(entry: Entry, names: Names) -> Iterator[str]:
    """What should be said about a finished game, most important first."""
    table, result = entry.game.state.table, entry.result
    yield from missed(table, result)
    yield from at_120(table, result)
    yield from odd_value(result)
    yield from alone(entry, names)
    if entry.is_repeated:
        dealer = names[(table.start - 1) % 4]
        yield fill(translate("remark", "After this solo the deal is repeated: %1 deals again."), dealer)


def missed(table: Table, result: Result) -> Iterator[str]:
    """Sides that did not reach what they had announced above Re and Kontra."""
    failed = [team for team in Team if is_missed(table, result, team)]
    for team in failed:
        call = table.voice(team)
        assert call is not None
        text = translate(
            "remark", "%1 has %n card point(s) but missed its own announcement: %2.", "", own(result, team)
        )
        yield fill(text, team_name(team), call_name(call, team))
    if result.winner is None:
        yield translate("remark", "Both sides missed their announcements, so nobody wins.")
    elif result.winner.other in failed and own(result, result.winner) <= 120:
        text = translate("remark", "So %1 wins with %n card point(s).", "", own(result, result.winner))
        yield fill(text, team_name(result.winner))


def is_missed(table: Table, result: Result, team: Team) -> bool:
    """Whether a side announced a level and did not keep the opponents under it."""
    call = table.voice(team)
    if call not in BELOW:
        return False
    if call is Call.NO_0:
        return result.tricks[team is Team.RE] > 0
    return own(result, team.other) >= BELOW[call]


def own(result: Result, team: Team) -> int:
    """The card points of a side."""
    return result.points[team is Team.CONTRA]


def at_120(table: Table, result: Result) -> Iterator[str]:
    """Why 120 to 120 is won by whom it is won."""
    levels = [table.voice(team) in BELOW for team in Team]
    if result.points != (120, 120) or any(levels):
        return
    if result.winner is Team.RE:
        yield translate("remark", "Only Kontra was announced, so Re needed no more than 120 card points.")
    else:
        yield translate("remark", "At 120 to 120 card points Kontra wins, as Re needs 121.")


def odd_value(result: Result) -> Iterator[str]:
    """Winners that gain nothing."""
    if result.winner is None or result.value > 0:
        return
    if result.value == 0:
        text = translate("remark", "%1 has won, but the points of the other side weigh as much.")
    else:
        text = translate("remark", "%1 has won, but the points of the other side weigh more.")
    yield fill(text, team_name(result.winner))


def alone(entry: Entry, names: Names) -> Iterator[str]:
    """Games that turned out to be one against three, and duty soli."""
    table, state = entry.game.state.table, entry.game.state
    match entry.contract:
        case Contract.MARRIAGE_SILENT:
            text = translate("remark", "%1 held both queens of clubs and played alone: it counts as a solo.")
            yield fill(text, names[state.teams.index(Team.RE)])
        case Contract.MARRIAGE_SOLO if table.soloist is not None:
            text = translate("remark", "The marriage of %1 found no partner: it counts as a solo.")
            yield fill(text, names[table.soloist])
        case _ if entry.is_duty and table.soloist is not None:
            yield fill(translate("remark", "%1 has played a duty solo with this."), names[table.soloist])
