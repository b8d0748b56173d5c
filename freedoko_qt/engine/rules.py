"""Every rule, declared once: its default, group, title, help, span and what it needs.

A field's name is FreeDoko's key with ``_`` for blanks and ``/``; names that begin with ``x_`` are ours. The defaults
are FreeDoko's. Dialog, file, checks and the list of differences all come from these lines.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any, TypeVar, cast

from freedoko_qt.marked import mark

T = TypeVar("T")


class RuleError(ValueError):
    """A rule that does not exist, or a value that it cannot have; the text names both."""


class Counting(StrEnum):
    """How the value of a game is written down."""

    PLUS = "plus"
    MINUS = "minus"
    PLUS_MINUS = "plus-minus"


class SoloOrder(StrEnum):
    """Whose solo is played when several want one."""

    SEAT = "seat"
    DUTY_FIRST = "duty first"


class AgainstPoints(StrEnum):
    """For which missed announcements of the opponents there is a point."""

    HIGHEST = "highest"
    EACH = "each"


CHOICES: Mapping[StrEnum, str] = {
    Counting.PLUS: mark("rules", "Plus: only winners write"),
    Counting.MINUS: mark("rules", "Minus: only losers write"),
    Counting.PLUS_MINUS: mark("rules", "Plus and minus"),
    SoloOrder.SEAT: mark("rules", "First in seat order"),
    SoloOrder.DUTY_FIRST: mark("rules", "Duty solo before voluntary solo"),
    AgainstPoints.HIGHEST: mark("rules", "For the highest one only"),
    AgainstPoints.EACH: mark("rules", "For each one"),
}

GROUPS: Mapping[str, str] = {
    "tournament": mark("rules", "Tournament"),
    "counting": mark("rules", "Counting"),
    "information": mark("rules", "Information"),
    "solo": mark("rules", "Solo"),
    "marriage": mark("rules", "Marriage"),
    "announcements": mark("rules", "Announcements"),
    "dollen": mark("rules", "Tens of hearts"),
    "extra points": mark("rules", "Special points"),
}


@dataclass(frozen=True, slots=True)
class Spec:
    """What dialog, file and help need to know of a rule; `needs` are rules that must be on for it to act."""

    group: str
    title: str
    help: str
    needs: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)


def rule(default: T, group: str, title: str, help: str, *needs: str, span: tuple[int, int] = (0, 0)) -> T:  # noqa: A002
    """Declare a rule: a dataclass field that carries its own description."""
    return field(default=default, metadata={"spec": Spec(group, title, help, needs, span)})


@dataclass(frozen=True)
class Rules:
    """A set of house rules."""

    with_nines: bool = rule(
        True,
        "tournament",
        mark("rules", "Play with nines"),
        mark(
            "rules",
            "48 cards and 12 tricks; without the nines 40 cards and 10 tricks. There are 240 card points.",
        ),
    )
    number_of_rounds_limited: bool = rule(
        True,
        "tournament",
        mark("rules", "Number of rounds is limited"),
        mark("rules", "The party ends after the set number of rounds; open duty soli are played after them."),
    )
    number_of_rounds: int = rule(
        20,
        "tournament",
        mark("rules", "Number of rounds"),
        mark("rules", "In a round everybody deals once; games whose deal is repeated come on top."),
        "number_of_rounds_limited",
        span=(1, 1000),
    )
    number_of_duty_soli: int = rule(
        0,
        "tournament",
        mark("rules", "Duty soli of each player"),
        mark("rules", "Soli that everybody must play in the party; who has not done so by the end is made to."),
        "solo",
        "number_of_rounds_limited",
        span=(0, 100),
    )
    counting: Counting = rule(
        Counting.PLUS,
        "counting",
        mark("rules", "Counting"),
        mark("rules", "Who writes the value of a game. With plus and minus the four scores always sum to zero."),
    )
    show_tricks_number: int = rule(
        12,
        "information",
        mark("rules", "Past tricks that may be looked at"),
        mark("rules", "How many of the last tricks everybody may see again during the game."),
        span=(1, 12),
    )
    show_trickpiles_points: bool = rule(
        True,
        "information",
        mark("rules", "Card points of the piles are shown"),
        mark("rules", "The card points that each player has won stand at the piles during the game."),
    )
    show_soloplayer_in_game: bool = rule(
        True,
        "information",
        mark("rules", "Who plays the special game stays shown"),
        mark("rules", "Soloist, bridegroom and partner keep their mark during the game."),
    )
    show_known_teams_in_game: bool = rule(
        True,
        "information",
        mark("rules", "Known sides are shown"),
        mark("rules", "Sides that everybody can know from the play so far are marked."),
    )
    show_if_valid: bool = rule(
        True,
        "information",
        mark("rules", "Cards that may be played are marked"),
        mark("rules", "The program may show which cards of the hand may be played."),
    )
    solo: bool = rule(
        True,
        "solo",
        mark("rules", "Soli"),
        mark(
            "rules",
            "A player may play alone against the three others. Silent marriages do not depend on this.",
        ),
    )
    solo_color: bool = rule(
        True,
        "solo",
        mark("rules", "Suit soli"),
        mark(
            "rules",
            "The chosen suit takes the place of diamonds as trumps; queens, jacks and the tens of hearts stay.",
        ),
        "solo",
    )
    solo_koehler: bool = rule(
        True,
        "solo",
        mark("rules", "Koehler"),
        mark("rules", "Kings, queens and jacks are trumps, in this order."),
        "solo",
    )
    solo_meatless: bool = rule(
        True,
        "solo",
        mark("rules", "Meatless solo"),
        mark("rules", "There are no trumps."),
        "solo",
    )
    solo_jack: bool = rule(
        True,
        "solo",
        mark("rules", "Jack solo"),
        mark("rules", "Only jacks are trumps."),
        "solo",
    )
    solo_queen: bool = rule(
        True,
        "solo",
        mark("rules", "Queen solo"),
        mark("rules", "Only queens are trumps."),
        "solo",
    )
    solo_king: bool = rule(
        True,
        "solo",
        mark("rules", "King solo"),
        mark("rules", "Only kings are trumps."),
        "solo",
    )
    solo_queen_jack: bool = rule(
        True,
        "solo",
        mark("rules", "Queen-jack solo"),
        mark("rules", "Queens and jacks are trumps, queens above jacks."),
        "solo",
    )
    solo_king_jack: bool = rule(
        True,
        "solo",
        mark("rules", "King-jack solo"),
        mark("rules", "Kings and jacks are trumps, kings above jacks."),
        "solo",
    )
    solo_king_queen: bool = rule(
        True,
        "solo",
        mark("rules", "King-queen solo"),
        mark("rules", "Kings and queens are trumps, kings above queens."),
        "solo",
    )
    lustsolo_player_leads: bool = rule(
        True,
        "solo",
        mark("rules", "The soloist leads in a voluntary solo"),
        mark(
            "rules",
            "The soloist leads, and the same player deals again. Otherwise the player left of the dealer leads.",
        ),
        "solo",
    )
    x_solo_order: SoloOrder = rule(
        SoloOrder.SEAT,
        "solo",
        mark("rules", "Several soli"),
        mark("rules", "Whose solo is played when more than one player wants one."),
        "solo",
    )
    marriage_first_foreign: bool = rule(
        True,
        "marriage",
        mark("rules", "First trick of another player"),
        mark("rules", "The bridegroom may choose that any trick of another player finds the partner."),
    )
    marriage_first_color: bool = rule(
        True,
        "marriage",
        mark("rules", "First plain-suit trick of another player"),
        mark("rules", "The bridegroom may choose that only a trick led with a plain suit finds the partner."),
    )
    marriage_first_single_color: bool = rule(
        True,
        "marriage",
        mark("rules", "First club, spade or heart trick of another player"),
        mark("rules", "The bridegroom may choose one plain suit; only a trick led with it finds the partner."),
    )
    marriage_first_trump: bool = rule(
        True,
        "marriage",
        mark("rules", "First trump trick of another player"),
        mark("rules", "The bridegroom may choose that only a trick led with a trump finds the partner."),
    )
    marriage_first_one_decides: bool = rule(
        False,
        "marriage",
        mark("rules", "The first matching trick decides"),
        mark("rules", "If the bridegroom wins the first trick that could have found a partner, he plays alone."),
    )
    marriage_determination: int = rule(
        12,
        "marriage",
        mark("rules", "Last trick that can find the partner"),
        mark("rules", "Counted over all tricks; after it the bridegroom plays alone."),
        span=(1, 12),
    )
    announcement_no_120: int = rule(
        11,
        "announcements",
        mark("rules", "Re and Kontra: cards needed"),
        mark("rules", "How many cards a player must still hold to say Re or Kontra."),
        span=(1, 12),
    )
    announcement_no_90: int = rule(
        9,
        "announcements",
        mark("rules", "No 90: cards needed"),
        mark("rules", "How many cards a player must still hold to say no 90."),
        span=(1, 12),
    )
    announcement_no_60: int = rule(
        6,
        "announcements",
        mark("rules", "No 60: cards needed"),
        mark("rules", "How many cards a player must still hold to say no 60."),
        span=(1, 12),
    )
    announcement_no_30: int = rule(
        3,
        "announcements",
        mark("rules", "No 30: cards needed"),
        mark("rules", "How many cards a player must still hold to say no 30."),
        span=(1, 12),
    )
    announcement_no_0: int = rule(
        3,
        "announcements",
        mark("rules", "Black: cards needed"),
        mark("rules", "How many cards a player must still hold to say black."),
        span=(1, 12),
    )
    last_announcement: int = rule(
        3,
        "announcements",
        mark("rules", "Last announcement: tricks left"),
        mark("rules", "Nobody may announce anything, replies included, when fewer tricks than this are left."),
        span=(1, 12),
    )
    announcement_till_full_trick: bool = rule(
        False,
        "announcements",
        mark("rules", "A card counts until its trick is full"),
        mark(
            "rules",
            "A player who has played to the running trick may still announce as if holding that card.",
        ),
    )
    announcement_reply: bool = rule(
        True,
        "announcements",
        mark("rules", "Replies"),
        mark(
            "rules",
            "Who has not announced may answer the opponents with Re or Kontra, one card later than they could.",
        ),
    )
    announcement_re_contra_doubles: bool = rule(
        True,
        "announcements",
        mark("rules", "Re and Kontra double"),
        mark("rules", "Each of them doubles the points of the game; otherwise each adds two points."),
    )
    announcement_contra_doubles_against_re: bool = rule(
        False,
        "announcements",
        mark("rules", "The point against the queens is doubled too"),
        mark("rules", "The point for winning against the queens of clubs is inside the doubling."),
        "announcement_re_contra_doubles",
    )
    x_against_points: AgainstPoints = rule(
        AgainstPoints.HIGHEST,
        "announcements",
        mark("rules", "Point for 120 against no 90 and so on"),
        mark(
            "rules",
            "Whether only the highest missed announcement of the opponents brings a point, or each one.",
        ),
    )
    dollen: bool = rule(
        True,
        "dollen",
        mark("rules", "Tens of hearts are the highest trumps"),
        mark("rules", "In all games with a trump suit; otherwise the ten of hearts is a plain heart."),
    )
    dollen_second_over_first: bool = rule(
        True,
        "dollen",
        mark("rules", "The second ten of hearts beats the first"),
        mark("rules", "When both tens of hearts lie in one trick, the later one is higher."),
        "dollen",
    )
    dollen_contrary_in_last_trick: bool = rule(
        False,
        "dollen",
        mark("rules", "The other way round in the last trick"),
        mark("rules", "In the last trick the order of the two tens of hearts is reversed."),
        "dollen",
    )
    extrapoint_catch_fox: bool = rule(
        True,
        "extra points",
        mark("rules", "Caught fox"),
        mark("rules", "A point for each ace of diamonds of the opponents in an own trick."),
    )
    extrapoint_charlie: bool = rule(
        True,
        "extra points",
        mark("rules", "Charlie"),
        mark("rules", "A point for winning the last trick with a jack of clubs."),
    )
    x_failed_marriage_points: bool = rule(
        True,
        "extra points",
        mark("rules", "Special points of a marriage that found nobody"),
        mark(
            "rules",
            "Doppelkopf tricks up to the deciding one still count; otherwise it is scored like any solo.",
        ),
    )

    def active(self, name: str) -> bool:
        """Whether all the rules that this one hangs on are switched on."""
        return all(bool(getattr(self, other)) and self.active(other) for other in SPECS[name].needs)

    def effective(self) -> "Rules":
        """These rules as the game plays them: what hangs on a rule that is off is off too."""
        return effective(self)

    def but(self, **changes: object) -> "Rules":
        """These rules with other values; RuleError names a rule or a value that cannot be."""
        for name, value in changes.items():
            check(name, value)
        return replace(self, **cast(dict[str, Any], changes))

    def selectors(self) -> bool:
        """Whether a marriage can be announced at all."""
        return any(getattr(self, name) for name in SELECTORS)


SPECS: Mapping[str, Spec] = {f.name: f.metadata["spec"] for f in fields(Rules)}
SELECTORS = tuple(n for n in SPECS if n.startswith("marriage_first") and n != "marriage_first_one_decides")
LIMITS = tuple(f"announcement_no_{points}" for points in (120, 90, 60, 30, 0))
DEFAULT = Rules()


@lru_cache(maxsize=64)
def effective(rules: Rules) -> Rules:
    """See `Rules.effective`; numbers and choices without effect fall back to nothing or to the default."""
    changes = {
        name: type(value)() if isinstance(value, bool) or name == "number_of_duty_soli" else value
        for name, value in vars(rules).items()
        if not rules.active(name)
    }
    return replace(rules, **changes)


def check(name: str, value: object) -> object:
    """The value as the rule wants it; RuleError names the rule, the value and what it may be."""
    if name not in SPECS:
        raise RuleError(f"there is no rule {name!r}")
    kind, (low, high) = type(getattr(DEFAULT, name)), SPECS[name].span
    if issubclass(kind, StrEnum):
        if value not in list(kind):
            raise RuleError(f"{name}: {value!r} is none of {', '.join(kind)}")
        return kind(cast(str, value))
    if type(value) is not kind:
        wanted = {bool: "yes or no", int: "a number"}[kind]
        raise RuleError(f"{name}: {value!r} is not {wanted}")
    if kind is int and not low <= cast(int, value) <= high:
        raise RuleError(f"{name}: {value} is not within {low} and {high}")
    return value


def load(data: Mapping[str, object], base: Rules = DEFAULT) -> Rules:
    """The base with the values of a mapping; RuleError names what is unknown, wrong or contradictory."""
    rules = replace(base, **cast(dict[str, Any], {name: check(name, value) for name, value in data.items()}))
    if not rules.selectors():
        raise RuleError(f"at least one of {', '.join(SELECTORS)} must be on")
    limits = [getattr(rules, name) for name in LIMITS]
    if limits != sorted(limits, reverse=True):
        raise RuleError(f"the numbers of {', '.join(LIMITS)} must not rise, but are {limits}")
    return rules


def dump(rules: Rules, base: Rules = DEFAULT) -> dict[str, object]:
    """What differs from the base, in the order of declaration, as plain values for YAML."""
    pairs = ((name, getattr(rules, name)) for name in SPECS)
    return {
        name: value.value if isinstance(value, StrEnum) else value
        for name, value in pairs
        if value != getattr(base, name)
    }
