"""A party: rounds, dealer, duty soli, bock and running score, as a fold over its finished games. Source: rules 7."""

from dataclasses import dataclass, field, replace

from freedoko_qt.engine import bock
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import SEATS, Dealt
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.standing import Counted, Standing


@dataclass(frozen=True, slots=True)
class Entry(Counted):
    """A finished game as the party remembers it."""

    game: Game
    result: Result
    contract: Contract
    scores: tuple[int, ...]
    soloist: int | None
    is_duty: bool
    is_repeated: bool  # the same player deals again
    triggers: tuple[Trigger, ...] = ()  # why it brought a bock round


@dataclass(frozen=True, slots=True)
class Party(Standing):
    """A party between two games: who plays by which rules, and what has been played."""

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
    def next_seed(self) -> int:
        """The seed of the next deal."""
        return self.seed if self.last_seed is None else following(self.last_seed)

    def next_game(self) -> Game:
        """The next game, dealt from its seed; in a duel from the first seed that sets the two people apart."""
        seed, hands = self.next_seed, self.hands(self.next_seed)
        while self.rules.x_duel and not is_duel(hands):
            seed = following(seed)
            hands = self.hands(seed)
        start, is_five = self.next_start, self.size > len(SEATS)
        places = tuple((start + seat) % self.size for seat in SEATS) if is_five else SEATS
        dealt = Dealt(
            hands,
            0 if is_five else start,
            tuple(self.owed[place] for place in places),
            self.is_in_duty_round,
            tuple(self.owed_color[place] for place in places),
            tuple(self.owed_picture[place] for place in places),
            self.factor,
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
        is_repeated = self.repeats(table.contract, table.duty, table.forced)
        result, places = game.result, game.places
        scores = tuple(result.scores[places.index(p)] if p in places else 0 for p in range(self.size))
        entry = Entry(
            game,
            result,
            final_contract(table.contract, result),
            scores,
            None if table.soloist is None else places[table.soloist],
            table.duty,
            is_repeated,
            bock.triggers(game.state, result),
        )
        turn = self.turn(entry, places[table.start], table.forced)
        party = replace(
            self,
            entries=(*self.entries, entry),
            start=turn.start,
            rounds=turn.rounds,
            queue=turn.queue,
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
