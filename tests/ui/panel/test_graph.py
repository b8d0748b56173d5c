"""The graph of the running sums, by mouse and by keyboard."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.ui.panel.graph import NONE, GraphPanel
from tests.ui.desk import SHEET, opened, press, row

Key = Qt.Key
ROWS = (
    row(1, (2, -2, -2, 2), (2, -2, -2, 2)),
    replace(row(1, (0, 0, 0, 0), (2, -2, -2, 2)), number=None, contract="Thrown in"),
    row(2, (-9, 3, 3, 3), (-7, 1, 1, 5), solo=0, ends=True),
    row(3, (1, 1, -1, -1), (-6, 2, 0, 4)),
)


@pytest.fixture
def graph(qtbot: QtBot) -> GraphPanel:
    made = GraphPanel()
    made.resize(400, 300)
    made.show_sheet(replace(SHEET, rows=ROWS))
    opened(qtbot, made)
    made.setFocus()
    return made


def at(graph: GraphPanel, moment: int) -> QPoint:
    return QPoint(round(graph._plan().x(moment)), 100)


def hover(graph: GraphPanel, place: QPoint) -> None:
    there, button = QPointF(place), Qt.MouseButton.NoButton
    QApplication.sendEvent(
        graph, QMouseEvent(QEvent.Type.MouseMove, there, there, button, button, Qt.KeyboardModifier.NoModifier)
    )


def test_the_keyboard_goes_from_game_to_game(graph: GraphPanel) -> None:
    chosen: list[int] = []
    graph.chosen.connect(chosen.append)

    for key in (Key.Key_Left, Key.Key_Left, Key.Key_Left, Key.Key_Left, Key.Key_Left, Key.Key_Right, Key.Key_End):
        press(graph, key)

    assert chosen == [3, 2, 0, -1, 0, 3]  # the deal that came to nothing is left out


def test_right_begins_at_the_beginning_and_home_goes_there(graph: GraphPanel) -> None:
    press(graph, Key.Key_Right)
    assert graph.moment == 0

    press(graph, Key.Key_PageDown)
    assert graph.moment == 3

    press(graph, Key.Key_Home)
    assert graph.moment == 0

    press(graph, Key.Key_Escape)
    assert graph.moment == NONE


def test_return_looks_at_the_chosen_game_only(graph: GraphPanel) -> None:
    wanted: list[int] = []
    graph.wanted.connect(wanted.append)

    press(graph, Key.Key_Return)
    press(graph, Key.Key_Home)
    press(graph, Key.Key_Return)
    press(graph, Key.Key_End)
    press(graph, Key.Key_Return)

    assert wanted == [3]


def test_the_sums_of_a_game_are_told_the_best_first(graph: GraphPanel) -> None:
    assert graph.told(2) == ["2. Queen solo of Jens", "Clara: 5", "Anna: 1", "Ben: 1", "Jens: −7"]
    assert graph.told(0) == ["Before the first game", "Jens: 0", "Anna: 0", "Ben: 0", "Clara: 0"]
    assert graph.told(9) == []


def test_a_screen_reader_hears_the_chosen_game_or_else_the_last_one(graph: GraphPanel) -> None:
    assert graph.accessibleDescription().startswith("3. Normal game\nClara: 4")

    graph.choose(2)
    assert graph.accessibleDescription().startswith("2. Queen solo of Jens\nClara: 5")

    graph.choose(1)  # no game
    assert graph.moment == NONE


def test_a_click_chooses_the_nearest_game_and_a_double_click_looks_at_it(graph: GraphPanel) -> None:
    chosen: list[int] = []
    wanted: list[int] = []
    graph.chosen.connect(chosen.append)
    graph.wanted.connect(wanted.append)

    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=at(graph, 2))
    QTest.mouseDClick(graph, Qt.MouseButton.LeftButton, pos=at(graph, 2))

    assert (chosen, wanted) == ([2], [2])


def test_what_lies_under_the_mouse_is_marked_until_it_leaves(graph: GraphPanel) -> None:
    before = graph.grab().toImage()

    hover(graph, at(graph, 1))
    first = graph.grab().toImage()
    hover(graph, at(graph, 2))
    second = graph.grab().toImage()
    QApplication.sendEvent(graph, QEvent(QEvent.Type.Leave))

    assert graph.moment == NONE
    assert first != before
    assert second not in (before, first)
    assert graph.grab().toImage() == before


@pytest.mark.parametrize("moment", range(4))
def test_what_is_told_lies_within_the_widget(graph: GraphPanel, moment: int) -> None:
    place = graph._free(QSizeF(150, 100), graph._plan().x(moment), 5)

    assert graph.rect().contains(place.toRect())


def test_before_the_first_game_it_says_so(qtbot: QtBot) -> None:
    made = opened(qtbot, GraphPanel())
    made.show_sheet(SheetPicture())
    empty = made.grab().toImage()
    made.setFocus()
    press(made, Key.Key_Right)

    assert made.moment == NONE
    assert len({empty.pixelColor(x, y).rgb() for x in range(empty.width()) for y in range(empty.height())}) > 1
