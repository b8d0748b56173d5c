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
from freedoko_qt.engine.yamltext import Document, FileError, Path, flow, read

FORMAT = 1
MOST_OWED = 1000
MOST_BOCK = 2**16


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
    rare = {
        "owed color": list(dealt.owed_color) if any(dealt.owed_color) else None,
        "owed picture": list(dealt.owed_picture) if any(dealt.owed_picture) else None,
        "bock": dealt.bock if dealt.bock > 1 else None,
        "places": list(game.places) if game.places != SEATS else None,
    }
    rest |= {key: value for key, value in rare.items() if value is not None}
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
    changed = {key: value for key, value in document.get(("rules",), dict).items() if key != "base"}
    values = Document(document.file, document.text, {**document.data, "rules": changed})
    rules = rules_at(values, ("rules",), base)
    many = rules.x_players_at_table
    if len(document.get(("players",), list)) != many:
        raise document.error(("players",), f"there are not {many} players, as the rules say")
    seats = [tuple(document.get(("players", at, key), str) for key in ("name", "player")) for at in range(many)]
    return Head(
        rules,
        base,
        tuple(name for name, _ in seats),
        tuple(player for _, player in seats),
        number(document, ("seed",), SEED_LIMIT),
        number(document, ("first start",), many),
    )


def places(document: Document, found: Head, deal: Path) -> tuple[int, ...]:
    """Who of the party sits on each seat of a game; at a table of four everybody on the own one."""
    if "places" not in document.get(deal, dict):
        return SEATS
    return tuple(number(document, (*deal, "places", seat), len(found.names)) for seat in SEATS)


def owed(document: Document, deal: Path, key: str) -> tuple[int, ...]:
    """The owed soli of one kind by seat; where nobody owes any they may be left out."""
    if key not in document.get(deal, dict):
        return (0,) * len(SEATS)
    return tuple(number(document, (*deal, key, seat), MOST_OWED) for seat in SEATS)


def number(document: Document, path: Path, limit: int, default: int | None = None) -> int:
    """A whole number from 0 up to a limit, exclusive."""
    value = document.get(path, int, default)
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
            owed(document, deal, "owed"),
            document.get((*deal, "forced"), bool),
            owed(document, deal, "owed color"),
            owed(document, deal, "owed picture"),
            number(document, (*deal, "bock"), MOST_BOCK, 1),
        )
        game = Game(found.rules, dealt, number(document, (*deal, "seed"), SEED_LIMIT), places(document, found, deal))
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
