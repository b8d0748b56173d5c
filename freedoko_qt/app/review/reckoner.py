"""The process that reckons with open cards, as the window sees it: one question, and how far its answer is."""

import pickle

from PySide6.QtCore import QObject, QProcess, Signal

from freedoko_qt.app import child
from freedoko_qt.engine.state import State
from freedoko_qt.paths import PACKAGE
from freedoko_qt.players.process import frame, whole
from freedoko_qt.players.solver_process import Reckoning

BOOT = (
    f"import sys; sys.path.append({str(PACKAGE.parent)!r}); from freedoko_qt.players.solver_process import main; main()"
)


class Reckoner(QObject):
    """The process and the one question that is open; a new question ends what is being reckoned."""

    told = Signal(object)  # Reckoning
    lost = Signal()  # the process has ended, and with it the answer

    def __init__(self, parent: QObject, boot: str = BOOT) -> None:
        """`boot` is the Python text that the process runs."""
        super().__init__(parent)
        self._boot, self._number = boot, 0
        self._process: QProcess | None = None
        self._received = bytearray()
        self._is_busy = False

    def ask(self, state: State) -> None:
        """Has the cards of a moment reckoned."""
        self.drop()
        self._number += 1
        if self._process is None:
            self._received.clear()
            self._process = child.begun(self._boot, self, self._read, self._lose, self._error)
            self._process.start()
        if self._process is not None:  # it may have failed to start just now
            self._is_busy = True
            self._process.write(frame((self._number, state)))

    def drop(self) -> None:
        """Lets the open question go; a process that is busy with it is ended."""
        if self._is_busy:
            self.stop()

    def stop(self) -> None:
        """Ends the process."""
        self._is_busy = False
        process, self._process = self._process, None
        child.end(process)

    def _read(self) -> None:
        assert self._process is not None
        self._received += self._process.readAllStandardOutput().data()
        for body in whole(self._received):
            reckoning: Reckoning = pickle.loads(body)
            if reckoning.number == self._number:
                self._is_busy = not reckoning.is_last
                self.told.emit(reckoning)

    def _error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._lose()

    def _lose(self) -> None:
        was_busy = self._is_busy
        self.stop()
        if was_busy:
            self.lost.emit()
