"""Every preference, declared once: its default, group, title, help, and the values it can have.

Dialog, file and checks come from these lines. The file is YAML and holds only what differs from the defaults.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar, cast

import yaml

from freedoko_qt.app.files import read_text, write_whole
from freedoko_qt.engine import yamltext
from freedoko_qt.engine.problem import Problem, none_of, not_within, of_other_kind, problem_in
from freedoko_qt.engine.yamltext import FileError
from freedoko_qt.marked import mark

T = TypeVar("T")

FORMAT = 1
LARGEST = 1_000_000
"""Bytes of a file of preferences that are read at most."""
MOST = 200
"""Entries in it at most, as each wrong one is told."""

GROUPS: Mapping[str, str] = {
    "general": mark("preference", "General"),
    "pace": mark("preference", "Pace"),
    "cards": mark("preference", "Cards"),
}

LANGUAGES: Mapping[str, str] = {
    "system": mark("preference", "As the system"),
    "en": "English",
    "de": "Deutsch",
    "sv": "Svenska",
    "pl": "Polski",
}
SCHEMES: Mapping[str, str] = {
    "system": mark("preference", "As the system"),
    "light": mark("preference", "Light"),
    "dark": mark("preference", "Dark"),
    "contrast": mark("preference", "High contrast"),
}
STYLES: Mapping[str, str] = {
    "classic": mark("preference", "Classic"),
    "tournament": mark("preference", "Four colours"),
    "contrast": mark("preference", "Large signs"),
    "german": mark("preference", "German suits"),
}
LETTERS: Mapping[str, str] = {
    "language": mark("preference", "As the language"),
    "en": mark("preference", "English (A K Q J)"),
    "de": mark("preference", "German (A K D B)"),
    "sv": mark("preference", "Swedish (E Ku D Kn)"),
    "sv-k": mark("preference", "Swedish (E K D Kn)"),
    "pl": mark("preference", "Polish (A K D W)"),
}
BACKS: Mapping[str, str] = {
    "blue": mark("preference", "Blue"),
    "red": mark("preference", "Red"),
    "green": mark("preference", "Green"),
    "night": mark("preference", "Night"),
    "plum": mark("preference", "Plum"),
    "sand": mark("preference", "Sand"),
}

PACE = (0, 10)


class PreferenceError(ValueError):
    """A preference that does not exist, or a value that it cannot have; the problem names both."""


@dataclass(frozen=True, slots=True)
class Spec:
    """What dialog and file need to know of a preference.

    A number has a span, a text has choices (value and title); a switch has neither.
    """

    group: str
    title: str
    help: str
    span: tuple[int, int] = (0, 0)
    choices: Mapping[str, str] = field(default_factory=dict)


def preference(default: T, spec: Spec) -> T:
    """Declare a preference: a dataclass field that carries its own description."""
    return field(default=default, metadata={"spec": spec})


@dataclass(frozen=True)
class Preferences:
    """What a person likes; none of it changes the game itself."""

    language: str = preference(
        "system",
        Spec(
            "general",
            mark("preference", "Language"),
            mark("preference", "The language of all texts; it can be changed while a game runs."),
            choices=LANGUAGES,
        ),
    )
    scheme: str = preference(
        "system",
        Spec(
            "general",
            mark("preference", "Colours"),
            mark("preference", "Light or dark windows, or colours that are told apart most easily."),
            choices=SCHEMES,
        ),
    )
    speed: int = preference(
        4,
        Spec(
            "pace",
            mark("preference", "Flight of the cards"),
            mark("preference", "How long a card flies to its place; at 0 nothing moves, it is simply there."),
            span=PACE,
        ),
    )
    thinking: int = preference(
        4,
        Spec(
            "pace",
            mark("preference", "Wait before a computer player's card"),
            mark("preference", "So that you can follow the play; at 0 they play as fast as they can."),
            span=PACE,
        ),
    )
    trick_pause: int = preference(
        5,
        Spec(
            "pace",
            mark("preference", "Pause after a trick"),
            mark("preference", "How long a full trick stays in the middle; a click or the space bar ends it."),
            span=PACE,
        ),
    )
    card_style: str = preference(
        "classic",
        Spec(
            "cards",
            mark("preference", "Card style"),
            mark("preference", "The drawing of the cards."),
            choices=STYLES,
        ),
    )
    card_letters: str = preference(
        "language",
        Spec(
            "cards",
            mark("preference", "Letters on the cards"),
            mark("preference", "The letters in the corners of kings, queens, jacks and aces."),
            choices=LETTERS,
        ),
    )
    card_back: str = preference(
        "blue",
        Spec(
            "cards",
            mark("preference", "Back of the cards"),
            mark("preference", "The colour of the cards that lie face down."),
            choices=BACKS,
        ),
    )
    show_legal: bool = preference(
        True,
        Spec(
            "cards",
            mark("preference", "Dim cards that may not be played"),
            mark("preference", "Only where the rules of the party allow it."),
        ),
    )

    open_cards: bool = preference(
        False,
        Spec(
            "general",
            mark("preference", "Reckon with open cards in the review"),
            mark("preference", "What each card would have brought if everybody had seen all cards; this is hindsight."),
        ),
    )

    def but(self, **changes: object) -> "Preferences":
        """These preferences with other values; PreferenceError names a name or a value that cannot be."""
        for name, value in changes.items():
            check(name, value)
        return replace(self, **cast(dict[str, Any], changes))

    @property
    def flight(self) -> int:
        """How long a card flies, in milliseconds."""
        return 60 * self.speed

    @property
    def wait(self) -> int:
        """How long a computer player seems to think, in milliseconds; never shorter than the last card's flight."""
        return max(150 * self.thinking, self.flight)

    @property
    def pause(self) -> int:
        """How long a full trick is shown, in milliseconds, the flight of its last card included."""
        return 300 * self.trick_pause + self.flight


PREFERENCES: Mapping[str, Spec] = {f.name: f.metadata["spec"] for f in fields(Preferences)}
DEFAULT = Preferences()


def check(name: str, value: object) -> None:
    """Raises PreferenceError if there is no such preference or it cannot have the value."""
    if name not in PREFERENCES:
        raise PreferenceError(Problem(mark("trouble", "there is no preference %1"), (repr(name),)))
    spec, kind = PREFERENCES[name], type(getattr(DEFAULT, name))
    if spec.choices and value not in list(spec.choices):
        raise PreferenceError(none_of(name, value, spec.choices))
    if type(value) is not kind:
        raise PreferenceError(of_other_kind(name, repr(value), kind))
    low, high = spec.span
    if kind is int and not low <= cast(int, value) <= high:
        raise PreferenceError(not_within(name, value, low, high))


def load(path: Path, complain: Callable[[Exception], None] = lambda _: None) -> Preferences:
    """The preferences in a file; a missing file holds the defaults.

    What is wrong is told to `complain`, an error each with the file's name, and its default is taken. It is no text
    yet, as the language is one of the preferences.
    """
    chosen = DEFAULT
    for name, value in read(path, complain).items():
        try:
            chosen = chosen.but(**{name: value})
        except PreferenceError as error:
            complain(FileError(str(path), problem_in(error)))
    return chosen


def read(path: Path, complain: Callable[[Exception], None]) -> dict[str, object]:
    """Names and values as they stand in the file; none if it cannot be read."""
    try:
        data = yamltext.read(read_text(path, LARGEST), str(path), FORMAT).data
        if len(data) > MOST:
            said = mark("trouble", "%1 entries are too many for preferences")
            raise FileError(str(path), Problem(said, (str(len(data)),)))
    except FileNotFoundError:
        return {}
    except (OSError, FileError) as error:
        complain(error)
        return {}
    return {name: value for name, value in data.items() if name != "format"}


def keep(path: Path, before: Preferences, after: Preferences) -> None:
    """Writes what differs between two preferences; all else stays as it is in the file, which may be otherwise."""
    changed = {name: getattr(after, name) for name in PREFERENCES if getattr(after, name) != getattr(before, name)}
    save(path, load(path).but(**changed))


def save(path: Path, preferences: Preferences) -> None:
    """Writes what differs from the defaults; OSError if that is not possible."""
    chosen = {
        name: getattr(preferences, name) for name in PREFERENCES if getattr(preferences, name) != getattr(DEFAULT, name)
    }
    write_whole(path, yaml.safe_dump({"format": FORMAT, **chosen}, sort_keys=False, allow_unicode=True))
