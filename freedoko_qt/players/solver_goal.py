"""What the end of a game is worth to both sides, as one number: first the score, then the card points.

Re wants the number high and contra wants it low, so that both play for the same thing. Where only winners or only
losers write, a side that can gain nothing more still spoils what the others gain.
"""

from collections.abc import Mapping

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.ending import bonuses, worth
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.state import State
from freedoko_qt.engine.tally import heard
from freedoko_qt.engine.tally import sides as finals

Between = tuple[int, int]
"""The lowest and the highest of something that is not known yet."""

EYES = 256  # more than card points of re
SCORES = 1 << 16  # what one player writes is within half of this, both ways

RE_MADE, CONTRA_MADE = 1, 2
"""Who has made a trick; both are 3."""
ENDS: Mapping[int, tuple[int, ...]] = {0: (0, 1, 2), RE_MADE: (1, 2), CONTRA_MADE: (0, 2), 3: (2,)}
"""What the engine may say of the tricks in the end, the first being what it says if that was the last trick."""


def sides(state: State) -> tuple[frozenset[Seat], Contract]:
    """Who is re, and what the game turns out to be; all sides must be certain."""
    teams = finals(state)
    return frozenset(seat for seat in SEATS if teams[seat] is Team.RE), heard(state.table, teams).contract


class Goal:
    """The ends that can come about from a moment at which all sides are certain."""

    def __init__(self, state: State, points: Between, net: Between) -> None:
        """Card points of re, and special points of re less those of contra, end within these bounds."""
        self._re, contract = sides(state)
        self._worth, self._bonuses = worth(state.table, contract, self._re), bonuses(state.table)
        self._points, self._net = points, net
        self._known: dict[tuple[int, int, int], int] = {}
        self._tables: dict[int, list[list[int]]] = {}
        self._bounds: dict[tuple[int, ...], Between] = {}

    def end(self, points: int, made: int, net: int) -> int:
        """What an end is worth."""
        return self._end(points, ENDS[made][0], net)

    def bounds(self, points: Between, made: int, net: Between) -> Between:
        """What the end is worth at least and at most, if these are the bounds of what decides it."""
        case = (*points, made, *net)
        found = self._bounds.get(case)
        if found is None:
            eyes = slice(points[0] - self._points[0], points[1] - self._points[0] + 1)
            nets = slice(net[0] - self._net[0], net[1] - self._net[0] + 1)
            rows = [row[eyes] for kind in ENDS[made] for row in self._table(kind)[nets]]
            found = self._bounds[case] = (min(map(min, rows)), max(map(max, rows)))
        return found

    def told(self, end: int, seat: Seat) -> tuple[int, int]:
        """What a seat writes at an end of this worth, and the card points of its side."""
        rest, score = divmod(end, SCORES)
        difference, points = divmod(rest, EYES)
        re = score - SCORES // 2
        if seat in self._re:
            return re + self._bonuses[seat], points
        return re - difference + self._bonuses[seat], 240 - points

    def _end(self, points: int, kind: int, net: int) -> int:
        case = (points, kind, net)
        found = self._known.get(case)
        if found is None:
            re, contra = self._worth.scores(points, kind, net)
            found = self._known[case] = ((re - contra) * EYES + points) * SCORES + re + SCORES // 2
        return found

    def _table(self, kind: int) -> list[list[int]]:
        """All ends of which the engine says the same of the tricks: a row of card points for each special point."""
        if kind not in self._tables:
            nets, points = range(self._net[0], self._net[1] + 1), range(self._points[0], self._points[1] + 1)
            self._tables[kind] = [[self._end(one, kind, net) for one in points] for net in nets]
        return self._tables[kind]
