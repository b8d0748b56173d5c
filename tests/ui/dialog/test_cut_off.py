"""Every dialog has room for its texts in the real languages, with a font half as large again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from freedoko_qt.app.language import Language
from freedoko_qt.app.preference import DEFAULT
from freedoko_qt.app.ruleset import Shelf, shipped
from freedoko_qt.app.setup import HUMAN, NAMES, Setup
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import GROUPS, SPECS
from freedoko_qt.ui.dialog.new_party import NewPartyDialog
from freedoko_qt.ui.dialog.preferences import PreferencesDialog
from freedoko_qt.ui.dialog.rules import RulesDialog
from freedoko_qt.ui.dialog.rules.explained import Explanation
from freedoko_qt.ui.dialog.rules.pages import Pages
from freedoko_qt.ui.dialogs import deck
from tests.ui.desk import cut_off, opened

LARGER = 1.5
FIVE = preset("default").but(x_players_at_table=5)
FIVE_PLAYERS = Setup((*NAMES[:5],), (HUMAN,) * 5, FIVE, "default", seed=5)


@pytest.fixture(params=["de", "sv", "pl"], autouse=True)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """A real language in large letters, for everything that is opened in the test."""
    locale, font, larger = QLocale(), qapp.font(), qapp.font()
    larger.setPointSizeF(font.pointSizeF() * LARGER)
    spoken = Language(qapp)
    spoken.show(request.param)
    qapp.setFont(larger)
    yield
    qapp.setFont(font)
    spoken.close()
    spoken.deleteLater()
    QLocale.setDefault(locale)


def is_in_reach(pages: Pages) -> bool:
    """Whether everything on the page can be seen, if need be by scrolling."""
    return pages._page.width() <= pages.viewport().width() or pages.horizontalScrollBar().isVisible()


def torn(document: QTextDocument) -> list[str]:
    """The lines that end in the middle of a word."""
    found = []
    document.documentLayout().documentSize()  # lays it out
    block = document.begin()
    while block.isValid():
        laid, text = block.layout(), block.text()
        for number in range(laid.lineCount() - 1):
            line = laid.lineAt(number)
            end = line.textStart() + line.textLength()
            if text[end - 1].isalnum() and text[end].isalnum():
                found.append(text[line.textStart() : end])
        block = block.next()
    return found


def test_the_rules_have_room(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    dialog = opened(qtbot, RulesDialog(FIVE, Shelf(tmp_path / "rules"), tmp_path / "window.ini"))
    assert dialog.windowTitle() != "Rules"  # else no language is on, and nothing is shown of one

    for row, group in enumerate(("", *GROUPS)):  # before the groups stands the table of what differs
        dialog.view.groups.setCurrentRow(row)
        qapp.processEvents()

        assert cut_off(dialog) == [], group
        assert not group or is_in_reach(dialog.view.pages), group


def test_no_word_is_torn_in_the_explanations(qtbot: QtBot) -> None:
    panel = opened(qtbot, Explanation())
    panel.resize(panel.fontMetrics().horizontalAdvance("0") * 45, 400)  # as wide as it is beside the rules

    for name in SPECS:
        panel.show_rule(name, FIVE, shipped())

        assert torn(panel.document()) == [], name


def test_the_players_have_room(qtbot: QtBot) -> None:
    dialog = opened(qtbot, NewPartyDialog(FIVE_PLAYERS))

    assert dialog.names[-1].isVisible()
    assert cut_off(dialog) == []


def test_the_preferences_have_room(qtbot: QtBot) -> None:
    assert cut_off(opened(qtbot, PreferencesDialog(DEFAULT, deck))) == []
