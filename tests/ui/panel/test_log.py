"""The course of the game."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QTextCursor
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


def line_at(panel: LogPanel, number: int) -> QPoint:
    """A point on a line of the page."""
    block = panel.view.document().findBlockByNumber(number)
    return panel.view.cursorRect(QTextCursor(block)).center() + QPoint(6, 0)


def test_a_click_chooses_the_event_of_the_line(panel: LogPanel, qtbot: QtBot) -> None:
    panel.add(LogLine(4, "Anna is healthy."))
    panel.add(LogLine(5, "Ben plays the fox, and this is a very long line that needs two rows at least."))
    panel.add(LogLine(5, "All hands are open."))

    for number, wanted in ((0, 4), (1, 5), (2, 5)):
        with qtbot.waitSignal(panel.chosen) as told:
            QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=line_at(panel, number))
        assert told.args == [wanted]


def test_selecting_text_chooses_nothing(panel: LogPanel, qtbot: QtBot) -> None:
    panel.add(LogLine(4, "Anna is healthy."))
    start = line_at(panel, 0)

    with qtbot.assertNotEmitted(panel.chosen):
        QTest.mousePress(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(panel.view.viewport(), start + QPoint(60, 0))
        QTest.mouseRelease(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(60, 0))

    assert panel.view.textCursor().hasSelection()


def test_an_empty_page_has_nothing_to_choose(panel: LogPanel, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(panel.chosen):
        QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
        QTest.keyClick(panel.view, Qt.Key.Key_Return)


def test_the_keys_walk_to_a_line_and_choose_it(panel: LogPanel, qtbot: QtBot) -> None:
    panel.add(LogLine(4, "Anna is healthy."))
    panel.add(LogLine(5, "Ben plays the fox."))
    panel.view.setFocus()
    QTest.keySequence(panel.view, QKeySequence(QKeySequence.StandardKey.MoveToStartOfDocument))
    QTest.keyClick(panel.view, Qt.Key.Key_Down)

    with qtbot.waitSignal(panel.chosen) as told:
        QTest.keyClick(panel.view, Qt.Key.Key_Return)

    assert told.args == [5]


def test_a_marked_line_is_brought_into_sight(panel: LogPanel) -> None:
    for number in range(50):
        panel.add(LogLine(number, f"Event {number}"))

    panel.mark(7)
    marked = [selection.cursor.block().text() for selection in panel.view.extraSelections()]
    assert marked == ["Event 7"]
    assert panel.view.viewport().rect().contains(line_at(panel, 7))

    panel.mark(-1)
    assert panel.view.extraSelections() == []
