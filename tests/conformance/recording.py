"""A recorded game in our terms: its rules, its deal, and the events that lead to the same game."""

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from freedoko_qt.engine.card import Hand, cards
from freedoko_qt.engine.contract import SHAPES, Contract, Selector
from freedoko_qt.engine.event import SEATS, Action, Announced, Call, Dealt, Played, Reserved, Said, Seat
from freedoko_qt.engine.rules import SPECS, Rules, load

CALLS: Mapping[str, Call] = {
    "120": Call.NO_120,
    "90": Call.NO_90,
    "60": Call.NO_60,
    "30": Call.NO_30,
    "0": Call.NO_0,
    "reply": Call.REPLY,
}
TYPES = {contract.value: contract for contract in Contract}


@dataclass(frozen=True, slots=True)
class Recording:
    """One recorded game and the rules it was played by, as FreeDoko names and stores them."""

    data: Mapping[str, Any]
    options: Mapping[str, Any]

    @property
    def name(self) -> str:
        """What a report calls this game."""
        return str(self.data["id"])

    def events(self, *kinds: str) -> Iterator[tuple[int, str, list[Any]]]:
        """The events of some kinds: number of cards on the table by then, phase, and what else is recorded."""
        return ((at, phase, rest) for at, phase, kind, *rest in self.data["ev"] if kind in kinds)

    @property
    def is_solo(self) -> bool:
        """Whether it was scored as a solo."""
        contract = TYPES.get(self.data["type"])
        return contract is not None and contract.is_solo

    @property
    def is_duty_of_choice(self) -> bool:
        """Whether a solo was an owed one, played before the round of those that are still open."""
        return bool(self.data["duty_solo"]) and not self.data["duty_round"]


def recordings(path: Path, rules: Mapping[str, Any]) -> Iterator[Recording]:
    """The games of one file, in order."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            data = json.loads(line)
            yield Recording(data, rules[data["rules"]]["effective"])


def read_rules(folder: Path) -> Mapping[str, Any]:
    """The rule sets of a folder of recordings, by their id."""
    with gzip.open(folder / "rules.json.gz", "rt", encoding="utf-8") as file:
        rules: Mapping[str, Any] = json.load(file)
    return rules


# -- what is beyond our rules ------------------------------------------------------------------------------


def beyond(game: Recording) -> str:
    """Why a game cannot be replayed by the rules that we know; empty if it can."""
    data, options = game.data, game.options
    if data["end"] != "played":
        return f"the deal was thrown in: {data['type_start']}"
    for option in ("knocking", "announcement strict limit"):
        if options[option]:
            return option
    for kind in ("shift", "genscher", "swines", "hyper"):
        if any(game.events(kind)):
            return {"shift": "poverty", "hyper": "hyperswines"}.get(kind, kind)
    if data["duty_round"] and data["solo_start"] != data["start"]:
        return "a forced solo that was offered to the others"
    return ""


# -- in our terms ------------------------------------------------------------------------------------------


def rules_of(options: Mapping[str, Any]) -> Rules:
    """Our rules with FreeDoko's effective values, as far as we know their names."""
    named = {key.replace(" ", "_").replace("/", "_"): value for key, value in options.items()}
    return load({name: named[name] for name in SPECS if name in named})


def hand(code: str) -> Hand:
    """Cards that are written one behind the other: CACTD9."""
    return cards(" ".join(code[at : at + 2] for at in range(0, len(code), 2)))


def deal_of(game: Recording) -> Dealt:
    """The deal, with the soli that each seat owed; of the soloist only those that the solo can make good.

    FreeDoko lets the start player lead an owed solo of one's own choice if the rules for voluntary soli say so;
    that is a fault of it (rules 9.1 no. 6). Such a game is replayed as a voluntary solo.
    """
    data = game.data
    owed = [free for free, _, _ in data["duty_left"]]
    if data["type_start"].startswith("solo"):
        owed[data["solo_start"]] = 0 if is_led_by_fault(game) else matching(game)
    return Dealt(tuple(map(hand, data["hands"])), data["start"], tuple(owed), data["duty_round"])


def matching(game: Recording) -> int:
    """How many of the soli that the soloist owed are of the kind of the one that is played."""
    free, color, picture = game.data["duty_left"][game.data["solo_start"]]
    contract = TYPES[game.data["type_start"]]
    if contract is Contract.SOLO_MEATLESS:
        return int(free)
    return int(free + (color if SHAPES[contract].suit else picture))


def is_led_by_fault(game: Recording) -> bool:
    """Whether FreeDoko let the wrong player lead an owed solo."""
    return game.is_duty_of_choice and not game.options["lustsolo player leads"]


def talk_of(game: Recording) -> Iterator[Action]:
    """The talk with the recorded outcome: only who plays a special game has a reservation."""
    data = game.data
    contract = TYPES[data["type_start"]]
    special: Seat | None = None if contract in (Contract.NORMAL, Contract.MARRIAGE_SILENT) else data["solo_start"]
    if not data["duty_round"]:
        for seat in ((data["start"] + i) % len(SEATS) for i in SEATS):
            yield Said(seat, seat != special)
    if special is not None:
        said = next(answer for answer in data["res"] if answer["p"] == special)
        yield Reserved(special, contract, Selector(said.get("sel", Selector.FIRST_FOREIGN)))


def cards_of(game: Recording) -> Iterator[Played]:
    """The cards in the order played, each with its player."""
    for at, card in enumerate(hand(game.data["cards"])):
        yield Played((game.data["leads"][at // 4] + at) % 4, card)


def calls_of(game: Recording) -> Mapping[int, list[Announced]]:
    """The announcements by the number of cards on the table; those that a rule forced are made like any other."""
    made: dict[int, list[Announced]] = {}
    for at, _, (seat, code) in game.events("ann", "annduty"):
        made.setdefault(at, []).append(Announced(seat, CALLS[code]))
    return made
