"""A party as YAML text and back: head, then each game with its deal and one event a line.

Any beginning of a record that ends with a line break is a record again, so a line is simply added for each event and
a crash costs no more than the line that was being written.
"""

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache

from freedoko_qt.engine.card import cards, text
from freedoko_qt.engine.character import EVEN, TRAITS, Character
from freedoko_qt.engine.deal import SEED_LIMIT
from freedoko_qt.engine.event import SEATS, Action, Dealt, EventError, Seat, parse
from freedoko_qt.engine.event import text as line_of_action
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import differences, rules_at
from freedoko_qt.engine.problem import Problem, problem_in
from freedoko_qt.engine.record_formats import FORMAT, MIGRATIONS
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.yamltext import Document, FileError, flow, read
from freedoko_qt.engine.yamltree import Path
from freedoko_qt.marked import mark

MOST_OWED = 1000
MOST_BOCK = 2**16
DATE = "%Y-%m-%dT%H:%M"
"""How the date of a party is written: local time, to the minute."""
DATE_TEXT = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}")


@dataclass(frozen=True, slots=True)
class Head:
    """What stays the same over a party: the rules and the set they come from, who plays, the first seed and lead.

    Records of older versions have neither date nor title nor characters.
    """

    rules: Rules
    base: str
    names: tuple[str, ...]
    players: tuple[str, ...]  # by seat: "human" or the key of a computer player's strength
    seed: int
    first_start: Seat = 0
    date: str = ""  # when the party began, in local time: 2026-05-31T20:15
    title: str = ""  # of rules that somebody has given a name
    characters: tuple[Character, ...] = ()  # by seat, like the players; nothing stands for all of them as usual

    def __post_init__(self) -> None:
        object.__setattr__(self, "characters", self.characters or (EVEN,) * len(self.players))


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
    changes = differences(value.rules, value.base)
    rules = {"base": value.base, "title": value.title, "changes": changes}
    seats = [
        {"name": name, "player": player, **character.written}
        for name, player, character in zip(value.names, value.players, value.characters, strict=True)
    ]
    date = [f"date: {flow(value.date)}"] if value.date else []
    named = flow({key: entry for key, entry in rules.items() if entry or key == "base"})
    lines = [f"format: {FORMAT}", *date, f"rules: {named}", "players:", *(f"- {flow(seat)}" for seat in seats)]
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
    document = read(written, file, FORMAT, MIGRATIONS)
    found = read_head(document)
    games = tuple(read_game(document, found, number) for number in range(len(listed(document, ("games",)))))
    for number, game in enumerate(games[:-1]):
        if not game.is_over:
            said = mark("trouble", "a game begins here, but the one before is not over")
            raise document.error(("games", number + 1), Problem(said))
    return Record(found, games)


def read_head(document: Document) -> Head:
    """The head of a record."""
    base = document.get(("rules", "base"), str)
    if unknown := [key for key in document.get(("rules",), dict) if key not in ("base", "title", "changes")]:
        problem = Problem(mark("trouble", "%1 does not belong here"), (repr(unknown[0]),))
        raise document.error(("rules", unknown[0]), problem)
    rules = rules_at(document, ("rules", "changes"), base)
    many = rules.x_players_at_table
    if len(document.get(("players",), list)) != many:
        problem = Problem(mark("trouble", "there are not %1 players, as the rules say"), (str(many),))
        raise document.error(("players",), problem)
    seats = [tuple(document.get(("players", at, key), str) for key in ("name", "player")) for at in range(many)]
    return Head(
        rules,
        base,
        tuple(name for name, _ in seats),
        tuple(player for _, player in seats),
        number(document, ("seed",), SEED_LIMIT),
        number(document, ("first start",), many),
        read_date(document),
        document.get(("rules", "title"), str, ""),
        tuple(read_character(document, at) for at in range(many)),
    )


def read_character(document: Document, place: int) -> Character:
    """The character of a player; what is not told of it is as usual."""
    found = EVEN
    for trait in TRAITS:
        path = ("players", place, trait)
        try:
            found = replace(found, **{trait: document.get(path, int, 0)})
        except ValueError as error:
            raise document.error(path, problem_in(error)) from None
    return found


def read_date(document: Document) -> str:
    """When the party began; empty if that is not told."""
    date = str(document.get(("date",), str, ""))
    if date and not is_date(date):
        problem = Problem(mark("trouble", "%1 is no date like 2026-05-31T20:15"), (f"{date!r:.60}",))
        raise document.error(("date",), problem)
    return date


def is_date(text: str) -> bool:
    """Whether a text is a day and time that there are."""
    if not DATE_TEXT.fullmatch(text):
        return False
    year, month, day, hour, minute = map(int, re.split("[-T:]", text))
    is_leap = year % 4 == 0 and (year % 100 > 0 or year % 400 == 0)
    days = (31, 28 + is_leap, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    return year > 0 and 1 <= month <= 12 and 1 <= day <= days[month - 1] and hour < 24 and minute < 60


def places(document: Document, found: Head, deal: Path) -> tuple[int, ...]:
    """Who of the party sits on each seat of a game; at a table of four everybody on the own one."""
    if "places" not in document.get(deal, dict):
        return SEATS
    read = tuple(number(document, (*deal, "places", seat), len(found.names)) for seat in SEATS)
    if len(set(read)) < len(SEATS) or (len(found.names) == len(SEATS) and read != SEATS):
        raise document.error((*deal, "places"), Problem(mark("trouble", "nobody can sit like %1"), (str(read),)))
    return read


def owed(document: Document, deal: Path, key: str) -> tuple[int, ...]:
    """The owed soli of one kind by seat; where nobody owes any they may be left out."""
    if key not in document.get(deal, dict):
        return (0,) * len(SEATS)
    return tuple(number(document, (*deal, key, seat), MOST_OWED) for seat in SEATS)


def number(document: Document, path: Path, limit: int, default: int | None = None) -> int:
    """A whole number from 0 up to a limit, exclusive."""
    value = document.get(path, int, default)
    if not 0 <= value < limit:
        problem = Problem(mark("trouble", "%1 is not within 0 and %2"), (str(value), str(limit - 1)))
        raise document.error(path, problem)
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
    except EventError as error:
        raise document.error(deal, error.told) from None
    except ValueError as error:
        raise document.error(deal, problem_in(error)) from None
    for index, written in enumerate(listed(document, ("games", at, "events"))):
        try:
            game.play(known(written if type(written) is str else str(document.get(path_of(at, index), str))))
        except EventError as error:
            raise document.error(path_of(at, index), error.told) from None
    return game


@lru_cache(maxsize=1000)
def known(written: str) -> Action:
    """The action of a line; the same few hundred lines are read again and again."""
    return parse(written)


def listed(document: Document, path: Path) -> list[object]:
    """The items of a list, which may be missing."""
    found: list[object] = document.get(path, list, [])
    return found


def path_of(game: int, event: int) -> Path:
    """Where an event stands."""
    return ("games", game, "events", event)


__all__ = [
    "DATE",
    "FORMAT",
    "FileError",
    "Head",
    "Record",
    "dumps",
    "game_text",
    "head",
    "line",
    "loads",
    "opening",
    "whole_lines",
]
