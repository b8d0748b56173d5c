"""The main window, with a controller that only notes what it is told."""

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app import preference
from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import LogLine, SheetPicture, TablePicture
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.storage import Storage, in_profile
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from freedoko_qt.ui.dialog.about import AboutDialog
from freedoko_qt.ui.dialog.help import HelpDialog
from freedoko_qt.ui.dialog.new_party import NewPartyDialog
from freedoko_qt.ui.dialog.preferences import PreferencesDialog
from freedoko_qt.ui.window import Window
from tests.ui.desk import HEALTH, QUIET, RE, RESULT, SHEET, SOLI, TABLE, Marked, NotedController, cut_off, opened

PREFERENCES = Preferences(scheme="light", speed=0, thinking=0, trick_pause=0)


@pytest.fixture
def game() -> NotedController:
    return NotedController()


@pytest.fixture
def storage(profile: Path) -> Storage:
    return in_profile(profile)


@pytest.fixture
def window(qtbot: QtBot, game: NotedController, storage: Storage) -> Window:
    made = opened(qtbot, Window(cast(Controller, game), PREFERENCES, storage))
    game.party_changed.emit(SHEET)
    game.noted.clear()
    return made


def press(window: Window, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, wherever the focus is."""
    QTest.keyClick(window.focusWidget() or window, key, modifier)


def dialog(window: Window) -> QDialog:
    """The one dialog that is open."""
    found = [made for made in window.findChildren(QDialog) if made.isVisible()]
    assert len(found) == 1
    return found[0]


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


def test_the_title_names_the_rules(window: Window) -> None:
    assert window.windowTitle() == "DDV tournament – FreeDoko-Qt"


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
    game.advised.emit("Play the fox.")
    game.shown.emit(TABLE)
    assert window.strip.advice.isVisible()

    game.happened.emit(LogLine(1, "You play the fox."))
    assert not window.strip.advice.isVisible()


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


def test_the_last_trick_is_put_away_when_a_game_begins(window: Window, game: NotedController) -> None:
    game.shown.emit(TABLE)
    press(window, Qt.Key.Key_L)

    game.log_cleared.emit()

    assert game.noted == [("show_last_trick", True), ("show_last_trick", False)]


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


@pytest.mark.parametrize(("key", "name"), [(Qt.Key.Key_F4, "score"), (Qt.Key.Key_F5, "log")])
def test_a_panel_comes_and_goes_by_its_key(window: Window, key: Qt.Key, name: str) -> None:
    before = window.docks[name].isVisible()

    press(window, key)
    assert window.docks[name].isVisible() is not before
    assert window.commands[name].isChecked() is not before

    window.docks[name].setVisible(before)
    assert window.commands[name].isChecked() is before


def test_the_keyboard_reaches_every_part(window: Window, game: NotedController) -> None:
    game.shown.emit(TABLE)
    for dock in window.docks.values():
        dock.show()
    window.table.setFocus()
    reached: list[QWidget | None] = []

    for _ in range(4):
        press(window, Qt.Key.Key_F6)
        reached.append(window.focusWidget())

    assert reached == [window.strip.announce.buttons[0], window.score.view, window.log.view, window.table]


def test_full_screen_and_back(window: Window) -> None:
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()

    press(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


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


def test_preferences_take_effect_and_are_kept(window: Window, game: NotedController, storage: Storage) -> None:
    chosen = PREFERENCES.but(scheme="dark", card_style="tournament", speed=3)

    window.apply(chosen)

    assert game.noted == [("apply_preferences", chosen)]
    assert preference.load(storage.preferences) == chosen
    assert QApplication.palette().color(QPalette.ColorRole.Window).lightness() < 128
    window.apply(PREFERENCES)


def test_preferences_that_cannot_be_kept_are_still_taken(
    window: Window, game: NotedController, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(preference, "save", fail)

    window.apply(PREFERENCES.but(speed=9))

    assert game.noted == [("apply_preferences", PREFERENCES.but(speed=9))]
    box = dialog(window)
    assert isinstance(box, QMessageBox)
    assert "No space left on device" in box.text()
    box.close()


def test_another_language_reaches_everything_while_a_game_runs(
    window: Window, game: NotedController, qapp: QApplication
) -> None:
    game.shown.emit(TABLE)
    window.dialogs.edit_preferences()
    language = Marked()

    qapp.installTranslator(language)
    QApplication.processEvents()
    texts = [label.text() for label in dialog(window).findChildren(QLabel) if label.buddy()]
    texts += [action.text() for action in window.commands.by_name.values()]
    texts += [window.docks[name].windowTitle() for name in window.docks]
    texts += [dialog(window).windowTitle(), window.result.next.text(), window.result.look.text()]
    noted = [name for name, *_ in game.noted]
    qapp.removeTranslator(language)
    QApplication.processEvents()

    assert [text for text in texts if not text.startswith("‹")] == []
    assert "retranslate" in noted
    assert window.commands["hint"].text() == "&Hint"
    dialog(window).close()


def test_a_result_told_again_in_another_language_stays_closed(window: Window, game: NotedController) -> None:
    game.finished.emit(RESULT)
    window.result.look.click()
    game.retranslate = lambda: game.finished.emit(replace(RESULT, title="Re gewinnt."))  # type: ignore[attr-defined]

    window._retranslate()

    assert not window.result.isVisible()
    assert window.result.title.text() == "Re gewinnt."


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (3840, 2160)], ids=str)
@pytest.mark.parametrize("scene", ["cards", "question", "result"])
def test_every_part_has_room(window: Window, game: NotedController, size: tuple[int, int], scene: str) -> None:
    for dock in window.docks.values():
        dock.setVisible(size[0] > 1000)
    game.shown.emit(TABLE)
    if scene == "question":
        game.asked.emit(SOLI)
    if scene == "result":
        game.finished.emit(RESULT)

    window.resize(QSize(*size))
    QApplication.processEvents()

    assert window.size() == QSize(*size)
    assert cut_off(window) == []


def test_closing_keeps_the_places_and_closes_the_controller(
    window: Window, game: NotedController, storage: Storage
) -> None:
    window.close()

    assert game.noted == [("close",)]
    assert storage.window.exists()
