"""A clock that stands still, players that answer when told to, and somebody who notes down what is told."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import HintPicture, LogLine, Option, Question, ResultPicture, SheetPicture, TablePicture
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.setup import HUMAN, Setup
from freedoko_qt.app.storage import in_profile
from freedoko_qt.app.worker import Task
from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.event import Action, Played, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.record import Head, Record, dumps
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.state import State
from freedoko_qt.players.base import Choice, Reason, Value, Wish
from freedoko_qt.players.rand import Random
from tests.notation import situation

NAMES = ("Anna", "Bernd", "Clara", "Dieter")
FIVE = (*NAMES, "Emil")
# The person at seat 0 is to follow clubs and holds a queen of clubs; Re may still be said.
TURN = """
start 3
hand 0 CQ CA HA D9
healthy
3 CK
"""

AT_ONCE = Preferences().but(speed=0, thinking=0, trick_pause=0)


class StillClock:
    """Time passes when `ring` is called."""

    def __init__(self) -> None:
        self.waiting: list[tuple[int, Callable[[], None]]] = []

    def after(self, milliseconds: int, call: Callable[[], None]) -> None:
        self.waiting.append((milliseconds, call))

    def ring(self) -> None:
        """Lets everything happen that was waited for."""
        waiting, self.waiting = self.waiting, []
        for _, call in waiting:
            call()


class StillWorker(QObject):
    """Notes the questions; a test answers them."""

    answered = Signal(int, object)
    failed = Signal(int, str)
    restarted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[Task] = []

    def ask(self, task: Task) -> None:
        self.tasks.append(task)

    def drop(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def answer(self, task: Task | None = None, action: Action | None = None) -> None:
        """Answers a question, the newest unless told otherwise, with any choice unless told otherwise."""
        task = task or self.tasks[-1]
        if task.wish is Wish.VALUE:
            self.value(task, 0.0)
            return
        choice = Random(task.seed).choose(task.seen)
        self.answered.emit(task.number, choice if action is None else Choice(action, Reason("So it is.")))

    def value(self, task: Task, loss: float) -> None:
        """Says how much was lost by the card that was played; the last legal one would have been the best."""
        assert task.played is not None
        last = task.seen.legal[-1]
        best = last.card if loss and isinstance(last, Played) else task.played
        why = Reason("{other} is nothing.", (("other", task.played.name),))
        self.answered.emit(task.number, Value(task.played, best, loss, 0.1, why))


class QuickWorker(StillWorker):
    """Answers every question with a random choice, the next time the event loop turns."""

    def ask(self, task: Task) -> None:
        super().ask(task)
        QTimer.singleShot(0, self, lambda: self.answer(task))


class Told:
    """All that a controller tells, newest last."""

    def __init__(self, controller: Controller) -> None:
        self.pictures: list[TablePicture] = []
        self.questions: list[Question | None] = []
        self.lines: list[LogLine] = []
        self.results: list[ResultPicture] = []
        self.sheets: list[SheetPicture] = []
        self.failures: list[str] = []
        self.advice: list[str] = []
        controller.shown.connect(self.pictures.append)
        controller.asked.connect(self.questions.append)
        controller.happened.connect(self.lines.append)
        controller.log_cleared.connect(self.lines.clear)
        controller.finished.connect(self.results.append)
        controller.party_changed.connect(self.sheets.append)
        controller.failed.connect(self.failures.append)
        self.hints: list[HintPicture] = []
        controller.advised.connect(self._note_hint)

    def _note_hint(self, hint: HintPicture) -> None:
        self.hints.append(hint)
        self.advice.append(hint.text)

    @property
    def picture(self) -> TablePicture:
        """The table as it was shown last."""
        return self.pictures[-1]


def controller(
    profile: Path, worker: StillWorker, clock: StillClock | None = None, preferences: Preferences = AT_ONCE
) -> Controller:
    """A controller whose files lie in a folder of the test."""
    return Controller(in_profile(profile), preferences, worker, clock)  # type: ignore[arg-type]


def party(seed: int = 1, person: int | None = 0, rules: Rules | None = None, dealer: int = 3) -> Setup:
    """A party of random players, and perhaps one person."""
    players = tuple(HUMAN if seat == person else "random" for seat in range(4))
    return Setup(NAMES, players, rules or preset("ddv"), "ddv", seed, dealer)


def head(person: int | None = 0, seed: int = 1) -> Head:
    """The head of the record of such a party."""
    return party(seed, person).head


def exchanged(state: State, one: Seat, two: Seat) -> State | None:
    """The state if two seats had been dealt one of their hidden cards the other way round; None if that shows.

    It would show if sides changed, or if a card were among them of which that seat has played the other copy.
    """
    if state.table.shift is not None:
        return None  # the two partners of a poverty know each other's cards in part
    own = [state.table.played_by(seat) for seat in (one, two)]
    spare = [
        [card for card in state.hands[seat] if card is not Card.CQ and card not in (*own[0], *own[1])]
        for seat in (one, two)
    ]
    pair = next(((a, b) for a in spare[0] for b in spare[1] if a != b), None)
    if pair is None:
        return None
    swaps = {one: pair, two: pair[::-1]}

    def swapped(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
        changed = list(hands)
        for seat, (gone, come) in swaps.items():
            at = hands[seat].index(gone)
            changed[seat] = (*hands[seat][:at], come, *hands[seat][at + 1 :])
        return tuple(changed)

    return replace(state, hands=swapped(state.hands), dealt=swapped(state.dealt))


def put(profile: Path, text: str | Game, person: int | None = 0) -> None:
    """Leaves a situation as the record of the running party."""
    game = situation(text) if isinstance(text, str) else text
    game.seed = 1
    in_profile(profile).running.write_text(
        dumps(Record(replace(head(person), rules=game.rules), (game,))), encoding="utf-8"
    )


def texts(options: tuple[Option, ...]) -> list[str]:
    """What stands on the buttons."""
    return [option.text for option in options]
