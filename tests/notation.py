"""The short text in which tests set up a situation, so that it reads on one screen.

A situation stands in lines, or on one line with · between them; only the cards that matter need to be named, the rest
is dealt at random, always in the same way::

    ddv, counting=plus          the rule set, and the rules that differ from it; `plain` is the simple set below
    hand 0 CQ HT                cards that seat 0 was dealt
    start 1                     who sits left of the dealer; then perhaps `owed 1 0 0 0`, `forced`, `bock 2`
    healthy                     the talk: everybody is healthy; or `2 plays solo queen`; or its events one by one
    no swines                   all pass who are asked for swines; where more is told, this need not be written
    1: CA CK C9 CA              a trick from its leader on; or events, with commas: 1 CA, 2 CK, 0 no 120
    ...                         tricks that do not matter
    left 0 D9 S9                what seat 0 holds after them
    lead 1                      who leads after them, if no card tells it
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from random import Random

import yaml

from freedoko_qt.engine import event
from freedoko_qt.engine.card import Card, Hand, cards, deck
from freedoko_qt.engine.contract import SOLI, Contract
from freedoko_qt.engine.event import (
    SEATS,
    Action,
    Dealt,
    EventError,
    HyperswinesAnnounced,
    Passed,
    Played,
    Reserved,
    Said,
    Seat,
    SwinesAnnounced,
)
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import Dialogue, Rules, load
from freedoko_qt.engine.state import legal
from freedoko_qt.engine.table import Ask, Trick
from freedoko_qt.engine.tables import game_tables
from freedoko_qt.engine.trick import add
from tests.outcome import CALLS, tally, told

TRIES = 100
"""How often the cards that do not matter are dealt anew before a situation counts as impossible."""

STEPS = 500
"""How many of them are played in one try."""

PLAIN = load(
    {
        "x_reservation_dialogue": "two-step",
        "bock": False,
        "poverty": False,
        "throw_with_nines": False,
        "swines": False,
        "announcement_first_trick_thirty_points": False,
        "extrapoint_fox_last_trick": False,
        "extrapoint_catch_charlie": False,
        "offer_duty_solo": False,
    }
)
"""FreeDoko's defaults without what happens beside the play, so that a test can say by itself what it is about."""


def rules_of(text: str) -> Rules:
    """The rules in a text such as ``ddv, counting=plus, dollen=no``."""
    name, *changes = (part.strip() for part in re.split(r",(?![^[]*\])", text))
    pairs = (change.partition("=") for change in changes)
    base = PLAIN if name == "plain" else preset(name)
    return load({rule.strip(): yaml.safe_load(value) for rule, _, value in pairs}, base)


def trick(text: str, contract: Contract = Contract.NORMAL, rules: str = "ddv", last: bool = False) -> Trick:
    """The trick in a text such as ``2: HT SK DA DA``, with its winner; ``last`` tells that it is the last one."""
    leader, _, played = text.partition(":")
    result = Trick(int(leader))
    for card in cards(played):
        result = add(result, card, game_tables(rules_of(rules).effective(), contract), last)
    return result


# -- situations -------------------------------------------------------------------------------------------


def empty() -> list[list[Card]]:
    """A place for the cards of each seat."""
    return [[], [], [], []]


@dataclass
class Script:
    """A situation as it is written."""

    rules: Rules = field(default_factory=lambda: preset("ddv"))
    hands: list[list[Card]] = field(default_factory=empty)
    left: list[list[Card]] = field(default_factory=empty)
    start: Seat = 0
    owed: tuple[int, ...] = (0, 0, 0, 0)
    forced: bool = False
    bock: int = 1
    lead: Seat | None = None
    before: list[Action] = field(default_factory=list)  # the events up to the gap
    after: list[Action] | None = None  # the events behind the gap, if there is one

    @property
    def size(self) -> int:
        """Cards that each seat is dealt."""
        return 12 if self.rules.with_nines else 10

    @property
    def leader(self) -> Seat | None:
        """Who leads after the gap."""
        played = (action.seat for action in self.after or () if isinstance(action, Played))
        return next(played, self.lead)

    @property
    def contract(self) -> Contract:
        """The game that is played."""
        named = (action.contract for action in self.before if isinstance(action, Reserved))
        return next((contract for contract in named if contract is not Contract.NORMAL), Contract.NORMAL)


def situation(text: str) -> Game:
    """The game at the moment that a text describes; EventError if the rules do not allow what it tells."""
    script = read(text)
    random, error = Random(len(text)), EventError("the cards cannot be dealt like this")
    for _ in range(TRIES):
        try:
            return play(script, random)
        except EventError as reason:
            error = reason
            if all(len(hand) == script.size for hand in script.hands):
                break
    raise error


def read(text: str) -> Script:
    """The situation in a text."""
    script = Script()
    for line in filter(None, (part.strip() for part in re.split("[\n·]", text))):
        read_line(script, line)
    for seat in SEATS:
        behind = [action.card for action in script.after or () if isinstance(action, Played) and action.seat == seat]
        script.left[seat] = joined(script.left[seat], behind)
    return script


def read_line(script: Script, line: str) -> None:
    """Add what one line tells."""
    word, _, rest = line.partition(" ")
    match word.rstrip(","):
        case name if name == "plain" or name in PRESETS:
            script.rules = rules_of(line)
        case "hand":
            script.hands[int(rest[0])] += cards(rest[1:])
        case "left":
            script.left[int(rest[0])] += cards(rest[1:])
        case "start":
            script.start = int(rest)
        case "lead":
            script.lead = int(rest)
        case "owed":
            script.owed = tuple(map(int, rest.split()))
        case "forced":
            script.forced = True
        case "bock":
            script.bock = int(rest)
        case "...":
            script.after = []
        case _:
            found = script.before if script.after is None else script.after
            found += [action for part in line.split(",") for action in read_events(script, part.strip())]


def read_events(script: Script, part: str) -> Iterator[Action]:
    """The events in one piece of a line."""
    order = [(script.start + i) % 4 for i in range(4)]
    secret = script.rules.x_reservation_dialogue is Dialogue.COMPLETE
    if part == "healthy":
        yield from (Reserved(seat, Contract.NORMAL) if secret else Said(seat, True) for seat in order)
    elif part == "no swines":
        yield from (Passed(seat) for seat in order)
    elif found := re.fullmatch(r"(\d) plays (.+)", part):
        chosen = event.parse(f"{found[1]} {found[2]}")
        if secret and not script.forced:
            yield from (chosen if seat == chosen.seat else Reserved(seat, Contract.NORMAL) for seat in order)
            return
        if not script.forced:
            is_big = chosen in [Reserved(chosen.seat, contract) for contract in SOLI]
            size = is_big if script.rules.x_reservation_dialogue is Dialogue.SMALL_BIG else None
            yield from (Said(seat, False, size) if seat == chosen.seat else Said(seat, True) for seat in order)
        yield chosen
    else:
        yield from events(part)


def events(line: str) -> Iterator[Action]:
    """The events in a line: actions with commas between, and tricks or parts of them, as ``1: CA CK, 3 no 90``."""
    for part in line.split(","):
        if found := re.fullmatch(r"(\d): (.+)", part.strip()):
            yield from (Played((int(found[1]) + i) % 4, card) for i, card in enumerate(cards(found[2])))
        else:
            yield event.parse(part)


def joined(first: list[Card], second: list[Card]) -> list[Card]:
    """The fewest cards that hold both lists."""
    return [*first, *(Counter(second) - Counter(first)).elements()]


def play(script: Script, random: Random) -> Game:
    """One try to deal the cards that do not matter and to play up to the moment; EventError if it fails."""
    hands, kept = filled(script, random)
    game = Game(script.rules, Dealt(hands, script.start, script.owed, script.forced, bock=script.bock))
    for action in script.before:
        pass_swines(game, action)
        game.play(action)
    if script.after is not None:
        pass_swines(game)
        play_gap(game, script.leader, kept, random)
        for action in script.after:
            game.play(action)
    return game


def pass_swines(game: Game, action: Action | None = None) -> None:
    """Pass for everybody who is asked for swines before the action can be taken."""
    while game.state.table.ask is Ask.SWINES and not answers_swines(game, action):
        game.play(Passed(game.state.table.turn))


def answers_swines(game: Game, action: Action | None) -> bool:
    """Whether an action is the answer of the seat that is asked for swines."""
    is_answer = isinstance(action, SwinesAnnounced | HyperswinesAnnounced | Passed)
    return is_answer and action is not None and action.seat == game.state.table.turn


def play_gap(game: Game, leader: Seat | None, kept: list[list[Card]], random: Random) -> None:
    """Play the tricks that do not matter, a few cards back from every dead end; EventError after too many of these."""
    first, number = game.at, max(map(len, kept))
    for _ in range(STEPS):
        table = game.state.table
        actions: list[Action] = []
        if table.trick.cards or table.cards_left(0) > number:
            actions = spare_cards(game, kept)
        elif leader in (None, table.turn):
            return
        if actions:
            game.play(random.choice(actions))
        else:
            for _ in range(min(random.randrange(1, 10), game.at - first)):
                game.undo()
    raise EventError("there is no way to play the tricks between")


def spare_cards(game: Game, kept: list[list[Card]]) -> list[Action]:
    """The cards for a trick that does not matter: none of those that must be kept."""
    seat = game.state.table.turn
    spare = Counter(game.state.hands[seat]) - Counter(kept[seat])
    return [action for action in legal(game.state, seat) if isinstance(action, Played) and spare[action.card]]


def filled(script: Script, random: Random) -> tuple[tuple[Hand, ...], list[list[Card]]]:
    """The four hands, and for each seat what it keeps over the gap; EventError if the cards do not suffice."""
    kept = [list(left) for left in script.left]
    played = [[a.card for a in script.before if isinstance(a, Played) and a.seat == seat] for seat in SEATS]
    hands = [joined(script.hands[seat], played[seat] + kept[seat]) for seat in SEATS]
    wanted = {seat for seat in SEATS if hands[seat].count(Card.CQ) == 2}
    rest = list((Counter(deck(script.rules.with_nines)) - Counter(chain(*hands))).elements())
    random.shuffle(rest)
    suit = game_tables(script.rules.effective(), script.contract).suit
    early, late = lacking(script.before, suit), lacking([*script.before, *(script.after or ())], suit)
    number = max(map(len, kept))
    for seat in sorted(SEATS, key=lambda seat: -len(late[seat])):
        while len(hands[seat]) < script.size:
            keeps = len(kept[seat]) < number
            without = late[seat] if keeps else early[seat]
            card = next((card for card in rest if suit[card] not in without), None)
            if card is None:
                raise EventError(f"there are not enough cards for seat {seat}")
            rest.remove(card)
            hands[seat].append(card)
            kept[seat] += [card] * keeps
    if any(hands[seat].count(Card.CQ) == 2 and seat not in wanted for seat in SEATS):
        raise EventError("a silent marriage that nobody asked for")
    return tuple(map(tuple, hands)), kept


def lacking(actions: list[Action], suit: tuple[int, ...]) -> list[set[int]]:
    """The suits that each seat showed not to have."""
    missing: list[set[int]] = [set(), set(), set(), set()]
    played = [action for action in actions if isinstance(action, Played)]
    for number, action in enumerate(played):
        led = suit[played[number - number % 4].card]
        if suit[action.card] != led:
            missing[action.seat].add(led)
    return missing


__all__ = [
    "CALLS",
    "PLAIN",
    "Script",
    "events",
    "joined",
    "read",
    "read_line",
    "rules_of",
    "situation",
    "tally",
    "told",
    "trick",
]
