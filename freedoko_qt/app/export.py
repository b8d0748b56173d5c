"""The score sheet as comma-separated values, for spreadsheets."""

import csv as table
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path

from freedoko_qt.app.files import write_whole
from freedoko_qt.app.picture import SheetPicture, SheetRow
from freedoko_qt.app.words import fill, translate

MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""At the beginning it tells spreadsheets that the letters are UTF-8 and not those of an old code page."""

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A text that begins like this is computed by spreadsheets; names come from files of other people."""

Cell = str | int | float


def csv(sheet: SheetPicture) -> str:
    """The games, one a line, to be written as plain UTF-8: the byte order mark is the first sign of the text.

    Numbers are plain and texts quoted, in every language alike. The sums are left out: a spreadsheet makes its own.
    """
    return text((header(sheet), *(cells(row, sheet) for row in sheet.rows)))


def save_csv(sheet: SheetPicture, path: Path) -> None:
    """Writes the games to a file; OSError if that is not possible, and an old file is untouched then."""
    write_whole(path, csv(sheet))


def text(lines: Iterable[Iterable[Cell]]) -> str:
    """Any table as comma-separated values, its first line the header."""
    written = StringIO()
    writer = table.writer(written, quoting=table.QUOTE_NONNUMERIC, lineterminator="\r\n")
    writer.writerows(map(safe, lines))
    return MARK + written.getvalue()


def safe(line: Iterable[Cell]) -> list[Cell]:
    """A line in which no text is taken for a formula."""
    return [f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell for cell in line]


def header(sheet: SheetPicture) -> Iterator[str]:
    """What the columns hold."""
    yield translate("score", "No.")
    yield translate("score", "Game")
    yield translate("score", "Winner")
    yield translate("score", "Announcements")
    yield translate("score", "Value")
    yield translate("score", "Bock")
    yield translate("export", "Last game of round")
    yield translate("export", "Remarks")
    yield from sheet.names
    yield from (fill(translate("export", "Sum of %1"), name) for name in sheet.names)
    if has_money(sheet):
        yield from (fill(translate("export", "Money of %1"), name) for name in sheet.names)


def cells(row: SheetRow, sheet: SheetPicture) -> Iterator[Cell]:
    """A game; what it has not is empty, so that no spreadsheet counts it as nought."""
    places = range(len(sheet.names))
    is_counted = row.number is not None
    yield "" if row.number is None else row.number
    yield from (row.contract, row.winner, row.calls)
    yield row.value if is_counted else ""
    # The sign before it stands for how it counts; the number alone can be computed with.
    yield int(row.bock.lstrip("×+")) if row.bock else ""
    yield row.round_number or ""
    yield " ".join(row.notes)
    yield from (row.scores[place] if is_counted and place != row.outside else "" for place in places)
    yield from row.totals
    if has_money(sheet):
        yield from (row.money[place] / 100 if row.money and place != row.outside else "" for place in places)


def has_money(sheet: SheetPicture) -> bool:
    """Whether games cost play money."""
    return any(row.money for row in sheet.rows)
