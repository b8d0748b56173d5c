"""Poverty and throwing in."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("poverty")


class PovertyFox(StrEnum):
    """Which foxes do not count against a poverty."""

    BY_RULE = "by rule"
    ONE = "one not counted"
    LONE = "lone fox not counted"


class FirstAsked(StrEnum):
    """Who is asked first whether to take a poverty."""

    AFTER_POVERTY = "after poverty player"
    START_PLAYER = "start player"


class ReturnedInfo(StrEnum):
    """What is told of the trumps that come back."""

    NUMBER = "number of trumps"
    YES_NO = "yes/no"


class Untaken(StrEnum):
    """What happens when nobody takes a poverty."""

    REDEAL = "redeal"
    FEWEST_POINTS = "fewest points"


class TwoPoor(StrEnum):
    """What happens when two hands are poor."""

    FIRST = "first"
    REDEAL = "redeal"


CHOICES: tuple[Mapping[StrEnum, str], ...] = (
    {
        PovertyFox.BY_RULE: mark("rules", "As the other rules say"),
        PovertyFox.ONE: mark("rules", "One fox does not count"),
        PovertyFox.LONE: mark("rules", "A single fox does not count, two do"),
    },
    {
        FirstAsked.AFTER_POVERTY: mark("rules", "The player after the poor one"),
        FirstAsked.START_PLAYER: mark("rules", "The player left of the dealer"),
    },
    {
        ReturnedInfo.NUMBER: mark("rules", "How many trumps come back"),
        ReturnedInfo.YES_NO: mark("rules", "Whether trumps come back"),
    },
    {
        Untaken.REDEAL: mark("rules", "The cards are dealt again"),
        Untaken.FEWEST_POINTS: mark("rules", "Everybody plays alone for the fewest points"),
    },
    {
        TwoPoor.FIRST: mark("rules", "The first one is played"),
        TwoPoor.REDEAL: mark("rules", "The cards are dealt again"),
    },
)


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class Poverty:
    """The rules of the group "Poverty"."""

    poverty: bool = rule(
        True,
        mark("rules", "Poverty"),
        mark("rules", "A player with at most three trumps may say so and look for a partner who takes them."),
        example=mark("rules", "Bernd's only trumps are ♥J, ♦K and ♦9: he may declare a poverty."),
    )
    poverty_shift: bool = rule(
        True,
        mark("rules", "The cards are offered to the others"),
        mark("rules", "Whoever takes them is the partner and gives as many back; otherwise a poverty is a redeal."),
        "poverty",
        example=mark(
            "rules", "Bernd offers three cards face down. Clara takes them, gives three back and is his partner."
        ),
    )
    poverty_shift_only_trump: bool = rule(
        False,
        mark("rules", "Only trumps are passed"),
        mark("rules", "Exactly the trumps are passed, be they few or none; no plain cards fill them up."),
        "poverty_shift",
        example=mark("rules", "Bernd holds just two trumps: he passes these two, and Clara gives two cards back."),
    )
    poverty_fox_do_not_count: bool = rule(
        False,
        mark("rules", "Foxes do not count"),
        mark("rules", "Aces of diamonds are not counted among the three trumps that a poor hand may have."),
        "poverty",
        example=mark(
            "rules",
            "Anna's trumps are ♣J, ♦A, ♦10 and ♦9: the fox does not count, so three are left and it is a poverty.",
        ),
    )
    poverty_fox_shift_extra: bool = rule(
        False,
        mark("rules", "Foxes are passed on top"),
        mark("rules", "The foxes come on top of the three cards that are passed."),
        "poverty_fox_do_not_count",
        "!poverty_shift_only_trump",
        example=mark("rules", "Anna's trumps are ♣J, ♦A and ♦9: she passes four cards, these three and a plain one."),
    )
    poverty_fox_shift_open: bool = rule(
        False,
        mark("rules", "Foxes are passed face up"),
        mark("rules", "While the others are asked, aces of diamonds among the passed cards lie open."),
        "poverty_shift",
        example=mark(
            "rules",
            "There is a fox among Anna's three cards: the others see ♦A and two cards face down while they are asked.",
        ),
    )
    throw_with_one_trump: bool = rule(
        False,
        mark("rules", "One trump or none is a redeal"),
        mark("rules", "A poverty with at most one trump is dealt again instead of being offered."),
        "poverty_shift",
        example=mark(
            "rules", "Dieter's only trump is ♦K: nobody is asked to take his poverty, and the cards are dealt again."
        ),
    )
    throw_when_fox_highest_trump: bool = rule(
        False,
        mark("rules", "Throw in without a trump above the fox"),
        mark("rules", "A hand without any trump above the ace of diamonds may be thrown in."),
        example=mark("rules", "Clara's trumps are ♦A, ♦10, ♦K and ♦9: none is above the fox, so she may throw in."),
    )
    throw_with_nines: bool = rule(
        True,
        mark("rules", "Throw in with many nines"),
        mark("rules", "A hand with so many nines may be thrown in; it is shown, and the cards are dealt again."),
        "with_nines",
        example=mark(
            "rules", "Anna holds ♣9, ♣9, ♠9, ♥9 and ♦9: she may show her hand, and the cards are dealt again."
        ),
    )
    min_number_of_throwing_nines: int = rule(
        5,
        mark("rules", "Nines needed"),
        mark("rules", "How many nines, of all suits, a hand must hold to be thrown in."),
        "throw_with_nines",
        span=(3, 8),
        example=mark("rules", "With 5, a hand with five nines may be thrown in; one with four is played."),
    )
    throw_with_kings: bool = rule(
        False,
        mark("rules", "Throw in with many kings"),
        mark("rules", "A hand with so many kings may be thrown in."),
        example=mark("rules", "Bernd holds ♣K, ♣K, ♠K, ♥K and ♦K: with five kings needed he may throw in."),
    )
    min_number_of_throwing_kings: int = rule(
        5,
        mark("rules", "Kings needed"),
        mark("rules", "How many kings a hand must hold to be thrown in."),
        "throw_with_kings",
        span=(3, 8),
        example=mark("rules", "With 5, a hand with five kings may be thrown in; one with four is played."),
    )
    throw_with_nines_and_kings: bool = rule(
        False,
        mark("rules", "Throw in with many nines and kings"),
        mark("rules", "A hand with so many nines and kings together may be thrown in."),
        "with_nines",
        example=mark("rules", "Clara holds four nines and three kings: with seven needed she may throw in."),
    )
    min_number_of_throwing_nines_and_kings: int = rule(
        7,
        mark("rules", "Nines and kings needed"),
        mark("rules", "How many nines and kings a hand must hold to be thrown in."),
        "throw_with_nines_and_kings",
        span=(5, 16),
        example=mark("rules", "With 7, two nines and five kings are enough; three of each are too few."),
    )
    throw_with_richness: bool = rule(
        False,
        mark("rules", "Throw in with many card points"),
        mark("rules", "A hand that is too rich in card points may be thrown in."),
        example=mark(
            "rules",
            "Dieter holds five aces and two tens: these are 75 card points, and with 70 needed he may throw in.",
        ),
    )
    min_richness_for_throwing: int = rule(
        70,
        mark("rules", "Card points needed"),
        mark("rules", "How many card points a hand must hold to be thrown in."),
        "throw_with_richness",
        span=(61, 128),
        example=mark("rules", "With 70, a hand of 70 card points may be thrown in; one of 69 is played."),
    )
    x_throw_without_trump_above_diamond_jack: bool = rule(
        False,
        mark("rules", "Throw in without a trump above the jack of diamonds"),
        mark("rules", "A hand without any trump above the jack of diamonds may be thrown in."),
        example=mark("rules", "Anna's trumps are ♦J, ♦J, ♦A and ♦9: none is above ♦J, so she may throw in."),
    )
    x_poverty_fox: PovertyFox = rule(
        PovertyFox.BY_RULE,
        mark("rules", "Foxes in a poverty"),
        mark("rules", "Which aces of diamonds do not count among the three trumps that a poor hand may have."),
        "poverty",
        example=mark(
            "rules",
            "Bernd's trumps are ♦A, ♦A, ♥J and ♦9: it is a poverty if one fox does not count, but not if only a "
            "single fox is left out.",
        ),
    )
    x_poverty_first_asked: FirstAsked = rule(
        FirstAsked.AFTER_POVERTY,
        mark("rules", "Who is asked first to take a poverty"),
        mark("rules", "From there on the others are asked in turn."),
        "poverty_shift",
        example=mark(
            "rules",
            "Dieter has dealt, and Bernd is poor: Clara, who sits after Bernd, is asked first, or Anna, who sits "
            "left of the dealer.",
        ),
    )
    x_poverty_returned_info: ReturnedInfo = rule(
        ReturnedInfo.NUMBER,
        mark("rules", "What is told of the returned cards"),
        mark("rules", "What everybody hears of the cards that the partner gives back."),
        "poverty_shift",
        example=mark(
            "rules",
            "Clara gives back ♦K, ♦9 and ♠A: everybody hears that there are two trumps, or only that there are trumps.",
        ),
    )
    x_poverty_untaken: Untaken = rule(
        Untaken.REDEAL,
        mark("rules", "Nobody takes a poverty"),
        mark("rules", "What happens when all have refused."),
        "poverty_shift",
        example=mark(
            "rules",
            "All refuse Bernd's cards: they are dealt again, or everybody plays alone, and whoever gets the most "
            "card points loses.",
        ),
    )
    x_two_poor_hands: TwoPoor = rule(
        TwoPoor.FIRST,
        mark("rules", "Two poor hands"),
        mark("rules", "What happens when two players declare a poverty."),
        "poverty",
        example=mark(
            "rules",
            "Anna and Clara both declare a poverty: Anna sits first and offers her cards, or the cards are dealt "
            "again.",
        ),
    )
    x_against_queens_in_poverty: bool = rule(
        True,
        mark("rules", "Against the queens also in a poverty"),
        mark("rules", "Whoever beats a poverty gets the point for winning against the queens of clubs."),
        "poverty",
        example=mark(
            "rules",
            "Bernd plays a poverty with Clara, and Kontra wins with 130 card points: the game is worth 2 instead of 1.",
        ),
    )
