"""A list that is kept by hand, as a YAML file: rules and names, then a line for each game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from freedoko_qt.app.files import read_text, write_whole
from freedoko_qt.app.ruleset import file_name, nearest
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.preset import differences, rules_at
from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.scoresheet import ByHand, Line, ScoreSheet
from freedoko_qt.engine.slip import Gained, Slip, Spoken
from freedoko_qt.engine.special import Feat
from freedoko_qt.engine.yamltext import Document, FileError, flow, read
from freedoko_qt.engine.yamltree import Path as Place
from freedoko_qt.marked import mark

FORMAT = 1
LARGEST = 2_000_000
"""Bytes of a list that are read at most; one of a whole year is far below."""
MOST_LINES = 10_000
LONGEST_NAME = 60

E = TypeVar("E", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Handlist:
    """A list with the name of its rules and the day on which it was begun, such as 2026-05-31."""

    sheet: ScoreSheet
    title: str
    date: str = ""

    def but(self, sheet: ScoreSheet) -> "Handlist":
        """The list with other lines."""
        return replace(self, sheet=sheet)

    @property
    def file_name(self) -> str:
        """The name that its file gets."""
        return f"{file_name(' '.join((self.date, *self.sheet.names)).strip())}.yaml"


def load(path: Path) -> Handlist:
    """The list in a file; FileError or OSError if there is none."""
    return loads(read_text(path, LARGEST), str(path))


def save(path: Path, kept: Handlist) -> None:
    """Writes the whole list; OSError if that is not possible, and what was there before stays."""
    write_whole(path, dumps(kept))


# -- writing --------------------------------------------------------------------------------------------------


def dumps(kept: Handlist) -> str:
    """A list as text, a game a line."""
    sheet, base = kept.sheet, nearest(kept.sheet.rules)
    head = {
        "date": kept.date,
        "names": list(sheet.names),
        "first start": sheet.first_start,
        "rules": {"base": base, "title": kept.title, "changes": differences(sheet.rules, base)},
    }
    lines = [f"- {flow(line_data(line))}" for line in sheet.lines]
    return "\n".join([f"format: {FORMAT}", f"list: {flow(head)}", "lines:" if lines else "lines: []", *lines, ""])


def line_data(line: Line) -> dict[str, object]:
    """A line as plain values; what says nothing is left out."""
    if isinstance(line, ByHand):
        data: dict[str, object] = {
            "scores": list(line.scores),
            "game": line.contract.value if line.contract is not Contract.NORMAL else None,
            "soloist": line.soloist,
            "bock": [trigger.value for trigger in line.triggers] or None,
        }
    else:
        data = {
            "game": line.contract.value,
            "re": list(line.re),
            "points": line.points,
            "calls": [spoken_text(spoken) for spoken in line.calls] or None,
            **{GAINS[team]: gains_of(line, team) or None for team in Team},
            "without a trick": line.without_trick.value if line.without_trick else None,
            "won": line.is_won or None,
            "heart trick": line.has_heart_trick or None,
            "groom": line.groom,
        }
    return {key: value for key, value in data.items() if value is not None}


GAINS: Mapping[Team, str] = {Team.RE: "re gets", Team.CONTRA: "contra gets"}
EARLY = " early"


def spoken_text(spoken: Spoken) -> str:
    """ "2 no 90 early"."""
    return f"{spoken.place} {spoken.call}{EARLY if spoken.is_early else ''}"


def gains_of(slip: Slip, team: Team) -> dict[str, int]:
    """The special points of a side."""
    return {gained.feat.value: gained.count for gained in slip.gained if gained.team is team}


# -- reading --------------------------------------------------------------------------------------------------


def loads(text: str, file: str) -> Handlist:
    """The list in a text; FileError names file, line and reason. Lines that do not fit by the rules are kept."""
    document = read(text, file, FORMAT)
    known(document, (), ("format", "list", "lines"))
    known(document, ("list",), ("date", "names", "first start", "rules"))
    known(document, ("list", "rules"), ("base", "title", "changes"))
    names = tuple(document.get(("list", "names", at), str) for at in range(len(document.get(("list", "names"), list))))
    if not all(0 < len(name) <= LONGEST_NAME for name in names) or len(set(names)) < len(names):
        raise document.error(("list", "names"), Problem(mark("trouble", "everybody needs a name of their own")))
    base = document.get(("list", "rules", "base"), str)
    rules = rules_at(document, ("list", "rules", "changes"), base)
    if len(names) != rules.x_players_at_table:
        said = mark("trouble", "there are not %1 players, as the rules say")
        raise document.error(("list", "names"), Problem(said, (str(rules.x_players_at_table),)))
    many = len(document.get(("lines",), list, []))
    if many > MOST_LINES:
        said = mark("trouble", "more than %1 lines are too many")
        raise document.error(("lines",), Problem(said, (str(MOST_LINES),)))
    reader = Reader(document, len(names))
    empty = ScoreSheet(rules, names, reader.place(("list", "first start")))
    sheet = empty.written(reader.line(("lines", at)) for at in range(many))
    title = document.get(("list", "rules", "title"), str, "")
    return Handlist(sheet, title, document.get(("list", "date"), str, ""))


def known(document: Document, place: Place, keys: tuple[str, ...]) -> None:
    """FileError if a group holds an entry of another name."""
    for key in document.get(place, dict):
        if key not in keys:
            said = mark("trouble", "%1 does not belong here")
            raise document.error((*place, key), Problem(said, (f"{key!r:.60}",)))


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads the lines of a document for so many players."""

    document: Document
    many: int

    def line(self, at: Place) -> Line:
        """One line."""
        return self.by_hand(at) if "scores" in self.document.get(at, dict) else self.slip(at)

    def by_hand(self, at: Place) -> ByHand:
        """A line with nothing but scores."""
        known(self.document, at, ("scores", "game", "soloist", "bock"))
        return ByHand(
            tuple(self.document.get((*at, "scores", place), int) for place in range(self.count((*at, "scores")))),
            self.choice((*at, "game"), Contract, Contract.NORMAL),
            self.place((*at, "soloist")) if self.has(at, "soloist") else None,
            tuple(self.choice((*at, "bock", n), Trigger) for n in range(self.count((*at, "bock")))),
        )

    def slip(self, at: Place) -> Slip:
        """A line that was filled in."""
        optional = ("calls", *GAINS.values(), "without a trick", "won", "heart trick", "groom")
        known(self.document, at, ("game", "re", "points", *optional))
        return Slip(
            self.choice((*at, "game"), Contract),
            tuple(self.place((*at, "re", n)) for n in range(self.count((*at, "re")))),
            self.document.get((*at, "points"), int),
            tuple(self.spoken((*at, "calls", n)) for n in range(self.count((*at, "calls")))),
            tuple(gained for team in Team for gained in self.gains((*at, GAINS[team]), team)),
            self.choice((*at, "without a trick"), Team) if self.has(at, "without a trick") else None,
            self.document.get((*at, "won"), bool, False),
            self.document.get((*at, "heart trick"), bool, False),
            self.place((*at, "groom")) if self.has(at, "groom") else None,
        )

    def has(self, at: Place, key: str) -> bool:
        """Whether a group has an entry."""
        return key in self.document.get(at, dict)

    def count(self, at: Place) -> int:
        """How long a list is; one that is not there is empty."""
        return len(self.document.get(at, list, []))

    def place(self, at: Place) -> int:
        """A player's place."""
        place = self.document.get(at, int)
        if not 0 <= place < self.many:
            said = mark("trouble", "%1 is no player; there are 0 to %2")
            raise self.document.error(at, Problem(said, (str(place), str(self.many - 1))))
        return int(place)

    def choice(self, at: Place, kind: type[E], default: E | None = None) -> E:
        """One of several words."""
        word = self.document.get(at, str, default.value if default else None)
        try:
            return kind(word)
        except ValueError:
            raise self.document.error(at, none_of(word, kind)) from None

    def spoken(self, at: Place) -> Spoken:
        """An announcement."""
        text = self.document.get(at, str)
        place, _, call = text.removesuffix(EARLY).partition(" ")
        if call not in list(Call) or place not in [str(number) for number in range(self.many)]:
            said = mark("trouble", "%1 is no announcement, such as '0 no 90'")
            raise self.document.error(at, Problem(said, (f"{text!r:.60}",)))
        return Spoken(int(place), Call(call), text.endswith(EARLY))

    def gains(self, at: Place, team: Team) -> tuple[Gained, ...]:
        """The special points of a side."""
        counts = self.document.get(at, dict, {})
        return tuple(Gained(self.feat((*at, name), name), team, self.document.get((*at, name), int)) for name in counts)

    def feat(self, at: Place, name: str) -> Feat:
        """A special point."""
        if name not in list(Feat):
            raise self.document.error(at, none_of(name, Feat))
        return Feat(name)


def none_of(word: str, kind: type[StrEnum]) -> Problem:
    """What is said of a word that is not known."""
    return Problem(mark("trouble", "%1 is none of %2"), (f"{word!r:.60}", ", ".join(kind)))


__all__ = ["FileError", "Handlist", "dumps", "load", "loads", "save"]
