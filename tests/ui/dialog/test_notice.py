"""A line that tells or offers something."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.dialog.notice import Notice
from tests.ui.desk import opened


@pytest.fixture
def notice(qtbot: QtBot) -> Notice:
    return opened(qtbot, Notice())


def test_a_text_is_told_without_an_offer(notice: Notice) -> None:
    notice.tell("The file is broken.")

    assert notice.text.text() == notice.accessibleName() == "The file is broken."
    assert not notice.button.isVisible()


def test_what_is_offered_is_done_once_and_the_line_goes(notice: Notice) -> None:
    done: list[str] = []
    notice.offer("Shall it?", "It shall", lambda: done.append("done"))
    assert notice.button.text() == "It shall"

    QTest.mouseClick(notice.button, Qt.MouseButton.LeftButton)

    assert done == ["done"]
    assert not notice.isVisible()


def test_it_can_be_closed_by_the_keyboard(notice: Notice) -> None:
    done: list[str] = []
    notice.offer("Shall it?", "It shall", lambda: done.append("done"))

    QTest.keyClick(notice.close_button, Qt.Key.Key_Space)

    assert done == []
    assert not notice.isVisible()
