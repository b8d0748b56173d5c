"""The moments of a game as a line on which one can move, with marks where something happened."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSlider, QToolTip, QWidget

from freedoko_qt.app.picture import MarkKind, ReviewMark
from freedoko_qt.ui.theme import FELTS, Felt

REACH = 5  # pixels around a mark in which it is meant
TALLEST = 26  # pixels: a row for the marks, the line itself, and a row for the tricks


class Timeline(QSlider):
    """Tricks are strokes below the line; above it a triangle is an announcement, a diamond a special point, a ring
    what was said before the first card, and a cross a card that cost points. A click on a mark goes to its moment, the
    tip tells what it is.
    """

    moved = Signal(int)  # by a person

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marks: tuple[ReviewMark, ...] = ()
        self._felt = FELTS["light"]
        self._is_told = False  # the value comes from outside
        self.setPageStep(5)
        self.setMouseTracking(True)
        self.valueChanged.connect(self._tell)

    def show_moment(self, at: int, length: int, marks: tuple[ReviewMark, ...]) -> None:
        """Stands at a moment of so many."""
        self._is_told = True
        self.setRange(0, length)
        self.setValue(at)
        self._is_told = False
        self.marks = marks
        self.update()

    def set_felt(self, felt: Felt) -> None:
        """Takes the colours of the marks from the theme."""
        self._felt = felt
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Wide enough to tell one moment from the next."""
        return QSize(240, TALLEST)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Still of use."""
        return QSize(90, TALLEST)

    def _tell(self, at: int) -> None:
        if not self._is_told:
            self.moved.emit(at)

    # -- where is what --------------------------------------------------------------------------------------------

    def x_of(self, at: int) -> float:
        """Where a moment lies, in pixels from the left."""
        room = self.width() - 2 * self._margin
        return self._margin + room * at / max(1, self.maximum())

    def mark_at(self, x: float, is_below: bool) -> ReviewMark | None:
        """The mark that is meant there, if there is one; tricks lie below the line."""
        there = [mark for mark in self.marks if (mark.kind is MarkKind.TRICK) is is_below]
        nearest = min(there, key=lambda mark: abs(self.x_of(mark.at) - x), default=None)
        return nearest if nearest is not None and abs(self.x_of(nearest.at) - x) <= REACH else None

    def moment_at(self, point: QPointF) -> int:
        """The moment at a place of the line; near a mark, the moment of the mark."""
        mark = self.mark_at(point.x(), self._is_below(point))
        if mark is not None:
            return mark.at
        room = max(1.0, self.width() - 2 * self._margin)
        return min(max(round((point.x() - self._margin) / room * self.maximum()), 0), self.maximum())

    @property
    def _margin(self) -> float:
        return 8.0

    @property
    def _line(self) -> float:
        return self.height() * 0.6

    def _is_below(self, point: QPointF) -> bool:
        return point.y() > self._line

    # -- mouse ----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Goes there at once: a slider by itself would go there page by page."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.moment_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Follows the mouse."""
        if self.isSliderDown():
            self.setValue(self.moment_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Stays there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def event(self, event: QEvent) -> bool:
        """Tells what a mark stands for."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip(self, point: QPointF) -> str:
        """What the mark there stands for, with all others of its moment."""
        mark = self.mark_at(point.x(), self._is_below(point))
        if mark is None:
            mark = self.mark_at(point.x(), not self._is_below(point))
        return "\n".join(other.text for other in self.marks if mark is not None and other.at == mark.at)

    # -- looks ----------------------------------------------------------------------------------------------------

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """The line up to here in the colour of the highlight, the marks, and a handle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, line = self.palette(), self._line
        quiet, done = palette.color(QPalette.ColorRole.PlaceholderText), palette.color(QPalette.ColorRole.Accent)
        here = self.x_of(self.value())
        painter.setPen(QPen(quiet, 2, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(self._margin, line), QPointF(self.width() - self._margin, line))
        painter.setPen(QPen(done, 4, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(self._margin, line), QPointF(here, line))
        for mark in self.marks:
            self._paint_mark(painter, mark, palette)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Window), 1.5))
        painter.setBrush(done)
        painter.drawEllipse(QPointF(here, line), 6, 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
            painter.drawEllipse(QPointF(here, line), 9, 9)

    def _paint_mark(self, painter: QPainter, mark: ReviewMark, palette: QPalette) -> None:
        x, top = self.x_of(mark.at), self._line - 10
        text = palette.color(QPalette.ColorRole.WindowText)
        match mark.kind:
            case MarkKind.TRICK:
                painter.setPen(QPen(text, 1.4))
                painter.drawLine(QPointF(x, self._line + 4), QPointF(x, self._line + 9))
            case MarkKind.CALL:
                _fill(painter, self._felt.negative, [(x - 4.5, top - 4), (x + 4.5, top - 4), (x, top + 4)])
            case MarkKind.SPECIAL:
                _fill(painter, self._felt.positive, [(x, top - 5), (x + 5, top), (x, top + 5), (x - 5, top)])
            case MarkKind.MISSED:
                painter.setPen(QPen(self._felt.negative, 2.6, c=Qt.PenCapStyle.RoundCap))
                painter.drawLine(QPointF(x - 4, top - 4), QPointF(x + 4, top + 4))
                painter.drawLine(QPointF(x - 4, top + 4), QPointF(x + 4, top - 4))
            case MarkKind.TALK:
                painter.setPen(QPen(text, 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QRectF(x - 3, top - 3, 6, 6))


def _fill(painter: QPainter, colour: QColor, points: list[tuple[float, float]]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
