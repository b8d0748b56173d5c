"""The graph of the running sums; mouse and keyboard tell the sums after each game."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.app.words import fill
from freedoko_qt.ui.panel.curve import Curves, Ink, Plan, curves, draw, draw_marker, ink, plan
from freedoko_qt.ui.panel.number import plain

NONE = -1
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}
ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class GraphPanel(QWidget):
    """One curve for each player, with the chosen game marked; a game is named by its line in the score sheet."""

    chosen = Signal(int)  # the line of the game, below 0 before the first
    wanted = Signal(int)  # the same, to be looked at

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet, self._curves = SheetPicture(), Curves()
        self.moment = self._hovered = NONE  # after so many games
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 110)
        self.retranslate()

    def show_sheet(self, sheet: SheetPicture) -> None:
        """Shows the sums of a sheet; no game is chosen then."""
        self._sheet, self._curves = sheet, curves(sheet)
        self.moment = self._hovered = NONE
        self.retranslate()
        self.update()

    def choose(self, line: int) -> None:
        """Marks a game of the sheet, or none; the moment before the first game is none, too, and may stay marked."""
        rows = self._curves.rows
        if line != self._line:
            self._go(rows.index(line) + 1 if line in rows else NONE)

    def told(self, moment: int) -> list[str]:
        """A heading, and each player's sum, the best first."""
        if not 0 <= moment < len(self._curves.moments):
            return []
        return [self._heading(moment), *(f"{self._curves.names[p]}: {plain(t)}" for p, t in self._ranked(moment))]

    def retranslate(self) -> None:
        """Takes the own texts anew."""
        self.setAccessibleName(self.tr("Running sums"))
        self._describe()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Room for a short party."""
        em = self.fontMetrics().horizontalAdvance("0")
        return QSize(50 * em, 30 * em)

    # -- choosing ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Left and right go from game to game, Home and End to both ends, Return looks at the game."""
        key, last = Qt.Key(event.key()), self._curves.games
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.moment > 0:
            self.wanted.emit(self._line)
        elif key == Qt.Key.Key_Escape and self.moment != NONE:
            self._choose(NONE)
        elif key in STEPS and last:
            start = last + 1 if STEPS[key] < 0 else NONE
            self._choose(max(0, min(last, (start if self.moment == NONE else self.moment) + STEPS[key])))
        elif key in ENDS and last:
            self._choose(ENDS[key] % (last + 1))
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The sums under the mouse are told."""
        self._hover(self._moment_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Those of the chosen game are told again."""
        super().leaveEvent(event)
        self._hover(NONE)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Chooses the nearest game."""
        if event.button() is Qt.MouseButton.LeftButton and self._curves.games:
            self._choose(self._moment_at(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Looks at the nearest game."""
        if event.button() is Qt.MouseButton.LeftButton and self.moment > 0:
            self.wanted.emit(self._line)

    @property
    def _line(self) -> int:
        return self._curves.rows[self.moment - 1] if self.moment > 0 else NONE

    def _choose(self, moment: int) -> None:
        if moment != self.moment:
            self._go(moment)
            self.chosen.emit(self._line)

    def _go(self, moment: int) -> None:
        self.moment = moment
        self._hovered = NONE
        self._describe()
        self.update()

    def _hover(self, moment: int) -> None:
        if moment != self._hovered:
            self._hovered = moment
            self.update()

    def _moment_at(self, at: QPointF) -> int:
        return self._plan().moment(at.x()) if self._curves.games else NONE

    # -- telling ----------------------------------------------------------------------------------------------

    def _describe(self) -> None:
        moment = self._curves.games if self.moment == NONE else self.moment
        self.setAccessibleDescription("\n".join(self.told(moment)))

    def _heading(self, moment: int) -> str:
        if moment == 0:
            return self.tr("Before the first game")
        row = self._sheet.rows[self._curves.rows[moment - 1]]
        return fill("%1. %2", str(row.number), row.contract)

    def _ranked(self, moment: int) -> list[tuple[int, int]]:
        """Places and sums, the best first."""
        return sorted(enumerate(self._curves.moments[moment]), key=lambda held: -held[1])

    # -- painting ---------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """Draws the curves and what is told of a moment."""
        painter, colours = QPainter(self), ink(self.palette())
        painter.fillRect(self.rect(), colours.base)
        if not self._curves.games:
            painter.setPen(colours.faint)
            told = self.tr("The curves begin with the first game.")
            painter.drawText(self._inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, told)
        else:
            laid = draw(painter, self._inner, self._curves, colours)
            moment = self.moment if self._hovered == NONE else self._hovered
            if moment != NONE:
                self._mark(painter, laid, moment, colours)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    @property
    def _inner(self) -> QRectF:
        return QRectF(self.rect()).adjusted(6, 6, -6, -6)

    def _plan(self) -> Plan:
        return plan(self._inner, self._curves, QFontMetricsF(self.font(), self))

    def _mark(self, painter: QPainter, laid: Plan, moment: int, colours: Ink) -> None:
        """The line of a moment, and beside it a box with the sums."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, line = laid.x(moment), QFontMetricsF(painter.font()).height()
        painter.setPen(QPen(colours.text, 1))
        painter.drawLine(QPointF(x, laid.area.top()), QPointF(x, laid.area.bottom()))
        for place, total in enumerate(self._curves.moments[moment]):
            draw_marker(painter, laid.point(moment, total), place, colours.lines[place], line * 1.3)
        painter.save()
        self._write(painter, moment, x, colours)
        painter.restore()

    def _write(self, painter: QPainter, moment: int, x: float, colours: Ink) -> None:
        metrics = QFontMetricsF(painter.font())
        line, told = metrics.height(), self.told(moment)
        width = min(self._inner.width() * 0.6, max(map(metrics.horizontalAdvance, told)) + 2.4 * line)
        box = self._free(QSizeF(width, (len(told) + 0.5) * line), x, line / 2)
        painter.setPen(QPen(colours.faint, 1))
        painter.setBrush(colours.base)
        painter.drawRoundedRect(box, line / 4, line / 4)
        text = box.adjusted(line / 2, line / 4, -line / 3, 0)
        text.setHeight(line)
        painter.setPen(colours.text)
        painter.drawText(text, 0, metrics.elidedText(told[0], Qt.TextElideMode.ElideRight, text.width()))
        for (place, _), words in zip(self._ranked(moment), told[1:], strict=True):
            text.translate(0, line)
            draw_marker(painter, QPointF(text.left() + line / 4, text.center().y()), place, colours.lines[place], line)
            painter.setPen(colours.text)
            beside = text.adjusted(line, 0, 0, 0)
            painter.drawText(beside, 0, metrics.elidedText(words, Qt.TextElideMode.ElideMiddle, beside.width()))

    def _free(self, size: QSizeF, x: float, gap: float) -> QRectF:
        """Beside the line of a moment, where least of the curves is covered."""
        laid, inner = self._plan(), self._inner
        left, right = max(inner.left(), x - gap - size.width()), min(inner.right() - size.width(), x + gap)
        places = [
            QRectF(QPointF(at, y), size) for y in (inner.top(), inner.bottom() - size.height()) for at in (right, left)
        ]
        points = [laid.point(moment, t) for moment, sums in enumerate(self._curves.moments) for t in sums]
        return min(places, key=lambda place: sum(map(place.contains, points)))
