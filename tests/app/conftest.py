"""Controllers for tests, on a profile that is thrown away."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from freedoko_qt.app.controller import Controller
from tests.app.fakes import QuickWorker, StillClock, StillWorker, controller
from tests.app.past import Reader


@pytest.fixture
def worker() -> StillWorker:
    return StillWorker()


@pytest.fixture
def quick() -> QuickWorker:
    return QuickWorker()


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def made(profile: Path, qapp: object) -> Iterator[Callable[..., Controller]]:  # noqa: ARG001
    """Makes controllers on the test's profile, and closes them in the end."""
    all_made: list[Controller] = []

    def make(*arguments: object, **more: object) -> Controller:
        all_made.append(controller(profile, *arguments, **more))  # type: ignore[arg-type]
        return all_made[-1]

    yield make
    for one in all_made:
        one.close()


@pytest.fixture
def table(worker: StillWorker, made: Callable[..., Controller]) -> tuple[Controller, Reader]:
    """A controller for which time stands still, and somebody who notes down what it tells."""
    game = made(worker, StillClock())
    return game, Reader(game)
