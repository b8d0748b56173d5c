"""Asks the computer players: for what they play, or for advice to the viewer. Only the newest question counts."""

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.match import Match
from freedoko_qt.app.worker import Worker
from freedoko_qt.engine.event import Seat
from freedoko_qt.players.base import Choice


class Consultation(QObject):
    """The newest question and what becomes of it."""

    chosen = Signal(Choice)
    given_up = Signal()  # there will be no choice
    advised = Signal(Choice)
    failed = Signal(str)  # why something went wrong; each trouble once until `forget_troubles`

    def __init__(self, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker
        self._number = 0
        self._is_advice = False
        self._told: set[str] = set()
        worker.answered.connect(self._answered)
        worker.failed.connect(self._failed)
        worker.restarted.connect(self._tell)

    def ask(self, match: Match, seat: Seat) -> None:
        """Asks the player of a seat what to do."""
        self.drop()
        self._worker.ask(match.task(self._number, seat))

    def ask_advice(self, match: Match) -> None:
        """Asks a player what it would do in the viewer's place."""
        self.ask(match, match.viewer)
        self._is_advice = True

    def drop(self) -> None:
        """Forgets the question; an answer that is still on its way comes to nothing."""
        self._number += 1
        self._is_advice = False
        self._worker.drop()

    def forget_troubles(self) -> None:
        """Lets every trouble be told again."""
        self._told.clear()

    def stop(self) -> None:
        """Ends the players' process."""
        self.drop()
        self._worker.stop()

    def _answered(self, number: int, choice: Choice) -> None:
        if number == self._number:
            (self.advised if self._is_advice else self.chosen).emit(choice)

    def _failed(self, number: int, why: str) -> None:
        self._tell(why)
        if number == self._number and not self._is_advice:
            self.given_up.emit()

    def _tell(self, why: str) -> None:
        if why not in self._told:
            self._told.add(why)
            self.failed.emit(why)
