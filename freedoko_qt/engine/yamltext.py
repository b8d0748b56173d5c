"""Reading YAML that people and crashes have been at: safe, bounded, and with the line of whatever is wrong."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from freedoko_qt.engine.problem import Problem, bounded
from freedoko_qt.engine.yamltree import LOADER, Path, TreeError, build
from freedoko_qt.marked import mark

LONGEST = 20_000_000
"""Characters that are read at most; the longest party there can be is half as long."""

NO_SUCH: Mapping[type, str] = {
    str: mark("trouble", "%1 is %2, not a text"),
    int: mark("trouble", "%1 is %2, not a whole number"),
    bool: mark("trouble", "%1 is %2, not yes or no"),
    list: mark("trouble", "%1 is %2, not a list"),
    dict: mark("trouble", "%1 is %2, not a group of entries"),
}
"""What is said of a value of another kind than the one that must stand there."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes a document of one format into one of the next."""


@dataclass(eq=False)  # not frozen: Python itself writes the traceback into an exception
class FileError(Exception):
    """What is wrong in which file and line; the one message that a person gets to see, on one line and short."""

    file: str
    reason: str | Problem
    line: int = 0  # from 1; 0 is the file as a whole

    def __post_init__(self) -> None:
        self.reason = bounded(self.reason)

    def __str__(self) -> str:
        return str(self.told)

    @property
    def told(self) -> Problem:
        """All of it, ready for any language."""
        if not self.line:
            return Problem(mark("trouble", "%1: %2"), (self.file, self.reason))
        return Problem(mark("trouble", "%1, line %2: %3"), (self.file, str(self.line), self.reason))


@dataclass(frozen=True, slots=True)
class Document:
    """A YAML mapping with its text, so that errors can name the line."""

    file: str
    text: str
    data: Mapping[str, Any]

    def error(self, path: Path, reason: str | Problem) -> FileError:
        """An error at a place in the document."""
        return FileError(self.file, reason, line_of(self.text, path))

    def get(self, path: Path, kind: type, default: object = None) -> Any:
        """The value at a place; FileError if it is missing without a default, or is of another kind."""
        value: Any = self.data
        for at, key in enumerate(path):
            is_there = isinstance(value, dict if isinstance(key, str) else list)
            if not is_there:
                said = mark("trouble", "%1 is %2, so there can be no %3")
                raise self.error(path[:at], Problem(said, (name(path[:at]), f"{value!r:.60}", name(path))))
            try:
                value = value[key]
            except (KeyError, IndexError):
                if default is not None:
                    return default
                raise self.error(path[:at], Problem(mark("trouble", "%1 is missing"), (name(path),))) from None
        if value is None and default is not None:
            return default
        if type(value) is not kind:
            raise self.error(path, Problem(NO_SUCH[kind], (name(path), f"{value!r:.60}")))
        return value


def read(text: str, file: str, newest: int, migrations: Mapping[int, Migration] | None = None) -> Document:
    """The document in a text, brought to the newest format; FileError unless it is a mapping of a known format."""
    if len(text) > LONGEST:
        raise too_long(file, len(text), LONGEST)
    try:
        data = build(text)
    except yaml.MarkedYAMLError as error:
        place = error.problem_mark or error.context_mark
        reason = error.told if isinstance(error, TreeError) else error.problem
        nameless = Problem(mark("trouble", "this is not YAML"))
        raise FileError(file, reason or nameless, place.line + 1 if place else 0) from None
    except (yaml.YAMLError, ValueError) as error:
        raise FileError(file, Problem(mark("trouble", "this is not readable YAML: %1"), (str(error),))) from None
    if not isinstance(data, dict):
        raise FileError(file, Problem(mark("trouble", "the file is empty or not one of ours")))
    document = Document(file, text, data)
    version = document.get(("format",), int)
    if version > newest:
        said = mark("trouble", "format %1 is not known; a newer version of the program wrote it")
        raise document.error(("format",), Problem(said, (str(version),)))
    if version < 1:
        said = mark("trouble", "format %1 is not known; the first one is 1")
        raise document.error(("format",), Problem(said, (str(version),)))
    return migrated(document, version, newest, migrations or {})


def migrated(document: Document, version: int, newest: int, migrations: Mapping[int, Migration]) -> Document:
    """A document of an older format as one of the newest; a format without a migration needs none."""
    data = dict(document.data)
    for number in range(version, newest):
        data = migrations[number](data) if number in migrations else data
    return Document(document.file, document.text, data)


def too_long(file: str, length: int, most: int) -> FileError:
    """What is said of a file that is not even looked into."""
    said = mark("trouble", "%1 bytes are too many for this kind of file; at most %2 are read")
    return FileError(file, Problem(said, (length, most)))


def line_of(text: str, path: Path) -> int:
    """The line, from 1, at which a place of a document begins; as near as it can be found."""
    best, depth = 1, 0

    def note(place: Path, line: int) -> None:
        nonlocal best, depth
        if len(place) > depth and place == path[: len(place)]:
            best, depth = line, len(place)

    try:
        build(text, note)
    except (yaml.YAMLError, ValueError):
        return 0
    return best


def name(path: Path) -> str:
    """A place in words."""
    return ".".join(str(key + 1) if isinstance(key, int) else key for key in path)


def flow(value: object) -> str:
    """A value as YAML on one line."""
    for style, keeps_letters in ((None, True), (None, False), ('"', False)):
        dumped = yaml.safe_dump(
            value,
            default_flow_style=True,
            default_style=style,
            allow_unicode=keeps_letters,
            sort_keys=False,
            width=10**9,
        )
        line = str(dumped).strip().removesuffix("\n...")
        if "\n" not in line and yaml.load(line, LOADER) == value:
            break  # rare separators and line breaks in a name would not read back, and are written as escapes
    return line
