"""A hundred thousand games at random: no exception, 240 points, scores that sum to zero."""

import sys
from random import Random
from time import perf_counter

import pytest

from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import Dealt
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.preset import preset
from tests.strategies import play_on

GAMES = 100_000


@pytest.mark.slow
def test_random_games_by_the_rules_of_the_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    began = perf_counter()
    for seed in range(GAMES):
        random = Random(seed)
        game = Game(preset("ddv"), Dealt(deal(seed), seed % 4, tuple(random.randrange(2) for _ in range(4))), seed)
        result = play_on(game, random).result
        assert sum(result.points) == 240, seed
        assert sum(result.scores) == 0, seed
        assert sum(result.tricks) == 12, seed
    with capsys.disabled():
        sys.stdout.write(f"\n{GAMES} games, {GAMES / (perf_counter() - began):.0f} a second\n")
