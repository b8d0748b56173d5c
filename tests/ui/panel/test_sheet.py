"""The score sheet as a model."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.ui.panel.sheet import LINE_ROLE, PLAYERS, SCORE_ROLE, Column, Score, SheetModel
from tests.ui.desk import NAMES, SHEET, row

pytestmark = pytest.mark.usefixtures("qapp")
Role = Qt.ItemDataRole


def model(sheet: SheetPicture = SHEET) -> SheetModel:
    made = SheetModel()
    made.show_sheet(sheet)
    return made


def texts(sheet: SheetModel, number: int) -> list[object]:
    return [sheet.index(number, column).data() for column in range(sheet.columnCount())]


def test_the_model_keeps_to_what_qt_asks_of_models() -> None:
    sheet = SheetModel()
    QAbstractItemModelTester(sheet, QAbstractItemModelTester.FailureReportingMode.Warning, sheet)

    sheet.show_sheet(SHEET)
    sheet.show_sheet(SheetPicture())


def test_a_game_is_a_row_with_points_and_running_sums() -> None:
    assert texts(model(), 0) == [
        *("1", "Normal game", "Re", "Re, no 90", "2", ""),
        *("+2, sum 2", "−2, sum −2", "−2, sum −2", "+2, sum 2"),
    ]


def test_a_solo_is_told_at_the_soloist_only() -> None:
    sheet = model()

    assert texts(sheet, 1)[PLAYERS:] == ["−9 as soloist, sum −7", "+3, sum 1", "+3, sum 1", "+3, sum 5"]
    assert sheet.index(1, PLAYERS).data(SCORE_ROLE) == Score(-9, -7, is_solo=True)


def test_sums_and_owed_soli_come_last() -> None:
    sheet = model()

    assert texts(sheet, 2) == ["Sum", *[None] * 5, "−7", "1", "1", "5"]
    assert texts(sheet, 3) == ["Soli", *[None] * 5, "0", "1", "1", "1"]
    assert sheet.index(3, 0).data(Role.AccessibleTextRole) == "Duty soli still to be played"


def test_a_game_that_was_dealt_again_has_no_number_and_no_points() -> None:
    again = replace(row(1, (0, 0, 0, 0), (2, -2, -2, 2)), number=None, contract="Thrown in", notes=("Dealt again.",))
    sheet = model(replace(SHEET, rows=(SHEET.rows[0], again)))

    assert texts(sheet, 1) == ["–", "Thrown in", *[None] * 8]
    assert sheet.index(1, PLAYERS).data(SCORE_ROLE) is None
    assert sheet.index(1, Column.GAME).data(Role.ToolTipRole) == "Thrown in\nDealt again."


def test_bock_games_say_how_often_they_count_and_what_they_bring() -> None:
    assert not model().has_bock
    double = replace(SHEET.rows[0], bock="×2", notes=("Brings bock games: a heart trick.",))
    sheet = model(replace(SHEET, rows=(double,)))

    assert sheet.has_bock
    assert sheet.index(0, Column.BOCK).data() == "×2"
    assert "a heart trick" in sheet.index(0, Column.BOCK).data(Role.ToolTipRole)


def test_five_players_have_five_columns() -> None:
    five = row(1, (1, 1, -1, -1, 0), (1, 1, -1, -1, 0))
    sheet = model(SheetPicture(names=(*NAMES, "Emil"), rows=(replace(five, is_solo=(False,) * 5),)))

    assert texts(sheet, 0)[PLAYERS:][-1] == "0, sum 0"
    assert sheet.columnCount() == PLAYERS + 5


def test_before_the_first_party_the_sheet_is_empty() -> None:
    assert SheetModel().rowCount() == 0


def test_the_columns_are_headed_by_what_they_hold() -> None:
    sheet = model()

    heads = [sheet.headerData(column, Qt.Orientation.Horizontal) for column in range(sheet.columnCount())]
    assert heads == ["No.", "Game", "Winner", "Announcements", "Value", "Bock", *NAMES]


@pytest.mark.parametrize("column", [Column.NUMBER, Column.VALUE, PLAYERS, PLAYERS + 3])
def test_numbers_stand_to_the_right(column: int) -> None:
    sheet = model()

    assert sheet.index(0, column).data(Role.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight


def test_lines_follow_rounds_and_the_last_game() -> None:
    rows = tuple(row(n, (1, 1, -1, -1), (n, n, -n, -n), ends=n == 2) for n in range(1, 5))
    sheet = model(SheetPicture(names=NAMES, rows=rows))

    assert [bool(sheet.index(number, 0).data(LINE_ROLE)) for number in range(5)] == [False, True, False, True, False]


def test_the_tip_of_a_row_tells_all_of_it() -> None:
    sheet = model()

    tip = sheet.index(0, PLAYERS).data(Role.ToolTipRole)

    assert tip.splitlines() == [
        *("1. Normal game", "Re", "Re, no 90"),
        *("Jens: +2 (2)", "Anna: −2 (−2)", "Ben: −2 (−2)", "Clara: +2 (2)"),
    ]
