"""Special points."""

from dataclasses import dataclass

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("extra points")


@dataclass(frozen=True)
class ExtraPoints:
    """The rules of the group "Special points"."""

    extrapoint_catch_fox: bool = rule(
        True,
        mark("rules", "Caught fox"),
        mark("rules", "A point for each ace of diamonds of the opponents in an own trick."),
    )
    extrapoint_charlie: bool = rule(
        True,
        mark("rules", "Charlie"),
        mark("rules", "A point for winning the last trick with a jack of clubs."),
    )
    x_failed_marriage_points: bool = rule(
        True,
        mark("rules", "Special points of a marriage that found nobody"),
        mark(
            "rules",
            "Tricks up to the deciding one still bring them, foxes never; otherwise it is scored like any solo.",
        ),
    )
