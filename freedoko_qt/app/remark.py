"""Sentences for outcomes of a game that surprise."""

from collections.abc import Iterator, Mapping

from freedoko_qt.app.words import call_name, fill, team_name, translate
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import REPLIES, Call
from freedoko_qt.engine.party import Entry
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.rules import WinRule
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.winner import BELOW, LEVEL

Names = tuple[str, ...]

ANSWERED: Mapping[Call | None, Call] = {reply: call for call, reply in REPLIES.items()}
"""What each strict reply answers."""


def remarks(entry: Entry, names: Names, dealer: str) -> Iterator[str]:
    """What should be said about a finished game, most important first; the names are by seat."""
    table, result = entry.game.state.table, entry.result
    if entry.contract is Contract.FEWEST_POINTS:
        yield from most_points(result, names)
    else:
        yield from missed(table, result)
        yield from at_120(table, result)
    yield from odd_value(result)
    yield from alone(entry, names)
    if entry.triggers:
        yield translate("remark", "This game brings bock games, %n reason(s).", "", len(entry.triggers))
    if entry.is_repeated:
        yield fill(translate("remark", "After this solo the deal is repeated: %1 deals again."), dealer)


def most_points(result: Result, names: Names) -> Iterator[str]:
    """Who has lost a game in which everybody plays alone for the fewest card points."""
    losers = [name for name, team in zip(names, result.teams, strict=True) if team is Team.RE]
    if len(losers) == 1:
        yield fill(translate("remark", "%1 has the most card points and pays the others."), losers[0])
    else:
        yield fill(translate("remark", "These have the most card points and pay the others: %1."), ", ".join(losers))


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
    """Whether a side did not keep the opponents under what it announced, or did not reach what it replied."""
    call = table.voice(team)
    if table.rules.x_win_rule is not WinRule.DDV and not table.rules.announcement_strict_limit:
        return False
    if call in ANSWERED:
        level = ANSWERED[call]
        return result.tricks[team is Team.CONTRA] == 0 if level is Call.NO_0 else own(result, team) < LEVEL[level]
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
