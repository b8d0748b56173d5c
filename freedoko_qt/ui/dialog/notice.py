"""A line inside a dialog that tells or offers something and stops nothing."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget


class Notice(QFrame):
    """A text with a button to close it and perhaps one that does what is offered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._do)
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.setText("✕")  # a sign has the colour of the text, which Qt's own icon has not
        self.close_button.clicked.connect(self.hide)
        line = QHBoxLayout(self)
        line.addWidget(self.text, 1)
        line.addWidget(self.button)
        line.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._offered: Callable[[], None] = self.hide
        self.hide()

    def tell(self, text: str) -> None:
        """Shows a text."""
        self.offer(text, "", self.hide)

    def offer(self, text: str, button: str, offered: Callable[[], None]) -> None:
        """Shows a text with a button that does something."""
        self._offered = offered
        self.text.setText(text)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.close_button.setToolTip(self.tr("Close this message"))
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.setAccessibleName(text)
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _do(self) -> None:
        self.hide()
        self._offered()
