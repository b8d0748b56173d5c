"""A party together with the game that lies on the table."""

from collections.abc import Iterator
from dataclasses import dataclass

from freedoko_qt.app import sentence, sheet, verdict
from freedoko_qt.app.picture import LogLine, ResultPicture, SheetPicture
from freedoko_qt.app.setup import HUMAN, STRONGEST
from freedoko_qt.app.worker import Task
from freedoko_qt.engine.event import Action, Announced, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.record import Head, Record
from freedoko_qt.engine.state import State, legal


@dataclass(slots=True)
class Match:
    """What is played: the party so far, and a game that is either running or the last one of the party."""

    head: Head
    party: Party
    game: Game
    is_counted: bool = False  # the game is over and in the party

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return self.head.names

    @property
    def viewer(self) -> Seat:
        """The seat from which the table is seen: that of the first person, if there is one."""
        return self.head.players.index(HUMAN) if HUMAN in self.head.players else 0

    @property
    def has_person(self) -> bool:
        """Whether a person sits at the table."""
        return HUMAN in self.head.players

    @property
    def state(self) -> State:
        """The moment of the game."""
        return self.game.state

    @property
    def record(self) -> Record:
        """All of it, ready to be written."""
        games = tuple(entry.game for entry in self.party.entries)
        return Record(self.head, games if self.is_counted else (*games, self.game))

    @property
    def sheet(self) -> SheetPicture:
        """The score sheet."""
        return sheet.sheet(self.party, self.head.base)

    @property
    def result(self) -> ResultPicture:
        """The result of the game that was counted last."""
        return verdict.verdict(self.party)

    @property
    def any_action(self) -> Action:
        """Something that the seat on turn may do, and that binds it to as little as possible."""
        allowed = legal(self.state, self.state.table.turn)
        return next(action for action in allowed if not isinstance(action, Announced))

    def deal(self) -> None:
        """Begins the next game of the party."""
        self.game, self.is_counted = self.party.next_game(), False

    def count(self) -> None:
        """Takes the game that is over into the party."""
        self.party, self.is_counted = self.party.finish(self.game), True

    def task(self, number: int, seat: Seat) -> Task:
        """The question to the player of a seat; for a person the strongest one answers.

        The same moment of the same party always gives the same choice, also after a restart.
        """
        player = self.head.players[seat]
        seed = ((self.game.seed or 0) * 1_000 + self.game.at) * 4 + seat
        return Task(number, STRONGEST if player == HUMAN else player, seed, observe(self.state, seat))

    def line(self, at: int) -> LogLine:
        """The event with this number, from 1, in words."""
        before, after = self.game.state_at(at - 1), self.game.state_at(at)
        return LogLine(at, sentence.sentence(self.game.log[at - 1], before, after, self.names))

    def lines(self) -> Iterator[LogLine]:
        """All events of the game in words."""
        return (self.line(at) for at in range(1, self.game.at + 1))


def match_of(record: Record) -> Match:
    """The match at the moment at which its record ends; a record without a game is dealt its first one."""
    party, running = record.party(), record.running()
    if running:
        return Match(record.head, party, running)
    if party.entries:
        return Match(record.head, party, party.entries[-1].game, is_counted=True)
    return Match(record.head, party, party.next_game())
