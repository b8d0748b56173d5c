"""One card in the scene."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from freedoko_qt.engine.card import Card
from freedoko_qt.ui.deck import ASPECT
from freedoko_qt.ui.table.arrange import Goal
from freedoko_qt.ui.table.layout import Spot
from freedoko_qt.ui.table.prints import RADIUS, Prints, shadow
from freedoko_qt.ui.theme import Felt

RING = 3.0  # pixels, more on large cards
GLOW = 5  # lines of the glow
LARGE = 150.0  # card width from which marks grow with the card


class Look:
    """What all cards of a table share: their pictures and the colours of marks."""

    def __init__(self, prints: Prints, felt: Felt) -> None:
        self.prints, self.felt = prints, felt


class CardItem(QGraphicsItem):
    """A card that lies, or is on its way to, where its goal says."""

    def __init__(self, look: Look, goal: Goal, spot: Spot) -> None:
        super().__init__()
        self._look = look
        self.goal = goal
        self.spot = spot
        self.face: Card | None = goal.card.face  # what is seen now: while the card turns, not yet its goal's
        self.turning = 1.0  # apparent width while the card turns over
        self.print_width = spot.width  # of the picture that is used; other widths are scaled from it
        self.put(spot)

    def put(self, spot: Spot) -> None:
        """Lays the card down here."""
        if spot.width != self.spot.width:
            self.prepareGeometryChange()
        self.spot = spot
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.angle)
        self.setZValue(spot.z)

    def show_face(self, face: Card | None, turning: float) -> None:
        """Shows a face, or the back, in so much of its full width."""
        if face is not self.face or turning != self.turning:
            self.face, self.turning = face, turning
            self.update()

    def card_rect(self) -> QRectF:
        """The card without shadow and marks, about its centre."""
        width = self.spot.width
        return QRectF(-width / 2, -width * ASPECT / 2, width, width * ASPECT)

    def boundingRect(self) -> QRectF:  # noqa: N802
        reach = max(shadow(self.spot.width), 2.0 * GLOW * self._scale()) + 2
        return self.card_rect().adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, *_: object) -> None:
        ratio = painter.device().devicePixelRatioF()
        picture = self._look.prints.picture(self.face, self.print_width, ratio, self.goal.is_veiled)
        if self.turning != 1.0:
            painter.scale(max(0.02, self.turning), 1.0)
        if self.goal.is_shining:
            self._paint_glow(painter)
        scale = self.spot.width / self.print_width
        reach = shadow(self.print_width)
        if scale != 1.0:
            painter.scale(scale, scale)
        size = self.print_width
        painter.drawPixmap(QPointF(-size / 2 - reach, -size * ASPECT / 2 - reach), picture)
        if self.goal.is_ringed:
            self._paint_ring(painter)

    def _scale(self) -> float:
        return max(1.0, self.spot.width / LARGE)

    def _paint_ring(self, painter: QPainter) -> None:
        width = RING * self._scale()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # A dark line inside the bright one keeps the ring visible on white paper.
        painter.setPen(QPen(QColor("#101010"), width / 2))
        self._outline(painter, -width / 4)
        painter.setPen(QPen(self._look.felt.focus, width))
        self._outline(painter, width / 2)

    def _paint_glow(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in range(GLOW):
            colour = QColor(self._look.felt.turn)
            colour.setAlpha(round(230 * (1 - line / GLOW) ** 1.5))
            painter.setPen(QPen(colour, 2.2 * self._scale()))
            self._outline(painter, (1.0 + 2.0 * line) * self._scale())

    def _outline(self, painter: QPainter, grown: float) -> None:
        corner = max(0.0, RADIUS * self.spot.width + grown)
        painter.drawRoundedRect(self.card_rect().adjusted(-grown, -grown, grown, grown), corner, corner)
