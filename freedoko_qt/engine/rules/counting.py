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


class BockEffect(StrEnum):
    """What a bock round does to the value of a game."""

    FACTOR = "factor"
    POINTS = "points"


class SpecialDoubling(StrEnum):
    """Whether special points are multiplied with the rest of the value."""

    BY_RULE = "by rule"
    INSIDE = "inside"
    OUTSIDE = "outside"


class ColdStrike(StrEnum):
    """Which cold strike brings a bock round."""

    OFF = "off"
    VALUE_0 = "value 0"
    EQUAL = "120:120"


class DutyBock(StrEnum):
    """What bock means for a duty solo."""

    BY_RULE = "by rule"
    OUTSIDE = "outside"


CHOICES: tuple[Mapping[StrEnum, str], ...] = (
    {
        Counting.PLUS: mark("rules", "Plus: only winners write"),
        Counting.MINUS: mark("rules", "Minus: only losers write"),
        Counting.PLUS_MINUS: mark("rules", "Plus and minus"),
    },
    {
        BockEffect.FACTOR: mark("rules", "The value is multiplied"),
        BockEffect.POINTS: mark("rules", "Points are added for the winner"),
    },
    {
        SpecialDoubling.BY_RULE: mark("rules", "By bock, but not by Re and Kontra"),
        SpecialDoubling.INSIDE: mark("rules", "By everything"),
        SpecialDoubling.OUTSIDE: mark("rules", "By nothing"),
    },
    {
        ColdStrike.OFF: mark("rules", "No"),
        ColdStrike.VALUE_0: mark("rules", "When nobody writes anything"),
        ColdStrike.EQUAL: mark("rules", "At 120 to 120"),
    },
    {
        DutyBock.BY_RULE: mark("rules", "Like any other game"),
        DutyBock.OUTSIDE: mark("rules", "Neither counted more often nor using up a bock game"),
    },
)


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class CountingRules:
    """The rules of the group "Counting"."""

    counting: Counting = rule(
        Counting.PLUS,
        mark("rules", "Counting"),
        mark("rules", "Who writes the value of a game. With plus and minus the four scores always sum to zero."),
        example=mark(
            "rules",
            "Anna and Bernd win with a value of 4. Plus: each of them writes 4. Minus: Clara and Dieter write -4 "
            "each. Plus and minus: all four write.",
        ),
    )
    solo_always_counts_triple: bool = rule(
        False,
        mark("rules", "A solo always counts three times"),
        mark("rules", "Also the three opponents write three times the value; otherwise only the soloist does."),
        "solo",
        "counting=plus|counting=minus",
        example=mark(
            "rules",
            "Anna loses a queen solo worth 2. With plus counting Bernd, Clara and Dieter write 6 each instead of 2.",
        ),
    )
    bock: bool = rule(
        True,
        mark("rules", "Bock rounds"),
        mark("rules", "After certain games the next four games count several times; at a table of five the next five."),
        example=mark(
            "rules", "A game has ended at 120 to 120: the next four games count double, and then all is as before."
        ),
    )
    append_bock: bool = rule(
        False,
        mark("rules", "A new bock round follows the open ones"),
        mark("rules", "Bock rounds are played one after the other; otherwise they overlap and multiply."),
        "bock",
        example=mark(
            "rules",
            "Three bock games are still open when four more are earned: seven games count double, and none counts "
            "four times.",
        ),
    )
    bock_after_120_120: bool = rule(
        True,
        mark("rules", "Bock after 120 to 120"),
        mark("rules", "A game in which both sides have 120 card points brings a bock round."),
        "bock",
        example=mark(
            "rules",
            "Nobody has announced, and the game ends at 120 to 120: Kontra wins, and the next four games are bock "
            "games.",
        ),
    )
    bock_after_lost_solo: bool = rule(
        False,
        mark("rules", "Bock after a lost solo"),
        mark("rules", "A solo that the soloist loses brings a bock round, also a marriage that was played alone."),
        "bock",
        example=mark(
            "rules", "Clara plays a jack solo and gets only 110 card points: the next four games are bock games."
        ),
    )
    bock_after_lost_re_contra: bool = rule(
        False,
        mark("rules", "Bock after a lost announcement"),
        mark("rules", "A side that has announced anything and does not win brings a bock round."),
        "bock",
        "!knocking",
        example=mark(
            "rules", "Anna says Re, but her side gets only 112 card points: the next four games are bock games."
        ),
    )
    bock_after_heart_trick: bool = rule(
        False,
        mark("rules", "Bock after a heart trick"),
        mark("rules", "A trick of four plain hearts brings a bock round; not in soli."),
        "bock",
        example=mark(
            "rules",
            "Anna leads ♥A, and ♥9, ♥K and ♥K follow: nobody has ruffed, so the next four games are bock games.",
        ),
    )
    bock_after_black_game: bool = rule(
        False,
        mark("rules", "Bock after a black game"),
        mark("rules", "A game in which a side has no trick brings a bock round."),
        "bock",
        example=mark("rules", "Re wins all twelve tricks: the next four games are bock games."),
    )
    bock_multiplier: int = rule(
        2,
        mark("rules", "Factor of a bock round"),
        mark("rules", "How many times the games of a bock round count."),
        "bock",
        span=(1, 256),
        example=mark(
            "rules", "With 2, a game worth 5 counts 10 in a bock round, and 20 where two bock rounds overlap."
        ),
    )
    x_special_points_doubled: SpecialDoubling = rule(
        SpecialDoubling.BY_RULE,
        mark("rules", "Special points are multiplied"),
        mark("rules", "Whether special points stand inside the doubling by Re and Kontra and by bock."),
        example=mark(
            "rules",
            "Re has doubled a bock game in which the winners caught a fox: it counts 2 if only bock multiplies it, 4 "
            "if everything does, 1 if nothing does.",
        ),
    )
    x_bock_effect: BockEffect = rule(
        BockEffect.FACTOR,
        mark("rules", "Effect of bock"),
        mark("rules", "Whether a bock game counts several times, or the winner gets as many points on top."),
        "bock",
        example=mark(
            "rules", "A bock game worth 3 counts 6 if it is multiplied by two, and 5 if two points are added."
        ),
    )
    x_bock_ceiling: int = rule(
        0,
        mark("rules", "Highest bock factor"),
        mark(
            "rules",
            "What would go higher waits behind the open bock games; with 0 nothing waits, and 16 is the highest.",
        ),
        "bock",
        "!append_bock",
        span=(0, 256),
        example=mark(
            "rules",
            "With 2, two bock games are still open when four more are earned: six games count double, and none "
            "counts four times.",
        ),
    )
    x_bock_cold_strike: ColdStrike = rule(
        ColdStrike.OFF,
        mark("rules", "Bock after a cold strike"),
        mark("rules", "A game that ends without anything to write brings a bock round."),
        "bock",
        example=mark(
            "rules",
            "Both sides say no 60, and the game ends at 120 to 120: nobody wins or writes anything, and the next "
            "four games are bock games.",
        ),
    )
    x_bock_after_both_announced: bool = rule(
        False,
        mark("rules", "Bock after announcements of both sides"),
        mark("rules", "A game in which both Re and Kontra have announced brings a bock round."),
        "bock",
        example=mark(
            "rules", "Anna says Re, and later Clara says Kontra: whoever wins, the next four games are bock games."
        ),
    )
    x_bock_rounds_per_trigger: bool = rule(
        False,
        mark("rules", "A bock round for each reason"),
        mark("rules", "A game with several reasons brings as many bock rounds; otherwise just one."),
        "bock",
        example=mark(
            "rules",
            "Anna has said Re, and the game ends at 120 to 120. If both are reasons for bock, it brings two bock "
            "rounds, not one.",
        ),
    )
    x_bock_duty_solo: DutyBock = rule(
        DutyBock.BY_RULE,
        mark("rules", "Duty soli and bock"),
        mark("rules", "Whether a duty solo takes part in bock rounds."),
        "bock",
        "number_of_duty_soli",
        example=mark(
            "rules",
            "Bernd is made to play his duty solo while bock games are open: it counts double and uses one up, or it "
            "counts once and uses none up.",
        ),
    )
    x_marriage_bonus: int = rule(
        0,
        mark("rules", "Bonus for an announced marriage"),
        mark("rules", "So many points the bridegroom gets from each of the others, whatever the result."),
        span=(0, 10),
        example=mark(
            "rules",
            "With 1 and plus-minus counting, Anna announces a marriage: she gets 3 points, and the others lose 1 "
            "each, even if she loses the game.",
        ),
    )
    x_value_not_below_zero: bool = rule(
        False,
        mark("rules", "The winner never loses points"),
        mark("rules", "If special points would make the value negative for the winner, the game counts nothing."),
        example=mark(
            "rules",
            "Re wins with 121 card points, but Kontra has caught two foxes: 1 minus 2 would be negative, so the game "
            "counts 0.",
        ),
    )
    x_draw_counts_one: bool = rule(
        False,
        mark("rules", "120 to 120 counts one point"),
        mark("rules", "If Kontra wins with exactly 120 card points, there is no point against the queens."),
        example=mark(
            "rules",
            "Nobody has announced, and the game ends at 120 to 120: Kontra wins, and the game is worth 1 instead of 2.",
        ),
    )
    x_stake: int = rule(
        0,
        mark("rules", "Stake for a point, in hundredths"),
        mark("rules", "What a point is worth in play money; 0 shows no money. It is bookkeeping only."),
        span=(0, 100_000),
        example=mark("rules", "With 10, a normal game worth 4 costs each of the two losers 0.40."),
    )
    x_limit: int = rule(
        0,
        mark("rules", "Limit for a game, in hundredths"),
        mark("rules", "Nobody loses more play money than this in one game; 0 means no limit."),
        "x_stake",
        span=(0, 10_000_000),
        example=mark("rules", "A game would cost Dieter 1.20 in play money; with 100 he pays only 1.00."),
    )
    x_commission: int = rule(
        0,
        mark("rules", "Commission in per cent"),
        mark("rules", "What the house keeps of the winnings in play money."),
        "x_stake",
        span=(0, 100),
        example=mark(
            "rules",
            "With 9 and a stake of 100, Anna wins a solo worth 4: of the 12.00 the house keeps 1.44, and Anna gets "
            "10.56.",
        ),
    )
    x_fixed_stake: bool = rule(
        False,
        mark("rules", "The stake is played for as a whole"),
        mark("rules", "At the end of the party the best player wins the stakes of the others."),
        "x_stake",
        example=mark(
            "rules",
            "With a stake of 100, Clara has the most points at the end of the party and wins 1.00 from each of the "
            "three others.",
        ),
    )
