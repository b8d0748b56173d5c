"""The panel under the table that asks for reservations; the hand stays in sight above it."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from freedoko_qt.app.picture import Option, Question
from freedoko_qt.ui.panel.announce import button
from freedoko_qt.ui.panel.flow import FlowLayout

CONSIDERED = {QEvent.Type.Enter: True, QEvent.Type.FocusIn: True, QEvent.Type.Leave: False, QEvent.Type.FocusOut: False}
"""What happens to a button when somebody begins, or ceases, to consider its answer."""

FIRST_KEYS = (Qt.Key.Key_Right, Qt.Key.Key_Down)


class ReservePanel(QFrame):
    """A question with a button for each answer, in groups; the keys 1 to 9 give the answers too.

    The focus goes to the panel and not to a button, so that a key pressed a moment too long answers nothing. A question
    that is answered with cards of the hand leaves the focus there.
    """

    chosen = Signal(object)  # the action; None only goes on
    considered = Signal(object)  # the action under the mouse or the keys, or None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.buttons: tuple[QPushButton, ...] = ()
        self._headings: tuple[QLabel, ...] = ()
        self._options: tuple[Option, ...] = ()
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
        self._show_answers(question.options, not question.is_by_cards)
        self.show()
        if not question.is_by_cards:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_possible(self) -> bool:
        """Whether the first answer can be given."""
        return bool(self._options) and self._options[0].is_possible

    def confirm(self) -> None:
        """Gives the first answer, if it is possible."""
        if self.buttons:
            self.buttons[0].click()

    def clear(self) -> None:
        """Takes the question away."""
        self._show_answers((), is_numbered=False)
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Tells which answer is considered."""
        begins = CONSIDERED.get(event.type())
        if begins is not None and watched in self.buttons:
            option = self._options[self.buttons.index(watched)]
            self.considered.emit(option.action if begins else None)
        return super().eventFilter(watched, event)

    def _show_answers(self, options: tuple[Option, ...], is_numbered: bool) -> None:
        for old in (*self.buttons, *self._headings):
            old.removeEventFilter(self)
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        headings, buttons, group = [], [], ""
        for number, option in enumerate(options, 1):
            if option.group != group:
                group = option.group
                headings.append(self._heading(group))
            buttons.append(self._button(number if is_numbered and len(options) > 1 else 0, option))
        self._options, self.buttons, self._headings = options, tuple(buttons), tuple(headings)
        self.updateGeometry()

    def _heading(self, group: str) -> QLabel:
        made = QLabel(group)
        made.setMinimumHeight(button("1").sizeHint().height())
        made.setContentsMargins(8, 0, 2, 0)
        self._row.add_heading(made)
        made.show()
        return made

    def _button(self, number: int, option: Option) -> QPushButton:
        made = button(f"{number}  {option.text}" if 1 <= number <= 9 else option.text)
        made.setAccessibleName(f"{option.group} {option.text}".strip())
        made.setAccessibleDescription(option.tip)
        made.setToolTip(option.tip)
        made.setEnabled(option.is_possible)
        made.clicked.connect(lambda: self.chosen.emit(option.action))
        made.installEventFilter(self)
        self._row.addWidget(made)
        made.show()
        return made
