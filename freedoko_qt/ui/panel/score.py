"""The score sheet of the party."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.ui.panel.number import plain, signed, tone
from freedoko_qt.ui.panel.sheet import LINE_ROLE, PLAYERS, SCORE_ROLE, Column, Score, SheetModel
from freedoko_qt.ui.theme import FELTS, Felt

MARGIN = 6
TEXT_MARGIN = 3  # as the style leaves it beside other texts
# In this order they go when the panel is too narrow for all.
DISPENSABLE = (Column.CALLS, Column.WINNER, Column.BOCK, Column.VALUE, Column.GAME)


class ScorePanel(QWidget):
    """A row for each game: what was played, who won, and for every player the points and the sum.

    In a narrow panel the least needed columns are hidden; the tool tip of a row tells all of it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SheetModel()
        self.title = QLabel()
        self.status = QLabel()
        for label in (self.title, self.status):
            label.setWordWrap(True)
            label.setContentsMargins(MARGIN, 2, MARGIN, 2)
        self.view = QTableView()
        self.view.setModel(self.model)
        self.view.setFrameShape(QTableView.Shape.NoFrame)
        self.view.setShowGrid(False)
        self.view.setWordWrap(False)
        self.view.setTabKeyNavigation(False)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.verticalHeader().hide()
        self.view.horizontalHeader().setHighlightSections(False)
        self.view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.view.horizontalHeader().setMinimumSectionSize(10)
        self.view.viewport().installEventFilter(self)
        self._delegate = ScoreDelegate(self.view)
        self.view.setItemDelegate(self._delegate)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self.view, 1)
        column.addWidget(self.status)
        self.retranslate()
        self.show_sheet(SheetPicture())

    def show_sheet(self, sheet: SheetPicture) -> None:
        """Shows the party as it stands, with its last game in sight."""
        self.title.setText(sheet.title)
        self.title.setVisible(bool(sheet.title))
        self.status.setText(sheet.status)
        self.status.setVisible(bool(sheet.status))
        self.model.show_sheet(sheet)
        self._fit()
        self.view.scrollToBottom()

    def set_felt(self, felt: Felt) -> None:
        """Takes the colour of losses from the theme."""
        self._delegate.felt = felt
        self.view.viewport().update()

    def retranslate(self) -> None:
        """Takes the own texts anew; those of the games come with the next sheet."""
        self.view.setAccessibleName(self.tr("Score sheet"))
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, PLAYERS - 1)
        self._fit()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Room for the columns of all players, and without bock for the name of the game."""
        em = self.fontMetrics().horizontalAdvance("0")
        return QSize((14 + 9 * max(4, self.model.players)) * em, 30 * em)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Shows as many columns as there is room for."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """A larger font needs wider columns."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Sets the widths: what is needed first, then the rest shared out among the players and the game."""
        count = self.model.columnCount()
        if count <= PLAYERS:
            return
        self._measure()
        needed = {column: self._needed(column) for column in range(count)}
        self.view.setMinimumWidth(sum(needed[c] for c in needed if c not in DISPENSABLE) + 2 * MARGIN)
        room = self.view.viewport().width() - MARGIN
        shown = set(needed) if self.model.has_bock else set(needed) - {int(Column.BOCK)}
        for least in DISPENSABLE:
            if sum(needed[c] for c in shown) > room:
                shown.discard(least)
        spare = max(0, room - sum(needed[c] for c in shown))
        share = spare // len([c for c in shown if c >= PLAYERS or c == Column.GAME])
        for column, width in needed.items():
            grows = column >= PLAYERS or column == Column.GAME
            self.view.setColumnHidden(column, column not in shown)
            self.view.setColumnWidth(column, width + (share if grows else 0))
        self.view.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)

    def _needed(self, column: int) -> int:
        if column >= PLAYERS:
            return self._delegate.points_width + self._delegate.total_width + 3 * MARGIN
        bold = QFontMetrics(self.model.bold)
        texts = [str(self.model.index(row, column).data() or "") for row in range(self.model.rowCount())]
        texts.append(str(self.model.headerData(column, Qt.Orientation.Horizontal)))
        return max(bold.horizontalAdvance(text) for text in texts) + 2 * MARGIN

    def _measure(self) -> None:
        """Makes all players' columns wide enough for the longest number in any of them."""
        rows, columns = range(self.model.rowCount()), range(PLAYERS, self.model.columnCount())
        cells = [self.model.index(row, column).data(SCORE_ROLE) for row in rows for column in columns]
        scores = [score for score in cells if isinstance(score, Score)]
        metrics, bold = self.view.fontMetrics(), QFontMetrics(self.model.bold)
        points = [signed(score.points) for score in scores] + [signed(-88)]
        totals = [plain(score.total) for score in scores] + [plain(-88)]
        self._delegate.points_width = max(map(metrics.horizontalAdvance, points))
        self._delegate.total_width = max(map(bold.horizontalAdvance, totals))


class ScoreDelegate(QStyledItemDelegate):
    """Writes a score as two numbers, rings the soloist's, and draws the lines below rounds."""

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self.felt = FELTS["light"]
        self.points_width = self.total_width = 0

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Scores are painted here and not as text; sums stand out."""
        super().initStyleOption(option, index)
        if index.data(SCORE_ROLE) is not None:
            option.text = ""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draws the cell, then what is special about it."""
        super().paint(painter, option, index)
        rect: QRect = option.rect
        palette: QPalette = option.palette
        painter.save()
        score = index.data(SCORE_ROLE)
        if isinstance(score, Score):
            self._write(painter, rect, palette, score, is_selected(option))
        if index.data(LINE_ROLE):
            painter.setPen(QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

    def _write(self, painter: QPainter, rect: QRect, palette: QPalette, score: Score, selected: bool) -> None:
        chosen = palette.color(QPalette.ColorRole.HighlightedText)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        metrics = painter.fontMetrics()
        inner = rect.adjusted(TEXT_MARGIN, 0, -TEXT_MARGIN, 0)
        sums = inner.adjusted(inner.width() - self.total_width, 0, 0, 0)
        points = inner.adjusted(0, 0, -self.total_width - 2 * MARGIN, 0)
        painter.setPen(chosen if selected else tone(score.total, self.felt, palette))
        bold = painter.font()
        bold.setBold(True)
        plain_font = painter.font()
        painter.setFont(bold)
        painter.drawText(sums, right, plain(score.total))
        painter.setFont(plain_font)
        painter.setPen(chosen if selected else tone(score.points, self.felt, palette))
        painter.drawText(points, right, signed(score.points))
        if score.is_solo:
            ring(painter, points, metrics, signed(score.points))


def ring(painter: QPainter, rect: QRect, metrics: QFontMetrics, text: str) -> None:
    """The frame round the points of a player who played alone, as on paper."""
    width = metrics.horizontalAdvance(text) + MARGIN
    height = metrics.height()
    frame = QRect(rect.right() - width + MARGIN // 2, rect.center().y() - height // 2, width, height)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawRoundedRect(frame, height / 2.5, height / 2.5)


def is_selected(option: QStyleOptionViewItem) -> bool:
    """Whether the row is the chosen one."""
    return bool(option.state & QStyle.StateFlag.State_Selected)
