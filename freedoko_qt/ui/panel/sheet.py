"""The score sheet as a table model: a row for each game, then the sums and what else is counted."""

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from freedoko_qt.app.picture import SheetPicture, SheetRow
from freedoko_qt.marked import mark
from freedoko_qt.ui.panel.number import plain, signed

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

SCORE_ROLE = Role.UserRole + 1
"""The delegate's role: a Score, or None for a cell of plain text."""

LINE_ROLE = Role.UserRole + 2
"""Whether a line is to be drawn below the cell."""


DASH = "\N{EN DASH}"  # in place of the number of a game that was dealt again


class Column(IntEnum):
    """What stands in front of the players' columns."""

    NUMBER = 0
    GAME = 1
    WINNER = 2
    CALLS = 3
    VALUE = 4
    BOCK = 5


PLAYERS = len(Column)
HEADERS = {
    Column.NUMBER: mark("score", "No."),
    Column.GAME: mark("score", "Game"),
    Column.WINNER: mark("score", "Winner"),
    Column.CALLS: mark("score", "Announcements"),
    Column.VALUE: mark("score", "Value"),
    Column.BOCK: mark("score", "Bock"),
}
NUMBERS = (Column.NUMBER, Column.VALUE, Column.BOCK)


@dataclass(frozen=True, slots=True)
class Score:
    """What a game brought one player, and the sum after it."""

    points: int
    total: int
    is_solo: bool


class SheetModel(QAbstractTableModel):
    """The rows of a score sheet; a cell's text can be read on its own, by a screen reader too."""

    def __init__(self) -> None:
        super().__init__()
        self._sheet = SheetPicture()
        self.bold = QFont()
        self.bold.setBold(True)

    def show_sheet(self, sheet: SheetPicture) -> None:
        """Shows another state of the party, or another party."""
        self.beginResetModel()
        self._sheet = sheet
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """The games, then the sums."""
        if parent.isValid() or not self._sheet.names:
            return 0
        return len(self._sheet.rows) + len(self._sheet.sums)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """The columns of the game and one for each player."""
        return 0 if parent.isValid() else PLAYERS + len(self._sheet.names)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:  # noqa: N802
        """What a column holds, or a player's name."""
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Role.TextAlignmentRole:
            return aligned(section)
        if role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        return self._name(section - PLAYERS) if section >= PLAYERS else translated(HEADERS[Column(section)])

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """Texts, alignment, and for the delegate the score and the lines."""
        row, column = index.row(), index.column()
        is_game = row < len(self._sheet.rows)
        if role == Role.TextAlignmentRole:
            return aligned(column)
        if role == LINE_ROLE:
            last = len(self._sheet.rows) - 1
            return row == last or (is_game and self._sheet.rows[row].round_ends)
        if is_game:
            return self._of_game(self._sheet.rows[row], column, role)
        return self._of_sums(row - len(self._sheet.rows), column, role)

    def _of_game(self, row: SheetRow, column: int, role: int) -> object:
        if role == Role.ToolTipRole:
            return self._told(row)
        if row.number is None and column not in (Column.NUMBER, Column.GAME):
            return None
        if column >= PLAYERS:
            seat = column - PLAYERS
            score = Score(row.scores[seat], row.totals[seat], row.is_solo[seat])
            return {SCORE_ROLE: score, Role.DisplayRole: told(score)}.get(role)
        if role != Role.DisplayRole:
            return None
        return {
            Column.NUMBER: DASH if row.number is None else str(row.number),
            Column.GAME: row.contract,
            Column.WINNER: row.winner,
            Column.CALLS: row.calls,
            Column.VALUE: plain(row.value),
            Column.BOCK: row.bock,
        }[Column(column)]

    def _of_sums(self, row: int, column: int, role: int) -> object:
        summed = self._sheet.sums[row]
        if role == Role.FontRole:
            return self.bold
        if role == Role.ToolTipRole:
            return summed.meaning
        if column == Column.NUMBER:
            texts: dict[int, str] = {Role.DisplayRole: summed.title, Role.AccessibleTextRole: summed.meaning}
            return texts.get(role)
        if column < PLAYERS or role != Role.DisplayRole:
            return None
        return summed.values[column - PLAYERS]

    @property
    def players(self) -> int:
        """How many there are."""
        return len(self._sheet.names)

    @property
    def has_bock(self) -> bool:
        """Whether any game counted more often, so that the column is of use."""
        return any(row.bock for row in self._sheet.rows)

    def _told(self, row: SheetRow) -> str:
        if row.number is None:
            return "\n".join((row.contract, *row.notes))
        lines = [f"{row.number}. {row.contract}", row.winner, row.calls, *row.notes]
        scores = zip(self._sheet.names, row.scores, row.totals, strict=True)
        lines += [f"{name}: {signed(points)} ({plain(total)})" for name, points, total in scores]
        return "\n".join(line for line in lines if line)

    def _name(self, seat: int) -> str:
        return self._sheet.names[seat] if seat < len(self._sheet.names) else ""


def told(score: Score) -> str:
    """A score as one text: the points of the game and the sum."""
    if score.is_solo:
        text = translated(mark("score", "%1 as soloist, sum %2"))
    else:
        text = translated(mark("score", "%1, sum %2"))
    return text.replace("%1", signed(score.points)).replace("%2", plain(score.total))


def aligned(column: int) -> Qt.AlignmentFlag:
    """Numbers stand to the right, texts to the left."""
    is_number = column >= PLAYERS or column in NUMBERS
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def translated(text: str) -> str:
    """A text of this module in the user's language."""
    return QCoreApplication.translate("score", text)
