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


class Deadline(StrEnum):
    """By which cards the time for an announcement is told."""

    OWN_CARDS = "own cards"
    TABLE_CARDS = "table cards"


class WinRule(StrEnum):
    """How many card points a side needs."""

    DDV = "ddv"
    RAISE_30 = "raise 30"
    CONTRA_BID = "contra bid"


class NobodyMet(StrEnum):
    """What counts when both sides miss what they announced."""

    EARNED = "earned"
    NOTHING = "nothing"


CHOICES: tuple[Mapping[StrEnum, str], ...] = (
    {
        AgainstPoints.HIGHEST: mark("rules", "For the highest one only"),
        AgainstPoints.EACH: mark("rules", "For each one"),
    },
    {
        Deadline.OWN_CARDS: mark("rules", "Cards in the own hand"),
        Deadline.TABLE_CARDS: mark("rules", "Cards on the table"),
    },
    {
        WinRule.DDV: mark("rules", "As in tournaments"),
        WinRule.RAISE_30: mark("rules", "Each announcement raises the need by 30"),
        WinRule.CONTRA_BID: mark("rules", "Kontra needs less once Re is said"),
    },
    {
        NobodyMet.EARNED: mark("rules", "What was earned all the same"),
        NobodyMet.NOTHING: mark("rules", "Nothing"),
    },
)


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class Announcements:
    """The rules of the group "Announcements"."""

    knocking: bool = rule(
        False,
        mark("rules", "Knocking"),
        mark("rules", "Announcements do not show the side; everybody announces alone, and each one counts."),
        example=mark(
            "rules",
            "Anna and Bernd both belong to Re and both knock: nobody learns that they are partners, and each knock "
            "counts.",
        ),
    )
    announcement_no_120: int = rule(
        11,
        mark("rules", "Re and Kontra: cards needed"),
        mark("rules", "How many cards a player must still hold to say Re or Kontra."),
        span=(1, 12),
        example=mark("rules", "With 11 of twelve cards, Anna may say Re until she plays her second card."),
    )
    announcement_no_90: int = rule(
        9,
        mark("rules", "No 90: cards needed"),
        mark("rules", "How many cards a player must still hold to say no 90."),
        span=(1, 12),
        example=mark("rules", "With 9 of twelve cards, Anna may say no 90 until she plays her fourth card."),
    )
    announcement_no_60: int = rule(
        6,
        mark("rules", "No 60: cards needed"),
        mark("rules", "How many cards a player must still hold to say no 60."),
        span=(1, 12),
        example=mark("rules", "With 6 of twelve cards, Anna may say no 60 until she plays her seventh card."),
    )
    announcement_no_30: int = rule(
        3,
        mark("rules", "No 30: cards needed"),
        mark("rules", "How many cards a player must still hold to say no 30."),
        span=(1, 12),
        example=mark("rules", "With 3 of twelve cards, Anna may say no 30 until she plays her tenth card."),
    )
    announcement_no_0: int = rule(
        3,
        mark("rules", "Black: cards needed"),
        mark("rules", "How many cards a player must still hold to say black."),
        span=(1, 12),
        example=mark("rules", "With 3 of twelve cards, Anna may say black until she plays her tenth card."),
    )
    last_announcement: int = rule(
        3,
        mark("rules", "Last announcement: tricks left"),
        mark("rules", "Nobody may announce anything, replies included, when fewer tricks than this are left."),
        span=(1, 12),
        example=mark("rules", "With 3, nobody may announce anything any more once ten of the twelve tricks are over."),
    )
    announcement_till_full_trick: bool = rule(
        False,
        mark("rules", "A card counts until the next trick is led"),
        mark("rules", "A player may announce as if still holding the card that lies in the trick on the table."),
        example=mark(
            "rules",
            "Anna has led ♠A to the second trick and holds 10 cards; she may still say Re, which needs 11, until the "
            "third trick is led.",
        ),
    )
    announcement_limit_only_for_current: bool = rule(
        False,
        mark("rules", "Only the announced level must be in time"),
        mark("rules", "Levels that are skipped need not be in time themselves."),
        example=mark(
            "rules",
            "No 90 needs 9 cards and no 60 needs 6. Anna has said nothing and holds 7: she may still say no 60 at "
            "once.",
        ),
    )
    announcement_reply: bool = rule(
        True,
        mark("rules", "Replies"),
        mark(
            "rules",
            "A side that has said nothing may still answer Re or Kontra, up to one card after the opponents' limit.",
        ),
        "!knocking",
        example=mark("rules", "Anna says no 90, which needs 9 cards: Clara may still reply Kontra while she holds 8."),
    )
    announcement_strict_limit: bool = rule(
        False,
        mark("rules", "Announcements bind strictly"),
        mark("rules", "Re and Kontra too must be met, and a reply promises to reach what the opponents deny."),
        example=mark("rules", "Re and Kontra have both been said, and the game ends at 120 to 120: nobody wins."),
    )
    announcement_re_contra_doubles: bool = rule(
        True,
        mark("rules", "Re and Kontra double"),
        mark("rules", "Each of them doubles the points of the game; otherwise each adds two points."),
        example=mark(
            "rules",
            "Re and Kontra have both been said, and Re wins with 155 card points: the 2 points for won and no 90 "
            "become 8.",
        ),
    )
    announcement_contra_doubles_against_re: bool = rule(
        False,
        mark("rules", "The point against the queens is doubled too"),
        mark("rules", "The point for winning against the queens of clubs is inside the doubling."),
        "announcement_re_contra_doubles",
        example=mark(
            "rules",
            "Re has been said, and Kontra wins with 125 card points: 2 points, one of them against the queens, "
            "become 4 instead of 3.",
        ),
    )
    announcement_first_trick_thirty_points: bool = rule(
        True,
        mark("rules", "Forced announcement after a rich first trick"),
        mark(
            "rules", "Who wins a first trick with 30 card points, or as many as are set, must announce the next level."
        ),
        example=mark(
            "rules", "Anna wins the first trick, ♣A ♣10 ♣10 ♣K, with 35 card points: she must say Re or Kontra."
        ),
    )
    announcement_first_trick_thirty_points_only_first: bool = rule(
        False,
        mark("rules", "… only if nobody has announced"),
        mark("rules", "An earlier announcement of either side lifts the duty."),
        "announcement_first_trick_thirty_points",
        example=mark(
            "rules", "Clara says Kontra before Anna of Re wins a first trick of 35 card points: Anna need not announce."
        ),
    )
    announcement_first_trick_thirty_points_only_re_contra: bool = rule(
        True,
        mark("rules", "… only Re or Kontra"),
        mark("rules", "A side that has announced already need not go higher."),
        "announcement_first_trick_thirty_points",
        example=mark("rules", "Anna says Re before she wins a first trick of 35 card points: she need not say no 90."),
    )
    announcement_first_trick_thirty_points_in_marriage: bool = rule(
        True,
        mark("rules", "… also in a marriage"),
        mark("rules", "The duty also holds when the first trick has found the partner of a marriage."),
        "announcement_first_trick_thirty_points",
        example=mark(
            "rules", "Bernd wins the first trick with 35 card points and becomes Anna's partner: he must say Re."
        ),
    )
    x_against_points: AgainstPoints = rule(
        AgainstPoints.HIGHEST,
        mark("rules", "Point for 120 against no 90 and so on"),
        mark("rules", "Whether only the highest missed announcement of the opponents brings a point, or each one."),
        example=mark(
            "rules",
            "Kontra says no 60, and Re gets 125 card points: 1 point for 90 against no 60, and if each one counts, 1 "
            "more for 120 against no 90.",
        ),
    )
    x_forced_announcement_points: int = rule(
        30,
        mark("rules", "Card points that force an announcement"),
        mark("rules", "How rich the first trick must be to force its winner."),
        "announcement_first_trick_thirty_points",
        span=(20, 44),
        example=mark(
            "rules",
            "With 30, a first trick of ♣A ♣10 ♣10 ♣9 with 31 card points forces Anna; ♣A ♣10 ♣K ♣K with 29 does not.",
        ),
    )
    x_deadline_basis: Deadline = rule(
        Deadline.OWN_CARDS,
        mark("rules", "What the limits count"),
        mark("rules", "Whether the own cards or the cards on the table say how long one may announce."),
        example=mark(
            "rules",
            "Anna is fourth in the second trick and holds 11 cards. By her own cards she may still say Re; by the "
            "table she may not, for 7 lie there.",
        ),
    )
    x_table_limits: tuple[int, ...] = rule(
        (5, 9, 13, 17, 21),
        mark("rules", "Limits by cards on the table"),
        mark("rules", "Up to how many cards on the table Re and Kontra, no 90, no 60, no 30 and black may be said."),
        "x_deadline_basis=table cards",
        span=(0, 48),
        lengths=(5,),
        example=mark(
            "rules", "With 5 as the first number, Re may be said until somebody plays the sixth card of the game."
        ),
    )
    x_skip_announcements: bool = rule(
        True,
        mark("rules", "Levels may be skipped"),
        mark("rules", "Whoever says no 60 has said no 90 with it; otherwise each level must be said by itself."),
        example=mark("rules", "Anna has said nothing yet and says no 60 at once: Re and no 90 are said with it."),
    )
    x_win_rule: WinRule = rule(
        WinRule.DDV,
        mark("rules", "Card points needed"),
        mark("rules", "How announcements change what a side needs to win."),
        "!announcement_strict_limit",
        example=mark(
            "rules",
            "Re is said, and Kontra says no 90. As in tournaments Kontra needs 151 card points, with a raised need "
            "180, and 150 where Kontra needs less.",
        ),
    )
    x_raise_counts_re_contra: bool = rule(
        True,
        mark("rules", "Re and Kontra raise the need too"),
        mark("rules", "Otherwise only no 90 and higher do."),
        "x_win_rule=raise 30",
        example=mark("rules", "Anna says Re and no more: her side needs 151 card points instead of 121."),
    )
    x_nobody_met: NobodyMet = rule(
        NobodyMet.EARNED,
        mark("rules", "Both sides miss their announcement"),
        mark("rules", "What counts when nobody wins."),
        example=mark(
            "rules",
            "Both sides say no 90, and Re gets 125 card points: nobody wins, and the point of Re for 120 against no "
            "90 counts, or nothing does.",
        ),
    )
    x_points_re_contra: int = rule(
        2,
        mark("rules", "Points for Re and for Kontra"),
        mark("rules", "What each of them adds to the value where they do not double."),
        "!announcement_re_contra_doubles",
        span=(0, 10),
        example=mark("rules", "With 2, Re is said and wins with 125 card points: the game is worth 3."),
    )
    x_points_early_announcement: int = rule(
        0,
        mark("rules", "Points for an early announcement"),
        mark("rules", "What Re and Kontra add if they are said before the first card."),
        span=(0, 10),
        example=mark(
            "rules",
            "With 1, Anna says Re before the first card and wins: the game is worth 1 more than if she had said it "
            "later.",
        ),
    )
    x_cowardice: bool = rule(
        False,
        mark("rules", "Cowardice loses"),
        mark("rules", "A side that wins three levels above what it announced loses the game instead; not in soli."),
        example=mark(
            "rules",
            "Re announces nothing and keeps Kontra below 60 card points: Re loses, for it could have said Re, no 90 "
            "and no 60.",
        ),
    )
