"""Files that change while the list is open, and reading beside the window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from freedoko_qt.app.season.reading import Reading
from freedoko_qt.app.storage import Storage
from freedoko_qt.ui.dialog.parties import PartiesDialog
from tests.app.saved import know, record, write
from tests.ui.desk import opened, press
from tests.ui.dialog.parties.listing import LEFT, OLDER, click, column, delete, read


@pytest.mark.parametrize("name", ["look", "replay"])
def test_a_file_that_has_vanished_is_told_and_leaves_the_list(parties: PartiesDialog, qtbot: QtBot, name: str) -> None:
    parties.list.table.point(LEFT)
    parties.list.rows.rows[LEFT].path.unlink()

    with qtbot.waitSignal(parties.commands.changed):
        click(parties, name)
    read(parties)

    assert parties.notice.text.text() == "The party cannot be opened: No such file or directory"
    assert column(parties, 5) == ["running", "unfinished", "damaged"]


def test_deleting_a_file_that_has_vanished_is_told(parties: PartiesDialog) -> None:
    parties.list.rows.rows[LEFT].path.unlink()

    delete(parties, LEFT)

    assert parties.notice.text.text() == "That could not be done: No such file or directory"
    assert column(parties, 5) == ["running", "unfinished", "damaged"]


def test_a_file_with_fewer_games_than_listed_is_told(parties: PartiesDialog, qtbot: QtBot) -> None:
    parties.list.table.point(LEFT)
    parties.games.table.point(2)
    write(parties.list.rows.rows[LEFT].path, record("normal"))

    with qtbot.waitSignal(parties.commands.changed):
        click(parties, "look")

    assert parties.notice.text.text() == "This game is not in the file any more."


def test_a_party_that_has_come_is_there_after_reading_again(parties: PartiesDialog, storage: Storage) -> None:
    parties.list.table.point(OLDER)
    write(storage.parties / "2025-04-01 20.15.yaml", record("normal"))
    know(storage)

    press(parties, Qt.Key.Key_F5)
    read(parties)

    assert len(parties.list.rows.rows) == 5
    assert parties.list.current is not None
    assert parties.list.current.path.name == "2025-03-01 20.15.yaml"


def test_whoever_comes_back_to_the_list_sees_what_is_there_now(
    parties: PartiesDialog, storage: Storage, qtbot: QtBot
) -> None:
    other = opened(qtbot, QPushButton())
    write(storage.parties / "2025-04-01 20.15.yaml", record("normal"))
    know(storage)

    other.close()
    parties.activateWindow()
    assert QTest.qWaitForWindowActive(parties)
    read(parties)

    assert len(parties.list.rows.rows) == 5


def test_records_are_read_by_themselves_and_the_list_grows(
    open_list: Callable[[], PartiesDialog], storage: Storage
) -> None:
    storage.season.unlink()

    parties = open_list()

    assert column(parties, 5) == ["running", "unfinished", "unfinished", "damaged"]
    assert storage.season.exists()
    assert not parties.bar.isVisible()


def test_reading_can_be_stopped_and_taken_up_again(storage: Storage, qtbot: QtBot) -> None:
    storage.season.unlink()
    dialog = opened(qtbot, PartiesDialog(storage))
    dialog.read()
    dialog.bar.tell("", 0, 0)

    QTest.mouseClick(dialog.bar.cancel, Qt.MouseButton.LeftButton)
    assert dialog.notice.text.text() == "Not all parties have been read."
    assert not dialog.reading.is_busy

    QTest.mouseClick(dialog.notice.button, Qt.MouseButton.LeftButton)
    read(dialog)

    assert len(dialog.list.rows.rows) == 4


def test_the_bar_shows_only_what_takes_long(parties: PartiesDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reading, "start", lambda _: None)
    parties.read()
    parties.reading.progressed.emit(1, 4)
    assert not parties.bar.isVisible()

    parties._patience.stop()
    parties.reading.progressed.emit(2, 4)

    assert parties.bar.isVisible()
    assert (parties.bar.progress.value(), parties.bar.progress.maximum()) == (2, 4)


def test_closing_while_all_is_read_leaves_nothing_running(storage: Storage, qtbot: QtBot) -> None:
    storage.season.unlink()
    dialog = opened(qtbot, PartiesDialog(storage))
    with qtbot.waitSignal(dialog.reading.progressed):
        dialog.read()

    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert not dialog.isVisible()
    assert not dialog.reading.is_busy
