"""Reading all saved parties while the window goes on: what is known from the cache in slices, the rest by processes."""

import pickle
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Qt, QTimer, Signal

from freedoko_qt.app import child
from freedoko_qt.app.season import Saved
from freedoko_qt.app.season import cache as season_cache
from freedoko_qt.app.season import text as season_text
from freedoko_qt.app.season.cache import Cache
from freedoko_qt.app.season.facts import date_of
from freedoko_qt.app.season.slices import Slices
from freedoko_qt.app.storage import Storage
from freedoko_qt.app.words import fill, translate
from freedoko_qt.paths import PACKAGE
from freedoko_qt.players.process import frame, whole

BOOT = f"import sys; sys.path.append({str(PACKAGE.parent)!r}); from freedoko_qt.app.season.reader import main; main()"
PROCESSES = 2
PATIENCE = 60_000  # milliseconds after which a file that is still being read is given up
UNKNOWN = -1  # how many files there are, before anybody has looked


@dataclass(frozen=True, slots=True)
class File:
    """A record on disk."""

    path: Path
    key: str  # of the cache
    date: datetime  # of the file
    is_running: bool = False


class Reading(QObject):
    """One reading of the folder of the parties and of the running one; it can be stopped at any time.

    Each party is told by `found` in any order, damaged ones too; `finished` comes last, also after a cancel.
    """

    found = Signal(object)  # Saved
    progressed = Signal(int, int)  # how many are read, of how many
    finished = Signal()

    def __init__(self, storage: Storage, parent: QObject | None = None, boot: str = BOOT) -> None:
        """`boot` is the Python text that a process runs."""
        super().__init__(parent)
        self._storage, self._boot = storage, boot
        self._old, self._new = Cache(), Cache()
        self._done, self._total = 0, UNKNOWN
        self._waiting: deque[File] = deque()
        self._readers: list[Reader] = []
        self._slices = Slices(self)
        self.is_busy = False

    def start(self) -> None:
        """Reads all anew; what is being read already is dropped."""
        self.stop()
        self.is_busy = True
        self._done, self._total = 0, UNKNOWN
        self._slices.start(self._known())

    def cancel(self) -> None:
        """Ends the reading; what has been found so far stays known."""
        if self.is_busy:
            self._end()

    def stop(self) -> None:
        """Ends the reading without a word."""
        self.is_busy = False
        self._slices.stop()
        self._waiting.clear()
        for reader in self._readers:
            reader.stop()
            reader.deleteLater()
        self._readers = []

    def _known(self) -> Iterator[None]:
        """Tells of what the cache holds, then sets the processes to work on the rest."""
        self._old, self._new = season_cache.load(self._storage.season), Cache()
        yield
        files = []
        for path, is_running in records(self._storage):
            if (file := seen(path, is_running)) is not None:
                files.append(file)
            yield
        self._total = len(files)
        self.progressed.emit(0, self._total)
        for file in files:
            line = self._old.lines.get(file.key)
            if line is not None and self._take(file, line):
                self._new.lines[file.key] = line
            else:
                self._waiting.append(file)
            yield
        yield from self._set_to_work()

    def _take(self, file: File, line: str) -> bool:
        """Tells of a party; False if the line is none of ours."""
        try:
            party = season_text.loads(line, file.path)
        except (ValueError, TypeError, KeyError):
            return False
        self._tell(replace(party, is_running=True) if file.is_running else party)
        return True

    def _tell(self, party: Saved) -> None:
        self._done += 1
        self.found.emit(party)
        self.progressed.emit(self._done, self._total)

    def _set_to_work(self) -> Iterator[None]:
        """Starts the processes one after another, as each start takes some milliseconds."""
        for _ in range(min(PROCESSES, len(self._waiting))):
            reader = Reader(self._boot, self)
            reader.told.connect(self._told)
            # Queued, as a process that cannot be started would else call itself again for each file.
            reader.lost.connect(self._lost, Qt.ConnectionType.QueuedConnection)
            self._readers.append(reader)
            self._next(reader)
            yield
        if not self._readers:
            self._end()

    def _next(self, reader: "Reader") -> None:
        if self._waiting:
            reader.read(self._waiting.popleft())
        elif all(one.file is None for one in self._readers):
            self._end()

    def _told(self, reader: "Reader", file: File, is_lasting: bool, line: str) -> None:
        self._take(file, line)
        if is_lasting:
            self._new.lines[file.key] = line
        self._next(reader)

    def _lost(self, reader: "Reader", file: File) -> None:
        if reader not in self._readers:
            return  # the reading was stopped meanwhile
        self._tell(Saved(file.path, file.date, is_running=file.is_running, trouble=unreadable(file)))
        self._next(reader)

    def _end(self) -> None:
        was_whole = self._done == self._total
        if not was_whole:
            # What was not looked at this time is still known.
            self._new.lines = self._old.lines | self._new.lines
        self.stop()
        if self._new.lines != self._old.lines:
            self._new.keep(self._storage.season)
        self.finished.emit()


class Reader(QObject):
    """A process that reads one file after another."""

    told = Signal(object, object, bool, str)  # self; File; whether its line stays true; its line
    lost = Signal(object, object)  # self; File that could not be read because the process is gone

    def __init__(self, boot: str, parent: QObject) -> None:
        super().__init__(parent)
        self._boot = boot
        self.file: File | None = None
        self._process: QProcess | None = None
        self._received = bytearray()
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._lose)

    def read(self, file: File) -> None:
        """Reads a file; `told` or `lost` comes."""
        self.file = file
        self._patience.start()
        if self._process is None:
            self._received.clear()
            self._process = child.begun(self._boot, self, self._read, self._lose, self._error)
            self._process.start()
        if self._process is not None:  # it may have failed to start just now
            self._process.write(frame((str(file.path), file.date)))

    def stop(self) -> None:
        """Ends the process at once."""
        self.file = None
        self._patience.stop()
        process, self._process = self._process, None
        child.end(process)

    def _read(self) -> None:
        assert self._process is not None
        self._received += self._process.readAllStandardOutput().data()
        for body in whole(self._received):
            is_lasting, line = pickle.loads(body)
            file, self.file = self.file, None
            self._patience.stop()
            if file is not None:
                self.told.emit(self, file, is_lasting, line)

    def _error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._lose()

    def _lose(self) -> None:
        file = self.file
        self.stop()
        if file is not None:
            self.lost.emit(self, file)


def records(storage: Storage) -> Iterator[tuple[Path, bool]]:
    """The records of all parties, and whether it is the one that is being written on; the newest names first."""
    yield storage.running, True
    for path in sorted(storage.parties.glob("*.yaml"), reverse=True):
        yield path, False


def seen(path: Path, is_running: bool) -> File | None:
    """A record as it lies there now; None if it has gone."""
    try:
        status = path.stat()
    except OSError:
        return None
    return File(path, season_cache.key(path, status), date_of(path, status.st_mtime), is_running)


def unreadable(file: File) -> str:
    """What is told of a file on which the reading came to grief."""
    return fill(
        translate("season", "%1: the file cannot be read, the process that reads it has ended."), file.path.name
    )
