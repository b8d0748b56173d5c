"""The notice of a practice game."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.panel.practice import PracticeNotice
from tests.ui.desk import opened


def test_it_is_there_while_there_is_something_to_say_and_leads_back(qtbot: QtBot) -> None:
    window, back = QWidget(), QAction("Back to the party")
    notice = PracticeNotice(back)
    QVBoxLayout(window).addWidget(notice)
    opened(qtbot, window)
    assert not notice.isVisible()

    notice.show_practice("This game does not count.")
    assert notice.isVisible()
    assert notice.text.text() == notice.accessibleName() == "This game does not count."
    with qtbot.waitSignal(back.triggered):
        QTest.mouseClick(notice.back, Qt.MouseButton.LeftButton)

    notice.show_practice("")
    assert not notice.isVisible()
