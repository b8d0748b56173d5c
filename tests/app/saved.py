"""Saved parties for tests: as values, and as files that are known already."""

from datetime import datetime
from pathlib import Path

from freedoko_qt.app.season import Deed, Saved, Spoken
from freedoko_qt.app.season import cache as season_cache
from freedoko_qt.app.season.reader import answer
from freedoko_qt.app.season.reading import records, seen
from freedoko_qt.app.storage import Storage
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.record import Head, Record, dumps
from tests.parties import after, healthy, party, soloist

NAMES = ("Jens", "Anna", "Ben", "Clara")
PLAYERS = ("human", "thumb", "thumb", "thumb")
RE, CONTRA = Team.RE, Team.CONTRA


def deed(
    number: int = 0,
    scores: tuple[int, ...] = (1, 1, -1, -1),
    contract: Contract = Contract.NORMAL,
    soloist: int = -1,
    spoken: tuple[Spoken, ...] = (),
    bock: int = 1,
    winner: Team | None = RE,
) -> Deed:
    """A counted game: whoever has points is re, and re wins."""
    sides = tuple(RE if score > 0 else CONTRA for score in scores)
    return Deed(number, contract, soloist, sides, winner, max(scores), scores, (70, 70, 50, 50), bock, spoken=spoken)


def said(place: int, call: Call, team: Team, is_won: bool) -> Spoken:
    """An announcement."""
    return Spoken(place, call, team, is_won)


def saved(*games: Deed, name: str = "2025-03-01 20.15.yaml", **other: object) -> Saved:
    """A party of these games by the rules of a tournament, not over."""
    totals = tuple(sum(game.scores[place] for game in games) for place in range(4))
    values: dict[str, object] = {"names": NAMES, "players": PLAYERS, "base": "ddv"} | other
    return Saved(Path(name), datetime(2025, 3, 1, 20, 15), games=games, totals=totals, **values)  # type: ignore[arg-type]


def record(*games: str, name: str = "Ben") -> Record:
    """A party on paper; a game is "normal", "solo" or "begun", of which the last has no event but the deal."""
    head = Head(party().rules, "ddv", ("Jens", "Anna", name, "Clara"), PLAYERS, 11)
    choices = [soloist(1) if game == "solo" else healthy for game in games if game != "begun"]
    played = after(party(), *choices)
    begun = [played.next_game()] if "begun" in games else []
    for game in begun:
        game.play(healthy(game))
    return Record(head, (*(entry.game for entry in played.entries), *begun))


def write(path: Path, made: Record) -> Path:
    """Puts a record where it belongs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dumps(made), encoding="utf-8")
    return path


def know(storage: Storage) -> None:
    """Reads all records into the cache, so that no process is needed for them."""
    cache = season_cache.Cache()
    for path, is_running in records(storage):
        if (file := seen(path, is_running)) is not None:
            _, cache.lines[file.key] = answer(path, file.date)
    cache.keep(storage.season)
