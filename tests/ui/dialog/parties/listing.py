"""What the tests of the list of parties share: reading it, and its clicks."""

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from freedoko_qt.ui.dialog.parties import PartiesDialog
from freedoko_qt.ui.dialog.parties.buttons import BUTTONS

RUNNING, LEFT, OLDER, DAMAGED = range(4)
"""The rows of the list."""


def read(dialog: PartiesDialog) -> None:
    """Waits until all parties have been read."""
    if dialog.reading.is_busy:
        loop = QEventLoop()
        dialog.reading.finished.connect(loop.quit)
        loop.exec()


def click(dialog: PartiesDialog, name: str) -> None:
    QTest.mouseClick(dialog.buttons[name], Qt.MouseButton.LeftButton)


def column(dialog: PartiesDialog, at: int) -> list[str]:
    """The texts of a column of the parties."""
    rows = dialog.list.rows
    return [str(rows.index(row, at).data()) for row in range(rows.rowCount())]


def enabled(dialog: PartiesDialog) -> set[str]:
    return {name for name in BUTTONS if dialog.buttons[name].isEnabled()}


def answer(dialog: PartiesDialog, role: QMessageBox.ButtonRole) -> None:
    """Presses a button of the question that is open."""
    box = dialog.findChild(QMessageBox)
    assert box is not None
    button = next(button for button in box.buttons() if box.buttonRole(button) is role)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def delete(dialog: PartiesDialog, row: int) -> None:
    dialog.list.table.point(row)
    click(dialog, "delete")
    answer(dialog, QMessageBox.ButtonRole.DestructiveRole)
    dialog.activateWindow()  # no window manager does it here
    assert QTest.qWaitForWindowActive(dialog)
    read(dialog)
