"""A report of a problem: one file from which somebody else can see what was seen, without saying who saw it.

It is a record like any other with a `report` in its head, so it opens wherever a record does. Names of people, titles
of own rules, folders and files stay out of it.
"""

import os
import platform
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import QCoreApplication, qVersion

from freedoko_qt import __version__
from freedoko_qt.app import preference, storage
from freedoko_qt.app.files import decoded, read_bytes, write_whole
from freedoko_qt.app.preference import PREFERENCES, Preferences
from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.record import FORMAT, Record, dumps
from freedoko_qt.engine.record_formats import MIGRATIONS
from freedoko_qt.engine.yamltext import Document, flow
from freedoko_qt.engine.yamltext import read as read_yaml
from freedoko_qt.marked import mark

ABOUT = """\
# A problem with freedoko-qt: versions, settings, rules, and all that was dealt and played in this party.
# There are no names of people, folders or files in it.
"""
MOST_TROUBLE = 50
"""Lines of trouble that are kept, the last ones."""
HIDDEN = "…"
PATH = re.compile(
    r"""(?<=['"])(?:[A-Za-z]:)?[\\/~].*?(?=['"])|(?<![\w.…])(?:[A-Za-z]:)?[\\/~].*?(?=,\ \w+\ \d+:\ |:\ |$)"""
)
"""A path within a message: to the end of its quotes, else up to where our messages go on."""
FILE = re.compile(r"[^\s'\"…]+\.(?:ya?ml|csv|pdf|txt|png|svg|ini|rules)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody has sent: the party, the event of its last game that was looked at, and facts by their names."""

    record: Record
    at: int
    facts: Mapping[str, str]
    trouble: tuple[str, ...] = ()


def write(path: Path, record: Record, at: int, preferences: Preferences, trouble: Sequence[str] = ()) -> None:
    """Writes a report on the moment after so many events of the last game; OSError if that is not possible.

    The last lines of trouble are those that were told, newest last.
    """
    write_whole(path, text(record, at, preferences, trouble))


def text(record: Record, at: int, preferences: Preferences, trouble: Sequence[str] = ()) -> str:
    """The report as text."""
    names = record.head.names
    told = {
        "at": at,
        **facts(),
        "settings": settings(preferences),
        "trouble": [without_traces(line, names) for line in trouble[-MOST_TROUBLE:]],
    }
    lines = ["report:", *(f"  {name}: {flow(value)}" for name, value in told.items()), ""]
    first, _, rest = dumps(anonymous(record)).partition("\n")
    return f"{ABOUT}{first}\n" + "\n".join(lines) + rest


def anonymous(record: Record) -> Record:
    """The party with the players called by their places, and without the title of its rules."""
    names = tuple(f"Player {place}" for place, _ in enumerate(record.head.names, 1))
    return replace(record, head=replace(record.head, names=names, title=""))


def facts() -> dict[str, str]:
    """The versions of all that plays a part, and the kind of system."""
    app = QCoreApplication.instance()
    return {
        "program": __version__,
        "python": platform.python_version(),
        "qt": qVersion(),
        "pyside": PySide6.__version__,
        "system": platform.system(),
        "machine": platform.machine(),
        "window system": str(app.property("platformName") or "") if app else "",
    }


def settings(preferences: Preferences) -> dict[str, object]:
    """The preferences that differ from the defaults; free texts, which might be paths, are left out."""
    return {
        name: getattr(preferences, name)
        for name, spec in PREFERENCES.items()
        if getattr(preferences, name) != getattr(preference.DEFAULT, name)
        and (spec.choices or not isinstance(getattr(preferences, name), str))
    }


def without_traces(line: str, names: Iterable[str]) -> str:
    """A message without paths, names of files, of people at the table and of who uses this computer."""
    line = FILE.sub(HIDDEN, PATH.sub(HIDDEN, " ".join(line.split())))
    for name in sorted({*names, *users()}, key=len, reverse=True):
        if len(name) > 1:
            line = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", HIDDEN, line, flags=re.IGNORECASE)
    return line


def users() -> set[str]:
    """The names under which this computer knows its user."""
    known = {os.environ.get(name, "") for name in ("USER", "LOGNAME", "USERNAME")}
    return known | {Path(os.environ.get(name, "")).name for name in ("HOME", "USERPROFILE")}


def read(path: Path) -> Report:
    """The report in a file, every event checked by the rules; FileError names file, line and reason, or OSError."""
    record = storage.load(path)
    document = parsed(path)
    found: Mapping[str, Any] = document.get(("report",), dict)
    at, most = document.get(("report", "at"), int), len(record.games[-1].log) if record.games else 0
    if not 0 <= at <= most:
        said = mark("trouble", "%1 is not within 0 and %2, the events of the last game")
        raise document.error(("report", "at"), Problem(said, (str(at), str(most))))
    told = {name: flow(value) if isinstance(value, dict) else str(value) for name, value in found.items()}
    trouble = tuple(str(line) for line in document.get(("report", "trouble"), list, []))
    return Report(record, at, {name: value for name, value in told.items() if name not in ("at", "trouble")}, trouble)


def is_report(path: Path) -> bool:
    """Whether a file that can be read as a record is a report; FileError or OSError if it cannot be read."""
    return "report" in parsed(path).data


def parsed(path: Path) -> Document:
    """The document in a file, without a last line that was cut."""
    written = read_bytes(path, storage.LARGEST)
    return read_yaml(decoded(written[: written.rfind(b"\n") + 1], path), str(path), FORMAT, MIGRATIONS)
