"""The running sum of a player's points, game by game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.statistics import Account
from freedoko_qt.app.statistics.columns import Form, number
from freedoko_qt.app.words import fill, translate
from freedoko_qt.ui.panel.curve import nice

MARGIN = 12
LINES = 5  # lines across, about


@dataclass(frozen=True, slots=True)
class Plot:
    """Where the curve lies: the rectangle of the games and the sums that its lower and upper edge stand for."""

    area: QRectF
    low: int
    high: int
    games: int

    def point(self, game: int, total: int) -> QPointF:
        """The point of a sum after a game."""
        x = self.area.left() + self.area.width() * game / max(1, self.games)
        return QPointF(x, self.area.bottom() - self.area.height() * (total - self.low) / (self.high - self.low))

    def game_at(self, x: float) -> int:
        """The game that lies nearest to a place."""
        return max(0, min(self.games, round((x - self.area.left()) / self.area.width() * self.games)))


class SumCurve(QWidget):
    """A line over the games; the pointer asks for the sum after any of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sums: Sequence[int] = (0,)
        self.plot = self._planned()
        self.setMouseTracking(True)

    def show_account(self, account: Account | None) -> None:
        """Shows the curve of a player."""
        self._sums = account.curve if account else (0,)
        self.plot = self._planned()
        self.setAccessibleName(translate("statistics", "Running sum"))
        last, high, low = (number(total, Form.SIGNED) for total in (self._sums[-1], max(self._sums), min(self._sums)))
        text = translate(
            "statistics", "After %n game(s) the sum is %1; at best it was %2, at worst %3.", "", self.plot.games
        )
        self.setAccessibleDescription(fill(text, last, high, low))
        self.setToolTip("")
        self.update()

    def told(self, game: int) -> str:
        """The sum after a game, and what the game brought."""
        if not game:
            return translate("statistics", "Before the first game")
        change = number(self._sums[game] - self._sums[game - 1], Form.SIGNED)
        text = translate("statistics", "Game %1: points %2, sum %3")
        return fill(text, str(game), change, number(self._sums[game], Form.SIGNED))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Wide rather than high."""
        em = self.fontMetrics().horizontalAdvance("0")
        return QSize(60 * em, 18 * em)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The curve takes all the room."""
        super().resizeEvent(event)
        self.plot = self._planned()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Tells the sum at the pointer."""
        self.setToolTip(self.told(self.plot.game_at(event.position().x())) if self.plot.games else "")
        super().mouseMoveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, ARG002
        """Lines across with their number, then the curve."""
        painter, plot, palette = QPainter(self), self.plot, self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = palette.windowText().color()
        faint = palette.windowText().color()
        faint.setAlphaF(0.2)
        for total in levels(plot.low, plot.high):
            at = plot.point(0, total)
            painter.setPen(faint if total else text)
            painter.drawLine(at, plot.point(plot.games, total) if plot.games else QPointF(plot.area.right(), at.y()))
            painter.setPen(text)
            beside = QRectF(0, at.y() - MARGIN, plot.area.left() - MARGIN / 2, 2 * MARGIN)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(beside, side, number(total, Form.SIGNED))
        below = QRectF(plot.area.left(), plot.area.bottom() + 4, plot.area.width(), self.height())
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, translate("statistics", "%n game(s)", "", plot.games))
        pen = QPen(palette.accent().color(), 2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline([plot.point(game, total) for game, total in thinned(self._sums, int(plot.area.width()))])

    def _planned(self) -> Plot:
        return plotted(self._sums, self.width(), self.height(), self.fontMetrics())


def plotted(sums: Sequence[int], width: int, height: int, metrics: QFontMetrics) -> Plot:
    """Leaves room for the numbers at the left and the games below."""
    low, high = min(0, *sums, 0), max(0, *sums, 0)
    if low == high:
        low, high = -1, 1
    left = max(metrics.horizontalAdvance(number(total, Form.SIGNED)) for total in levels(low, high)) + MARGIN
    below = MARGIN + metrics.height()
    area = QRectF(left, MARGIN, max(1, width - left - MARGIN), max(1, height - MARGIN - below))
    return Plot(area, low, high, len(sums) - 1)


def levels(low: int, high: int) -> range:
    """Round sums from low to high, about as many as lines are drawn."""
    step = nice((high - low) / LINES)
    return range(-(-low // step) * step, high + 1, step)


def thinned(sums: Sequence[int], width: int) -> Iterator[tuple[int, int]]:
    """The points of the curve, game and sum; where many fall on one pixel, only their highest and lowest."""
    each = max(1, len(sums) // max(1, width))
    for first in range(0, len(sums), each):
        games = range(first, min(first + each, len(sums)))
        ends = {games[0], games[-1], min(games, key=sums.__getitem__), max(games, key=sums.__getitem__)}
        yield from ((game, sums[game]) for game in sorted(ends))
