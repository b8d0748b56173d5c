"""The one clock of the controller, so that tests can hold another one in its place."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer


class Clock(Protocol):
    """Calls back later."""

    def after(self, milliseconds: int, call: Callable[[], None]) -> None:
        """Calls once, after so long; never before this returns, even if the time is zero."""
        ...


class QtClock(QObject):
    """The time of Qt's event loop; what is still to come is forgotten when the clock is deleted."""

    def after(self, milliseconds: int, call: Callable[[], None]) -> None:
        """See `Clock.after`."""
        QTimer.singleShot(milliseconds, self, call)
