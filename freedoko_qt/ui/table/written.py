"""What is written on the table beside the plates: the name of the game, and the panel of the last trick."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsItem

from freedoko_qt.ui.table.layout import PANEL, PLATES
from freedoko_qt.ui.theme import FELTS, Felt

GLOW = 4  # lines
SMALLEST = 0.78  # of the usual letters, for a line that is too long


def font(text: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The program's font in so many pixels."""
    made = QFont(QApplication.font())
    made.setPixelSize(max(8, round(text)))
    made.setWeight(weight)
    return made


class Written(QGraphicsItem):
    """Something written on the table: it has a size, the size of its letters, and the colours of the felt."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.setZValue(height)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.size, self.text, self.felt = QSizeF(), 13.0, FELTS["light"]

    def place(self, rect: QRectF, text: float, felt: Felt) -> None:
        """Puts it there, in these colours."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self.size, self.text, self.felt = rect.size(), text, felt
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802
        reach = self.glow() + 2
        return QRectF(QPointF(), self.size).adjusted(-reach, -reach, reach, reach)

    def glow(self) -> float:
        """How far a glow around it reaches."""
        return max(2.0 * GLOW, 0.4 * self.text)

    def sheet(self, painter: QPainter, border: QColor, width: float) -> None:
        """Its ground, with a border."""
        corner = 0.5 * self.text
        half = width / 2
        painter.setPen(QPen(border, width))
        painter.setBrush(self.felt.plate)
        rect = QRectF(QPointF(), self.size)
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), corner, corner)


class TitleItem(Written):
    """The name of the game, on the felt itself."""

    def __init__(self) -> None:
        super().__init__(PLATES)
        self.title = self.notice = ""
        self.facts: tuple[str, ...] = ()

    def show_title(self, title: str, facts: tuple[str, ...], notice: str = "") -> None:
        """Shows another name, what else is to be known of the game, and above it what must not be overlooked."""
        self.title, self.facts, self.notice = title, facts, notice
        self.update()

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setPen(self.felt.felt_text)
        flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        rest = QRectF(QPointF(), self.size)
        if self.notice:
            rest.setTop(self._paint_notice(painter))
            painter.setPen(self.felt.felt_text)
        for number, text in enumerate((self.title, *self.facts)):
            letters = font(0.92 * self.text) if number else font(1.15 * self.text, QFont.Weight.DemiBold)
            painter.setFont(letters)
            # Other texts give way to the plates below: each gets what the ones before it have left.
            used = painter.boundingRect(rest, flags, text)
            if used.bottom() > self.size.height() + 1:
                line = QFontMetricsF(letters).elidedText(text, Qt.TextElideMode.ElideRight, rest.width())
                used = painter.boundingRect(rest, flags, line)
                text = line if used.bottom() <= self.size.height() + 1 else ""
            painter.drawText(rest, flags, text)
            rest.setTop(used.bottom())

    def _paint_notice(self, painter: QPainter) -> float:
        """A sign in the colour of the turn; where the rest begins."""
        letters, shown = fitting(self.notice, 0.95 * self.text, self.size.width() - self.text)
        wide, high = QFontMetricsF(letters).horizontalAdvance(shown) + self.text, 1.5 * self.text
        box = QRectF(0, 0, wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.felt.turn)
        painter.drawRoundedRect(box, 0.5 * high, 0.5 * high)
        painter.setPen(self.felt.turn_text)
        painter.setFont(letters)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)
        return high + 0.2 * self.text


class PanelItem(Written):
    """The ground and the title of the last trick, while it is shown aside."""

    def __init__(self) -> None:
        super().__init__(PANEL)
        self.title = ""
        self.setVisible(False)

    def show_title(self, title: str, is_shown: bool) -> None:
        """Shows or hides the panel."""
        self.title = title
        self.setVisible(is_shown)
        self.update()

    def paint(self, painter: QPainter, *_: object) -> None:
        self.sheet(painter, self.felt.plate_border, 1)
        painter.setPen(self.felt.plate_text)
        room = self.size.width() - self.text
        for number, line in enumerate(self.title.split("\n")):
            letters, shown = fitting(line, self.text, room)
            painter.setFont(letters)
            place = QRectF(0.5 * self.text, (0.4 + 1.35 * number) * self.text, room, 1.35 * self.text)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, shown)


def fitting(line: str, text: float, room: float) -> tuple[QFont, str]:
    """Letters in which a line has room; where even small ones are too wide, its end is left out."""
    letters = font(text, QFont.Weight.DemiBold)
    wide = QFontMetricsF(letters).horizontalAdvance(line)
    if wide > room:
        letters = font(max(SMALLEST * text, text * room / wide), QFont.Weight.DemiBold)
    return letters, QFontMetricsF(letters).elidedText(line, Qt.TextElideMode.ElideRight, room)
