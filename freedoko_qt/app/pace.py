"""The pauses of a game, of which one at most runs; a click or a key can end it early."""

from collections.abc import Callable

from freedoko_qt.app.clock import Clock


class Pace:
    """The running pause and what it ends with."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._then: Callable[[], None] | None = None
        self._number = 0

    @property
    def is_waiting(self) -> bool:
        """Whether a pause runs."""
        return self._then is not None

    def wait(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Begins a pause in place of any other."""
        self._number += 1
        self._then = then
        number = self._number
        self._clock.after(milliseconds, lambda: self._ring(number))

    def hurry(self) -> None:
        """Ends the pause now."""
        then, self._then = self._then, None
        if then:
            then()

    def forget(self) -> None:
        """Ends the pause without what it was to end with."""
        self._then = None

    def _ring(self, number: int) -> None:
        # The clock cannot be stopped, so bells of pauses that were ended or replaced still ring.
        if number == self._number:
            self.hurry()
