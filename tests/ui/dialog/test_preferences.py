"""The preferences."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from freedoko_qt.app.preference import DEFAULT, Preferences
from freedoko_qt.ui.dialog.preferences import PreferencesDialog
from freedoko_qt.ui.dialogs import deck
from tests.ui.desk import Marked, cut_off, opened


@pytest.fixture
def dialog(qtbot: QtBot) -> PreferencesDialog:
    return opened(qtbot, PreferencesDialog(Preferences(speed=7), deck))


def cards(dialog: PreferencesDialog) -> QImage:
    return dialog.cards.grab().toImage()


def test_it_shows_what_is_preferred(dialog: PreferencesDialog) -> None:
    assert dialog.form.value == Preferences(speed=7)


def test_a_change_is_told_at_once(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.changed) as changed:
        QTest.keyClick(dialog.form.controls["thinking"], Qt.Key.Key_Home)

    assert changed.args == [Preferences(speed=7, thinking=0)]


@pytest.mark.parametrize("name", ["card_style", "card_letters", "card_back"])
def test_the_cards_show_what_is_chosen(dialog: PreferencesDialog, name: str) -> None:
    before = cards(dialog)

    QTest.keyClick(dialog.form.controls[name], Qt.Key.Key_End)

    assert cards(dialog) != before


def test_the_cards_do_not_change_with_the_pace(dialog: PreferencesDialog) -> None:
    before = cards(dialog)

    QTest.keyClick(dialog.form.controls["speed"], Qt.Key.Key_Home)

    assert cards(dialog) == before


def test_the_defaults_come_back_with_one_click(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    button = dialog.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)

    with qtbot.waitSignal(dialog.changed) as changed:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert changed.args == [DEFAULT]
    assert dialog.form.value == DEFAULT


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_nothing_is_cut_off_in_a_longer_language_and_a_larger_font(
    qtbot: QtBot, qapp: QApplication, size: float
) -> None:
    language, font = Marked(), qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(font.pointSizeF() * size)
    qapp.installTranslator(language)
    qapp.setFont(larger)
    try:
        dialog = opened(qtbot, PreferencesDialog(DEFAULT, deck))
        found = cut_off(dialog)
    finally:
        qapp.setFont(font)
        qapp.removeTranslator(language)

    assert found == []
