"""The strip under the table, beside the hand: advice, questions and announcements, never over the cards."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from freedoko_qt.app.picture import Option, Question
from freedoko_qt.ui.panel.announce import AnnouncePanel
from freedoko_qt.ui.panel.reserve import ReservePanel


class Strip(QFrame):
    """One row high as a rule, so that the table keeps its size; a question or an advice makes it grow."""

    chosen = Signal(object)  # the action; None only goes on
    considered = Signal(object)  # the action that somebody thinks of, or None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.advice = QLabel()
        self.advice.setWordWrap(True)
        self.advice.hide()
        self.reserve = ReservePanel()
        self.reserve.hide()
        self.reserve.chosen.connect(self.chosen)
        self.reserve.considered.connect(self.considered)
        self.announce = AnnouncePanel()
        self.announce.chosen.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 6)
        for part in (self.advice, self.reserve, self.announce):
            column.addWidget(part)
        self.retranslate()

    def ask(self, question: Question | None) -> None:
        """Asks a question in place of the announcements, or takes it away."""
        self.announce.setVisible(question is None)
        if question is None:
            self.reserve.clear()
        else:
            self.reserve.ask(question)

    def show_calls(self, options: tuple[Option, ...], until: str) -> None:
        """Offers announcements."""
        self.announce.show_calls(options, until)

    def show_advice(self, text: str) -> None:
        """Shows a hint until the game goes on; an empty text takes it away."""
        self.advice.setText(text)
        self.advice.setVisible(bool(text))

    def retranslate(self) -> None:
        """Takes the own texts anew."""
        self.advice.setAccessibleName(self.tr("Hint"))
        self.announce.retranslate()
