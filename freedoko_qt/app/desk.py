"""The papers of the party: what is written while it is played, and the files it comes from and goes to.

A practice game is written nowhere; here is the one place that sees to that.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from freedoko_qt.app import report
from freedoko_qt.app.files import write_whole
from freedoko_qt.app.match import Match, match_of
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.storage import Diary, Storage, load
from freedoko_qt.engine.event import Action
from freedoko_qt.engine.record import Record, dumps, line, opening

REPORTED = b"\nreport:"
"""The line of a record with which a report begins."""


@dataclass(frozen=True, slots=True)
class Past:
    """A party that is only looked at, at a moment of its last game; −1 is the end."""

    record: Record
    at: int = -1


class Desk:
    """Writes down what happens in a match; trouble with the disk is told to `complain` and stops no game."""

    def __init__(self, storage: Storage, complain: Callable[[str], None]) -> None:
        self._storage, self._diary, self._complain = storage, Diary(storage, complain), complain
        self._trouble: deque[str] = deque(maxlen=report.MOST_TROUBLE)  # what has gone wrong so far, for a report

    def begin(self, match: Match) -> None:
        """Another party is played; the one before is kept among the parties."""
        self._diary.begin(match.record)

    def carry_on(self, match: Match, path: Path) -> None:
        """The party in a file is played on; if it was kept among the parties, it is no longer."""
        self.begin(match)
        if path.parent.resolve() == self._storage.parties.resolve():
            from freedoko_qt.app.parties.files import drop_carried_on  # seldom needed, and never at the start

            drop_carried_on(self._storage, path)

    def is_running(self, path: Path) -> bool:
        """Whether a file is the record of the party that is being played."""
        return path.resolve() == self._storage.running.resolve() and path.exists()

    def resume(self) -> Match | None:
        """The party that was left, if there is one."""
        record = self._diary.resume()
        if record is None:
            return None
        match = match_of(record)
        if not record.games:
            self._diary.add(opening(match.game), match.record)
        if match.party.is_over:
            self._diary.put_away()
        return match

    def add_deal(self, match: Match) -> None:
        """A game has been dealt."""
        if not match.is_practice:
            self._diary.add(opening(match.game), match.record)

    def add(self, match: Match, action: Action) -> None:
        """Something has happened in the game."""
        if not match.is_practice:
            self._diary.add(line(action), match.record)

    def rewrite(self, match: Match) -> None:
        """Something in the game has been taken back, or done again."""
        if not match.is_practice:
            self._diary.rewrite(match.record)

    def put_away(self, match: Match) -> None:
        """The party is over and goes to the others."""
        if not match.is_practice:
            self._diary.put_away()

    def save(self, match: Match, path: Path) -> None:
        """Writes a copy of the party to a file."""
        try:
            write_whole(path, dumps(match.record))
        except OSError as error:
            self._complain(str(error))

    def note_trouble(self, text: str) -> None:
        """Remembers what has gone wrong, for a report."""
        self._trouble.append(text)

    def report(self, path: Path, record: Record, at: int, preferences: Preferences) -> None:
        """Writes a report on a moment of the last game of a record."""
        try:
            report.write(path, record, at, preferences, tuple(self._trouble))
        except OSError as error:
            self._complain(str(error))

    def close(self) -> None:
        """Lets the files go; nothing is lost by not doing so."""
        self._diary.close()


def read(path: Path) -> Match | Past:
    """The party in a file; one that is over, or comes with a report, belongs to the past. FileError or OSError."""
    record = load(path)
    if REPORTED in path.read_bytes():  # quicker than reading the whole file once more to see that it is none
        found = report.read(path)
        return Past(found.record, found.at)
    match = match_of(record)
    return Past(record) if match.party.is_over else match
