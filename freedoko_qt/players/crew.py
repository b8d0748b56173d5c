"""Spreads the deals of a match over processes; what comes out is the same for any number of them."""

import signal
import sys
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from multiprocessing import get_context
from time import perf_counter

from freedoko_qt.players.figures import Figures, mean_and_error
from freedoko_qt.players.mirrored import Match, Outcome, play_deal, prepare

OFTEN, SELDOM = 0.5, 15.0  # seconds between two lines of progress, on a terminal and in a file


@dataclass
class Played:
    """What has been played of a match so far."""

    match: Match
    seeds: list[int] = field(default_factory=list)
    figures: list[Figures] = field(default_factory=list)
    was_interrupted: bool = False

    def __post_init__(self) -> None:
        self.figures = [Figures() for _ in self.match.kinds]

    def add(self, outcome: Outcome) -> None:
        """Takes in one more deal."""
        self.seeds.append(outcome.seed)
        for figures, more in zip(self.figures, outcome.figures, strict=True):
            figures.add(more)

    def edges(self) -> list[float]:
        """For each deal, by how many points per player and game the first kind is above the second, halved.

        Where the scores of a game sum to zero, that is what the first kind writes.
        """
        first, second = (self.figures[kind].means() for kind in (0, 1))
        return [(one - other) / 2 for one, other in zip(first, second, strict=True)]


def played(match: Match, deals: int, jobs: int = 1, minutes: float = 0) -> Played:
    """Plays so many deals, or as many as fit into the minutes; an interrupt ends it as well, with what there is."""
    so_far, began = Played(match), perf_counter()
    progress = Progress(deals, 60 * minutes)
    outcomes = outcomes_of(match, islice(match.deals(), deals), jobs)
    try:
        with closing(outcomes):
            for outcome in outcomes:
                so_far.add(outcome)
                progress.tell(so_far)
                if minutes and perf_counter() - began > 60 * minutes:
                    break
    except KeyboardInterrupt:
        so_far.was_interrupted = True
    progress.end()
    return so_far


def outcomes_of(match: Match, tasks: Iterable[tuple[int, int]], jobs: int) -> Generator[Outcome, None, None]:
    """The outcome of each deal, in their order."""
    if jobs == 1:
        prepare(match.kinds)
        yield from map(partial(play_deal, match), tasks)
        return
    with get_context("spawn").Pool(jobs, begin, (match.kinds,)) as pool:
        yield from pool.imap(partial(play_deal, match), tasks)


def begin(kinds: Sequence[str]) -> None:
    """The first thing that a process of the crew does; an interrupt is the business of the one that leads it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare(kinds)


class Progress:
    """Tells now and then how far a match has come, and how much longer it takes."""

    def __init__(self, deals: int, limit: float) -> None:
        self.deals, self.limit = deals, limit
        self.is_terminal = sys.stderr.isatty()
        self.began = self.last = perf_counter()

    def tell(self, so_far: Played) -> None:
        """A line, if the last one is old enough."""
        now = perf_counter()
        if now - self.last < (OFTEN if self.is_terminal else SELDOM):
            return
        self.last = now
        done, took = len(so_far.seeds), now - self.began
        left = took / done * (self.deals - done)
        if self.limit:
            left = min(left, max(0.0, self.limit - took))
        mean, error = mean_and_error(so_far.edges() if len(so_far.figures) == 2 else so_far.figures[0].means())
        line = f"{done} of {self.deals} deals, {mean:+.3f} ± {error:.3f}, {clock(left)} left"
        sys.stderr.write(f"\r{line:<70}" if self.is_terminal else f"{line}\n")
        sys.stderr.flush()

    def end(self) -> None:
        """Leaves the line on which progress was told."""
        if self.is_terminal and self.last > self.began:
            sys.stderr.write("\n")


def clock(seconds: float) -> str:
    """Hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
