"""Pictures of cards as they lie on the table: with a soft shadow, and veiled if they may not be played."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform

from freedoko_qt.engine.card import Card
from freedoko_qt.ui.deck import ASPECT, Deck
from freedoko_qt.ui.theme import Felt

RADIUS = 0.065  # of the corners, in card widths
SHADOW = 0.07  # reach of the shadow, in card widths
SOFTNESS = 5  # rectangles that make the shadow
GLOW = 5  # lines that make the light around a card
LARGE = 150.0  # card width from which marks grow with the card
MOST = 400  # pictures kept
MOST_SHADOWS = 8  # kept: own cards, hidden ones, piles, the trick, the last trick
MOST_TURNED = 64  # kept of those that lie aslant: more than are ever seen at a time


def shadow(width: float) -> float:
    """How far the shadow of a card reaches, in whole pixels."""
    return float(max(2, round(SHADOW * width)))


def glow(width: float) -> float:
    """How far the light around a card reaches."""
    return 2.2 * GLOW * max(1.0, width / LARGE)


class Prints:
    """The pictures of one deck with one back, kept by face, width and pixel ratio.

    A picture is larger than its card by the shadow on every side.
    """

    def __init__(self, deck: Deck, back: str, felt: Felt) -> None:
        self._deck, self._back, self._felt = deck, back, felt
        self._kept: dict[tuple[Card | None, float, float, bool], QPixmap] = {}
        self._shadows: dict[tuple[float, float], QPixmap] = {}
        self._glows: dict[tuple[float, float], QPixmap] = {}
        self._turned: dict[tuple[int, float], QPixmap] = {}

    def picture(self, face: Card | None, width: float, ratio: float, is_veiled: bool) -> QPixmap:
        """A card's picture, tagged with the pixel ratio; no face shows the back."""
        key = (face, width, ratio, is_veiled)
        if key not in self._kept:
            if len(self._kept) >= MOST:
                self._kept.clear()
            self._kept[key] = self._made(face, width, ratio, is_veiled)
        return self._kept[key]

    def glow(self, width: float, ratio: float) -> QPixmap:
        """What shines around the card of whoever takes the trick; it reaches so far as `glow` says."""
        key = (width, ratio)
        if key not in self._glows:
            self._glows = {key: self._shining(width, ratio)}
        return self._glows[key]

    def turned(self, picture: QPixmap, angle: float) -> QPixmap:
        """A picture so many degrees clockwise about its middle.

        Kept for what lies still: to turn it in every painting would cost thirty times as much.
        """
        if not angle:
            return picture
        key = (picture.cacheKey(), angle)
        made = self._turned.pop(key, None) or turned(picture, angle)
        if len(self._turned) >= MOST_TURNED:
            del self._turned[next(iter(self._turned))]
        self._turned[key] = made  # at the end, as the one used last
        return made

    def _shining(self, width: float, ratio: float) -> QPixmap:
        reach, line_width = glow(width), glow(width) / GLOW
        picture = clear(width + 2 * reach, width * ASPECT + 2 * reach, ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        place = QRectF(reach, reach, width, width * ASPECT)
        for line in range(GLOW):
            colour = QColor(self._felt.turn)
            colour.setAlpha(round(230 * (1 - line / GLOW) ** 1.5))
            painter.setPen(QPen(colour, 1.1 * line_width))
            grown = (line + 0.5) * line_width
            corner = RADIUS * width + grown
            painter.drawRoundedRect(place.adjusted(-grown, -grown, grown, grown), corner, corner)
        painter.end()
        return picture

    def _made(self, face: Card | None, width: float, ratio: float, is_veiled: bool) -> QPixmap:
        card = self._deck.back(self._back, width, ratio) if face is None else self._deck.face(face, width, ratio)
        picture = self._shadow(width, ratio).copy()
        place = QRectF(shadow(width), shadow(width), width, width * ASPECT)
        painter = QPainter(picture)
        painter.drawPixmap(place.topLeft(), card)
        if is_veiled:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._felt.veil)
            painter.drawRoundedRect(place, RADIUS * width, RADIUS * width)
        painter.end()
        return picture

    def _shadow(self, width: float, ratio: float) -> QPixmap:
        key = (width, ratio)
        if key not in self._shadows:
            if len(self._shadows) >= MOST_SHADOWS:
                self._shadows.clear()
            self._shadows[key] = shaded(width, ratio)
        return self._shadows[key]


def shaded(width: float, ratio: float) -> QPixmap:
    """The soft shadow of a card, with room for the card itself."""
    reach = shadow(width)
    whole = QRectF(0, 0, width + 2 * reach, width * ASPECT + 2 * reach)
    picture = clear(whole.width(), whole.height(), ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 14))
    for ring in range(SOFTNESS):
        grown = reach * (1 - ring / SOFTNESS)
        corner = RADIUS * width + grown
        place = QRectF(reach, reach, width, width * ASPECT).adjusted(-grown, -grown, grown, grown)
        painter.drawRoundedRect(place.translated(0, reach / 4) & whole, corner, corner)
    painter.end()
    return picture


def clear(width: float, height: float, ratio: float) -> QPixmap:
    """A picture with nothing on it, of this size on the table."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def turned(picture: QPixmap, angle: float) -> QPixmap:
    """A copy that is turned about its middle, as large as it must be."""
    turn = QTransform().rotate(angle)
    if angle % 90 == 0:  # every pixel has its place
        made = picture.transformed(turn)
        made.setDevicePixelRatio(picture.devicePixelRatio())
        return made
    size = picture.deviceIndependentSize()
    middle = QPointF(size.width() / 2, size.height() / 2)
    box = turn.mapRect(QRectF(-middle, size))
    made = clear(math.ceil(box.width()), math.ceil(box.height()), picture.devicePixelRatio())
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)  # nothing lies below: half the time
    painter.translate(made.deviceIndependentSize().width() / 2, made.deviceIndependentSize().height() / 2)
    painter.rotate(angle)
    painter.drawPixmap(-middle, picture)
    painter.end()
    return made
