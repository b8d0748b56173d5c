"""What can be done with a saved party."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from freedoko_qt.app.storage import Storage
from freedoko_qt.engine.record import Record
from freedoko_qt.ui.dialog.parties import PartiesDialog
from tests.ui.desk import press
from tests.ui.dialog.parties.listing import DAMAGED, LEFT, click, enabled


def test_a_party_that_was_left_is_gone_on_with(parties: PartiesDialog, storage: Storage, qtbot: QtBot) -> None:
    parties.list.table.setFocus()
    parties.list.table.point(LEFT)

    with qtbot.waitSignal(parties.load_wanted) as wanted:
        press(parties, Qt.Key.Key_Return)

    assert wanted.args == [storage.parties / "2025-03-02 20.15.yaml"]
    assert wanted.args[0].exists()
    assert not parties.isVisible()


def test_the_running_party_is_not_loaded_again(parties: PartiesDialog, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(parties.load_wanted), qtbot.waitSignal(parties.table_wanted):
        click(parties, "go_on")

    assert not parties.isVisible()


@pytest.mark.parametrize("way", ["button", "return", "double click"])
def test_the_chosen_game_is_looked_at_from_its_first_moment(parties: PartiesDialog, qtbot: QtBot, way: str) -> None:
    table = parties.games.table
    parties.list.table.point(LEFT)
    table.point(1)

    with qtbot.waitSignal(parties.review_wanted) as wanted:
        if way == "button":
            click(parties, "look")
        elif way == "return":
            QTest.keyClick(table, Qt.Key.Key_Return)
        else:
            place = table.visualRect(table.currentIndex()).center()
            QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
            QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    made, game, at = wanted.args
    assert isinstance(made, Record)
    assert (len(made.games), game, at) == (3, 1, 0)
    assert all(one.is_over for one in made.games)
    assert not parties.isVisible()


def test_while_a_record_is_read_that_is_told_and_can_be_left(parties: PartiesDialog, qtbot: QtBot) -> None:
    click(parties, "look")
    assert parties.bar.text.text() == "The party is being opened …"
    assert not {"look", "replay"} & enabled(parties)

    QTest.mouseClick(parties.bar.cancel, Qt.MouseButton.LeftButton)

    with qtbot.assertNotEmitted(parties.review_wanted, wait=150):
        assert not parties.bar.isVisible()
    assert {"look", "replay"} <= enabled(parties)


def test_a_deal_is_played_again(parties: PartiesDialog, qtbot: QtBot) -> None:
    parties.list.table.point(LEFT)
    parties.games.table.point(2)

    with qtbot.waitSignal(parties.replay_wanted) as wanted:
        click(parties, "replay")

    assert wanted.args[1] == 2


def test_a_copy_is_saved(parties: PartiesDialog, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    target = storage.data / "copy.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    parties.list.table.point(LEFT)

    click(parties, "copy")

    assert target.read_bytes() == parties.list.rows.rows[LEFT].path.read_bytes()
    assert not parties.notice.isVisible()


def test_a_copy_that_cannot_be_written_is_told(
    parties: PartiesDialog, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(storage.running / "in a file.yaml"), ""))

    click(parties, "copy")

    assert parties.notice.text.text().startswith("That could not be done:")


def test_another_file_is_opened(
    parties: PartiesDialog, storage: Storage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(storage.data / "mine.yaml"), ""))

    with qtbot.waitSignal(parties.load_wanted) as wanted:
        click(parties, "open")

    assert wanted.args == [storage.data / "mine.yaml"]


@pytest.mark.parametrize("works", [True, False])
def test_the_folder_of_a_damaged_file_is_shown(
    parties: PartiesDialog, storage: Storage, monkeypatch: pytest.MonkeyPatch, works: bool
) -> None:
    shown: list[str] = []

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return works

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    parties.list.table.point(DAMAGED)

    click(parties, "folder")

    assert shown == [str(storage.parties)]
    assert parties.notice.isVisible() is not works
