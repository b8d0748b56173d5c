"""The table of actions."""

from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.look import Look
from freedoko_qt.ui.dialogs import Dialogs
from freedoko_qt.ui.entry import ENTRIES, MENUS, TABLE_KEYS, Entry
from freedoko_qt.ui.view import View
from freedoko_qt.ui.window import Window

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_shortcut_is_there_once() -> None:
    keys = [key.toString() for entry in ENTRIES for key in entry.shortcuts]
    keys += [QKeySequence(key).toString() for row, _ in TABLE_KEYS for key in row]

    assert all(keys)
    assert [key for key, count in Counter(keys).items() if count > 1] == []


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_the_slot_is_a_command_of_a_target(entry: Entry) -> None:
    targets = (Window, View, Dialogs, Controller, Look)
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
