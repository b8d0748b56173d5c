"""One card in the scene."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from freedoko_qt.engine.card import Card
from freedoko_qt.ui.deck import ASPECT
from freedoko_qt.ui.table.arrange import Goal
from freedoko_qt.ui.table.layout import Spot
from freedoko_qt.ui.table.prints import LARGE, RADIUS, Prints, glow, shadow
from freedoko_qt.ui.theme import Felt

RING = 3.0  # pixels, more on large cards
SIGN = 0.13  # radius of the disc of a sign, in card widths
CHOSEN = ((-0.5, 0.0), (-0.1, 0.45), (-0.1, 0.45), (0.55, -0.4))  # a tick, as lines within a disc of radius 1
NEW = ((-0.55, 0.0), (0.55, 0.0), (0.0, -0.55), (0.0, 0.55))  # a plus


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
        self.is_flying = False
        self._bounds = self._measured()
        self.put(spot)

    def put(self, spot: Spot) -> None:
        """Lays the card down here."""
        is_other_size = (spot.width, spot.angle) != (self.spot.width, self.spot.angle)
        self.spot = spot
        if is_other_size:
            self.prepareGeometryChange()
            self._bounds = self._measured()
        self.setPos(spot.x, spot.y)
        self.setZValue(spot.z)

    def show_face(self, face: Card | None, turning: float) -> None:
        """Shows a face, or the back, in so much of its full width."""
        if face is not self.face or turning != self.turning:
            self.face, self.turning = face, turning
            self.update()

    def fly(self) -> None:
        """Leaves its spot, so that it is drawn at any angle and width."""
        self.is_flying = True

    def rest(self) -> None:
        """Has come to its spot."""
        if self.is_flying:
            self.is_flying = False
            self.update()

    def card_rect(self) -> QRectF:
        """The card without shadow and marks, about its centre and upright."""
        width = self.spot.width
        return QRectF(-width / 2, -width * ASPECT / 2, width, width * ASPECT)

    def boundingRect(self) -> QRectF:  # noqa: N802
        return self._bounds

    def _measured(self) -> QRectF:
        reach = max(shadow(self.spot.width), glow(self.spot.width)) + 2
        upright = self.card_rect().adjusted(-reach, -reach, reach, reach)
        return QTransform().rotate(self.spot.angle).mapRect(upright)

    def paint(self, painter: QPainter, *_: object) -> None:
        if self.goal.is_shining and not self.is_flying:
            self._copy(painter, self._look.prints.glow(self.spot.width, painter.device().devicePixelRatioF()))
        if self.is_flying or self.turning != 1.0 or self.spot.width != self.print_width:
            self._paint_flying(painter)
        else:
            self._paint_resting(painter)
        if self.goal.is_chosen or self.goal.is_new:
            painter.rotate(self.spot.angle)
            self._paint_sign(painter, CHOSEN if self.goal.is_chosen else NEW)
            painter.rotate(-self.spot.angle)
        if self.goal.is_ringed:
            painter.rotate(self.spot.angle)
            self._paint_ring(painter)

    def _paint_resting(self, painter: QPainter) -> None:
        ratio = painter.device().devicePixelRatioF()
        self._copy(painter, self._look.prints.picture(self.face, self.spot.width, ratio, self.goal.is_veiled))

    def _copy(self, painter: QPainter, picture: QPixmap) -> None:
        """Copies a picture pixel by pixel; it has been turned before."""
        shown = self._look.prints.turned(picture, self.spot.angle)
        size = shown.deviceIndependentSize()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), shown)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)

    def _paint_flying(self, painter: QPainter) -> None:
        size = self.print_width
        picture = self._look.prints.picture(self.face, size, painter.device().devicePixelRatioF(), self.goal.is_veiled)
        scale, reach = self.spot.width / size, shadow(size)
        painter.save()
        painter.rotate(self.spot.angle)
        painter.scale(max(0.02, self.turning) * scale, scale)
        painter.drawPixmap(QPointF(-size / 2 - reach, -size * ASPECT / 2 - reach), picture)
        painter.restore()

    def _paint_sign(self, painter: QPainter, strokes: tuple[tuple[float, float], ...]) -> None:
        """A disc with a sign on that part of the card which no other one covers."""
        width, felt = self.spot.width, self._look.felt
        radius = SIGN * width
        centre = QPointF(-0.5 * width + 1.35 * radius, 0.5 * width * ASPECT - 1.6 * radius)
        painter.setPen(QPen(felt.turn_text, 1))
        painter.setBrush(felt.turn)
        painter.drawEllipse(centre, radius, radius)
        stroke = QPen(felt.turn_text, max(2.0, 0.3 * radius))
        stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(stroke)
        points = [centre + QPointF(x, y) * radius for x, y in strokes]
        for start, end in zip(points[::2], points[1::2], strict=True):
            painter.drawLine(start, end)

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

    def _outline(self, painter: QPainter, grown: float) -> None:
        corner = max(0.0, RADIUS * self.spot.width + grown)
        painter.drawRoundedRect(self.card_rect().adjusted(-grown, -grown, grown, grown), corner, corner)
