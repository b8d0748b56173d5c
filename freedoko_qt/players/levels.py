"""The strengths of computer players that a person can choose, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from freedoko_qt.marked import mark
from freedoko_qt.players.base import Player
from freedoko_qt.players.character import EVEN, TRAITS, Character
from freedoko_qt.players.rand import Random


class Maker(Protocol):
    """Makes a player from a seed and a character, of which it may mind nothing."""

    def __call__(self, seed: int, character: Character = EVEN, /) -> Player:
        """See the class."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength: its name, a sentence on how it plays, and how a player of it is made from a seed."""

    name: str
    about: str
    make: Maker
    measured: str = ""  # a sentence on how it did against another level; empty where nothing is told
    traits: tuple[str, ...] = ()  # of a character, those that make a difference to it

    def minds(self, character: Character) -> Character:
        """What of a character makes a difference to such a player; the rest is as usual."""
        return Character(**{trait: getattr(character, trait) for trait in self.traits})


# The window needs the names only; the rules of thumb are loaded where a player is made.
def dummy(seed: int, _: Character = EVEN) -> Player:
    """A player by chance."""
    return Random(seed)


def thumb(seed: int, character: Character = EVEN) -> Player:
    """A player by the rules of thumb."""
    from freedoko_qt.players.style import seasoned
    from freedoko_qt.players.thumb import Thumb

    return Thumb(seed, seasoned(character))


def beginner(seed: int, _: Character = EVEN) -> Player:
    """The same, with a beginner's failings."""
    from freedoko_qt.players.style import BEGINNER
    from freedoko_qt.players.thumb import Thumb

    return Thumb(seed, BEGINNER)


def novice(seed: int, _: Character = EVEN) -> Player:
    """The same, with a beginner's failings and a poor judgement."""
    from freedoko_qt.players.style import NOVICE
    from freedoko_qt.players.thumb import Thumb

    return Thumb(seed, NOVICE)


def plain(seed: int, _: Character = EVEN) -> Player:
    """A player that tries its cards with all hands open, without any art."""
    from freedoko_qt.players.pimc import Pimc

    return Pimc(seed)


def strong(seed: int, character: Character = EVEN) -> Player:
    """A player that thinks games through."""
    return thinker(seed, character, {"deals": 180, "network": 0.8, "guided": 80, "most": 4}, times=3)


def master(seed: int, character: Character = EVEN) -> Player:
    """The same, with more time."""
    means = {"deals": 480, "network": 0.8, "guided": 300, "most": 5, "patience": 0.6}
    return thinker(seed, character, means, judged=(150, 450))


def thinker(seed: int, character: Character, means: Mapping[str, Any], **trust: Any) -> Player:
    """A player that thinks games through with these of its `Means` and of its `Trust`."""
    from freedoko_qt.players.belief import TRUST, Trust
    from freedoko_qt.players.search import Means
    from freedoko_qt.players.strong import Thinker
    from freedoko_qt.players.style import seasoned

    found = Trust(share=max(0.0, TRUST * (1 + character.trust / 2)), **trust)
    return Thinker(Means(trust=found, **means), seed, seasoned(character), character)


LEVELS: Mapping[str, Level] = {
    "random": Level(
        mark("levels", "Dummy"),
        mark("levels", "Plays any legal card. For the very first games."),
        dummy,
    ),
    "novice": Level(
        mark("levels", "Novice"),
        mark("levels", "Knows the rules of thumb but often misjudges its cards, and announces nothing."),
        novice,
        mark("levels", "Measured: 0.56 points a game more than Dummy, two against two."),
    ),
    "beginner": Level(
        mark("levels", "Beginner"),
        mark("levels", "Forgets tricks that are turned over, plays no solo and never announces anything."),
        beginner,
        mark("levels", "Measured: 0.14 points a game more than Novice, two against two."),
    ),
    "thumb": Level(
        mark("levels", "Normal"),
        mark("levels", "Remembers all cards and plays as a seasoned club player would teach it."),
        thumb,
        mark("levels", "Measured: 0.07 points a game more than Beginner, two against two, by its cards alone."),
        ("boldness",),
    ),
    "strong": Level(
        mark("levels", "Strong"),
        mark(
            "levels",
            "Plays the game through in 80 or more possible deals before each decision. Never sees your cards.",
        ),
        strong,
        mark(
            "levels",
            "Measured: 0.52 points a game more than Normal by its cards alone, 0.67 with announcements and soli, "
            "two against two.",
        ),
        TRAITS,
    ),
    "master": Level(
        mark("levels", "Master"),
        mark("levels", "Thinks like the strong player, but through 300 or more possible deals."),
        master,
        mark("levels", "Measured: no certain difference to Strong, two against two, by its cards alone."),
        TRAITS,
    ),
}
"""Weakest first; the keys stand in records and on the command line."""

BASELINES: Mapping[str, Level] = {"pimc": Level("PIMC", "", plain)}
"""Players for comparison in the bench; nobody can choose them."""

USUAL = "strong"
"""The level that is proposed, and that plays or gives hints in a person's place."""
