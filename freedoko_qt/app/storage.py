"""Where everything lies on disk, and the record of the running party that grows by a line with every event."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from io import FileIO
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from freedoko_qt.app.files import append, decoded, move, read_bytes, write_whole
from freedoko_qt.app.setup import HUMAN
from freedoko_qt.app.words import fill, translate, trouble_text
from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.record import FileError, Record, dumps, loads
from freedoko_qt.engine.yamltext import LONGEST
from freedoko_qt.marked import mark
from freedoko_qt.players.levels import LEVELS

Location = QStandardPaths.StandardLocation
LARGEST = LONGEST
"""Bytes of a record that are read at most."""


@dataclass(frozen=True, slots=True)
class Storage:
    """The folders of one person's settings, parties, and what only matters until the next start."""

    config: Path
    data: Path
    state: Path

    @property
    def preferences(self) -> Path:
        """The file of the preferences."""
        return self.config / "preferences.yaml"

    @property
    def window(self) -> Path:
        """The file in which the window notes its size and the places of its panels."""
        return self.config / "window.ini"

    @property
    def running(self) -> Path:
        """The record of the party that is being played."""
        return self.state / "party.yaml"

    @property
    def parties(self) -> Path:
        """The folder of the parties that are over or were left for another one."""
        return self.data / "parties"

    @property
    def trash(self) -> Path:
        """The folder of deleted parties, from which they can be brought back."""
        return self.data / "trash"

    @property
    def lists(self) -> Path:
        """The folder of the score sheets that are kept by hand."""
        return self.data / "lists"

    @property
    def season(self) -> Path:
        """What the saved parties say in short; it may be deleted at any time and is then read from them again."""
        return self.state / "season"

    @property
    def rules(self) -> Path:
        """The folder of a person's own rule sets."""
        return self.data / "rules"

    @property
    def planned_rules(self) -> Path:
        """The rules that have been chosen for the next party."""
        return self.state / "rules.yaml"

    @property
    def lock(self) -> Path:
        """The file that keeps a second program away from the same record."""
        return self.state / "lock"


def in_profile(folder: Path) -> Storage:
    """Everything in one folder and nowhere else."""
    return Storage(folder, folder, folder)


def in_standard_folders() -> Storage:
    """Where this system wants it; the application must have its name."""
    places = (Location.AppConfigLocation, Location.AppDataLocation, Location.StateLocation)
    config, data, state = (Path(QStandardPaths.writableLocation(place)) for place in places)
    return Storage(config, data, state)


def load(path: Path) -> Record:
    """The record in a file, without a last line that was cut; FileError or OSError if there is none."""
    written = read_bytes(path, LARGEST)
    record = loads(decoded(written[: written.rfind(b"\n") + 1], path), str(path))
    if strangers := set(record.head.players) - {HUMAN, *LEVELS}:
        said = mark("trouble", "there are no players of the kind %1")
        raise FileError(str(path), Problem(said, (", ".join(sorted(strangers)),)))
    return record


def is_empty(path: Path) -> bool:
    """Whether a file is a record in which nothing has happened, so that nobody could miss it."""
    try:
        return b"\n  - " not in path.read_bytes() and not any(game.log for game in load(path).games)
    except (FileError, OSError):
        return False


class Diary:
    """The record of the running party on disk.

    A disk that fails stops no game: the trouble is told once, and the record is written anew as soon as that works.
    """

    def __init__(self, storage: Storage, complain: Callable[[str], None]) -> None:
        self._storage = storage
        self._complain = complain
        self._file: FileIO | None = None
        self._is_in_trouble = False
        self._is_another_there = False  # the record on disk is that of the party before, and must be kept

    def begin(self, record: Record) -> None:
        """Starts writing another party; the one before is kept among the parties."""
        self._is_another_there = True
        with self._trouble_told():
            self._rewrite(record)

    def resume(self) -> Record | None:
        """The record of the party that was left, to be written on; None if there is none or it is damaged.

        A damaged one is set aside, and that is told.
        """
        path = self._storage.running
        with self._trouble_told():
            try:
                record = load(path)
            except FileNotFoundError:
                return None
            except FileError as error:
                self._set_aside(error)
                return None
            # Also mends a beginning of a game that was cut between its lines.
            if dumps(record).encode() != path.read_bytes():
                self._rewrite(record)
            else:
                self._open()
            return record
        return None

    def add(self, text: str, record: Record) -> None:
        """Adds lines; if the ones before could not be written, the whole record is written instead.

        Once this returns, a crash of the program cannot lose them; a cut of the power may cost the last ones.
        """
        with self._trouble_told():
            if self._file is None:
                self._rewrite(record)
            else:
                append(self._file.fileno(), text.encode())

    def rewrite(self, record: Record) -> None:
        """Writes the whole record anew, after something in it has changed."""
        with self._trouble_told():
            self._rewrite(record)

    def put_away(self) -> None:
        """Moves the record of a party that is over to the parties."""
        with self._trouble_told():
            self._put_away()

    def close(self) -> None:
        """Lets the file go; nothing is lost by not doing so."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                file.close()

    @contextmanager
    def _trouble_told(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            self.close()
            if not self._is_in_trouble:
                self._complain(fill(translate("storage", "The party cannot be saved: %1"), str(error)))
            self._is_in_trouble = True
        else:
            self._is_in_trouble = False

    def _put_away(self) -> None:
        self.close()
        path = self._storage.running
        if path.exists():
            if is_empty(path):
                path.unlink()
            else:
                move(path, self._storage.parties / f"{datetime.now():%Y-%m-%d %H.%M}.yaml")
        self._is_another_there = False

    def _rewrite(self, record: Record) -> None:
        self.close()
        if self._is_another_there:
            self._put_away()
        write_whole(self._storage.running, dumps(record))
        self._open()

    def _open(self) -> None:
        # Without a buffer: what has been written is the system's, even if this process is killed.
        self._file = self._storage.running.open("ab", buffering=0)

    def _set_aside(self, error: FileError) -> None:
        path, number = self._storage.running, 1
        while (target := path.with_name(f"{path.name}.damaged-{number}")).exists():
            number += 1
        path.rename(target)
        text = translate("storage", "%1. The file has been set aside as %2.")
        self._complain(fill(text, trouble_text(error), target.name))
