"""How a party stands between two games: who leads, what is owed, what is left. Source: rules 7.

The same holds for a party that is played here and for one at a real table that is only written down.
"""

from dataclasses import dataclass

from freedoko_qt.engine import bock, reservation
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.rules import Counting, DutyBock, Rules

MOST_GAMES = 10_000
"""A party of endless rounds ends here, so that a file cannot grow without bound."""


class Counted:
    """A finished game as it counts in a party; soloist and scores are by place."""

    __slots__ = ()

    contract: Contract
    scores: tuple[int, ...]
    soloist: int | None
    is_duty: bool
    is_repeated: bool  # the same player deals again
    triggers: tuple[Trigger, ...]  # why it brought a bock round


@dataclass(frozen=True, slots=True)
class Turn:
    """What a game makes of the order of a party: who leads next, the rounds completed, the bock games to come."""

    start: int
    rounds: int
    queue: bock.Queue


class Standing:
    """What follows from the rules and the games that have counted.

    A place is where somebody sits in the party, from 0, clockwise; at a table of five the dealer sits out, and the
    seats 0 to 3 of a game are the places after the dealer.
    """

    __slots__ = ()

    rules: Rules
    names: tuple[str, ...]  # by place
    first_start: int  # who sat left of the dealer in the first game
    entries: tuple[Counted, ...]
    start: int  # who sits left of the dealer in the next game
    rounds: int  # rounds that have been completed
    is_duty: bool  # only open duty soli are played from now on
    queue: bock.Queue  # bock factors of the coming games

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
        """How many duty soli each place has still to play."""
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
        """How many duty soli of some kinds each place has still to play."""
        if not wanted or not set(contracts).intersection(reservation.soli(self.played_by)):
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
    def next_start(self) -> int:
        """Who sits left of the dealer in the next game; in the duty round the next one who owes a solo."""
        if not self.is_in_duty_round:
            return self.start
        owed = self.owed
        in_turn = ((self.start + i) % self.size for i in range(self.size))
        return next((place for place in in_turn if owed[place]), self.start)

    @property
    def factor(self) -> int:
        """How many times the next game counts; a duty solo may stand outside all the same."""
        is_outside = self.is_in_duty_round and self.is_duty_outside
        return self.queue[0] if self.queue and not is_outside else 1

    @property
    def is_duty_outside(self) -> bool:
        """Whether bock does not touch duty soli."""
        return self.played_by.x_bock_duty_solo is DutyBock.OUTSIDE

    def repeats(self, contract: Contract, is_duty: bool, is_forced: bool) -> bool:
        """Whether the same player deals again after a game."""
        return contract.is_real_solo and not is_forced and reservation.repeats(self.played_by, is_duty)

    def turn(self, entry: Counted, leader: int, is_forced: bool) -> Turn:
        """What a game makes of the order; `leader` sat left of its dealer and was perhaps forced to play a solo."""
        is_taken_over = is_forced and entry.soloist != leader
        start = leader if entry.is_repeated or is_taken_over else (leader + 1) % self.size
        round_ends = not self.is_in_duty_round and not entry.is_repeated and start == self.first_start
        is_used_up = not entry.is_repeated and not (entry.is_duty and self.is_duty_outside)
        return Turn(start, self.rounds + round_ends, bock.after(self.queue, entry.triggers, self.played_by, is_used_up))
