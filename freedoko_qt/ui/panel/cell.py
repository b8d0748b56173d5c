"""How a cell of the score sheet is painted."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from freedoko_qt.ui.panel.number import MINUS, plain, signed, tone
from freedoko_qt.ui.panel.sheet import LINE_ROLE, PLAYERS, SCORE_ROLE, SUM_ROLE, Score, SheetModel
from freedoko_qt.ui.theme import FELTS

MARGIN = 6
TEXT_MARGIN = 3  # as the style leaves it beside other texts
SMALL = 0.85  # of the font, for play money
Index = QModelIndex | QPersistentModelIndex
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreDelegate(QStyledItemDelegate):
    """Writes a score as two numbers with the money below, rings the soloist's, and draws the lines below rounds.

    In a narrow panel the sum stands under the points instead of beside them, and the money is left to the tool tip.
    """

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self.felt = FELTS["light"]
        self.points_width = self.total_width = self.money_width = self.sums_width = 0
        self.is_stacked = False

    def measure(self, model: SheetModel, metrics: QFontMetrics, bold: QFontMetrics) -> None:
        """Makes all players' columns wide enough for the longest number in any of them."""
        points, totals, money = model.widest()
        self.points_width = max(map(bold.horizontalAdvance, (*points, signed(-88))))
        self.total_width = max(map(bold.horizontalAdvance, (*totals, plain(-88))))
        self.money_width = round(max(map(metrics.horizontalAdvance, money), default=0) * SMALL)
        sums = [value for summed in model.sheet.sums for value in summed.values]
        self.sums_width = max(map(bold.horizontalAdvance, sums), default=0)

    @property
    def width(self) -> int:
        """What a player's column needs with the sum beside the points."""
        beside = self.points_width + self.total_width + 3 * MARGIN
        return max(beside, self.money_width + 2 * MARGIN, self.sums_width + 2 * MARGIN)

    @property
    def least_width(self) -> int:
        """What it needs with the sum under the points."""
        return max(self.points_width, self.total_width, self.sums_width) + 2 * MARGIN

    def height(self, metrics: QFontMetrics) -> int:
        """What a line needs: more where something is written below the points."""
        if self.is_stacked:
            return 2 * metrics.height() + 8
        money = round(metrics.height() * SMALL) if self.money_width else 0
        return metrics.height() + money + 8

    # -- painting ---------------------------------------------------------------------------------------------

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Scores are painted here and not as text; sums stand out, and what is below zero among them, too."""
        super().initStyleOption(option, index)
        if index.data(SUM_ROLE):
            option.backgroundBrush = option.palette.brush(QPalette.ColorRole.AlternateBase)
        if index.data(SCORE_ROLE) is not None:
            option.text = ""
        elif index.column() >= PLAYERS and option.text.startswith(MINUS):
            option.palette.setColor(QPalette.ColorRole.Text, self.felt.negative)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the cell, then what is special about it."""
        super().paint(painter, option, index)
        rect: QRect = option.rect
        palette: QPalette = option.palette
        painter.save()
        score = index.data(SCORE_ROLE)
        if isinstance(score, Score):
            painter.setFont(option.font)
            self._write(painter, rect, palette, score, is_selected(option))
        if index.data(LINE_ROLE):
            painter.setPen(QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

    def _write(self, painter: QPainter, rect: QRect, palette: QPalette, score: Score, selected: bool) -> None:
        def write(text: str, place: QRect, font: QFont, number: int) -> None:
            chosen = palette.color(QPalette.ColorRole.HighlightedText)
            painter.setFont(font)
            painter.setPen(chosen if selected else tone(number, self.felt, palette))
            painter.drawText(place, RIGHT, text)

        inner = rect.adjusted(TEXT_MARGIN, 2, -TEXT_MARGIN, -2)
        usual, bold, small = painter.font(), QFont(painter.font()), QFont(painter.font())
        bold.setBold(True)
        small.setPointSizeF(usual.pointSizeF() * SMALL)
        points, sums = inner.adjusted(0, 0, -self.total_width - 2 * MARGIN, 0), QRect(inner)
        if self.is_stacked:
            points = inner.adjusted(0, 0, 0, -inner.height() // 2)
            sums.setTop(points.bottom())
        elif self.money_width and not score.is_round:
            money = inner.adjusted(0, inner.height() * 11 // 20, 0, 0)
            points.setBottom(money.top())
            sums.setBottom(money.top())
            write(score.money, money, small, -int(score.money.startswith(MINUS)))
        write(plain(score.total), sums, bold, score.total)
        write(score.written, points, bold if score.is_round else usual, score.points)
        if score.is_solo:
            ring(painter, points, QFontMetrics(usual), score)


def ring(painter: QPainter, rect: QRect, metrics: QFontMetrics, score: Score) -> None:
    """The frame round the points of a player who played alone, as on paper; a double one for a solo that was owed."""
    width = metrics.horizontalAdvance(score.written) + MARGIN
    height = metrics.height()
    frame = QRect(rect.right() - width + MARGIN // 2, rect.center().y() - height // 2, width, height)
    line = QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5)  # through the middle of the pixels: sharp
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawRoundedRect(line, height / 2.5, height / 2.5)
    if score.is_duty:
        painter.drawRoundedRect(line.adjusted(-2, -2, 2, 2), height / 2.5 + 2, height / 2.5 + 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # else the line below the round is blurred


def is_selected(option: QStyleOptionViewItem) -> bool:
    """Whether the row is the chosen one."""
    return bool(option.state & QStyle.StateFlag.State_Selected)
