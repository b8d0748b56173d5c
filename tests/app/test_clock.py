"""The clock of Qt's event loop."""

import shiboken6
from pytestqt.qtbot import QtBot

from freedoko_qt.app.clock import QtClock


def test_a_call_comes_later_even_without_a_wait(qtbot: QtBot) -> None:
    clock, called = QtClock(), []
    clock.after(0, lambda: called.append("now"))
    assert called == []
    qtbot.waitUntil(lambda: called == ["now"])


def test_what_is_to_come_dies_with_the_clock(qtbot: QtBot) -> None:
    clock, other, called = QtClock(), QtClock(), []
    clock.after(0, lambda: called.append("too late"))
    other.after(0, lambda: called.append("in time"))
    shiboken6.delete(clock)
    qtbot.waitUntil(lambda: called == ["in time"])
