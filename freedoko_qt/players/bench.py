"""How strong is who: the same deals with the seats exchanged, and what the games were like.

python -m freedoko_qt.players.bench --pair thumb,beginner --deals 1000 --jobs 2 --plain
python -m freedoko_qt.players.bench --ladder --deals 1000
python -m freedoko_qt.players.bench --seats thumb,random,random,random
python -m freedoko_qt.players.bench --random-rules --games 20000
python -m freedoko_qt.players.bench --speed
"""

import argparse
import random
import sys
import traceback
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import Rules, dump
from freedoko_qt.players.crew import Played, played
from freedoko_qt.players.figures import Figures, kinds_known, mean_and_error
from freedoko_qt.players.ledger import Kept, LedgerError, compared, conditions, kept, read, write
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.mirrored import Match, rotations, seatings_of_two
from freedoko_qt.players.process import one_thread
from freedoko_qt.players.soak import Soaked, random_rules, soak

RANDOM = "random"
"""What the conditions of a match call rules that are drawn anew for each deal."""


def run(kinds: Sequence[str], deals: int, seed: int, rules: Rules, owed: int) -> dict[str, Figures]:
    """Play each deal once for every different way round the table; figures by kind of player."""
    named = tuple(dict.fromkeys(kinds))
    done = played(Match(named, rotations(kinds), seed, rules, owed), deals)
    return dict(zip(named, done.figures, strict=True))


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


def headline(done: Played) -> str:
    """The result of two against two in one line."""
    first, second = done.match.kinds
    edges = done.edges()
    mean, error = mean_and_error(edges)
    better, worse = sum(edge > 0 for edge in edges), sum(edge < 0 for edge in edges)
    sure = f" ({mean / error:+.1f} standard errors)" if error else ""
    return (
        f"{first} against {second}: {mean:+.3f} points per player and game, standard error {error:.3f} "
        f"over {len(edges)} deals{sure}; better in {better}, worse in {worse}"
    )


def report(done: Played, with_reasons: bool) -> str:
    """The figures of all kinds of players in a match."""
    lines = []
    for number, kind in enumerate(done.match.kinds):
        figures = done.figures[number]
        lines.append(figures.report(kind))
        if with_reasons and figures.reasons:
            lines += ["  what decided on the cards:", figures.decided_by()]
    return "\n".join(lines)


def duels(pairs: Sequence[tuple[str, ...]], options: argparse.Namespace) -> list[Kept]:
    """Plays and reports two against two, pair by pair; what there is of them deal by deal."""
    rules = None if options.random_rules else preset(options.rules)
    found, lines = [], []
    for pair in pairs:
        match = Match(pair, seatings_of_two(), options.seed, rules, options.duty, options.plain)
        began = perf_counter()
        done = played(match, options.deals, options.jobs, options.minutes / len(pairs))
        if not done.seeds:
            break
        name = RANDOM if rules is None else options.rules
        lines.append(headline(done))
        print(f"{lines[-1]}\n({conditions(done, name)}, seed {options.seed})")
        print(report(done, options.reasons))
        games = len(done.seeds) * len(match.seatings)
        took = perf_counter() - began
        print(f"{games} games in {took:.1f} s: {games / took:.1f} games per second", flush=True)
        found.append(kept(done, name))
        if done.was_interrupted:
            break
    if len(lines) > 1:
        print("", *lines, sep="\n")
    return found


def table_of_four(kinds: Sequence[str], options: argparse.Namespace) -> None:
    """Plays and reports a table of four that is turned."""
    named = tuple(dict.fromkeys(kinds))
    match = Match(named, rotations(kinds), options.seed, preset(options.rules), options.duty, options.plain)
    began = perf_counter()
    done = played(match, options.deals, options.jobs, options.minutes)
    if not done.seeds:
        return
    took, games = perf_counter() - began, len(done.seeds) * len(match.seatings)
    print(report(done, options.reasons))
    print(f"{games} games in {took:.1f} s: {games / took:.0f} games per second")


def speed_report() -> None:
    """Measures and prints how fast the parts are."""
    from freedoko_qt.players import speed  # brings numpy, which must find its threads set

    for line in speed.report():
        print(line, flush=True)


def arguments_of(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command line."""
    names = ", ".join(kinds_known())
    add = parser.add_argument
    add("--pair", metavar="A,B", help=f"two against two, each deal in all six seatings; of {names}")
    add("--ladder", action="store_true", help="each level against the one below, in the same way")
    add("--seats", metavar="A,B,C,D", help="a table of four, each deal once per rotation; random players by default")
    add("--speed", action="store_true", help="how fast the parts are of which the players are made")
    add("--deals", "--games", type=int, default=100, help="number of deals; of games with --random-rules")
    add("--seed", type=int, default=1)
    add("--jobs", type=int, default=1, metavar="N", help="processes; the result is the same for any number")
    add("--minutes", type=float, default=0, help="stop after so long, with what there is")
    add("--plain", action="store_true", help="cards alone, without announcements and reservations")
    add("--rules", default="ddv", choices=tuple(PRESETS), help="the rule set; that of a new party by default")
    add("--random-rules", action="store_true", help="parties under random rules, all checked; or with --pair, deals")
    add("--duty", type=int, default=0, metavar="N", help="everybody owes N duty soli in every game")
    add("--reasons", action="store_true", help="tell what decided on the cards")
    add("--json", type=Path, metavar="FILE", help="keep what each deal brought, with --pair or --ladder")
    add("--against", type=Path, metavar="FILE", help="compare with what was kept, deal by deal")
    options = parser.parse_args(arguments)
    if options.deals < 1 or options.jobs < 1:
        parser.error("--deals and --jobs are at least 1")
    if (options.json or options.against) and not (options.pair or options.ladder):
        parser.error("--json and --against go with --pair or --ladder")
    return options


def chosen_kinds(parser: argparse.ArgumentParser, option: str, value: str, number: int) -> tuple[str, ...]:
    """The kinds of players in the value of an option."""
    kinds, known = tuple(value.split(",")), kinds_known()
    if len(kinds) != number or any(kind not in known for kind in kinds):
        parser.error(f"{option} takes {number} of {', '.join(known)} with commas between them")
    return kinds


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the bench and print its report."""
    one_thread()
    parser = argparse.ArgumentParser(
        prog="python -m freedoko_qt.players.bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options = arguments_of(parser, arguments)
    if options.speed:
        speed_report()
    elif options.pair or options.ladder:
        ladder = [(better, worse) for worse, better in pairwise(LEVELS)]
        pairs = [chosen_kinds(parser, "--pair", options.pair, 2)] if options.pair else ladder
        then = read_or_leave(parser, options.against)
        found = duels(pairs, options)
        if options.json:
            write(options.json, found)
        compare(parser, found, then)
    else:
        usual = ",".join(["random" if options.random_rules else "thumb"] + ["random"] * 3)
        kinds = chosen_kinds(parser, "--seats", options.seats or usual, 4)
        if options.random_rules:
            sys.exit(0 if soak_report(kinds, options.deals, options.seed) else 1)
        table_of_four(kinds, options)


def read_or_leave(parser: argparse.ArgumentParser, file: Path | None) -> tuple[Kept, ...]:
    """The matches to compare with; a file that cannot be read is told before anything is played."""
    try:
        return read(file) if file else ()
    except LedgerError as error:
        parser.error(str(error))


def compare(parser: argparse.ArgumentParser, found: Sequence[Kept], then: Sequence[Kept]) -> None:
    """Prints how each match differs from the one in its place that was kept."""
    try:
        for now, before in zip(found, then, strict=False):
            print(compared(now, before))
    except LedgerError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
