"""A party as YAML text and back: head, then each game with its deal and one event a line.

Any beginning of a record that ends with a line break is a record again, so a line is simply added for each event and
a crash costs no more than the line that was being written.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from freedoko_qt.engine.card import cards, text
from freedoko_qt.engine.deal import SEED_LIMIT
from freedoko_qt.engine.event import SEATS, Action, Dealt, EventError, Seat, parse
from freedoko_qt.engine.event import text as line_of_action
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import differences, rules_at
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.yamltext import Document, FileError, flow, read

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Head:
    """What stays the same over a party: the rules and the set they come from, who plays, the first seed and lead."""

    rules: Rules
    base: str
    names: tuple[str, ...]
    players: tuple[str, ...]  # by seat: "human" or the key of a computer player's strength
    seed: int
    first_start: Seat = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A party on paper: its head and its games, of which the last may still be running."""

    head: Head
    games: tuple[Game, ...] = field(default=())

    def party(self) -> Party:
        """The party after the finished games."""
        head = self.head
        party = Party(head.rules, head.names, head.seed, head.first_start)
        for game in self.games:
            party = party.finish(game) if game.is_over else party
        return party

    def running(self) -> Game | None:
        """The game that is not over yet, if there is one."""
        return self.games[-1] if self.games and not self.games[-1].is_over else None


# -- writing ----------------------------------------------------------------------------------------------


def dumps(record: Record) -> str:
    """The whole record as text."""
    return head(record.head) + "".join(game_text(game) for game in record.games)


def head(value: Head) -> str:
    """The first lines of a record, up to where the games begin."""
    rules = {"base": value.base, **differences(value.rules, value.base)}
    seats = [{"name": name, "player": player} for name, player in zip(value.names, value.players, strict=True)]
    lines = [f"format: {FORMAT}", f"rules: {flow(rules)}", "players:", *(f"- {flow(seat)}" for seat in seats)]
    return "\n".join([*lines, f"seed: {value.seed}", f"first start: {value.first_start}", "games:", ""])


def game_text(game: Game) -> str:
    """All lines of a game."""
    return opening(game) + "".join(line(action) for action in game.log)


def opening(game: Game) -> str:
    """The lines that begin a game."""
    dealt = game.dealt
    rest = {"seed": game.seed, "start": dealt.start, "owed": list(dealt.owed), "forced": dealt.forced}
    hands = [text(hand) for hand in dealt.hands]
    return f"- deal: {flow(rest | {'hands': hands})}\n  events:\n"


def line(action: Action) -> str:
    """The line of one event."""
    return f"  - {line_of_action(action)}\n"


# -- reading ----------------------------------------------------------------------------------------------


def whole_lines(written: str) -> str:
    """What is left of a record when the last line was cut while it was being written."""
    return written[: written.rfind("\n") + 1]


def loads(written: str, file: str) -> Record:
    """The record in a text, every event checked by the rules; FileError names file, line and reason."""
    document = read(written, file, FORMAT)
    found = read_head(document)
    games = document.get(("games",), list, [])
    return Record(found, tuple(read_game(document, found, number) for number in range(len(games))))


def read_head(document: Document) -> Head:
    """The head of a record."""
    base = document.get(("rules", "base"), str)
    rules = {key: value for key, value in document.get(("rules",), dict).items() if key != "base"}
    values = Document(document.file, document.text, {**document.data, "rules": rules})
    seats = [tuple(document.get(("players", seat, key), str) for key in ("name", "player")) for seat in SEATS]
    return Head(
        rules_at(values, ("rules",), base),
        base,
        tuple(name for name, _ in seats),
        tuple(player for _, player in seats),
        number(document, ("seed",), SEED_LIMIT),
        number(document, ("first start",), len(SEATS)),
    )


def number(document: Document, path: tuple[str | int, ...], limit: int) -> int:
    """A whole number from 0 up to a limit, exclusive."""
    value = document.get(path, int)
    if not 0 <= value < limit:
        raise document.error(path, f"{value} is not within 0 and {limit - 1}")
    return int(value)


def read_game(document: Document, found: Head, at: int) -> Game:
    """One game of a record."""
    deal = ("games", at, "deal")
    try:
        dealt = Dealt(
            tuple(cards(document.get((*deal, "hands", seat), str)) for seat in SEATS),
            number(document, (*deal, "start"), len(SEATS)),
            tuple(number(document, (*deal, "owed", seat), 1000) for seat in SEATS),
            document.get((*deal, "forced"), bool),
        )
        game = Game(found.rules, dealt, number(document, (*deal, "seed"), SEED_LIMIT))
    except (EventError, ValueError) as error:
        raise document.error(deal, str(error)) from None
    for index, action in enumerate(events(document, at)):
        try:
            game.play(action)
        except EventError as error:
            raise document.error(("games", at, "events", index), str(error)) from None
    return game


def events(document: Document, at: int) -> Iterator[Action]:
    """The events of one game, as they are written."""
    for index in range(len(document.get(("games", at, "events"), list, []))):
        path = ("games", at, "events", index)
        try:
            yield parse(document.get(path, str))
        except EventError as error:
            raise document.error(path, str(error)) from None


__all__ = ["FileError", "Head", "Record", "dumps", "game_text", "head", "line", "loads", "opening", "whole_lines"]
