"""What can happen in a game, as immutable values, and the words in which it is written down.

A line of text is the seat and what happened: ``2 healthy``, ``0 marriage first foreign``, ``1 no 90``, ``3 HT``.
What follows from other events (a trick won, a partner found) is no event.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from freedoko_qt.engine.card import Card, Hand, card
from freedoko_qt.engine.contract import Contract, Selector

Seat = int
"""A place at the table, 0 to 3, clockwise."""

SEATS: tuple[Seat, ...] = (0, 1, 2, 3)


class Call(StrEnum):
    """An announcement; no 120 is spoken as Re or Kontra, a reply as well, and closes the announcing."""

    NO_120 = "no 120"
    NO_90 = "no 90"
    NO_60 = "no 60"
    NO_30 = "no 30"
    NO_0 = "no 0"
    REPLY = "reply"


LEVELS: tuple[Call, ...] = (Call.NO_120, Call.NO_90, Call.NO_60, Call.NO_30, Call.NO_0)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new game: the hands by seat, who sits left of the dealer, and what the party asks of this game.

    The order inside a hand is the order of dealing; it says nothing about the cards.
    """

    hands: tuple[Hand, ...]
    start: Seat
    owed: tuple[int, ...] = (0, 0, 0, 0)  # duty solos that each seat has still to play
    forced: bool = False  # the start player must play an owed solo now


@dataclass(frozen=True, slots=True)
class Said:
    """The first answer in the talk: healthy, or that there is a reservation."""

    seat: Seat
    healthy: bool


@dataclass(frozen=True, slots=True)
class Passed:
    """No to the reservation that is being asked for."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reserved:
    """The game a seat wants to play; the selector means something in a marriage only."""

    seat: Seat
    contract: Contract
    selector: Selector = Selector.FIRST_FOREIGN


@dataclass(frozen=True, slots=True)
class Announced:
    """Re, Kontra, no 90 and so on, spoken by a seat."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Played:
    """A card laid into the trick."""

    seat: Seat
    card: Card


Action = Said | Passed | Reserved | Announced | Played
"""What a player can do."""

Event = Dealt | Action


@dataclass(eq=False)  # not frozen: Python itself writes the traceback into an exception
class EventError(Exception):
    """A line that is no event, or an event that the rules do not allow at this moment."""

    reason: str
    line: str = field(default="")

    def __str__(self) -> str:
        return f"{self.line!r}: {self.reason}" if self.line else self.reason


def text(action: Action) -> str:
    """An action as one line; `parse` reads it again."""
    match action:
        case Played(seat, played):
            return f"{seat} {played.name}"
        case Announced(seat, call):
            return f"{seat} {call}"
        case Said(seat, healthy):
            return f"{seat} {'healthy' if healthy else 'reservation'}"
        case Passed(seat):
            return f"{seat} pass"
        case Reserved(seat, Contract.MARRIAGE, selector):
            return f"{seat} {Contract.MARRIAGE} {selector}"
        case Reserved(seat, contract):
            return f"{seat} {contract}"


def parse(line: str) -> Action:
    """The action that a line tells of; EventError names a line that tells of none."""
    number, _, what = line.strip().partition(" ")
    if number not in ("0", "1", "2", "3"):
        raise EventError("a line begins with a seat, 0 to 3", line)
    seat, what = int(number), what.strip()
    if what in WORDS:
        return WORDS[what](seat)
    if what.startswith(f"{Contract.MARRIAGE} first"):
        what = what.removeprefix(f"{Contract.MARRIAGE} ")
        if what in list(Selector):
            return Reserved(seat, Contract.MARRIAGE, Selector(what))
    elif what in list(Call):
        return Announced(seat, Call(what))
    elif what in list(Contract):
        return Reserved(seat, Contract(what))
    try:
        return Played(seat, card(what))
    except ValueError:
        raise EventError(f"{what!r} is no card, announcement or reservation", line) from None


WORDS: Mapping[str, Callable[[Seat], Action]] = {
    "healthy": lambda seat: Said(seat, True),
    "reservation": lambda seat: Said(seat, False),
    "pass": Passed,
}
