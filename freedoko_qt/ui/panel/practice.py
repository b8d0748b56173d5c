"""What says that the game on the table does not count, with the way back."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget


class PracticeNotice(QWidget):
    """A sentence and a button; it is there only while a practice game is played."""

    def __init__(self, back: QAction) -> None:
        super().__init__()
        self.text, self.back = QLabel(), QToolButton()
        self.back.setDefaultAction(back)
        self.back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.text)
        row.addWidget(self.back)
        self.hide()

    def show_practice(self, text: str) -> None:
        """Says this; nothing is shown for an empty text."""
        self.text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
