"""What the window shows: its panels, the whole screen, and the part that has the keyboard."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget


class View:
    """The commands of the menu of that name; `parts` gives those that the keyboard can go to."""

    def __init__(
        self, window: QMainWindow, docks: Mapping[str, QDockWidget], parts: Callable[[], Sequence[QWidget]]
    ) -> None:
        self._window, self._docks, self._parts = window, docks, parts

    def show_score(self, wanted: bool) -> None:
        """Shows or hides the score sheet."""
        self._docks["score"].setVisible(wanted)

    def show_log(self, wanted: bool) -> None:
        """Shows or hides the course of the game."""
        self._docks["log"].setVisible(wanted)

    def set_full_screen(self, wanted: bool) -> None:
        """Fills the screen, or goes back to the size before."""
        state = self._window.windowState() & ~Qt.WindowState.WindowFullScreen
        self._window.setWindowState(state | Qt.WindowState.WindowFullScreen if wanted else state)

    def go_to_next_part(self) -> None:
        """Moves the keyboard to the next part of the window that is shown."""
        shown, focused = [part for part in self._parts() if part.isVisible()], self._window.focusWidget()
        here = [i for i, part in enumerate(shown) if part.hasFocus() or part.isAncestorOf(focused)]
        shown[(here[-1] + 1) % len(shown) if here else 0].setFocus(Qt.FocusReason.TabFocusReason)
