"""Plain values out of YAML, event by event, so that a hostile text comes to its end early.

Only what our files need is read: groups and lists, texts, whole numbers in decimal, yes and no, and nothing. Names of
entries are texts. Anchors, tags, more than one document and names that stand there twice are refused; numbers of
another kind and dates are taken as texts.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from freedoko_qt.engine.problem import Problem
from freedoko_qt.marked import mark

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DEEPEST = 20
"""Groups and lists within each other; a record has five."""
MOST = 2_000_000
"""Values in a text at most; the longest party there can be stays below."""
LONGEST_VALUE = 100_000
"""Letters in one value at most."""

Key = str | int
Path = tuple[Key, ...]
"""Where in a document something stands: names of entries and numbers of list items."""

FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
"""What YAML does not allow in any text: control characters, halves of letters, and marks of byte order."""

WORDS: Mapping[str, bool | None] = {
    **{spelling: True for word in ("yes", "true", "on") for spelling in (word, word.title(), word.upper())},
    **{spelling: False for word in ("no", "false", "off") for spelling in (word, word.title(), word.upper())},
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
}
NUMBER = re.compile("[-+]?(?:0|[1-9][0-9]{0,18})")
GROUPS = (MappingStartEvent, SequenceStartEvent)
ENDS = (MappingEndEvent, SequenceEndEvent)


class TreeError(yaml.MarkedYAMLError):
    """What we do not read, though it is YAML."""

    def __init__(self, told: Problem, place: yaml.Mark) -> None:
        super().__init__(problem=str(told), problem_mark=place)
        self.told = told


def ignored(place: Path, line: int) -> None:
    """Nothing is done with the lines."""


def build(text: str, noted: Callable[[Path, int], None] = ignored) -> object:
    """The value in a text, and to `noted` each place with its line from 1; MarkedYAMLError tells what is wrong."""
    if strange := FORBIDDEN.search(text):
        line = text.count("\n", 0, strange.start())
        said = mark("trouble", "there is a character that no text holds, number %1")
        raise TreeError(Problem(said, (str(ord(strange[0])),)), yaml.Mark("", 0, line, 0, None, 0))
    parser = LOADER(text)
    try:
        return Tree(noted).grown(parser.get_event)
    finally:
        parser.dispose()


class Tree:
    """A value that grows, with the groups and lists that are still open and where in each the next value goes."""

    def __init__(self, noted: Callable[[Path, int], None]) -> None:
        self._noted = noted
        self._root: object = None
        self._open: list[Any] = []
        self._keys: list[Key | None] = []  # in a group None while the name of the next entry is awaited
        self._left = MOST

    def grown(self, get_event: Callable[[], Any]) -> object:
        """The value that all events together make."""
        documents = 0
        while True:
            event = get_event()
            kind = type(event)
            if kind is ScalarEvent:
                self._check(event)
                if self._keys and self._keys[-1] is None:
                    self._name(event)
                else:
                    self._put(event, plain(event))
                    self._advance()
            elif kind in GROUPS:
                self._check(event)
                self._begin(event, {} if kind is MappingStartEvent else [])
            elif kind in ENDS:
                del self._open[-1], self._keys[-1]
                self._advance()
            elif kind is AliasEvent:
                raise wrong(event, mark("trouble", "a reference to another place of the file is not read"))
            elif kind is DocumentStartEvent:
                documents += 1
                if documents > 1:
                    raise wrong(event, mark("trouble", "a second document begins"))
            elif kind is StreamEndEvent:
                return self._root

    def _check(self, event: Any) -> None:
        self._left -= 1
        if self._left < 0:
            raise wrong(event, mark("trouble", "more than %1 values are too many for one of our files"), str(MOST))
        if event.anchor is not None:
            raise wrong(event, mark("trouble", "a name for a place of the file (&) is not read"))
        if event.tag is not None:
            raise wrong(event, mark("trouble", "a tag (!) is not read"))

    def _name(self, event: Any) -> None:
        name = letters(event)
        if name in self._open[-1]:
            raise wrong(event, mark("trouble", "%1 stands there twice"), f"{name!r:.60}")
        self._keys[-1] = name
        self._note(event)

    def _begin(self, event: Any, group: Any) -> None:
        if len(self._open) >= DEEPEST:
            said = mark("trouble", "more than %1 groups or lists within each other are too many")
            raise wrong(event, said, str(DEEPEST))
        if self._keys and self._keys[-1] is None:
            raise wrong(event, mark("trouble", "the name of an entry is a list or a group"))
        self._put(event, group)
        self._open.append(group)
        self._keys.append(0 if type(group) is list else None)

    def _put(self, event: Any, value: object) -> None:
        if not self._open:
            self._root = value
        elif type(self._open[-1]) is list:
            self._note(event)
            self._open[-1].append(value)
        else:
            self._open[-1][self._keys[-1]] = value

    def _advance(self) -> None:
        if self._keys:
            key = self._keys[-1]
            self._keys[-1] = key + 1 if type(key) is int else None

    def _note(self, event: Any) -> None:
        if self._noted is not ignored:
            self._noted(tuple(key for key in self._keys if key is not None), event.start_mark.line + 1)


def plain(event: Any) -> object:
    """The value of a scalar; what stands in quotes is always a text."""
    value = letters(event)
    if not event.implicit[0]:
        return value
    if value in WORDS:
        return WORDS[value]
    return int(value) if NUMBER.fullmatch(value) else value


def letters(event: Any) -> str:
    """A scalar as it is written."""
    value = str(event.value)
    if len(value) > LONGEST_VALUE:
        raise wrong(event, mark("trouble", "a value of %1 letters is too long"), str(len(value)))
    return value


def wrong(event: Any, said: str, *values: str) -> TreeError:
    """An error at an event."""
    return TreeError(Problem(said, values), event.start_mark)
