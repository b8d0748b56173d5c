"""How fast the parts are of which the players are made; everything on one core."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter, process_time

import numpy as np

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import Dealt
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import apply, start
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.players.drill import deals, table_of
from freedoko_qt.players.figures import kinds_known, spread
from freedoko_qt.players.insight import best_cards, told
from freedoko_qt.players.kernel import KINDS, Ints, Worlds, play_out
from freedoko_qt.players.net import Net, fresh, shipped
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.rand import Random
from freedoko_qt.players.sample import sample
from freedoko_qt.players.thumbs import Thumbs
from freedoko_qt.players.train import LAYERS
from freedoko_qt.players.watched import Watched

PLAYOUTS = (100, 1_000, 4_000, 16_000)
DECISIONS = (192, 1_024, 2_048)
DEALS = 100  # of one sample
SECONDS = 1.5  # of the processor, for each number


def report(seconds: float = SECONDS) -> Iterator[str]:
    """All measurements, line by line."""
    rng = np.random.default_rng(1)
    table = table_of(preset("ddv").effective(), Contract.NORMAL, 0, None)
    yield "games played to their end with random cards, per second of the processor"
    for games in PLAYOUTS:
        hands, re = dealt(table, games, rng)
        bare = rate(partial(played_out, table, hands, re, rng), seconds)
        whole = rate(partial(scored, table, hands, re, rng), seconds)
        yield f"  {games:>6} at once: {bare * games:>9,.0f}, with the scores {whole * games:>9,.0f}"
    net = shipped("pair")
    yield f"decisions of a network per second of the processor ({'shipped' if net else 'freshly made'})"
    for games in DECISIONS:
        chosen, stepped = decisions(net or fresh(LAYERS, rng), table, games, rng, seconds)
        yield f"  {games:>6} at once: {chosen:>9,.0f}, with the playing of the card {stepped:>9,.0f}"
    times = [1000 * time for time in sampled(seconds, rng)]
    middle, high, most = spread(times)
    yield f"{DEALS} deals for an observation, {len(times)} times: p50 {middle:.1f}, p95 {high:.1f}, max {most:.1f} ms"
    yield "from a cold start, in a process of its own"
    yield from (cold(level) for level in kinds_known())


def dealt(table: Table, games: int, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """Hands of normal games and the sides of re."""
    hands = deals(table.rules, 2 * games, rng)
    split = ~((hands >> (Card.CQ + KINDS)) & 1).any(0)
    hands = hands[:, split][:, :games]
    return hands, ((hands >> Card.CQ & 1) << np.arange(4)[:, None]).sum(0)


def rate(work: Callable[[], object], seconds: float) -> float:
    """How often something is done in a second of the processor; the first time does not count."""
    work()
    began, done = process_time(), 0
    while process_time() - began < seconds:
        work()
        done += 1
    return done / (process_time() - began)


def played_out(table: Table, hands: Ints, re: Ints, rng: np.random.Generator) -> Worlds:
    """Games that are played to their end."""
    worlds = Worlds(table, hands, re)
    play_out(worlds, rng)
    return worlds


def scored(table: Table, hands: Ints, re: Ints, rng: np.random.Generator) -> Ints:
    """The scores of games that are played to their end."""
    return Ending(played_out(table, hands, re, rng)).scores()


def decisions(net: Net, table: Table, games: int, rng: np.random.Generator, seconds: float) -> tuple[float, float]:
    """Decisions per second: the network alone, and with all that it is told and the playing of the cards."""
    hands, re = dealt(table, games, rng)
    done, chosen, began = 0, 0.0, process_time()
    thumbs = Thumbs(table.tables)
    while process_time() - began < seconds:
        worlds = Watched(table, hands, re)
        while not worlds.is_over:
            judged = thumbs.judged(worlds)
            seen = told(worlds, judged)
            before = process_time()
            worth = net(seen)
            chosen += process_time() - before
            worlds.play(best_cards(worth, worlds, judged))
            done += games
    return done / chosen, done / (process_time() - began)


def sampled(seconds: float, rng: np.random.Generator) -> list[float]:
    """The times of samples for observations out of games by chance."""
    times, began = [], process_time()
    for seen in observations():
        before = process_time()
        sample(seen, DEALS, rng)
        times.append(process_time() - before)
        if process_time() - began > seconds:
            break
    return times[1:] or times  # the first one loads what is used


def observations() -> Iterator[Observation]:
    """What the players on turn see in one game after the other."""
    seed = 1
    while True:
        state, player = start(preset("ddv"), Dealt(deal(seed), 0)), Random(seed)
        while not state.table.is_over:
            seen = observe(state, state.table.turn)
            if seen.table.ask is Ask.CARD:
                yield seen
            state = apply(state, player.choose(seen).action)
        seed = following(seed)


def cold(level: str) -> str:
    """What a level takes from a cold start, as a line."""
    began = perf_counter()
    command = [sys.executable, "-m", "freedoko_qt.players.cold", level]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    whole, took = perf_counter() - began, json.loads(done.stdout)
    firsts = ", ".join(f"{name} {1000 * took[name]:.0f} ms" for name in took if name.startswith("first"))
    return (
        f"  {level:<10} loaded in {1000 * took['loaded']:.0f} ms, {firsts}, "
        f"a game in {whole:.2f} s, at most {took['megabytes']:.0f} MB"
    )
