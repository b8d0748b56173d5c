"""The table whose rows are values: columns, widths, the row that is chosen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.dialog.parties.table import Column, Rows, Table, shared
from tests.ui.desk import opened

LONG = "a long text that may be cut where there is no room for all of it"
COLUMNS: tuple[Column[int], ...] = (
    Column("Text", "What it says", lambda _: LONG, elastic=True),
    Column("Number", "How much it is", str, lambda row: row),
    Column("Square", "The number by itself", lambda row: str(row * row), lambda row: row * row, rank=1),
    Column("Sign", "Only of odd numbers", lambda row: "odd" if row % 2 else "", rank=2),
)
Role = Qt.ItemDataRole


@pytest.fixture
def rows() -> Rows[int]:
    made = Rows("test", COLUMNS, lambda row: f"This is {row}.")
    made.show_rows((1, -2, 3))
    return made


@pytest.fixture
def table(rows: Rows[int], qtbot: QtBot) -> Table:
    made = Table(rows)
    made.resize(900, 300)
    return opened(qtbot, made)


def shown(table: Table) -> list[str]:
    return [column.title for at, column in enumerate(COLUMNS) if not table.isColumnHidden(at)]


def test_cells_tell_text_tip_side_and_losses(rows: Rows[int]) -> None:
    cell = rows.index(1, 1)

    assert cell.data() == "-2"
    assert cell.data(Role.ToolTipRole) == "This is -2."
    assert cell.data(Role.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight
    assert cell.data(Role.ForegroundRole) == rows.loss
    assert rows.index(0, 1).data(Role.ForegroundRole) is None


def test_a_header_tells_what_its_column_means(rows: Rows[int]) -> None:
    assert rows.headerData(1, Qt.Orientation.Horizontal) == "Number"
    assert rows.headerData(1, Qt.Orientation.Horizontal, Role.ToolTipRole) == "How much it is"
    assert rows.headerData(1, Qt.Orientation.Vertical) is None


def test_the_columns_fill_the_table(table: Table) -> None:
    assert shown(table) == ["Text", "Number", "Square", "Sign"]
    assert sum(table.columnWidth(at) for at in range(4)) == table.viewport().width()


@pytest.mark.parametrize(
    ("width", "left"),
    [(420, ["Text", "Number", "Square", "Sign"]), (270, ["Text", "Number", "Square"]), (180, ["Text", "Number"])],
)
def test_where_it_is_narrow_long_texts_are_cut_and_then_columns_go(table: Table, width: int, left: list[str]) -> None:
    table.resize(width, 300)

    assert shown(table) == left


def test_a_column_that_is_empty_is_hidden_if_it_may_go(table: Table, rows: Rows[int]) -> None:
    rows.show_rows((2, 4))

    assert shown(table) == ["Text", "Number", "Square"]


def test_return_and_double_click_open_the_current_row(table: Table, qtbot: QtBot) -> None:
    table.point(1)
    with qtbot.waitSignal(table.opened) as first:
        QTest.keyClick(table, Qt.Key.Key_Return)
    place = table.visualRect(table.model().index(2, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(table.opened) as second:
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert (first.args, second.args) == ([1], [2])


def test_without_a_row_return_opens_nothing(table: Table, qtbot: QtBot) -> None:
    table.point(-1)

    with qtbot.assertNotEmitted(table.opened):
        QTest.keyClick(table, Qt.Key.Key_Return)


def test_the_tab_key_leaves_the_table(table: Table) -> None:
    table.point(0)

    QTest.keyClick(table, Qt.Key.Key_Tab)

    assert table.at == 0


def test_room_is_shared_in_the_measure_of_what_is_lacking() -> None:
    assert shared({0: 10, 1: 10, 2: 20}, {0: 40, 1: 20, 2: 20}, 60) == {0: 25, 1: 15, 2: 20}
    assert shared({0: 10, 1: 10}, {0: 40, 1: 20}, 500) == {0: 40, 1: 20}
    assert shared({0: 10}, {0: 40}, 5) == {0: 10}
