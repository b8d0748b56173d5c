"""Golden games: whole games with the facts that must come out, and what another rule would make of them.

A file in `tests/games` is a small party: its rules, and for each game the hands, the events and the facts. Who begins
and who owes a solo follows from the party; without hands the cards come from the seed of the file. The rules are a base
and what differs from it; the base is `plain` (see `notation`) or a rule set that is shipped. `otherwise` lists rules
that change what is told: each either lets other facts come out, or refuses a line (or the deal).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from freedoko_qt.engine.card import cards
from freedoko_qt.engine.event import SEATS, Announced, EventError, parse, text
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.money import amounts, final_stakes
from freedoko_qt.engine.party import Party, final_contract
from freedoko_qt.engine.points import Item, Kind
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import Rules, load
from freedoko_qt.engine.yamltext import Document, read
from tests.notation import PLAIN

FOLDER = Path(__file__).resolve().parent / "games"
NAMES = ("Anna", "Bert", "Clara", "Dora", "Emil")
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
        return {
            name: there.get(name)
            for here, there in pairs
            for name in {**here, **there}
            if here.get(name) != there.get(name)
        }


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
        return self.rules_with({})

    def rules_with(self, changes: Mapping[str, Any]) -> Rules:
        """The rules with other values for some."""
        base = self.document.get(("base",), str)
        stored = {**self.document.get(("rules",), dict, {}), **changes}
        return load(stored, PLAIN if base == "plain" else preset(base))

    @property
    def alternatives(self) -> Iterator[tuple[Mapping[str, Any], Rules, Facts]]:
        """What is changed, the rules that this makes, and the facts that come out then."""
        for at, other in enumerate(self.document.get(("otherwise",), list, [])):
            yield other["rules"], self.rules_with(other["rules"]), self.document.get(("otherwise", at, "then"), dict)

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
        names = NAMES[: rules.x_players_at_table]
        party = Party(rules, names, self.document.get(("seed",), int, 0), self.document.get(("first start",), int, 0))
        found: list[Facts] = []
        played: list[Game] = []
        for written in self.document.get(("games",), list):
            if party.is_over:
                return Told((), {}, "game")
            try:
                game = self.dealt(party.next_game(), written)
            except EventError:
                return Told((), {}, "deal")
            for line in lines(written["events"]):
                try:
                    game.play(parse(line))
                except EventError:
                    return Told((), {}, line)
            party = party.finish(game) if game.is_over else party
            played.append(game)
            found.append(facts(game))
        return Told(tuple(found), facts_of_party(party), played=tuple(played))

    def dealt(self, game: Game, written: Mapping[str, Any]) -> Game:
        """The next game of a party with the hands that are written, if any are."""
        if "hands" not in written:
            return game
        hands = tuple(map(cards, written["hands"]))
        return Game(game.rules, replace(game.dealt, hands=hands), game.seed, game.places)


def lines(written: list[str]) -> Iterator[str]:
    """The single events; several stand in a line with commas between them."""
    return (part.strip() for row in written for part in row.split(","))


def facts(game: Game) -> Facts:
    """What came out of a game, in the words of the files; what is seldom there is told only where it is."""
    table = game.state.table
    if not table.is_over:
        return {"asked": f"{table.turn} {table.ask}"}
    announced = [f"{made.seat} {made.call}" for made in table.calls]
    spoken = [text(action) for action in game.log if isinstance(action, Announced)]
    seldom = {
        "swines": table.swines,
        "hyperswines": table.hyperswines,
        "announced": announced if announced != spoken else None,
        "trumps back": table.shift.trumps_back if table.shift else None,
        "foxes shown": table.shift.foxes if table.shift else None,
        "known": " ".join(str(side or "-") for side in table.known) if table.rules.knocking else None,
        "sits out": next((place for place in range(5) if place not in game.places), None)
        if game.places != SEATS
        else None,
    }
    told: dict[str, Any] = {name: value for name, value in seldom.items() if value is not None}
    if table.is_redeal:
        return {"contract": f"{table.contract}, dealt again", **told}
    result = game.result
    if result.bock > 1:
        told["bock"] = result.bock
    if game.rules.x_stake and not game.rules.x_fixed_stake:
        told["money"] = list(amounts(result, game.rules))
    return {
        "contract": str(final_contract(table.contract, result)),
        "soloist": table.soloist,
        "decided": table.decided,
        **told,
        "winners": " ".join(str(trick.winner) for trick in table.tricks),
        "teams": " ".join(map(str, result.teams)),
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
    """How the party stands after the games; bock games to come, the pot and the stakes only where there are any."""
    rules = party.played_by
    seldom = {
        "bock to come": list(party.queue) or None,
        "pot": party.pot,
        "duty round": (party.is_in_duty_round and not party.is_over) or None,
        "stakes": list(final_stakes(party.totals, rules)) if party.is_over and rules.x_fixed_stake else None,
    }
    return {
        "over": party.is_over,
        "next start": None if party.is_over else party.next_start,
        "owed": list(party.owed),
        "totals": list(party.totals),
        **{name: value for name, value in seldom.items() if value is not None},
    }


def golden_games() -> tuple[Golden, ...]:
    """All files of golden games."""
    return tuple(
        Golden(read(path.read_text(encoding="utf-8"), path.name, FORMAT)) for path in sorted(FOLDER.glob("*.yaml"))
    )
