"""Labels of the panels."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.panel.label import Excerpt, Link, text
from tests.ui.desk import opened


@pytest.fixture
def link(qtbot: QtBot) -> Link:
    return opened(qtbot, Link("Caught fox"))


def test_a_link_is_followed_by_a_click(link: Link, qtbot: QtBot) -> None:
    with qtbot.waitSignal(link.clicked):
        QTest.mouseClick(link, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_link_is_followed_by_a_key(link: Link, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(link.clicked):
        QTest.keyClick(link, key)


def test_a_link_shows_its_text_in_the_colour_of_links_and_that_it_has_the_keyboard(link: Link) -> None:
    link.clearFocus()
    resting = link.grab().toImage()
    colours = {resting.pixelColor(x, y).name() for x in range(resting.width()) for y in range(resting.height())}
    assert link.palette().color(QPalette.ColorRole.Link).name() in colours
    assert link.sizeHint().width() >= link.fontMetrics().horizontalAdvance("Caught fox")

    link.setFocus(Qt.FocusReason.TabFocusReason)
    assert link.grab().toImage() != resting


def test_words_are_no_markup(qtbot: QtBot) -> None:
    label = text("<b>Anna</b> & Ben")
    qtbot.addWidget(label)

    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == "<b>Anna</b> & Ben"


def test_an_excerpt_leaves_out_only_what_has_no_room(qtbot: QtBot) -> None:
    words = "Anna plays the queen of clubs. Ben takes the trick with 17 card points."
    part = Excerpt()
    part.show_text(words)
    part.resize(part.fontMetrics().horizontalAdvance(words[:45]), 60)
    opened(qtbot, part)

    assert part.shown(part.width())[0].endswith("…")
    part.set_lines(2)
    assert " ".join(part.shown(part.width())) == words
    part.show_text(words * 3)
    first, last = part.shown(part.width())
    assert not first.endswith("…")
    assert last.endswith("…")
    assert part.toolTip() == words * 3
