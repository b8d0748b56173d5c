"""How well the players guess the hidden cards and sides: `python -m tests.bench_beliefs --games 300`.

The cards of recorded games, or of games among our own players, are guessed by each seat at each of its own turns: from
what is certain alone, also from what the others have played, and also from what they have said. A guess counts by the
logarithm of the chance it gave to the truth, on average over the hidden cards; 0 would be perfect.
"""
# ruff: noqa: T201

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import SEATS, Dealt
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.state import State, apply, start
from freedoko_qt.players.belief import FLOOR, TALK, TRUST, dealt, hearsay, likelihood
from freedoko_qt.players.kernel import KINDS, word
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.process import one_thread
from freedoko_qt.players.sample import Deals, sample
from freedoko_qt.players.talk import hears_solo, soloist_told
from tests.conformance.folder import read_games
from tests.conformance.recording import read_rules
from tests.conformance.replay import Replay
from tests.players.test_kernel import re_mask

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT.parent / "shared" / "corpus" / "games-ai.jsonl.gz"
SORTS = ("normal", "solo", "other")
SMOOTH = 0.03  # the share of each guess that goes to all places alike, so that none is impossible
TRICKS = 12

Floats = NDArray[np.float64]
Moments = list[State]
"""The states of a game in which somebody is to play a card."""


# -- games ----------------------------------------------------------------------------------------------------------


def recorded(file: Path) -> Iterator[Moments]:
    """Games of a file of recordings; deals that were altered on purpose are left out."""
    for party in read_games(file, read_rules(file.parent)):
        for game in party:
            if not game.is_played or game.data["stacked"]:
                continue
            replay = Replay(game)
            moments = replay.turns()
            if replay.state.table.is_over:
                yield moments


def own(level: str, rules: str, seed: int) -> Iterator[Moments]:
    """Games among players of a level, without end; in every fourth everybody owes a solo."""
    for number in count():
        found, owed = preset(rules), int(number % 4 == 0)
        players = [LEVELS[level].make(4 * seed + seat) for seat in SEATS]
        state = start(found, Dealt(deal(seed, found.with_nines), number % 4, (owed,) * 4))
        seed, moments = following(seed), []
        while not state.table.is_over:
            seen = observe(state, state.table.turn)
            before, state = state, apply(state, players[state.table.turn].choose(seen).action)
            if state.table.played > before.table.played:
                moments.append(before)
        if not state.table.is_redeal:
            yield moments


def kind_of(moments: Moments) -> str:
    """Under what a game is counted."""
    contract = moments[0].table.contract
    return "normal" if contract is Contract.NORMAL else "solo" if contract.is_real_solo else "other"


# -- guesses --------------------------------------------------------------------------------------------------------


def of_places(state: State, seat: int, deals: Deals, chance: Floats) -> float:
    """The average over the hidden cards of what the guess of their true places is worth."""
    others = state.table.others(seat)
    counts = numbers(deals.hands[list(others)]) @ chance
    true = numbers(np.array([[word(state.hands[other])] for other in others]))[..., 0]
    hidden = true.sum(0)
    share = (1 - SMOOTH) * counts / np.maximum(hidden, 1) + SMOOTH / len(others)
    return float((true * np.log(share)).sum() / true.sum())


def numbers(words: NDArray[np.int64]) -> Floats:
    """How many cards of each kind: hand x kind x deal."""
    kinds = np.arange(KINDS)[:, None]
    return ((words[:, None] >> kinds & 1) + (words[:, None] >> kinds + KINDS & 1)).astype(np.float64)


def of_sides(state: State, deals: Deals, chance: Floats) -> float:
    """What the guess of the true sides is worth."""
    right = chance[deals.re == re_mask(state.teams)].sum()
    return float(np.log((1 - SMOOTH) * right + SMOOTH / 3))


def weighed(logs: Floats, floor: float) -> Floats:
    """The chances of deals from the logarithms of how likely they are."""
    chance = np.exp(logs - logs.max())
    likely: Floats = (1 - floor) * chance / chance.sum() + floor / len(chance)
    return likely


Kept = dict[tuple[int, int], dict[int, float]]
"""By way of guessing and trick: the average of each game."""


@dataclass
class Scores:
    """What the guesses of one kind of game are worth."""

    places: Kept = field(default_factory=lambda: defaultdict(dict))
    sides: Kept = field(default_factory=lambda: defaultdict(dict))
    games: int = 0

    def add(self, moments: Moments, options: argparse.Namespace, rng: np.random.Generator) -> None:
        """Enter a game."""
        self.games += 1
        places: dict[tuple[int, int], list[float]] = defaultdict(list)
        sides: dict[tuple[int, int], list[float]] = defaultdict(list)
        for state in moments[self.games % options.every :: options.every]:
            table, seat = state.table, state.table.turn
            if len(state.hands[(seat + 1) % 4]) + len(state.hands[(seat + 2) % 4]) == 0:
                continue
            seen, trick = observe(state, seat), len(table.tricks) + 1
            deals = sample(seen, options.deals, rng)
            play, talk = likelihood(seen, deals), hearsay(seen, deals)
            if hears_solo(seen):
                talk = talk + soloist_told(seen, dealt(table, deals.hands))
            logs = [options.share * play + much * talk for much in options.talk]
            for way, one in enumerate((0 * play, options.share * play, *logs)):
                chance = weighed(one, options.floor)
                places[way, trick].append(of_places(state, seat, deals, chance))
                if table.contract is Contract.NORMAL and len(set(deals.re)) > 1:
                    sides[way, trick].append(of_sides(state, deals, chance))
        for found, kept in ((places, self.places), (sides, self.sides)):
            for key, values in found.items():
                kept[key][self.games] = float(np.mean(values))


# -- report ---------------------------------------------------------------------------------------------------------


def lines(name: str, found: Kept, talk: Sequence[float]) -> Iterator[str]:
    """A table of averages with standard errors over games, trick by trick and over all."""
    heads = ["chance", "play", *(f"talk {much:g}" for much in talk), "by play", *(f"by talk {much:g}" for much in talk)]
    yield f"  {name:<8}" + "".join(f"{head:>17}" for head in heads)
    tricks, ways = sorted({trick for _, trick in found}), range(2 + len(talk))
    for trick in tricks:
        yield row(f"trick {trick}", [np.array([*found[way, trick].values()]) for way in ways])
    games = sorted({game for trick in tricks for game in found[0, trick]})
    by_game = [[[found[way, t][game] for t in tricks if game in found[way, t]] for game in games] for way in ways]
    yield row("average", [np.array([np.mean(values) for values in way]) for way in by_game])


def row(name: str, values: Sequence[Floats]) -> str:
    """The ways of guessing, what the play brings beyond chance, and the talk beyond the play."""
    columns = [*values, values[1] - values[0], *(value - values[1] for value in values[2:])]
    told = (f"{one.mean():+.4f} ±{one.std() / max(1, len(one)) ** 0.5:.4f}" for one in columns)
    return f"  {name:<8}" + "".join(f"{one:>17}" for one in told)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the tables."""
    one_thread()
    parser = argparse.ArgumentParser(prog="python -m tests.bench_beliefs", description=__doc__)
    add = parser.add_argument
    add("--games", type=int, default=100, help="so many normal games, and at most so many of the others")
    add("--file", type=Path, default=FILE, help="recorded games")
    add("--own", action="store_true", help="games among our own players instead")
    add("--level", default="thumb", choices=tuple(LEVELS), help="who plays the own games")
    add("--rules", default="ddv", choices=tuple(PRESETS), help="by which rules the own games are played")
    add("--kinds", default=",".join(SORTS), help="which kinds of games are counted")
    add("--every", type=int, default=3, metavar="N", help="looks at every N-th card only; with 3 at each seat in turn")
    add("--deals", type=int, default=240, help="so many deals are weighed at each moment")
    add("--share", type=float, default=TRUST, help="how much is made of the play")
    add("--talk", type=float, nargs="+", default=[TALK], help="how much is made of the talk; several are compared")
    add("--floor", type=float, default=FLOOR, help="the share of deals that are taken whatever was played and said")
    add("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    wanted = options.kinds.split(",")
    scores = {kind: Scores() for kind in wanted}
    rng, began = np.random.default_rng(options.seed), process_time()
    source = own(options.level, options.rules, options.seed) if options.own else recorded(options.file)
    for moments in source:
        kind = kind_of(moments)
        if kind in scores and scores[kind].games < options.games:
            scores[kind].add(moments, options, rng)
        if scores[wanted[0]].games == options.games and (options.own or is_enough(scores, options.games)):
            break
    for kind, found in scores.items():
        if found.games:
            print(f"{kind}: {found.games} games; logarithm of the chance of the true place of a hidden card")
            print(*lines("places", found.places, options.talk), sep="\n")
        if found.sides:
            print(f"{kind}: logarithm of the chance of the true sides, where they are not proven")
            print(*lines("sides", found.sides, options.talk), sep="\n")
    print(f"{process_time() - began:.0f} s of the processor")
    return 0


def is_enough(scores: dict[str, Scores], games: int) -> bool:
    """Whether no more games are wanted of any kind."""
    return all(found.games >= games for found in scores.values())


if __name__ == "__main__":
    sys.exit(main())
