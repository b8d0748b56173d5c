"""How long the window is deaf, how fast it starts and how fast it paints: `python -m tests.bench_loop --games 24`.

Wall time is what a person feels, the time of the processor what the program is to blame for on a busy machine.
"""
# ruff: noqa: T201

import argparse
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from freedoko_qt.players.levels import USUAL

BEAT = 1  # milliseconds
FRAMES = 50
STARTS = 3
HERE = "tests.bench_loop"


@dataclass(frozen=True, slots=True)
class Moment:
    """Wall and processor time in milliseconds."""

    wall: float
    processor: float

    def __sub__(self, other: "Moment") -> "Moment":
        return Moment(self.wall - other.wall, self.processor - other.processor)

    def __str__(self) -> str:
        return f"{self.wall:7.1f} ms, processor {self.processor:7.1f} ms"


def now() -> Moment:
    """This moment."""
    return Moment(time.perf_counter() * 1000, time.process_time() * 1000)


def loop(profile: str, games: int, size: str, level: str) -> None:
    """Plays games in a window of a size and prints the longest times between two beats of a timer."""
    from PySide6.QtCore import QTimer

    from freedoko_qt.app import main

    beats = [now()]
    timer = QTimer(interval=BEAT)
    timer.timeout.connect(lambda: beats.append(now()))

    def begin(window: object, controller: object) -> None:
        window.resize(*map(int, size.split("x")))  # type: ignore[attr-defined]
        window.docks["log"].show()  # type: ignore[attr-defined]
        window.docks["score"].show()  # type: ignore[attr-defined]
        controller.happened.connect(start)  # type: ignore[attr-defined]

    def start() -> None:
        if not timer.isActive():
            beats[:] = [now()]
            timer.start()

    watch(begin)
    main.main(["--autoplay", str(games), "--seed", "1", "--level", level, "--speed", "0", "--profile", profile])
    gaps = [later - earlier for earlier, later in pairwise(beats)]
    print(f"{games} games of {level} players at {size}: {beats[-1] - beats[0]}")
    print("the longest gaps by wall, then by processor time:")
    for order in (lambda gap: gap.wall, lambda gap: gap.processor):
        print("   " + "\n   ".join(map(str, sorted(gaps, key=order, reverse=True)[:4])))


def start(profile: str, began: float) -> None:
    """Prints the time from the start of the process to the painted table."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    from freedoko_qt.app import main

    class Watcher(QObject):
        """Ends the program after the first painting."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, self.tell)
            return False

        def tell(self) -> None:
            print(Moment((time.time() - began) * 1000, time.process_time() * 1000))
            QApplication.closeAllWindows()

    watcher = Watcher()
    watch(lambda window, _: window.table.viewport().installEventFilter(watcher))  # type: ignore[attr-defined]
    main.main(["--profile", profile, "--speed", "0"])


def paint(size: str) -> None:
    """Prints how long a full frame takes, in the middle of a game."""
    from PySide6.QtWidgets import QApplication

    from freedoko_qt.app.paint import Sight
    from freedoko_qt.app.paint import paint as painted
    from freedoko_qt.ui.table.scene import TableView
    from tests.notation import situation

    QApplication([])
    view = TableView()
    view.resize(*map(int, size.split("x")))
    view.show()
    game = situation("start 0 · healthy · 0: CA CK C9 CK · lead 0 · 0 HA, 1 H9")
    view.jump(painted(game.state, Sight(0, ("Anna", "Bernd", "Clara", "Dieter"), back=1)))
    QApplication.processEvents()
    began = now()
    for _ in range(FRAMES):
        view.viewport().repaint()
    spent = now() - began
    print(f"a full frame at {size}: {Moment(spent.wall / FRAMES, spent.processor / FRAMES)}")


def watch(begin: Callable[[object, object], None]) -> None:
    """Lets `main` hand out window and controller as soon as the table is shown."""
    from freedoko_qt.app import main

    end = main.end_by_itself

    def hooked(app: object, window: object, controller: object, chosen: object) -> None:
        begin(window, controller)
        end(app, window, controller, chosen)  # type: ignore[arg-type]

    main.end_by_itself = hooked


def child(part: str, *arguments: str) -> None:
    """Runs one part in a process of its own, so that none warms up another."""
    import subprocess  # the child that is measured needs none of it

    command = [sys.executable, "-m", HERE, "--part", part, *arguments]
    said = subprocess.run(command, check=True, text=True, capture_output=True, env=os.environ).stdout
    print(said, end="", flush=True)


def everything(games: int, level: str) -> None:
    """All measurements."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        for size in ("1280x820", "1920x1080"):
            child("loop", str(Path(folder) / size), str(games), size, level)
        for number in range(STARTS + 1):
            print("first start:" if number == 0 else "another start:", end="", flush=True)
            child("start", str(Path(folder) / "start"), str(time.time()))
    child("paint", "1920x1080")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--level", default=USUAL, help="how strong the players are (%(default)s)")
    parser.add_argument("--part", nargs="+", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    match chosen.part:
        case ["loop", profile, number, size, level]:
            loop(profile, int(number), size, level)
        case ["start", profile, began]:
            start(profile, float(began))
        case ["paint", size]:
            paint(size)
        case _:
            everything(chosen.games, chosen.level)
