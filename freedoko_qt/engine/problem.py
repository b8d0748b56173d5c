"""What is wrong, as a text that can be said in every language: marked English, and the values that stand in it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from freedoko_qt.marked import fill, mark

LONGEST = 300
"""Letters of a reason, or of a value in it, that are told at most."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One sentence on what cannot be; ``%1`` and so on stand for values: names, numbers, words of the game.

    A number is an amount and gets its separators in the way of the language; other figures are texts. A problem within
    a problem is a phrase or the reason of it. As `str` it is English.
    """

    text: str
    values: "tuple[Value, ...]" = ()

    def __str__(self) -> str:
        return fill(self.text, *map(plain, self.values))


Value = str | int | Problem


def plain(value: Value) -> str:
    """A value in English."""
    if isinstance(value, Problem):
        return shortened(str(value))
    return f"{value:,}" if isinstance(value, int) else value


def shortened(text: str) -> str:
    """A text on one line and not too long to be read."""
    text = " ".join(text[: 2 * LONGEST].split())
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def bounded(reason: str | Problem) -> str | Problem:
    """A reason in which nothing is too long to be read, whatever stood in a file."""
    if isinstance(reason, str):
        return shortened(reason)
    return Problem(reason.text, tuple(value if isinstance(value, int) else bounded(value) for value in reason.values))


def problem_in(error: Exception) -> str | Problem:
    """The problem that an error was raised with; the words of an error that was raised with none."""
    match error.args:
        case (Problem() as problem,):
            return problem
        case _:
            return str(error)


# -- what is said of values that a name cannot have -----------------------------------------------------------------

OTHER_KINDS: Mapping[type, str] = {
    bool: mark("trouble", "%1: %2 is not yes or no"),
    int: mark("trouble", "%1: %2 is not a number"),
    str: mark("trouble", "%1: %2 is not a text"),
}


def of_other_kind(name: str, written: str, wanted: type) -> Problem:
    """A value of another kind than is wanted."""
    return Problem(OTHER_KINDS[wanted], (name, written))


def none_of(name: str, value: object, choices: Iterable[str]) -> Problem:
    """A word that is not known."""
    return Problem(mark("trouble", "%1: %2 is none of %3"), (name, repr(value), ", ".join(choices)))


def not_within(name: str, value: object, low: int, high: int) -> Problem:
    """A number outside its bounds."""
    return Problem(mark("trouble", "%1: %2 is not within %3 and %4"), (name, str(value), str(low), str(high)))
