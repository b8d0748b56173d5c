"""The one pause that runs."""

from freedoko_qt.app.pace import Pace
from tests.app.fakes import StillClock


def test_a_pause_ends_once() -> None:
    clock, ends = StillClock(), []
    pace = Pace(clock)
    pace.wait(100, lambda: ends.append("first"))
    assert pace.is_waiting
    clock.ring()
    pace.hurry()
    assert ends == ["first"]
    assert not pace.is_waiting


def test_a_pause_takes_the_place_of_the_one_before() -> None:
    clock, ends = StillClock(), []
    pace = Pace(clock)
    pace.wait(100, lambda: ends.append("first"))
    pace.wait(100, lambda: ends.append("second"))
    clock.ring()
    assert ends == ["second"]


def test_a_pause_that_was_hurried_does_not_end_the_next_one() -> None:
    clock, ends = StillClock(), []
    pace = Pace(clock)
    pace.wait(100, lambda: ends.append("first"))
    pace.hurry()
    pace.wait(100, lambda: ends.append("second"))
    old, new = clock.waiting
    old[1]()
    assert ends == ["first"]
    new[1]()
    assert ends == ["first", "second"]


def test_a_forgotten_pause_ends_with_nothing() -> None:
    clock, ends = StillClock(), []
    pace = Pace(clock)
    pace.wait(100, lambda: ends.append("first"))
    pace.forget()
    clock.ring()
    assert ends == []
