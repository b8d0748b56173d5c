"""What is known of the saved parties from an earlier reading: a file that may be deleted, cut or garbled at any time.

It holds a line for each record: a checksum, the record's name, size and time of change, and its line of `text`.
Whatever does not fit is left out and read anew.
"""

import json
import os
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

from freedoko_qt import __version__
from freedoko_qt.app.files import beside

VERSION = 2  # of the lines and of what is told in them
HEAD = f"season {VERSION} of {__version__}"
"""The first line; another version of the program may count otherwise, so it reads all anew."""


def key(path: Path, status: os.stat_result) -> str:
    """A record as it lies on disk; whoever writes it again makes it another one."""
    return json.dumps([path.name, status.st_size, status.st_mtime_ns])


@dataclass(slots=True)
class Cache:
    """Lines by the key of their record."""

    lines: dict[str, str] = field(default_factory=dict)

    def keep(self, file: Path) -> None:
        """Writes all of it; a disk that fails costs no more than the next reading its time."""
        text = "\n".join((HEAD, *(checked(f"{one}\t{line}") for one, line in sorted(self.lines.items())), ""))
        temporary = beside(file)
        try:
            # Not as carefully as other files are written: nobody waits for the disk here, and nothing can be lost.
            file.parent.mkdir(parents=True, exist_ok=True)
            temporary.write_bytes(text.encode())
            temporary.replace(file)
        except OSError:
            with suppress(OSError):
                temporary.unlink()


def load(file: Path) -> Cache:
    """What the file holds; an empty cache if there is none or it is of another version."""
    try:
        head, *lines = file.read_text(encoding="utf-8").split("\n")
    except (OSError, ValueError):
        return Cache()
    if head != HEAD:
        return Cache()
    found = Cache()
    for line in lines:
        sum_of_it, _, rest = line.partition("\t")
        one, _, told = rest.partition("\t")
        if checked(rest) == line and sum_of_it:
            found.lines[one] = told
    return found


def checked(line: str) -> str:
    """A line with its checksum before it."""
    return f"{crc32(line.encode()):08x}\t{line}"
