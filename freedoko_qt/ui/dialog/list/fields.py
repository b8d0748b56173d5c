"""The fields of the forms of a list: numbers and choices that a passing wheel does not change."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QFormLayout, QLabel, QSpinBox, QWidget

NONE = "–"
UNDO = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class Calm(QObject):
    """Lets the wheel scroll the page, and undo mean the list rather than letters in a field."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """What a field does not get to see."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and any(map(event.matches, UNDO)):  # type: ignore[attr-defined]
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def watch(self, field: QWidget) -> None:
        """Takes care of a field."""
        field.installEventFilter(self)
        if isinstance(field, QComboBox | QAbstractSpinBox):
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel alone does not bring the keyboard
        for part in field.findChildren(QWidget):
            part.installEventFilter(self)


class NumberField(QSpinBox):
    """A number, or a dash for none; the first step away from the dash leads to `first`."""

    def __init__(self, low: int, high: int, first: int) -> None:
        super().__init__()
        self._first = first
        self.setRange(low - 1, high)
        self.setSpecialValueText(NONE)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.clear_number()

    @property
    def number(self) -> int | None:
        """The number; None while there is the dash."""
        return None if self.value() == self.minimum() else self.value()

    def put(self, number: int) -> None:
        """Shows a number without telling."""
        with QSignalBlocker(self):
            self.setValue(number)

    def clear_number(self) -> None:
        """Shows the dash without telling."""
        self.put(self.minimum())

    def stepBy(self, steps: int) -> None:  # noqa: N802
        """Up and down."""
        if self.number is None:
            self.setValue(self._first)
        else:
            super().stepBy(steps)


class ChoiceField(QComboBox):
    """One of several values."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self._values: list[object] = []

    @property
    def value(self) -> object:
        """The chosen value; None if there is none."""
        return self._values[self.currentIndex()] if self.currentIndex() >= 0 else None

    def show_choices(self, choices: Iterable[tuple[object, str]]) -> None:
        """Offers values with their titles without telling; the chosen one stays so, if it is still there."""
        chosen, pairs = self.value, list(choices)
        with QSignalBlocker(self):
            self.clear()
            self._values = [value for value, _ in pairs]
            self.addItems([title for _, title in pairs])
        self.put(chosen)

    def put(self, value: object) -> None:
        """Chooses a value without telling, or the first one if it is not there."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self._values.index(value) if value in self._values else 0)


def label(text: str = "") -> QLabel:
    """A text that may need several lines."""
    made = QLabel(text)
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def literal(name: str) -> str:
    """A name as the text of a control, in which no letter becomes a key."""
    return name.replace("&", "&&")


def entitle(form: QFormLayout, field: QWidget, text: str) -> None:
    """Writes what a field of a form is for, on its label and for a screen reader."""
    title = form.labelForField(field)
    if isinstance(title, QLabel):
        title.setText(text)
        title.setBuddy(field)
    field.setAccessibleName(text.replace("&", "").rstrip(":"))
