"""A party: rounds, dealer, duty soli and the running score, as a fold over its finished games. Source: rules 7."""

from dataclasses import dataclass, field, replace

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import SEATS, Dealt, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.rules import Rules

MOST_GAMES = 10_000
"""A party of endless rounds ends here, so that a file cannot grow without bound."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished game as the party remembers it."""

    game: Game
    result: Result
    contract: Contract
    soloist: Seat | None
    is_duty: bool
    is_repeated: bool  # the same player deals again


@dataclass(frozen=True, slots=True)
class Party:
    """A party between two games: who plays by which rules, and what has been played."""

    rules: Rules
    names: tuple[str, ...]
    seed: int
    first_start: Seat = 0  # who sat left of the dealer in the first game
    entries: tuple[Entry, ...] = ()
    start: Seat = field(default=-1)  # who sits left of the dealer in the next game
    rounds: int = 0  # rounds that have been completed

    def __post_init__(self) -> None:
        if self.start < 0:
            object.__setattr__(self, "start", self.first_start)

    @property
    def owed(self) -> tuple[int, ...]:
        """How many duty soli each seat has still to play."""
        wanted = self.rules.effective().number_of_duty_soli
        played = [sum(e.is_duty and e.soloist == seat for e in self.entries) for seat in SEATS]
        return tuple(max(0, wanted - count) for count in played)

    @property
    def totals(self) -> tuple[int, ...]:
        """The running score of each seat."""
        return tuple(sum(entry.result.scores[seat] for entry in self.entries) for seat in SEATS)

    @property
    def is_in_duty_round(self) -> bool:
        """Whether the rounds are over, so that only open duty soli are played."""
        rules = self.rules.effective()
        return rules.number_of_rounds_limited and self.rounds >= rules.number_of_rounds

    @property
    def is_over(self) -> bool:
        """Whether no game is left to be played."""
        return (self.is_in_duty_round and not any(self.owed)) or len(self.entries) >= MOST_GAMES

    @property
    def number_of_games(self) -> int | None:
        """How many games the party has in all, repeated deals of voluntary soli not counted; None if it is endless."""
        rules = self.rules.effective()
        return 4 * (rules.number_of_rounds + rules.number_of_duty_soli) if rules.number_of_rounds_limited else None

    @property
    def next_seed(self) -> int:
        """The seed of the next deal."""
        return following(self.entries[-1].game.seed) if self.entries else self.seed

    @property
    def next_start(self) -> Seat:
        """Who sits left of the dealer in the next game; in the duty round the next one who owes a solo."""
        if not self.is_in_duty_round:
            return self.start
        owed = self.owed
        return next(seat for seat in ((self.start + i) % 4 for i in SEATS) if owed[seat])

    def next_game(self) -> Game:
        """The next game, dealt from its seed."""
        seed = self.next_seed
        hands = deal(seed, self.rules.with_nines)
        return Game(self.rules, Dealt(hands, self.next_start, self.owed, self.is_in_duty_round), seed)

    def finish(self, game: Game) -> "Party":
        """The party after a game that is over; games of practice are simply not finished here."""
        table = game.state.table
        is_repeated = table.contract.is_real_solo and not table.forced and self.repeats(table.duty)
        entry = Entry(game, game.result, final_contract(game), table.soloist, table.duty, is_repeated)
        start = table.start if is_repeated else (table.start + 1) % 4
        round_ends = not self.is_in_duty_round and not is_repeated and start == self.first_start
        return replace(self, entries=(*self.entries, entry), start=start, rounds=self.rounds + round_ends)

    def repeats(self, is_duty: bool) -> bool:
        """Whether the same player deals again after a solo."""
        return is_duty or self.rules.effective().lustsolo_player_leads


def final_contract(game: Game) -> Contract:
    """The game type as it turned out: a silent marriage counts as one even if it never showed."""
    contract = game.state.table.contract
    is_silent = contract is Contract.NORMAL and game.result.is_solo
    return Contract.MARRIAGE_SILENT if is_silent else contract
