"""The time guard."""

import _thread
import signal
from itertools import count

import pytest

from freedoko_qt.players.patience import Patience, TooLongError

LONG = 60.0


def busy() -> None:
    """What never ends."""
    for _ in count():
        pass


def interrupt() -> None:
    """What somebody ends with the keyboard."""
    _thread.interrupt_main()
    busy()


def test_what_ends_in_time_is_left_alone() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Patience(LONG):
        done = sum(range(1000))
    assert done == 499_500
    assert signal.getsignal(signal.SIGINT) is before


def test_what_takes_too_long_is_ended_and_the_next_one_has_its_own_time() -> None:
    before = signal.getsignal(signal.SIGINT)
    for _ in range(3):
        with pytest.raises(TooLongError), Patience(0.01):
            busy()
    with Patience(LONG):
        pass
    assert signal.getsignal(signal.SIGINT) is before


def test_an_interrupt_from_the_keyboard_is_one_as_ever() -> None:
    with pytest.raises(KeyboardInterrupt), Patience(LONG):
        interrupt()


def test_an_error_comes_through() -> None:
    with pytest.raises(ValueError, match="no idea"), Patience(LONG):
        raise ValueError("no idea")
