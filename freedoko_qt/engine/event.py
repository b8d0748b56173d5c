"""What can happen in a game, as immutable values, and the words in which it is written down.

A line of text is the seat and what happened: ``2 healthy``, ``0 marriage first foreign``, ``1 no 90``, ``3 HT``,
``2 gives DJ DT CA``, ``0 swines``, ``1 genscher 3``.
What follows from other events (a trick won, a partner found) is no event.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from freedoko_qt.engine.card import Card, Hand, card, cards
from freedoko_qt.engine.card import text as cards_text
from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.problem import Problem
from freedoko_qt.marked import mark

Seat = int
"""A place at the table, 0 to 3, clockwise."""

SEATS: tuple[Seat, ...] = (0, 1, 2, 3)


def in_turn(first: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, beginning with one of them."""
    return (*SEATS[first:], *SEATS[:first])


class Call(StrEnum):
    """An announcement; no 120 is spoken as Re or Kontra, a reply as well, and closes the announcing."""

    NO_120 = "no 120"
    NO_90 = "no 90"
    NO_60 = "no 60"
    NO_30 = "no 30"
    NO_0 = "no 0"
    REPLY = "reply"
    # Strict replies promise to reach what the opponents deny.
    REPLY_NO_120 = "reply to no 120"
    REPLY_NO_90 = "reply to no 90"
    REPLY_NO_60 = "reply to no 60"
    REPLY_NO_30 = "reply to no 30"
    REPLY_NO_0 = "reply to no 0"

    @property
    def is_reply(self) -> bool:
        """Whether it answers the opponents and closes the announcing of its side."""
        return self not in LEVELS


LEVELS: tuple[Call, ...] = (Call.NO_120, Call.NO_90, Call.NO_60, Call.NO_30, Call.NO_0)
REPLIES: Mapping[Call, Call] = {
    Call.NO_120: Call.REPLY_NO_120,
    Call.NO_90: Call.REPLY_NO_90,
    Call.NO_60: Call.REPLY_NO_60,
    Call.NO_30: Call.REPLY_NO_30,
    Call.NO_0: Call.REPLY_NO_0,
}
"""The strict reply to each announcement."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new game: the hands by seat, who sits left of the dealer, and what the party asks of this game.

    The order inside a hand is the order of dealing; it says nothing about the cards.
    """

    hands: tuple[Hand, ...]
    start: Seat
    owed: tuple[int, ...] = (0, 0, 0, 0)  # duty soli that each seat has still to play
    forced: bool = False  # the start player must play an owed solo now
    owed_color: tuple[int, ...] = (0, 0, 0, 0)  # of them suit soli
    owed_picture: tuple[int, ...] = (0, 0, 0, 0)  # of them picture soli
    bock: int = 1  # how many times the game counts


@dataclass(frozen=True, slots=True)
class Said:
    """The first answer in the talk: healthy, or that there is a reservation, and where it is asked, of which size."""

    seat: Seat
    healthy: bool
    big: bool | None = None  # a solo, or something smaller


@dataclass(frozen=True, slots=True)
class Passed:
    """No to the reservation that is being asked for."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reserved:
    """The game a seat wants to play; the selector means something in a marriage only.

    A forced duty solo may be offered: it is played only if nobody else plays a solo.
    """

    seat: Seat
    contract: Contract
    selector: Selector = Selector.FIRST_FOREIGN
    offered: bool = False


@dataclass(frozen=True, slots=True)
class Announced:
    """Re, Kontra, no 90 and so on, spoken by a seat."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class PovertyPassed:
    """The cards that a poor player offers, face down; in which order they are named does not matter."""

    seat: Seat
    cards: Hand

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))


@dataclass(frozen=True, slots=True)
class PovertyTaken:
    """Yes to the cards of a poor player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PovertyReturned:
    """The cards that the partner of a poor player gives back; their order does not matter either."""

    seat: Seat
    cards: Hand

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))


@dataclass(frozen=True, slots=True)
class SwinesAnnounced:
    """The aces of the trump suit become the highest trumps."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HyperswinesAnnounced:
    """The nines of the trump suit, or the kings without nines, rise above the swines."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GenscherChosen:
    """A new partner, named just before the first of two kings of diamonds is played."""

    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class Played:
    """A card laid into the trick."""

    seat: Seat
    card: Card


Action = (
    Said
    | Passed
    | Reserved
    | PovertyPassed
    | PovertyTaken
    | PovertyReturned
    | SwinesAnnounced
    | HyperswinesAnnounced
    | GenscherChosen
    | Announced
    | Played
)
"""What a player can do."""

Event = Dealt | Action


@dataclass(eq=False)  # not frozen: Python itself writes the traceback into an exception
class EventError(Exception):
    """A line that is no event, or an event that the rules do not allow at this moment."""

    reason: str | Problem
    line: str = field(default="")

    def __str__(self) -> str:
        return str(self.told)

    @property
    def told(self) -> str | Problem:
        """All of it, ready for any language."""
        return Problem(mark("trouble", "%1: %2"), (repr(self.line), self.reason)) if self.line else self.reason


def text(action: Action) -> str:
    """An action as one line; `parse` reads it again."""
    match action:
        case Played(seat, played):
            return f"{seat} {played.name}"
        case Announced(seat, call):
            return f"{seat} {call}"
        case Said(seat, healthy, big):
            return f"{seat} {'healthy' if healthy else SIZES[big]}"
        case Passed(seat):
            return f"{seat} pass"
        case Reserved(seat, Contract.MARRIAGE, selector):
            return f"{seat} {Contract.MARRIAGE} {selector}"
        case Reserved(seat, contract, offered=offered):
            return f"{seat} {'offers ' if offered else ''}{contract}"
        case PovertyPassed(seat, passed):
            return f"{seat} gives {cards_text(passed)}".rstrip()
        case PovertyReturned(seat, returned):
            return f"{seat} returns {cards_text(returned)}".rstrip()
        case PovertyTaken(seat):
            return f"{seat} takes"
        case SwinesAnnounced(seat):
            return f"{seat} swines"
        case HyperswinesAnnounced(seat):
            return f"{seat} hyperswines"
        case GenscherChosen(seat, partner):
            return f"{seat} genscher {partner}"


def parse(line: str) -> Action:
    """The action that a line tells of; EventError names a line that tells of none."""
    number, _, what = line.strip().partition(" ")
    if number not in ("0", "1", "2", "3"):
        raise EventError(Problem(mark("trouble", "a line begins with a seat, 0 to 3")), line)
    seat, what = int(number), what.strip()
    verb, _, rest = what.partition(" ")
    try:
        if what in WORDS:
            return WORDS[what](seat)
        if verb in VERBS and rest:
            return VERBS[verb](seat, rest)
        return named(seat, what)
    except (ValueError, IndexError):
        reason = Problem(mark("trouble", "%1 is no card, announcement or reservation"), (repr(what),))
        raise EventError(reason, line) from None


def named(seat: Seat, what: str) -> Action:
    """An announcement, a reservation or a card."""
    if what in CALLS:
        return Announced(seat, CALLS[what])
    if what in CONTRACTS:
        return Reserved(seat, CONTRACTS[what])
    game, _, selector = what.partition(" ")
    if game == Contract.MARRIAGE:
        return Reserved(seat, Contract.MARRIAGE, Selector(selector))
    return Played(seat, card(what))


CALLS = {call.value: call for call in Call}
CONTRACTS = {contract.value: contract for contract in Contract}
SIZES: Mapping[bool | None, str] = {None: "reservation", False: "small", True: "big"}

WORDS: Mapping[str, Callable[[Seat], Action]] = {
    "healthy": lambda seat: Said(seat, True),
    "reservation": lambda seat: Said(seat, False),
    "small": lambda seat: Said(seat, False, False),
    "big": lambda seat: Said(seat, False, True),
    "pass": Passed,
    "takes": PovertyTaken,
    "gives": lambda seat: PovertyPassed(seat, ()),
    "returns": lambda seat: PovertyReturned(seat, ()),
    "swines": SwinesAnnounced,
    "hyperswines": HyperswinesAnnounced,
}

VERBS: Mapping[str, Callable[[Seat, str], Action]] = {
    "gives": lambda seat, rest: PovertyPassed(seat, cards(rest)),
    "returns": lambda seat, rest: PovertyReturned(seat, cards(rest)),
    "offers": lambda seat, rest: Reserved(seat, Contract(rest), offered=True),
    "genscher": lambda seat, rest: GenscherChosen(seat, SEATS[int(rest)]),
}
