"""Parties under random rule sets: whatever people agree on, every game is played to its end and its sums are right."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Reserved
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.record import Head, Record, dumps, loads
from freedoko_qt.engine.rules import DEFAULT, LIMITS, SELECTORS, SPECS, Counting, RuleError, Rules, load
from freedoko_qt.engine.state import legal
from freedoko_qt.engine.table import Table
from freedoko_qt.players.levels import LEVELS

WIDTH = 12  # numbers are drawn from the lowest one on, at most so far
SHORT = {"number_of_rounds": 3, "number_of_duty_soli": 2, "x_number_of_games": 0}  # a party must end, but not at once
ASIDE = 1 / 12  # how often somebody who is not on turn speaks
MOST = 600  # deals of one party, those that were thrown in included
NAMES = ("Anna", "Bernd", "Clara", "Dieter", "Eva")


class SoakError(AssertionError):
    """Something that must hold in every game does not."""


@dataclass
class Soaked:
    """What has been played so far."""

    games: int = 0
    redeals: int = 0
    parties: int = 0
    contracts: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)

    def report(self) -> str:
        """The counts as text."""
        lines = [f"{self.parties} parties, {self.games} games, {self.redeals} deals thrown in"]
        for title, counts in (("game types", self.contracts), ("events", self.events)):
            lines += [f"{title}:", *(f"  {name:<28} {number}" for name, number in counts.most_common())]
        return "\n".join(lines)


def random_rules(dice: random.Random) -> Rules:
    """Any rule set that a dialog can hold, in which a party ends soon."""
    while True:
        data = {name: value(name, dice) for name in SPECS}
        limits = sorted((data[name] for name in LIMITS), key=lambda number: -int(str(number)))
        data |= dict(zip(LIMITS, limits, strict=True))
        data[dice.choice(SELECTORS)] = True
        data["number_of_rounds_limited"] = True
        try:
            return load(data)
        except RuleError:
            continue  # numbers that contradict each other


def value(name: str, dice: random.Random) -> object:
    """A random value of a rule; lists are often empty or as they are by default."""
    default, spec = getattr(DEFAULT, name), SPECS[name]
    low, high = spec.span
    if isinstance(default, bool):
        return dice.random() < 0.5
    if isinstance(default, StrEnum):
        return dice.choice(list(type(default)))
    if isinstance(default, int):
        return dice.randint(low, min(high, low + SHORT.get(name, WIDTH)))
    if spec.items:
        return dice.sample(spec.items, dice.randint(0, len(spec.items)))
    if spec.lengths:
        return sorted(dice.randint(low, high) for _ in range(dice.choice(spec.lengths)))
    return dice.choice(([], [3, 4, 3], [3, 3, 3, 3]))


def soak(kinds: Sequence[str], games: int, seed: int, counts: Soaked) -> None:
    """Play parties until so many games are over; SoakError or whatever breaks tells of a fault."""
    while counts.games < games:
        one_party(kinds, seed + counts.parties, counts)


def one_party(kinds: Sequence[str], seed: int, counts: Soaked) -> None:
    """A party whose rules, deals and play all come from its seed."""
    dice = random.Random(seed)
    rules = random_rules(dice)
    names = NAMES[: rules.x_players_at_table]
    party, played = Party(rules, names, seed), list[Game]()
    players = [LEVELS[kinds[place % 4]].make(seed + place) for place in range(len(names))]
    while not party.is_over:
        game = party.next_game()
        while not game.is_over:
            speak(game, dice, counts)
            seat = game.state.table.turn
            game.play(players[game.places[seat]].choose(observe(game.state, seat)).action)
            counts.events[type(game.log[-1]).__name__] += 1
        check_game(game)
        played.append(game)
        party = party.finish(game)
        count(party, game, counts)
        if len(played) > MOST:
            raise SoakError(f"the party does not end within {MOST} deals")
    if any(party.owed) and party.is_in_duty_round and len(party.entries) < (rules.x_number_of_games or MOST):
        raise SoakError(f"the party is over, but soli are owed: {party.owed}")
    humans = ("human",) * len(names)
    check_record(Record(Head(rules, "default", names, humans, seed), tuple(played)))
    counts.parties += 1


def speak(game: Game, dice: random.Random, counts: Soaked) -> None:
    """Now and then somebody who is not on turn makes use of what may be said at any time."""
    seat = dice.choice(SEATS)
    if seat != game.state.table.turn and dice.random() < ASIDE and (free := legal(game.state, seat)):
        game.play(dice.choice(free))
        counts.events[type(game.log[-1]).__name__] += 1


def count(party: Party, game: Game, counts: Soaked) -> None:
    """Enter a game that is over."""
    table = game.state.table
    if table.is_redeal:
        counts.redeals += 1
        counts.contracts[f"{table.contract}, dealt again"] += 1
        return
    counts.games += 1
    entry = party.entries[-1]
    counts.contracts[entry.contract] += 1
    counts.events.update(f"special: {item.special.feat}" for item in entry.result.items if item.special)
    counts.events["bock game"] += entry.result.bock > 1
    counts.events["bock triggered"] += bool(entry.triggers)
    counts.events["nobody won"] += entry.result.winner is None


def check_game(game: Game) -> None:
    """SoakError unless the sums of a game are right."""
    table = game.state.table
    if table.is_redeal:
        if table.contract.is_real_solo:
            raise SoakError("a solo was dealt again")
        return
    result, size = game.result, table.hand_size
    if sum(result.points) != 240 or sum(result.tricks) != size:
        raise SoakError(f"{result.points} card points in {result.tricks} tricks")
    if any(game.state.hands):
        raise SoakError("there are cards left after the last trick")
    wanted = expected(result, table.contract, table.rules) + bonus(table)
    if sum(result.scores) != wanted:
        raise SoakError(f"the scores {result.scores} sum to {sum(result.scores)}, not to {wanted}")


def expected(result: Result, contract: Contract, rules: Rules) -> int:
    """What the scores of a game sum to by the counting, without the bonus of a marriage."""
    if rules.counting is Counting.PLUS_MINUS:
        return 0
    is_plus = rules.counting is Counting.PLUS
    sign = 1 if is_plus else -1
    side = result.winner or (Team.RE if result.value > 0 else Team.CONTRA)
    worth = result.value if result.winner else abs(result.value)
    writers = result.teams.count(side if is_plus else side.other)
    if contract is Contract.FEWEST_POINTS:
        return sign * worth * writers * (4 - writers)
    if not result.is_solo:
        return sign * worth * writers
    is_triple = rules.solo_always_counts_triple or (writers == 1 and result.winner is not None)
    return sign * worth * writers * (3 if is_triple else 1)


def bonus(table: Table) -> int:
    """What the bonus of an announced marriage adds to the sum of the scores."""
    named = [action.contract for action in table.said if isinstance(action, Reserved)]
    if table.rules.counting is Counting.PLUS_MINUS or named[-1:] != [Contract.MARRIAGE]:
        return 0
    return 3 * table.rules.x_marriage_bonus * (1 if table.rules.counting is Counting.PLUS else -1)


def check_record(record: Record) -> None:
    """SoakError unless a party that was written down reads back as it was."""
    again = loads(dumps(record), "soak.yaml")
    if again.head != record.head:
        raise SoakError("the head of the record reads back otherwise")
    for number, (one, other) in enumerate(zip(record.games, again.games, strict=True), 1):
        if (one.dealt, one.log, one.state, one.places) != (other.dealt, other.log, other.state, other.places):
            raise SoakError(f"game {number} of the record reads back otherwise")
