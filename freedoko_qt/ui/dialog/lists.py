"""Controls for lists: names in an order, and numbers with blanks between them."""

from collections.abc import Callable, Sequence
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

NAME = Qt.ItemDataRole.UserRole
MOST_LINES = 9
MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class NameList(QWidget):
    """Names of which some are ticked; the order of the ticked ones is their rank, and can be changed.

    Space ticks, the up and down keys with Alt move.
    """

    changed = Signal(object)  # tuple of the names

    def __init__(self, names: Sequence[StrEnum]) -> None:
        super().__init__()
        self._titles: dict[StrEnum, str] = dict.fromkeys(names, "")
        self.list = QListWidget()
        self.list.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.installEventFilter(self)
        self.setFocusProxy(self.list)
        self.up, self.down = self._arrow(Qt.ArrowType.UpArrow, -1), self._arrow(Qt.ArrowType.DownArrow, 1)
        column = QVBoxLayout()
        column.addWidget(self.up)
        column.addWidget(self.down)
        column.addStretch(1)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.list, 1)
        line.addLayout(column)
        self.list.itemChanged.connect(self._tick)
        self.list.currentRowChanged.connect(self._enable)
        self.show_value(())

    @property
    def value(self) -> tuple[StrEnum, ...]:
        """The ticked names from the top."""
        items = [self.list.item(at) for at in range(self.list.count())]
        return tuple(item.data(NAME) for item in items if item.checkState() is Qt.CheckState.Checked)

    @property
    def stops(self) -> list[QWidget]:
        """Where the Tab key stops, in this order."""
        return [self.list, self.up, self.down]

    def show_value(self, value: tuple[StrEnum, ...]) -> None:
        """The ticked names stand first, in their order, the others follow."""
        if self.list.count() and self.value == value:
            return
        current = self.list.currentItem()
        here = current.data(NAME) if current else None
        with QSignalBlocker(self.list):
            self.list.clear()
            for name in (*value, *(name for name in self._titles if name not in value)):
                item = QListWidgetItem(self._titles[name], self.list)
                item.setData(NAME, name)
                item.setCheckState(Qt.CheckState.Checked if name in value else Qt.CheckState.Unchecked)
                if name == here:
                    self.list.setCurrentItem(item)
        self._enable()

    def retitle(self, titles: dict[StrEnum, str]) -> None:
        """Takes the titles of the names in the user's language."""
        self._titles = titles
        with QSignalBlocker(self.list):
            for at in range(self.list.count()):
                item = self.list.item(at)
                item.setText(titles[item.data(NAME)])
        for arrow, text in (
            (self.up, QCoreApplication.translate("form", "Move up")),
            (self.down, QCoreApplication.translate("form", "Move down")),
        ):
            arrow.setToolTip(text)
            arrow.setAccessibleName(text)
        lines = min(self.list.count(), MOST_LINES)
        height = max(self.list.sizeHintForRow(0), self.fontMetrics().height()) * lines + 2 * self.list.frameWidth()
        self.list.setFixedHeight(height)
        self.list.setMinimumWidth(self.list.sizeHintForColumn(0) + 2 * self.list.frameWidth() + 24)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Moves a name with Alt and an arrow key."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = MOVES.get(Qt.Key(event.key()), 0)
            if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self._move(step)
                return True
        return super().eventFilter(watched, event)

    def _arrow(self, kind: Qt.ArrowType, step: int) -> QToolButton:
        button = QToolButton()
        button.setArrowType(kind)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self._move(step))
        return button

    def _move(self, step: int) -> None:
        at = self.list.currentRow()
        if at < 0 or not 0 <= at + step < self.list.count():
            return
        before = self.value
        with QSignalBlocker(self.list):
            item = self.list.takeItem(at)
            self.list.insertItem(at + step, item)
            self.list.setCurrentItem(item)
        self._enable()
        if self.value != before:
            self.changed.emit(self.value)

    def _tick(self) -> None:
        self.changed.emit(self.value)

    def _enable(self) -> None:
        at = self.list.currentRow()
        self.up.setEnabled(at > 0)
        self.down.setEnabled(0 <= at < self.list.count() - 1)


class NumberList(QWidget):
    """Numbers with blanks between them; below the field stands what is wrong with them while they are typed."""

    changed = Signal(object)  # tuple of the numbers

    def __init__(self, is_right: Callable[[tuple[int, ...]], bool], wanted: Callable[[], str]) -> None:
        super().__init__()
        self._is_right, self._wanted = is_right, wanted
        self.value: tuple[int, ...] = ()
        self.edit = QLineEdit()
        self.setFocusProxy(self.edit)
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setForegroundRole(QPalette.ColorRole.BrightText)
        self.problem.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.problem.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.edit)
        column.addWidget(self.problem)
        self.edit.textEdited.connect(self._take)
        self.edit.editingFinished.connect(lambda: self.show_value(self.value))

    @property
    def stops(self) -> list[QWidget]:
        """Where the Tab key stops, in this order."""
        return [self.edit]

    def show_value(self, value: tuple[int, ...]) -> None:
        """Shows numbers; what was typed wrongly goes."""
        self.value = value
        self.edit.setText(" ".join(map(str, value)))
        self.problem.hide()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Room for some numbers."""
        hint = super().minimumSizeHint()
        return hint.expandedTo(QSize(self.fontMetrics().horizontalAdvance("00 00 00 00 00 00"), hint.height()))

    def _take(self, text: str) -> None:
        words = text.replace(",", " ").split()
        numbers = tuple(int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 10)
        is_right = len(numbers) == len(words) and self._is_right(numbers)
        self.problem.setText("" if is_right else self._wanted())
        self.problem.setAccessibleName(self.problem.text())
        self.problem.setVisible(not is_right)
        if is_right and numbers != self.value:
            self.value = numbers
            self.changed.emit(numbers)
