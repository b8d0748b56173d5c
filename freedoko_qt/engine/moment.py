"""The whole truth about a moment of a game: what is public, and what is hidden."""

from dataclasses import dataclass
from typing import Self

from freedoko_qt.engine.card import Hand
from freedoko_qt.engine.event import Reserved
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.team import Teams


@dataclass(frozen=True)
class State:
    """A moment of a game: the public table, and the cards, sides and choices that are hidden."""

    table: Table
    hands: tuple[Hand, ...]  # cards still held, in the order dealt
    dealt: tuple[Hand, ...]
    teams: Teams  # the truth; None where a marriage has not decided yet
    chosen: tuple[Reserved, ...] = ()  # games chosen in secret, while the others still choose
    passed: Hand = ()  # the cards of a poverty, given and given back
    returned: Hand = ()

    def but(self, **changes: object) -> Self:
        """This state with other values; the fast way, as in `Table.but`."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, **changes)
        return other
