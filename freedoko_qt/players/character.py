"""The traits of computer players that a person can choose, in words, as data."""

from collections.abc import Mapping
from dataclasses import dataclass

from freedoko_qt.engine.character import EVEN, HIGH, LOW, TRAITS, Character
from freedoko_qt.marked import mark


@dataclass(frozen=True, slots=True)
class Trait:
    """A trait: its name, a sentence on what it is, and one on what comes of each step from the least to the most."""

    name: str
    about: str
    steps: tuple[str, ...]


WORDS: Mapping[str, Trait] = {
    "boldness": Trait(
        mark("character", "Boldness"),
        mark("character", "How readily the player announces and plays soli."),
        (
            mark("character", "Announces and plays a solo only where hardly anything can go wrong."),
            mark("character", "Announces and plays soli less readily than usual."),
            mark("character", "Announces and plays soli as a seasoned club player does."),
            mark("character", "Announces and plays soli more readily than usual."),
            mark("character", "Announces and plays soli with hands that are too weak for others."),
        ),
    ),
    "trust": Trait(
        mark("character", "Trust"),
        mark(
            "character", "How much the player concludes from the cards that the others play. It never sees their hands."
        ),
        (
            mark("character", "Concludes nothing at all from the cards that the others play."),
            mark("character", "Concludes less than usual from the cards that the others play."),
            mark("character", "Concludes from the cards that the others play what people mostly mean by them."),
            mark("character", "Concludes more than usual from the cards that the others play."),
            mark("character", "Takes every card that the others play for a message."),
        ),
    ),
}
"""By the name that the trait has in records and on the command line."""

NEVER_MATTERS = mark("character", "To a player of this strength it makes no difference.")

__all__ = ["EVEN", "HIGH", "LOW", "NEVER_MATTERS", "TRAITS", "WORDS", "Character", "Trait"]
