"""A party: rounds, dealer, duty soli, bock and running score, as a fold over its finished games. Source: rules 7."""

from dataclasses import dataclass, field, replace

from freedoko_qt.engine import bock, reservation
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import SEATS, Dealt
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.rules import Counting, DutyBock, Rules

MOST_GAMES = 10_000
"""A party of endless rounds ends here, so that a file cannot grow without bound."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished game as the party remembers it; soloist and scores are by place in the party."""

    game: Game
    result: Result
    contract: Contract
    scores: tuple[int, ...]
    soloist: int | None
    is_duty: bool
    is_repeated: bool  # the same player deals again
    triggers: tuple[Trigger, ...] = ()  # why it brought a bock round


@dataclass(frozen=True, slots=True)
class Party:
    """A party between two games: who plays by which rules, and what has been played.

    A place is where somebody sits in the party, from 0, clockwise; at a table of five the dealer sits out, and the
    seats 0 to 3 of a game are the places after the dealer.
    """

    rules: Rules
    names: tuple[str, ...]
    seed: int
    first_start: int = 0  # who sat left of the dealer in the first game
    entries: tuple[Entry, ...] = ()
    start: int = field(default=-1)  # who sits left of the dealer in the next game
    rounds: int = 0  # rounds that have been completed
    is_duty: bool = False  # only open duty soli are played from now on
    queue: bock.Queue = ()  # bock factors of the coming games
    last_seed: int | None = None  # of the last deal, thrown hands included

    def __post_init__(self) -> None:
        if self.start < 0:
            object.__setattr__(self, "start", self.first_start)

    @property
    def played_by(self) -> Rules:
        """The rules as they act."""
        return self.rules.effective()

    @property
    def size(self) -> int:
        """How many take part."""
        return self.rules.x_players_at_table

    @property
    def owed(self) -> tuple[int, ...]:
        """How many duty soli each seat has still to play."""
        return self.open(self.played_by.number_of_duty_soli, tuple(Contract))

    @property
    def owed_color(self) -> tuple[int, ...]:
        """How many of them must be suit soli."""
        return self.open(self.played_by.number_of_duty_color_soli, tuple(c for c in Contract if c.is_color_solo))

    @property
    def owed_picture(self) -> tuple[int, ...]:
        """How many of them must be picture soli."""
        return self.open(self.played_by.number_of_duty_picture_soli, tuple(c for c in Contract if c.is_picture_solo))

    def open(self, wanted: int, contracts: tuple[Contract, ...]) -> tuple[int, ...]:
        """How many duty soli of some kinds each seat has still to play."""
        if not set(contracts).intersection(reservation.soli(self.played_by)):
            return (0,) * self.size
        paid = [e for e in self.entries if e.is_duty and e.contract in contracts]
        return tuple(max(0, wanted - sum(e.soloist == place for e in paid)) for place in range(self.size))

    @property
    def totals(self) -> tuple[int, ...]:
        """The running score of each place."""
        return tuple(sum(entry.scores[place] for entry in self.entries) for place in range(self.size))

    @property
    def pot(self) -> int | None:
        """The points that can still be written, where they are limited."""
        if not self.played_by.points_limited:
            return None
        sign = -1 if self.played_by.counting is Counting.MINUS else 1
        return self.rules.points - sign * sum(self.totals)

    @property
    def is_in_duty_round(self) -> bool:
        """Whether the rounds or the points are over, so that only open duty soli are played."""
        if self.is_duty:
            return True
        pot, rules = self.pot, self.played_by
        are_rounds_over = rules.number_of_rounds_limited and self.rounds >= rules.number_of_rounds
        return are_rounds_over or (pot is not None and pot <= 0)

    @property
    def is_over(self) -> bool:
        """Whether no game is left to be played."""
        most = self.rules.x_number_of_games or MOST_GAMES
        return (self.is_in_duty_round and not any(self.owed)) or len(self.entries) >= most

    @property
    def number_of_games(self) -> int | None:
        """How many games the party has in all, repeated deals of voluntary soli not counted; None if it is endless."""
        rules = self.played_by
        if rules.x_number_of_games:
            return rules.x_number_of_games
        games = self.size * (rules.number_of_rounds + rules.number_of_duty_soli)
        return games if rules.number_of_rounds_limited else None

    @property
    def games_left(self) -> int | None:
        """How many games are still to come at least; None if nobody can say."""
        if not self.played_by.number_of_rounds_limited:
            return None
        rounds = max(0, self.played_by.number_of_rounds - self.rounds)
        return sum(self.owed) + (self.size * rounds - (self.start - self.first_start) % self.size if rounds else 0)

    @property
    def next_seed(self) -> int:
        """The seed of the next deal."""
        return self.seed if self.last_seed is None else following(self.last_seed)

    @property
    def next_start(self) -> int:
        """Who sits left of the dealer in the next game; in the duty round the next one who owes a solo."""
        if not self.is_in_duty_round:
            return self.start
        owed = self.owed
        return next(place for place in ((self.start + i) % self.size for i in range(self.size)) if owed[place])

    def next_game(self) -> Game:
        """The next game, dealt from its seed; in a duel from the first seed that sets the two people apart."""
        seed, hands = self.next_seed, self.hands(self.next_seed)
        while self.rules.x_duel and not is_duel(hands):
            seed = following(seed)
            hands = self.hands(seed)
        start, is_five = self.next_start, self.size > len(SEATS)
        places = tuple((start + seat) % self.size for seat in SEATS) if is_five else SEATS
        is_outside = self.is_in_duty_round and self.played_by.x_bock_duty_solo is DutyBock.OUTSIDE
        factor = self.queue[0] if self.queue and not is_outside else 1
        dealt = Dealt(
            hands,
            0 if is_five else start,
            tuple(self.owed[place] for place in places),
            self.is_in_duty_round,
            tuple(self.owed_color[place] for place in places),
            tuple(self.owed_picture[place] for place in places),
            factor,
        )
        return Game(self.rules, dealt, seed, places)

    def hands(self, seed: int) -> tuple[Hand, ...]:
        """The hands of a seed under these rules."""
        return deal(seed, self.rules.with_nines, self.rules.x_deal_packets)

    def finish(self, game: Game) -> "Party":
        """The party after a game that is over; games of practice are simply not finished here.

        A game that was thrown in does not count: the same player deals again.
        """
        table = game.state.table
        if table.is_redeal:
            return replace(self, last_seed=game.seed)
        is_repeated = (
            table.contract.is_real_solo and not table.forced and reservation.repeats(self.played_by, table.duty)
        )
        is_taken_over = table.forced and table.soloist != table.start
        result, places = game.result, game.places
        fired = bock.triggers(game.state, result)
        scores = tuple(result.scores[places.index(p)] if p in places else 0 for p in range(self.size))
        contract = final_contract(table.contract, result)
        soloist = None if table.soloist is None else places[table.soloist]
        entry = Entry(game, result, contract, scores, soloist, table.duty, is_repeated, fired)
        start = places[table.start]
        if not is_repeated and not is_taken_over:
            start = (start + 1) % self.size
        is_outside = table.duty and self.played_by.x_bock_duty_solo is DutyBock.OUTSIDE
        round_ends = not self.is_in_duty_round and not is_repeated and start == self.first_start
        party = replace(
            self,
            entries=(*self.entries, entry),
            start=start,
            rounds=self.rounds + round_ends,
            queue=bock.after(self.queue, fired, self.played_by, not is_repeated and not is_outside),
            last_seed=game.seed,
        )
        # Points that are lost again do not end the round of duty soli.
        return replace(party, queue=party.queue[: party.games_left], is_duty=party.is_in_duty_round)


def final_contract(contract: Contract, result: Result) -> Contract:
    """The game type as it turned out: a silent marriage counts as one even if it never showed."""
    is_silent = contract is Contract.NORMAL and result.is_solo
    return Contract.MARRIAGE_SILENT if is_silent else contract


def is_duel(hands: tuple[Hand, ...]) -> bool:
    """Whether a deal sets the two people of a duel apart: one queen of clubs between them, or both in one hand."""
    queens = [hand.count(Card.CQ) for hand in hands]
    return 2 in queens or queens[0] + queens[2] == 1
