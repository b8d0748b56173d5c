"""Teaches the networks by play against themselves, from nothing.

python -m freedoko_qt.players.train --family pair --minutes 60 --checkpoint pair.npz

Half of the seats go by the network and half by rules of thumb, so that it learns to play with and against both.
Every card that is played is remembered with what its player wrote in the end; the network learns to foretell that
(deep Monte Carlo). The rules change from batch to batch. What was learned is kept after each report, and the next run
with the same checkpoint goes on from there.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.players.arena import duel
from freedoko_qt.players.drill import FAMILIES, deal_batch
from freedoko_qt.players.features import Witnessed
from freedoko_qt.players.insight import TOLD, told
from freedoko_qt.players.kernel import KINDS, Ints
from freedoko_qt.players.net import UNIT, Net, fresh, of_arrays
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.thumbs import Thumbs, favourites

LAYERS = (TOLD, 256, 256, KINDS)
GAMES = 1024  # in one batch
BATCHES = 2  # between two lessons
LESSON = 4096  # moments in one step
SHARE = 0.5  # of the seats goes by the network, the others by rules of thumb
EYES = 0.02  # what a card point is worth beside the points of the game
MOST = 10.0
CALM = 0.02  # how far the steady network follows in one go
REPORT = 100  # lessons between two reports

Floats = NDArray[np.float32]


class Adam:
    """Steps down the slope, each weight at its own pace."""

    def __init__(self, net: Net) -> None:
        self.parameters = [*net.weights, *net.biases]
        self.mean = [np.zeros_like(one) for one in self.parameters]
        self.spread = [np.zeros_like(one) for one in self.parameters]
        self.steps = 0

    def step(self, slopes: Sequence[Floats], rate: float) -> None:
        """One step against the slopes of weights and biases."""
        self.steps += 1
        early, late = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for one, slope, mean, spread in zip(self.parameters, slopes, self.mean, self.spread, strict=True):
            mean += 0.1 * (slope - mean)
            spread += 0.001 * (slope * slope - spread)
            one -= (rate / early) * mean / (np.sqrt(spread / late) + 1e-8)


def lesson(net: Net, pupil: Adam, seen: Floats, cards: Ints, wanted: Floats, rate: float) -> float:
    """Teaches what some cards were worth; the mean square of the error before."""
    flows = [seen]
    for layer, (weight, bias) in enumerate(zip(net.weights, net.biases, strict=True)):
        flow = flows[-1] @ weight
        flow += bias
        if layer < len(net.weights) - 1:
            np.maximum(flow, 0, out=flow)
        flows.append(flow)
    rows = np.arange(len(seen))
    error = flows[-1][rows, cards] - wanted
    slope = np.zeros_like(flows[-1])
    slope[rows, cards] = 2 * error / len(seen)
    weights, biases = [], []
    for layer in reversed(range(len(net.weights))):
        weights.append(flows[layer].T @ slope)
        biases.append(slope.sum(0))
        if layer:
            slope = (slope @ net.weights[layer].T) * (flows[layer] > 0)
    pupil.step([*reversed(weights), *reversed(biases)], rate)
    return float((error**2).mean())


def self_play(
    net: Net, family: str, games: int, epsilon: float, rng: np.random.Generator
) -> tuple[Floats, Ints, Floats]:
    """Games in which some seats go by the network and some by rules of thumb: what was seen, played and brought."""
    worlds = deal_batch(family, games, rng)
    order, place, thumbs = worlds.setting.order, worlds.setting.place, Thumbs(worlds.table.tables)
    by_net = rng.random((games, 4)) < SHARE
    every = np.arange(games)
    moments, cards, seats = [], [], []
    while not worlds.is_over:
        judged, seat = thumbs.judged(worlds), worlds.seat
        seen, legal = told(worlds, judged), judged.sight.legal
        chosen = place.take(favourites(judged, rng.random(legal.shape, dtype=np.float32)))
        for rows, worth in ((by_net[every, seat], net), (rng.random(games) < epsilon, curious(rng))):
            if rows.any():
                chosen[rows] = np.where(legal[rows][:, order], worth(seen[rows]), -np.inf).argmax(1)
        free = legal.sum(1) > 1  # nothing is learned where there was no choice
        moments.append(seen[free])
        cards.append(chosen[free])
        seats.append(np.stack([np.flatnonzero(free), seat[free]]))
        worlds.play(order.take(chosen))
    game, seat = np.concatenate(seats, axis=1)
    return np.concatenate(moments), np.concatenate(cards), brought(worlds)[seat, game]


def curious(rng: np.random.Generator) -> Callable[[Floats], Floats]:
    """A judgement of cards by chance alone."""
    return lambda seen: rng.random((len(seen), KINDS), dtype=np.float32)


def brought(worlds: Witnessed) -> Floats:
    """What each seat has got out of each game, in units that are alike under all rules.

    A soloist's score counts a third. Half the spread of the scores of a batch is one unit, as in games of a
    tournament; without that, rules of large numbers would drown all others.
    """
    ending = Ending(worlds)
    scores = ending.scores().astype(np.float32)
    is_re = (ending.re >> np.arange(4)[:, None]) & 1
    alone = is_re.sum(0) == 1
    scores = np.where(alone & (is_re == 1), scores / 3, scores)
    scores = np.clip(scores * (UNIT / max(0.1, float(scores.std()))), -MOST, MOST)
    return (scores + EYES * ending.eyes).astype(np.float32)


class Course:
    """One run of training: the network, how far it has got, and where it is kept.

    What is kept and measured is a running mean of the network, which is stronger than any of its single states.
    """

    def __init__(self, family: str, checkpoint: Path, seed: int) -> None:
        self.family, self.checkpoint = family, checkpoint
        self.games = 0
        self.spent = 0.0  # seconds of the processor
        if checkpoint.exists():
            with np.load(checkpoint, allow_pickle=False) as kept:
                arrays = dict(kept)
            self.games, self.spent = int(arrays.pop("games")), float(arrays.pop("spent"))
            self.net = of_arrays(arrays)
        else:
            self.net = fresh(LAYERS, np.random.default_rng(seed))
        self.steady = Net([one.copy() for one in self.net.weights], [one.copy() for one in self.net.biases])
        self.rng = np.random.default_rng([seed, self.games])
        self.pupil = Adam(self.net)

    def learn(self, rate: float, epsilon: float) -> float:
        """Plays and learns once; the error."""
        began = process_time()
        parts = [self_play(self.net, self.family, GAMES, epsilon, self.rng) for _ in range(BATCHES)]
        seen, cards, wanted = (np.concatenate(list(one)) for one in zip(*parts, strict=True))
        mixed = self.rng.permutation(len(seen))
        errors = []
        for start in range(0, len(seen) - LESSON + 1, LESSON):
            some = mixed[start : start + LESSON]
            errors.append(lesson(self.net, self.pupil, seen[some], cards[some], wanted[some], rate))
        self._settle()
        self.games += BATCHES * GAMES
        self.spent += process_time() - began
        return float(np.mean(errors))

    def _settle(self) -> None:
        """Draws the steady network a little towards the one that learns, which sways with every lesson."""
        for calm, one in zip((*self.steady.weights, *self.steady.biases), self.pupil.parameters, strict=True):
            calm += CALM * (one - calm)

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


def main(arguments: Sequence[str] | None = None) -> None:
    """Train for a while and tell how it goes."""
    parser = argparse.ArgumentParser(prog="python -m freedoko_qt.players.train", description=__doc__)
    parser.add_argument("--family", choices=FAMILIES, default=FAMILIES[0])
    parser.add_argument("--minutes", type=float, default=25, help="processor time of this run")
    parser.add_argument(
        "--planned", type=float, help="processor minutes of all runs, for the pace; this run's if left out"
    )
    parser.add_argument("--checkpoint", type=Path, required=True, help="where it is kept; a run goes on from there")
    parser.add_argument("--ship", type=Path, help="write the network for the program to this file in the end")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    course = Course(options.family, options.checkpoint, options.seed)
    began, start, lessons = perf_counter(), course.spent, 0
    whole = 60 * (options.planned or options.minutes)
    while course.spent - start < 60 * options.minutes:
        done = min(1.0, course.spent / whole)
        error = course.learn(1e-3 * (1 - done) + 2e-5, 0.08 * (1 - done) + 0.05)
        lessons += 1
        if lessons in (5, 20, 50) or lessons % REPORT == 0:
            course.keep()
            mean, spread = duel(course.steady, options.family, 300, seed=99)
            print(
                f"{course.games:,} games, {course.spent:.0f} s ({perf_counter() - began:.0f} s by the clock), "
                f"error {error:.3f}, against rules of thumb {mean:+.3f} ± {spread:.3f}",
                flush=True,
            )
    course.keep()
    if options.ship:
        course.ship(options.ship)


if __name__ == "__main__":
    main()
