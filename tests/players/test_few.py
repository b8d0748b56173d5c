"""Games in which few tricks or few card points win."""

from random import Random as Dice

import pytest

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import Dealt, Passed, Played, PovertyPassed, Reserved
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.poverty import is_poor
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.base import Player
from freedoko_qt.players.rand import Random
from freedoko_qt.players.thumb import Thumb
from tests.notation import rules_of, situation

SOLO = "ddv, x_solo_fewest_tricks=yes · start 1 · 0 plays solo fewest tricks"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        pytest.param(f"{SOLO} · hand 0 CK CA C9 · 1 CT, 2 CA, 3 C9", "CA", id="under an equal ace the other one goes"),
        pytest.param(
            f"{SOLO} · hand 0 CA CT S9 SK H9 HK D9 DK DJ HJ SJ CJ · 1 C9, 2 CK, 3 C9",
            "CA",
            id="must take: the ace goes",
        ),
        pytest.param(
            f"{SOLO} · hand 0 CA C9 S9 SK H9 HK D9 DK DJ HJ SJ CJ · 1 CK, 2 C9, 3 CT",
            "C9",
            id="need not take: stay under",
        ),
    ],
)
def test_cards(script: str, expected: str) -> None:
    state = situation(script).state
    action = Thumb().choose(observe(state, state.table.turn)).action
    assert isinstance(action, Played)
    assert action.card.name == expected


def untaken(seed: int, players: list[Player]) -> Game | None:
    """A game for the fewest points after a poverty that nobody took; None if nobody is poor."""
    rules = rules_of("default, counting=plus-minus, x_poverty_untaken=fewest points, swines=no, throw_with_nines=no")
    if not any(is_poor(rules.effective(), hand) for hand in deal(seed)):
        return None
    game = Game(rules, Dealt(deal(seed), 0))
    while game.state.table.ask is Ask.GAME:
        seat = game.state.table.turn
        poverty = Reserved(seat, Contract.POVERTY)
        may = poverty in observe(game.state, seat).legal
        game.play(poverty if may else Reserved(seat, Contract.NORMAL))
    while not game.is_over:
        seen = observe(game.state, game.state.table.turn)
        if game.state.table.ask is Ask.TAKE_CARDS:
            game.play(Passed(seen.seat))
        elif game.state.table.ask is Ask.PASS_CARDS:
            game.play(next(action for action in seen.legal if isinstance(action, PovertyPassed)))
        else:
            game.play(players[seen.seat].choose(seen).action)
    return game


def test_it_makes_fewer_points_than_a_player_without_a_plan() -> None:
    dice, points = Dice(1), []
    for seed in range(250):
        seat = dice.randrange(4)
        players: list[Player] = [Random(seed) for _ in range(4)]
        players[seat] = Thumb()
        if game := untaken(seed, players):
            assert game.state.table.contract is Contract.FEWEST_POINTS
            points.append(game.state.table.points_of(seat))
    assert len(points) > 10
    assert sum(points) / len(points) < 50  # the others have 63 or more then
