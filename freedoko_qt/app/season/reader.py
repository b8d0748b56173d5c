"""A process that reads saved parties: paths come in, lines of `text` go out. Without Qt.

Frames as in `players.process`: (path, date of the file) in, (whether the line stays true for this file, line) out. The
process ends when its input does.
"""

import os
import pickle
import signal
import sys
from datetime import datetime
from pathlib import Path

from freedoko_qt.app.files import read_text
from freedoko_qt.app.season import Saved
from freedoko_qt.app.season import text as season_text
from freedoko_qt.app.season.facts import saved
from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.record import FileError, Record, loads, whole_lines
from freedoko_qt.engine.yamltext import LONGEST
from freedoko_qt.players.process import frame, frames

KINDNESS = 10
"""By how much the window goes first where processors are scarce; Windows knows no such number."""


def answer(path: Path, date: datetime) -> tuple[bool, str]:
    """What a record says in short, or what is wrong with it, and whether another reading would say the same.

    A fault of one file stops no other.
    """
    try:
        return True, season_text.dumps(saved(load(path), path, date))
    except FileError as error:
        # The list names the file; the folder is always the same.
        return True, damaged(path, date, FileError(path.name, error.reason, error.line).told)
    except OSError as error:
        return False, damaged(path, date, f"{path.name}: {error.strerror or error}")
    except Exception as error:  # a record that nobody thought of must not hide all others
        return False, damaged(path, date, f"{path.name}: {type(error).__name__} {error}".rstrip())


def damaged(path: Path, date: datetime, trouble: str | Problem) -> str:
    """The line of a file that holds no party."""
    return season_text.dumps(Saved(path, date, trouble=trouble))


def load(path: Path) -> Record:
    """The record in a file, without a last line that was cut; FileError or OSError if there is none."""
    return loads(whole_lines(read_text(path, LONGEST)), str(path))


def main() -> None:
    """Reads until the input ends; an interrupt from the keyboard is the game's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    target = sys.stdout.buffer
    sys.stdout = sys.stderr
    try:
        for body in frames(sys.stdin.buffer):
            path, date = pickle.loads(body)
            target.write(frame(answer(Path(path), date)))
            target.flush()
    except BrokenPipeError:
        # The game is gone; flushing at exit would only complain about that.
        sys.exit(0)


if __name__ == "__main__":
    main()
