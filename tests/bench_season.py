"""How long the saved parties of a long time take to be read: `python -m tests.bench_season --games 2000`.

Prints, for the first reading and for one that knows all from the cache: the time until the list of parties is there,
until the statistics stand, what the processes needed, and the longest time between two beats of a timer.
"""
# ruff: noqa: T201

import argparse
import gc
import os
import resource
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from tests.bench_loop import BEAT, Moment, now
from tests.season import season

LIMIT = 300.0  # seconds


def measured(title: str, begin: Callable[[], tuple[object, Callable[[], bool]]]) -> None:
    """Begins something and prints how long it took until it was done, and how deaf the window was meanwhile."""
    from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

    children = spent_by_children()
    beats = [now()]
    timer = QTimer(interval=BEAT)
    timer.timeout.connect(lambda: beats.append(now()))
    timer.start()
    kept, is_done = begin()
    while not is_done() and beats[-1].wall - beats[0].wall < LIMIT * 1000:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    beats.append(now())
    timer.stop()
    gaps = [later - earlier for earlier, later in pairwise(beats)]
    print(f"{title}: {beats[-1] - beats[0]}; the reading processes {spent_by_children() - children:.0f} ms")
    print(f"   longest gaps: by wall {longest(gaps, lambda gap: gap.wall)}; by processor "
          f"{longest(gaps, lambda gap: gap.processor)}")  # fmt: skip
    del kept


def longest(gaps: list[Moment], order: Callable[[Moment], float]) -> str:
    """The three longest gaps in milliseconds."""
    return ", ".join(f"{order(gap):.0f}" for gap in sorted(gaps, key=order, reverse=True)[:3])


def spent_by_children() -> float:
    """Milliseconds of the processor that ended processes have needed."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) * 1000


def run(folder: Path) -> None:
    """Reads the season twice in the window of the statistics, then once in the list of parties."""
    from PySide6.QtWidgets import QApplication

    from freedoko_qt.app.controller import Controller
    from freedoko_qt.app.preference import Preferences
    from freedoko_qt.app.storage import in_profile
    from freedoko_qt.app.worker import Worker
    from freedoko_qt.ui.dialog.parties import PartiesDialog
    from freedoko_qt.ui.dialog.statistics import StatisticsDialog
    from freedoko_qt.ui.window import Window

    app = QApplication([])
    storage = in_profile(folder)
    controller = Controller(storage, Preferences(), Worker())
    window = Window(controller, Preferences(), storage)
    window.show()  # the program as it is when somebody opens one of those windows
    while window.table.stage.ahead.timer.isActive():
        app.processEvents()
    gc.collect()
    gc.freeze()  # as the program does at its start

    def statistics() -> tuple[object, Callable[[], bool]]:
        dialog = StatisticsDialog(storage, window)
        dialog.show()
        return dialog, lambda: dialog.is_counted

    def parties() -> tuple[object, Callable[[], bool]]:
        dialog = PartiesDialog(storage, window)
        dialog.show()
        return dialog, lambda: not dialog.reading.is_busy

    measured("statistics, first time", statistics)
    measured("statistics, from the cache", statistics)
    measured("list of parties, from the cache", parties)
    window.close()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--each", type=int, default=24, help="games of a party")
    parser.add_argument("--level", default="", help="who plays: a level of the computer players, else at random")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        began = time.perf_counter()
        paths = season(Path(place) / "parties", chosen.games, chosen.each, chosen.level)
        print(f"{len(paths)} parties with {chosen.games} games, played in {time.perf_counter() - began:.0f} s")
        run(Path(place))
