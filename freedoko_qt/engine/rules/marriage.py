"""How a marriage finds its partner; and changing the partner."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("marriage")


class MarriageCount(StrEnum):
    """Which tricks count for the limit of the search."""

    ALL = "all tricks"
    MATCHING = "matching tricks"


CHOICES: tuple[Mapping[StrEnum, str], ...] = (
    {
        MarriageCount.ALL: mark("rules", "All tricks"),
        MarriageCount.MATCHING: mark("rules", "Only tricks that could find the partner"),
    },
)


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class Marriage:
    """The rules of the group "Marriage"."""

    marriage_before_poverty: bool = rule(
        False,
        mark("rules", "Marriage before poverty"),
        mark("rules", "An announced marriage beats a poverty; otherwise the poverty is played."),
        "poverty",
        example=mark("rules", "Anna announces a marriage and Bernd a poverty: the marriage is played."),
    )
    marriage_first_foreign: bool = rule(
        True,
        mark("rules", "First trick of another player"),
        mark("rules", "The bridegroom may choose that any trick of another player finds the partner."),
        example=mark("rules", "Anna wins the first trick herself and Clara the second: Clara is Anna's partner."),
    )
    marriage_first_color: bool = rule(
        True,
        mark("rules", "First plain-suit trick of another player"),
        mark("rules", "The bridegroom may choose that only a trick led with a plain suit finds the partner."),
        example=mark(
            "rules",
            "Bernd wins a trick that was led with ♣J, which decides nothing; then he leads ♠A, wins and is Anna's "
            "partner.",
        ),
    )
    marriage_first_single_color: bool = rule(
        True,
        mark("rules", "First club, spade or heart trick of another player"),
        mark("rules", "The bridegroom may choose one plain suit; only a trick led with it finds the partner."),
        example=mark(
            "rules",
            "Anna chooses hearts: Clara wins a spade trick, which decides nothing; Bernd wins the first heart trick "
            "and is Anna's partner.",
        ),
    )
    marriage_first_trump: bool = rule(
        True,
        mark("rules", "First trump trick of another player"),
        mark("rules", "The bridegroom may choose that only a trick led with a trump finds the partner."),
        example=mark(
            "rules",
            "Bernd leads ♠A and wins, which decides nothing; then he leads ♦10, Clara wins with ♣J and is Anna's "
            "partner.",
        ),
    )
    marriage_first_one_decides: bool = rule(
        False,
        mark("rules", "The first matching trick decides"),
        mark("rules", "If the bridegroom wins the first trick that could have found a partner, he plays alone."),
        example=mark(
            "rules", "Anna looks for the first plain-suit trick, leads ♣A and wins it herself: she plays alone."
        ),
    )
    marriage_determination: int = rule(
        12,
        mark("rules", "Last trick that can find the partner"),
        mark("rules", "Counted over all tricks; after it the bridegroom plays alone."),
        span=(1, 12),
        example=mark(
            "rules",
            "With 12, Anna may look for a partner up to the last trick; with 3, she plays alone once she has won the "
            "first three.",
        ),
    )
    genscher: bool = rule(
        False,
        mark("rules", "Genscher"),
        mark("rules", "Who holds both kings of diamonds may name a new partner when playing the first one."),
        "with_nines|!hyperswines",
        example=mark(
            "rules",
            "Bernd holds both ♦K. When he plays the first one, he names Dieter his partner; Anna and Clara are now "
            "their opponents.",
        ),
    )
    x_marriage_limit_counts: MarriageCount = rule(
        MarriageCount.ALL,
        mark("rules", "Tricks counted in the search"),
        mark("rules", "Which tricks count towards the last one that can find the partner."),
        example=mark(
            "rules",
            "Anna looks for a plain-suit trick within three, and two trump tricks are over: one is left, or three if "
            "only plain-suit tricks count.",
        ),
    )
    x_marriage_ruffed_finds: bool = rule(
        True,
        mark("rules", "A ruffed plain-suit trick finds the partner"),
        mark("rules", "Whoever ruffs a plain-suit trick becomes the partner; otherwise only a plain card does."),
        "marriage_first_color|marriage_first_single_color",
        example=mark(
            "rules",
            "Anna looks for the first plain-suit trick; Bernd leads ♠A, Clara ruffs it with ♦10 and is Anna's partner.",
        ),
    )
    x_marriage_defers: bool = rule(
        True,
        mark("rules", "The search moves the limits"),
        mark("rules", "Each trick of the search gives one card more time to announce."),
        example=mark(
            "rules", "The third trick finds Anna's partner: Re, which needs 11 cards, may then be said with 9."
        ),
    )
    x_genscher_last_trick: int = rule(
        12,
        mark("rules", "Last trick for Genscher"),
        mark("rules", "Up to which trick a new partner may be named."),
        "genscher",
        span=(1, 12),
        example=mark(
            "rules",
            "With 6, Bernd plays his first ♦K in the seventh trick and still holds the other: he can name nobody any "
            "more.",
        ),
    )
