"""A review in the window: what is shown in which place, and which command each key and click gives."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.picture import LogLine, MarkKind, ReviewMark, ReviewPicture
from freedoko_qt.ui.window import Window
from tests.ui.desk import NAMES, QUIET, RESULT, SHEET, TABLE, NotedController, cut_off, press

NO, CONTROL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
MOMENT = ReviewPicture(
    "Game 2: Queen solo of Jens",
    17,
    52,
    "Anna plays the queen of clubs.",
    (ReviewMark(20, MarkKind.TRICK, "Trick 4"),),
    viewer=0,
    names=NAMES,
    game=1,
    games=3,
)
PLAYED = replace(SHEET, rows=tuple(replace(row, game=game) for game, row in enumerate(SHEET.rows)))


@pytest.fixture
def review(window: Window, game: NotedController) -> Window:
    """The window with a review in it."""
    game.party_changed.emit(PLAYED)
    game.shown.emit(QUIET)
    game.reviewed.emit(MOMENT)
    QApplication.processEvents()
    game.noted.clear()
    return window


def test_the_bar_comes_in_place_of_the_strip_with_the_keyboard_and_goes_again(
    window: Window, game: NotedController
) -> None:
    game.reviewed.emit(MOMENT)
    assert (window.review.isVisible(), window.strip.isVisible()) == (True, False)
    assert window.review.hasFocus()

    game.reviewed.emit(None)
    assert (window.review.isVisible(), window.strip.isVisible()) == (False, True)
    assert window.table.hasFocus()


def test_another_moment_leaves_the_keyboard_where_it_is(review: Window, game: NotedController) -> None:
    review.review.buttons["step_on"].setFocus()

    game.reviewed.emit(replace(MOMENT, at=18, told="Ben plays the fox."))

    assert review.review.buttons["step_on"].hasFocus()
    assert review.review.told.text() == "Ben plays the fox."


@pytest.mark.parametrize("part", ["table", "bar"])
@pytest.mark.parametrize(
    ("key", "modifier", "noted"),
    [
        (Qt.Key.Key_Left, NO, ("review step", -1)),
        (Qt.Key.Key_Right, NO, ("review step", 1)),
        (Qt.Key.Key_Left, CONTROL, ("review trick", -1)),
        (Qt.Key.Key_Right, CONTROL, ("review trick", 1)),
        (Qt.Key.Key_Home, NO, ("review first",)),
        (Qt.Key.Key_End, NO, ("review last",)),
        (Qt.Key.Key_Space, NO, ("review play", True)),
        (Qt.Key.Key_Escape, NO, ("review close",)),
    ],
    ids=["left", "right", "trick back", "trick on", "home", "end", "space", "escape"],
)
def test_a_key_at_the_table_and_at_the_bar(
    review: Window, game: NotedController, part: str, key: Qt.Key, modifier: Qt.KeyboardModifier, noted: object
) -> None:
    (review.table if part == "table" else review.review).setFocus()

    press(review, key, modifier)

    assert game.noted == [noted]


@pytest.mark.parametrize(
    ("key", "modifier", "noted"),
    [
        (Qt.Key.Key_Left, ALT, ("review step", -1)),
        (Qt.Key.Key_Right, ALT, ("review step", 1)),
        (Qt.Key.Key_PageUp, ALT, ("review trick", -1)),
        (Qt.Key.Key_PageDown, ALT, ("review trick", 1)),
        (Qt.Key.Key_Home, ALT, ("review first",)),
        (Qt.Key.Key_End, ALT, ("review last",)),
        (Qt.Key.Key_Space, CONTROL, ("review play", True)),
        (Qt.Key.Key_H, CONTROL | Qt.KeyboardModifier.ShiftModifier, ("review open_hands", False)),
        (Qt.Key.Key_W, CONTROL, ("review close",)),
    ],
    ids=["step back", "step on", "trick back", "trick on", "first", "last", "run", "hands", "close"],
)
def test_a_shortcut_works_from_every_part_of_the_window(
    review: Window, game: NotedController, key: Qt.Key, modifier: Qt.KeyboardModifier, noted: object
) -> None:
    review.docks["log"].show()
    review.log.view.setFocus()

    press(review, key, modifier)

    assert game.noted == [noted]


@pytest.mark.parametrize(
    ("name", "noted"),
    [
        ("first", [("review first",)]),
        ("trick_back", [("review trick", -1)]),
        ("step_back", [("review step", -1)]),
        ("run", [("review play", True)]),
        ("step_on", [("review step", 1)]),
        ("trick_on", [("review trick", 1)]),
        ("last", [("review last",)]),
        ("all_hands", [("review open_hands", False)]),
        ("earlier_game", [("review game", -1)]),
        ("later_game", [("review game", 1)]),
        ("close_review", [("review close",)]),
    ],
)
def test_a_button_gives_its_command(
    review: Window, game: NotedController, name: str, noted: list[tuple[object, ...]]
) -> None:
    QTest.mouseClick(review.review.buttons[name], Qt.MouseButton.LeftButton)

    assert game.noted == noted


def test_what_runs_shows_so_and_is_stopped_by_the_same_button(review: Window, game: NotedController) -> None:
    game.reviewed.emit(replace(MOMENT, is_playing=True, are_hands_open=False))
    assert review.commands["run"].isChecked()
    assert not review.commands["all_hands"].isChecked()
    assert game.noted == []

    QTest.mouseClick(review.review.buttons["run"], Qt.MouseButton.LeftButton)
    assert game.noted == [("review play", False)]


def test_line_of_moments_seat_and_players(review: Window, game: NotedController) -> None:
    bar = review.review
    bar.timeline.setValue(30)
    bar.timeline.setValue(18)
    bar.viewer.setFocus()
    QTest.keyClick(bar.viewer, Qt.Key.Key_Down)
    bar.what_if.menu().actions()[2].trigger()
    bar.again.menu().actions()[3].trigger()

    assert game.noted == [
        ("review go_to", 30),
        ("review step", 1),
        ("review see_from", 1),
        ("review what_if", 2),
        ("review again", 3),
    ]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_keys_open_the_menus_of_players(review: Window) -> None:
    for key, modifier, button in (
        (Qt.Key.Key_W, NO, review.review.what_if),
        (Qt.Key.Key_D, CONTROL, review.review.again),
    ):
        press(review, key, modifier)
        assert button.menu().isVisible()
        button.menu().close()


def test_a_click_on_the_felt_goes_one_step_on(review: Window, game: NotedController) -> None:
    QTest.mouseClick(review.table.viewport(), Qt.MouseButton.LeftButton)

    assert game.noted == [("review step", 1)]


def test_the_running_game_waits_and_says_why(review: Window, game: NotedController) -> None:
    game.shown.emit(TABLE)
    waiting = [review.commands[name] for name in ("go_on", "autoplay", "hint", "undo", "announce", "open_hands")]
    assert not any(action.isEnabled() for action in waiting)
    assert waiting[0].toolTip().startswith("The game waits until the review is closed.")

    game.reviewed.emit(None)
    assert review.commands["go_on"].isEnabled()
    assert review.commands["go_on"].toolTip().startswith("End the running pause")


@pytest.mark.parametrize(("at", "barred"), [(0, "earlier_game"), (2, "later_game")])
def test_at_the_ends_of_a_party_there_is_no_other_game(
    review: Window, game: NotedController, at: int, barred: str
) -> None:
    game.reviewed.emit(replace(MOMENT, game=at))

    disabled = [name for name in ("earlier_game", "later_game") if not review.commands[name].isEnabled()]
    assert disabled == [barred]


def test_without_a_review_its_actions_are_of_no_use(window: Window) -> None:
    enabled = {name for name in ("first", "run", "what_if", "close_review") if window.commands[name].isEnabled()}
    assert enabled == set()


def test_the_last_game_is_looked_at_by_its_key(window: Window, game: NotedController) -> None:
    game.party_changed.emit(PLAYED)

    press(window, Qt.Key.Key_F7)

    assert game.noted == [("review open_game", 1, 0)]


def test_the_result_leads_to_the_game_on_the_table_and_to_a_moment(window: Window, game: NotedController) -> None:
    game.finished.emit(replace(RESULT, lines=(replace(RESULT.lines[2], moment=28),)))

    QTest.mouseClick(window.result.review, Qt.MouseButton.LeftButton)
    window.result.moment_wanted.emit(28)

    assert game.noted == [("review open_game", -1, 0), ("review open_game", -1, 28)]


def test_the_result_goes_when_the_review_comes(window: Window, game: NotedController) -> None:
    game.finished.emit(RESULT)

    game.reviewed.emit(MOMENT)

    assert not window.result.isVisible()
    assert window.review.hasFocus()


def test_a_line_of_the_score_sheet_leads_to_its_game(window: Window, game: NotedController) -> None:
    game.party_changed.emit(PLAYED)

    window.score.game_wanted.emit(0)
    game.reviewed.emit(MOMENT)
    window.score.game_wanted.emit(0)

    assert game.noted == [("review open_game", 0, 0), ("review open_game", 0, 0)]


def test_another_game_begins_with_its_first_moment(
    review: Window, game: NotedController, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.review, "game", lambda by: game.reviewed.emit(replace(MOMENT, game=1 + by, at=52)))

    press(review, Qt.Key.Key_PageDown, CONTROL)

    assert game.noted == [("review first",)]


def test_a_line_of_the_log_leads_to_its_moment_and_is_marked_in_a_review(review: Window, game: NotedController) -> None:
    review.docks["log"].show()
    for number in (16, 17, 18):
        game.happened.emit(LogLine(number, f"Event {number}"))

    game.reviewed.emit(MOMENT)
    marked = [selection.cursor.block().text() for selection in review.log.view.extraSelections()]
    review.log.view.setFocus()
    QTest.keyClick(review.log.view, Qt.Key.Key_Up)
    QTest.keyClick(review.log.view, Qt.Key.Key_Return)

    assert marked == ["Event 17"]
    assert game.noted == [("show_moment", 16)]


def test_practice_is_told_on_the_table_and_in_the_status_with_the_way_back(
    window: Window, game: NotedController
) -> None:
    game.shown.emit(replace(QUIET, practice="Practice game"))
    assert window.table.stage.title.notice == window.practice.text.text() == "Practice game"
    assert window.result.next.text() == "Back to the &party"

    QTest.mouseClick(window.practice.back, Qt.MouseButton.LeftButton)
    press(window, Qt.Key.Key_B, CONTROL)
    assert game.noted == [("leave_practice",), ("leave_practice",)]

    game.shown.emit(QUIET)
    assert not window.practice.isVisible()
    assert not window.commands["leave_practice"].isEnabled()
    assert window.result.next.text() == "N&ext game"


def test_cards_fly_to_the_next_moment_and_jump_to_a_far_one(
    review: Window, game: NotedController, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways: list[str] = []
    monkeypatch.setattr(review.table, "show_picture", lambda _: ways.append("fly"))
    monkeypatch.setattr(review.table, "jump", lambda _: ways.append("jump"))
    for name in ("step", "go_to", "first"):
        monkeypatch.setattr(game.review, name, lambda *_: game.shown.emit(QUIET))

    review.look_back.step_on()
    review.look_back.go_to(18)
    review.look_back.go_to(40)
    review.look_back.go_to_first()

    assert ways == ["fly", "fly", "jump", "jump"]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_right_mouse_button_offers_what_a_review_can_do(review: Window) -> None:
    review.table.customContextMenuRequested.emit(review.table.rect().center())
    menu = QApplication.activePopupWidget()
    assert menu is not None
    names = [action.objectName() for action in menu.actions()]
    menu.close()

    assert names == [
        "step_on",
        "step_back",
        "trick_on",
        "trick_back",
        "value_cards",
        "what_if",
        "play_again",
        "close_review",
    ]


@pytest.mark.parametrize("width", [800, 1280])
def test_everything_of_the_bar_has_room(review: Window, width: int) -> None:
    for dock in review.docks.values():
        dock.setVisible(width > 1000)
    review.resize(width, 600)
    QApplication.processEvents()

    assert review.width() == width
    assert cut_off(review.review) == []


def test_f6_walks_over_the_bar(review: Window) -> None:
    for dock in review.docks.values():
        dock.hide()
    review.table.setFocus()

    press(review, Qt.Key.Key_F6)

    assert review.review.hasFocus()
