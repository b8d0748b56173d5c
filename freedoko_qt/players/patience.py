"""A time guard: whoever thinks for too long is interrupted, wherever the thought has come to."""

import _thread
import signal
from threading import Lock, Timer
from types import FrameType, TracebackType
from typing import Self


class TooLongError(BaseException):
    """The time is up. No ordinary exception, so that no player can take it for one of its own faults."""


class Patience:
    """A block of code that may take so many seconds; TooLongError ends it then. Only for the main thread.

    The interrupt is the one of the keyboard, which works on every system; a real one is passed on.
    """

    def __init__(self, seconds: float) -> None:
        self._timer = Timer(seconds, self._ring)
        self._timer.daemon = True
        self._lock = Lock()
        self._is_open = False  # the block runs
        self._is_late = False

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._interrupted)
        self._is_open = True
        self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._is_open = False
        self._timer.cancel()
        # Once the lock is held, the timer has either rung already or never will.
        with self._lock:
            signal.signal(signal.SIGINT, self._before)

    def _ring(self) -> None:
        with self._lock:
            if self._is_open:
                self._is_late = True
                _thread.interrupt_main()

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        if not self._is_late:
            signal.default_int_handler(number, frame)
        if self._is_open:
            self._is_open = False
            raise TooLongError
