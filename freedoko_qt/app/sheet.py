"""The score sheet of a party."""

from freedoko_qt.app.picture import SheetPicture, SheetRow
from freedoko_qt.app.verdict import contract, teams
from freedoko_qt.app.words import call_name, fill, team_name, translate
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import SEATS, Call
from freedoko_qt.engine.party import Entry, Party
from freedoko_qt.engine.preset import PRESETS


def sheet(party: Party, base: str) -> SheetPicture:
    """The whole sheet; `base` is the key of the rule set that the party's rules come from."""
    return SheetPicture(
        title=title(base),
        names=party.names,
        rows=rows(party),
        totals=party.totals,
        owed=party.owed,
        status=status(party),
        is_over=party.is_over,
    )


def title(base: str) -> str:
    """The name of a rule set."""
    return translate("presets", PRESETS[base].title) if base in PRESETS else translate("sheet", "House rules")


def rows(party: Party) -> tuple[SheetRow, ...]:
    """A row for every finished game."""
    written: list[SheetRow] = []
    totals: tuple[int, ...] = (0, 0, 0, 0)
    for number, entry in enumerate(party.entries, 1):
        result = entry.result
        totals = tuple(total + score for total, score in zip(totals, result.scores, strict=True))
        written.append(
            SheetRow(
                number=number,
                contract=contract(entry, party.names),
                winner=team_name(result.winner) or translate("sheet", "nobody"),
                calls=", ".join(calls(entry)),
                value=result.value,
                scores=result.scores,
                totals=totals,
                is_solo=tuple(result.is_solo and team is Team.RE for team in teams(entry)),
                round_ends=ends_round(entry, party),
            )
        )
    return tuple(written)


def calls(entry: Entry) -> list[str]:
    """The highest announcement of each side that made one."""
    table = entry.game.state.table
    voices = [(team, table.voice(team)) for team in Team]
    return [
        team_name(team)
        if call in (Call.NO_120, Call.REPLY)
        else fill(translate("sheet", "%1 %2"), team_name(team), call_name(call, team))
        for team, call in voices
        if call
    ]


def ends_round(entry: Entry, party: Party) -> bool:
    """Whether everybody has dealt once more with this game."""
    table = entry.game.state.table
    return not (table.forced or entry.is_repeated) and (table.start + 1) % 4 == party.first_start


def status(party: Party) -> str:
    """How far the party is."""
    if party.is_over:
        return over(party)
    number, games = str(len(party.entries) + 1), party.number_of_games
    if party.is_in_duty_round:
        return fill(translate("sheet", "Game %1: the duty soli that are still owed"), number)
    if games is None:
        return fill(translate("sheet", "Game %1, round %2"), number, str(party.rounds + 1))
    text = translate("sheet", "Game %1 of %2, round %3 of %4")
    return fill(text, number, str(games), str(party.rounds + 1), str(party.rules.number_of_rounds))


def over(party: Party) -> str:
    """Who has won the party."""
    best = max(party.totals)
    winners = [party.names[seat] for seat in SEATS if party.totals[seat] == best]
    if len(winners) == 1:
        return fill(translate("sheet", "The party is over: %1 has won it."), winners[0])
    return translate("sheet", "The party is over: it ends in a draw.")
