"""The result of a game in words: item by item with its reason."""

from collections.abc import Mapping

from freedoko_qt.app import moment
from freedoko_qt.app.feat import special
from freedoko_qt.app.picture import ResultLine, ResultPicture, ResultPlayer
from freedoko_qt.app.remark import remarks
from freedoko_qt.app.words import call_name, contract_of, fill, team_name, translate
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import REPLIES, SEATS, Call
from freedoko_qt.engine.items import Item, Kind
from freedoko_qt.engine.party import Entry, Party
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.rules import BockEffect
from freedoko_qt.engine.winner import BELOW
from freedoko_qt.marked import mark

Names = tuple[str, ...]

LEVELS: Mapping[Call, str] = {
    Call.NO_90: mark("verdict", "No 90"),
    Call.NO_60: mark("verdict", "No 60"),
    Call.NO_30: mark("verdict", "No 30"),
    Call.NO_0: mark("verdict", "Black"),
}
LEVELS_SAID: Mapping[Call, str] = {
    Call.NO_90: mark("verdict", "No 90 announced"),
    Call.NO_60: mark("verdict", "No 60 announced"),
    Call.NO_30: mark("verdict", "No 30 announced"),
    Call.NO_0: mark("verdict", "Black announced"),
}


def verdict(party: Party) -> ResultPicture:
    """The result of the party's last game."""
    entry, totals = party.entries[-1], party.totals
    result, table = entry.result, entry.game.state.table
    places = entry.game.places
    names = tuple(party.names[place] for place in places)
    return ResultPicture(
        title=title(result),
        contract=contract(entry, party.names),
        lines=(*(line(item, entry, names) for item in result.items), *bock_line(result, table.rules.x_bock_effect)),
        value=value(result),
        players=tuple(
            ResultPlayer(
                name=names[seat],
                team=team,
                team_name=team_name(team),
                points=table.points_of(seat),
                tricks=sum(trick.winner == seat for trick in table.tricks),
                score=result.scores[seat],
                total=totals[places[seat]],
            )
            for seat, team in zip(SEATS, result.teams, strict=True)
        ),
        remarks=tuple(remarks(entry, names, party.names[(places[table.start] - 1) % party.size])),
        is_party_over=party.is_over,
    )


def soloist(entry: Entry) -> int | None:
    """The place of who played alone, or whose special game it was; None in a normal game."""
    if entry.contract is Contract.MARRIAGE_SILENT:
        return entry.game.places[entry.result.teams.index(Team.RE)]
    return entry.soloist


def contract(entry: Entry, names: Names) -> str:
    """The game that was played, and whose it was; the names are those of the party."""
    place = soloist(entry)
    return contract_of(entry.contract, "" if place is None else names[place])


def title(result: Result) -> str:
    """Who has won, with the card points."""
    re, contra = result.points
    if result.winner is None:
        text = translate("verdict", "Nobody wins: Re has %1 card points, Kontra %2.")
        return fill(text, str(re), str(contra))
    ours, theirs = (re, contra) if result.winner is Team.RE else (contra, re)
    text = translate("verdict", "%1 wins with %2 to %3 card points.")
    return fill(text, team_name(result.winner), str(ours), str(theirs))


def value(result: Result) -> str:
    """What the game counts, for which side."""
    side = result.winner or Team.RE
    if result.winner is None and result.value < 0:
        side = Team.CONTRA
    if result.value == 0:
        return translate("verdict", "The game counts nothing for either side.")
    if result.winner and result.value < 0:
        text = translate("verdict", "The game counts minus %n point(s) for %1.", "", -result.value)
    else:
        text = translate("verdict", "The game counts %n point(s) for %1.", "", abs(result.value))
    return fill(text, team_name(side))


def line(item: Item, entry: Entry, names: Names) -> ResultLine:
    """One item with its reason."""
    is_factor = item.kind is Kind.SOLO or (
        item.kind in (Kind.SAID_RE, Kind.SAID_CONTRA) and entry.game.state.table.rules.announcement_re_contra_doubles
    )
    tricks = entry.game.state.table.tricks
    text, reason = special(item.special, tricks, names) if item.special else (what(item), why(item, entry.result))
    at = moment.of(item, entry.game, entry.result.teams)
    return ResultLine(text, item.team, team_name(item.team), item.points, reason, is_factor, at)


def bock_line(result: Result, effect: BockEffect) -> tuple[ResultLine, ...]:
    """What a bock round makes of the value."""
    if result.bock == 1:
        return ()
    side = result.winner
    if effect is BockEffect.FACTOR:
        why = translate("verdict", "The value counts %n time(s).", "", result.bock)
        return (ResultLine(translate("verdict", "Bock"), side, team_name(side), result.bock, why, factor=True),)
    if side is None:
        return ()
    why = translate("verdict", "In a bock round the winner gets %n point(s) more.", "", result.bock)
    return (ResultLine(translate("verdict", "Bock"), side, team_name(side), result.bock, why),)


def what(item: Item) -> str:
    """What an item is."""
    match item.kind:
        case Kind.WON:
            return translate("verdict", "Won")
        case Kind.AGAINST_QUEENS:
            return translate("verdict", "Against the queens of clubs")
        case Kind.SAID_RE | Kind.SAID_CONTRA:
            return fill(translate("verdict", "%1 announced"), team_name(item.by))
        case Kind.EARLY:
            return fill(translate("verdict", "%1 announced early"), team_name(item.by))
        case Kind.SOLO_KIND:
            return translate("verdict", "Kind of solo")
        case Kind.SOLO:
            return translate("verdict", "Solo")
    assert item.call is not None
    if item.kind is Kind.REACHED:
        return fill(translate("verdict", "%1 against %2"), str(BELOW[item.call] + 30), call_name(item.call, None))
    if item.kind is Kind.REPLY:
        answered = next(call for call, reply in REPLIES.items() if reply is item.call)
        said = call_name(answered, item.by.other if item.by else None)
        return fill(translate("verdict", "Reply to %1"), said)
    return translate("verdict", (LEVELS_SAID if item.kind is Kind.SAID else LEVELS)[item.call])


def why(item: Item, result: Result) -> str:
    """The reason for an item that is no special point."""
    match item.kind:
        case Kind.WON | Kind.REACHED:
            return has_points(item.team, result)
        case Kind.AGAINST_QUEENS:
            return translate("verdict", "Kontra has won without the queens of clubs.")
        case Kind.SOLO:
            return translate("verdict", "The soloist's points count three times.")
        case Kind.SOLO_KIND:
            return translate("verdict", "By the rules a solo of this kind is worth more.")
        case Kind.EARLY:
            text = translate("verdict", "%1 said it before the first card; it counts for the side that wins.")
            return fill(text, team_name(item.by))
        case Kind.BELOW if item.call is Call.NO_0:
            return fill(translate("verdict", "%1 has taken no trick."), team_name(item.team.other))
        case Kind.BELOW:
            return has_points(item.team.other, result)
        case _:
            text = translate("verdict", "Said by %1; it counts for the winners.")
            return fill(text, team_name(item.by))


def has_points(team: Team, result: Result) -> str:
    """How many card points a side has."""
    points = result.points[team is Team.CONTRA]
    return fill(translate("verdict", "%1 has %n card point(s).", "", points), team_name(team))
