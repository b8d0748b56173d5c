"""Games that are over, for tests of what can be done with them, and somebody who notes down what a review tells."""

from random import Random

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import ReviewPicture
from freedoko_qt.app.setup import HUMAN
from freedoko_qt.engine.event import Action, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.record import Head, Record
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.state import State, apply, start
from freedoko_qt.players.soak import random_rules
from tests.app.fakes import FIVE, Told
from tests.strategies import play_on

FOX = """
start 0
hand 0 CQ HT CJ
hand 1 DA
hand 2 CQ
healthy
0: HT DA, 2 no 120, 2: D9 DK
...
0: CJ D9 HJ DJ
"""
"""Seats 0 and 2 are re; a fox is caught in the first trick, and charlie takes the last one."""


class Reader(Told):
    """All that a controller tells somebody who looks through games."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.reviews: list[ReviewPicture | None] = []
        controller.reviewed.connect(self.reviews.append)

    @property
    def review(self) -> ReviewPicture:
        """Where the review stands."""
        assert self.reviews[-1] is not None
        return self.reviews[-1]


def record(seed: int, games: int = 1, rules: Rules | None = None, person: bool = True) -> Record:
    """A party of so many random games, under random rules unless some are given; a person sits at the first place."""
    dice = Random(seed)
    by = rules or random_rules(dice)
    names = FIVE[: by.x_players_at_table]
    players = (HUMAN if person else "random", *("random" for _ in names[1:]))
    party, played = Party(by, names, seed), list[Game]()
    while len(played) < games and not party.is_over:
        played.append(play_on(party.next_game(), dice))
        party = party.finish(played[-1])
    return Record(Head(by, "default", names, players, seed), tuple(played))


def of(game: Game, person: Seat | None = 0) -> Record:
    """A party of one game, with a person at a seat."""
    game.seed = 1
    players = tuple(HUMAN if seat == person else "random" for seat in range(4))
    return Record(Head(game.rules, "default", FIVE[:4], players, 1, game.dealt.start), (game,))


def folded(game: Game) -> State:
    """The state of a game, made once more from its deal and its events."""
    return fold(game, game.log)


def fold(game: Game, actions: tuple[Action, ...]) -> State:
    """What these events make of the deal of a game."""
    state = start(game.rules, game.dealt)
    for action in actions:
        state = apply(state, action)
    return state
