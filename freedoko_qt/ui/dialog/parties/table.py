"""A table whose rows are values: columns declared as data, widths that follow the room, one row chosen at a time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from freedoko_qt.app.words import translate
from freedoko_qt.ui.theme import FELTS

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
Row = TypeVar("Row")

MARGIN = 8
MEASURED = 40
"""Rows of which the widths are taken: a season may have thousands, and more than these are hardly in sight."""
# As plain numbers, and the sides once: each cell is asked for ten things whenever the table is painted.
USED = frozenset(map(int, (Role.DisplayRole, Role.ToolTipRole, Role.TextAlignmentRole, Role.ForegroundRole)))
LEFT, RIGHT = (
    side | Qt.AlignmentFlag.AlignVCenter for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)
RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class Column(Generic[Row]):
    """A column: its title, what it means, and what it says of a row.

    Of the columns with a `rank` those of the highest go first where there is no room, and all of them where they are
    empty; without one a column stays.
    The long texts of an `elastic` column may be cut, and it takes the room that is left.
    """

    title: str
    about: str
    text: Callable[[Row], str]
    number: Callable[[Row], int] | None = None  # losses stand out
    rank: int = 0
    elastic: bool = False


class Rows(QAbstractTableModel, Generic[Row]):
    """The rows of such a table; texts are made only for what is in sight."""

    def __init__(self, context: str, columns: Sequence[Column[Row]], told: Callable[[Row], str]) -> None:
        """`context` is that of the marked titles, `told` says all of a row, for its tool tip."""
        super().__init__()
        self._context, self.columns, self._told = context, tuple(columns), told
        self.rows: tuple[Row, ...] = ()
        self.loss = FELTS["light"].negative

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Shows other rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """As many as were given."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """As many as were declared."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:  # noqa: N802
        """The title of a column, and as its tip what it means."""
        if orientation is Qt.Orientation.Vertical:
            return None
        column = self.columns[section]
        texts: dict[int, str] = {Role.DisplayRole: column.title, Role.ToolTipRole: column.about}
        if role in texts:
            return translate(self._context, texts[role])
        return aligned(column) if role == Role.TextAlignmentRole else None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """Text, tip, side and colour of a cell."""
        if role not in USED:
            return None
        row, column = self.rows[index.row()], self.columns[index.column()]
        match role:
            case Role.DisplayRole:
                return column.text(row)
            case Role.ToolTipRole:
                return self._told(row)
            case Role.TextAlignmentRole:
                return aligned(column)
            case Role.ForegroundRole:
                return self._colour(column, row)
            case _:
                return None

    def _colour(self, column: Column[Row], row: Row) -> QColor | None:
        return self.loss if column.number is not None and column.number(row) < 0 else None


def aligned(column: Column[Row]) -> Qt.AlignmentFlag:
    """Numbers stand to the right, texts to the left."""
    return LEFT if column.number is None else RIGHT


class Table(QTableView):
    """Shows such rows; the columns fill its width, and where that is too small the least needed ones are hidden."""

    pointed = Signal(int)  # another row is the current one; -1 without one
    opened = Signal(int)  # a row was double-clicked, or Return pressed on it

    def __init__(self, rows: Rows[Row], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self.setModel(rows)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(10)
        rows.modelReset.connect(self._fit)
        self.selectionModel().currentRowChanged.connect(lambda now: self.pointed.emit(now.row()))
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))

    @property
    def at(self) -> int:
        """The current row; -1 if there is none."""
        return self.currentIndex().row()

    def point(self, row: int) -> None:
        """Makes a row the current one and brings it in sight; -1 leaves none."""
        index = self.model().index(row, 0) if row >= 0 else QModelIndex()
        self.setCurrentIndex(index)
        if row >= 0:
            self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Return opens the current row."""
        if event.key() in RETURN and self.at >= 0:
            self.opened.emit(self.at)
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Other columns may fit."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """A larger font needs wider columns."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Shares the width out: what does not fit is cut in the elastic columns first, then hidden."""
        columns = dict(enumerate(self._rows.columns))
        needed = {at: self._needed(at) for at in columns}
        least = {at: min(needed[at], self._least()) if columns[at].elastic else needed[at] for at in columns}
        room = self.viewport().width()
        shown = {at for at in columns if not columns[at].rank or self._has_text(at)}
        for at in sorted((at for at in columns if columns[at].rank), key=lambda at: -columns[at].rank):
            if sum(least[shown_at] for shown_at in shown) > room:
                shown.discard(at)
        widths = shared({at: least[at] for at in shown}, {at: needed[at] for at in shown}, room)
        elastic = [at for at in shown if columns[at].elastic] or sorted(shown)[-1:]
        widths[elastic[0]] += max(0, room - sum(widths.values()))
        for at in columns:
            self.setColumnHidden(at, at not in shown)
            self.setColumnWidth(at, widths.get(at, 0))
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)

    def _has_text(self, at: int) -> bool:
        column = self._rows.columns[at]
        return not self._rows.rows or any(column.text(row) for row in self._rows.rows[:MEASURED])

    def _least(self) -> int:
        return self.fontMetrics().horizontalAdvance("0") * 14 + 2 * MARGIN

    def _needed(self, at: int) -> int:
        column, metrics = self._rows.columns[at], self.fontMetrics()
        texts = [column.text(row) for row in self._rows.rows[:MEASURED]]
        texts.append(str(self._rows.headerData(at, Qt.Orientation.Horizontal)))
        return max(map(metrics.horizontalAdvance, texts)) + 2 * MARGIN


def shared(least: dict[int, int], needed: dict[int, int], room: int) -> dict[int, int]:
    """Widths between the least and what is needed: the room beyond the least ones in the measure of what they lack."""
    lacking = {at: needed[at] - least[at] for at in least}
    total, spare = sum(lacking.values()), max(0, room - sum(least.values()))
    if not total:
        return dict(least)
    return {at: least[at] + min(lacking[at], spare * lacking[at] // total) for at in least}
