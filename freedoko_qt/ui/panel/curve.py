"""The running sums of a party as curves, drawn on anything that can be painted on: a widget or a page."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import floor, log10

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette, QPen, QPolygonF

from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.ui.panel.number import plain

ON_LIGHT = ("#1a3fd0", "#c2410c", "#17a57a", "#932f8f", "#090710")
ON_DARK = ("#7cb0fc", "#fb9456", "#50ffb5", "#d5eeff", "#fee73a")
"""A colour for each place; they differ for people who cannot tell red from green or blue from yellow, too."""

WIDEST = 0.35  # the part of the width that the names may take
LEAST_STEP = 3.0  # line heights between two numbers at the side
ROOM = 0.7  # line heights between two markers of one curve


@dataclass(frozen=True, slots=True)
class Curves:
    """The sums of each player after so many games, beginning with none."""

    names: tuple[str, ...] = ()
    moments: tuple[tuple[int, ...], ...] = ()  # the sums by place, after 0, 1, 2 … games
    rounds: tuple[int, ...] = ()  # the moments at which a round ends
    rows: tuple[int, ...] = ()  # which line of the sheet each game is

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.rows)

    @property
    def lowest(self) -> int:
        """The lowest sum that anybody ever had, or nought."""
        return min(map(min, self.moments), default=0)

    @property
    def highest(self) -> int:
        """The highest sum that anybody ever had, or nought."""
        return max(map(max, self.moments), default=0)


def curves(sheet: SheetPicture) -> Curves:
    """The curves of a score sheet; deals that came to nothing are no games."""
    counted = [(at, row) for at, row in enumerate(sheet.rows) if row.number is not None]
    return Curves(
        sheet.names,
        ((0,) * len(sheet.names), *(row.totals for _, row in counted)),
        tuple(moment for moment, (_, row) in enumerate(counted, 1) if row.round_ends),
        tuple(at for at, _ in counted),
    )


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a graph."""

    base: QColor
    text: QColor
    faint: QColor  # texts at the sides
    grid: QColor
    lines: tuple[QColor, ...]


def ink(palette: QPalette) -> Ink:
    """The colours that can be told apart on the base colour of a palette."""
    base = palette.color(QPalette.ColorRole.Base)
    text = palette.color(QPalette.ColorRole.Text)
    grid = QColor(text)
    grid.setAlphaF(0.22)
    lines = ON_LIGHT if base.lightnessF() > 0.5 else ON_DARK
    faint = palette.color(QPalette.ColorRole.PlaceholderText)
    return Ink(base, text, faint, grid, tuple(map(QColor, lines)))


# -- where everything lies -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plan:
    """Which point of the plane stands for which sum at which moment."""

    area: QRectF
    low: int
    high: int
    games: int
    step: int  # points between two lines

    def x(self, moment: int) -> float:
        """From the left."""
        return self.area.left() + self.area.width() * moment / max(1, self.games)

    def y(self, points: float) -> float:
        """From the top."""
        return self.area.bottom() - self.area.height() * (points - self.low) / (self.high - self.low)

    def point(self, moment: int, points: int) -> QPointF:
        """The place of a sum."""
        return QPointF(self.x(moment), self.y(points))

    def moment(self, x: float) -> int:
        """The moment that is nearest to a place."""
        part = (x - self.area.left()) / max(1.0, self.area.width())
        return max(0, min(self.games, round(part * self.games)))

    @property
    def levels(self) -> range:
        """The sums at which lines are drawn."""
        return range(self.low, self.high + 1, self.step)


def plan(rect: QRectF, shown: Curves, metrics: QFontMetricsF) -> Plan:
    """Leaves room for the numbers at the left and below, and for the names at the right."""
    line = metrics.height()
    inner = QRectF(rect).adjusted(0, line * 0.8, 0, -line * 1.6)
    step = nice((shown.highest - shown.lowest) * LEAST_STEP * line / max(line, inner.height()))
    low = step * floor(shown.lowest / step)
    high = max(low + step, -step * floor(-shown.highest / step))
    numbers = max(metrics.horizontalAdvance(plain(points)) for points in (low, high))
    ends = [metrics.horizontalAdvance(text) for text in end_texts(shown)]
    names = min(max(ends, default=0.0) + 1.8 * line, rect.width() * WIDEST)
    return Plan(inner.adjusted(numbers + line, 0, -names, 0), low, high, shown.games, step)


def nice(least: float) -> int:
    """The smallest number of 1, 2, 5, 10, 20 … that is not below."""
    if least <= 1:
        return 1
    power = 10 ** floor(log10(least))
    return int(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least))


def end_texts(shown: Curves) -> list[str]:
    """What stands at the end of each curve."""
    last = shown.moments[-1] if shown.moments else ()
    return [f"{name} {plain(total)}" for name, total in zip(shown.names, last, strict=True)]


def apart(wanted: list[float], gap: float, top: float, bottom: float) -> list[float]:
    """Heights as near as may be to the wanted ones, none nearer to another than the gap, all within the span."""
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    placed = list(wanted)
    lowest = top
    for at in order:
        placed[at] = lowest = max(placed[at], lowest)
        lowest += gap
    highest = bottom
    for at in reversed(order):
        placed[at] = highest = min(placed[at], highest)
        highest -= gap
    return placed


# -- drawing ---------------------------------------------------------------------------------------------------


def draw(painter: QPainter, rect: QRectF, shown: Curves, colours: Ink) -> Plan:
    """Draws everything but the chosen moment, and tells where it lies; the font of the painter is the measure."""
    metrics = QFontMetricsF(painter.font(), painter.device())
    laid = plan(rect, shown, metrics)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_grid(painter, laid, shown, colours, metrics)
    for place in range(len(shown.names)):
        draw_curve(painter, laid, shown, place, colours.lines[place], metrics.height())
    draw_ends(painter, laid, shown, colours, metrics, rect)
    painter.restore()
    return laid


def draw_grid(painter: QPainter, laid: Plan, shown: Curves, colours: Ink, metrics: QFontMetricsF) -> None:
    """The lines of the sums with their numbers, and those at which rounds end."""
    area, line = laid.area, metrics.height()
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    thin = QPen(colours.grid, line / 20)
    for points in laid.levels:
        y = laid.y(points)
        painter.setPen(QPen(colours.text, line / 9) if points == 0 else thin)
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        painter.setPen(colours.faint)
        painter.drawText(QRectF(0, y - line, area.left() - line * 0.4, 2 * line), right, plain(points))
    free = area.left() - line
    for moment, is_round in ticks(shown):
        x = laid.x(moment)
        if is_round:
            painter.setPen(thin)
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        half = metrics.horizontalAdvance(str(moment)) / 2
        if x - half >= free:
            painter.setPen(colours.faint)
            box = QRectF(x - line * 2, area.bottom() + line * 0.3, line * 4, line * 1.2)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(moment))
            free = x + half + line * 0.5


def ticks(shown: Curves) -> Iterator[tuple[int, bool]]:
    """The moments that are told below: the ends of rounds, and the last game."""
    ends = set(shown.rounds)
    for moment in sorted(ends | {0, shown.games}):
        yield moment, moment in ends


def draw_curve(painter: QPainter, laid: Plan, shown: Curves, place: int, colour: QColor, line: float) -> None:
    """One player's sums, with markers as close as they can be told apart."""
    points = [laid.point(moment, sums[place]) for moment, sums in enumerate(shown.moments)]
    pen = QPen(colour, line / 8)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(points)
    every = max(1, round(ROOM * line * shown.games / max(1.0, laid.area.width())))
    for moment in range(every, len(points), every):
        draw_marker(painter, points[moment], place, colour, line)


def draw_ends(painter: QPainter, laid: Plan, shown: Curves, colours: Ink, metrics: QFontMetricsF, rect: QRectF) -> None:
    """The names with the sums at the right, each beside the end of its curve."""
    line, left = metrics.height(), laid.area.right()
    last = shown.moments[-1] if shown.moments else ()
    heights = apart([laid.y(total) for total in last], line, rect.top() + line / 2, rect.bottom() - line / 2)
    for place, (text, total) in enumerate(zip(end_texts(shown), last, strict=True)):
        at = QPointF(left + line, heights[place])
        painter.setPen(QPen(colours.lines[place], line / 20))
        painter.drawLine(QPointF(left, laid.y(total)), at)
        draw_marker(painter, at, place, colours.lines[place], line)
        room = rect.right() - at.x() - line * 0.6
        end = f" {plain(total)}"
        name = text.removesuffix(end)
        short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room - metrics.horizontalAdvance(end))
        painter.setPen(colours.text)
        box = QRectF(at.x() + line * 0.6, at.y() - line, room + 1, 2 * line)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, short + end)


def draw_marker(painter: QPainter, at: QPointF, place: int, colour: QColor, line: float) -> None:
    """The sign of a place, so that curves can be told apart without colours."""
    size = line / 4.5
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.translate(at)
    MARKERS[place](painter, size)
    painter.restore()


def polygon(*corners: tuple[float, float]) -> Callable[[QPainter, float], None]:
    """A marker with corners, in units of its size."""

    def paint(painter: QPainter, size: float) -> None:
        painter.drawPolygon(QPolygonF([QPointF(x * size, y * size) for x, y in corners]))

    return paint


def disc(painter: QPainter, size: float) -> None:
    """A round marker."""
    painter.drawEllipse(QPointF(0, 0), size, size)


MARKERS: Mapping[int, Callable[[QPainter, float], None]] = {
    0: disc,
    1: polygon((-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)),
    2: polygon((0, -1.3), (1.2, 0.9), (-1.2, 0.9)),
    3: polygon((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
    4: polygon((-1.2, -0.9), (1.2, -0.9), (0, 1.3)),
}
