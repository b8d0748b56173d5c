"""The strip under the table, beside the hand: advice, questions and announcements, never over the cards."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from freedoko_qt.app.picture import HintPicture, Option, Question
from freedoko_qt.ui.panel.announce import AnnouncePanel
from freedoko_qt.ui.panel.hint import HintPanel
from freedoko_qt.ui.panel.reserve import ReservePanel

NO_HINT = HintPicture("")


class Strip(QFrame):
    """One row high as a rule, so that the table keeps its size; a question or an advice makes it grow."""

    chosen = Signal(object)  # the action; None only goes on
    considered = Signal(object)  # the action that somebody thinks of, or None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = HintPanel()
        self.hint.hide()
        self.hint.chosen.connect(self.chosen)
        self.reserve = ReservePanel()
        self.reserve.hide()
        self.reserve.chosen.connect(self.chosen)
        self.reserve.considered.connect(self.considered)
        self.announce = AnnouncePanel()
        self.announce.chosen.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 6)
        for part in (self.hint, self.reserve, self.announce):
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

    def show_hint(self, picture: HintPicture) -> None:
        """Shows a hint until the game goes on."""
        self.hint.show_hint(picture)
        self._make_room()

    def drop_hint(self) -> None:
        """Takes the hint away."""
        self.show_hint(NO_HINT)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """What has room depends on the width."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """In a narrow window a hint takes the place of the sentence until when something may be announced."""
        self.announce.until.setHidden(self.hint.isVisibleTo(self) and self.hint.is_narrow(self.width()))

    def retranslate(self) -> None:
        """Takes the own texts anew."""
        self.hint.retranslate()
        self.announce.retranslate()
