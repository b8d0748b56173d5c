"""The preferences, applied while they are chosen."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.preference import DEFAULT, Preferences
from freedoko_qt.engine.card import Card
from freedoko_qt.ui.deck import ASPECT, Deck
from freedoko_qt.ui.dialog.declared import PREFERENCES
from freedoko_qt.ui.dialog.form import Form

SAMPLES = (Card.HT, Card.CQ, Card.SK, Card.DJ)
CARD_WIDTH = 84
GAP = 10


class PreferencesDialog(QDialog):
    """A form of all preferences with some cards as they will look; every change takes effect at once."""

    changed = Signal(object)  # Preferences

    def __init__(
        self,
        preferences: Preferences,
        deck_of: Callable[[Preferences], Deck],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._deck_of = deck_of
        self._preferences = preferences
        self.form = Form(PREFERENCES, preferences)
        self.form.changed.connect(self._change)
        self.cards = Sample(deck_of(preferences), preferences.card_back)
        holder = QScrollArea()
        holder.setWidgetResizable(True)
        holder.setFrameShape(QFrame.Shape.NoFrame)
        holder.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        holder.setWidget(self.form)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.RestoreDefaults | standard.Close)
        self.buttons.rejected.connect(self.reject)
        self.buttons.button(standard.RestoreDefaults).clicked.connect(self._restore)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(holder, 1)
        row.addWidget(self.cards, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.addLayout(row, 1)
        column.addWidget(self.buttons)
        hint = self.form.sizeHint()
        bar = holder.verticalScrollBar().sizeHint().width()
        holder.setMinimumWidth(self.form.minimumSizeHint().width() + bar)
        self.resize(hint.width() + bar + self.cards.sizeHint().width() + 60, hint.height() + 90)
        self.retranslate()

    def retranslate(self) -> None:
        """Takes all texts anew; the language may be what has just been changed."""
        self.setWindowTitle(self.tr("Preferences"))
        self.cards.setAccessibleName(self.tr("Some cards in the chosen style"))
        self.form.retranslate()
        self._show_cards(self._preferences)

    def _change(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._show_cards(preferences)
        self.changed.emit(preferences)

    def _restore(self) -> None:
        self.form.show_value(DEFAULT)
        self._change(DEFAULT)

    def _show_cards(self, preferences: Preferences) -> None:
        self.cards.show_deck(self._deck_of(preferences), preferences.card_back)


class Sample(QWidget):
    """Some faces and a back in two columns."""

    def __init__(self, deck: Deck, back: str) -> None:
        super().__init__()
        self._deck, self._back = deck, back
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_deck(self, deck: Deck, back: str) -> None:
        """Shows another style."""
        self._deck, self._back = deck, back
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Two columns of three cards, the last place empty."""
        return QSize(2 * CARD_WIDTH + GAP, round(3 * CARD_WIDTH * ASPECT) + 2 * GAP)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draws the cards at the screen's own resolution."""
        super().paintEvent(event)
        ratio = self.devicePixelRatioF()
        pictures = [self._deck.face(card, CARD_WIDTH, ratio) for card in SAMPLES]
        pictures.append(self._deck.back(self._back, CARD_WIDTH, ratio))
        painter = QPainter(self)
        for number, picture in enumerate(pictures):
            row, column = divmod(number, 2)
            painter.drawPixmap(column * (CARD_WIDTH + GAP), row * round(CARD_WIDTH * ASPECT + GAP), picture)
        painter.end()
