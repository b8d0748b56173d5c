"""What is counted of games between kinds of players, and how it is told."""

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Announced, Call, Reserved, Said, Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.points import Result, result
from freedoko_qt.engine.reservation import own_soli
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Ask, Made, Table
from freedoko_qt.players.levels import BASELINES, LEVELS, Level

RE_OR_CONTRA, HIGHER, SOLI = "Re and Kontra", "no 90 and up", "all soli"
AT_MOST_120 = {Call.NO_120, Call.REPLY, Call.REPLY_NO_120}


def kinds_known() -> Mapping[str, Level]:
    """All kinds of players by name: the levels, and those that only serve for comparison."""
    return {**LEVELS, **BASELINES}


@dataclass
class Tally:
    """How often something was done and how often it came off."""

    done: int = 0
    won: int = 0

    def add(self, success: bool) -> None:
        """Count one more."""
        self.done += 1
        self.won += success

    def line(self, name: str, hands: int) -> str:
        """A line of the report: how often in a hundred hands, and the share of successes."""
        told = f"  {name:<22} {100 * self.done / hands:6.2f} per 100 hands"
        if not self.done:
            return told
        # No error is given: the same deal is in it several times, so these are not independent.
        return f"{told}  {100 * self.won / self.done:5.1f} % won of {self.done}"


Tallies = dict[str, Tally]


@dataclass
class Times:
    """Seconds of decisions: by the clock, and of the processor, which other programs do not lengthen."""

    clock: "array[float]" = field(default_factory=lambda: array("d"))
    processor: "array[float]" = field(default_factory=lambda: array("d"))

    def add(self, clock: float, processor: float) -> None:
        """Count one more."""
        self.clock.append(clock)
        self.processor.append(processor)

    def line(self, name: str) -> str:
        """A line of the report."""
        own, clock = ("".join(f"{1000 * x:9.2f}" for x in spread(one)) for one in (self.processor, self.clock))
        return f"    {name:<15}{len(self.clock):>9}{own}   {clock}"


TIMES = f"""  time of decisions in ms, p50, p95 and max
    {"asked for":<15}{"number":>9}{"of the processor":>27}   {"by the clock":>27}"""


def spread(values: Iterable[float]) -> tuple[float, float, float]:
    """Median, 95th percentile and maximum; there must be a value."""
    ranked = sorted(values)
    return ranked[len(ranked) // 2], ranked[int(0.95 * len(ranked))], ranked[-1]


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; 0 for the error of a single value."""
    mean = sum(values) / len(values)
    squares = sum((x - mean) ** 2 for x in values) / max(1, len(values) - 1)
    return mean, sqrt(squares / len(values))


@dataclass
class Figures:
    """What is known of one kind of player; a hand is one seat in one game."""

    by_deal: dict[int, list[int]] = field(default_factory=dict)  # scores of each deal
    soli: Tallies = field(default_factory=dict)  # and other games one chooses
    calls: Tallies = field(default_factory=dict)
    sums: Tallies = field(default_factory=dict)  # several of these taken together
    redeals: Counter[str] = field(default_factory=Counter)  # hands that it threw in, poverties that nobody took
    reasons: Counter[str] = field(default_factory=Counter)  # why a card was chosen where there was a choice
    times: dict[str, Times] = field(default_factory=dict)  # by what was asked
    foxes_lost: int = 0
    foxes_dealt: int = 0
    hands: int = 0
    games: int = 0  # without those that were dealt again
    announced: int = 0  # of these, those in which it has announced something

    def add(self, other: "Figures") -> None:
        """Takes in what is known from other deals."""
        for number, scores in other.by_deal.items():
            self.by_deal.setdefault(number, []).extend(scores)
        for own, theirs in ((self.soli, other.soli), (self.calls, other.calls), (self.sums, other.sums)):
            for name, tally in theirs.items():
                mine = own.setdefault(name, Tally())
                mine.done, mine.won = mine.done + tally.done, mine.won + tally.won
        for name, times in other.times.items():
            kept = self.times.setdefault(name, Times())
            kept.clock.extend(times.clock)
            kept.processor.extend(times.processor)
        self.redeals.update(other.redeals)
        self.reasons.update(other.reasons)
        for name in ("foxes_lost", "foxes_dealt", "hands", "games", "announced"):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def means(self) -> list[float]:
        """Points per hand, deal by deal."""
        return [sum(scores) / len(scores) for scores in self.by_deal.values()]

    def report(self, kind: str) -> str:
        """The figures as text."""
        mean, error = mean_and_error(self.means())
        lines = [f"{kind}: {mean:+.3f} points per hand, standard error {error:.3f} over {len(self.by_deal)} deals"]
        for tallies in (self.sums, self.calls, self.soli):
            lines += [tallies[name].line(name, self.hands) for name in sorted(tallies)]
        lines += [
            f"  {name:<22} {100 * self.redeals[name] / self.hands:6.2f} per 100 hands" for name in sorted(self.redeals)
        ]
        if self.calls:
            lines.append(f"  has announced in       {100 * self.announced / self.games:6.2f} % of the games")
        lost, had = self.foxes_lost / self.hands, self.foxes_dealt / self.hands
        lines.append(f"  own foxes lost          {lost:.3f} per hand of {had:.2f} dealt")
        lines += [TIMES, *(self.times[name].line(name) for name in QUESTIONS if name in self.times)]
        return "\n".join(lines)

    def decided_by(self) -> str:
        """What decided on the cards, most frequent first."""
        total = sum(self.reasons.values())
        return "\n".join(f"  {100 * number / total:5.1f} %  {text}" for text, number in self.reasons.most_common())


# -- questions ------------------------------------------------------------------------------------------------

QUESTIONS = ("card", "announcement", "reservation", "other", "no choice")


def question(seen: Observation) -> str:
    """What an observation asks for: a card and perhaps an announcement, a reservation with soli, or something else."""
    if len(seen.legal) == 1:
        return "no choice"
    if seen.table.ask is Ask.CARD:
        return "announcement" if any(isinstance(action, Announced) for action in seen.legal) else "card"
    if any(isinstance(action, Said | Reserved) for action in seen.legal) and own_soli(seen.table, seen.seat, Ask.NAME):
        return "reservation"
    return "other"


# -- games ----------------------------------------------------------------------------------------------------


def count(final: State, number: int, sides: Sequence[Figures]) -> None:
    """Enter a game into the figures by seat; a deal that was thrown in counts as a game without points."""
    table = final.table
    ended = None if table.is_redeal else result(final)
    for seat in SEATS:
        sides[seat].hands += 1
        sides[seat].by_deal.setdefault(number, []).append(ended.scores[seat] if ended else 0)
        sides[seat].foxes_dealt += sum(table.tables.fox[card] for card in final.dealt[seat])
    if ended is None:
        if table.soloist is not None:
            sides[table.soloist].redeals[f"{table.contract}, redeal"] += 1
        return
    count_calls(table, ended, sides)
    for seat in SEATS:
        if name := chosen(final, ended, seat):
            has_won = ended.teams[seat] is ended.winner
            enter(sides[seat].soli, name, has_won)
            if table.contract.is_real_solo:
                enter(sides[seat].sums, SOLI, has_won)
    for trick in table.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if table.tables.fox[card] and ended.teams[seat] is not ended.teams[trick.winner]:
                sides[seat].foxes_lost += 1


def count_calls(table: Table, ended: Result, sides: Sequence[Figures]) -> None:
    """Enter the announcements: each of them, and for each team what it has said at all and whether it went high."""
    kinds = {id(one): one for one in sides}
    for key, one in kinds.items():
        one.games += 1
        one.announced += any(id(sides[made.seat]) == key for made in table.calls)
    for made in table.calls:
        team = ended.teams[made.seat]
        name = str(team) if made.call is Call.NO_120 else made.call.value
        enter(sides[made.seat].calls, name, ended.winner is team)
    for team in Team:
        spoken = [made for made in table.calls if ended.teams[made.seat] is team]
        firsts: Mapping[str, list[Made]] = {
            RE_OR_CONTRA: spoken[:1],
            HIGHER: [made for made in spoken if made.call not in AT_MOST_120][:1],
        }
        for name, first in firsts.items():
            for made in first:
                enter(sides[made.seat].sums, name, ended.winner is team)


def enter(tallies: Tallies, name: str, success: bool) -> None:
    """Count one more under a name."""
    tallies.setdefault(name, Tally()).add(success)


def chosen(final: State, ended: Result, seat: Seat) -> str:
    """The special game that a seat has chosen, or its part in it; empty for all others."""
    table = final.table
    if table.contract is Contract.POVERTY and table.shift and table.shift.partner == seat:
        return "poverty taken"
    if table.contract is Contract.NORMAL:
        is_silent = ended.is_solo and ended.teams[seat] is Team.RE
        return Contract.MARRIAGE_SILENT.value if is_silent else ""
    return table.contract.value if seat == table.soloist else ""


__all__ = ["Figures", "Tally", "Times", "count", "kinds_known", "mean_and_error", "question", "spread"]
