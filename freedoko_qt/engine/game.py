"""A game: the log of its events with a cursor. Undo moves the cursor back; a new action cuts what came after it."""

from freedoko_qt.engine.event import SEATS, Action, Dealt, Played
from freedoko_qt.engine.points import Result, result
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.state import State, play, start


class Game:
    """One game from the deal to the last card."""

    def __init__(self, rules: Rules, dealt: Dealt, seed: int = 0, places: tuple[int, ...] = SEATS) -> None:
        """EventError if the deal is not one of these rules; the seed is only a label of the deal.

        `places` tells who of the party sits on each seat; at a table of five the dealer is not among them.
        """
        self.rules, self.dealt, self.seed, self.places = rules, dealt, seed, places
        self._log: list[Action] = []
        self._states = [start(rules, dealt)]
        self._at = 0

    @property
    def state(self) -> State:
        """The state at the cursor."""
        return self._states[self._at]

    @property
    def log(self) -> tuple[Action, ...]:
        """All actions up to the cursor."""
        return tuple(self._log[: self._at])

    @property
    def at(self) -> int:
        """The cursor: the number of actions that have been taken."""
        return self._at

    @property
    def length(self) -> int:
        """The number of all actions, those that have been taken back included."""
        return len(self._log)

    @property
    def trick_ends(self) -> tuple[int, ...]:
        """For each full trick up to the cursor, after how many actions it was full."""
        played = (number for number, action in enumerate(self.log, 1) if isinstance(action, Played))
        return tuple(number for number in played if not self._states[number].table.trick.cards)

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played."""
        return self.state.table.is_over

    @property
    def result(self) -> Result:
        """The result of a game that is over."""
        return result(self.state)

    def play(self, action: Action) -> State:
        """Take an action; EventError tells why one is not allowed, and nothing changes then."""
        state = play(self.state, action)
        del self._log[self._at :], self._states[self._at + 1 :]
        self._log.append(action)
        self._states.append(state)
        self._at += 1
        return state

    def state_at(self, number: int) -> State:
        """The state after the first so many actions."""
        return self._states[number]

    def undo(self) -> State:
        """One action back, if there is one."""
        self._at = max(0, self._at - 1)
        return self.state

    def redo(self) -> State:
        """One action on that had been taken back, if there is one."""
        self._at = min(len(self._log), self._at + 1)
        return self.state

    def go_to(self, number: int) -> State:
        """The cursor after the first so many actions, or as near to that as there are any."""
        self._at = max(0, min(len(self._log), number))
        return self.state

    def branch(self, number: int) -> "Game":
        """A game of its own with the same deal and the first so many actions; this one stays as it is."""
        other = object.__new__(type(self))
        other.rules, other.dealt, other.seed, other.places = self.rules, self.dealt, self.seed, self.places
        other._log, other._states = self._log[:number], self._states[: number + 1]
        other._at = len(other._log)
        return other
