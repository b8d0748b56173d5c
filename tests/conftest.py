"""What all tests share: a home of their own, no screen, and nothing left running behind them."""

import atexit
import gc
import multiprocessing
import os
import shutil
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
import shiboken6
from PySide6.QtCore import QObject, QProcess, QStandardPaths, QThread, QThreadPool

from freedoko_qt.players import levels
from freedoko_qt.players.process import one_thread

T = TypeVar("T", bound=QObject)

WORKER = os.environ.get("PYTEST_XDIST_WORKER", "main")
HOME = Path(tempfile.mkdtemp(prefix=f"freedoko-qt-{WORKER}-"))
GRACE = 2.0  # seconds in which what is just ending may end

# Before the first QApplication, and inherited by every process a test starts.
os.environ |= {
    "QT_QPA_PLATFORM": "offscreen",
    "HOME": str(HOME),
    "XDG_CONFIG_HOME": str(HOME / "config"),
    "XDG_DATA_HOME": str(HOME / "data"),
    "XDG_STATE_HOME": str(HOME / "state"),
    "XDG_CACHE_HOME": str(HOME / "cache"),
    "LC_ALL": "C.UTF-8",
}
one_thread()  # as the players have it; several tests at once would only wait for each other
for name in (
    "LANGUAGE",
    "QT_SCALE_FACTOR",
    "QT_STYLE_OVERRIDE",
    "QT_QPA_PLATFORMTHEME",
    "DISPLAY",
    "WAYLAND_DISPLAY",
):
    os.environ.pop(name, None)
QStandardPaths.setTestModeEnabled(True)
atexit.register(shutil.rmtree, HOME, ignore_errors=True)


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """An empty profile folder, as given to the program with --profile."""
    folder = tmp_path / "profile"
    folder.mkdir()
    return folder


@pytest.fixture(scope="session", autouse=True)
def players_are_quick() -> Iterator[None]:
    """Proposes a level that need not think, so that whole games take no time; tests of the others name theirs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(levels, "USUAL", "thumb")
        yield


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that leaves a thread or a process behind."""
    threads = set(threading.enumerate())
    processes = set(multiprocessing.active_children())
    yield
    for thread in set(threading.enumerate()) - threads:
        thread.join(GRACE)
        assert not thread.is_alive(), f"{thread.name} is still running"
    for process in set(multiprocessing.active_children()) - processes:
        process.join(GRACE)
        assert not process.is_alive(), f"{process.name} is still running"
    if "qapp" in request.fixturenames:
        assert QThreadPool.globalInstance().waitForDone(int(GRACE * 1000)), "the thread pool is still busy"
        running: list[QObject] = [
            thread for thread in known(QThread) if thread.isRunning() and not thread.isCurrentThread()
        ]
        running += [process for process in known(QProcess) if process.state() != QProcess.ProcessState.NotRunning]
        assert not running, "still running"


def known(kind: type[T]) -> list[T]:
    """Every object of the kind that Python holds and Qt has not deleted."""
    # Told by type, as isinstance would wake lazy objects of other libraries.
    return [thing for thing in gc.get_objects() if issubclass(type(thing), kind) and shiboken6.isValid(thing)]
