"""The tens of hearts."""

from dataclasses import dataclass

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("dollen")


@dataclass(frozen=True)
class Dollen:
    """The rules of the group "Tens of hearts"."""

    dollen: bool = rule(
        True,
        mark("rules", "Tens of hearts are the highest trumps"),
        mark("rules", "In all games with a trump suit; otherwise the ten of hearts is a plain heart."),
    )
    dollen_second_over_first: bool = rule(
        True,
        mark("rules", "The second ten of hearts beats the first"),
        mark("rules", "When both tens of hearts lie in one trick, the later one is higher."),
        "dollen",
    )
    dollen_contrary_in_last_trick: bool = rule(
        False,
        mark("rules", "The other way round in the last trick"),
        mark("rules", "In the last trick the order of the two tens of hearts is reversed."),
        "dollen",
    )
