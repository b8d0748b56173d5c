"""The saved parties in short, folded from their records by the engine; there is no other source of them. Without Qt."""

import json
import re
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from pathlib import Path

from freedoko_qt.app.season import Caught, Deed, Saved, Spoken
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.party import Entry
from freedoko_qt.engine.preset import PRESETS, differences
from freedoko_qt.engine.record import Record
from freedoko_qt.engine.rules import Rules

NAMED = re.compile(r"(\d{4})-(\d\d)-(\d\d) (\d\d)\.(\d\d)(?: \d+)?", re.ASCII)
"""The name of a party that was put away at a time, perhaps as the second one of that minute."""


def date_of(path: Path, written: float) -> datetime:
    """When a party was put away, as its name says, or else when its file was written (seconds since 1970)."""
    named = NAMED.fullmatch(path.stem)
    if named:
        with suppress(ValueError):
            # Not by strptime, whose first call takes longer than all that happens beside it.
            return datetime(*map(int, named.groups()))  # type: ignore[arg-type]
    return datetime.fromtimestamp(written)


def saved(record: Record, path: Path, date: datetime) -> Saved:
    """A party and its games in short; the date is that of the file, for records that have none themselves."""
    head, party = record.head, record.party()
    base, changes = described(head.rules)
    number = {id(game): at for at, game in enumerate(record.games)}
    return Saved(
        path=path,
        date=datetime.fromisoformat(head.date) if head.date else date,
        names=head.names,
        players=head.players,
        base=base,
        changes=json.dumps(changes, ensure_ascii=False, sort_keys=True) if changes else "",
        number_of_changes=len(changes),
        title=head.title,
        games=tuple(deed(entry, number[id(entry.game)], party.size) for entry in party.entries),
        totals=party.totals,
        is_over=party.is_over,
        has_open_game=record.running() is not None,
    )


@lru_cache(maxsize=64)
def described(rules: Rules) -> tuple[str, dict[str, object]]:
    """The shipped rule set that is nearest, and what the rules have other than it."""
    all_changes = {base: differences(rules, base) for base in PRESETS}
    nearest = min(all_changes, key=lambda base: len(all_changes[base]))
    return nearest, all_changes[nearest]


def deed(entry: Entry, number: int, size: int) -> Deed:
    """A counted game in short; seats become places of the party."""
    result, table, places = entry.result, entry.game.state.table, entry.game.places
    sides: list[Team | None] = [None] * size
    points = [0] * size
    for seat in SEATS:
        sides[places[seat]] = result.teams[seat]
        points[places[seat]] = table.points_of(seat)
    specials = (item.special for item in result.items if item.special)
    return Deed(
        game=number,
        contract=entry.contract,
        soloist=soloist(entry),
        sides=tuple(sides),
        winner=result.winner,
        value=result.value,
        scores=entry.scores,
        points=tuple(points),
        bock=result.bock,
        is_duty=entry.is_duty,
        spoken=tuple(
            Spoken(places[made.seat], made.call, result.teams[made.seat], result.teams[made.seat] is result.winner)
            for made in table.calls
        ),
        specials=tuple(
            Caught(one.feat, places[one.seat], -1 if one.victim is None else places[one.victim]) for one in specials
        ),
    )


def soloist(entry: Entry) -> int:
    """The place of who played alone, or whose special game it was; -1 in a normal game."""
    if entry.contract is Contract.MARRIAGE_SILENT:
        return entry.game.places[entry.result.teams.index(Team.RE)]
    return -1 if entry.soloist is None else entry.soloist
