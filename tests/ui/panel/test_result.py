"""The result of a game."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.panel.label import Link
from freedoko_qt.ui.panel.result import ResultPanel
from tests.ui.desk import RESULT, opened


@pytest.fixture
def panel(qtbot: QtBot) -> ResultPanel:
    made = ResultPanel()
    opened(qtbot, made)
    made.show_result(RESULT)
    made.resize(made.sizeHint())
    return made


def texts(panel: ResultPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)]


def test_every_item_tells_points_side_and_reason(panel: ResultPanel) -> None:
    seen = texts(panel)

    for line, points in zip(RESULT.lines, ("+1", "+2", "−1"), strict=True):
        place = seen.index(line.text)
        assert seen[place - 1 : place + 3] == [points, line.text, line.team_name, line.reason]


def test_a_factor_is_written_as_one(panel: ResultPanel) -> None:
    panel.show_result(replace(RESULT, lines=(replace(RESULT.lines[1], factor=True),)))

    assert "×2" in texts(panel)


def test_players_are_listed_with_points_and_sums(panel: ResultPanel) -> None:
    seen = texts(panel)

    for player, score, total in zip(RESULT.players, ("+2", "−2", "−2", "+2"), ("−7", "1", "1", "5"), strict=True):
        place = seen.index(player.name)
        assert seen[place : place + 6] == [player.name, player.team_name, "3", str(player.points), score, total]


def test_title_value_and_remarks_are_there(panel: ResultPanel) -> None:
    assert {RESULT.title, RESULT.contract, RESULT.value, *RESULT.remarks} <= set(texts(panel))


def test_a_screen_reader_hears_all_of_it(panel: ResultPanel) -> None:
    heard = panel.accessibleDescription()

    assert panel.accessibleName() == RESULT.title
    assert "Caught fox · Kontra · Anna took the fox of Jens in trick 7." in heard
    assert "Anna: −2" in heard


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_focused_button_goes_on(panel: ResultPanel, qtbot: QtBot, key: Qt.Key) -> None:
    assert panel.next.hasFocus()

    with qtbot.waitSignal(panel.next_wanted):
        QTest.keyClick(panel.next, key)

    assert not panel.isVisible()


def test_after_the_last_game_the_button_leads_to_a_new_party(panel: ResultPanel, qtbot: QtBot) -> None:
    panel.show_result(replace(RESULT, is_party_over=True))

    with qtbot.assertNotEmitted(panel.next_wanted), qtbot.waitSignal(panel.new_party_wanted):
        QTest.mouseClick(panel.next, Qt.MouseButton.LeftButton)

    assert panel.isVisible()


def test_it_steps_aside_for_a_look_at_the_table_and_comes_back(panel: ResultPanel, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(panel.next_wanted), qtbot.waitSignal(panel.closed):
        QTest.mouseClick(panel.look, Qt.MouseButton.LeftButton)
    assert not panel.isVisible()

    panel.show_again()
    assert panel.isVisible()
    assert panel.focusWidget() is panel.next


def test_nothing_has_to_be_scrolled_where_there_is_room(panel: ResultPanel) -> None:
    assert panel.area.verticalScrollBar().maximum() == 0


def test_a_long_result_scrolls_in_a_small_place(panel: ResultPanel) -> None:
    panel.show_result(replace(RESULT, lines=RESULT.lines * 8))

    panel.resize(QSize(500, 300))

    assert panel.area.verticalScrollBar().maximum() > 0
    assert panel.rect().contains(panel.next.geometry())


def test_other_words_for_the_same_result_leave_it_where_it_is(panel: ResultPanel) -> None:
    panel.hide()

    panel.refresh(replace(RESULT, title="Re gewinnt."))

    assert not panel.isVisible()
    assert panel.title.text() == "Re gewinnt."


def test_an_item_with_a_moment_of_its_own_leads_there(panel: ResultPanel, qtbot: QtBot) -> None:
    panel.show_result(replace(RESULT, lines=(RESULT.lines[0], replace(RESULT.lines[2], moment=28))))
    links = panel.area.findChildren(Link)
    assert [(link.text(), link.accessibleDescription()) for link in links] == [
        ("Caught fox", "Look at the moment when this happened")
    ]

    with qtbot.waitSignal(panel.moment_wanted) as told:
        QTest.mouseClick(links[0], Qt.MouseButton.LeftButton)

    assert told.args == [28]


def test_the_whole_game_can_be_looked_back_at(panel: ResultPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.moment_wanted) as told:
        QTest.mouseClick(panel.review, Qt.MouseButton.LeftButton)

    assert told.args == [0]


def test_after_a_practice_game_the_party_is_next(panel: ResultPanel) -> None:
    panel.set_practice(True)
    assert panel.next.text() == "Back to the &party"

    panel.set_practice(False)
    assert panel.next.text() == "N&ext game"


def test_a_result_that_changes_while_it_is_shown_asks_for_all_its_room(panel: ResultPanel) -> None:
    before = panel.heightForWidth(panel.width())

    panel.refresh(replace(RESULT, title="Re gewinnt."))

    assert panel.heightForWidth(panel.width()) == before
