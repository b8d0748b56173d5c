"""Choices of the computer players, made in a process of its own so that the window never waits for them.

That process gets observations and nothing else, so no hidden card ever reaches a player.
"""

import pickle
import sys
from dataclasses import dataclass

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from freedoko_qt.app import child
from freedoko_qt.app.words import fill, translate
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.observe import Observation
from freedoko_qt.paths import PACKAGE
from freedoko_qt.players.base import Choice, Value, Wish
from freedoko_qt.players.character import EVEN, Character
from freedoko_qt.players.process import frame, whole

# The folder of the package goes to the end of the path, where it hides nothing; -P keeps out the current folder.
BOOT = f"import sys; sys.path.append({str(PACKAGE.parent)!r}); from freedoko_qt.players.process import main; main()"
PATIENCE = 30_000  # milliseconds after which a process that does not answer is given up


@dataclass(frozen=True, slots=True)
class Task:
    """A question to a player; the number tells its answer from the answers to older ones."""

    number: int
    level: str
    seed: int
    seen: Observation
    wish: Wish = Wish.CHOICE
    played: Card | None = None  # of which the value is asked
    character: Character = EVEN

    @property
    def frame(self) -> bytes:
        """As it is sent."""
        question = (self.number, self.level, self.seed, self.seen, self.character)
        more = {Wish.CHOICE: (), Wish.ADVICE: (self.wish,), Wish.VALUE: (self.wish, self.played)}
        return frame((*question, *more[self.wish]))


class Worker(QObject):
    """The process and the one question that is open; a new question makes the answer to the old one void."""

    answered = Signal(int, object)  # number; Choice, or the Value of a card
    failed = Signal(int, str)  # number; why there is no choice
    restarted = Signal(str)  # why

    def __init__(self, boot: str = BOOT, patience: int = PATIENCE, parent: QObject | None = None) -> None:
        """`boot` is the Python text that the process runs, `patience` milliseconds."""
        super().__init__(parent)
        self._boot = boot
        self._process: QProcess | None = None
        self._received = bytearray()
        self._open: Task | None = None
        self._is_second_try = False
        self._patience = QTimer(self, singleShot=True, interval=patience)
        self._patience.timeout.connect(self._give_up)

    def start(self) -> None:
        """Starts the process, if there is none yet; done by the first question too."""
        if self._process is not None:
            return
        self._received.clear()
        self._process = child.begun(self._boot, self, self._read, self._ended, self._error)
        self._process.start()

    def ask(self, task: Task) -> None:
        """Puts a question to a player; `answered` or `failed` comes unless another question does."""
        self._open, self._is_second_try = task, False
        self._send(task)

    def drop(self) -> None:
        """Forgets the open question."""
        self._open = None
        self._patience.stop()

    def stop(self) -> None:
        """Ends the process and waits for that; one that is still thinking is not waited for."""
        if self._open is not None:
            self.drop()
            self._kill()
            return
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        if process.state() != QProcess.ProcessState.NotRunning:
            process.closeWriteChannel()
            if not process.waitForFinished(child.FAREWELL):
                process.kill()
                process.waitForFinished(child.FAREWELL)
        process.deleteLater()

    def _send(self, task: Task) -> None:
        self.start()
        assert self._process is not None
        self._patience.start()
        self._process.write(task.frame)

    def _read(self) -> None:
        assert self._process is not None
        self._received += self._process.readAllStandardOutput().data()
        for body in whole(self._received):
            self._receive(*pickle.loads(body))

    def _receive(self, number: int, answer: Choice | Value | str) -> None:
        if self._open is None or number != self._open.number:
            return
        self.drop()
        if not isinstance(answer, str):
            self.answered.emit(number, answer)
        else:
            print(answer, file=sys.stderr)  # noqa: T201  (the full story, for whoever mends the player)
            reason = answer.strip().rpartition("\n")[2]
            text = translate("worker", "A computer player has failed and plays any card that is allowed (%1).")
            self.failed.emit(number, fill(text, reason))

    def _ended(self) -> None:
        self._lose(translate("worker", "The process of the computer players has ended unexpectedly."))

    def _error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._lose(translate("worker", "The process of the computer players cannot be started."))

    def _give_up(self) -> None:
        self._lose(translate("worker", "A computer player did not answer in time."))

    def _lose(self, why: str) -> None:
        """Lets the process go; the open question is put once more to a new one before it is given up."""
        task = self._open
        self._kill()
        if task is None:
            return
        if self._is_second_try:
            self.drop()
            self.failed.emit(task.number, why)
            return
        self._is_second_try = True
        self.restarted.emit(why)
        self._send(task)

    def _kill(self) -> None:
        process, self._process = self._process, None
        child.end(process)
