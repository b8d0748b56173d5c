"""Panels, preferences, languages and sizes of the window."""

from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app import preference
from freedoko_qt.app.controller import Controller
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.storage import Storage
from freedoko_qt.ui.window import Window
from tests.ui.desk import AT_ONCE_LIGHT as PREFERENCES
from tests.ui.desk import (
    RESULT,
    SOLI,
    TABLE,
    Marked,
    NotedController,
    cut_off,
    dialog,
    opened,
    press,
)


def test_the_title_names_the_rules(window: Window) -> None:
    assert window.windowTitle() == "DDV tournament – FreeDoko-Qt"


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


def test_the_keyboard_reaches_the_graph_in_place_of_the_table(window: Window) -> None:
    window.docks["score"].show()
    window.score.show_graph(True)
    window.table.setFocus()

    press(window, Qt.Key.Key_F6)

    assert window.focusWidget() is window.score.graph


def test_full_screen_and_back(window: Window) -> None:
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()

    press(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_preferences_take_effect_and_are_kept(window: Window, game: NotedController, storage: Storage) -> None:
    preference.save(storage.preferences, PREFERENCES)
    chosen = PREFERENCES.but(scheme="dark", card_style="tournament", speed=3)

    window.apply(chosen)

    assert game.noted == [("apply_preferences", chosen)]
    assert preference.load(storage.preferences) == chosen
    assert QApplication.palette().color(QPalette.ColorRole.Window).lightness() < 128
    window.apply(PREFERENCES)


def test_what_the_command_line_wants_is_not_kept(qtbot: QtBot, game: NotedController, storage: Storage) -> None:
    preference.save(storage.preferences, Preferences(language="sv", speed=7))
    wanted = Preferences(language="de", speed=0)
    window = opened(qtbot, Window(cast(Controller, game), wanted, storage))

    window.apply(wanted.but(card_back="red"))

    assert preference.load(storage.preferences) == Preferences(language="sv", speed=7, card_back="red")


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
