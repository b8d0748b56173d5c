"""The score sheet as a model."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.ui.panel.sheet import LINE_ROLE, PLAYERS, SCORE_ROLE, SUM_ROLE, Column, Score, SheetModel
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


ROUND = replace(SHEET.rows[1], round_number=1, round_scores=(-7, 1, 1, 5))


def test_a_round_has_a_line_of_its_own_after_its_last_game() -> None:
    third = row(3, (1, 1, -1, -1), (-6, 2, 0, 4))
    sheet = model(replace(SHEET, rows=(SHEET.rows[0], ROUND, third)))

    assert texts(sheet, 2) == [
        *("R 1", None, None, None, None, None),
        *("−7 in the round, sum −7", "+1 in the round, sum 1", "+1 in the round, sum 1", "+5 in the round, sum 5"),
    ]
    assert sheet.index(2, 0).data(Role.AccessibleTextRole) == "Round 1: the points of its games, and the sum"
    assert [bool(sheet.index(line, 0).data(LINE_ROLE)) for line in range(5)] == [False, False, True, True, False]
    assert [bool(sheet.index(line, 0).data(SUM_ROLE)) for line in range(5)] == [False, False, True, False, True]


def test_lines_and_games_are_told_apart() -> None:
    sheet = model(replace(SHEET, rows=(ROUND, SHEET.rows[0])))

    assert [sheet.row_of(line) for line in range(-1, 5)] == [-1, 0, -1, 1, -1, -1]
    assert [sheet.line_of(row) for row in range(-1, 3)] == [-1, 0, 2, -1]


def test_a_duty_solo_is_told() -> None:
    sheet = model(replace(SHEET, rows=(replace(SHEET.rows[1], is_duty=True),)))

    assert texts(sheet, 0)[PLAYERS] == "−9 as soloist of a duty solo, sum −7"
    assert texts(sheet, 0)[PLAYERS + 1] == "+3, sum 1"


def test_who_sat_out_has_a_dash_for_points() -> None:
    scores, totals = (1, 1, -1, -1, 0), (1, 1, -1, -1, 7)
    five = replace(row(1, scores, totals), is_solo=(False,) * 5, outside=4)
    sheet = model(SheetPicture(names=(*NAMES, "Emil"), rows=(five,)))

    assert texts(sheet, 0)[-1] == "sat out, sum 7"
    assert sheet.index(0, PLAYERS + 4).data(SCORE_ROLE).written == "–"
    assert sheet.index(0, PLAYERS).data(Role.ToolTipRole).splitlines()[-1] == "Emil: – (7)"


def test_money_stands_with_the_points() -> None:
    sheet = model(replace(SHEET, rows=(replace(SHEET.rows[0], money=(20, -20, -20, 20)),)))

    assert [sheet.index(0, PLAYERS + place).data(SCORE_ROLE).money for place in range(2)] == ["+0.20", "−0.20"]
    assert sheet.index(0, 0).data(Role.ToolTipRole).splitlines()[-1] == "Clara: +2 (2) · +0.20"
