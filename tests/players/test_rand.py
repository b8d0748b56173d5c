"""The player that knows the rules only."""

from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import Action, Announced, Dealt, Said
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.players.rand import Random


def played(seed: int, player_seed: int) -> tuple[Action, ...]:
    """A game of four such players."""
    game = Game(preset("ddv"), Dealt(deal(seed), 0))
    players = [Random(player_seed + seat) for seat in range(4)]
    while not game.is_over:
        turn = game.state.table.turn
        game.play(players[turn].choose(observe(game.state, turn)).action)
    return game.log


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(3, 7) == played(3, 7)
    assert played(3, 7) != played(3, 8)


def test_it_announces_and_reserves_now_and_then() -> None:
    actions = [action for seed in range(100) for action in played(seed, seed)]
    calls = sum(isinstance(action, Announced) for action in actions)
    reservations = sum(isinstance(action, Said) and not action.healthy for action in actions)
    assert 10 <= calls <= 200
    assert 1 <= reservations <= 40
