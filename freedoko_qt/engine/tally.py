"""What counts of a finished game: card points, tricks, announcements and special points of both sides."""

from dataclasses import dataclass, replace

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, SEATS, Call, Reserved, Seat
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.special import Special, specials
from freedoko_qt.engine.table import Table, highest


@dataclass(frozen=True, slots=True)
class Tally:
    """What decides a game and its value.

    `calls` is the highest announcement of each side. Where it is knocked every player announces alone; then `knocks`
    holds what each has said, with the side.
    """

    contract: Contract
    teams: tuple[Team, ...]
    points: tuple[int, int]
    tricks: tuple[int, int]
    calls: tuple[Call | None, ...]
    specials: tuple[Special, ...] = ()
    knocks: tuple[tuple[Team, Call], ...] = ()
    bock: int = 1
    early: tuple[Team, ...] = ()  # sides that said Re or Kontra before the first card
    bridegroom: Seat | None = None  # who announced a marriage that was played
    fewest_tricks: int = 0  # of the single players of contra

    @property
    def voices(self) -> tuple[tuple[Team, Call], ...]:
        """All the announcements that count, each with its side: one a side, or one for each who has knocked."""
        return self.knocks or self.voices_by_side

    @property
    def voices_by_side(self) -> tuple[tuple[Team, Call], ...]:
        """The highest announcement of each side that has made one."""
        return tuple((team, call) for team, call in zip(Team, self.calls, strict=True) if call)

    @property
    def is_solo(self) -> bool:
        """Whether one plays against three."""
        return self.contract.is_solo

    def of(self, team: Team) -> tuple[int, int, Call | None]:
        """Card points, tricks and highest announcement of a side."""
        at = 0 if team is Team.RE else 1
        return self.points[at], self.tricks[at], self.calls[at]


def tally(state: State) -> Tally:
    """What counts of a game that is over."""
    table = state.table
    teams = sides(state)
    spoken = heard(table, teams)
    points, tricks, alone = [0, 0], [0, 0], [0, 0, 0, 0]
    for trick in table.tricks:
        at = 0 if teams[trick.winner] is Team.RE else 1
        points[at] += trick.points
        tricks[at] += 1
        alone[trick.winner] += 1
    return replace(
        spoken,
        points=(points[0], points[1]),
        tricks=(tricks[0], tricks[1]),
        specials=specials(table, spoken.contract, teams),
        fewest_tricks=min((alone[seat] for seat in SEATS if teams[seat] is Team.CONTRA), default=0),
    )


def heard(table: Table, teams: tuple[Team, ...]) -> Tally:
    """What counts of a game beside its tricks, if the sides are these: what it is, and what has been announced."""
    contract = table.contract
    if contract is Contract.NORMAL and teams.count(Team.RE) == 1:
        contract = Contract.MARRIAGE_SILENT
    spoken = ((teams[seat], table.voice_of(seat)) for seat in SEATS)
    voices = tuple((team, call) for team, call in spoken if call is not None)
    early = {teams[made.seat] for made in table.calls if made.played == 0 and made.call in LEVELS}
    return Tally(
        contract,
        teams,
        (0, 0),
        (0, 0),
        tuple(highest(call for side, call in voices if side is team) for team in Team),
        (),
        voices if table.rules.knocking else (),
        table.bock,
        tuple(team for team in Team if team in early),
        groom(table),
    )


def sides(state: State) -> tuple[Team, ...]:
    """The final sides; where everybody plays for the fewest points, re are those who have the most."""
    if state.table.contract is Contract.FEWEST_POINTS:
        points = [state.table.points_of(seat) for seat in SEATS]
        return tuple(Team.RE if own == max(points) else Team.CONTRA for own in points)
    return tuple(team for team in state.teams if team is not None)


def groom(table: Table) -> Seat | None:
    """Who announced the marriage that is played, also if it became a game with a new partner."""
    said = [action for action in table.said if isinstance(action, Reserved)]
    is_marriage = bool(said) and said[-1].contract is Contract.MARRIAGE
    return said[-1].seat if is_marriage else None
