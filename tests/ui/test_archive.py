"""The menu of parties: each window once, the score sheet elsewhere, a report."""

from pathlib import Path
from typing import TypeVar, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app import export
from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.app.storage import Storage, in_profile
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.record import Record
from freedoko_qt.ui import printing
from freedoko_qt.ui.dialog.list import ListWindow
from freedoko_qt.ui.dialog.parties import PartiesDialog
from freedoko_qt.ui.dialog.statistics import StatisticsDialog
from freedoko_qt.ui.window import Window
from tests.app.fakes import head
from tests.ui.desk import AT_ONCE_LIGHT, SHEET, NotedController, opened, press

W = TypeVar("W", bound=QWidget)
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
WINDOWS = [
    pytest.param(Qt.Key.Key_O, CONTROL | SHIFT, PartiesDialog, id="parties"),
    pytest.param(Qt.Key.Key_T, CONTROL, StatisticsDialog, id="statistics"),
    pytest.param(Qt.Key.Key_L, CONTROL, ListWindow, id="list"),
]


@pytest.fixture
def game() -> NotedController:
    return NotedController()


@pytest.fixture
def storage(profile: Path) -> Storage:
    return in_profile(profile)


@pytest.fixture
def window(qtbot: QtBot, game: NotedController, storage: Storage) -> Window:
    made = opened(qtbot, Window(cast(Controller, game), AT_ONCE_LIGHT, storage))
    game.party_changed.emit(SHEET)
    game.noted.clear()
    return made


def one(window: Window, kind: type[W]) -> W:
    """The only one of its kind."""
    found = window.findChildren(kind)
    assert len(found) == 1
    return found[0]


def chosen(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> list[str]:
    """Lets the dialog of files answer with a path; gives the names that it proposed."""
    proposed: list[str] = []

    def answer(_window: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        proposed.append(name)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return proposed


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(("key", "modifier", "kind"), WINDOWS)
def test_a_key_opens_a_window_beside_the_game_and_only_once(
    window: Window, qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier, kind: type[QDialog]
) -> None:
    press(window, key, modifier)
    press(window, key, modifier)

    found = window.findChildren(kind)
    assert [(made.isVisible(), made.isModal()) for made in found] == [(True, False)]

    with qtbot.waitActive(window):
        found[0].close()
        window.activateWindow()
    qtbot.waitUntil(lambda: not window.findChildren(kind))
    press(window, key, modifier)
    one(window, kind).close()


def test_the_list_of_parties_gives_its_wishes_on(window: Window, game: NotedController, profile: Path) -> None:
    window.commands["parties"].trigger()
    dialog = one(window, PartiesDialog)
    record = Record(head())

    dialog.load_wanted.emit(profile / "party.yaml")
    dialog.table_wanted.emit()
    dialog.review_wanted.emit(record, 3, 7)
    dialog.replay_wanted.emit(record, 2)
    dialog.close()

    assert game.noted == [
        ("load", profile / "party.yaml"),
        ("review close",),
        ("review open_record", record, 3, 7),
        ("review replay", record, 2),
    ]


def test_a_list_begins_with_the_rules_of_the_party(window: Window, game: NotedController) -> None:
    assert window.dialogs.next_rules.rules == game.setup.rules == preset("ddv")


@pytest.mark.parametrize("name", ["sheet.csv", "sheet"])
def test_the_sheet_is_written_for_spreadsheets(
    window: Window, profile: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    proposed = chosen(monkeypatch, profile / name)

    press(window, Qt.Key.Key_E, CONTROL)

    assert proposed == ["DDV tournament.csv"]
    assert (profile / "sheet.csv").read_bytes().decode() == export.csv(SHEET)


def test_nothing_is_written_when_no_file_is_chosen(
    window: Window, game: NotedController, profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen(monkeypatch, "")
    before = sorted(profile.rglob("*"))

    window.commands["export_sheet"].trigger()
    window.commands["report"].trigger()

    assert sorted(profile.rglob("*")) == before
    assert game.noted == []


def test_a_sheet_that_cannot_be_written_is_told_and_stops_nothing(
    window: Window, profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (profile / "file").write_text("no folder", encoding="utf-8")
    chosen(monkeypatch, profile / "file" / "sheet.csv")

    window.commands["export_sheet"].trigger()

    box = one(window, QMessageBox)
    assert box.text().startswith("The score sheet cannot be written: ")
    assert str(profile) not in box.text()
    box.close()


@pytest.mark.parametrize(
    ("key", "modifier", "name"),
    [(Qt.Key.Key_P, CONTROL | SHIFT, "print_sheet"), (Qt.Key.Key_E, CONTROL | SHIFT, "save_pdf")],
)
def test_the_sheet_that_is_shown_is_printed(
    window: Window, monkeypatch: pytest.MonkeyPatch, key: Qt.Key, modifier: Qt.KeyboardModifier, name: str
) -> None:
    printed: list[tuple[object, object]] = []
    monkeypatch.setattr(printing, name, lambda *values: printed.append(values))

    press(window, key, modifier)

    assert printed == [(SHEET, window)]


def test_without_a_game_there_is_nothing_to_print(window: Window, game: NotedController) -> None:
    game.party_changed.emit(SheetPicture("DDV tournament", SHEET.names))

    assert not any(window.commands[name].isEnabled() for name in ("export_sheet", "print_sheet", "save_pdf"))


def test_a_problem_is_reported_to_a_file(
    window: Window, game: NotedController, profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed = chosen(monkeypatch, profile / "problem")

    press(window, Qt.Key.Key_F1, CONTROL)

    assert proposed == ["problem.yaml"]
    assert game.noted == [("report", profile / "problem.yaml")]
