"""Compares folders of recorded games: `python -m tests.conformance FOLDER [--every N] [--files NAME ...]`."""

import argparse
import sys
from pathlib import Path

from tests.conformance.comparison import compare
from tests.conformance.recording import beyond, read_rules, recordings
from tests.conformance.report import Report

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: list[str]) -> int:
    """Prints the report; the exit code is 1 if there is a difference that nobody has explained."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "tests" / "data", help="recorded games")
    parser.add_argument("--files", nargs="*", default=["*.jsonl.gz"], help="patterns of file names")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take every N-th game only")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="print so many differences")
    chosen = parser.parse_args(arguments)
    rules = read_rules(chosen.folder)
    files = sorted({path for pattern in chosen.files for path in chosen.folder.glob(pattern)})
    total = Report()
    for path in files:
        if path.name.startswith("parties"):
            continue
        report = Report()
        for number, game in enumerate(recordings(path, rules)):
            if number % chosen.every:
                continue
            if why := beyond(game):
                report.beyond[why] += 1
            else:
                report.add(game.name, compare(game))
        print(f"{path.name}: {report.summary()}")
        total.merge(report)
    print("\n".join(total.lines(chosen.show)))
    return 1 if total.differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
