"""Compares a folder of recorded games with our rules, and prints a table of what is equal and what is not."""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

from tests.conformance.folder import compare
from tests.conformance.report import Report

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT.parent / "shared" / "corpus", ROOT / "tests" / "data")


def main(arguments: list[str]) -> int:
    """Prints the report; the exit code is 1 if there is a difference that nobody has explained."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__)
    default = next(folder for folder in FOLDERS if folder.is_dir())
    parser.add_argument("folder", type=Path, nargs="?", default=default, help="recorded games")
    parser.add_argument("--files", nargs="*", default=["*.jsonl.gz"], help="patterns of file names")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take every N-th party only")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="print so many differences")
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="how many work at once")
    chosen = parser.parse_args(arguments)
    found = {path for pattern in chosen.files for path in chosen.folder.glob(pattern)}
    files = sorted(path for path in found if not path.name.startswith("parties"))
    started, total = time.perf_counter(), Report()
    # Each process takes its share of the parties, one after the other.
    shares = [slice(at * chosen.every, None, chosen.processes * chosen.every) for at in range(chosen.processes)]
    with ProcessPoolExecutor(chosen.processes) as pool:
        for report in pool.map(compare, repeat(chosen.folder), repeat(files), shares):
            total.merge(report)
    seconds = time.perf_counter() - started
    print("\n".join(total.lines(chosen.show)))
    print(f"\n{total.summary()}; {seconds:.0f} s, {total.games / seconds:.0f} records a second")
    return 1 if total.differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
