"""The curtain between two people at one computer: nothing hidden is shown until the next one is there."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from freedoko_qt.ui.panel.label import scaled


class Curtain(QFrame):
    """Calls a person to the screen, in the middle of a table on which all hands lie face down."""

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.call = QLabel()
        self.call.setWordWrap(True)
        self.call.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.call.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 40)
        self.ready = QPushButton()
        self.ready.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.ready.clicked.connect(self.lifted)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addWidget(self.call)
        column.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignHCenter)
        self.retranslate()

    def show_call(self, text: str) -> None:
        """Calls somebody, or opens for an empty text."""
        is_new = bool(text) and not self.isVisible()
        self.call.setText(text)
        self.call.setFont(scaled(self.font(), 1.25, bold=True))
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        if is_new:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Takes the own texts anew; the call comes with the next picture."""
        self.ready.setText(self.tr("I am alone with the &screen"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Space lifts the curtain; a key that is held down since the last card does not."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.lifted.emit()
        else:
            super().keyPressEvent(event)
