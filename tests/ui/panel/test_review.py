"""The bar of a review, on its own."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import HindsightPicture, MarkKind, ReviewMark, ReviewPicture
from freedoko_qt.ui.panel.review import CHOICES, GAMES, KEYS, MOVES, ReviewPanel
from tests.ui.desk import NAMES, Marked, cut_off, opened

PICTURE = ReviewPicture(
    "Game 3: Queen solo of Anna",
    17,
    52,
    "Anna plays the queen of clubs.",
    (ReviewMark(20, MarkKind.TRICK, "Trick 4"),),
    viewer=1,
    names=NAMES,
    game=2,
    games=24,
)
NO = Qt.KeyboardModifier.NoModifier


class Desk(QWidget):
    """The bar below something that stands for the table, with actions that are noted."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.table, self.bar = QLineEdit(), ReviewPanel()
        column = QVBoxLayout(self)
        column.addWidget(self.table)
        column.addWidget(self.bar)
        self.bar.take_actions({name: self._action(name) for name in (*MOVES, *GAMES, *CHOICES)})
        self.bar.watch(self.table)

    def _action(self, name: str) -> QAction:
        made = QAction(name, self)
        made.triggered.connect(lambda: self.done.append(name))
        return made


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    made = Desk()
    made.resize(800, 200)
    opened(qtbot, made)
    made.bar.show_review(PICTURE)
    made.bar.setFocus()
    return made


def test_it_tells_game_moment_and_what_has_happened(desk: Desk) -> None:
    bar = desk.bar
    assert (bar.title.text(), bar.told.text(), bar.count.text()) == (PICTURE.title, PICTURE.told, "17/52")
    assert (bar.timeline.value(), bar.timeline.maximum()) == (17, 52)
    assert bar.viewer.currentText() == "Anna"
    assert not bar.branch.isVisible()


def test_a_branch_is_compared_in_words(desk: Desk) -> None:
    desk.bar.show_review(replace(PICTURE, branch="In the party Anna lost this game."))

    assert desk.bar.branch.isVisible()
    assert desk.bar.branch.text() == "In the party Anna lost this game."


def test_what_a_card_was_worth_is_told_while_there_is_something_to_tell(desk: Desk) -> None:
    assert not desk.bar.lesson.isVisible()
    desk.bar.show_review(replace(PICTURE, lesson="The fox was the best card.", valued=2, to_value=11))

    bar = desk.bar
    assert (bar.lesson.isVisible(), bar.lesson.text()) == (True, "The fox was the best card.")
    assert (bar.progress.isVisible(), bar.progress.value(), bar.progress.maximum()) == (True, 2, 11)
    bar.show_review(PICTURE)
    assert not bar.progress.isVisible()


def test_hindsight_has_a_line_while_it_is_wanted(desk: Desk) -> None:
    line = desk.bar.hindsight
    assert not line.isVisible()

    desk.bar.show_review(replace(PICTURE, hindsight=HindsightPicture("Reckoning …", done=2, total=5)))
    assert (line.isVisible(), line.text.text()) == (True, "Reckoning …")
    assert (line.progress.isVisible(), line.progress.value(), line.progress.maximum()) == (True, 2, 5)
    assert line.progress.accessibleName() == "Cards reckoned"

    desk.bar.show_review(replace(PICTURE, hindsight=HindsightPicture("♥A +2, ♦K +1", "ace of hearts: score +2")))
    assert not line.progress.isVisible()
    assert (line.text.accessibleName(), line.text.accessibleDescription()) == (
        "♥A +2, ♦K +1",
        "ace of hearts: score +2",
    )
    assert line.text.toolTip() == "ace of hearts: score +2"

    desk.bar.show_review(PICTURE)
    assert not line.isVisible()


def test_a_screen_reader_hears_it(desk: Desk) -> None:
    bar = desk.bar
    assert (bar.accessibleName(), bar.accessibleDescription()) == (PICTURE.title, PICTURE.told)
    assert bar.timeline.accessibleName() == "Moments of the game"
    assert bar.timeline.accessibleDescription() == PICTURE.told
    assert bar.count.accessibleName() == "Moment 17 of 52"


@pytest.mark.parametrize("name", [*MOVES, *GAMES, *CHOICES])
def test_a_button_does_its_action(desk: Desk, name: str) -> None:
    QTest.mouseClick(desk.bar.buttons[name], Qt.MouseButton.LeftButton)

    assert desk.done == [name]


@pytest.mark.parametrize("part", ["bar", "table", "timeline", "a button"])
@pytest.mark.parametrize(("key", "modifier"), KEYS, ids=lambda value: str(value).rpartition(".")[2])
def test_a_key_means_the_same_on_every_part(desk: Desk, part: str, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    parts = {"bar": desk.bar, "table": desk.table, "timeline": desk.bar.timeline, "a button": desk.bar.buttons["last"]}
    parts[part].setFocus()

    QTest.keyClick(parts[part], key, modifier)

    is_pressed = part == "a button" and key == Qt.Key.Key_Space
    assert desk.done == ["last" if is_pressed else KEYS[key, modifier]]


def test_at_the_table_other_keys_mean_what_they_mean_there(desk: Desk) -> None:
    QTest.keyClick(desk.table, Qt.Key.Key_X)

    assert desk.table.text() == "x"
    assert desk.done == []


def test_a_hidden_bar_takes_no_key_of_the_table(desk: Desk) -> None:
    desk.bar.hide()

    QTest.keyClick(desk.table, Qt.Key.Key_Space)

    assert desk.table.text() == " "
    assert desk.done == []


def test_the_line_of_moments_tells_where_to_go(desk: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(desk.bar.moved) as told:
        QTest.keyClick(desk.bar.timeline, Qt.Key.Key_PageUp)

    assert told.args == [17 + desk.bar.timeline.pageStep()]


def test_another_seat_is_chosen_with_the_keys(desk: Desk, qtbot: QtBot) -> None:
    desk.bar.viewer.setFocus()

    with qtbot.waitSignal(desk.bar.viewer_chosen) as told:
        QTest.keyClick(desk.bar.viewer, Qt.Key.Key_Down)

    assert told.args == [2]


def test_what_is_shown_from_outside_chooses_no_seat(desk: Desk, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(desk.bar.viewer_chosen):
        desk.bar.show_review(replace(PICTURE, viewer=3, names=("a", "b", "c", "d")))

    assert desk.bar.viewer.currentText() == "d"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("name", ["what_if", "again"])
def test_a_menu_offers_the_four_players(desk: Desk, qtbot: QtBot, name: str) -> None:
    button: QPushButton = getattr(desk.bar, name)
    menu = button.menu()
    assert [action.text() for action in menu.actions()] == ["&1  Jens", "&2  Anna", "&3  Ben", "&4  Clara"]

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert menu.isVisible()
    with qtbot.waitSignal(getattr(desk.bar, f"{name}_wanted")) as told:
        QTest.keyClick(menu, Qt.Key.Key_3)
    assert not menu.isVisible()

    assert told.args == [2]


def test_names_are_shown_as_they_are(desk: Desk) -> None:
    desk.bar.show_review(replace(PICTURE, names=("Jens & Co", "b", "c", "d")))

    assert desk.bar.what_if.menu().actions()[0].text() == "&1  Jens && Co"
    assert desk.bar.viewer.itemText(0) == "Jens & Co"


@pytest.mark.parametrize("width", [800, 1280])
def test_nothing_but_a_long_sentence_is_cut_off(desk: Desk, width: int, qapp: QApplication) -> None:
    language = Marked()
    qapp.installTranslator(language)
    desk.bar.retranslate()
    qapp.removeTranslator(language)
    long = "Anna plays the queen of clubs. " * 6
    hindsight = HindsightPicture("With open cards: " + "♥A +2, " * 40)
    branch = "In the party it was another game. " * 4
    desk.bar.show_review(replace(PICTURE, told=long, branch=branch, hindsight=hindsight))

    desk.resize(width, 200)
    QApplication.processEvents()

    assert [text for text in cut_off(desk.bar) if text not in (PICTURE.title, long)] == []
    assert desk.bar.told.toolTip() == long
    assert desk.bar.again.geometry().right() <= desk.bar.width()


@pytest.mark.parametrize("width", [460, 800, 1280])
def test_a_usual_sentence_is_shown_whole(desk: Desk, width: int) -> None:
    told = "Anna plays the queen of clubs. Anna takes the trick with 37 card points. Anna plays with Ben."
    desk.bar.show_review(replace(PICTURE, told=told))

    desk.resize(width, 200)
    QApplication.processEvents()

    assert " ".join(desk.bar.told.shown(desk.bar.told.width())) == told
    assert desk.bar.again.geometry().right() <= desk.bar.width()


def test_another_language_reaches_its_texts(desk: Desk, qapp: QApplication) -> None:
    language = Marked()
    qapp.installTranslator(language)
    try:
        desk.bar.retranslate()
    finally:
        qapp.removeTranslator(language)

    bar = desk.bar
    texts = [bar.what_if.text(), bar.again.text(), bar.timeline.accessibleName(), bar.viewer.toolTip()]
    texts += [bar.what_if.toolTip(), bar.count.accessibleName()]
    assert [text for text in texts if not text.startswith("‹")] == []


def test_keys_of_the_number_block_count_too(desk: Desk) -> None:
    QTest.keyClick(desk.bar, Qt.Key.Key_Left, Qt.KeyboardModifier.KeypadModifier)

    assert desk.done == [KEYS[Qt.Key.Key_Left, NO]]
