"""Longer work in slices: all of it is done, and it can be dropped or replaced at any step."""

from collections.abc import Iterator
from time import perf_counter

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from freedoko_qt.app.season.slices import SLICE, Slices


@pytest.fixture
def slices(qapp: QObject) -> Slices:
    return Slices(qapp)


def steps(done: list[int], count: int) -> Iterator[None]:
    for number in range(count):
        done.append(number)
        yield


def test_all_steps_are_done(slices: Slices, qtbot: QtBot) -> None:
    done: list[int] = []
    with qtbot.waitSignal(slices.ended):
        slices.start(steps(done, 1000))
        assert not done  # nothing before the event loop has its turn
    assert done == list(range(1000))
    assert not slices.is_busy


def test_long_work_lets_others_have_their_turn(slices: Slices, qtbot: QtBot) -> None:
    turns: list[str] = []
    other = QTimer(interval=0)
    other.timeout.connect(lambda: turns.append("other"))

    def work() -> Iterator[None]:
        for _ in range(3):
            until = perf_counter() + SLICE * 1.5
            while perf_counter() < until:
                pass
            turns.append("work")
            yield

    with qtbot.waitSignal(slices.ended):
        slices.start(work())
        other.start()
    other.stop()
    assert turns.count("work") == 3
    assert "work work" not in " ".join(turns)


def test_work_that_is_dropped_is_not_gone_on_with(slices: Slices, qtbot: QtBot) -> None:
    done, other = list[int](), list[int]()
    slices.start(steps(done, 5))
    slices.stop()
    assert not slices.is_busy
    with qtbot.waitSignal(slices.ended):
        slices.start(steps(other, 5))
    assert (done, other) == ([], [0, 1, 2, 3, 4])


def test_a_step_may_begin_another_work(slices: Slices, qtbot: QtBot) -> None:
    done = list[int]()

    def work() -> Iterator[None]:
        slices.start(steps(done, 3))
        yield
        done.append(-1)

    with qtbot.waitSignal(slices.ended):
        slices.start(work())
    assert done == [0, 1, 2]
