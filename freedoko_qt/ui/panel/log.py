"""The course of the game in words."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTextBlock, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from freedoko_qt.app.picture import LogLine

CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LogPanel(QWidget):
    """One line for each event; it can be selected and copied, and follows the game while it is at the end.

    A click on a line, or Return on the one with the cursor, chooses its moment.
    """

    chosen = Signal(int)  # the number of a line

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed: QPoint | None = None
        self.view = QPlainTextEdit(readOnly=True)
        self.view.setTabChangesFocus(True)
        self.view.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.view.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.view.viewport().installEventFilter(self)
        self.view.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.retranslate()

    def add(self, line: LogLine) -> None:
        """Adds an event at the end."""
        self.view.appendPlainText(line.text)
        self.view.document().lastBlock().setUserState(line.number)

    def clear(self) -> None:
        """Begins anew."""
        self.view.clear()

    def mark(self, number: int) -> None:
        """Marks the lines of a moment and brings them into sight; a number that no line has marks none."""
        lines = [block for block in self._blocks() if block.userState() == number]
        self.view.setExtraSelections([self._marked(QTextCursor(block)) for block in lines])
        if lines:
            self.view.setTextCursor(QTextCursor(lines[-1]))

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.view.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def _marked(self, cursor: QTextCursor) -> QTextEdit.ExtraSelection:
        marked = QTextEdit.ExtraSelection()
        look = QTextCharFormat()
        look.setBackground(self.palette().highlight())
        look.setForeground(self.palette().highlightedText())
        look.setProperty(QTextFormat.Property.FullWidthSelection, True)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        marked.cursor, marked.format = cursor, look
        return marked

    def retranslate(self) -> None:
        """Takes the own texts anew; the lines are sent again by the controller."""
        self.view.setAccessibleName(self.tr("Course of the game"))
        self.view.setAccessibleDescription(self.tr("Return shows the moment of the line with the cursor."))
        self.view.setPlaceholderText(self.tr("What happens in the game is written here."))
        self.view.viewport().setToolTip(self.tr("Click on a line to look at its moment."))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Tells a click from the beginning of a selection."""
        if isinstance(event, QMouseEvent) and watched is self.view.viewport():
            self._follow(event)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in CHOOSING:
            self._choose(self.view.textCursor().block().userState())
            return True
        return super().eventFilter(watched, event)

    def _follow(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = point
        elif event.type() == QEvent.Type.MouseButtonRelease and self._pressed is not None:
            way = (point - self._pressed).manhattanLength()
            self._pressed = None
            if way < QApplication.startDragDistance() and not self.view.textCursor().hasSelection():
                self._choose(self.view.cursorForPosition(point).block().userState())

    def _choose(self, number: int) -> None:
        """A page without lines has none to choose."""
        if number >= 0:
            self.chosen.emit(number)
