"""Reading YAML that people and crashes have been at: safe, bounded, and with the line of whatever is wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import yaml

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
LONGEST = 50_000_000
"""Characters that are read at most; a season of parties is far below."""

Key = str | int
Path = tuple[Key, ...]
"""Where in a document something stands: names of entries and numbers of list items."""


@dataclass(eq=False)  # not frozen: Python itself writes the traceback into an exception
class FileError(Exception):
    """What is wrong in which file and line; the one message that a person gets to see."""

    file: str
    reason: str
    line: int = 0  # from 1; 0 is the file as a whole

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


def read(text: str, file: str, newest: int) -> Document:
    """The document in a text; FileError unless it is a YAML mapping of a known format."""
    if len(text) > LONGEST:
        raise FileError(file, f"{len(text)} characters are too many for one of our files")
    try:
        data = yaml.load(text, LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise FileError(file, error.problem or "this is not YAML", mark.line + 1 if mark else 0) from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise FileError(file, f"this is not readable YAML: {error}"[:200]) from None
    if not isinstance(data, Mapping):
        raise FileError(file, "the file is empty or not one of ours")
    document = Document(file, text, data)
    version = document.get(("format",), int)
    if not 1 <= version <= newest:
        raise document.error(("format",), f"format {version} is not known; this program reads 1 to {newest}")
    return document


def line_of(text: str, path: Path) -> int:
    """The line, from 1, at which a place of a document begins; as near as it can be found."""
    try:
        node = yaml.compose(text, LOADER)
    except yaml.YAMLError:
        return 0
    line = 1
    for key in path:
        found = step(node, key)
        if found is None:
            break
        line, node = found
    return line


def step(node: yaml.Node | None, key: Key) -> tuple[int, yaml.Node] | None:
    """The line and node of one entry of a mapping or list."""
    if isinstance(node, yaml.MappingNode):
        for name_node, value in node.value:
            if name_node.value == str(key):
                return name_node.start_mark.line + 1, value
    elif isinstance(node, yaml.SequenceNode) and isinstance(key, int) and key < len(node.value):
        value = cast(Sequence[yaml.Node], node.value)[key]
        return value.start_mark.line + 1, value
    return None


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
