"""What can be done with a whole rule set."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app import ruleset
from freedoko_qt.app.draft import Draft, Moment
from freedoko_qt.app.ruleset import Shelf, own
from freedoko_qt.engine import freedoko
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.ui.dialog.rules.commands import SetCommands
from freedoko_qt.ui.dialog.rules.sets import SaveDialog
from tests.ui.desk import opened

RULES = preset("ameke").but(bock_multiplier=3)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "rules")


@pytest.fixture
def commands(qtbot: QtBot, shelf: Shelf) -> SetCommands:
    window = opened(qtbot, QWidget())
    return SetCommands(Draft(RULES, "ameke", window), shelf, window)


def now(commands: SetCommands) -> Moment:
    return commands._draft.now


def told(qtbot: QtBot, commands: SetCommands, path: Path) -> str:
    """What is said when a file is opened."""
    with qtbot.waitSignal(commands.told) as signal:
        commands.take_file(path)
    return str(signal.args[0])


def save(commands: SetCommands, name: str) -> None:
    commands.save()
    (dialog,) = commands._window.findChildren(SaveDialog)
    dialog.name.setText(name)
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)


def answer(commands: SetCommands, text: str) -> None:
    (box,) = (box for box in commands._window.findChildren(QMessageBox) if box.isVisible())
    (button,) = (button for button in box.findChildren(QPushButton) if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_saved_rules_are_on_the_shelf_and_chosen(commands: SetCommands, shelf: Shelf, qtbot: QtBot) -> None:
    with qtbot.waitSignal(commands.shelved):
        save(commands, "Thursday")

    assert shelf.own() == (own("Thursday", RULES),)
    assert now(commands) == Moment(RULES, "/Thursday")


def test_rules_that_cannot_be_saved_are_told_and_stay(commands: SetCommands, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "rules").write_text("in the way")

    with qtbot.waitSignal(commands.told) as signal:
        save(commands, "Thursday")

    assert "cannot be written" in signal.args[0]
    assert now(commands) == Moment(RULES, "ameke")


def test_a_set_is_deleted_after_a_question_and_comes_back_with_undo(commands: SetCommands, shelf: Shelf) -> None:
    save(commands, "Thursday")
    commands.delete()

    answer(commands, "&Delete")
    assert shelf.own() == ()
    assert now(commands) == Moment(RULES, "ameke")

    commands._draft.undo()
    assert shelf.own() == (own("Thursday", RULES),)
    assert now(commands).chosen == "/Thursday"

    commands._draft.redo()
    assert shelf.own() == ()


def test_a_set_stays_if_the_question_is_left(commands: SetCommands, shelf: Shelf) -> None:
    save(commands, "Thursday")
    commands.delete()
    (box,) = (box for box in commands._window.findChildren(QMessageBox) if box.isVisible())

    QTest.keyClick(box, Qt.Key.Key_Escape)

    assert len(shelf.own()) == 1


@pytest.mark.parametrize("kind", ["ours", "FreeDoko's"])
def test_a_file_is_taken_and_can_be_undone(commands: SetCommands, qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "guests.yaml"
    rules = preset("standard")
    path.write_text(ruleset.dumps(own("Guests", rules)) if kind == "ours" else freedoko.dump(rules), encoding="utf-8")

    said = told(qtbot, commands, path)

    assert now(commands) == Moment(rules, "standard")
    assert ("Guests" if kind == "ours" else "guests") in said
    commands._draft.undo()
    assert now(commands).rules == RULES


def test_what_is_strange_in_a_file_is_told(commands: SetCommands, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "rules"
    path.write_text("with nines = 0\nshoe size = 43\n")

    said = told(qtbot, commands, path)

    assert "shoe size" in said.split("\n")[1]
    assert now(commands).rules == DEFAULT.but(with_nines=False)


@pytest.mark.parametrize(
    "text", ["", "rubbish", "format: 1\nrules:\n  bock: 7\n", "with nines = maybe\n", "format: 9\n"]
)
def test_a_broken_file_is_told_in_one_message_and_changes_nothing(
    commands: SetCommands, qtbot: QtBot, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(text)

    said = told(qtbot, commands, path)

    assert "broken.yaml" in said
    assert "\n" not in said
    assert now(commands) == Moment(RULES, "ameke")


def test_a_file_that_is_not_there_is_told(commands: SetCommands, qtbot: QtBot, tmp_path: Path) -> None:
    assert "cannot be read" in told(qtbot, commands, tmp_path / "nothing")


def test_a_chosen_file_is_opened(commands: SetCommands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "guests.yaml"
    path.write_text(ruleset.dumps(own("Guests", preset("polish"))), encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))

    commands.open_file()

    assert now(commands).rules == preset("polish")


def test_written_rules_can_be_opened_again(
    commands: SetCommands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))

    commands.write_file()

    assert ruleset.imported(path)[0].rules == RULES


def test_what_freedoko_does_not_know_is_told(
    commands: SetCommands, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "rules"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    lost = [name for name in ruleset.differing(RULES, DEFAULT) if name.startswith("x_")]

    with qtbot.waitSignal(commands.told) as signal:
        commands.write_for_freedoko()

    assert signal.args[0].startswith(f"{len(lost)} rule(s)")
    assert freedoko.parse(path.read_bytes(), "rules").rules.bock_multiplier == 3


def test_nothing_is_written_if_no_file_is_chosen(
    commands: SetCommands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))

    commands.write_file()
    commands.write_for_freedoko()

    assert list(tmp_path.iterdir()) == []


def test_the_copied_text_is_a_file(commands: SetCommands) -> None:
    commands.copy()

    assert ruleset.loads(QGuiApplication.clipboard().text(), "copied").rules == RULES


def test_reset_goes_back_to_the_chosen_set(commands: SetCommands) -> None:
    commands.reset()

    assert now(commands) == Moment(preset("ameke"), "ameke")
