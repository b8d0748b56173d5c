"""The panel under the table that asks for reservations; the hand stays in sight above it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from freedoko_qt.app.picture import Option, Question
from freedoko_qt.ui.panel.announce import button
from freedoko_qt.ui.panel.flow import FlowLayout

FIRST_KEYS = (Qt.Key.Key_Right, Qt.Key.Key_Down)


class ReservePanel(QFrame):
    """A question with a button for each answer; the keys 1 to 9 give the answers too.

    The focus goes to the panel and not to a button, so that a key pressed a moment too long answers nothing.
    """

    chosen = Signal(object)  # the action

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.buttons: tuple[QPushButton, ...] = ()
        self.title, self.text = QLabel(), QLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self._row = FlowLayout(self)
        for label in (self.title, self.text):
            label.setMinimumHeight(button("1").sizeHint().height())
            label.setContentsMargins(0, 0, 6, 0)
            self._row.addWidget(label)

    def ask(self, question: Question) -> None:
        """Shows a question and takes the focus."""
        self.title.setText(question.title)
        self.text.setText(question.text)
        self.text.setVisible(bool(question.text))
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(question.text)
        self._show_answers(question.options)
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """Takes the question away."""
        self._show_answers(())
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """A digit gives the answer of that number; an arrow goes to the first answer."""
        digit = event.text()
        if digit.isdecimal() and 1 <= int(digit) <= len(self.buttons):
            self.buttons[int(digit) - 1].click()
        elif event.key() in FIRST_KEYS and self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _show_answers(self, options: tuple[Option, ...]) -> None:
        for old in self.buttons:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = tuple(self._button(number, option) for number, option in enumerate(options, 1))
        for made in self.buttons:
            self._row.addWidget(made)
            made.show()
        self.updateGeometry()

    def _button(self, number: int, option: Option) -> QPushButton:
        made = button(f"{number}  {option.text}" if number <= 9 else option.text)
        made.setAccessibleName(option.text)
        made.setAccessibleDescription(option.tip)
        made.setToolTip(option.tip)
        made.clicked.connect(lambda: self.chosen.emit(option.action))
        return made
