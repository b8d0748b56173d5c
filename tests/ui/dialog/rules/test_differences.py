"""The table of what differs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.ruleset import RuleSet, shipped
from freedoko_qt.engine.preset import preset
from freedoko_qt.ui.dialog.rules.differences import Differences
from tests.ui.desk import opened

DDV = next(one for one in shipped() if one.key == "ddv")


@pytest.fixture
def table(qtbot: QtBot) -> Differences:
    return opened(qtbot, Differences())


def rows(table: Differences) -> list[list[str]]:
    cells = table.table
    items = [[cells.item(row, column) for column in range(3)] for row in range(cells.rowCount())]
    return [[item.text() for item in line if item] for line in items]


def test_each_line_tells_the_rule_and_its_values(table: Differences) -> None:
    table.show_differences(preset("ddv").but(with_nines=False, announcement_no_90=8), DDV)

    assert rows(table) == [["Play with nines", "no", "yes"], ["No 90: cards needed", "8", "10"]]
    assert table.summary.text() == "2 rule(s) differ from “DDV tournament”."


def test_equal_rules_have_no_lines(table: Differences) -> None:
    table.show_differences(preset("ddv"), DDV)

    assert rows(table) == []
    assert table.summary.text() == "These rules are just those of “DDV tournament”."


def test_return_goes_to_the_rule(table: Differences, qtbot: QtBot) -> None:
    table.show_differences(preset("ddv").but(with_nines=False, announcement_no_90=8), DDV)
    table.table.setCurrentCell(1, 0)

    with qtbot.waitSignal(table.wanted) as wanted:
        QTest.keyClick(table.table, Qt.Key.Key_Return)

    assert wanted.args == ["announcement_no_90"]


def test_the_rule_of_the_current_line_is_pointed_at(table: Differences, qtbot: QtBot) -> None:
    table.show_differences(preset("ddv").but(with_nines=False, announcement_no_90=8), DDV)
    table.table.setCurrentCell(0, 0)

    with qtbot.waitSignal(table.pointed) as pointed:
        QTest.keyClick(table.table, Qt.Key.Key_Down)

    assert pointed.args == ["announcement_no_90"]


def test_fewer_lines_after_more_point_at_nothing(table: Differences, qtbot: QtBot) -> None:
    table.show_differences(preset("polish"), DDV)
    table.table.setCurrentCell(table.table.rowCount() - 1, 0)

    with qtbot.assertNotEmitted(table.pointed):
        table.show_differences(preset("ddv"), RuleSet("ddv", DDV.title, preset("ddv")))
