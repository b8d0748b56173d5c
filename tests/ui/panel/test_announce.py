"""The announcements that may be made now."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import Option
from freedoko_qt.engine.event import GenscherChosen
from freedoko_qt.ui.panel.announce import AnnouncePanel
from freedoko_qt.ui.panel.strip import Strip
from tests.ui.desk import NO_90, RE, cut_off, opened


@pytest.fixture
def panel(qtbot: QtBot) -> AnnouncePanel:
    made = AnnouncePanel()
    return opened(qtbot, made)


def test_each_announcement_is_a_button_that_says_what_it_means(panel: AnnouncePanel) -> None:
    panel.show_calls((RE, NO_90), "Re: while you hold 11 cards.")

    assert [button.text() for button in panel.buttons] == ["Re", "no 90"]
    assert [button.toolTip() for button in panel.buttons] == [RE.tip, NO_90.tip]
    assert panel.until.text() == "Re: while you hold 11 cards."


def test_a_click_announces(panel: AnnouncePanel, qtbot: QtBot) -> None:
    panel.show_calls((RE, NO_90), "")

    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.mouseClick(panel.buttons[1], Qt.MouseButton.LeftButton)

    assert chosen.args == [NO_90.action]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_announces(panel: AnnouncePanel, qtbot: QtBot, key: Qt.Key) -> None:
    panel.show_calls((RE,), "")

    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.keyClick(panel.buttons[0], key)

    assert chosen.args == [RE.action]


def test_the_first_announcement_can_be_made_from_outside(panel: AnnouncePanel, qtbot: QtBot) -> None:
    panel.show_calls((RE, NO_90), "")

    with qtbot.waitSignal(panel.chosen) as chosen:
        panel.announce_first()

    assert chosen.args == [RE.action]


def test_without_announcements_nothing_is_left_but_the_height(panel: AnnouncePanel, qtbot: QtBot) -> None:
    panel.show_calls((RE,), "Re: while you hold 11 cards.")
    needed = panel.buttons[0].sizeHint().height()

    panel.show_calls((), "Re: while you hold 11 cards.")

    with qtbot.assertNotEmitted(panel.chosen):
        panel.announce_first()
    assert panel.until.text() == ""
    assert panel.minimumHeight() == needed


def test_the_same_announcements_again_keep_the_button(panel: AnnouncePanel) -> None:
    panel.show_calls((RE,), "")
    button = panel.buttons[0]

    panel.show_calls((RE,), "Last chance.")

    assert panel.buttons[0] is button
    assert panel.until.text() == "Last chance."


PARTNER = Option(GenscherChosen(0, 2), "Genscher with Clara", "Clara becomes your partner.")


def test_a_new_partner_has_a_row_of_its_own_and_is_no_announcement(panel: AnnouncePanel, qtbot: QtBot) -> None:
    panel.show_calls((PARTNER,), "")
    with qtbot.assertNotEmitted(panel.chosen):
        panel.announce_first()

    panel.show_calls((RE, PARTNER), "")
    re, partner = panel.buttons
    qtbot.waitUntil(lambda: partner.geometry().top() >= re.geometry().bottom())
    with qtbot.waitSignal(panel.chosen) as chosen:
        panel.announce_first()
    assert chosen.args == [RE.action]


def test_a_text_of_many_lines_has_room(qtbot: QtBot) -> None:
    strip = Strip()
    strip.show_calls((RE, NO_90), "")
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.addWidget(strip)
    column.addStretch(1)
    holder.resize(strip.minimumSizeHint().width() + 120, 400)
    opened(qtbot, holder)

    strip.show_calls((RE, NO_90), "“Re” may be said while you hold 11 cards or more, and for one card longer.")

    qtbot.waitUntil(lambda: strip.announce.until.height() > 3 * strip.fontMetrics().height())
    assert cut_off(holder) == []
