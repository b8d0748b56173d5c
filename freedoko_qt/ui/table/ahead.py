"""Makes pictures of cards before they are wanted, so that no deal has to wait for twelve of them at once."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

from freedoko_qt.engine.card import CARDS, Card
from freedoko_qt.ui.table.prints import Prints

QUIET = 100  # milliseconds without another size, so that a window being resized asks for nothing it never wants again
SLICE = 10  # milliseconds from one picture to the next


class Ahead(QObject):
    """The pictures still to be made, one in each turn of the event loop, and none while cards move."""

    def __init__(self, parent: QObject, is_moving: Callable[[], bool]) -> None:
        super().__init__(parent)
        self._is_moving = is_moving
        self._prints: Prints | None = None
        self._left: list[tuple[Card, float, float]] = []
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.step)

    def begin(self, prints: Prints, widths: Iterable[float], ratio: float) -> None:
        """Wants every face in these widths, the first width first; what was wanted before is forgotten."""
        self._prints = prints
        self._left = [(face, width, ratio) for width in widths for face in CARDS][::-1]
        self.timer.start(QUIET)

    def step(self) -> None:
        """Makes the next picture; after the last one the timer rests."""
        self.timer.setInterval(SLICE)
        if self._is_moving():
            return
        if self._prints is not None and self._left:
            self._prints.picture(*self._left.pop(), is_veiled=False)
        if not self._left:
            self.timer.stop()
