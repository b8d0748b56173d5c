"""What a player is: a function from an observation to a choice with its reason."""

from dataclasses import dataclass
from typing import Protocol

from freedoko_qt.engine.event import Action
from freedoko_qt.engine.observe import Observation


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something was chosen: a text marked for translation, with {names} for the values.

    Values are cards ("HT"), seats as numbers, or plain numbers; the app puts them into the user's words.
    """

    text: str
    values: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """The action a player takes and why."""

    action: Action
    reason: Reason


class Player(Protocol):
    """Anybody who plays: asked only when the game waits for the seat."""

    def choose(self, seen: Observation) -> Choice:
        """One of the legal actions of the observation."""
        ...
