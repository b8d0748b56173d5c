"""The sliders for the characters of computer players, in the dialog of a new party and in the party it starts."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QSlider, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app.ruleset import own, shipped
from freedoko_qt.app.setup import HUMAN, alone
from freedoko_qt.app.storage import in_profile, load
from freedoko_qt.engine.event import Said
from freedoko_qt.engine.preset import preset
from freedoko_qt.players.character import EVEN, NEVER_MATTERS, WORDS, Character
from freedoko_qt.ui.dialog.new_party import NewPartyDialog
from freedoko_qt.ui.window import Window
from tests.app.fakes import AT_ONCE, StillWorker, controller
from tests.ui.desk import opened

BOLD = Character(boldness=1)
LAST = replace(alone(5, "strong"), characters=(EVEN, EVEN, BOLD, EVEN))
FIVE = own("Five", preset("ddv").but(x_players_at_table=5))


@pytest.fixture
def dialog(qtbot: QtBot) -> NewPartyDialog:
    return opened(qtbot, NewPartyDialog(LAST))


def slider(dialog: NewPartyDialog, place: int, trait: str) -> QSlider:
    made = dialog.characters[place].rows[trait].control
    assert isinstance(made, QSlider)
    return made


def told(dialog: NewPartyDialog) -> str:
    """What is said below the players."""
    shown = dialog.strength.currentWidget()
    assert isinstance(shown, QLabel)
    return shown.text()


def choose(dialog: NewPartyDialog, place: int, player: str) -> None:
    """Chooses a level, or a person, by its place in the list."""
    dialog.players[place].setCurrentIndex(dialog.players[place].findData(player))


def tabbed(dialog: NewPartyDialog, start: QWidget, number: int) -> list[QWidget | None]:
    """Where so many Tab keys lead from a widget."""
    start.setFocus()
    found: list[QWidget | None] = []
    for _ in range(number):
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        found.append(dialog.focusWidget())
    return found


def test_the_characters_of_the_last_party_are_proposed(dialog: NewPartyDialog) -> None:
    assert slider(dialog, 2, "boldness").value() == 1
    assert dialog.setup.characters == LAST.characters


def test_a_slider_is_moved_with_keys_and_the_party_has_it(profile: Path, qtbot: QtBot) -> None:
    worker = StillWorker()
    game = controller(profile, worker)
    window = opened(qtbot, Window(game, AT_ONCE, in_profile(profile)))
    game.start(LAST)
    window.dialogs.new_party()
    dialog = window.findChild(NewPartyDialog)
    assert dialog is not None

    QTest.keyClick(slider(dialog, 1, "boldness"), Qt.Key.Key_End)
    QTest.keyClick(slider(dialog, 1, "trust"), Qt.Key.Key_Left)
    QTest.keyClick(slider(dialog, 3, "trust"), Qt.Key.Key_Home)
    QTest.keyClick(dialog, Qt.Key.Key_Return)

    expected = (EVEN, Character(2, -1), BOLD, Character(trust=-2))
    assert game.setup.characters == expected
    assert load(in_profile(profile).running).head.characters == expected
    game.answer(Said(0, True))
    assert (worker.tasks[-1].level, worker.tasks[-1].character) == ("strong", Character(2, -1))
    again = controller(profile, StillWorker())
    assert again.resume()
    assert again.setup.characters == expected
    again.close()


def test_a_slider_says_what_comes_of_it(dialog: NewPartyDialog) -> None:
    bold, about = slider(dialog, 1, "boldness"), WORDS["boldness"].about
    for step, sentence in enumerate(WORDS["boldness"].steps, -2):
        bold.setValue(step)
        assert told(dialog) == f"Boldness: {sentence}"
        assert bold.toolTip() == bold.accessibleDescription() == f"{about}\n{sentence}"
    slider(dialog, 2, "trust").setFocus()
    assert told(dialog) == f"Trust: {WORDS['trust'].steps[2]}"


def test_every_slider_has_a_name_of_its_own_for_those_who_only_hear_it(qtbot: QtBot) -> None:
    dialog = opened(qtbot, NewPartyDialog(LAST, sets=(*shipped(), FIVE)))
    dialog.take_rules(FIVE, (*shipped(), FIVE))
    shown = [made for made in dialog.findChildren(QSlider) if made.isVisible()]
    names = [made.accessibleName() for made in shown]
    assert names[:2] == ["On the left: Boldness", "On the left: Trust"]
    assert len(set(names)) == len(names) == 8


def test_a_person_has_no_sliders(dialog: NewPartyDialog) -> None:
    assert not slider(dialog, 0, "boldness").isVisible()
    choose(dialog, 2, HUMAN)
    assert not slider(dialog, 2, "boldness").isVisible()
    assert dialog.setup.characters == (EVEN,) * 4
    choose(dialog, 2, "strong")
    assert slider(dialog, 2, "boldness").isVisible()
    assert dialog.setup.characters[2] == BOLD


@pytest.mark.parametrize(
    ("level", "is_bold", "trusts"),
    [("random", False, False), ("novice", False, False), ("beginner", False, False), ("thumb", True, False)],
)
def test_sliders_that_make_no_difference_to_a_level_are_greyed_out(
    dialog: NewPartyDialog, level: str, is_bold: bool, trusts: bool
) -> None:
    slider(dialog, 2, "trust").setValue(-1)
    choose(dialog, 2, level)
    assert slider(dialog, 2, "boldness").isEnabled() is is_bold
    assert slider(dialog, 2, "trust").isEnabled() is trusts
    assert slider(dialog, 2, "trust").toolTip().endswith(NEVER_MATTERS)
    assert dialog.setup.characters[2] == (BOLD if is_bold else EVEN)
    choose(dialog, 2, "strong")
    assert dialog.setup.characters[2] == Character(1, -1)


def test_a_greyed_slider_can_be_come_to_and_says_why(dialog: NewPartyDialog) -> None:
    choose(dialog, 1, "thumb")
    rows = dialog.characters[1].rows
    assert tabbed(dialog, dialog.players[1], 2) == [rows["boldness"].control, rows["trust"]]
    assert rows["trust"].accessibleName() == "On the left: Trust, greyed out"
    assert told(dialog) == f"Trust: {NEVER_MATTERS}"


def test_tab_goes_from_player_to_player(dialog: NewPartyDialog) -> None:
    rows, following = dialog.characters[1].rows, dialog.names[2]
    expected = [dialog.players[1], *(row.control for row in rows.values()), following]
    assert tabbed(dialog, dialog.names[1], 4) == expected


def test_the_fifth_player_has_the_character_of_the_last_one(qtbot: QtBot) -> None:
    last = replace(LAST, characters=(EVEN, EVEN, EVEN, Character(2, 2)))
    dialog = opened(qtbot, NewPartyDialog(last, sets=(*shipped(), FIVE)))
    assert not slider(dialog, 4, "boldness").isVisible()
    dialog.take_rules(FIVE, (*shipped(), FIVE))
    assert slider(dialog, 4, "boldness").isVisible()
    assert dialog.setup.characters == (*last.characters, Character(2, 2))


def test_a_row_of_sliders_stands_in_line_with_its_player(dialog: NewPartyDialog) -> None:
    for place in (1, 2, 3):
        beside = [dialog.names[place], dialog.players[place], *dialog.characters[place].rows.values()]
        assert all(left.geometry().right() < right.geometry().left() for left, right in pairwise(beside))
        middles = [part.geometry().center().y() for part in beside]
        assert max(middles) - min(middles) <= 3
