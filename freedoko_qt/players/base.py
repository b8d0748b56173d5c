"""What a player is: a function from an observation to a choice with its reason; and what can be asked of it besides."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Action, Reserved
from freedoko_qt.engine.observe import Observation

NOTHING = 0.05  # points of the game that are none when they are rounded


class Wish(StrEnum):
    """What is asked of a player."""

    CHOICE = "choice"  # what it does
    ADVICE = "advice"  # the same, thought over for as long as it takes, with the reason that decided
    VALUE = "value"  # what a card was worth that somebody has played


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something was chosen: a text marked for translation, with {names} for the values.

    Values are cards ("HT"), seats as numbers, or plain numbers; the app puts them into the user's words.
    """

    text: str
    values: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Ranked:
    """What an action is worth: points of the game on average, with a hundredth of a point for each card point.

    The error is the standard error of the difference to the best action; that one has none. The plan is the game that
    an answer of the talk stands for.
    """

    action: Action
    points: float
    error: float = 0.0
    plan: Reserved | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """The action a player takes and why; the ranking, best first, is empty where nothing was thought through."""

    action: Action
    reason: Reason
    ranking: tuple[Ranked, ...] = ()


@dataclass(frozen=True, slots=True)
class Value:
    """What a card that was played was worth, by what its player could know.

    The loss is how many points of the game the best card brings more on average, with its standard error; 0 when the
    card played is the best one. The reason tells why the best card is better, or what speaks for it.
    """

    played: Card
    best: Card
    loss: float
    error: float
    reason: Reason

    @property
    def is_missed(self) -> bool:
        """Whether the best card is better beyond doubt, by more than twice the error, and by something that shows."""
        return self.loss > max(2 * self.error, NOTHING)


class Player(Protocol):
    """Anybody who plays: asked only when the game waits for the seat."""

    def choose(self, seen: Observation) -> Choice:
        """One of the legal actions of the observation."""
        ...
