"""Saved parties in short as lines of JSON and back, to be sent between processes and kept in the cache. Without Qt."""

import json
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from freedoko_qt.app.season import Caught, Deed, Saved, Spoken
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.problem import Problem, Value
from freedoko_qt.engine.special import Feat

# Looked up thousands of times, where a table is quicker than making the member.
CONTRACTS: Mapping[str, Contract] = {one.value: one for one in Contract}
CALLS: Mapping[str, Call] = {one.value: one for one in Call}
FEATS: Mapping[str, Feat] = {one.value: one for one in Feat}
TEAMS: Mapping[str | None, Team | None] = {None: None, **{one.value: one for one in Team}}


def dumps(saved: Saved) -> str:
    """All that a record says in short, as one line; the path does not stand there."""
    data = {
        "date": saved.date.isoformat(),
        "names": saved.names,
        "players": saved.players,
        "base": saved.base,
        "changes": saved.changes,
        "number": saved.number_of_changes,
        "title": saved.title,
        "totals": saved.totals,
        "over": saved.is_over,
        "open": saved.has_open_game,
        "trouble": trouble(saved.trouble),
        "games": [values(deed) for deed in saved.games],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def trouble(told: Value) -> object:
    """What is wrong with a file; a problem is a list of its text and its values, so that it fits every language."""
    return [told.text, *map(trouble, told.values)] if isinstance(told, Problem) else told


def values(deed: Deed) -> list[object]:
    """A game as a list, in the order in which `read_deed` takes it."""
    return [
        deed.game,
        deed.contract,
        deed.soloist,
        deed.sides,
        deed.winner,
        deed.value,
        deed.scores,
        deed.points,
        deed.bock,
        deed.is_duty,
        [[one.place, one.call, one.team, one.is_won] for one in deed.spoken],
        [[one.feat, one.place, one.victim] for one in deed.specials],
    ]


def loads(line: str, path: Path) -> Saved:
    """The party in a line; ValueError, TypeError or KeyError if the line is none of ours."""
    data = json.loads(line)
    return Saved(
        path=path,
        date=datetime.fromisoformat(data["date"]),
        names=tuple(data["names"]),
        players=tuple(data["players"]),
        base=data["base"],
        changes=data["changes"],
        number_of_changes=data["number"],
        title=data["title"],
        games=tuple(read_deed(*game) for game in data["games"]),
        totals=tuple(data["totals"]),
        is_over=data["over"],
        has_open_game=data["open"],
        trouble=read_trouble(data["trouble"]),
    )


def read_trouble(told: Any) -> Any:
    """What is wrong with a file, out of what `trouble` has made of it."""
    if not isinstance(told, list):
        return told
    said, *values = map(read_trouble, told)
    return Problem(said, tuple(values))


def read_deed(
    game: int,
    contract: str,
    soloist: int,
    sides: list[str | None],
    winner: str | None,
    value: int,
    scores: list[int],
    points: list[int],
    bock: int,
    is_duty: bool,
    spoken: list[list[Any]],
    specials: list[list[Any]],
) -> Deed:
    """A game out of its list."""
    return Deed(
        game,
        CONTRACTS[contract],
        soloist,
        tuple(TEAMS[side] for side in sides),
        TEAMS[winner],
        value,
        tuple(scores),
        tuple(points),
        bock,
        is_duty,
        tuple(Spoken(place, CALLS[call], Team(team), is_won) for place, call, team, is_won in spoken),
        tuple(Caught(FEATS[feat], place, victim) for feat, place, victim in specials),
    )
