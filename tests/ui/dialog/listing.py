"""What the tests of the list for a real table share: a window with some lines, and hands for mouse and keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app.storage import Storage
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.scoresheet import ByHand, Line
from freedoko_qt.engine.slip import Slip
from freedoko_qt.ui.dialog.list import ListWindow
from freedoko_qt.ui.dialog.list.fields import ChoiceField
from tests.ui.desk import opened

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
DDV = preset("ddv")
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


def begun(qtbot: QtBot, storage: Storage, rules: Rules = DDV, *lines: Slip | ByHand) -> ListWindow:
    """The window with a list of some lines."""
    window = ListWindow(storage, rules)
    window.book.begin(NAMES[: rules.x_players_at_table], rules, "ddv", 0)
    for line in lines:
        window.book.write(line)
    window.notice.hide()
    return opened(qtbot, window)


def keyboard() -> QWidget:
    """The part that has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def type_into(widget: QWidget, text: str) -> None:
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(widget, text)


def choose(field: ChoiceField, value: object) -> None:
    """Goes to a choice with the keys up and down."""
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Home)
    for _ in range(field.count()):
        if field.value == value:
            return
        QTest.keyClick(field, Qt.Key.Key_Down)
    raise AssertionError(f"{value} is not offered")


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, LEFT)


def tick(box: QAbstractButton) -> None:
    """Ticks a box with the keyboard."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)


def lines(window: ListWindow) -> list[Line]:
    """What has been entered."""
    return list(window.book.sheet.lines) if window.book.sheet else []


def outcome(window: ListWindow) -> str:
    return window.entry.outcome.accessibleDescription()


RE_WINS = Slip(Contract.NORMAL, (0, 2), 130)
