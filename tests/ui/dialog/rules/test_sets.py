"""Choosing a rule set, and giving one a name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from freedoko_qt.app.ruleset import own, shipped
from freedoko_qt.engine.preset import PRESETS
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.ui.dialog.rules.sets import SaveDialog, SetChooser
from tests.ui.desk import opened

THURSDAY = own("Thursday", DEFAULT)


def test_own_sets_stand_below_a_line(qtbot: QtBot) -> None:
    chooser = SetChooser()
    qtbot.addWidget(chooser)

    chooser.show_sets((*shipped(), THURSDAY), THURSDAY.key)

    assert [chooser.itemData(at) for at in range(chooser.count())] == [*PRESETS, None, THURSDAY.key]
    assert (chooser.key, chooser.currentText()) == (THURSDAY.key, "Thursday")


def test_filling_tells_nothing_and_the_entry_in_front_has_no_key(qtbot: QtBot) -> None:
    chooser = SetChooser()
    qtbot.addWidget(chooser)

    with qtbot.assertNotEmitted(chooser.currentIndexChanged):
        chooser.show_sets(shipped(), "", "the chosen set")

    assert (chooser.key, chooser.currentText()) == ("", "the chosen set")


@pytest.fixture
def dialog(qtbot: QtBot) -> SaveDialog:
    return opened(qtbot, SaveDialog("", "", [THURSDAY.key]))


def test_a_set_needs_a_name(dialog: SaveDialog) -> None:
    save = dialog.buttons.button(QDialogButtonBox.StandardButton.Save)
    assert not save.isEnabled()
    QTest.keyClicks(dialog.name, "  ")
    assert not save.isEnabled()

    QTest.keyClicks(dialog.name, "Our  round ")

    assert save.isEnabled()
    assert dialog.chosen == ("Our round", "")
    assert not dialog.hint.text()


def test_a_taken_name_is_replaced_and_that_is_said(dialog: SaveDialog, qtbot: QtBot) -> None:
    QTest.keyClicks(dialog.name, "Thursday")
    QTest.keyClicks(dialog.about, "Ours.")
    assert "replaced" in dialog.hint.text()

    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.about, Qt.Key.Key_Return)

    assert dialog.chosen == ("Thursday", "Ours.")
