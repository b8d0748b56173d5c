"""The score sheet of a party."""

from collections.abc import Iterator, Mapping
from operator import add
from weakref import WeakKeyDictionary

from PySide6.QtCore import QLocale

from freedoko_qt.app import ruleset
from freedoko_qt.app.picture import SheetPicture, SheetRow, SheetSum
from freedoko_qt.app.verdict import contract
from freedoko_qt.app.words import call_name, contract_of, fill, team_name, translate
from freedoko_qt.engine import money
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import SEATS, Call
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Entry, Party
from freedoko_qt.engine.rules import BockEffect
from freedoko_qt.engine.standing import Standing
from freedoko_qt.engine.table import highest
from freedoko_qt.marked import mark

MINUS = "\N{MINUS SIGN}"
Round = tuple[int, tuple[int, ...]]
"""The number of a round that is over, and what it brought."""

OPEN: Round = (0, ())  # the round goes on
MOST_FACTORS = 10  # of coming bock games that are told one by one

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

ROWS: WeakKeyDictionary[Game, tuple[tuple[object, ...], SheetRow]] = WeakKeyDictionary()
"""The rows that were made last, each with what it depends on: a party of an evening has hundreds."""


def sheet(party: Party, games: tuple[Game, ...] = (), title: str = "") -> SheetPicture:
    """The whole sheet; `games` are all deals, those without result too, `title` what somebody has called the rules."""
    played = tuple(rows(party, games))
    return SheetPicture(
        title=ruleset.told(party.rules, title),
        names=party.names,
        rows=played,
        sums=tuple(sums(party, played)),
        status=status(party),
        is_over=party.is_over,
    )


# -- the games ------------------------------------------------------------------------------------------------


def rows(party: Party, games: tuple[Game, ...]) -> Iterator[SheetRow]:
    """A row for every finished game, and one for every deal that came to nothing."""
    totals = brought = (0,) * party.size
    rounds, entries = 0, iter(enumerate(party.entries, 1))
    for index, game in list(enumerate(games)) or [(-1, entry.game) for entry in party.entries]:
        if not game.is_over:
            continue
        if game.state.table.is_redeal:
            yield redealt(index, game, party, totals)
            continue
        number, entry = next(entries, (0, None))
        if entry is None:
            continue  # has just ended and is not counted yet
        totals, brought = plus(totals, entry.scores), plus(brought, entry.scores)
        is_end = ends_round(entry, party)
        rounds += is_end
        yield kept_row(number, index, entry, party, totals, (rounds, brought) if is_end else OPEN)
        if is_end:
            brought = (0,) * party.size


def plus(sums: tuple[int, ...], added: tuple[int, ...]) -> tuple[int, ...]:
    """The sums with something added, place by place."""
    return tuple(map(add, sums, added))


def redealt(index: int, game: Game, party: Party, totals: tuple[int, ...]) -> SheetRow:
    """The row of a deal that came to nothing."""
    table = game.state.table
    owner = party.names[game.places[table.soloist]] if table.soloist is not None else ""
    nothing = (0,) * party.size
    again = (translate("sheet", "The cards were dealt again."),)
    alone = (False,) * party.size
    name = contract_of(table.contract, owner)
    return SheetRow(None, name, "", "", 0, nothing, totals, alone, notes=again, game=index)


def kept_row(number: int, index: int, entry: Entry, party: Party, totals: tuple[int, ...], closed: Round) -> SheetRow:
    """The row of a game that counts, made once as long as nothing changes about it, the language neither."""
    language = translate("sheet", "nobody")  # no two of them have the same word for it
    happened = (entry.result, entry.contract, entry.triggers, entry.game.state.table.calls)
    told = (number, index, happened, entry.is_duty, party.names, party.first_start, totals, closed, language)
    known, kept = ROWS.get(entry.game, ((), None))
    if kept is None or known != told:
        kept = row(number, index, entry, party, totals, closed)
        ROWS[entry.game] = (told, kept)
    return kept


def row(number: int, index: int, entry: Entry, party: Party, totals: tuple[int, ...], closed: Round) -> SheetRow:
    """The row of a game that counts; `closed` is the round that ends with it, and what it brought."""
    result, places = entry.result, entry.game.places
    alone = {place for place, team in zip(places, result.teams, strict=True) if result.is_solo and team is Team.RE}
    return SheetRow(
        number=number,
        contract=contract(entry, party.names),
        winner=team_name(result.winner) or translate("sheet", "nobody"),
        calls=", ".join(calls(entry)),
        value=result.value,
        scores=entry.scores,
        totals=totals,
        is_solo=tuple(place in alone for place in range(party.size)),
        round_ends=closed is not OPEN,
        bock="" if result.bock == 1 else factor_text(result.bock, party),
        notes=tuple(notes(entry)),
        money=costs(entry, party),
        outside=next((place for place in range(party.size) if place not in places), -1),
        is_duty=entry.is_duty,
        game=index,
        round_number=closed[0],
        round_scores=closed[1],
    )


def notes(entry: Entry) -> Iterator[str]:
    """What else is to be said of a game: that it was owed, the bock rounds that it brought."""
    if entry.is_duty:
        yield translate("sheet", "This was a duty solo.")
    if entry.triggers:
        reasons = ", ".join(translate("sheet", TRIGGERS[trigger]) for trigger in entry.triggers)
        yield fill(translate("sheet", "Brings bock games: %1."), reasons)


def costs(entry: Entry, party: Party) -> tuple[int, ...]:
    """What a game costs whom, by place in hundredths; empty where the stake is not paid game by game."""
    if not party.rules.x_stake or party.rules.x_fixed_stake:
        return ()
    paid = dict(zip(entry.game.places, money.amounts(entry.result, party.rules), strict=True))
    return tuple(paid.get(place, 0) for place in range(party.size))


def factor_text(factor: int, party: Standing) -> str:
    """How often a game counts, or how many points the winner gets more."""
    return f"×{factor}" if party.played_by.x_bock_effect is BockEffect.FACTOR else f"+{factor}"


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


def sums(party: Party, played: tuple[SheetRow, ...]) -> Iterator[SheetSum]:
    """The sums of all games, and what each player still owes or has won in play money."""
    yield from sums_of_points(party)
    if party.rules.x_stake:
        yield sum_of_money(money_totals(party, played))


def sum_of_money(totals: tuple[int, ...]) -> SheetSum:
    """What each player has won or lost in play money."""
    meaning = translate("score", "Play money won or lost")
    return SheetSum(translate("score", "Money"), meaning, tuple(map(amount_text, totals)))


def sums_of_points(party: Standing) -> Iterator[SheetSum]:
    """The sums of all games, and what each player still owes."""
    yield SheetSum(translate("score", "Sum"), translate("score", "Sum of all games"), tuple(map(plain, party.totals)))
    for short, long, owed in (
        (OWED, translate("score", "Duty soli still to be played"), party.owed),
        (OWED_SUIT, translate("score", "Suit soli among them"), party.owed_color),
        (OWED_PICTURE, translate("score", "Picture soli among them"), party.owed_picture),
    ):
        if any(owed):
            yield SheetSum(translate("score", short), long, tuple(map(str, owed)))


OWED = mark("score", "Soli")
OWED_SUIT = mark("score", "Suit")
OWED_PICTURE = mark("score", "Pict.")


def money_totals(party: Party, played: tuple[SheetRow, ...]) -> tuple[int, ...]:
    """The play money of each place so far; a stake for the whole party is settled at its end."""
    totals = (0,) * party.size
    if party.rules.x_fixed_stake and party.is_over:
        return money.final_stakes(party.totals, party.rules)
    for paid in filter(None, (row.money for row in played)):
        totals = plus(totals, paid)
    return totals


def amount_text(hundredths: int) -> str:
    """Play money as it is written in the user's language, a loss with the long minus."""
    text = QLocale().toString(abs(hundredths) / 100, "f", 2)
    return f"{MINUS}{text}" if hundredths < 0 else text


def plain(points: int) -> str:
    """A sum; only what is below zero carries a sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def status(party: Standing) -> str:
    """How far the party is, and what is still to come."""
    if party.is_over:
        return over(party)
    return " · ".join((progress(party), *to_come(party)))


def progress(party: Standing) -> str:
    """Which game of which round it is."""
    number, left = str(len(party.entries) + 1), party.games_left
    if party.is_in_duty_round:
        return fill(translate("sheet", "Game %1: the duty soli that are still owed"), number)
    if left is None:
        text = translate("sheet", "Game %1, round %2")
        return fill(text, number, str(party.rounds + 1))
    # A repeated deal makes the party longer, a duty solo that takes somebody's turn shorter.
    games = str(party.played_by.x_number_of_games or len(party.entries) + left)
    text = translate("sheet", "Game %1 of %2, round %3 of %4")
    return fill(text, number, games, str(party.rounds + 1), str(party.rules.number_of_rounds))


def to_come(party: Standing) -> Iterator[str]:
    """What is left of the party besides rounds: points in the pot, bock games, games of a fixed number."""
    if party.pot is not None and party.pot > 0:
        yield translate("sheet", "%n point(s) left in the pot", "", party.pot)
    if party.played_by.x_number_of_games:
        left = party.played_by.x_number_of_games - len(party.entries)
        yield translate("sheet", "%n game(s) left", "", left)
    if party.queue:
        told = translate("sheet", "%n bock game(s) to come", "", len(party.queue))
        yield f"{told} ({factors})" if (factors := next_factors(party)) else told


def next_factors(party: Standing) -> str:
    """How often each of the next bock games counts, where they differ; empty if all count the same."""
    if len(set(party.queue)) == 1:
        return ""
    shown = " ".join(factor_text(factor, party) for factor in party.queue[:MOST_FACTORS])
    return shown if len(party.queue) <= MOST_FACTORS else f"{shown} …"


def over(party: Standing) -> str:
    """Who has won the party."""
    best = max(party.totals)
    winners = [name for name, total in zip(party.names, party.totals, strict=True) if total == best]
    if len(winners) == 1:
        return fill(translate("sheet", "The party is over: %1 has won it."), winners[0])
    return translate("sheet", "The party is over: it ends in a draw.")
