"""Questions beside the hand."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.panel.reserve import ReservePanel
from tests.ui.desk import HEALTH, SOLI, opened


@pytest.fixture
def panel(qtbot: QtBot) -> ReservePanel:
    made = ReservePanel()
    made.resize(700, 100)
    return opened(qtbot, made)


def test_a_question_shows_its_answers_with_their_numbers(panel: ReservePanel) -> None:
    panel.ask(HEALTH)

    assert panel.title.text() == "Are you healthy?"
    assert not panel.text.isVisible()
    assert [button.text() for button in panel.buttons] == ["1  Healthy", "2  Reservation"]
    assert [button.toolTip() for button in panel.buttons] == ["A normal game.", "A special game."]
    assert [button.accessibleName() for button in panel.buttons] == ["Healthy", "Reservation"]


@pytest.mark.parametrize(("key", "number"), [("1", 0), ("2", 1)])
def test_a_digit_answers(panel: ReservePanel, qtbot: QtBot, key: str, number: int) -> None:
    panel.ask(HEALTH)

    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.keyClicks(panel, key)

    assert chosen.args == [HEALTH.options[number].action]


@pytest.mark.parametrize("key", ["0", "3", "x", "²", " ", "\r"])
def test_other_keys_answer_nothing(panel: ReservePanel, qtbot: QtBot, key: str) -> None:
    panel.ask(HEALTH)

    with qtbot.assertNotEmitted(panel.chosen):
        QTest.keyClicks(panel, key)


def test_arrow_and_space_answer(panel: ReservePanel, qtbot: QtBot) -> None:
    panel.ask(HEALTH)
    QTest.keyClick(panel, Qt.Key.Key_Right)
    assert panel.buttons[0].hasFocus()
    QTest.keyClick(panel.buttons[0], Qt.Key.Key_Right)
    assert panel.buttons[1].hasFocus()

    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.keyClick(panel.buttons[1], Qt.Key.Key_Space)

    assert chosen.args == [HEALTH.options[1].action]


def test_a_digit_answers_from_a_button_too(panel: ReservePanel, qtbot: QtBot) -> None:
    panel.ask(HEALTH)
    panel.buttons[1].setFocus()

    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.keyClicks(panel.buttons[1], "1")

    assert chosen.args == [HEALTH.options[0].action]


def test_a_click_answers(panel: ReservePanel, qtbot: QtBot) -> None:
    panel.ask(SOLI)

    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.mouseClick(panel.buttons[4], Qt.MouseButton.LeftButton)

    assert chosen.args == [SOLI.options[4].action]


def test_more_answers_than_digits_are_only_numbered_as_far_as_those_go(panel: ReservePanel) -> None:
    panel.ask(SOLI)

    texts = [button.text() for button in panel.buttons]
    assert texts[8].startswith("9  ")
    assert texts[9] == SOLI.options[9].text


def test_many_answers_break_into_rows_that_are_all_inside(panel: ReservePanel) -> None:
    panel.ask(SOLI)
    panel.resize(700, panel.heightForWidth(700))
    layout = panel.layout()
    assert layout is not None
    layout.activate()

    assert len({button.y() for button in panel.buttons}) > 1
    assert all(panel.rect().contains(button.geometry()) for button in panel.buttons)


def test_a_screen_reader_hears_question_and_text(panel: ReservePanel) -> None:
    panel.ask(SOLI)

    assert panel.accessibleName() == SOLI.title
    assert panel.accessibleDescription() == SOLI.text


def test_an_answered_question_is_gone(panel: ReservePanel) -> None:
    panel.ask(HEALTH)

    panel.clear()

    assert not panel.isVisible()
    assert panel.buttons == ()
