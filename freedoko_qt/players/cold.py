"""What a level takes from a cold start: `python -m freedoko_qt.players.cold LEVEL` prints it as one line of JSON.

It runs in a process of its own, so that nothing is loaded yet; the memory is that after one whole game.
"""

import json
import sys
from pathlib import Path
from time import perf_counter

BEGAN = perf_counter()


def main(level: str) -> None:
    """One game of the level against players by chance, and what it took."""
    from freedoko_qt.players.process import one_thread

    one_thread()
    from freedoko_qt.engine.deal import deal
    from freedoko_qt.engine.event import SEATS, Dealt
    from freedoko_qt.engine.observe import observe
    from freedoko_qt.engine.preset import preset
    from freedoko_qt.engine.state import apply, start
    from freedoko_qt.players.figures import kinds_known

    known = kinds_known()
    players = [known[level if seat == 0 else "random"].make(seat) for seat in SEATS]
    took = {"loaded": perf_counter() - BEGAN}
    state = start(preset("ddv"), Dealt(deal(1), 0))
    while not state.table.is_over:
        seat, asked = state.table.turn, str(state.table.ask)
        began = perf_counter()
        action = players[seat].choose(observe(state, seat)).action
        if seat == 0:
            took.setdefault(f"first {asked}", perf_counter() - began)
        state = apply(state, action)
    took["megabytes"] = peak_memory()
    sys.stdout.write(json.dumps(took) + "\n")


def peak_memory() -> float:
    """The most memory that this process has had, in megabytes; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if status.exists():
        # Unlike getrusage this does not count what the parent process had when it made this one.
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    try:
        import resource
    except ImportError:
        return 0.0
    unit = 2**20 if sys.platform == "darwin" else 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


if __name__ == "__main__":
    main(sys.argv[1])
