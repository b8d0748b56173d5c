"""The tens of hearts."""

from dataclasses import dataclass

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("dollen")


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class Dollen:
    """The rules of the group "Tens of hearts"."""

    dollen: bool = rule(
        True,
        mark("rules", "Tens of hearts are the highest trumps"),
        mark(
            "rules", "In all games with a trump suit but pure suit soli; otherwise the ten of hearts is like any heart."
        ),
        example=mark("rules", "Bernd leads ♣Q, and Clara takes it with ♥10."),
    )
    dollen_second_over_first: bool = rule(
        True,
        mark("rules", "The second ten of hearts beats the first"),
        mark("rules", "When both tens of hearts lie in one trick, the later one is higher."),
        "dollen",
        example=mark("rules", "Anna leads ♥10, and Bernd adds the other ♥10: the trick is Bernd's."),
    )
    dollen_contrary_in_last_trick: bool = rule(
        False,
        mark("rules", "The other way round in the last trick"),
        mark("rules", "In the last trick the order of the two tens of hearts is reversed."),
        "dollen",
        example=mark(
            "rules",
            "The second ♥10 beats the first in other tricks; in the last one Anna leads ♥10, Bernd adds the other, "
            "and Anna wins.",
        ),
    )
    dollen_first_over_second_with_swines: bool = rule(
        False,
        mark("rules", "The first one wins once there are swines"),
        mark("rules", "After swines have been announced the first ten of hearts always beats the second."),
        "dollen",
        "swines",
        "dollen_second_over_first|dollen_contrary_in_last_trick",
        example=mark(
            "rules", "Clara has announced swines. Anna leads ♥10, Bernd adds the other ♥10, and the trick is Anna's."
        ),
    )
