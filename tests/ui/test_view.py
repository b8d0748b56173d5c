"""The commands of the menu View, on a window that holds nothing else."""

import pytest
from PySide6.QtWidgets import QDockWidget, QLineEdit, QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.view import View
from tests.ui.desk import opened


class Desk(QMainWindow):
    """Three lines to write in, and two panels."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = [QLineEdit(), QLineEdit(), QLineEdit()]
        middle = QWidget()
        column = QVBoxLayout(middle)
        for line in self.lines:
            column.addWidget(line)
        self.setCentralWidget(middle)
        self.docks = {"score": QDockWidget(self), "log": QDockWidget(self)}
        self.view = View(self, self.docks, lambda: self.lines)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return opened(qtbot, Desk())


def test_panels_come_and_go(desk: Desk) -> None:
    for show, name in ((desk.view.show_score, "score"), (desk.view.show_log, "log")):
        for wanted in (True, False):
            show(wanted)
            assert desk.docks[name].isVisible() is wanted


def test_the_whole_screen_and_back(desk: Desk) -> None:
    desk.view.set_full_screen(True)
    assert desk.isFullScreen()
    desk.view.set_full_screen(False)
    assert not desk.isFullScreen()


def test_the_keyboard_walks_through_the_parts_that_are_seen(desk: Desk) -> None:
    first, hidden, last = desk.lines
    hidden.hide()
    first.setFocus()
    reached = []
    for _ in range(2):
        desk.view.go_to_next_part()
        reached.append(desk.focusWidget())
    assert reached == [last, first]
