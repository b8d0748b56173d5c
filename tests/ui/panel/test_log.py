"""The course of the game."""

import pytest
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import LogLine
from freedoko_qt.ui.panel.log import LogPanel
from tests.ui.desk import opened


@pytest.fixture
def panel(qtbot: QtBot) -> LogPanel:
    made = LogPanel()
    made.resize(300, 120)
    return opened(qtbot, made)


def test_lines_stand_one_below_the_other(panel: LogPanel) -> None:
    panel.add(LogLine(1, "Anna is healthy."))
    panel.add(LogLine(2, "Ben plays the fox."))

    assert panel.view.toPlainText() == "Anna is healthy.\nBen plays the fox."


def test_the_newest_line_is_in_sight(panel: LogPanel) -> None:
    for number in range(50):
        panel.add(LogLine(number, f"Event {number}"))

    bar = panel.view.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_somebody_who_reads_further_up_is_not_disturbed(panel: LogPanel) -> None:
    for number in range(50):
        panel.add(LogLine(number, f"Event {number}"))
    panel.view.verticalScrollBar().setValue(3)

    panel.add(LogLine(50, "Event 50"))

    assert panel.view.verticalScrollBar().value() == 3


def test_all_of_it_can_be_copied_and_nothing_changed(panel: LogPanel) -> None:
    panel.add(LogLine(1, "Anna is healthy."))
    panel.view.setFocus()

    QTest.keyClicks(panel.view, "x")
    QTest.keySequence(panel.view, QKeySequence(QKeySequence.StandardKey.SelectAll))
    QTest.keySequence(panel.view, QKeySequence(QKeySequence.StandardKey.Copy))

    assert QGuiApplication.clipboard().text() == "Anna is healthy."


def test_a_new_game_begins_with_an_empty_page(panel: LogPanel) -> None:
    panel.add(LogLine(1, "Anna is healthy."))

    panel.clear()

    assert panel.view.toPlainText() == ""
