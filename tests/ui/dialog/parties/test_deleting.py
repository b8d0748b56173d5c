"""Deleting saved parties, and bringing them back."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from freedoko_qt.app.storage import Storage
from freedoko_qt.ui.dialog.parties import PartiesDialog
from tests.ui.desk import press
from tests.ui.dialog.parties.listing import DAMAGED, LEFT, answer, column, delete, read

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_deleting_asks_first(parties: PartiesDialog, storage: Storage) -> None:
    parties.list.table.setFocus()
    parties.list.table.point(LEFT)

    press(parties, Qt.Key.Key_Delete)
    answer(parties, QMessageBox.ButtonRole.RejectRole)

    assert len(list(storage.parties.iterdir())) == 3
    assert not storage.trash.exists()


def test_a_deleted_party_goes_to_the_trash_and_comes_back(parties: PartiesDialog, storage: Storage) -> None:
    path = parties.list.rows.rows[LEFT].path
    before = path.read_bytes()

    delete(parties, LEFT)
    assert column(parties, 5) == ["running", "unfinished", "damaged"]
    assert not path.exists()
    assert [gone.read_bytes() for gone in storage.trash.iterdir()] == [before]

    QTest.mouseClick(parties.notice.button, Qt.MouseButton.LeftButton)
    read(parties)

    assert path.read_bytes() == before
    assert column(parties, 5) == ["running", "unfinished", "unfinished", "damaged"]
    assert not parties.notice.isVisible()


def test_all_that_was_deleted_comes_back_one_after_the_other(parties: PartiesDialog) -> None:
    delete(parties, DAMAGED)
    delete(parties, LEFT)
    delete(parties, 1)
    assert column(parties, 5) == ["running"]

    for _ in range(3):
        press(parties, Qt.Key.Key_Z, CONTROL)
        read(parties)

    assert column(parties, 5) == ["running", "unfinished", "unfinished", "damaged"]


def test_the_running_party_cannot_be_deleted(parties: PartiesDialog) -> None:
    parties.list.table.setFocus()

    press(parties, Qt.Key.Key_Delete)

    assert parties.findChild(QMessageBox) is None
