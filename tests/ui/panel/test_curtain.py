"""The curtain between two people."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.panel.curtain import Curtain
from tests.ui.desk import opened


@pytest.fixture
def curtain(qtbot: QtBot) -> Curtain:
    made = opened(qtbot, Curtain())
    made.hide()
    made.show_call("Clara, it is your turn.")
    return made


def test_it_calls_the_next_person_and_takes_the_keyboard(curtain: Curtain) -> None:
    assert curtain.call.text() == curtain.accessibleName() == "Clara, it is your turn."
    assert curtain.isVisible()


def test_space_or_the_button_lifts_it(curtain: Curtain, qtbot: QtBot) -> None:
    with qtbot.waitSignal(curtain.lifted):
        QTest.keyClick(curtain, Qt.Key.Key_Space)
    with qtbot.waitSignal(curtain.lifted):
        QTest.mouseClick(curtain.ready, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Right])
def test_no_other_key_does(curtain: Curtain, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.assertNotEmitted(curtain.lifted):
        QTest.keyClick(curtain, key)


def test_without_a_call_it_is_gone(curtain: Curtain) -> None:
    curtain.show_call("")
    assert not curtain.isVisible()
