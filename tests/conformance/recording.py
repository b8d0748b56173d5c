"""A recorded game in our terms: its rules, its deal, and the events that lead to the same game."""

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.event import Call, Dealt, Reserved, Seat
from freedoko_qt.engine.freedoko import KEYS
from freedoko_qt.engine.rules import Rules, SoloLead, load

CALLS: Mapping[str, Call] = {
    "120": Call.NO_120,
    "90": Call.NO_90,
    "60": Call.NO_60,
    "30": Call.NO_30,
    "0": Call.NO_0,
    "reply": Call.REPLY,
    "120r": Call.REPLY_NO_120,
    "90r": Call.REPLY_NO_90,
    "60r": Call.REPLY_NO_60,
    "30r": Call.REPLY_NO_30,
    "0r": Call.REPLY_NO_0,
}
TYPES = {contract.value: contract for contract in Contract}


@dataclass(frozen=True)
class RuleSet:
    """The rules of some recordings, as FreeDoko names them: what its file says, and what it makes of that."""

    stored: Mapping[str, Any]
    effective: Mapping[str, Any]

    @cached_property
    def rules(self) -> Rules:
        """Our rules with FreeDoko's effective values.

        The duty to announce after a rich first trick has no effect in a marriage there (rules 9.1 no. 1).
        """
        return loaded(self.effective).but(announcement_first_trick_thirty_points_in_marriage=False)

    @cached_property
    def rules_with_wrong_lead(self) -> Rules:
        """These rules where the start player leads every solo but the forced ones."""
        return self.rules.but(x_lead_in_solo=SoloLead.START_PLAYER)


def loaded(options: Mapping[str, Any]) -> Rules:
    """Our rules with values by FreeDoko's names; the number of rounds stands in the recordings instead."""
    return load({name: options[key] for name, key in KEYS.items() if key in options})


@dataclass(frozen=True, slots=True)
class Said:
    """Something that was said in a recorded game after so many cards; `word` is a code, cards, or another seat."""

    at: int
    kind: str
    seat: Seat
    word: str


@dataclass(frozen=True)
class Recording:
    """One recorded game and the rules it was played by."""

    data: Mapping[str, Any]
    rule_set: RuleSet

    @property
    def name(self) -> str:
        """What a report calls this game."""
        return str(self.data["id"])

    @property
    def options(self) -> Mapping[str, Any]:
        """The rules by FreeDoko's names."""
        return self.rule_set.effective

    @property
    def is_played(self) -> bool:
        """Whether cards were played; otherwise the hands were dealt again."""
        return bool(self.data["end"] == "played")

    @property
    def is_led_by_fault(self) -> bool:
        """Whether FreeDoko let the wrong player lead an owed solo of the soloist's own choice (rules 9.1 no. 6)."""
        is_of_choice = self.data.get("duty_solo") and not self.data["duty_round"]
        return bool(is_of_choice) and not self.options["lustsolo player leads"]

    @property
    def rules(self) -> Rules:
        """The rules by which the game comes out as recorded."""
        return self.rule_set.rules_with_wrong_lead if self.is_led_by_fault else self.rule_set.rules

    @cached_property
    def before(self) -> list[Said]:
        """What was said before the first card, in order."""
        return [event for phase, event in self.events() if phase in "rps"]

    @cached_property
    def during(self) -> dict[int, list[Said]]:
        """What was said later, in order, by the number of cards on the table."""
        found: dict[int, list[Said]] = {}
        for phase, event in self.events():
            if phase not in "rps":
                found.setdefault(event.at, []).append(event)
        return found

    def events(self) -> Iterator[tuple[str, Said]]:
        """All that was said, each with the letter of its phase."""
        for at, phase, kind, seat, *rest in self.data["ev"]:
            yield phase, Said(at, kind, seat, "".join(map(str, rest)))

    @cached_property
    def cards(self) -> Hand:
        """All cards in the order played."""
        return hand(self.data["cards"])

    def player(self, at: int) -> Seat:
        """Who played the card after so many others."""
        return int(self.data["leads"][at // 4] + at) % 4


def read_rules(folder: Path) -> Mapping[str, RuleSet]:
    """The rule sets of a folder of recordings, by their id."""
    with gzip.open(folder / "rules.json.gz", "rt", encoding="utf-8") as file:
        return {name: RuleSet(found["set"], found["effective"]) for name, found in json.load(file).items()}


def read_parties(folder: Path) -> Mapping[str, Mapping[str, Any]]:
    """What is known of the parties to which the recordings of a folder belong, by their id."""
    with gzip.open(folder / "parties.jsonl.gz", "rt", encoding="utf-8") as lines:
        return {party["id"]: party for party in map(json.loads, lines)}


# -- in our terms ------------------------------------------------------------------------------------------


@cache
def hand(code: str) -> Hand:
    """Cards that are written one behind the other: CACTD9."""
    return tuple(Card[code[at : at + 2]] for at in range(0, len(code), 2))


def deal_of(game: Recording) -> Dealt:
    """The deal, with the soli that each seat owed and the factor of a bock round."""
    data = game.data
    owed = data["duty_left"]
    return Dealt(
        tuple(map(hand, data["hands"])),
        data["start"],
        tuple(map(sum, owed)),
        data["duty_round"],
        tuple(color for _, color, _ in owed),
        tuple(picture for _, _, picture in owed),
        next(iter(data["bock_before"]), 1),
    )


def choices_of(game: Recording) -> Iterator[Reserved]:
    """What everybody chose before the first card, in the order asked."""
    for said in game.data["res"]:
        selector = Selector(said.get("sel", Selector.FIRST_FOREIGN))
        yield Reserved(said["p"], TYPES[said["type"]], selector, bool(said.get("offer")))
