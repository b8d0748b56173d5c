"""What is shown of the saved parties."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.storage import in_profile
from freedoko_qt.ui.dialog.parties import PartiesDialog
from tests.ui.desk import opened
from tests.ui.dialog.parties.listing import DAMAGED, LEFT, RUNNING, column, enabled, read


def test_the_running_party_stands_on_top_and_the_newest_follow(parties: PartiesDialog) -> None:
    assert column(parties, 5) == ["running", "unfinished", "unfinished", "damaged"]
    assert column(parties, 3) == ["1", "3", "1", ""]
    assert parties.list.count.text() == "4 party/parties, 5 game(s)"


def test_the_games_of_the_chosen_party_are_shown(parties: PartiesDialog) -> None:
    QTest.keyClick(parties.list.search, Qt.Key.Key_Down)
    QTest.keyClick(parties.list.table, Qt.Key.Key_Down)

    assert parties.list.table.at == LEFT
    games = parties.games.rows.rows
    assert len(games) == 3
    assert (games[1].contract, games[1].soloist) == ("Queen solo", "Anna")


@pytest.mark.parametrize(
    ("row", "possible"),
    [
        pytest.param(RUNNING, {"go_on", "look", "replay", "copy", "folder", "open", "close"}, id="running"),
        pytest.param(LEFT, {"go_on", "look", "replay", "copy", "delete", "folder", "open", "close"}, id="left"),
        pytest.param(DAMAGED, {"delete", "folder", "open", "close"}, id="damaged"),
    ],
)
def test_what_is_possible_depends_on_the_party(parties: PartiesDialog, row: int, possible: set[str]) -> None:
    parties.list.table.point(row)

    assert enabled(parties) == possible


def test_a_damaged_file_says_what_is_wrong_with_it(parties: PartiesDialog) -> None:
    parties.list.table.point(DAMAGED)

    assert parties.games.message.isVisible()
    assert "2025-02-01 20.15.yaml, line 2" in parties.games.message.text()


def test_words_find_parties_and_escape_brings_all_back(parties: PartiesDialog) -> None:
    QTest.keyClicks(parties.list.search, "bea unfin")
    assert len(parties.list.rows.rows) == 1
    assert parties.games.rows.rows

    QTest.keyClick(parties.list.search, Qt.Key.Key_Escape)

    assert parties.isVisible()
    assert len(parties.list.rows.rows) == 4


def test_nothing_found_is_said(parties: PartiesDialog) -> None:
    QTest.keyClicks(parties.list.search, "nobody")

    assert parties.list.empty.text() == "No party has all these words."
    assert parties.games.message.text() == "Choose a party to see its games."
    assert enabled(parties) == {"open", "close"}


def test_without_a_party_the_list_says_how_one_comes_there(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = PartiesDialog(in_profile(tmp_path))
    read(dialog)
    opened(qtbot, dialog)

    assert dialog.list.empty.isVisible()
    assert "No party has been saved yet." in dialog.list.empty.text()
