"""Fits how players speak to what the players by rules of thumb say: `python -m tools.fit_talk`.

Two things are fitted by logistic regression: which solo rather than none is reserved with a hand, to what the players
would reserve with thousands of dealt hands; and whether a turn is used for an announcement, to games among them.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import SEATS, Dealt
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.reservation import own_soli, pays
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.state import State, apply, start
from freedoko_qt.engine.table import Ask
from freedoko_qt.engine.tables import game_tables
from freedoko_qt.players.bidding import plan_for
from freedoko_qt.players.heard import Turn, turns
from freedoko_qt.players.kernel import word
from freedoko_qt.players.soak import random_rules
from freedoko_qt.players.solo import kind, will_lead
from freedoko_qt.players.talk import STEPS, known, role
from freedoko_qt.players.thumb import Thumb
from freedoko_qt.players.traits import TRAITS, looks, traits

Floats = NDArray[np.float64]
Row = tuple[tuple[float, ...], bool, float]
"""Numbers, whether it was done, and for how many such moments it stands."""

Rows = dict[tuple[str, int], list[Row]]
"""By what is fitted."""

KINDS_OF_SOLI = ("none", "single", "two pictures", "all pictures", "suit", "pure")
ROLES = ("re", "contra", "alone", "against")
SPARED = 0.1  # the share of hands without a solo that is looked at
CALM = 1.0  # how strongly weights are held near 0
BROAD = 8.0  # the same for soli: these players go by fixed bounds, others do not all have the same
NAMED = tuple(PRESETS)
MODULE = Path(__file__).resolve().parents[1] / "freedoko_qt" / "players" / "habits.py"


def ruled(number: int, seed: int) -> Rules:
    """The rules of a deal: those of the presets in turn, and every third time random ones."""
    if number % 3 == 0:
        return random_rules(random.Random(seed + number))
    return preset(NAMED[number % len(NAMED)])


def opened(deals: int, seed: int) -> Iterator[State]:
    """Games that begin; in some of them soli are owed."""
    chance = random.Random(seed)
    for number in range(deals):
        rules = ruled(number, seed)
        owed = tuple(int(chance.random() < 0.3) for _ in SEATS)
        yield start(rules, Dealt(deal(seed, rules.with_nines), number % 4, owed))
        seed = following(seed)


# -- reservations -------------------------------------------------------------------------------------------------


def of_reservations(deals: int, seed: int) -> Rows:
    """Which soli are reserved with dealt hands."""
    rows: Rows = defaultdict(list)
    chance = random.Random(seed)
    for state in opened(deals, seed):
        table, rules = state.table, state.table.rules
        for seat in SEATS:
            plan = plan_for(observe(state, seat))
            named = None if plan is None else plan.contract
            if (named is None or not named.is_real_solo) and chance.random() > SPARED:
                continue
            soli = known(tuple(option.contract for option in own_soli(table, seat, Ask.NAME)))
            is_solo = named in soli
            words = np.array([word(state.hands[seat])], np.int64)
            for solo in (named,) if is_solo else soli:
                if solo is not None:
                    look = looks(game_tables(rules, solo), rules.with_nines)
                    flags = pays(table, seat, solo), will_lead(table, seat, solo), not rules.with_nines, 1
                    numbers = (*traits(words, look)[0], *map(float, flags))
                    rows[kind(solo), 0].append((numbers, is_solo, 1.0 if is_solo else 1 / SPARED))
    return rows


# -- announcements ------------------------------------------------------------------------------------------------


def of_announcements(games: int, seed: int) -> Rows:
    """What is announced in games among players by rules of thumb."""
    rows: Rows = defaultdict(list)
    players = [Thumb(seed + seat) for seat in SEATS]
    for state in opened(games, seed):
        while not state.table.is_over:
            seat = state.table.turn
            state = apply(state, players[seat].choose(observe(state, seat)).action)
        table = state.table
        if table.is_redeal or table.contract in (Contract.GENSCHER, Contract.MARRIAGE_SILENT):
            continue
        for seat, team in zip(SEATS, state.teams, strict=True):
            if team is not None:
                words = np.array([word(table.played_by(seat))], np.int64)
                hand = tuple(traits(words, looks(table.tables, table.rules.with_nines))[0])
                for turn in turns(table, seat, team):
                    numbers = (*hand, *map(float, turn.numbers), 1.0)
                    rows[role(table, team), min(turn.step, STEPS - 1)].append((numbers, turn.spoke, 1.0))
    return rows


# -- regression ---------------------------------------------------------------------------------------------------


def fitted(rows: Sequence[Row], size: int, held: float = CALM) -> Floats:
    """The weights of a logistic regression, held near 0 but for the last one."""
    weights = np.zeros(size)
    if not rows:
        weights[-1] = -4
        return weights
    numbers = np.array([row[0] for row in rows], np.float64)
    done = np.array([row[1] for row in rows], np.float64)
    often = np.array([row[2] for row in rows])
    calm = np.full(size, held)
    calm[-1] = 0.01
    for _ in range(60):
        chance = 1 / (1 + np.exp(-np.clip(numbers @ weights, -30, 30)))
        slope = numbers.T @ (often * (done - chance)) - calm * weights
        bend = (numbers * (often * chance * (1 - chance))[:, None]).T @ numbers + np.diag(calm)
        step = np.linalg.solve(bend, slope)
        weights += step * min(1.0, 4 / np.abs(step).max())
        if np.abs(step).max() < 1e-6:
            break
    return weights


def written(weights: Floats) -> str:
    """Weights as they stand in the module: those of the hand in one line, the others in the next."""
    told = [f"{weight:.2f}" for weight in weights]
    return f"({', '.join(told[: len(TRAITS)])},\n     {', '.join(told[len(TRAITS) :])}),"


def module(deals: int, games: int, seed: int) -> Iterator[str]:
    """The lines of the module with the weights."""
    soli = of_reservations(deals, seed)
    calls = of_announcements(games, seed)
    of_turn = len(Turn(0, False, False, False, False, 0, 0).numbers)
    yield f'''"""How players are used to speak. Fitted, and written here, by

python -m tools.fit_talk --deals {deals} --games {games} --seed {seed}
"""

from collections.abc import Mapping

# fmt: off
# What each of the traits of a hand adds; then that the solo is owed, that its player leads, that the game is without
# nines, and the start.
SOLI: Mapping[str, tuple[float, ...]] = {{'''
    for name in KINDS_OF_SOLI:
        yield f'    "{name}":  # {done(soli[name, 0])}'
        yield f"    {written(fitted(soli[name, 0], len(TRAITS) + 4, BROAD))}"
    yield "}\n\n# By level the same; then what `Turn.numbers` add, and the start."
    yield "CALLS: Mapping[str, tuple[tuple[float, ...], ...]] = {"
    for part in ROLES:
        yield f'    "{part}": ('
        for step in range(STEPS):
            yield f"    # {done(calls[part, step])}"
            yield f"    {written(fitted(calls[part, step], len(TRAITS) + of_turn + 1))}"
        yield "    ),"
    yield "}"


def done(rows: Sequence[Row]) -> str:
    """How often something was done."""
    return f"{sum(row[1] for row in rows)} of {round(sum(row[2] for row in rows))}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Writes the module."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit_talk", description=__doc__)
    parser.add_argument("--deals", type=int, default=30_000, help="deals for the reservations")
    parser.add_argument("--games", type=int, default=4_000, help="games for the announcements")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=MODULE, metavar="FILE")
    options = parser.parse_args(arguments)
    options.to.write_text("\n".join(module(options.deals, options.games, options.seed)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
