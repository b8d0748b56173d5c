"""How a rule is declared: default, title, help, span, what it needs; and the errors that rules can raise."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

T = TypeVar("T")


class RuleError(ValueError):
    """A rule that does not exist, or a value that it cannot have; the problem names both."""


@dataclass(frozen=True, slots=True)
class Spec:
    """What dialog, file and help need to know of a rule.

    Each of `needs` must hold for the rule to act: alternatives divided by ``|``, each a rule that is on (``bock``), off
    (``!knocking``) or has a value (``counting=plus``). A rule in brackets (``[swines]``) is taken as it is stored, no
    matter whether it acts itself; that is how two rules can exclude each other.
    """

    group: str
    title: str
    help: str
    needs: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)  # of a number, or of each number in a list
    items: tuple[StrEnum, ...] = ()  # what a list of names may hold, each at most once
    lengths: tuple[int, ...] = ()  # how long a list may be; empty for any length
    example: str = ""  # a moment at the table in which the rule matters, with cards


class Group:
    """Declares the rules of one group of the dialog."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(
        self,
        default: T,
        title: str,
        help: str,  # noqa: A002  (it is the name of the field)
        *needs: str,
        span: tuple[int, int] = (0, 0),
        items: Iterable[StrEnum] = (),
        lengths: tuple[int, ...] = (),
        example: str = "",
    ) -> T:
        """A dataclass field that carries its own description."""
        spec = Spec(self.name, title, help, needs, span, tuple(items), lengths, example)
        return field(default=default, metadata={"spec": spec})
