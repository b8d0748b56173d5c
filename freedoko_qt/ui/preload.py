"""Loads the windows that nobody has opened yet while the table is at rest, so that the first opening stops nothing."""

from collections.abc import Callable
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

QUIET = 2_000  # milliseconds after the start
SLICE = 50  # milliseconds from one module to the next
MODULES = (
    "app.season.text",
    "app.season.reading",
    "app.parties.games",
    "app.parties.files",
    "app.season.trash",
    "app.statistics.columns",
    "ui.dialog.notice",
    "ui.dialog.parties",
    "ui.dialog.statistics",
    "engine.slip",
    "engine.scoresheet",
    "app.handlist.file",
    "app.handlist.book",
    "app.prose.line",
    "ui.dialog.form",
    "ui.dialog.our_rules",
    "ui.dialog.rules",
    "ui.dialog.new_party",
    "ui.printing",
    "ui.dialog.list",
    "ui.dialog.preferences",
    "ui.dialog.help",
    "ui.dialog.about",
)
"""What is imported when it is needed first; what others need stands before them, so that each step is a small one."""


class Preload(QObject):
    """The modules still to be loaded, one in each turn of the event loop, and none while cards move."""

    def __init__(self, parent: QObject, is_moving: Callable[[], bool]) -> None:
        super().__init__(parent)
        self._is_moving = is_moving
        self._left = list(MODULES[::-1])
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.step)

    @property
    def left(self) -> int:
        """How many are still to be loaded."""
        return len(self._left)

    def begin(self) -> None:
        """Loads them from a moment after the start on."""
        self.timer.start(QUIET)

    def step(self) -> None:
        """Loads the next one; after the last the timer rests."""
        self.timer.setInterval(SLICE)
        if self._is_moving():
            return
        import_module(f"freedoko_qt.{self._left.pop()}")
        if not self._left:
            self.timer.stop()
