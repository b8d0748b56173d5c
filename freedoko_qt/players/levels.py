"""The strengths of computer players that a person can choose, as data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from freedoko_qt.marked import mark
from freedoko_qt.players.base import Player
from freedoko_qt.players.rand import Random


@dataclass(frozen=True, slots=True)
class Level:
    """A strength: its name, a sentence on how it plays, and how a player of it is made from a seed."""

    name: str
    about: str
    make: Callable[[int], Player]


# The window needs the names only; the rules of thumb are loaded where a player is made.
def thumb(seed: int) -> Player:
    """A player by the rules of thumb."""
    from freedoko_qt.players.thumb import Thumb

    return Thumb(seed)


def beginner(seed: int) -> Player:
    """The same, with a beginner's failings."""
    from freedoko_qt.players.style import BEGINNER
    from freedoko_qt.players.thumb import Thumb

    return Thumb(seed, BEGINNER)


LEVELS: Mapping[str, Level] = {
    "random": Level(
        mark("levels", "Dummy"),
        mark("levels", "Plays any legal card. For the very first games."),
        Random,
    ),
    "beginner": Level(
        mark("levels", "Beginner"),
        mark("levels", "Forgets tricks that are turned over, plays no solo and never announces anything."),
        beginner,
    ),
    "thumb": Level(
        mark("levels", "Rules of thumb"),
        mark("levels", "Remembers all cards and plays as a seasoned club player would teach it."),
        thumb,
    ),
}
"""Weakest first; the keys stand in records and on the command line."""
