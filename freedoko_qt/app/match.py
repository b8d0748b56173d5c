"""A party together with the game that lies on the table."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from freedoko_qt.app import practice, sentence, sheet, trade, verdict
from freedoko_qt.app.picture import LogLine, ResultPicture, SheetPicture
from freedoko_qt.app.setup import HUMAN, stand_in
from freedoko_qt.app.words import fill, translate
from freedoko_qt.app.worker import Task
from freedoko_qt.engine.event import Action, Announced, Passed, Played, PovertyPassed, PovertyReturned, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.record import Head, Record
from freedoko_qt.engine.rules import BockEffect
from freedoko_qt.engine.state import State, legal
from freedoko_qt.players.character import EVEN


@dataclass(slots=True)
class Match:
    """What is played: the party so far, and a game that is either running or the last one of the party.

    A place is where somebody sits in the party; at a table of five the dealer has no seat in the game.
    """

    head: Head
    party: Party
    game: Game
    is_counted: bool = False  # the game is over and in the party
    done: tuple[Game, ...] = ()  # all games before this one, those that were dealt again included
    person: int | None = None  # the place of who sits before the screen and may see that hand
    remarks: list[LogLine] = field(default_factory=list)  # what happened beside the game, after so many events
    original: Game | None = None  # the game of a party that is played otherwise here, as practice

    def __post_init__(self) -> None:
        if len(self.persons) == 1:
            self.person = self.persons[0]

    # -- who is who -------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat of this game."""
        return tuple(self.head.names[place] for place in self.game.places)

    @property
    def persons(self) -> tuple[int, ...]:
        """The places of the people at the table."""
        return tuple(place for place, player in enumerate(self.head.players) if player == HUMAN)

    @property
    def has_person(self) -> bool:
        """Whether a person sits at the table."""
        return bool(self.persons)

    @property
    def place(self) -> int:
        """From where the table is seen: by who sits before the screen, else by the first person or player."""
        return self.person if self.person is not None else next(iter(self.persons), 0)

    @property
    def viewer(self) -> Seat:
        """The seat from which the table is seen."""
        places = self.game.places
        return places.index(self.place) if self.place in places else 0

    @property
    def is_seated(self) -> bool:
        """Whether the person before the screen plays in this game."""
        return self.person in self.game.places

    @property
    def sees(self) -> bool:
        """Whether the viewer's hand may be seen; without a person anybody may look at the first one."""
        return self.is_seated or not self.has_person

    @property
    def dealer(self) -> str:
        """Who dealt and sits out; empty where the dealer plays."""
        outside = [name for place, name in enumerate(self.head.names) if place not in self.game.places]
        return outside[0] if outside else ""

    @property
    def caller(self) -> str:
        """The person whose turn it is while somebody else, or nobody, sits before the screen; empty if none is."""
        place = self.game.places[self.state.table.turn]
        is_called = place in self.persons and place != self.person and not self.game.is_over
        return self.head.names[place] if is_called else ""

    def take_seat(self) -> None:
        """Lets the person whose turn it is sit down before the screen."""
        self.person = self.game.places[self.state.table.turn]

    # -- what is played ---------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The moment of the game."""
        return self.game.state

    @property
    def is_practice(self) -> bool:
        """Whether the game counts nothing and is written nowhere."""
        return self.original is not None

    @property
    def is_redeal(self) -> bool:
        """Whether the game came to nothing and is dealt again."""
        return self.state.table.is_redeal

    @property
    def record(self) -> Record:
        """All of it, ready to be written."""
        return Record(self.head, (*self.done, self.game))

    @property
    def sheet(self) -> SheetPicture:
        """The score sheet."""
        return sheet.sheet(self.party, (*self.done, self.game), self.head.title)

    @property
    def result(self) -> ResultPicture:
        """The result of the game that was counted last, or of a practice game that is over, which is not counted."""
        if self.original is None:
            return verdict.verdict(self.party)
        told = verdict.verdict(self.party.finish(self.game))
        totals = (self.party.totals[place] for place in self.game.places)
        return replace(
            told,
            players=tuple(replace(player, total=total) for player, total in zip(told.players, totals, strict=True)),
            remarks=(*told.remarks, *self.comparison),
            is_party_over=False,
        )

    @property
    def comparison(self) -> tuple[str, ...]:
        """How a practice game that is over differs from the game of the party, in sentences."""
        if self.original is None or not self.game.is_over:
            return ()
        return practice.compared(self.party, self.game, self.original, self.place)

    @property
    def any_action(self) -> Action:
        """Something that the seat on turn may do, and that binds it to as little as possible."""
        allowed = legal(self.state, self.state.table.turn)
        return next((action for action in allowed if not isinstance(action, Announced)), allowed[-1])

    @property
    def only_answer(self) -> Action | None:
        """What the seat on turn must say, if it has no choice and plays no card by it."""
        return only_answer(self.state)

    @property
    def facts(self) -> tuple[str, ...]:
        """What should be known of this game besides its name."""
        told = []
        if (factor := self.state.table.bock) > 1:
            is_factor = self.party.played_by.x_bock_effect is BockEffect.FACTOR
            told.append(
                translate("match", "Bock: counts %n time(s).", "", factor)
                if is_factor
                else translate("match", "Bock: %n point(s) more for the winner.", "", factor)
            )
        if waiting := len(self.party.queue[0 if self.is_counted else 1 :]):
            told.append(translate("match", "%n bock game(s) waiting.", "", waiting))
        if back := trade.told_of(self.state.table):
            told.append(back)
        if self.dealer:
            told.append(fill(translate("match", "%1 deals and sits out."), self.dealer))
        return tuple(told)

    @property
    def forced(self) -> Seat | None:
        """Whom the first trick has forced to announce."""
        for at, action in enumerate(self.game.log):
            before, after = self.game.state_at(at).table, self.game.state_at(at + 1).table
            if len(before.tricks) > 1:
                break
            if isinstance(action, Played) and len(after.calls) > len(before.calls):
                return after.calls[-1].seat
        return None

    def deal(self) -> None:
        """Begins the next game of the party."""
        self.done = (*self.done, self.game)
        self.game, self.is_counted, self.remarks = self.party.next_game(), False, []
        if len(self.persons) > 1:
            self.person = None

    def count(self) -> None:
        """Takes the game that is over into the party."""
        self.party, self.is_counted = self.party.finish(self.game), True

    def task(self, number: int, seat: Seat) -> Task:
        """The question to the player of a seat; for a person one of the usual level and character answers.

        The same moment of the same party always gives the same choice, also after a restart.
        """
        place = self.game.places[seat]
        player = self.head.players[place]
        character = EVEN if player == HUMAN else self.head.characters[place]
        seed = ((self.game.seed or 0) * 1_000 + self.game.at) * 4 + seat
        return Task(number, stand_in(player), seed, observe(self.state, seat), character=character)

    # -- what is told -----------------------------------------------------------------------------------------

    def line(self, at: int) -> LogLine:
        """The event with this number, from 1, in words.

        What only the viewer may know is told to no one else, nor while another person is called to the screen.
        """
        before, after = self.game.state_at(at - 1), self.game.state_at(at)
        told = sentence.sentence(self.game.log[at - 1], before, after, self.names)
        received = trade.received(before, after, self.viewer) if self.is_seated and not self.caller else ""
        return LogLine(at, f"{told} {received}".rstrip())

    def lines(self) -> Iterator[LogLine]:
        """All events of the game in words, and what happened beside it."""
        remarks = list(self.remarks)
        for at in range(self.game.at + 1):
            if at:
                yield self.line(at)
            yield from (remark for remark in remarks if remark.number == at)

    def remark(self, text: str) -> LogLine:
        """Notes what happens beside the game."""
        self.remarks.append(LogLine(self.game.at, text))
        return self.remarks[-1]


def only_answer(state: State) -> Action | None:
    """What the seat on turn must say, if it has no choice and plays no card by it."""
    allowed = legal(state, state.table.turn)
    if len(allowed) != 1:
        return None
    is_empty = isinstance(allowed[0], Passed) or (
        isinstance(allowed[0], PovertyPassed | PovertyReturned) and not allowed[0].cards
    )
    return allowed[0] if is_empty else None


def match_of(record: Record) -> Match:
    """The match at the moment at which its record ends; a record without a game is dealt its first one."""
    party, running, games = record.party(), record.running(), record.games
    if running:
        return Match(record.head, party, running, done=games[:-1])
    if games:
        return Match(record.head, party, games[-1], is_counted=True, done=games[:-1])
    return Match(record.head, party, party.next_game())


def match_at(record: Record, index: int) -> Match:
    """A game of a record to be looked at, with a cursor of its own; the party is as it was before it."""
    before, game = Record(record.head, record.games[:index]), record.games[index]
    return Match(record.head, before.party(), game.branch(game.length), done=before.games)


def branch_of(seen: Match, at: int, seat: Seat) -> Match:
    """A practice game that goes on otherwise from a moment of a game; a person plays at one seat and nowhere else."""
    head, place = seen.head, seen.game.places[seat]
    players = [stand_in(player) for player in head.players]
    players[place] = HUMAN
    original = seen.original or seen.game.branch(seen.game.length)
    head = replace(head, players=tuple(players))
    made = Match(head, seen.party, seen.game.branch(at), done=seen.done, original=original)
    made.remark(translate("match", "From here on it is practice."))
    return made
