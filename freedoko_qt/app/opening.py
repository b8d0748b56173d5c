"""Reading one file beside the window, so that the window stays alive meanwhile."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from freedoko_qt.engine.record import FileError

GLANCE = 15
"""Milliseconds between two looks whether a file has been read."""

Read = Callable[[Path], object]
"""Makes something of a file; FileError or OSError if that is not possible. Nothing of Qt may be in it."""


class Opening(QObject):
    """Reads one file; another one takes the place of one that is still being read."""

    done = Signal(object, object)  # Path; what was made of it
    failed = Signal(object)  # FileError or OSError

    def __init__(self, read: Read, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read = read
        self._path = Path()
        self._wanted: Future[object] | None = None
        self._glance = QTimer(self, interval=GLANCE)
        self._glance.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        """Whether a file is being read."""
        return self._wanted is not None

    def read(self, path: Path) -> None:
        """Begins to read; `done` or `failed` comes."""
        self._path, self._wanted = path, Future()
        # Nothing of Qt goes over to the thread, so that whoever asked may be gone meanwhile.
        work = (self._wanted, self._read, path)
        threading.Thread(target=settle, args=work, name="opening", daemon=True).start()
        self._glance.start()

    def forget(self) -> None:
        """Leaves what is being read."""
        self._wanted = None
        self._glance.stop()

    def _look(self) -> None:
        wanted = self._wanted
        if wanted is None or not wanted.done():
            return
        self.forget()
        try:
            made = wanted.result()
        except (FileError, OSError) as error:
            self.failed.emit(error)
        else:
            self.done.emit(self._path, made)


def settle(wanted: "Future[object]", read: Read, path: Path) -> None:
    """Reads a file and says how that ended."""
    try:
        wanted.set_result(read(path))
    except Exception as error:
        wanted.set_exception(error)
