"""Whole games at the real window, with the real controller, by keyboard and by mouse."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import Place
from freedoko_qt.app.storage import in_profile
from freedoko_qt.engine.preset import preset
from freedoko_qt.ui.window import Window
from tests.app.fakes import AT_ONCE, QuickWorker, controller, party
from tests.ui.desk import Marked, opened


@pytest.fixture
def game(profile: Path) -> Controller:
    return controller(profile, QuickWorker())


@pytest.fixture
def window(qtbot: QtBot, game: Controller, profile: Path) -> Window:
    made = opened(qtbot, Window(game, AT_ONCE, in_profile(profile)))
    game.start(party(seed=3))
    return made


def press(window: Window, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, wherever the focus is."""
    QTest.keyClick(window.focusWidget() or window, key, modifier)


def play_by_keys(window: Window) -> None:
    """Does what is asked for: is healthy, or plays the first card that may be played."""
    if window.strip.reserve.isVisible():
        press(window, Qt.Key.Key_1)
    elif window.table.stage.picture.is_asked_card:
        press(window, Qt.Key.Key_Right)
        press(window, Qt.Key.Key_Return)


def play_by_mouse(window: Window) -> None:
    """The same with clicks."""
    stage = window.table.stage
    if window.strip.reserve.isVisible():
        QTest.mouseClick(window.strip.reserve.buttons[0], Qt.MouseButton.LeftButton)
    elif stage.picture.is_asked_card:
        card = next(card for card in stage.picture.hands[Place.BOTTOM] if card.is_playable)
        points = (
            QPoint(x, y) for y in range(window.table.height() - 1, 0, -6) for x in range(0, window.table.width(), 6)
        )
        place = next(point for point in points if stage.own_card_at(point.toPointF()) == card)
        QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.parametrize("play", [play_by_keys, play_by_mouse])
def test_a_game_is_played_to_its_result_and_the_next_one_begins(window: Window, qtbot: QtBot, play: object) -> None:
    def is_over() -> bool:
        play(window)  # type: ignore[operator]
        return window.result.isVisible()

    qtbot.waitUntil(is_over, timeout=20_000)
    assert window.score.model.index(0, 0).data() == "1"
    assert len(window.log.view.toPlainText().splitlines()) >= 48

    press(window, Qt.Key.Key_Space)

    assert not window.result.isVisible()
    assert window.log.view.toPlainText().count("\n") < 8


def test_the_computer_can_play_on_for_a_person(window: Window, qtbot: QtBot) -> None:
    window.commands["autoplay"].trigger()

    qtbot.waitUntil(lambda: window.score.model.rowCount() >= 3, timeout=20_000)

    window.commands["autoplay"].trigger()


def test_the_language_changes_in_the_middle_of_a_game(window: Window, qtbot: QtBot, qapp: QApplication) -> None:
    def is_in_the_middle() -> bool:
        play_by_keys(window)
        return len(window.log.view.toPlainText().splitlines()) > 20

    qtbot.waitUntil(is_in_the_middle, timeout=20_000)
    english = window.log.view.toPlainText().splitlines()
    language = Marked()
    qapp.installTranslator(language)
    QApplication.processEvents()
    other, title = window.log.view.toPlainText().splitlines(), window.docks["score"].windowTitle()
    qapp.removeTranslator(language)
    QApplication.processEvents()

    assert len(other) >= len(english)
    assert [line for line in other if not line.startswith("‹")] == []
    assert title.startswith("‹")
    assert window.log.view.toPlainText().splitlines()[: len(english)] == english


def test_a_hint_is_told_again_in_another_language(window: Window, qtbot: QtBot, qapp: QApplication) -> None:
    def is_asked() -> bool:
        if window.strip.reserve.isVisible():
            play_by_keys(window)
        return window.table.stage.picture.is_asked_card

    qtbot.waitUntil(is_asked, timeout=20_000)
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(window.strip.hint.isVisible, timeout=20_000)
    english = window.strip.hint.text.text()
    language = Marked()
    qapp.installTranslator(language)
    QApplication.processEvents()
    other = window.strip.hint.text.text()
    qapp.removeTranslator(language)
    QApplication.processEvents()

    assert other.startswith("‹")
    assert window.strip.hint.text.text() == english


def test_past_tricks_are_looked_at_by_keys_while_the_game_goes_on(
    window: Window, game: Controller, qtbot: QtBot
) -> None:
    game.start(replace(party(seed=3), rules=preset("ddv").but(show_tricks_number=12)))

    def is_after(tricks: int) -> bool:
        play_by_keys(window)
        return sum(map(len, window.table.stage.picture.piles)) >= 4 * tricks

    def seen() -> str:
        return window.table.stage.picture.last_trick_title.partition(",")[0]

    qtbot.waitUntil(lambda: is_after(3), timeout=20_000)
    press(window, Qt.Key.Key_L)
    titles = [seen()]
    press(window, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    titles.append(seen())
    qtbot.waitUntil(lambda: is_after(4), timeout=20_000)
    titles.append(seen())
    press(window, Qt.Key.Key_L)
    assert titles == ["Trick 3", "Trick 2", "Trick 2"]
    assert window.table.stage.picture.last_trick == ()
