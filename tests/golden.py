"""Golden games: whole games with the facts that must come out, and what another rule would make of them.

A file in `tests/games` is a small party: its rules, and for each game the hands, the events and the facts. Who begins
and who owes a solo follows from the party. `otherwise` lists rules that change what is told: each either lets other
facts come out, or refuses a line (or the deal).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from freedoko_qt.engine.card import cards
from freedoko_qt.engine.event import Dealt, EventError, parse
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Party, final_contract
from freedoko_qt.engine.points import Item, Kind
from freedoko_qt.engine.preset import rules_at
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.yamltext import Document, read

FOLDER = Path(__file__).resolve().parent / "games"
NAMES = ("Anna", "Bert", "Clara", "Dora")
FORMAT = 1

Facts = Mapping[str, Any]
"""What is written under `expect`, `party` and `then`, by name."""

WORDS: Mapping[Kind, str] = {
    Kind.BELOW: "{call}",
    Kind.SAID: "{call} said by {by}",
    Kind.REACHED: "reached against {call}",
    Kind.SPECIAL: "{special.feat} in trick {number} by {special.seat}",
}


@dataclass(frozen=True, slots=True)
class Told:
    """What a golden game tells under a set of rules: facts by game and of the party, or the line that is refused."""

    games: tuple[Facts, ...]
    party: Facts
    refused: str = ""
    played: tuple[Game, ...] = ()

    def differences(self, other: "Told") -> Facts:
        """The facts that come out otherwise, as they are there; those of the last game and of the party."""
        if other.refused:
            return {"refused": other.refused}
        pairs = (*zip(self.games, other.games, strict=True), (self.party, other.party))
        return {name: there[name] for here, there in pairs for name in here if here[name] != there[name]}


@dataclass(frozen=True, slots=True)
class Golden:
    """A file of golden games."""

    document: Document

    @property
    def name(self) -> str:
        """The name of the file, without its ending."""
        return self.document.file.removesuffix(".yaml")

    @property
    def rules(self) -> Rules:
        """The rules by which the games are played."""
        return rules_at(self.document, ("rules",), self.document.get(("base",), str, "default"))

    @property
    def alternatives(self) -> Iterator[tuple[Mapping[str, Any], Rules, Facts]]:
        """What is changed, the rules that this makes, and the facts that come out then."""
        stored = self.document.get(("rules",), dict, {})
        for at, other in enumerate(self.document.get(("otherwise",), list, [])):
            changed = {**self.document.data, "rules": {**stored, **other["rules"]}}
            document = Document(self.document.file, self.document.text, changed)
            rules = rules_at(document, ("rules",), self.document.get(("base",), str, "default"))
            yield other["rules"], rules, self.document.get(("otherwise", at, "then"), dict)

    @property
    def turns_on(self) -> frozenset[str]:
        """The rules that matter in these games."""
        return frozenset(name for changes, _, _ in self.alternatives for name in changes)

    @property
    def expected(self) -> Told:
        """The facts as they are written."""
        games = tuple(game["expect"] for game in self.document.get(("games",), list))
        return Told(games, self.document.get(("party",), dict))

    def told(self, rules: Rules) -> Told:
        """What the games tell under some rules, up to the first line that is refused."""
        party = Party(rules, NAMES, 0, self.document.get(("first start",), int, 0))
        found: list[Facts] = []
        played: list[Game] = []
        for written in self.document.get(("games",), list):
            dealt = Dealt(tuple(map(cards, written["hands"])), party.next_start, party.owed, party.is_in_duty_round)
            try:
                game = Game(rules, dealt)
            except EventError:
                return Told((), {}, "deal")
            for line in lines(written["events"]):
                try:
                    game.play(parse(line))
                except EventError:
                    return Told((), {}, line)
            party = party.finish(game)
            played.append(game)
            found.append(facts(game))
        return Told(tuple(found), facts_of_party(party), played=tuple(played))


def lines(written: list[str]) -> Iterator[str]:
    """The single events; several stand in a line with commas between them."""
    return (part.strip() for row in written for part in row.split(","))


def facts(game: Game) -> Facts:
    """What came out of a game, in the words of the files."""
    table, result = game.state.table, game.result
    return {
        "contract": str(final_contract(game)),
        "soloist": table.soloist,
        "decided": table.decided,
        "winners": " ".join(str(trick.winner) for trick in table.tricks),
        "teams": " ".join(map(str, game.state.teams)),
        "points": f"{result.points[0]}:{result.points[1]}",
        "tricks": f"{result.tricks[0]}:{result.tricks[1]}",
        "winner": str(result.winner or "nobody"),
        "items": [item_text(item) for item in result.items],
        "value": result.value,
        "scores": list(result.scores),
    }


def item_text(item: Item) -> str:
    """An item of the value, with the side it counts for; the trick is counted from 1."""
    special = item.special
    number = special.trick + 1 if special else 0
    text = WORDS.get(item.kind, item.kind).format(call=item.call, by=item.by, special=special, number=number)
    victim = f" from {special.victim}" if special and special.victim is not None else ""
    return f"{item.points} {item.team}: {text}{victim}"


def facts_of_party(party: Party) -> Facts:
    """How the party stands after the games."""
    return {
        "over": party.is_over,
        "next start": None if party.is_over else party.next_start,
        "owed": list(party.owed),
        "totals": list(party.totals),
    }


def golden_games() -> tuple[Golden, ...]:
    """All files of golden games."""
    return tuple(
        Golden(read(path.read_text(encoding="utf-8"), path.name, FORMAT)) for path in sorted(FOLDER.glob("*.yaml"))
    )
