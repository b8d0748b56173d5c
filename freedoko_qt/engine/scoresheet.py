"""A list for a party at a real table: a fold over its lines, as a party is one over its games. Source: rules 6, 7."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from freedoko_qt.engine import bock, reservation
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.points import Result, value
from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.rules import Counting, Rules
from freedoko_qt.engine.slip import Slip, contracts, problems, tally
from freedoko_qt.engine.standing import Counted, Standing
from freedoko_qt.marked import mark

HIGHEST = 100_000
"""No score that is written by hand lies further from zero."""


@dataclass(frozen=True, slots=True)
class ByHand:
    """A game of which only the scores are written, by place; contract and soloist matter for duty soli."""

    scores: tuple[int, ...]
    contract: Contract = Contract.NORMAL
    soloist: int | None = None
    triggers: tuple[Trigger, ...] = ()


Line = Slip | ByHand


@dataclass(frozen=True, slots=True)
class Row(Counted):
    """A line as it counts where it stands; one that no longer fits there counts nothing and says why."""

    line: Line
    places: tuple[int, ...]  # who plays, by seat
    leader: int  # who sits left of the dealer
    contract: Contract
    scores: tuple[int, ...]
    soloist: int | None = None
    is_duty: bool = False
    is_repeated: bool = False
    triggers: tuple[Trigger, ...] = ()
    result: Result | None = None  # of a slip
    bock: int = 1
    round_ends: bool = False
    problem: Problem | None = None


@dataclass(eq=False)  # not frozen: Python itself writes the traceback into an exception
class LineError(Exception):
    """A line that cannot be where it is to stand."""

    problem: Problem


@dataclass(frozen=True, slots=True)
class ScoreSheet(Standing):
    """A list between two games: who plays by which rules, and what has been written."""

    rules: Rules
    names: tuple[str, ...]
    first_start: int = 0
    entries: tuple[Row, ...] = ()
    start: int = field(default=-1)
    rounds: int = 0
    is_duty: bool = False
    queue: bock.Queue = ()

    def __post_init__(self) -> None:
        if self.start < 0:
            object.__setattr__(self, "start", self.first_start)

    # What is written.

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines as they were entered."""
        return tuple(row.line for row in self.entries)

    def before(self, at: int) -> "ScoreSheet":
        """The list as it was before a line."""
        return self.empty.written(self.lines[:at])

    @property
    def empty(self) -> "ScoreSheet":
        """The list without a line."""
        return ScoreSheet(self.rules, self.names, self.first_start)

    def write(self, line: Line) -> "ScoreSheet":
        """The list with one more line; LineError tells why it cannot be."""
        if problem := self.problem(line):
            raise LineError(problem)
        return self.written((line,))

    def correct(self, at: int, line: Line) -> "ScoreSheet":
        """The list with another line in place of one, and all after it counted anew; LineError if it cannot be."""
        return self.before(at).write(line).written(self.lines[at + 1 :])

    def strike(self, at: int) -> "ScoreSheet":
        """The list without a line, and all after it counted anew."""
        return self.before(at).written(self.lines[at + 1 :])

    def written(self, lines: Iterable[Line]) -> "ScoreSheet":
        """The list with more lines, also such as do not fit."""
        sheet = self
        for line in lines:
            sheet = sheet._with(sheet.row(line))
        return sheet

    # How a line counts here.

    @property
    def places(self) -> tuple[int, ...]:
        """Who plays the next game, by seat."""
        if self.size == len(SEATS):
            return SEATS
        return tuple((self.next_start + seat) % self.size for seat in SEATS)

    @property
    def dealer(self) -> int:
        """Who deals the next game, and at a table of five sits out."""
        return (self.next_start - 1) % self.size

    def problem(self, line: Line) -> Problem | None:
        """Why a line cannot come next; None if it can."""
        if self.is_over:
            return Problem(mark("list", "The list is full: by the rules no game is left."))
        if isinstance(line, Slip):
            found = next(problems(line, self.places, self.names, self.played_by), None)
        else:
            found = self._problem_by_hand(line)
        return found or self._problem_of_duty(line)

    def _problem_by_hand(self, line: ByHand) -> Problem | None:
        if len(line.scores) != self.size:
            return Problem(mark("list", "Every player needs a score."))
        if wrong := [score for score in line.scores if abs(score) > HIGHEST]:
            return Problem(mark("list", "Nobody can write %1 for one game."), (str(wrong[0]),))
        outside = [place for place in range(self.size) if place not in self.places and line.scores[place]]
        if outside or (line.soloist is not None and line.soloist not in self.places):
            return Problem(mark("list", "%1 deals and sits out."), (self.names[self.dealer],))
        if line.contract not in contracts(self.played_by):
            return Problem(mark("list", "By these rules nobody can play: %1."), (line.contract,))
        if line.contract.is_real_solo and line.soloist is None:
            return Problem(mark("list", "Tick the one who plays alone."))
        if wrong_reasons := [reason for reason in line.triggers if reason not in bock.known(self.played_by)]:
            return Problem(mark("list", "By these rules this brings no bock round: %1."), (wrong_reasons[0],))
        return None

    def _problem_of_duty(self, line: Line) -> Problem | None:
        """In the round of duty soli the one whose turn it is plays one, unless somebody else plays a solo."""
        if not self.is_in_duty_round:
            return None
        owner, name = soloist(line), self.names[self.next_start]
        if owner is None or not line.contract.is_real_solo:
            return Problem(mark("list", "Only duty soli are left: %1 must play a solo."), (name,))
        if owner == self.next_start and not self._pays(owner, line.contract):
            return Problem(mark("list", "%1 owes a solo of another kind."), (name,))
        return None

    def _pays(self, place: int, contract: Contract) -> bool:
        return contract.is_real_solo and reservation.pays(self, place, contract)

    def row(self, line: Line) -> Row:
        """A line as it counts if it comes next."""
        problem = self.problem(line)
        if problem is not None:
            return Row(line, self.places, self.next_start, line.contract, (0,) * self.size, problem=problem)
        owner = soloist(line)
        is_duty = owner is not None and self._pays(owner, line.contract)
        plain = Row(
            line,
            self.places,
            self.next_start,
            line.contract,
            line.scores if isinstance(line, ByHand) else (),
            owner,
            is_duty,
            self.repeats(line.contract, is_duty, self.is_in_duty_round),
            line.triggers if isinstance(line, ByHand) else (),
            bock=1 if is_duty and self.is_duty_outside else self.factor,
        )
        return plain if isinstance(line, ByHand) else self._valued(plain, line)

    def _valued(self, row: Row, slip: Slip) -> Row:
        """A row with what the game is worth."""
        rules, places = self.played_by, row.places
        result = value(tally(slip, places, rules, row.bock), rules)
        said = frozenset(slip.side(spoken.place) for spoken in slip.calls)
        return replace(
            row,
            contract=slip.played,
            scores=tuple(result.scores[places.index(p)] if p in places else 0 for p in range(self.size)),
            triggers=bock.fired(rules, slip.played, result, said, slip.has_heart_trick),
            result=result,
        )

    def _with(self, row: Row) -> "ScoreSheet":
        turn = self.turn(row, row.leader, self.is_in_duty_round)
        row = replace(row, round_ends=turn.rounds > self.rounds)
        sheet = replace(self, entries=(*self.entries, row), start=turn.start, rounds=turn.rounds, queue=turn.queue)
        return replace(sheet, queue=sheet.queue[: sheet.games_left], is_duty=sheet.is_in_duty_round)


def soloist(line: Line) -> int | None:
    """Whose game it is; None in a normal game."""
    if isinstance(line, ByHand):
        return line.soloist
    return None if line.contract in (Contract.NORMAL, Contract.FEWEST_POINTS) else line.re[0]


def is_balanced(scores: tuple[int, ...], rules: Rules) -> bool:
    """Whether scores sum to what they must where the rules say anything about it."""
    return rules.counting is not Counting.PLUS_MINUS or sum(scores) == 0
