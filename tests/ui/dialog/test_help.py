"""The page of keys and the page of rules."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from freedoko_qt.app.ruleword import value_text
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import SPECS, Rules
from freedoko_qt.ui.action import shown
from freedoko_qt.ui.dialog.help import HelpDialog, named
from freedoko_qt.ui.menu import ENTRIES
from freedoko_qt.ui.menu.keys import REVIEW_KEYS, TABLE_KEYS
from tests.ui.desk import Marked, opened

DDV = preset("ddv")


@pytest.fixture
def page(qtbot: QtBot) -> HelpDialog:
    return opened(qtbot, HelpDialog(DDV))


def test_the_page_of_keys_tells_all_of_them(page: HelpDialog) -> None:
    text = page.keys.toPlainText()

    for entry in ENTRIES:
        assert entry.tip in text
        assert shown(entry.shortcuts[:1]) in text
    assert all(meaning in text for _, meaning in (*TABLE_KEYS, *REVIEW_KEYS))


def test_the_page_of_rules_tells_each_rule_that_has_an_effect(page: HelpDialog) -> None:
    page.show_rules()

    text = page.rules.toPlainText()
    assert page.tabs.currentWidget() is page.rules
    assert PRESETS["ddv"].about in text
    effective = DDV.effective()
    for name, spec in SPECS.items():
        if effective.active(name):
            assert f"{spec.title}\n{value_text(getattr(effective, name))}" in text


def test_rules_without_effect_are_left_out(qtbot: QtBot) -> None:
    page = opened(qtbot, HelpDialog(Rules(solo=False)))

    assert SPECS["solo_queen"].title not in page.rules.toPlainText()


def test_house_rules_are_not_called_by_the_name_of_a_set() -> None:
    assert named(DDV) == ["ddv"]
    assert named(DDV.but(with_nines=False)) == []


def test_before_the_first_party_there_are_only_keys(qtbot: QtBot) -> None:
    assert opened(qtbot, HelpDialog(None)).tabs.count() == 1


def test_another_language_reaches_both_pages(page: HelpDialog, qapp: QApplication) -> None:
    language = Marked()
    qapp.installTranslator(language)
    try:
        page.retranslate()
    finally:
        qapp.removeTranslator(language)

    assert f"‹{SPECS['with_nines'].title}" in page.rules.toPlainText()
    assert f"‹{ENTRIES[0].tip}" in page.keys.toPlainText()
    assert page.windowTitle().startswith("‹")


def test_escape_closes_it(page: HelpDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.finished):
        QTest.keyClick(page, Qt.Key.Key_Escape)
