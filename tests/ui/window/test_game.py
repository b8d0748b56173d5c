"""What the window makes of a game, and of what a person does in it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from freedoko_qt.app.picture import CardPicture, LogLine, Place, SheetPicture, TablePicture, TrickCard
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from freedoko_qt.ui.dialog.about import AboutDialog
from freedoko_qt.ui.dialog.help import HelpDialog
from freedoko_qt.ui.dialog.new_party import NewPartyDialog
from freedoko_qt.ui.dialog.preferences import PreferencesDialog
from freedoko_qt.ui.window import Window
from tests.ui.desk import (
    HEALTH,
    HINT,
    QUIET,
    RE,
    RESULT,
    SOLI,
    TABLE,
    NotedController,
    dialog,
    press,
)


def test_a_picture_reaches_table_status_and_announcements(window: Window, game: NotedController) -> None:
    game.shown.emit(TABLE)

    assert window.table.stage.picture == TABLE
    assert window.status.text() == "It is your turn."
    assert [button.text() for button in window.strip.announce.buttons] == ["Re", "no 90"]


@pytest.mark.parametrize(
    ("picture", "enabled"),
    [(TABLE, {"announce", "hint", "last_trick"}), (QUIET, set())],
    ids=["asked", "quiet"],
)
def test_actions_follow_the_picture(
    window: Window, game: NotedController, picture: TablePicture, enabled: set[str]
) -> None:
    game.shown.emit(picture)

    found = {name for name in ("announce", "hint", "last_trick") if window.commands[name].isEnabled()}
    assert found == enabled


def test_without_a_party_there_is_nothing_to_go_on_with(window: Window, game: NotedController) -> None:
    game.party_changed.emit(SheetPicture())

    disabled = {name for name, action in window.commands.by_name.items() if not action.isEnabled()}
    assert {"save", "go_on", "autoplay", "rules"} <= disabled


def test_a_question_takes_the_focus_and_gives_it_back_to_the_table(window: Window, game: NotedController) -> None:
    game.asked.emit(HEALTH)
    assert window.strip.reserve.hasFocus()

    press(window, Qt.Key.Key_1)
    assert game.noted == [("answer", HEALTH.options[0].action)]

    game.asked.emit(None)
    assert window.table.hasFocus()
    assert not window.strip.reserve.isVisible()


def test_a_question_lies_below_the_table_and_not_over_it(window: Window, game: NotedController) -> None:
    game.asked.emit(SOLI)
    QApplication.processEvents()

    assert window.strip.geometry().top() > window.table.geometry().bottom()
    assert window.strip.rect().contains(window.strip.reserve.geometry())


def test_events_are_written_down_and_a_new_game_begins_a_new_page(window: Window, game: NotedController) -> None:
    game.happened.emit(LogLine(1, "Anna is healthy."))
    assert window.log.view.toPlainText() == "Anna is healthy."

    game.log_cleared.emit()
    assert window.log.view.toPlainText() == ""


def test_advice_stays_until_something_happens(window: Window, game: NotedController) -> None:
    game.advised.emit(HINT)
    game.shown.emit(TABLE)
    assert window.strip.hint.isVisible()

    game.happened.emit(LogLine(1, "You play the fox."))
    assert not window.strip.hint.isVisible()


def test_a_card_of_the_hint_is_played_with_the_keys(window: Window, game: NotedController) -> None:
    game.shown.emit(TABLE)
    game.advised.emit(HINT)
    window.strip.hint.ranking.setFocus()

    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Return)
    assert game.noted == [("answer", Played(0, Card.H9))]

    game.happened.emit(LogLine(1, "You play the nine of hearts."))
    assert window.table.hasFocus()


def test_esc_leaves_the_hint_for_the_table(window: Window, game: NotedController) -> None:
    game.shown.emit(TABLE)
    game.advised.emit(HINT)
    window.strip.hint.ranking.setFocus()

    press(window, Qt.Key.Key_Escape)

    assert window.table.hasFocus()
    assert window.strip.hint.isVisible()


def test_a_card_of_the_hand_is_played_by_its_key(window: Window, game: NotedController) -> None:
    game.shown.emit(TABLE)

    press(window, Qt.Key.Key_1)

    assert game.noted == [("answer", Played(0, Card.CQ))]


def test_a_card_that_may_not_be_played_says_why(window: Window, game: NotedController) -> None:
    game.shown.emit(TABLE)

    press(window, Qt.Key.Key_2)

    assert game.noted == []
    assert window.statusBar().currentMessage() == "Trump was led."


@pytest.mark.parametrize(
    ("key", "noted"),
    [
        (Qt.Key.Key_R, ("answer", RE.action)),
        (Qt.Key.Key_H, ("hint",)),
        (Qt.Key.Key_N, ("hurry",)),
        (Qt.Key.Key_Space, ("hurry",)),
        (Qt.Key.Key_L, ("show_last_trick", True)),
    ],
    ids=["announce", "hint", "continue", "space", "last trick"],
)
def test_a_key_reaches_the_controller(
    window: Window, game: NotedController, key: Qt.Key, noted: tuple[object, ...]
) -> None:
    game.shown.emit(TABLE)

    press(window, key)

    assert game.noted == [noted]


def test_an_announcement_is_made_by_a_click(window: Window, game: NotedController) -> None:
    game.shown.emit(TABLE)

    QTest.mouseClick(window.strip.announce.buttons[0], Qt.MouseButton.LeftButton)

    assert game.noted == [("answer", RE.action)]


def test_a_click_on_the_felt_ends_a_pause(window: Window, game: NotedController) -> None:
    game.shown.emit(QUIET)

    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton)

    assert game.noted == [("hurry",)]


def test_a_shown_trick_checks_the_action_and_its_absence_unchecks_it(window: Window, game: NotedController) -> None:
    shown = replace(TABLE, last_trick=(TrickCard(Place.LEFT, CardPicture("1.0", Card.CA)),), last_trick_title="Trick 1")
    game.shown.emit(shown)
    assert window.commands["last_trick"].isChecked()

    game.shown.emit(TABLE)
    assert not window.commands["last_trick"].isChecked()


def test_keys_and_clicks_look_back(window: Window, game: NotedController) -> None:
    stage = window.table.stage
    game.shown.emit(TABLE)
    press(window, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    QTest.mouseClick(
        window.table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=stage.layout.pile_box(Place.BOTTOM).center().toPoint(),
    )
    game.shown.emit(replace(TABLE, last_trick=(TrickCard(Place.LEFT, CardPicture("1.0", Card.CA)),)))
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=stage.layout.last_box().center().toPoint())
    press(window, Qt.Key.Key_L)

    assert game.noted == [
        ("show_earlier_trick",),
        ("show_last_trick", True),
        ("show_earlier_trick",),
        ("show_last_trick", False),
    ]


def test_the_result_lies_over_the_table_with_the_focus_on_going_on(window: Window, game: NotedController) -> None:
    game.finished.emit(RESULT)
    QApplication.processEvents()

    assert window.result.isVisible()
    assert window.result.next.hasFocus()
    assert window.table.geometry().contains(window.result.geometry())


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_N])
def test_a_key_goes_on_to_the_next_game(window: Window, game: NotedController, key: Qt.Key) -> None:
    game.finished.emit(RESULT)

    press(window, key)

    assert game.noted == [("next_game",)]
    assert not window.result.isVisible()


@pytest.mark.parametrize("way", ["key", "click"])
def test_after_a_look_at_the_table_the_result_comes_back_first(window: Window, game: NotedController, way: str) -> None:
    game.finished.emit(RESULT)
    QTest.mouseClick(window.result.look, Qt.MouseButton.LeftButton)
    assert window.table.hasFocus()

    if way == "key":
        press(window, Qt.Key.Key_N)
    else:
        QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton)

    assert window.result.isVisible()
    assert game.noted == []


def test_the_result_goes_when_the_next_game_begins_by_itself(window: Window, game: NotedController) -> None:
    game.finished.emit(RESULT)

    game.log_cleared.emit()

    assert not window.result.isVisible()
    assert window.table.hasFocus()


def test_after_the_last_game_a_new_party_is_offered(window: Window, game: NotedController) -> None:
    game.finished.emit(replace(RESULT, is_party_over=True))

    press(window, Qt.Key.Key_Space)

    assert isinstance(dialog(window), NewPartyDialog)
    dialog(window).close()


def test_the_computer_plays_while_the_action_is_checked(window: Window, game: NotedController) -> None:
    press(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    press(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)

    assert game.noted == [("set_autoplay", True), ("set_autoplay", False)]


@pytest.mark.parametrize(
    ("key", "modifier", "kind"),
    [
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, HelpDialog),
        (Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier, HelpDialog),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier, AboutDialog),
        (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier, PreferencesDialog),
    ],
    ids=["keys", "rules", "about", "preferences"],
)
def test_a_key_opens_its_dialog(
    window: Window, key: Qt.Key, modifier: Qt.KeyboardModifier, kind: type[QDialog]
) -> None:
    press(window, key, modifier)

    assert isinstance(dialog(window), kind)
    dialog(window).close()
