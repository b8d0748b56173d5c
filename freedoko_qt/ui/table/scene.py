"""The table as a widget: it shows pictures, and tells what the person clicks and presses."""

from PySide6.QtCore import QEvent, QPoint, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontInfo,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip

from freedoko_qt.app.picture import CardPicture, Place, TablePicture
from freedoko_qt.ui.deck import Deck
from freedoko_qt.ui.table import spoken
from freedoko_qt.ui.table.arrange import Pointing, neighbour, playable
from freedoko_qt.ui.table.stage import Stage
from freedoko_qt.ui.theme import Felt

PICKS = "1234567890abcdefg"  # the keys of the own cards, from left to right
SIGNS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class TableView(QGraphicsView):
    """Shows TablePictures. Nothing in here asks a rule question: the picture says what may be played and why not."""

    card_chosen = Signal(object)  # a Card
    card_toggled = Signal(str)  # the key of a card to be given away, or not after all
    choice_confirmed = Signal()  # give the chosen cards
    choice_dropped = Signal()  # choose anew
    refused = Signal(str)  # why a card may not be played
    pile_clicked = Signal(object)  # the Place of a pile of won cards
    last_trick_clicked = Signal()  # the panel that shows a past trick
    table_clicked = Signal()  # let us go on
    settled = Signal()  # all cards have arrived
    resized = Signal()

    def __init__(self, deck: Deck | None = None, back: str = "blue") -> None:
        """Without a deck the classic one is shown."""
        super().__init__()
        spoken.install()
        self.stage = Stage(self, deck or Deck("classic", "en"), back)
        self.setScene(self.stage)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Play goes clockwise in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setMouseTracking(True)
        self._flight = 0
        self._pressed: QPoint | None = None
        self.stage.settled.connect(self.settled)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(1000, 700)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(460, 340)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def show_picture(self, picture: TablePicture) -> None:
        """Passes to another picture; cards fly as long as set_flight says."""
        self._show(picture, self._flight if self.isVisible() else 0)

    def jump(self, picture: TablePicture) -> None:
        """Passes to another picture at once."""
        self._show(picture, 0)

    def _show(self, picture: TablePicture, time: int) -> None:
        keys = {card.key for card in playable(picture)}
        pointing = self.stage.pointing
        focused = pointing.focused if pointing.focused in keys else ""
        self.stage.pointing = Pointing(pointing.hovered, focused)
        self.stage.show(picture, time)
        self._show_cursor()

    def finish(self) -> None:
        """Lets all cards arrive now."""
        self.stage.finish()

    def set_flight(self, milliseconds: int) -> None:
        """How long a card flies; 0 lets everything happen at once."""
        self._flight = milliseconds
        if not milliseconds:
            self.finish()

    def set_deck(self, deck: Deck, back: str) -> None:
        """Shows the cards of another deck, with one of its backs."""
        self.stage.set_deck(deck, back)

    def set_felt(self, felt: Felt) -> None:
        """Shows the table in other colours."""
        self.stage.set_felt(felt)

    def set_show_legal(self, shows_legal: bool) -> None:
        """Whether cards that may not be played look so."""
        self.stage.shows_legal = shows_legal
        self.stage.renew()

    def announce(self, text: str) -> None:
        """Lets a screen reader say it."""
        spoken.announce(self, text)

    @property
    def is_moving(self) -> bool:
        """Whether any card is under way."""
        return self.stage.is_moving

    # -- mouse ---------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            return
        point = event.position()
        card = self.stage.own_card_at(point)
        if card != self.stage.own_card_at(pressed.toPointF()):
            return
        if card is not None:
            self._point("")
            self._choose(card)
        elif self.stage.is_last_trick_at(point):
            self.last_trick_clicked.emit()
        elif (pile := self.stage.pile_at(point)) is not None:
            self.pile_clicked.emit(pile)
        else:
            self.finish()
            self.table_clicked.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        card = self.stage.own_card_at(event.position())
        hovered = card.key if card is not None else ""
        self.stage.point(Pointing(hovered, self.stage.pointing.focused), self._flight)
        self._show_cursor()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.stage.point(Pointing("", self.stage.pointing.focused), self._flight)
        super().leaveEvent(event)

    def _show_cursor(self) -> None:
        if not self.viewport().underMouse():
            return
        point = self.mapFromGlobal(self.cursor().pos()).toPointF()
        card = self.stage.own_card_at(point)
        is_pile = self.stage.pile_at(point) is not None or self.stage.is_last_trick_at(point)
        can_click = card.is_playable if card is not None else is_pile
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can_click else Qt.CursorShape.ArrowCursor)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip(event.pos()), self)
            return True
        return super().viewportEvent(event)

    def tip(self, point: QPoint) -> str:
        """What the tooltip says there: all of a plate or title, why not to play a card or which it is, or the pile."""
        plate = self.stage.plate_at(point.toPointF())
        if plate is not None:
            return plate.spoken or plate.name
        picture = self.stage.picture
        if self.stage.layout.title().contains(point.toPointF()):
            return "\n".join(text for text in (picture.practice, picture.contract, *picture.facts) if text)
        card = self.stage.own_card_at(point.toPointF()) or self.stage.open_card_at(point.toPointF())
        if card is None or card.face is None:
            pile = self.stage.pile_at(point.toPointF())
            return ", ".join(picture.pile_marks[pile]) if pile is not None else ""
        return card.why_not or card.name

    # -- keys ----------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.modifiers() & SIGNS or not self._press(Qt.Key(event.key()), event.text().lower()):
            event.ignore()

    def _press(self, key: Qt.Key, text: str) -> bool:
        """Does what the key means; False if it means nothing here."""
        focused = self.stage.pointing.focused
        match key:
            case Qt.Key.Key_Right:
                self._point(neighbour(self.stage.picture, focused, 1))
            case Qt.Key.Key_Left:
                self._point(neighbour(self.stage.picture, focused, -1))
            case Qt.Key.Key_Home:
                self._point(neighbour(self.stage.picture, "", 1))
            case Qt.Key.Key_End:
                self._point(neighbour(self.stage.picture, "", -1))
            case Qt.Key.Key_Escape if focused:
                self._point("")
            case Qt.Key.Key_Escape if self.stage.picture.is_choosing:
                self.choice_dropped.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.stage.picture.is_choosing:
                self.choice_confirmed.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._confirm(focused)
            case _ if text and text in PICKS:
                self._pick(PICKS.index(text))
            case _:
                return False
        return True

    def _confirm(self, focused: str) -> None:
        """Plays the focused card; with none the table was meant."""
        for card in self.stage.picture.hands[Place.BOTTOM]:
            if card.key == focused:
                self._choose(card)
                return
        self.finish()
        self.table_clicked.emit()

    def _pick(self, index: int) -> None:
        hand = self.stage.picture.hands[Place.BOTTOM]
        if index < len(hand):
            self._choose(hand[index])

    def _choose(self, card: CardPicture) -> None:
        if self.stage.picture.is_choosing:
            self.card_toggled.emit(card.key)
        elif card.is_playable:
            self.card_chosen.emit(card.face)
        elif card.why_not:
            self.refused.emit(card.why_not)
        else:
            self.finish()
            self.table_clicked.emit()

    def _point(self, focused: str) -> None:
        self.stage.point(Pointing(self.stage.pointing.hovered, focused), self._flight)
        if focused:
            spoken.focus(self, focused)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._point("")
        super().focusOutEvent(event)

    # -- size ----------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._resize()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self.finish()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._resize()

    def _resize(self) -> None:
        self.stage.resize(QSizeF(self.viewport().size()), QFontInfo(self.font()).pixelSize())
        self.resized.emit()
