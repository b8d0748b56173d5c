"""Special points."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("extra points")


class DoppelkopfScope(StrEnum):
    """In which games a doppelkopf counts."""

    ALL = "all"
    NOT_IN_POVERTY = "not in poverty"
    NEVER = "never"


CHOICES: tuple[Mapping[StrEnum, str], ...] = (
    {
        DoppelkopfScope.ALL: mark("rules", "In all games with special points"),
        DoppelkopfScope.NOT_IN_POVERTY: mark("rules", "Not in a poverty"),
        DoppelkopfScope.NEVER: mark("rules", "Never"),
    },
)


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class ExtraPoints:
    """The rules of the group "Special points"."""

    extrapoint_catch_fox: bool = rule(
        True,
        mark("rules", "Caught fox"),
        mark("rules", "A point for each ace of diamonds of the opponents in an own trick."),
        example=mark("rules", "Bernd of Kontra plays ♦A, and Anna of Re takes the trick with ♥10: a point for Re."),
    )
    extrapoint_catch_fox_last_trick: bool = rule(
        False,
        mark("rules", "A fox caught in the last trick counts twice"),
        mark("rules", "A second point for each fox that is caught in the last trick."),
        "extrapoint_catch_fox",
        example=mark(
            "rules",
            "Anna takes the ♦A of her opponent Bernd in the last trick: two points for her side instead of one.",
        ),
    )
    extrapoint_fox_last_trick: bool = rule(
        True,
        mark("rules", "A fox wins the last trick"),
        mark("rules", "A point for winning the last trick with an ace of diamonds."),
        example=mark(
            "rules", "Anna leads ♦A to the last trick, and nobody holds a higher trump: a point for her side."
        ),
    )
    extrapoint_double_fox_last_trick: bool = rule(
        False,
        mark("rules", "… with both foxes"),
        mark("rules", "A second point if the other fox lies in that trick and belongs to the same side."),
        "extrapoint_fox_last_trick",
        example=mark(
            "rules", "Anna wins the last trick with ♦A, and her partner adds the other ♦A: two points instead of one."
        ),
    )
    extrapoint_charlie: bool = rule(
        True,
        mark("rules", "Charlie"),
        mark("rules", "A point for winning the last trick with a jack of clubs."),
        example=mark(
            "rules", "Anna leads ♣J to the last trick, and nobody holds a higher trump: a point for her side."
        ),
    )
    extrapoint_catch_charlie: bool = rule(
        True,
        mark("rules", "Caught charlie"),
        mark("rules", "A point for winning the last trick with a jack of clubs of the opponents in it."),
        "extrapoint_charlie",
        example=mark(
            "rules", "Bernd plays ♣J to the last trick, and his opponent Anna takes it with ♥Q: a point for her side."
        ),
    )
    extrapoint_double_charlie: bool = rule(
        False,
        mark("rules", "Charlie with both jacks"),
        mark("rules", "A second point if the other jack of clubs lies in that trick and belongs to the same side."),
        "extrapoint_charlie",
        example=mark(
            "rules", "Anna wins the last trick with ♣J, and her partner adds the other ♣J: two points instead of one."
        ),
    )
    extrapoint_catch_double_charlie: bool = rule(
        False,
        mark("rules", "Both jacks of clubs caught"),
        mark("rules", "A second point for the second jack of clubs of the opponents in the last trick."),
        "extrapoint_double_charlie",
        example=mark(
            "rules", "Both opponents play ♣J to the last trick, and Anna takes it with ♥Q: two points instead of one."
        ),
    )
    extrapoint_catch_charlie_only_with_diamond_queen: bool = rule(
        False,
        mark("rules", "Only the queen of diamonds catches charlie"),
        mark("rules", "A jack of clubs is caught only if a queen of diamonds wins the trick."),
        "extrapoint_catch_charlie",
        example=mark(
            "rules", "Anna takes an opponent's ♣J in the last trick: with ♦Q it is a point, with ♥Q it is none."
        ),
    )
    extrapoint_dolle_jabs_dolle: bool = rule(
        False,
        mark("rules", "One ten of hearts takes the other"),
        mark("rules", "A point for winning a trick with a ten of hearts when the opponents' one lies in it."),
        "dollen",
        "dollen_second_over_first|dollen_contrary_in_last_trick",
        example=mark(
            "rules", "Anna leads ♥10, and her opponent Bernd takes it with the second ♥10: a point for his side."
        ),
    )
    extrapoint_heart_trick: bool = rule(
        False,
        mark("rules", "Heart trick"),
        mark("rules", "A point for a trick of four plain hearts."),
        "dollen",
        "!with_nines",
        example=mark("rules", "There are no nines. Anna leads ♥A, and ♥K, ♥A and ♥K follow: a point for her side."),
    )
    x_failed_marriage_points: bool = rule(
        True,
        mark("rules", "Special points of a marriage that found nobody"),
        mark(
            "rules",
            "Tricks up to the deciding one still bring them, foxes never; otherwise it is scored like any solo.",
        ),
        example=mark(
            "rules",
            "Anna wins the first three tricks, one of them with 42 card points, and finds nobody: her doppelkopf "
            "still counts.",
        ),
    )
    x_doppelkopf_scope: DoppelkopfScope = rule(
        DoppelkopfScope.ALL,
        mark("rules", "Doppelkopf counts"),
        mark("rules", "In which games a trick of 40 or more card points brings a point."),
        example=mark(
            "rules",
            "A trick in Bernd's poverty holds 42 card points: it brings a point, unless a doppelkopf does not count "
            "there.",
        ),
    )
