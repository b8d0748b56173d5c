"""What one seat may know: its own hand and the public table."""

from dataclasses import dataclass

from freedoko_qt.engine.card import Hand
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import Action, Seat
from freedoko_qt.engine.state import State, legal
from freedoko_qt.engine.table import Ask, Table


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
    gave: Hand = ()  # cards that this seat has given away in a poverty
    got: Hand = ()  # cards that it has received

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for this seat."""
        return self.table.turn == self.seat and not self.table.is_over


def observe(state: State, seat: Seat) -> Observation:
    """The observation of a seat; it shares the public table and copies nothing hidden of the others."""
    gave, got = exchanged(state, seat)
    return Observation(seat, state.hands[seat], state.teams[seat], state.table, legal(state, seat), gave, got)


def exchanged(state: State, seat: Seat) -> tuple[Hand, Hand]:
    """The cards that a seat has given and received in a poverty; only the two partners know them."""
    shift = state.table.shift
    if shift is None:
        return (), ()
    if seat == state.table.soloist:
        return state.passed, state.returned
    # A partner who is still asked for swines has not seen the cards yet.
    has_seen = seat == shift.partner and (Ask.RETURN_CARDS, seat) not in state.table.agenda
    return (state.returned, state.passed) if has_seen else ((), ())
