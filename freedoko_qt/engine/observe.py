"""What one seat may know: its own hand and the public table."""

from dataclasses import dataclass

from freedoko_qt.engine.card import Hand
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import Action, Seat
from freedoko_qt.engine.state import State, legal
from freedoko_qt.engine.table import Table


@dataclass(frozen=True, slots=True)
class Observation:
    """Everything that a seat may know at a moment, and nothing else.

    `legal` holds all that the seat may do now; announcements come before cards. It may hold announcements when it is
    another's turn; when it is empty, there is nothing to decide.
    """

    seat: Seat
    hand: Hand  # the cards held now, in the order dealt
    team: Team | None  # the own side; None while a marriage looks for its partner
    table: Table
    legal: tuple[Action, ...]

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for this seat."""
        return self.table.turn == self.seat and not self.table.is_over


def observe(state: State, seat: Seat) -> Observation:
    """The observation of a seat; it shares the public table and copies nothing hidden of the others."""
    return Observation(seat, state.hands[seat], state.teams[seat], state.table, legal(state, seat))
