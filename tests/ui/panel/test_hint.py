"""The hint in the strip."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import HintPicture
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from freedoko_qt.ui.panel.hint import FEWEST, MOST, HintPanel
from tests.ui.desk import HINT, Marked, opened


@pytest.fixture
def panel(qtbot: QtBot) -> HintPanel:
    made = HintPanel()
    made.resize(900, 100)
    opened(qtbot, made)
    made.show_hint(HINT)
    return made


def test_the_ranking_stands_beside_the_text(panel: HintPanel) -> None:
    ranking = panel.ranking
    assert panel.text.text() == HINT.text
    assert [ranking.item(at).text() for at in range(ranking.count())] == ["queen of clubs", "nine of hearts"]
    assert ranking.x() > panel.text.x()
    assert ranking.currentRow() == 0


def test_a_hint_without_ranking_is_a_text_only(panel: HintPanel) -> None:
    panel.show_hint(HintPicture("There are no hints."))
    assert panel.isVisible()
    assert not panel.ranking.isVisible()
    panel.show_hint(HintPicture(""))
    assert not panel.isVisible()


def test_return_plays_the_current_row(panel: HintPanel, qtbot: QtBot) -> None:
    panel.ranking.setFocus()
    QTest.keyClick(panel.ranking, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.chosen) as told:
        QTest.keyClick(panel.ranking, Qt.Key.Key_Return)
    assert told.args == [Played(0, Card.H9)]


def test_a_double_click_plays_a_row(panel: HintPanel, qtbot: QtBot) -> None:
    ranking = panel.ranking
    place = ranking.visualItemRect(ranking.item(1)).center()
    QTest.mouseClick(ranking.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(panel.chosen) as told:
        QTest.mouseDClick(ranking.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args == [Played(0, Card.H9)]


def test_esc_leaves_it(panel: HintPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.left):
        QTest.keyClick(panel.ranking, Qt.Key.Key_Escape)


def test_a_screen_reader_hears_each_row(panel: HintPanel) -> None:
    spoken = [panel.ranking.item(at).data(Qt.ItemDataRole.AccessibleTextRole) for at in range(2)]
    assert spoken == [row.spoken for row in HINT.rows]
    assert panel.ranking.accessibleName() == "Choices by their worth"


def test_all_of_a_row_has_room_and_many_rows_are_scrolled(panel: HintPanel) -> None:
    panel.show_hint(HintPicture(HINT.text, HINT.rows * 6))
    QApplication.processEvents()
    ranking = panel.ranking
    assert ranking.viewport().width() >= ranking.sizeHintForColumn(0)
    assert ranking.height() == MOST * ranking.sizeHintForRow(0)


def test_in_a_narrow_window_it_stands_below(panel: HintPanel) -> None:
    panel.show_hint(HintPicture(HINT.text, HINT.rows * 6))
    panel.resize(420, 160)
    QApplication.processEvents()
    assert panel.ranking.y() > panel.text.y()
    assert panel.ranking.height() == FEWEST * panel.ranking.sizeHintForRow(0)


def test_another_language_reaches_its_texts(panel: HintPanel, qapp: QApplication) -> None:
    language = Marked()
    qapp.installTranslator(language)
    try:
        panel.retranslate()
    finally:
        qapp.removeTranslator(language)
    texts = [panel.text.accessibleName(), panel.ranking.accessibleName(), panel.ranking.toolTip()]
    assert [text for text in texts if not text.startswith("‹")] == []
