"""Teaches the networks by play against themselves, from nothing.

python -m freedoko_qt.players.train --family pair --minutes 60 --checkpoint pair.npz
python -m freedoko_qt.players.train --family pair --minutes 60 --checkpoint pair.npz --way branches

Half of the seats go by the network and half by rules of thumb, so that it learns to play with and against both. In
the first way every card that is played is remembered with what its player wrote in the end, and the network learns to
foretell that (deep Monte Carlo); so it comes to know the game. In the second all cards of a moment are tried in the
same game, and it learns by how much they differ; that is what a player must know. The third is like the second, but
what learns is the second look at the cards, and the network stays as it is. The rules change from batch to batch.
What was learned is kept after each report, and the next run with the same checkpoint goes on from there.

Moments can be gathered in files and be learned from later, more than once.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from freedoko_qt.players import gathered
from freedoko_qt.players.arena import duel
from freedoko_qt.players.drill import FAMILIES
from freedoko_qt.players.insight import TOLD
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.look import fresh as fresh_look
from freedoko_qt.players.net import Net, fresh, of_arrays
from freedoko_qt.players.practice import Moments, branches, centred, joined, whole_games
from freedoko_qt.players.watched import Floats

LAYERS = (TOLD, 256, 256, KINDS)
GAMES = 2048  # between two lessons
REPORT = 100  # lessons between two reports
LEAST = 1 / 50  # of the pace is left in the end
FILE = 240  # seconds of play in a file
CURIOUS, STRAY = 0.08, 0.05  # how often a card is played by chance: with the pace, and whatever the pace


@dataclass(frozen=True, slots=True)
class Way:
    """A way to learn, and its pace."""

    play: Callable[[Net, str, int, float, np.random.Generator], Moments]
    batch: int  # games in lock step
    step: int  # moments in one step
    rate: float  # how far a step goes in the beginning
    calm: float  # how far the steady network follows in one go
    is_look: bool = False  # whether the second look learns


WAYS = {
    "games": Way(whole_games, 1024, 4096, 1e-3, 0.02),
    "branches": Way(branches, 512, 512, 3e-4, 0.005),
    "look": Way(branches, 512, 1024, 5e-4, 0.01, is_look=True),
}


class Adam:
    """Steps down the slope, each weight at its own pace."""

    def __init__(self, parameters: Sequence[Floats]) -> None:
        self.parameters = parameters
        self.mean = [np.zeros_like(one) for one in self.parameters]
        self.spread = [np.zeros_like(one) for one in self.parameters]
        self.steps = 0

    def step(self, slopes: Sequence[Floats], rate: float) -> None:
        """One step against the slopes, which stand as the parameters do."""
        self.steps += 1
        early, late = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for one, slope, mean, spread in zip(self.parameters, slopes, self.mean, self.spread, strict=True):
            mean += 0.1 * (slope - mean)
            spread += 0.001 * (slope * slope - spread)
            one -= (rate / early) * mean / (np.sqrt(spread / late) + 1e-8)


def parameters(net: Net, way: Way) -> list[Floats]:
    """What learns in this way."""
    if not way.is_look:
        return [*net.weights, *net.biases]
    assert net.look is not None
    return net.look.parameters


def lesson(net: Net, pupil: Adam, moments: Moments, rate: float, is_look: bool = False) -> float:
    """Teaches what some cards were worth; the mean square of the error before.

    Where several cards of a moment were tried, only the differences between them count.
    """
    flows = net.flows(moments.seen)
    found, worth = flows[-2:]
    look = net.look if is_look else None
    guess = look.mended(moments.seen, found, worth) if look else worth
    error: Floats = (guess - moments.brought) * moments.tried.astype(np.float32)
    if moments.tried.sum(1).max() > 1:
        error = centred(moments, error)
    slope: Floats = error * moments.heed[:, None] * np.float32(2 / len(error))
    slopes = look.slopes(moments.seen, found, worth, slope) if look else slopes_of(net, flows, slope)
    pupil.step(slopes, rate)
    return float((moments.heed * (error**2).sum(1)).mean())


def slopes_of(net: Net, flows: Sequence[Floats], slope: Floats) -> list[Floats]:
    """How the weights and biases bear on an error, when this is how the worths do."""
    weights, biases = [], []
    for layer in reversed(range(len(net.weights))):
        weights.append(flows[layer].T @ slope)
        biases.append(slope.sum(0))
        if layer:
            slope = (slope @ net.weights[layer].T) * (flows[layer] > 0)
    return [*reversed(weights), *reversed(biases)]


class Course:
    """One run of training: the network, how far it has got, and where it is kept.

    What is kept and measured is a running mean of the network, which is stronger than any of its single states.
    """

    def __init__(self, family: str, checkpoint: Path, seed: int, way: str = "games") -> None:
        self.family, self.checkpoint, self.way = family, checkpoint, WAYS[way]
        self.games = 0
        self.spent = 0.0  # seconds of the processor
        if checkpoint.exists():
            with np.load(checkpoint, allow_pickle=False) as kept:
                arrays = dict(kept)
            self.games, self.spent = int(arrays.pop("games")), float(arrays.pop("spent"))
            self.net = of_arrays(arrays)
        else:
            self.net = fresh(LAYERS, np.random.default_rng(seed))
        self.seed, self.rng = seed, np.random.default_rng([seed, self.games])
        self._begin()

    def _begin(self) -> None:
        if self.way.is_look and self.net.look is None:
            self.net.look = fresh_look(self.net.weights[-1].shape[0], self.rng)
        self.steady = self.net.copy()
        self.pupil = Adam(parameters(self.net, self.way))

    def join(self, other: "Course") -> None:
        """Goes on from the mean of two runs from the same beginning, which errs less than either."""
        for one, more in zip(self.pupil.parameters, other.pupil.parameters, strict=True):
            one += (more - one) / 2
        self.games, self.spent = self.games + other.games, self.spent + other.spent
        self._begin()

    def learn(self, pace: float, epsilon: float) -> float:
        """Plays and learns once; the error."""
        began = process_time()
        error = self.study(self.play(epsilon), pace)
        self.games += GAMES
        self.spent += process_time() - began
        return error

    def play(self, epsilon: float) -> Moments:
        """Moments of new games."""
        batches = GAMES // self.way.batch
        return joined([self.way.play(self.net, self.family, self.way.batch, epsilon, self.rng) for _ in range(batches)])

    def study(self, moments: Moments, pace: float) -> float:
        """Learns from some moments in a mixed order; the error."""
        mixed = self.rng.permutation(len(moments.seen))
        parts, rate = np.array_split(mixed, max(1, len(mixed) // self.way.step)), pace * self.way.rate
        errors = [lesson(self.net, self.pupil, moments.some(part), rate, self.way.is_look) for part in parts]
        self._settle()
        return float(np.mean(errors))

    def _settle(self) -> None:
        """Draws the steady network a little towards the one that learns, which sways with every lesson."""
        for calm, one in zip(parameters(self.steady, self.way), self.pupil.parameters, strict=True):
            calm += self.way.calm * (one - calm)

    def keep(self) -> None:
        """Writes the checkpoint whole."""
        aside = self.checkpoint.with_suffix(".new.npz")
        arrays: dict[str, Any] = self.steady.arrays
        np.savez(aside, games=self.games, spent=self.spent, **arrays)
        aside.replace(self.checkpoint)

    def ship(self, target: Path) -> None:
        """Writes the network as the program carries it: half as exact, packed; a run can go on from it as well."""
        arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in self.steady.arrays.items()}
        np.savez_compressed(target, games=self.games, spent=self.spent, **arrays)

    def report(self, began: float, error: float) -> None:
        """Keeps what was learned and tells how far it has got."""
        self.keep()
        mean, spread = duel(self.steady.careful, self.family, 300, seed=99)
        print(
            f"{self.games:,} games, {self.spent:.0f} s ({perf_counter() - began:.0f} s by the clock), "
            f"error {error:.3f}, against rules of thumb {mean:+.3f} ± {spread:.3f}",
            flush=True,
        )


def play_on(course: Course, minutes: float, first: float, last: float) -> None:
    """Plays and learns for so long."""
    began, start, lessons = perf_counter(), course.spent, 0
    while (done := (course.spent - start) / (60 * minutes)) < 1:
        pace = max(LEAST, first + done * (last - first))
        error = course.learn(pace, CURIOUS * pace + STRAY)
        lessons += 1
        if lessons in (5, 20, 50) or lessons % REPORT == 0:
            course.report(began, error)


def gather(course: Course, folder: Path, minutes: float) -> None:
    """Plays for so long and keeps the moments in files, each of some minutes."""
    folder.mkdir(parents=True, exist_ok=True)
    began, number = process_time(), 0
    while (left := 60 * minutes - process_time() + began) > 0:
        end, parts = process_time() + min(FILE, left), [course.play(STRAY)]
        while process_time() < end:
            parts.append(course.play(STRAY))
        moments, target = joined(parts), folder / f"{course.family}-{course.seed}-{number}.npz"
        gathered.keep(moments, target)
        print(f"{len(moments.heed):,} moments in {target}", flush=True)
        number += 1


def study(course: Course, folder: Path, passes: int, first: float, last: float) -> None:
    """Learns from all moments that were gathered in a folder, so many times."""
    files, began = sorted(folder.glob("*.npz")), perf_counter()
    if not files:
        raise SystemExit(f"{folder}: no moments")
    order = [files[at] for _ in range(passes) for at in course.rng.permutation(len(files))]
    for number, source in enumerate(order):
        start, moments, errors = process_time(), gathered.kept(source), []
        for share, some in gathered.lessons(moments, GAMES, course.rng):
            done = (number + share) / len(order)
            errors.append(course.study(some, max(LEAST, first + done * (last - first))))
        course.games += len(moments.heed)
        course.spent += process_time() - start
        course.report(began, float(np.mean(errors)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Train for a while and tell how it goes."""
    parser = argparse.ArgumentParser(prog="python -m freedoko_qt.players.train", description=__doc__)
    parser.add_argument("--family", choices=FAMILIES, default=FAMILIES[0])
    parser.add_argument(
        "--way",
        choices=WAYS,
        default="games",
        help="learn from whole games, or from all cards of single moments; with those the second look may learn",
    )
    parser.add_argument("--minutes", type=float, default=25, help="processor time of this run")
    parser.add_argument(
        "--pace", type=float, nargs=2, default=(1.0, 0.0), help="how fast it learns when this run begins and ends"
    )
    parser.add_argument("--checkpoint", type=Path, required=True, help="where it is kept; a run goes on from there")
    parser.add_argument("--join", type=Path, help="begin with the mean of the checkpoint and this one, of another run")
    parser.add_argument("--ship", type=Path, help="write the network for the program to this file in the end")
    parser.add_argument("--gather", type=Path, help="only play, and keep the moments in this folder")
    parser.add_argument("--from", type=Path, dest="source", help="learn from such a folder instead of playing")
    parser.add_argument("--passes", type=int, default=2, help="so many times each of its moments")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    course = Course(options.family, options.checkpoint, options.seed, options.way)
    if options.join:
        course.join(Course(options.family, options.join, options.seed, options.way))
    if options.gather:
        gather(course, options.gather, options.minutes)
        return
    if options.source:
        study(course, options.source, options.passes, *options.pace)
    else:
        play_on(course, options.minutes, *options.pace)
    course.keep()
    if options.ship:
        course.ship(options.ship)


if __name__ == "__main__":
    main()
