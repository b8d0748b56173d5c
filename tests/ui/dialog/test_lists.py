"""Lists in a form: names in an order, numbers with blanks between them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.engine.rules import SoloSuit
from freedoko_qt.ui.dialog.lists import NameList, NumberList
from tests.ui.desk import opened

CLUB, SPADE, HEART, DIAMOND = SoloSuit
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def names(qtbot: QtBot) -> NameList:
    made = NameList(list(SoloSuit))
    made.retitle({suit: suit.value.title() for suit in SoloSuit})
    made.show_value((HEART, CLUB))
    return opened(qtbot, made)


@pytest.fixture
def numbers(qtbot: QtBot) -> NumberList:
    made = NumberList(lambda found: sum(found) == 10, lambda: "They must sum to 10.")
    made.show_value((3, 4, 3))
    return opened(qtbot, made)


def shown(names: NameList) -> list[str]:
    return [names.list.item(at).text() for at in range(names.list.count())]


def test_ticked_names_stand_first_in_their_order(names: NameList) -> None:
    assert shown(names) == ["Heart", "Club", "Spade", "Diamond"]
    assert names.value == (HEART, CLUB)


def test_space_ticks_a_name(names: NameList, qtbot: QtBot) -> None:
    names.list.setCurrentRow(2)

    with qtbot.waitSignal(names.changed) as changed:
        QTest.keyClick(names.list, Qt.Key.Key_Space)

    assert changed.args == [(HEART, CLUB, SPADE)]


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_name_moves_up(names: NameList, qtbot: QtBot, way: str) -> None:
    names.list.setCurrentRow(1)

    with qtbot.waitSignal(names.changed) as changed:
        if way == "key":
            QTest.keyClick(names.list, Qt.Key.Key_Up, ALT)
        else:
            QTest.mouseClick(names.up, Qt.MouseButton.LeftButton)

    assert changed.args == [(CLUB, HEART)]
    assert names.list.currentRow() == 0
    assert not names.up.isEnabled()


def test_moving_what_is_not_ticked_changes_nothing(names: NameList, qtbot: QtBot) -> None:
    names.list.setCurrentRow(2)

    with qtbot.assertNotEmitted(names.changed):
        QTest.keyClick(names.list, Qt.Key.Key_Down, ALT)
        QTest.keyClick(names.list, Qt.Key.Key_Down, ALT)

    assert shown(names) == ["Heart", "Club", "Diamond", "Spade"]


def test_numbers_are_taken_while_they_are_typed(numbers: NumberList, qtbot: QtBot) -> None:
    numbers.edit.selectAll()
    with qtbot.waitSignal(numbers.changed) as changed:
        QTest.keyClicks(numbers.edit, "5,5")

    assert changed.args == [(5, 5)]
    assert not numbers.problem.isVisible()


@pytest.mark.parametrize("text", ["3 4", "three", "3 4 -3", "3.5 6.5", "3 4 ²"])
def test_wrong_numbers_are_told_and_not_taken(numbers: NumberList, qtbot: QtBot, text: str) -> None:
    numbers.edit.selectAll()
    with qtbot.assertNotEmitted(numbers.changed):
        QTest.keyClicks(numbers.edit, text)

    assert numbers.problem.isVisible()
    assert numbers.problem.text() == "They must sum to 10."
    assert numbers.value == (3, 4, 3)


def test_return_puts_the_last_right_numbers_back(numbers: NumberList) -> None:
    numbers.edit.selectAll()
    QTest.keyClicks(numbers.edit, "1 1")

    QTest.keyClick(numbers.edit, Qt.Key.Key_Return)

    assert numbers.edit.text() == "3 4 3"
    assert not numbers.problem.isVisible()
