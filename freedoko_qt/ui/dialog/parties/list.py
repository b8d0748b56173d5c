"""The list of the saved parties: search, table, and what is said while there is nothing in it."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from freedoko_qt.app.parties import Listed, counted
from freedoko_qt.app.sheet import plain
from freedoko_qt.marked import mark
from freedoko_qt.ui.dialog.parties.table import Column, Rows, Table

COLUMNS: tuple[Column[Listed], ...] = (
    Column(mark("parties", "Date"), mark("parties", "When the party began"), lambda row: row.date),
    Column(
        mark("parties", "Players"),
        mark("parties", "Who took part, each with the sum of the points"),
        lambda row: row.players,
        elastic=True,
    ),
    Column(
        mark("parties", "Rules"),
        mark("parties", "The rule set of the party"),
        lambda row: row.rules,
        rank=3,
        elastic=True,
    ),
    Column(
        mark("parties", "Games"),
        mark("parties", "How many games have been played"),
        lambda row: row.games,
        lambda row: len(row.saved.games),
        rank=2,
    ),
    Column(
        mark("parties", "Points"),
        mark("parties", "The sum of the first person at the table"),
        lambda row: "" if row.is_damaged else plain(row.score),
        lambda row: row.score,
        rank=1,
    ),
    Column(
        mark("parties", "State"),
        mark("parties", "Whether the party is running, was left unfinished, is over or is damaged"),
        lambda row: row.told_state,
    ),
)


class PartyList(QWidget):
    """Shows parties; the one that was chosen stays so for as long as it is listed."""

    chosen = Signal(object)  # Listed, or None
    opened = Signal(object)  # Listed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Listed, ...] = ()
        self._chosen: Path | None = None
        self._is_reading = self._is_filling = False
        self.search, self.count, self.empty = QLineEdit(), QLabel(), QLabel()
        self.rows: Rows[Listed] = Rows("parties", COLUMNS, lambda row: row.told)
        self.table, self.stack = Table(self.rows), QStackedWidget()
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.empty.setWordWrap(True)
        self.empty.setMargin(12)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.search)
        column.addWidget(self.stack, 1)
        column.addWidget(self.count)
        self.search.textChanged.connect(self._filter)
        self.table.pointed.connect(self._point)
        self.table.opened.connect(lambda row: self.opened.emit(self.rows.rows[row]))

    @property
    def current(self) -> Listed | None:
        """The party that is chosen."""
        at = self.table.at
        return self.rows.rows[at] if 0 <= at < len(self.rows.rows) else None

    def show_parties(self, parties: tuple[Listed, ...], is_reading: bool) -> None:
        """Shows these parties, of which more may come while they are being read."""
        self._all, self._is_reading = parties, is_reading
        self._filter()

    def retranslate(self) -> None:
        """Takes the own texts anew; those of the parties come with them."""
        self.search.setPlaceholderText(self.tr("Search for players, rules or a date"))
        self.search.setAccessibleName(self.tr("Search for a party"))
        self.table.setAccessibleName(self.tr("Saved parties"))
        self.rows.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        self._tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """From the search the down key leads into the list; Escape clears the search before it closes the dialog."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down and self.rows.rows:
                self.table.setFocus()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _filter(self) -> None:
        before, search = self.current, self.search.text()
        found = tuple(party for party in self._all if party.matches(search))
        paths = [party.path for party in found]
        self._is_filling = True
        self.rows.show_rows(found)
        self.table.point(paths.index(self._chosen) if self._chosen in paths else min(0, len(found) - 1))
        self._is_filling = False
        self._tell()
        if self.current != before:
            self.chosen.emit(self.current)

    def _point(self, row: int) -> None:
        if not self._is_filling:
            self._chosen = self.rows.rows[row].path if row >= 0 else None
            self.chosen.emit(self.current)

    def _tell(self) -> None:
        self.stack.setCurrentWidget(self.table if self.rows.rows else self.empty)
        self.count.setText(counted(self.rows.rows) if self.rows.rows else "")
        if self._is_reading:
            self.empty.setText(self.tr("The parties are being read …"))
        elif self._all:
            self.empty.setText(self.tr("No party has all these words."))
        else:
            text = self.tr(
                "No party has been saved yet. A party comes here once it is over, or when you begin another."
            )
            self.empty.setText(text)
