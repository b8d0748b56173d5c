"""How the value of a game is written, and bock rounds."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("counting")


class Counting(StrEnum):
    """How the value of a game is written down."""

    PLUS = "plus"
    MINUS = "minus"
    PLUS_MINUS = "plus-minus"


CHOICES: Mapping[StrEnum, str] = {
    Counting.PLUS: mark("rules", "Plus: only winners write"),
    Counting.MINUS: mark("rules", "Minus: only losers write"),
    Counting.PLUS_MINUS: mark("rules", "Plus and minus"),
}


@dataclass(frozen=True)
class CountingRules:
    """The rules of the group "Counting"."""

    counting: Counting = rule(
        Counting.PLUS,
        mark("rules", "Counting"),
        mark("rules", "Who writes the value of a game. With plus and minus the four scores always sum to zero."),
    )
