"""Rules that are being changed: every step can be undone, deleting a set included."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from freedoko_qt.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Moment:
    """The rules, and the key of the set that was chosen last."""

    rules: Rules
    chosen: str


@dataclass(frozen=True, slots=True)
class Step:
    """A way from one moment to another; some also do something outside."""

    before: Moment
    after: Moment
    what: str = ""  # steps that follow one another with the same text, not empty, are one
    undo: Callable[[], None] = lambda: None
    redo: Callable[[], None] = lambda: None


class Draft(QObject):
    """The rules of a dialog with all their steps."""

    changed = Signal()

    def __init__(self, rules: Rules, chosen: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = Moment(rules, chosen)
        self._done: list[Step] = []
        self._undone: list[Step] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to be undone."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone step to be done again."""
        return bool(self._undone)

    def edit(self, rules: Rules, what: str) -> None:
        """Takes other rules; several edits of the same thing in a row, such as by a slider, make one step."""
        self.go(Step(self.now, Moment(rules, self.now.chosen), what))

    def choose(self, rules: Rules, chosen: str) -> None:
        """Takes the rules of a set."""
        self.go(Step(self.now, Moment(rules, chosen)))

    def go(self, step: Step) -> None:
        """Goes a step; what it does outside comes first, so that nothing has happened if that fails."""
        step.redo()
        if self._done and step.what and self._done[-1].what == step.what and not self._undone:
            step = Step(self._done.pop().before, step.after, step.what)
        self._done.append(step)
        self._undone.clear()
        self._arrive(step.after)

    def undo(self) -> None:
        """Goes the last step back."""
        if self._done:
            self._done[-1].undo()
            step = self._done.pop()
            self._undone.append(step)
            self._arrive(step.before)

    def redo(self) -> None:
        """Goes the step again that was undone last."""
        if self._undone:
            self._undone[-1].redo()
            step = self._undone.pop()
            self._done.append(step)
            self._arrive(step.after)

    def _arrive(self, moment: Moment) -> None:
        self.now = moment
        self.changed.emit()
