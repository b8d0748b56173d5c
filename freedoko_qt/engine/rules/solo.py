"""Which soli there are and what they bring."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.rules.spec import Group
from freedoko_qt.marked import mark

rule = Group("solo")


class SoloOrder(StrEnum):
    """Whose solo is played when several want one."""

    SEAT = "seat"
    DUTY_FIRST = "duty first"
    RANKED = "ranked"


class SoloTie(StrEnum):
    """Who plays when two want soli of the same rank."""

    SEAT = "seat"
    BID = "bid"


class SoloLead(StrEnum):
    """Who leads in a solo."""

    BY_RULE = "by rule"
    START_PLAYER = "start player"
    SOLOIST = "soloist"


class Repeat(StrEnum):
    """After which soli the same player deals again."""

    BY_RULE = "by rule"
    NEVER = "never"
    DUTY_ONLY = "duty only"
    ALWAYS = "always"


class Category(StrEnum):
    """The kinds of reservations, for their order."""

    DUTY_SOLO = "duty solo"
    LUST_SOLO = "lust solo"
    SOLO = "solo"
    THROW = "throw"
    POVERTY = "poverty"
    MARRIAGE = "marriage"


class SoloSuit(StrEnum):
    """The suits of suit soli."""

    CLUB = "club"
    SPADE = "spade"
    HEART = "heart"
    DIAMOND = "diamond"


class SoloKind(StrEnum):
    """The soli, for their ranking."""

    CLUB = "solo club"
    SPADE = "solo spade"
    HEART = "solo heart"
    DIAMOND = "solo diamond"
    QUEEN = "solo queen"
    JACK = "solo jack"
    KING = "solo king"
    QUEEN_JACK = "solo queen-jack"
    KING_JACK = "solo king-jack"
    KING_QUEEN = "solo king-queen"
    KOEHLER = "solo koehler"
    MEATLESS = "solo meatless"
    PURE_CLUB = "solo pure club"
    PURE_SPADE = "solo pure spade"
    PURE_HEART = "solo pure heart"
    PURE_DIAMOND = "solo pure diamond"
    FEWEST_TRICKS = "solo fewest tricks"


class Dialogue(StrEnum):
    """How reservations are asked for."""

    COMPLETE = "complete"
    TWO_STEP = "two-step"
    SMALL_BIG = "small/big"


CHOICES: tuple[Mapping[StrEnum, str], ...] = (
    {
        SoloOrder.SEAT: mark("rules", "First in seat order"),
        SoloOrder.DUTY_FIRST: mark("rules", "Duty solo before voluntary solo"),
        SoloOrder.RANKED: mark("rules", "The higher solo by the ranking"),
    },
    {
        SoloTie.SEAT: mark("rules", "First in seat order"),
        SoloTie.BID: mark("rules", "Whoever promises more"),
    },
    {
        SoloLead.BY_RULE: mark("rules", "As the other rules say"),
        SoloLead.START_PLAYER: mark("rules", "The player left of the dealer"),
        SoloLead.SOLOIST: mark("rules", "The soloist"),
    },
    {
        Repeat.BY_RULE: mark("rules", "As the other rules say"),
        Repeat.NEVER: mark("rules", "Never"),
        Repeat.DUTY_ONLY: mark("rules", "After duty soli only"),
        Repeat.ALWAYS: mark("rules", "After every solo"),
    },
    {
        Category.DUTY_SOLO: mark("rules", "Duty solo"),
        Category.LUST_SOLO: mark("rules", "Voluntary solo"),
        Category.SOLO: mark("rules", "Solo"),
        Category.THROW: mark("rules", "Throwing in"),
        Category.POVERTY: mark("rules", "Poverty"),
        Category.MARRIAGE: mark("rules", "Marriage"),
    },
    {
        SoloSuit.CLUB: mark("rules", "Clubs"),
        SoloSuit.SPADE: mark("rules", "Spades"),
        SoloSuit.HEART: mark("rules", "Hearts"),
        SoloSuit.DIAMOND: mark("rules", "Diamonds"),
    },
    {
        SoloKind.CLUB: mark("rules", "Club solo"),
        SoloKind.SPADE: mark("rules", "Spade solo"),
        SoloKind.HEART: mark("rules", "Heart solo"),
        SoloKind.DIAMOND: mark("rules", "Diamond solo"),
        SoloKind.QUEEN: mark("rules", "Queen solo"),
        SoloKind.JACK: mark("rules", "Jack solo"),
        SoloKind.KING: mark("rules", "King solo"),
        SoloKind.QUEEN_JACK: mark("rules", "Queen-jack solo"),
        SoloKind.KING_JACK: mark("rules", "King-jack solo"),
        SoloKind.KING_QUEEN: mark("rules", "King-queen solo"),
        SoloKind.KOEHLER: mark("rules", "Koehler"),
        SoloKind.MEATLESS: mark("rules", "Meatless solo"),
        SoloKind.PURE_CLUB: mark("rules", "Pure club solo"),
        SoloKind.PURE_SPADE: mark("rules", "Pure spade solo"),
        SoloKind.PURE_HEART: mark("rules", "Pure heart solo"),
        SoloKind.PURE_DIAMOND: mark("rules", "Pure diamond solo"),
        SoloKind.FEWEST_TRICKS: mark("rules", "Fewest-tricks solo"),
    },
    {
        Dialogue.COMPLETE: mark("rules", "Everybody chooses a game secretly"),
        Dialogue.TWO_STEP: mark("rules", "Healthy or reservation, then the kinds in turn"),
        Dialogue.SMALL_BIG: mark("rules", "Healthy, small or big, then the kinds in turn"),
    },
)


@dataclass(frozen=True, init=False, repr=False, eq=False)  # only ever a part of Rules
class Solo:
    """The rules of the group "Solo"."""

    solo: bool = rule(
        True,
        mark("rules", "Soli"),
        mark("rules", "A player may play alone against the three others. Silent marriages do not depend on this."),
        example=mark("rules", "Anna holds four queens and four aces: she has a reservation and plays a queen solo."),
    )
    solo_color: bool = rule(
        True,
        mark("rules", "Suit soli"),
        mark(
            "rules", "The chosen suit is trump instead of diamonds; queens, jacks and the tens of hearts stay trumps."
        ),
        "solo",
        example=mark("rules", "In Clara's club solo ♣A is a trump below the jacks, and ♦A is a plain card."),
    )
    solo_koehler: bool = rule(
        True,
        mark("rules", "Koehler"),
        mark("rules", "Kings, queens and jacks are trumps, in this order."),
        "solo",
        example=mark("rules", "Anna's ♦K takes ♣Q, and Bernd's ♦Q takes ♣J; aces, tens and nines are plain cards."),
    )
    solo_meatless: bool = rule(
        True,
        mark("rules", "Meatless solo"),
        mark("rules", "There are no trumps."),
        "solo",
        example=mark("rules", "Dieter leads ♣A: nobody can ruff it, so the trick is his."),
    )
    solo_jack: bool = rule(
        True,
        mark("rules", "Jack solo"),
        mark("rules", "Only jacks are trumps."),
        "solo",
        example=mark("rules", "Bernd has no spade left and ruffs ♠A with ♥J; only ♠J or ♣J could still beat him."),
    )
    solo_queen: bool = rule(
        True,
        mark("rules", "Queen solo"),
        mark("rules", "Only queens are trumps."),
        "solo",
        example=mark("rules", "Anna leads ♣Q: whoever holds a queen must play one, and jacks are plain cards."),
    )
    solo_king: bool = rule(
        True,
        mark("rules", "King solo"),
        mark("rules", "Only kings are trumps."),
        "solo",
        example=mark("rules", "Bernd leads ♣K, which nothing beats; ♥10 is a plain heart below ♥A."),
    )
    solo_queen_jack: bool = rule(
        True,
        mark("rules", "Queen-jack solo"),
        mark("rules", "Queens and jacks are trumps, queens above jacks."),
        "solo",
        example=mark("rules", "Clara's ♦Q takes ♣J; ♥10 and ♦A are plain cards."),
    )
    solo_king_jack: bool = rule(
        True,
        mark("rules", "King-jack solo"),
        mark("rules", "Kings and jacks are trumps, kings above jacks."),
        "solo",
        example=mark("rules", "Dieter's ♦K takes ♣J; queens are plain cards below the tens."),
    )
    solo_king_queen: bool = rule(
        True,
        mark("rules", "King-queen solo"),
        mark("rules", "Kings and queens are trumps, kings above queens."),
        "solo",
        example=mark("rules", "Anna's ♦K takes ♣Q; jacks are plain cards below the tens."),
    )
    lustsolo_player_leads: bool = rule(
        True,
        mark("rules", "The soloist leads in a voluntary solo"),
        mark(
            "rules", "The soloist leads, and the same player deals again. Otherwise the lead stays left of the dealer."
        ),
        "solo",
        example=mark(
            "rules", "Dieter has dealt, and Bernd plays a voluntary solo: Bernd leads, and Dieter deals again."
        ),
    )
    throwing_before_solo: bool = rule(
        False,
        mark("rules", "Thrown hands before soli"),
        mark("rules", "A hand that may be thrown in beats an announced solo; otherwise the solo is played."),
        "solo",
        "throw_with_nines|throw_with_kings|throw_with_nines_and_kings|throw_with_richness|throw_with_one_trump"
        "|throw_when_fox_highest_trump|!poverty_shift",
        example=mark("rules", "Anna wants a jack solo, and Clara throws in her five nines: the cards are dealt again."),
    )
    x_reservation_dialogue: Dialogue = rule(
        Dialogue.COMPLETE,
        mark("rules", "How reservations are asked for"),
        mark("rules", "It decides what the others learn about reservations that do not come to be played."),
        example=mark(
            "rules",
            "Asked in two steps, Anna and Clara both have a reservation; Anna plays a solo, and what Clara had stays "
            "secret.",
        ),
    )
    x_solo_order: SoloOrder = rule(
        SoloOrder.SEAT,
        mark("rules", "Several soli"),
        mark("rules", "Whose solo is played when more than one player wants one."),
        "solo",
        example=mark(
            "rules",
            "Anna wants a voluntary solo, and Clara after her a duty solo: by seats Anna plays, by duty Clara does.",
        ),
    )
    x_lust_solo_needs_duty_done: bool = rule(
        False,
        mark("rules", "Voluntary soli only after the own duty soli"),
        mark("rules", "Who still owes duty soli may only play a solo that pays one of them."),
        "number_of_duty_soli",
        example=mark(
            "rules", "Bernd owes a suit solo and nothing else: he may play a club solo, but not yet a queen solo."
        ),
    )
    x_solo_pure_color: bool = rule(
        False,
        mark("rules", "Pure suit soli"),
        mark("rules", "Only the cards of one suit are trumps, in the order ace, ten, king, queen, jack, nine."),
        "solo",
        example=mark("rules", "In a pure spade solo ♠A is the highest trump, and ♣Q is a plain club."),
    )
    x_solo_fewest_tricks: bool = rule(
        False,
        mark("rules", "Fewest-tricks solo"),
        mark(
            "rules",
            "Everybody plays alone with the normal trumps; the soloist wins with fewer tricks than anybody else.",
        ),
        "solo",
        example=mark("rules", "Clara wins two tricks, the others three, three and four: Clara has won."),
    )
    x_solo_color_suits: tuple[SoloSuit, ...] = rule(
        tuple(SoloSuit),
        mark("rules", "Suits of the suit soli"),
        mark("rules", "Which suits may be chosen for a suit solo."),
        "solo_color",
        items=SoloSuit,
        example=mark("rules", "With diamonds alone, Anna may play a diamond solo, but no heart solo."),
    )
    x_reservation_priority: tuple[Category, ...] = rule(
        (),
        mark("rules", "Order of reservations"),
        mark("rules", "Which kind of reservation beats which; empty means as the other rules say."),
        items=Category,
        example=mark("rules", "With thrown hands first, Bernd's five nines beat Anna's solo; left empty, Anna plays."),
    )
    x_solo_ranking: tuple[SoloKind, ...] = rule(
        (),
        mark("rules", "Ranking of the soli"),
        mark("rules", "The higher solo is played; soli that are not named rank equally below."),
        "x_solo_order=ranked",
        items=SoloKind,
        example=mark("rules", "With diamonds above queens, Clara's diamond solo is played before Anna's queen solo."),
    )
    x_solo_tie: SoloTie = rule(
        SoloTie.SEAT,
        mark("rules", "Soli of the same rank"),
        mark("rules", "Who plays if two want soli of the same rank; the promise binds like an announcement."),
        "x_solo_order=ranked",
        example=mark(
            "rules", "Anna and Clara both want a queen solo: Anna sits first and plays, or Clara promises more."
        ),
    )
    x_lead_in_solo: SoloLead = rule(
        SoloLead.BY_RULE,
        mark("rules", "Lead in a solo"),
        mark("rules", "Who leads the first trick of a solo; a forced duty solo is always led by the soloist."),
        "solo",
        example=mark(
            "rules",
            "Dieter has dealt, and Clara plays a solo: she leads herself, or Anna does, who sits left of Dieter.",
        ),
    )
    x_repeat_deal_after_solo: Repeat = rule(
        Repeat.BY_RULE,
        mark("rules", "Same dealer after a solo"),
        mark("rules", "After which soli the same player deals again; never after a forced one."),
        "solo",
        example=mark(
            "rules", "Dieter has dealt, and Anna plays a duty solo: he deals again, unless no deal is ever repeated."
        ),
    )
    x_solo_special_points: bool = rule(
        False,
        mark("rules", "Special points in soli"),
        mark("rules", "Doppelkopf, foxes and the others count in soli too."),
        example=mark("rules", "Anna's ♣A takes ♣A, ♣10 and ♣10 in her queen solo: the doppelkopf brings her a point."),
    )
    x_against_queens_in_solo: bool = rule(
        False,
        mark("rules", "Against the queens also in soli"),
        mark("rules", "Whoever beats a solo gets the point for winning against the queens of clubs too."),
        example=mark("rules", "Bernd gets 100 card points in a queen solo and loses: it is worth 2 instead of 1."),
    )
    x_against_queens_in_silent_marriage: bool = rule(
        False,
        mark("rules", "Against the queens also in silent marriages"),
        mark("rules", "Whoever beats a silent marriage gets the point for winning against the queens of clubs too."),
        example=mark("rules", "Anna plays a silent marriage and gets 100 card points: it is worth 2 instead of 1."),
    )
