"""Pictures of cards as they lie on the table: with a soft shadow, and veiled if they may not be played."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from freedoko_qt.engine.card import Card
from freedoko_qt.ui.deck import ASPECT, Deck

RADIUS = 0.065  # of the corners, in card widths
SHADOW = 0.07  # reach of the shadow, in card widths
SOFTNESS = 5  # rectangles that make the shadow
MOST = 400  # pictures kept


def shadow(width: float) -> float:
    """How far the shadow of a card reaches, in whole pixels."""
    return float(max(2, round(SHADOW * width)))


class Prints:
    """The pictures of one deck with one back, kept by face, width and pixel ratio.

    A picture is larger than its card by the shadow on every side.
    """

    def __init__(self, deck: Deck, back: str, veil: QColor) -> None:
        self._deck, self._back, self._veil = deck, back, veil
        self._kept: dict[tuple[Card | None, float, float, bool], QPixmap] = {}

    def picture(self, face: Card | None, width: float, ratio: float, is_veiled: bool) -> QPixmap:
        """A card's picture, tagged with the pixel ratio; no face shows the back."""
        key = (face, width, ratio, is_veiled)
        if key not in self._kept:
            if len(self._kept) >= MOST:
                self._kept.clear()
            self._kept[key] = self._made(face, width, ratio, is_veiled)
        return self._kept[key]

    def _made(self, face: Card | None, width: float, ratio: float, is_veiled: bool) -> QPixmap:
        card = self._deck.back(self._back, width, ratio) if face is None else self._deck.face(face, width, ratio)
        reach = shadow(width)
        whole = QRectF(0, 0, width + 2 * reach, width * ASPECT + 2 * reach)
        place = QRectF(reach, reach, width, width * ASPECT)
        picture = QPixmap(round(whole.width() * ratio), round(whole.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 14))
        for ring in range(SOFTNESS):
            grown = reach * (1 - ring / SOFTNESS)
            corner = RADIUS * width + grown
            painter.drawRoundedRect(
                place.adjusted(-grown, -grown, grown, grown).translated(0, reach / 4) & whole, corner, corner
            )
        painter.drawPixmap(place.topLeft(), card)
        if is_veiled:
            painter.setBrush(self._veil)
            painter.drawRoundedRect(place, RADIUS * width, RADIUS * width)
        painter.end()
        return picture
