"""The score sheet of a party."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QLocale

from freedoko_qt.app.picture import SheetPicture, SheetRow, SheetSum
from freedoko_qt.app.verdict import contract
from freedoko_qt.app.words import call_name, contract_of, fill, team_name, translate
from freedoko_qt.engine import money
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import SEATS, Call
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Entry, Party
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import BockEffect
from freedoko_qt.engine.table import highest
from freedoko_qt.marked import mark

MINUS = "\N{MINUS SIGN}"

TRIGGERS: Mapping[Trigger, str] = {
    Trigger.EQUAL_POINTS: mark("sheet", "120 to 120 card points"),
    Trigger.SOLO_LOST: mark("sheet", "a lost solo"),
    Trigger.RE_LOST: mark("sheet", "Re announced and not won"),
    Trigger.CONTRA_LOST: mark("sheet", "Kontra announced and not won"),
    Trigger.HEART_TRICK: mark("sheet", "a heart trick"),
    Trigger.BLACK: mark("sheet", "a side without a trick"),
    Trigger.BOTH_ANNOUNCED: mark("sheet", "both sides announced"),
    Trigger.COLD_STRIKE: mark("sheet", "a cold strike"),
}


def sheet(party: Party, base: str, games: tuple[Game, ...] = ()) -> SheetPicture:
    """The whole sheet; `base` is the rule set that the rules come from, `games` all deals, those without result too."""
    return SheetPicture(
        title=title(party, base),
        names=party.names,
        rows=tuple(rows(party, games)),
        sums=tuple(sums(party)),
        status=status(party),
        is_over=party.is_over,
    )


def title(party: Party, base: str) -> str:
    """The name of the rule set, if the rules are just those."""
    is_shipped = base in PRESETS and preset(base) == party.rules
    return translate("presets", PRESETS[base].title) if is_shipped else translate("sheet", "House rules")


# -- the games ------------------------------------------------------------------------------------------------


def rows(party: Party, games: tuple[Game, ...]) -> Iterator[SheetRow]:
    """A row for every finished game, and one for every deal that came to nothing."""
    totals = (0,) * party.size
    waiting = [game for game in games if game.is_over]
    for number, entry in enumerate(party.entries, 1):
        while waiting and waiting[0].state.table.is_redeal:
            yield redealt(waiting.pop(0), party, totals)
        waiting = waiting[1:]
        totals = tuple(total + score for total, score in zip(totals, entry.scores, strict=True))
        yield row(number, entry, party, totals)
    for game in waiting:
        if game.state.table.is_redeal:
            yield redealt(game, party, totals)


def redealt(game: Game, party: Party, totals: tuple[int, ...]) -> SheetRow:
    """The row of a deal that came to nothing."""
    table = game.state.table
    owner = party.names[game.places[table.soloist]] if table.soloist is not None else ""
    nothing = (0,) * party.size
    again = (translate("sheet", "The cards were dealt again."),)
    alone = (False,) * party.size
    return SheetRow(None, contract_of(table.contract, owner), "", "", 0, nothing, totals, alone, notes=again)


def row(number: int, entry: Entry, party: Party, totals: tuple[int, ...]) -> SheetRow:
    """The row of a game that counts."""
    result, places = entry.result, entry.game.places
    alone = {place for place, team in zip(places, result.teams, strict=True) if result.is_solo and team is Team.RE}
    is_factor = party.played_by.x_bock_effect is BockEffect.FACTOR
    return SheetRow(
        number=number,
        contract=contract(entry, party.names),
        winner=team_name(result.winner) or translate("sheet", "nobody"),
        calls=", ".join(calls(entry)),
        value=result.value,
        scores=entry.scores,
        totals=totals,
        is_solo=tuple(place in alone for place in range(party.size)),
        round_ends=ends_round(entry, party),
        bock="" if result.bock == 1 else f"×{result.bock}" if is_factor else f"+{result.bock}",
        notes=tuple(notes(entry, party)),
    )


def notes(entry: Entry, party: Party) -> Iterator[str]:
    """What else is to be said of a game: the bock rounds that it brought, what it costs whom."""
    if entry.triggers:
        reasons = ", ".join(translate("sheet", TRIGGERS[trigger]) for trigger in entry.triggers)
        yield fill(translate("sheet", "Brings bock games: %1."), reasons)
    costs = money.amounts(entry.result, party.rules)
    if any(costs):
        for seat, amount in enumerate(costs):
            name = party.names[entry.game.places[seat]]
            yield fill(translate("sheet", "%1: %2 in play money"), name, amount_text(amount))


def calls(entry: Entry) -> list[str]:
    """What was announced: the highest of each side, or where it was knocked of each player."""
    state = entry.game.state
    teams, table = entry.result.teams, state.table
    if table.rules.knocking:
        voices = [(teams[seat], table.voice_of(seat)) for seat in SEATS]
    else:
        voices = [(team, highest(made.call for made in table.calls if teams[made.seat] is team)) for team in Team]
    return [call_text(team, call) for team, call in voices if call]


def call_text(team: Team, call: Call) -> str:
    """An announcement with the side that made it."""
    if call in (Call.NO_120, Call.REPLY, Call.REPLY_NO_120):
        return team_name(team)
    return fill(translate("sheet", "%1 %2"), team_name(team), call_name(call, team))


def ends_round(entry: Entry, party: Party) -> bool:
    """Whether everybody has dealt once more with this game."""
    table = entry.game.state.table
    start = entry.game.places[table.start]
    return not (table.forced or entry.is_repeated) and (start + 1) % party.size == party.first_start


# -- below the games ------------------------------------------------------------------------------------------


def sums(party: Party) -> Iterator[SheetSum]:
    """The sums of all games, and what each player still owes or has won in play money."""
    yield SheetSum(translate("score", "Sum"), translate("score", "Sum of all games"), tuple(map(plain, party.totals)))
    for short, long, owed in (
        (OWED, translate("score", "Duty soli still to be played"), party.owed),
        (OWED_SUIT, translate("score", "Suit soli among them"), party.owed_color),
        (OWED_PICTURE, translate("score", "Picture soli among them"), party.owed_picture),
    ):
        if any(owed):
            yield SheetSum(translate("score", short), long, tuple(map(str, owed)))
    if party.rules.x_stake:
        meaning = translate("score", "Play money won or lost")
        yield SheetSum(translate("score", "Money"), meaning, tuple(map(amount_text, money_totals(party))))


OWED = mark("score", "Soli")
OWED_SUIT = mark("score", "Suit")
OWED_PICTURE = mark("score", "Pict.")


def money_totals(party: Party) -> tuple[int, ...]:
    """The play money of each place so far; a stake for the whole party is settled at its end."""
    if party.rules.x_fixed_stake:
        return money.final_stakes(party.totals, party.rules) if party.is_over else (0,) * party.size
    totals = [0] * party.size
    for entry in party.entries:
        for place, amount in zip(entry.game.places, money.amounts(entry.result, party.rules), strict=True):
            totals[place] += amount
    return tuple(totals)


def amount_text(hundredths: int) -> str:
    """Play money as it is written in the user's language, a loss with the long minus."""
    text = QLocale().toString(abs(hundredths) / 100, "f", 2)
    return f"{MINUS}{text}" if hundredths < 0 else text


def plain(points: int) -> str:
    """A sum; only what is below zero carries a sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def status(party: Party) -> str:
    """How far the party is, and what is still to come."""
    if party.is_over:
        return over(party)
    return " · ".join((progress(party), *to_come(party)))


def progress(party: Party) -> str:
    """Which game of which round it is."""
    number, games = str(len(party.entries) + 1), party.number_of_games
    if party.is_in_duty_round:
        return fill(translate("sheet", "Game %1: the duty soli that are still owed"), number)
    if games is None or not party.played_by.number_of_rounds_limited:
        text = translate("sheet", "Game %1, round %2")
        return fill(text, number, str(party.rounds + 1))
    text = translate("sheet", "Game %1 of %2, round %3 of %4")
    return fill(text, number, str(games), str(party.rounds + 1), str(party.rules.number_of_rounds))


def to_come(party: Party) -> Iterator[str]:
    """What is left of the party besides rounds: points in the pot, bock games, games of a fixed number."""
    if party.pot is not None and party.pot > 0:
        yield translate("sheet", "%n point(s) left in the pot", "", party.pot)
    if party.played_by.x_number_of_games:
        left = party.played_by.x_number_of_games - len(party.entries)
        yield translate("sheet", "%n game(s) left", "", left)
    if party.queue:
        yield translate("sheet", "%n bock game(s) to come", "", len(party.queue))


def over(party: Party) -> str:
    """Who has won the party."""
    best = max(party.totals)
    winners = [name for name, total in zip(party.names, party.totals, strict=True) if total == best]
    if len(winners) == 1:
        return fill(translate("sheet", "The party is over: %1 has won it."), winners[0])
    return translate("sheet", "The party is over: it ends in a draw.")
