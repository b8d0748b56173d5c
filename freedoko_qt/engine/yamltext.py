"""Reading YAML that people and crashes have been at: safe, bounded, and with the line of whatever is wrong."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from freedoko_qt.engine.yamltree import LOADER, Path, build

LONGEST = 20_000_000
"""Characters that are read at most; the longest party there can be is half as long."""
LONGEST_REASON = 300

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes a document of one format into one of the next."""


@dataclass(eq=False)  # not frozen: Python itself writes the traceback into an exception
class FileError(Exception):
    """What is wrong in which file and line; the one message that a person gets to see, on one line and short."""

    file: str
    reason: str
    line: int = 0  # from 1; 0 is the file as a whole

    def __post_init__(self) -> None:
        reason = " ".join(self.reason[: 2 * LONGEST_REASON].split())
        self.reason = reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]} …"

    def __str__(self) -> str:
        place = f", line {self.line}" if self.line else ""
        return f"{self.file}{place}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Document:
    """A YAML mapping with its text, so that errors can name the line."""

    file: str
    text: str
    data: Mapping[str, Any]

    def error(self, path: Path, reason: str) -> FileError:
        """An error at a place in the document."""
        return FileError(self.file, reason, line_of(self.text, path))

    def get(self, path: Path, kind: type | tuple[type, ...], default: object = None) -> Any:
        """The value at a place; FileError if it is missing without a default, or is of another kind."""
        value: Any = self.data
        for at, key in enumerate(path):
            is_there = isinstance(value, dict if isinstance(key, str) else list)
            if not is_there:
                raise self.error(path[:at], f"{name(path[:at])} is {value!r:.60}, so there can be no {name(path)}")
            try:
                value = value[key]
            except (KeyError, IndexError):
                if default is not None:
                    return default
                raise self.error(path[:at], f"{name(path)} is missing") from None
        if value is None and default is not None:
            return default
        wanted = kind if isinstance(kind, tuple) else (kind,)
        if type(value) not in wanted:
            raise self.error(path, f"{name(path)} is {value!r:.60}, not {' or '.join(map(word, wanted))}")
        return value


def read(text: str, file: str, newest: int, migrations: Mapping[int, Migration] | None = None) -> Document:
    """The document in a text, brought to the newest format; FileError unless it is a mapping of a known format."""
    if len(text) > LONGEST:
        raise too_long(file, len(text), LONGEST)
    try:
        data = build(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise FileError(file, error.problem or "this is not YAML", mark.line + 1 if mark else 0) from None
    except (yaml.YAMLError, ValueError) as error:
        raise FileError(file, f"this is not readable YAML: {error}") from None
    if not isinstance(data, dict):
        raise FileError(file, "the file is empty or not one of ours")
    document = Document(file, text, data)
    version = document.get(("format",), int)
    if version > newest:
        raise document.error(("format",), f"format {version} is not known; a newer version of the program wrote it")
    if version < 1:
        raise document.error(("format",), f"format {version} is not known; the first one is 1")
    return migrated(document, version, newest, migrations or {})


def migrated(document: Document, version: int, newest: int, migrations: Mapping[int, Migration]) -> Document:
    """A document of an older format as one of the newest; a format without a migration needs none."""
    data = dict(document.data)
    for number in range(version, newest):
        data = migrations[number](data) if number in migrations else data
    return Document(document.file, document.text, data)


def too_long(file: str, length: int, most: int) -> FileError:
    """What is said of a file that is not even looked into."""
    return FileError(file, f"{length:,} bytes are too many for this kind of file; at most {most:,} are read")


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


def word(kind: type) -> str:
    """A kind of value in words."""
    return {str: "a text", int: "a whole number", bool: "yes or no", list: "a list", dict: "a group of entries"}[kind]


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
