"""Where a game is entered: the form or the scores alone, and beside it what it brings."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from freedoko_qt.app import handlist
from freedoko_qt.app.handlist import Preview
from freedoko_qt.app.words import fill
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.engine.scoresheet import ByHand, Line, ScoreSheet
from freedoko_qt.ui.dialog.list.fields import label
from freedoko_qt.ui.dialog.list.form import SlipForm
from freedoko_qt.ui.dialog.list.hand import HandForm
from freedoko_qt.ui.dialog.list.outcome import Outcome
from freedoko_qt.ui.theme import Felt

FORM, HAND = 0, 1


class EntryPanel(QWidget):
    """Shows at once what a line would bring where it is to stand; one that cannot be cannot be entered."""

    taken = Signal(object)  # Line
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet, self._at = ScoreSheet(DEFAULT, ("",) * 4), -1
        self.slip, self.hand, self.pages, self.next = SlipForm(), HandForm(), QTabWidget(), label()
        self.outcome, self.enter, self.clear = Outcome(), QPushButton(), QPushButton()
        for form in (self.slip, self.hand):
            area = QScrollArea()
            area.setWidgetResizable(True)
            area.setFrameShape(QScrollArea.Shape.NoFrame)
            area.setWidget(form)
            self.pages.addTab(area, "")
        buttons = QHBoxLayout()
        buttons.addWidget(self.clear)
        buttons.addWidget(self.enter, 1)
        for button in (self.clear, self.enter):
            button.setAutoDefault(False)  # Return enters the line, wherever the keyboard is
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.next)
        column.addWidget(self.pages, 5)
        column.addWidget(self.outcome, 2)
        column.addLayout(buttons)
        self.slip.changed.connect(self._show_outcome)
        self.hand.changed.connect(self._show_outcome)
        self.pages.currentChanged.connect(self._show_outcome)
        self.enter.clicked.connect(self.take)
        self.clear.clicked.connect(self.left)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.take)
        self.retranslate()

    @property
    def line(self) -> Line | None:
        """What stands in the form that is open, if it is complete."""
        if self.pages.currentIndex() == HAND:
            return None if self.hand.is_untouched else self.hand.line
        return None if self.slip.missing else self.slip.slip

    def show_sheet(self, sheet: ScoreSheet, at: int) -> None:
        """Takes the list up to the line that is entered; `at` is the one that is being changed, or below 0."""
        self._sheet, self._at = sheet, at
        self._tell_next()
        self.slip.show_sheet(sheet)
        self.hand.show_sheet(sheet)
        self._show_outcome()

    def show_line(self, line: Line) -> None:
        """Shows a line to be changed."""
        if isinstance(line, ByHand):
            self.pages.setCurrentIndex(HAND)
            self.hand.show_line(line)
        else:
            self.pages.setCurrentIndex(FORM)
            self.slip.show_slip(line)
        self._show_outcome()
        self.begin()

    def empty(self) -> None:
        """Makes room for the next game."""
        self.slip.clear()
        self.hand.clear()
        self._show_outcome()

    def begin(self) -> None:
        """Brings the keyboard to the first field."""
        first = self.hand.scores[self._sheet.places[0]] if self.pages.currentIndex() == HAND else self.slip.game
        first.setFocus()

    def take(self) -> None:
        """Tells of the line, if it can be entered."""
        if self.enter.isEnabled() and (line := self.line) is not None:
            self.taken.emit(line)

    def set_felt(self, felt: Felt) -> None:
        """Takes the colour of losses from the theme."""
        self.outcome.set_felt(felt)

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        self.pages.setTabText(FORM, self.tr("&Form"))
        self.pages.setTabText(HAND, self.tr("&Scores only"))
        self._tell_next()
        self.slip.retranslate()
        self.hand.retranslate()
        self._show_outcome()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Another palette reaches the colours of the scores."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_outcome()

    def _tell_next(self) -> None:
        if self._at >= 0:
            self.next.setText(fill(self.tr("Line %1 is being changed."), str(self._at + 1)))
        else:
            self.next.setText("" if self._sheet.is_over else handlist.next_game(self._sheet))

    def _preview(self, line: Line | None) -> Preview:
        if self._sheet.is_over:
            return handlist.preview(self._sheet, ByHand(()))
        if line is not None:
            return handlist.preview(self._sheet, line)
        is_begun = self.pages.currentIndex() == FORM and not self.slip.is_untouched
        return Preview(self.slip.missing if is_begun else "")

    def _show_outcome(self) -> None:
        is_new, line = self._at < 0, self.line
        self.enter.setText(self.tr("Enter the game") if is_new else self.tr("Enter the change"))
        self.clear.setText(self.tr("Clear") if is_new else self.tr("Cancel"))
        preview = self._preview(line)
        self.enter.setEnabled(line is not None and bool(preview.scores))
        self.outcome.show_preview(preview, self._sheet.names)
