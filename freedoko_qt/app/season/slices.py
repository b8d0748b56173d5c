"""Longer work done a little at a time, so that the window answers meanwhile."""

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

SLICE = 0.008  # seconds
BREATH = 15  # milliseconds for what has just been opened to be painted and to answer


class Slices(QObject):
    """A generator that is driven by the event loop; its steps must be short."""

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[object] = iter(())
        self._turn = QTimer(self, singleShot=True)
        self._turn.timeout.connect(self._slice)

    @property
    def is_busy(self) -> bool:
        """Whether a work has not ended yet."""
        return self._turn.isActive()

    def start(self, work: Iterator[object]) -> None:
        """Begins a work; one that has not ended is dropped."""
        self._work = work
        self._turn.start(BREATH)

    def stop(self) -> None:
        """Drops the work."""
        self._work = iter(())
        self._turn.stop()

    def _slice(self) -> None:
        work, until = self._work, perf_counter() + SLICE
        for _ in work:
            if work is not self._work:
                return  # a step has begun or dropped a work
            if perf_counter() > until:
                self._turn.start(0)
                return
        if work is self._work:
            self.ended.emit()
