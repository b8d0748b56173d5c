"""How strong is who: the same deals with the seats exchanged, and what the games were like.

python -m freedoko_qt.players.bench --games 100 --seed 1 --seats thumb,random,random,random
python -m freedoko_qt.players.bench --games 20000 --random-rules
"""

import argparse
import random
import sys
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import SEATS, Call, Dealt, EventError, Seat, text
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.points import Result, result
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import Rules, dump
from freedoko_qt.engine.state import State, apply, start
from freedoko_qt.players.base import Player
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.soak import Soaked, random_rules, soak


@dataclass
class Tally:
    """How often something was done and how often it came off."""

    done: int = 0
    won: int = 0

    def add(self, success: bool) -> None:
        """Count one more."""
        self.done += 1
        self.won += success

    def line(self, name: str, games: int) -> str:
        """A line of the report: how often in a hundred games, and the share of successes."""
        share = f"{100 * self.won / self.done:5.1f} % won" if self.done else ""
        return f"  {name:<18} {100 * self.done / games:6.2f} per 100 games  {share}".rstrip()


@dataclass
class Figures:
    """What is known of one kind of player after the bench."""

    by_deal: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))  # scores of each deal
    soli: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))  # and other games one chooses
    calls: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    redeals: Counter[str] = field(default_factory=Counter)  # hands that it threw in, poverties that nobody took
    foxes_lost: int = 0
    foxes_dealt: int = 0
    times: list[float] = field(default_factory=list)  # seconds per decision
    seats: int = 0  # games times seats

    def mean(self) -> tuple[float, float]:
        """Points per game and their standard error over deals."""
        means = [sum(scores) / len(scores) for scores in self.by_deal.values()]
        mean = sum(means) / len(means)
        spread = sum((x - mean) ** 2 for x in means) / max(1, len(means) - 1)
        return mean, sqrt(spread / len(means))

    def report(self, kind: str) -> str:
        """The figures as text."""
        mean, error = self.mean()
        lines = [f"{kind}: {mean:+.3f} points per game, standard error {error:.3f} over {len(self.by_deal)} deals"]
        lines += [self.soli[name].line(name, self.seats) for name in sorted(self.soli)]
        lines += [self.calls[name].line(name, self.seats) for name in sorted(self.calls)]
        lines += [
            f"  {name:<18} {100 * self.redeals[name] / self.seats:6.2f} per 100 games" for name in sorted(self.redeals)
        ]
        lost, had = self.foxes_lost / self.seats, self.foxes_dealt / self.seats
        lines.append(f"  foxes lost         {lost:.3f} per game of {had:.2f} dealt")
        times = sorted(self.times)
        p50, p95 = (times[int(len(times) * share)] for share in (0.5, 0.95))
        lines.append(f"  decision time      p50 {p50:.2e} s, p95 {p95:.2e} s, max {times[-1]:.2e} s")
        return "\n".join(lines)


def run(kinds: Sequence[str], deals: int, seed: int, rules: Rules, owed: int) -> dict[str, Figures]:
    """Play each deal once for every different way round the table; figures by kind of player."""
    figures: dict[str, Figures] = defaultdict(Figures)
    players = [LEVELS[kind].make(seed + number) for number, kind in enumerate(kinds)]
    for number in range(deals):
        dealt = Dealt(deal(seed, rules.with_nines), number % 4, (owed,) * 4)
        for shift in rotations(kinds):
            order = [(seat + shift) % 4 for seat in SEATS]
            final = one_game(rules, dealt, [players[i] for i in order], [figures[kinds[i]] for i in order])
            count(final, number, [figures[kinds[i]] for i in order])
        seed = following(seed)
    return figures


def rotations(kinds: Sequence[str]) -> Iterable[int]:
    """How far to turn the table; a table that looks the same is not played again."""
    seen: set[tuple[str, ...]] = set()
    for shift in SEATS:
        turned = tuple(kinds[(seat + shift) % 4] for seat in SEATS)
        if turned not in seen:
            seen.add(turned)
            yield shift


def one_game(rules: Rules, dealt: Dealt, players: Sequence[Player], figures: Sequence[Figures]) -> State:
    """One game to its end; decision times go into the figures."""
    state = start(rules, dealt)
    while not state.table.is_over:
        seat = state.table.turn
        seen = observe(state, seat)
        began = perf_counter()
        choice = players[seat].choose(seen)
        figures[seat].times.append(perf_counter() - began)
        if choice.action not in seen.legal:
            raise EventError("a player chose what is not allowed", text(choice.action))
        state = apply(state, choice.action)
    return state


def count(final: State, number: int, figures: Sequence[Figures]) -> None:
    """Enter what happened in a game; a deal that was thrown in counts as a game without points."""
    table = final.table
    ended = None if table.is_redeal else result(final)
    for seat in SEATS:
        figures[seat].seats += 1
        figures[seat].by_deal[number].append(ended.scores[seat] if ended else 0)
        figures[seat].foxes_dealt += sum(table.tables.fox[card] for card in final.dealt[seat])
    if ended is None:
        if table.soloist is not None:
            figures[table.soloist].redeals[f"{table.contract}, redeal"] += 1
        return
    for seat in SEATS:
        if name := chosen(final, ended, seat):
            figures[seat].soli[name].add(ended.teams[seat] is ended.winner)
    for made in table.calls:
        team = ended.teams[made.seat]
        name = str(team) if made.call is Call.NO_120 else made.call.value
        figures[made.seat].calls[name].add(ended.winner is team)
    for trick in table.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if table.tables.fox[card] and ended.teams[seat] is not ended.teams[trick.winner]:
                figures[seat].foxes_lost += 1


def chosen(final: State, ended: Result, seat: Seat) -> str:
    """The special game that a seat has chosen, or its part in it; empty for all others."""
    table = final.table
    if table.contract is Contract.POVERTY and table.shift and table.shift.partner == seat:
        return "poverty taken"
    if table.contract is Contract.NORMAL:
        is_silent = ended.is_solo and ended.teams[seat] is Team.RE
        return Contract.MARRIAGE_SILENT.value if is_silent else ""
    return table.contract.value if seat == table.soloist else ""


def soak_report(kinds: Sequence[str], games: int, seed: int) -> bool:
    """Parties under random rules with their counts; False after a fault, which is told with its seed and rules."""
    counts = Soaked()
    began = perf_counter()
    try:
        soak(kinds, games, seed, counts)
    except Exception:
        number = seed + counts.parties
        traceback.print_exc()
        rules = dump(random_rules(random.Random(number)))
        print(f"fault in the party of seed {number}, played by these rules:", *rules.items(), sep="\n  ")
        return False
    took = perf_counter() - began
    print(counts.report())
    print(f"{counts.games} games in {took:.1f} s: {counts.games / took:.0f} games per second")
    return True


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the bench and print its report."""
    parser = argparse.ArgumentParser(prog="python -m freedoko_qt.players.bench", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="number of deals; each is played once per rotation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", help=f"four of {', '.join(LEVELS)}; with --random-rules four random players")
    parser.add_argument("--random-rules", action="store_true", help="whole parties under random rule sets, all checked")
    parser.add_argument("--rules", default="ddv", choices=tuple(PRESETS), help="the rule set")
    parser.add_argument("--duty", type=int, default=0, metavar="N", help="everybody owes N duty soli in every game")
    options = parser.parse_args(arguments)
    usual = ",".join(["random" if options.random_rules else "thumb"] + ["random"] * 3)
    kinds = (options.seats or usual).split(",")
    if len(kinds) != 4 or any(kind not in LEVELS for kind in kinds):
        parser.error(f"--seats takes four of {', '.join(LEVELS)} with commas between them")
    if options.random_rules:
        sys.exit(0 if soak_report(kinds, options.games, options.seed) else 1)
    began = perf_counter()
    figures = run(kinds, options.games, options.seed, preset(options.rules), options.duty)
    took = perf_counter() - began
    for kind in LEVELS:
        if kind in figures:
            print(figures[kind].report(kind))
    games = sum(one.seats for one in figures.values()) // 4
    print(f"{games} games in {took:.1f} s: {games / took:.0f} games per second")


if __name__ == "__main__":
    main()
