"""Asks the computer players: for what they play, for advice to the viewer, or for what a card was worth.

Only the newest question counts.
"""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.match import Match
from freedoko_qt.app.pace import Pace
from freedoko_qt.app.worker import Worker
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Action, Seat
from freedoko_qt.players.base import Choice, Value, Wish


class Consultation(QObject):
    """The newest question and what becomes of it."""

    chosen = Signal(object)  # the Action of the player that was asked, when the pause before it is over
    advised = Signal(Choice)
    valued = Signal(object)  # the Value of the card that was asked for; None if there is none
    failed = Signal(str)  # why something went wrong; each trouble once until `forget_troubles`

    def __init__(self, worker: Worker, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker
        self._pace = pace
        self._number = 0
        self._match: Match | None = None  # in which a choice is awaited; None while it is something else, or nothing
        self._wish = Wish.CHOICE
        self._choice: Action | None = None  # has come while the pause still runs
        self._told: set[str] = set()
        worker.answered.connect(self._answered)
        worker.failed.connect(self._failed)
        worker.restarted.connect(self._tell)

    def ask(self, match: Match, seat: Seat, pause: int) -> None:
        """Asks the player of a seat what to do; the choice comes after so many milliseconds at the earliest."""
        self._begin(Wish.CHOICE)
        self._match = match
        self._pace.wait(pause, self._give)
        self._worker.ask(match.task(self._number, seat))

    def ask_advice(self, match: Match) -> None:
        """Asks a player what it would do in the viewer's place."""
        self._begin(Wish.ADVICE)
        self._worker.ask(replace(match.task(self._number, match.viewer), wish=Wish.ADVICE))

    def ask_value(self, match: Match, seat: Seat, played: Card) -> None:
        """Asks what a card was worth that a seat played at this moment; `valued` brings the answer."""
        self._begin(Wish.VALUE)
        self._worker.ask(replace(match.task(self._number, seat), wish=Wish.VALUE, played=played))

    def drop(self) -> None:
        """Forgets the question; an answer that is still on its way comes to nothing."""
        self._number += 1
        self._match = self._choice = None
        self._worker.drop()

    def forget_troubles(self) -> None:
        """Lets every trouble be told again."""
        self._told.clear()

    def stop(self) -> None:
        """Ends the players' process."""
        self.drop()
        self._worker.stop()

    def _begin(self, wish: Wish) -> None:
        self.drop()
        self._wish = wish

    def _answered(self, number: int, answer: Choice | Value) -> None:
        if number != self._number:
            return
        if isinstance(answer, Value):
            self.valued.emit(answer)
        elif self._match is None:
            self.advised.emit(answer)
        else:
            self._choose(answer.action)

    def _failed(self, number: int, why: str) -> None:
        self._tell(why)
        if number != self._number:
            return
        if self._match is not None:
            self._choose(self._match.any_action)
        elif self._wish is Wish.VALUE:
            self.valued.emit(None)

    def _choose(self, action: Action) -> None:
        self._choice = action
        if not self._pace.is_waiting:
            self._give()

    def _give(self) -> None:
        action, self._choice = self._choice, None
        if action is not None:
            self.chosen.emit(action)

    def _tell(self, why: str) -> None:
        if why not in self._told:
            self._told.add(why)
            self.failed.emit(why)
