"""The table of actions."""

from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow, QToolBar
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.action import Actions
from freedoko_qt.ui.entry import When
from freedoko_qt.ui.menu import CONTEXT_MENU, ENTRIES
from tests.ui.desk import Marked

pytestmark = pytest.mark.usefixtures("qapp")


class Frame(QMainWindow):
    """A window that notes which command was called."""

    def __init__(self) -> None:
        super().__init__()
        self.called: list[object] = []

    def __getattr__(self, name: str) -> object:
        if name not in {entry.slot for entry in ENTRIES}:
            raise AttributeError(name)
        return lambda *values: self.called.append((name, *values))


@pytest.fixture
def frame(qtbot: QtBot) -> Frame:
    window = Frame()
    qtbot.addWidget(window)
    return window


def test_menus_hold_every_action_once(frame: Frame) -> None:
    actions = Actions(frame)

    actions.fill_menus(frame.menuBar())

    shown = [action for top in frame.menuBar().actions() for action in top.menu().actions()]  # type: ignore[attr-defined]
    assert Counter(a.objectName() for a in shown if not a.isSeparator()) == Counter(e.name for e in ENTRIES)


def test_the_toolbar_holds_what_is_meant_for_it(frame: Frame) -> None:
    bar = QToolBar()

    Actions(frame).fill_toolbar(bar)

    names = [action.objectName() for action in bar.actions() if not action.isSeparator()]
    assert names == [entry.name for entry in ENTRIES if entry.toolbar]


def test_the_context_menu_offers_the_moves_of_the_game(frame: Frame) -> None:
    menu = Actions(frame).context_menu(frame, CONTEXT_MENU)

    assert tuple(action.objectName() for action in menu.actions()) == CONTEXT_MENU


def test_only_what_is_of_use_is_enabled(frame: Frame) -> None:
    actions = Actions(frame)

    actions.enable(frozenset({When.PARTY, When.CALLS}))

    enabled = {name for name, action in actions.by_name.items() if action.isEnabled()}
    assert {"new", "open", "quit", "announce", "save", "autoplay"} <= enabled
    assert enabled.isdisjoint({"hint", "last_trick"})


def test_a_plain_action_calls_its_slot_without_arguments(frame: Frame) -> None:
    Actions(frame)["new"].trigger()

    assert frame.called == [("new_party",)]


def test_a_checkable_action_calls_its_slot_with_its_state(frame: Frame) -> None:
    actions = Actions(frame)
    actions.enable(frozenset({When.PARTY}))

    actions["autoplay"].trigger()
    actions["autoplay"].trigger()

    assert frame.called == [("set_autoplay", True), ("set_autoplay", False)]


def test_another_language_reaches_all_texts(frame: Frame, qapp: QApplication) -> None:
    actions = Actions(frame)
    actions.fill_menus(frame.menuBar())
    language = Marked()
    qapp.installTranslator(language)
    try:
        actions.retranslate()
    finally:
        qapp.removeTranslator(language)

    texts = [action.text() for action in actions.by_name.values()]
    texts += [action.statusTip() for action in actions.by_name.values()]
    texts += [action.text() for action in frame.menuBar().actions()]
    assert [text for text in texts if not text.startswith("‹")] == []
    assert actions["hint"].toolTip().endswith("(H)")
