"""The dialogs of the window, and what follows from them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QMainWindow, QMessageBox
from pytestqt.qtbot import QtBot

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.ruleset import own, plan
from freedoko_qt.app.storage import in_profile
from freedoko_qt.engine.preset import preset
from freedoko_qt.ui.dialog.about import AboutDialog
from freedoko_qt.ui.dialog.help import HelpDialog
from freedoko_qt.ui.dialog.new_party import NewPartyDialog
from freedoko_qt.ui.dialog.our_rules import OurRulesDialog
from freedoko_qt.ui.dialog.preferences import PreferencesDialog
from freedoko_qt.ui.dialog.rules import RulesDialog
from freedoko_qt.ui.dialogs import Dialogs, letters
from tests.ui.desk import NotedController, opened


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    return opened(qtbot, QMainWindow())


@pytest.fixture
def game() -> NotedController:
    return NotedController()


@pytest.fixture
def dialogs(window: QMainWindow, game: NotedController, profile: Path) -> Dialogs:
    return Dialogs(window, cast(Controller, game), Preferences(), in_profile(profile))


@pytest.fixture
def language() -> Iterator[None]:
    """Leaves the language as it was."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


def shown(window: QMainWindow) -> QDialog:
    """The one dialog that is open."""
    found = [made for made in window.findChildren(QDialog) if made.isVisible()]
    assert len(found) == 1
    return found[0]


def test_a_new_party_is_started_with_what_was_chosen(
    window: QMainWindow, dialogs: Dialogs, game: NotedController
) -> None:
    dialogs.new_party()
    asked = shown(window)
    assert isinstance(asked, NewPartyDialog)
    asked.seed.setText("77")

    QTest.keyClick(asked, Qt.Key.Key_Return)

    assert game.noted == [("start", replace(game.setup, seed=77))]


def test_no_party_is_started_when_the_dialog_is_left(
    window: QMainWindow, dialogs: Dialogs, game: NotedController
) -> None:
    dialogs.new_party()

    QTest.keyClick(shown(window), Qt.Key.Key_Escape)

    assert game.noted == []


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        ("show_keys", HelpDialog),
        ("show_rules", HelpDialog),
        ("show_about", AboutDialog),
        ("edit_preferences", PreferencesDialog),
        ("edit_rules", RulesDialog),
        ("show_our_rules", OurRulesDialog),
    ],
)
def test_a_command_opens_its_dialog(window: QMainWindow, dialogs: Dialogs, command: str, kind: type[QDialog]) -> None:
    dialogs.has_party = True

    getattr(dialogs, command)()

    assert isinstance(shown(window), kind)


def test_preferences_are_passed_on(window: QMainWindow, dialogs: Dialogs, qtbot: QtBot) -> None:
    dialogs.edit_preferences()
    form = shown(window)
    assert isinstance(form, PreferencesDialog)

    with qtbot.waitSignal(dialogs.preferred) as preferred:
        QTest.keyClick(form.form.controls["speed"], Qt.Key.Key_Home)

    assert preferred.args == [Preferences(speed=0)]


def choose(dialog: RulesDialog, key: str) -> None:
    dialog.chooser.setCurrentIndex(dialog.chooser.findData(key))
    dialog.chooser.activated.emit(dialog.chooser.currentIndex())


def test_chosen_rules_are_those_of_the_next_party(
    window: QMainWindow, dialogs: Dialogs, game: NotedController, profile: Path
) -> None:
    dialogs.edit_rules()
    rules = shown(window)
    assert isinstance(rules, RulesDialog)
    choose(rules, "ameke")
    QTest.keyClick(rules, Qt.Key.Key_Escape)
    again = Dialogs(
        window, cast(Controller, game), Preferences(), in_profile(profile)
    )  # the program has been restarted

    again.new_party()
    asked = shown(window)
    assert isinstance(asked, NewPartyDialog)
    assert asked.setup.rules_name == "ameke"
    QTest.keyClick(asked, Qt.Key.Key_Return)

    assert game.noted == [("start", asked.setup)]
    assert asked.setup.rules == preset("ameke")
    assert not in_profile(profile).planned_rules.exists()


def test_the_rules_dialog_is_opened_once(window: QMainWindow, dialogs: Dialogs) -> None:
    dialogs.edit_rules()
    first = shown(window)

    dialogs.edit_rules()

    assert shown(window) is first


@pytest.mark.parametrize("running", [True, False])
def test_it_is_said_whether_a_running_party_keeps_its_rules(
    window: QMainWindow, dialogs: Dialogs, running: bool
) -> None:
    dialogs.has_party = running

    dialogs.edit_rules()

    rules = shown(window)
    assert isinstance(rules, RulesDialog)
    assert rules.running.isVisible() is running


def test_the_rules_of_a_new_party_can_be_changed_before_it_starts(window: QMainWindow, dialogs: Dialogs) -> None:
    dialogs.new_party()
    asked = shown(window)
    assert isinstance(asked, NewPartyDialog)
    QTest.mouseClick(asked.change, Qt.MouseButton.LeftButton)
    (rules,) = asked.findChildren(RulesDialog)

    choose(rules, "polish")
    QTest.keyClick(rules, Qt.Key.Key_Escape)

    assert (asked.setup.rules, asked.setup.rules_name) == (preset("polish"), "polish")


@pytest.mark.parametrize(("running", "cards"), [(True, "48 cards"), (False, "40 cards")])
def test_our_rules_are_those_of_the_running_party_or_of_the_next(
    window: QMainWindow, dialogs: Dialogs, profile: Path, running: bool, cards: str
) -> None:
    plan(in_profile(profile).planned_rules, own("Thursday", preset("ameke")))
    dialogs.has_party = running

    dialogs.show_our_rules()

    page = shown(window)
    assert isinstance(page, OurRulesDialog)
    assert cards in page.page.toPlainText()


def test_rules_that_cannot_be_kept_are_told(window: QMainWindow, dialogs: Dialogs, profile: Path) -> None:
    in_profile(profile).planned_rules.mkdir()
    dialogs.edit_rules()
    rules = shown(window)
    assert isinstance(rules, RulesDialog)

    choose(rules, "ameke")

    (box,) = window.findChildren(QMessageBox)
    assert "cannot be kept" in box.text()
    box.close()


@pytest.mark.parametrize(("chosen", "noted"), [("/x/a.yaml", [("load", Path("/x/a.yaml"))]), ("", [])])
def test_a_party_is_loaded_from_the_chosen_file(
    dialogs: Dialogs, game: NotedController, monkeypatch: pytest.MonkeyPatch, chosen: str, noted: list[object]
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (chosen, ""))

    dialogs.open_party()

    assert game.noted == noted


@pytest.mark.parametrize(("chosen", "noted"), [("/x/a.yaml", [("save", Path("/x/a.yaml"))]), ("", [])])
def test_a_copy_is_saved_to_the_chosen_file(
    dialogs: Dialogs, game: NotedController, monkeypatch: pytest.MonkeyPatch, chosen: str, noted: list[object]
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, ""))

    dialogs.save_party()

    assert game.noted == noted


def test_messages_join_in_one_box_and_the_next_one_opens_another(window: QMainWindow, dialogs: Dialogs) -> None:
    for text in ("The disk is full.", "The disk is full.", "The player is gone."):
        dialogs.complain(text)

    box = shown(window)
    assert isinstance(box, QMessageBox)
    assert box.text() == "The disk is full.\nThe player is gone."

    QTest.keyClick(box, Qt.Key.Key_Escape)
    dialogs.complain("The disk is full.")
    box = shown(window)
    assert isinstance(box, QMessageBox)
    assert box.text() == "The disk is full."


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(
    ("chosen", "language_shown", "expected"),
    [("language", "de", "de"), ("language", "pl", "pl"), ("language", "fr", "en"), ("sv", "de", "sv")],
)
def test_letters_follow_the_language_unless_they_are_fixed(chosen: str, language_shown: str, expected: str) -> None:
    QLocale.setDefault(QLocale(language_shown))

    assert letters(Preferences(card_letters=chosen)) == expected
