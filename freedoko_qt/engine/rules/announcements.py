"""Re, Kontra, no 90 and so on: until when, how, and what they count."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("announcements")


class AgainstPoints(StrEnum):
    """For which missed announcements of the opponents there is a point."""

    HIGHEST = "highest"
    EACH = "each"


CHOICES: Mapping[StrEnum, str] = {
    AgainstPoints.HIGHEST: mark("rules", "For the highest one only"),
    AgainstPoints.EACH: mark("rules", "For each one"),
}


@dataclass(frozen=True)
class Announcements:
    """The rules of the group "Announcements"."""

    announcement_no_120: int = rule(
        11,
        mark("rules", "Re and Kontra: cards needed"),
        mark("rules", "How many cards a player must still hold to say Re or Kontra."),
        span=(1, 12),
    )
    announcement_no_90: int = rule(
        9,
        mark("rules", "No 90: cards needed"),
        mark("rules", "How many cards a player must still hold to say no 90."),
        span=(1, 12),
    )
    announcement_no_60: int = rule(
        6,
        mark("rules", "No 60: cards needed"),
        mark("rules", "How many cards a player must still hold to say no 60."),
        span=(1, 12),
    )
    announcement_no_30: int = rule(
        3,
        mark("rules", "No 30: cards needed"),
        mark("rules", "How many cards a player must still hold to say no 30."),
        span=(1, 12),
    )
    announcement_no_0: int = rule(
        3,
        mark("rules", "Black: cards needed"),
        mark("rules", "How many cards a player must still hold to say black."),
        span=(1, 12),
    )
    last_announcement: int = rule(
        3,
        mark("rules", "Last announcement: tricks left"),
        mark("rules", "Nobody may announce anything, replies included, when fewer tricks than this are left."),
        span=(1, 12),
    )
    announcement_till_full_trick: bool = rule(
        False,
        mark("rules", "A card counts until its trick is full"),
        mark("rules", "A player who has played to the running trick may still announce as if holding that card."),
    )
    announcement_reply: bool = rule(
        True,
        mark("rules", "Replies"),
        mark("rules", "Who has not announced may answer the opponents with Re or Kontra, up to one card later."),
    )
    announcement_re_contra_doubles: bool = rule(
        True,
        mark("rules", "Re and Kontra double"),
        mark("rules", "Each of them doubles the points of the game; otherwise each adds two points."),
    )
    announcement_contra_doubles_against_re: bool = rule(
        False,
        mark("rules", "The point against the queens is doubled too"),
        mark("rules", "The point for winning against the queens of clubs is inside the doubling."),
        "announcement_re_contra_doubles",
    )
    x_against_points: AgainstPoints = rule(
        AgainstPoints.HIGHEST,
        mark("rules", "Point for 120 against no 90 and so on"),
        mark("rules", "Whether only the highest missed announcement of the opponents brings a point, or each one."),
    )
