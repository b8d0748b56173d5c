"""Reviews and practice games at the real window, with the real controller, by keyboard and by mouse."""

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from freedoko_qt.app import preference
from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import Place, ReviewPicture
from freedoko_qt.app.storage import Storage, in_profile
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.preset import preset
from freedoko_qt.ui.panel.label import Link
from freedoko_qt.ui.window import Window
from tests.app.fakes import AT_ONCE, NAMES, QuickWorker, controller, party, put
from tests.strategies import random_game
from tests.ui.desk import Marked, opened, press

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


@cache
def some_game() -> Game:
    """A game that has been played to its end, with more than the cards in it."""
    games = (random_game(preset("ddv"), seed) for seed in range(1, 60))
    return next(game for game in games if not game.state.table.is_redeal and game.length > 52)


@pytest.fixture
def played() -> Game:
    return some_game()


@pytest.fixture
def storage(profile: Path, played: Game) -> Storage:
    put(profile, played)
    return in_profile(profile)


@pytest.fixture
def game(storage: Storage, profile: Path) -> Controller:
    assert storage.running.exists()
    return controller(profile, QuickWorker())


@pytest.fixture
def window(qtbot: QtBot, game: Controller, storage: Storage) -> Window:
    """The window with the result of that game."""
    made = opened(qtbot, Window(game, AT_ONCE, storage))
    game.resume()
    qtbot.waitUntil(made.result.isVisible, timeout=20_000)
    return made


@pytest.fixture
def review(window: Window) -> Window:
    """The window with a review of that game, at its first moment."""
    QTest.mouseClick(window.result.review, LEFT)
    assert moment(window).at == 0
    return window


def moment(window: Window) -> ReviewPicture:
    assert window.look_back.picture is not None
    return window.look_back.picture


def cards_in_piles(window: Window) -> int:
    return sum(map(len, window.table.stage.picture.piles))


def test_the_keys_walk_through_the_game_and_back(review: Window, played: Game) -> None:
    seen = []
    for key, modifier in (
        (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier),
    ):
        press(review, key, modifier)
        seen.append(moment(review).at)
    assert seen == [played.length, played.length - 1, 0, 1, 0]

    tricks = []
    press(review, Qt.Key.Key_Right, CONTROL)
    for _ in range(3):
        press(review, Qt.Key.Key_Right, CONTROL)
        tricks.append(moment(review).at)
    assert tricks == sorted(set(tricks))
    assert set(tricks) <= set(played.trick_ends)
    press(review, Qt.Key.Key_Left, CONTROL)
    assert moment(review).at < tricks[-1]


def test_every_moment_is_told_on_table_and_bar(review: Window, played: Game) -> None:
    told = [review.review.told.text()]
    for _ in range(played.length):
        QTest.mouseClick(review.review.buttons["step_on"], LEFT)
        told.append(review.review.told.text())

    assert all(told)
    assert moment(review).at == played.length
    assert cards_in_piles(review) + len(review.table.stage.picture.trick) == 48


def test_all_hands_are_open_and_can_be_hidden_as_they_were(review: Window) -> None:
    def is_face_up() -> list[bool]:
        hands = review.table.stage.picture.hands
        return [all(card.face is not None for card in hands[place]) for place in Place]

    assert is_face_up() == [True, True, True, True]
    QTest.mouseClick(review.review.buttons["all_hands"], LEFT)
    assert is_face_up() == [True, False, False, False]
    press(review, Qt.Key.Key_H, CONTROL | SHIFT)
    assert is_face_up() == [True, True, True, True]


def test_the_table_is_seen_from_another_seat(review: Window) -> None:
    review.review.viewer.setFocus()
    QTest.keyClick(review.review.viewer, Qt.Key.Key_Down)

    assert review.table.stage.picture.plates[Place.BOTTOM].name == NAMES[1]
    assert moment(review).viewer == 1


def test_it_runs_by_itself_and_stops_when_asked(review: Window, qtbot: QtBot) -> None:
    press(review, Qt.Key.Key_Space)
    assert review.commands["run"].isChecked()
    qtbot.waitUntil(lambda: moment(review).at >= 2, timeout=5_000)

    press(review, Qt.Key.Key_Space)
    assert not moment(review).is_playing
    assert not review.commands["run"].isChecked()


def test_a_click_on_the_line_of_moments_goes_there(review: Window) -> None:
    line = review.review.timeline
    mark = moment(review).marks[-1]

    QTest.mouseClick(line, LEFT, pos=QPoint(round(line.x_of(mark.at)), 22))

    assert moment(review).at == mark.at


def test_closed_the_table_is_as_it_was(review: Window, played: Game) -> None:
    press(review, Qt.Key.Key_Right, CONTROL)
    press(review, Qt.Key.Key_Escape)

    assert not review.review.isVisible()
    assert review.strip.isVisible()
    assert review.result.isVisible()
    assert cards_in_piles(review) == 48
    assert review.commands["go_on"].isEnabled()
    assert review.log.view.document().blockCount() >= played.length


def test_an_item_of_the_result_leads_to_its_moment(window: Window, played: Game) -> None:
    link = window.result.area.findChildren(Link)[0]

    QTest.mouseClick(link, LEFT)

    assert 0 < moment(window).at <= played.length


def test_a_line_of_the_log_leads_to_its_moment(window: Window) -> None:
    window.docks["log"].show()
    QApplication.processEvents()
    view = window.log.view
    view.setTextCursor(QTextCursor(view.document().findBlockByNumber(9)))
    number = view.textCursor().block().userState()

    QTest.mouseClick(view.viewport(), LEFT, pos=view.cursorRect().center() + QPoint(8, 0))

    assert moment(window).at == number
    assert [s.cursor.block().userState() for s in view.extraSelections()] == [number]


def test_a_line_of_the_score_sheet_leads_to_its_game(window: Window) -> None:
    window.docks["score"].show()
    view = window.score.view
    place = view.visualRect(window.score.model.index(0, 0)).center()

    QTest.mouseClick(view.viewport(), LEFT, pos=place)
    QTest.mouseDClick(view.viewport(), LEFT, pos=place)

    assert moment(window).game == 0


def test_what_if_plays_on_at_a_seat_and_the_party_waits(
    review: Window, game: Controller, storage: Storage, qtbot: QtBot
) -> None:
    before, sheet = storage.running.read_bytes(), review.archive.sheet
    QTest.mouseClick(review.review.buttons["last"], LEFT)
    for _ in range(6):
        press(review, Qt.Key.Key_Left, CONTROL)
    review.review.what_if.menu().actions()[2].trigger()

    assert game.practising
    assert not review.review.isVisible()
    assert review.table.stage.picture.plates[Place.BOTTOM].name == NAMES[2]
    assert review.practice.isVisible()
    assert review.table.stage.title.notice

    review.commands["autoplay"].trigger()
    qtbot.waitUntil(review.result.isVisible, timeout=20_000)
    review.commands["autoplay"].trigger()
    assert review.result.next.text() == "Back to the &party"
    QTest.mouseClick(review.result.next, LEFT)

    assert not game.practising
    assert not review.practice.isVisible()
    assert cards_in_piles(review) == 48
    assert review.archive.sheet == sheet
    assert storage.running.read_bytes() == before


def test_the_same_deal_is_played_again_and_left_in_the_middle(
    window: Window, game: Controller, storage: Storage, played: Game
) -> None:
    before = storage.running.read_bytes()
    QTest.mouseClick(window.result.review, LEFT)
    window.review.again.menu().actions()[0].trigger()
    assert game.practising
    assert cards_in_piles(window) == 0
    hand = {card.face for card in window.table.stage.picture.hands[Place.BOTTOM]}
    assert hand == set(played.state.dealt[0])

    press(window, Qt.Key.Key_B, CONTROL)

    assert not game.practising
    assert storage.running.read_bytes() == before


def test_a_running_game_waits_while_the_game_before_is_looked_at(window: Window, qtbot: QtBot) -> None:
    press(window, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: window.strip.reserve.isVisible() or window.table.stage.picture.is_asked_card)
    asked, status = window.strip.reserve.title.text(), window.status.text()

    press(window, Qt.Key.Key_F7)
    assert moment(window).game == 0
    assert not window.strip.isVisible()

    press(window, Qt.Key.Key_Escape)
    assert (window.strip.reserve.title.text(), window.status.text()) == (asked, status)
    assert window.strip.isVisible()


def test_another_language_reaches_a_review(review: Window, qapp: QApplication) -> None:
    press(review, Qt.Key.Key_Right, CONTROL)
    at, language = moment(review).at, Marked()
    qapp.installTranslator(language)
    QApplication.processEvents()
    texts = [review.review.told.text(), review.review.title.text(), review.review.what_if.text()]
    qapp.removeTranslator(language)
    QApplication.processEvents()

    assert [text for text in texts if "‹" not in text] == []
    assert moment(review).at == at
    assert review.review.isVisible()


def test_a_new_party_ends_a_review(review: Window, game: Controller) -> None:
    game.start(party(seed=5))

    assert not review.review.isVisible()
    assert review.strip.isVisible()


# -- what the cards were worth ------------------------------------------------------------------------------------


def test_the_cards_are_valued_by_key_and_the_bar_tells(review: Window, qtbot: QtBot) -> None:
    press(review, Qt.Key.Key_V)
    assert review.review.progress.isVisible()
    assert review.commands["value_cards"].isChecked()
    qtbot.waitUntil(lambda: not moment(review).to_value, timeout=20_000)

    assert not review.commands["value_cards"].isChecked()
    assert not review.review.progress.isVisible()
    assert review.review.lesson.text().endswith("No card cost points beyond doubt.")


def test_valuing_is_stopped_by_the_button(review: Window) -> None:
    QTest.mouseClick(review.review.buttons["value_cards"], LEFT)
    assert moment(review).to_value
    QTest.mouseClick(review.review.buttons["value_cards"], LEFT)

    assert not moment(review).to_value
    assert not review.review.buttons["value_cards"].isChecked()


# -- with open cards ----------------------------------------------------------------------------------------------


def test_open_cards_are_reckoned_by_key_and_the_bar_tells(review: Window, played: Game, qtbot: QtBot) -> None:
    review.look_back.go_to(played.trick_ends[-3])
    assert not review.review.hindsight.isVisible()

    press(review, Qt.Key.Key_O)
    assert review.commands["open_cards"].isChecked()
    assert review.review.hindsight.isVisible()
    qtbot.waitUntil(lambda: "(played)" in review.review.hindsight.text.text(), timeout=30_000)
    assert not review.review.hindsight.progress.isVisible()

    press(review, Qt.Key.Key_O)
    assert not review.commands["open_cards"].isChecked()
    assert not review.review.hindsight.isVisible()


def test_that_it_is_wanted_is_kept(review: Window, storage: Storage, played: Game) -> None:
    QTest.mouseClick(review.review.buttons["open_cards"], LEFT)
    assert preference.load(storage.preferences).open_cards

    press(review, Qt.Key.Key_Escape)
    assert not review.review.isVisible()
    review.look_back.look_at_table(played.trick_ends[0])
    assert review.commands["open_cards"].isChecked()
    assert "too far from the end" in review.review.hindsight.text.text()

    QTest.mouseClick(review.review.buttons["open_cards"], LEFT)
    assert not preference.load(storage.preferences).open_cards


def test_nothing_is_reckoned_while_a_game_of_practice_is_played(review: Window, game: Controller) -> None:
    press(review, Qt.Key.Key_O)
    review.review.again.menu().actions()[0].trigger()

    assert game.practising
    assert not review.review.isVisible()
    assert not review.commands["open_cards"].isEnabled()
