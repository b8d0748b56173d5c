"""The table of actions."""

from collections import Counter

import pytest
from PySide6.QtCore import QKeyCombination
from PySide6.QtGui import QKeySequence

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.look import Look
from freedoko_qt.ui.archive import Archive
from freedoko_qt.ui.dialogs import Dialogs
from freedoko_qt.ui.entry import Entry
from freedoko_qt.ui.lookback import LookBack
from freedoko_qt.ui.menu import ENTRIES, MENUS
from freedoko_qt.ui.menu.keys import REVIEW_KEYS, TABLE_KEYS
from freedoko_qt.ui.moves import Moves
from freedoko_qt.ui.panel.review import KEYS
from freedoko_qt.ui.panel.score import ScorePanel
from freedoko_qt.ui.view import View
from freedoko_qt.ui.window import Window

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_shortcut_is_there_once() -> None:
    keys = [key.toString() for entry in ENTRIES for key in entry.shortcuts]
    keys += [QKeySequence(key).toString() for row, _ in TABLE_KEYS for key in row]

    assert all(keys)
    assert [key for key, count in Counter(keys).items() if count > 1] == []


def test_the_page_of_keys_tells_just_the_keys_that_the_review_bar_answers() -> None:
    told = [QKeySequence(key).toString() for row, _ in REVIEW_KEYS for key in row]
    answered = [QKeySequence(QKeyCombination(modifier, key)).toString() for key, modifier in KEYS]

    assert Counter(told) == Counter(answered)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_the_slot_is_a_command_of_a_target(entry: Entry) -> None:
    targets = (Window, Moves, LookBack, Archive, View, Dialogs, Controller, Look, ScorePanel)
    slot = next(getattr(target, entry.slot) for target in targets if hasattr(target, entry.slot))

    assert callable(slot)


@pytest.mark.parametrize("menu", MENUS)
def test_mnemonics_of_a_menu_are_all_different(menu: str) -> None:
    letters = [e.text[e.text.index("&") + 1].lower() for e in ENTRIES if e.menu == menu]

    assert letters
    assert len(set(letters)) == len(letters)


def test_names_and_mnemonics_of_the_menus_are_all_different() -> None:
    letters = [text[text.index("&") + 1].lower() for text in MENUS.values()]

    assert len(set(letters)) == len(MENUS)
    assert {entry.menu for entry in ENTRIES} == set(MENUS)
