"""The course of the game in words."""

from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from freedoko_qt.app.picture import LogLine


class LogPanel(QWidget):
    """One line for each event; it can be selected and copied, and follows the game while it is at the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = QPlainTextEdit(readOnly=True)
        self.view.setTabChangesFocus(True)
        self.view.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.retranslate()

    def add(self, line: LogLine) -> None:
        """Adds an event at the end."""
        self.view.appendPlainText(line.text)

    def clear(self) -> None:
        """Begins anew."""
        self.view.clear()

    def retranslate(self) -> None:
        """Takes the own texts anew; the lines are sent again by the controller."""
        self.view.setAccessibleName(self.tr("Course of the game"))
        self.view.setPlaceholderText(self.tr("What happens in the game is written here."))
