"""The score sheet as a table model: a line for each game and each round, then the sums and what else is counted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from freedoko_qt.app.picture import SheetPicture, SheetRow
from freedoko_qt.app.words import fill
from freedoko_qt.marked import mark
from freedoko_qt.ui.panel.number import amount, plain, signed

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

SCORE_ROLE = Role.UserRole + 1
"""The delegate's role: a Score, or None for a cell of plain text."""

LINE_ROLE = Role.UserRole + 2
"""Whether a line is to be drawn below the cell."""

SUM_ROLE = Role.UserRole + 3
"""Whether the cell belongs to a sum and not to a game, so that it looks quieter."""

DASH = "\N{EN DASH}"  # in place of the number of a game that was dealt again, and of the points of who sat out


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
TEXTS: Mapping[Column, Callable[[SheetRow], str]] = {
    Column.WINNER: lambda row: row.winner,
    Column.CALLS: lambda row: row.calls,
    Column.VALUE: lambda row: plain(row.value),
    Column.BOCK: lambda row: row.bock,
}
NUMBERS = (Column.NUMBER, Column.VALUE, Column.BOCK)


@dataclass(frozen=True, slots=True)
class Score:
    """What a game or a round brought one player, and the sum after it."""

    points: int
    total: int
    is_solo: bool = False
    is_duty: bool = False  # a solo that was owed
    is_outside: bool = False  # dealt and sat out
    is_round: bool = False  # the points of a whole round
    money: str = ""

    @property
    def written(self) -> str:
        """The points as they stand in the cell."""
        return DASH if self.is_outside else signed(self.points)


class SheetModel(QAbstractTableModel):
    """The lines of a score sheet; a cell's text can be read on its own, by a screen reader too."""

    def __init__(self) -> None:
        super().__init__()
        self._sheet = SheetPicture()
        self._lines: tuple[tuple[int, bool], ...] = ()  # which row of the sheet, and whether it is that of its round
        self.bold = QFont()
        self.bold.setBold(True)

    def show_sheet(self, sheet: SheetPicture) -> None:
        """Shows another state of the party, or another party."""
        self.beginResetModel()
        self._sheet = sheet
        self._lines = tuple(
            (at, is_round)
            for at, row in enumerate(sheet.rows)
            for is_round in ((False, True) if row.round_scores else (False,))
        )
        self.endResetModel()

    # -- what Qt asks -----------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """The games and rounds, then the sums."""
        if parent.isValid() or not self._sheet.names:
            return 0
        return len(self._lines) + len(self._sheet.sums)

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
        line, column = index.row(), index.column()
        if role == Role.TextAlignmentRole:
            return aligned(column)
        if role == LINE_ROLE:
            return self._has_line(line)
        if role == SUM_ROLE:
            return line >= len(self._lines) or self._lines[line][1]
        if line >= len(self._lines):
            return self._of_sums(line - len(self._lines), column, role)
        row, is_round = self._lines[line]
        return (self._of_round if is_round else self._of_game)(self._sheet.rows[row], column, role)

    # -- the cells --------------------------------------------------------------------------------------------

    def _has_line(self, line: int) -> bool:
        """Below a round, and below the last game."""
        if line >= len(self._lines) - 1:
            return line == len(self._lines) - 1
        row, is_round = self._lines[line]
        return is_round or (self._sheet.rows[row].round_ends and not self._sheet.rows[row].round_scores)

    def _of_game(self, row: SheetRow, column: int, role: int) -> object:
        if role == Role.ToolTipRole:
            return self._told(row)
        if row.number is None and column not in (Column.NUMBER, Column.GAME):
            return None
        if column >= PLAYERS:
            score = self._score(row, column - PLAYERS)
            return {SCORE_ROLE: score, Role.DisplayRole: told(score)}.get(role)
        if role != Role.DisplayRole:
            return None
        return cell_text(row, Column(column))

    def _of_round(self, row: SheetRow, column: int, role: int) -> object:
        number = str(row.round_number)
        meaning = translated(mark("score", "Round %1: the points of its games, and the sum")).replace("%1", number)
        if role == Role.ToolTipRole:
            return meaning
        if column >= PLAYERS:
            place = column - PLAYERS
            score = Score(row.round_scores[place], row.totals[place], is_round=True)
            return {SCORE_ROLE: score, Role.DisplayRole: told(score)}.get(role)
        if column == Column.NUMBER:
            short = round_title(row)
            return {Role.DisplayRole: short, Role.AccessibleTextRole: meaning, Role.FontRole: self.bold}.get(Role(role))
        return None

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

    def _score(self, row: SheetRow, place: int) -> Score:
        return Score(
            row.scores[place],
            row.totals[place],
            is_solo=row.is_solo[place],
            is_duty=row.is_duty and row.is_solo[place],
            is_outside=place == row.outside,
            money=amount(row.money[place]) if row.money and place != row.outside else "",
        )

    def _told(self, row: SheetRow) -> str:
        if row.number is None:
            return "\n".join((row.contract, *row.notes))
        lines = [f"{row.number}. {row.contract}", row.winner, row.calls, *row.notes]
        for place, name in enumerate(self._sheet.names):
            score = self._score(row, place)
            paid = f" · {score.money}" if score.money else ""
            lines.append(f"{name}: {score.written} ({plain(score.total)}){paid}")
        return "\n".join(line for line in lines if line)

    def _name(self, place: int) -> str:
        return self._sheet.names[place] if place < len(self._sheet.names) else ""

    # -- what the panel asks ----------------------------------------------------------------------------------

    @property
    def sheet(self) -> SheetPicture:
        """What is shown."""
        return self._sheet

    @property
    def players(self) -> int:
        """How many there are."""
        return len(self._sheet.names)

    @property
    def has_bock(self) -> bool:
        """Whether any game counted more often, so that the column is of use."""
        return any(row.bock for row in self._sheet.rows)

    def row_of(self, line: int) -> int:
        """The row of the sheet in which the game of a line stands, below 0 if the line is no game."""
        is_game = 0 <= line < len(self._lines) and not self._lines[line][1]
        return self._lines[line][0] if is_game else -1

    def line_of(self, row: int) -> int:
        """The line in which a game of the sheet stands, below 0 if it is none."""
        return self._lines.index((row, False)) if (row, False) in self._lines else -1

    def widest(self) -> tuple[list[str], list[str], list[str]]:
        """The longest of the points, sums and amounts of money; all digits are as wide as each other."""
        rows = self._sheet.rows
        points = [score for row in rows for score in (*row.scores, *row.round_scores)]
        totals = [total for row in rows for total in row.totals]
        money = [paid for row in rows for paid in row.money]
        return (
            [signed(end) for end in ends(points)],
            [plain(end) for end in ends(totals)],
            [amount(end) for end in ends(money)],
        )

    def texts(self, column: Column) -> set[str]:
        """All that is written in a column in front of the players."""
        rows = self._sheet.rows
        written = {translated(HEADERS[column])}
        if column is Column.NUMBER:
            rounds = [row for row in rows if row.round_scores]
            written |= {round_title(row) for row in rounds[-1:]} | {summed.title for summed in self._sheet.sums}
            rows = tuple(row for row in rows if row.number is not None)[-1:]
        return written | {cell_text(row, column) for row in rows}


def cell_text(row: SheetRow, column: Column) -> str:
    """What stands in a column in front of the players; a deal that came to nothing has little to tell."""
    if column is Column.NUMBER:
        return DASH if row.number is None else str(row.number)
    if column is Column.GAME:
        return row.contract
    return TEXTS[column](row) if row.number is not None else ""


def ends(numbers: list[int]) -> tuple[int, ...]:
    """The lowest and the highest of some numbers."""
    return (min(numbers), max(numbers)) if numbers else ()


def round_title(row: SheetRow) -> str:
    """The round that ends with a game, short enough for the column of the numbers."""
    return fill(translated(mark("score", "R %1")), str(row.round_number))


def told(score: Score) -> str:
    """A score as one text: the points of the game and the sum."""
    if score.is_outside:
        text = translated(mark("score", "sat out, sum %2"))
    elif score.is_round:
        text = translated(mark("score", "%1 in the round, sum %2"))
    elif score.is_duty:
        text = translated(mark("score", "%1 as soloist of a duty solo, sum %2"))
    elif score.is_solo:
        text = translated(mark("score", "%1 as soloist, sum %2"))
    else:
        text = translated(mark("score", "%1, sum %2"))
    return fill(text, signed(score.points), plain(score.total))


def aligned(column: int) -> Qt.AlignmentFlag:
    """Numbers stand to the right, texts to the left."""
    is_number = column >= PLAYERS or column in NUMBERS
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def translated(text: str) -> str:
    """A text of this module in the user's language."""
    return QCoreApplication.translate("score", text)
