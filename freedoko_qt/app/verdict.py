"""The result of a game in words: item by item with its reason."""

from collections.abc import Mapping

from freedoko_qt.app.picture import ResultLine, ResultPicture, ResultPlayer
from freedoko_qt.app.remark import remarks
from freedoko_qt.app.words import call_name, contract_of, fill, team_name, translate
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Call, Seat
from freedoko_qt.engine.party import Entry, Party
from freedoko_qt.engine.points import BELOW, Item, Kind, Result
from freedoko_qt.engine.special import Feat, Special
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
    entry, names, totals = party.entries[-1], party.names, party.totals
    result, state = entry.result, entry.game.state
    return ResultPicture(
        title=title(result),
        contract=contract(entry, names),
        lines=tuple(line(item, entry, names) for item in result.items),
        value=value(result),
        players=tuple(
            ResultPlayer(
                name=names[seat],
                team=team,
                team_name=team_name(team),
                points=state.table.points_of(seat),
                tricks=sum(trick.winner == seat for trick in state.table.tricks),
                score=result.scores[seat],
                total=totals[seat],
            )
            for seat, team in zip(SEATS, teams(entry), strict=True)
        ),
        remarks=tuple(remarks(entry, names)),
        is_party_over=party.is_over,
    )


def teams(entry: Entry) -> tuple[Team, ...]:
    """The sides of a finished game, by seat."""
    return tuple(team for team in entry.game.state.teams if team is not None)


def soloist(entry: Entry) -> Seat | None:
    """Who played alone, or was the bridegroom; None in a normal game."""
    if entry.contract is Contract.MARRIAGE_SILENT:
        return teams(entry).index(Team.RE)
    return entry.soloist


def contract(entry: Entry, names: Names) -> str:
    """The game that was played, and whose it was."""
    seat = soloist(entry)
    return contract_of(entry.contract, "" if seat is None else names[seat])


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
    text, reason = special(item.special, entry, names) if item.special else (what(item), why(item, entry.result))
    return ResultLine(text, item.team, team_name(item.team), item.points, reason, is_factor)


def what(item: Item) -> str:
    """What an item is."""
    match item.kind:
        case Kind.WON:
            return translate("verdict", "Won")
        case Kind.AGAINST_QUEENS:
            return translate("verdict", "Against the queens of clubs")
        case Kind.SAID_RE | Kind.SAID_CONTRA:
            return fill(translate("verdict", "%1 announced"), team_name(item.by))
        case Kind.SOLO:
            return translate("verdict", "Solo")
    assert item.call is not None
    if item.kind is Kind.REACHED:
        return fill(translate("verdict", "%1 against %2"), str(BELOW[item.call] + 30), call_name(item.call, None))
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


def special(special: Special, entry: Entry, names: Names) -> tuple[str, str]:
    """A special point and how it came about."""
    number, winner = str(special.trick + 1), names[special.seat]
    match special.feat:
        case Feat.DOPPELKOPF:
            points = entry.game.state.table.tricks[special.trick].points
            text = translate("verdict", "Trick %2 brings %1 %n card point(s).", "", points)
            return translate("verdict", "Doppelkopf"), fill(text, winner, number)
        case Feat.FOX_CAUGHT:
            assert special.victim is not None
            text = translate("verdict", "%1 catches the ace of diamonds of %3 in trick %2.")
            return translate("verdict", "Fox caught"), fill(text, winner, number, names[special.victim])
        case Feat.CHARLIE:
            text = translate("verdict", "%1 takes the last trick with the jack of clubs.")
            return translate("verdict", "Charlie"), fill(text, winner)
