"""The score sheet as comma-separated values."""

import csv as table
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from freedoko_qt.app.export import MARK, csv, save_csv
from freedoko_qt.app.picture import SheetPicture
from tests.ui.desk import NAMES, SHEET, row

FIVE = (*NAMES, "Emil")


def read(sheet: SheetPicture) -> list[dict[str, str]]:
    """The lines as a spreadsheet reads them."""
    return list(table.DictReader(StringIO(csv(sheet).removeprefix(MARK))))


def test_a_game_is_a_line_with_points_and_running_sums() -> None:
    first, second = read(SHEET)

    assert first["No."] == "1"
    assert first["Game"] == "Normal game"
    assert first["Announcements"] == "Re, no 90"
    assert [second[name] for name in NAMES] == ["-9", "3", "3", "3"]
    assert [second[f"Sum of {name}"] for name in NAMES] == ["-7", "1", "1", "5"]
    assert not any(title.startswith("Money") for title in first)


def test_numbers_are_plain_and_texts_quoted_in_every_language() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    try:
        paid = replace(SHEET.rows[1], money=(-123_456, 41_152, 41_152, 41_152), bock="×2")
        line = csv(replace(SHEET, rows=(paid,))).splitlines()[1]
    finally:
        QLocale.setDefault(before)

    assert line == ('2,"Queen solo of Jens","Re","Re, no 90",3,2,"","",-9,3,3,3,-7,1,1,5,-1234.56,411.52,411.52,411.52')


def test_what_a_game_has_not_is_empty() -> None:
    again = replace(row(1, (0, 0, 0, 0), (2, -2, -2, 2)), number=None, contract="Thrown in", notes=("Dealt again.",))
    five = replace(row(2, (1, 1, -1, -1, 0), (3, -1, -3, 1, 0)), is_solo=(False,) * 5, outside=4, round_number=1)
    thrown, played = read(SheetPicture(names=FIVE, rows=(replace(again, totals=(2, -2, -2, 2, 0)), five)))

    assert (thrown["No."], thrown["Value"], thrown["Jens"], thrown["Sum of Jens"]) == ("", "", "", "2")
    assert thrown["Remarks"] == "Dealt again."
    assert (played["Emil"], played["Sum of Emil"], played["Last game of round"]) == ("", "0", "1")


@pytest.mark.parametrize("name", ["=1+1", "+x", "-x", "@x", "\tx"])
def test_no_name_is_computed(name: str) -> None:
    (line, *_) = read(replace(SHEET, names=(name, *NAMES[1:])))

    assert f"'{name}" in line
    assert name not in line


def test_commas_quotes_and_line_breaks_of_a_name_stay_in_it() -> None:
    name = 'Müller, "Karl"\nMax'

    assert f"Sum of {name}" in read(replace(SHEET, names=(name, *NAMES[1:])))[0]


def test_a_file_begins_with_the_mark_of_its_letters(tmp_path: Path) -> None:
    save_csv(replace(SHEET, names=("Jürgen", *NAMES[1:])), tmp_path / "sheet.csv")

    written = (tmp_path / "sheet.csv").read_bytes()
    assert written.startswith(b'\xef\xbb\xbf"No."')
    assert "Jürgen" in written.decode("utf-8-sig")
    assert written.count(b"\r\n") == written.count(b"\n") == 3


def test_a_folder_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises((NotADirectoryError, FileExistsError)):
        save_csv(SHEET, tmp_path / "file" / "sheet.csv")
