"""The player that knows the rules only."""

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import Action, Announced, Dealt, Passed, PovertyTaken, Reserved, Said
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import Rules
from freedoko_qt.players.rand import Random
from tests.notation import rules_of, situation


def played(seed: int, player_seed: int, rules: Rules | None = None) -> tuple[Action, ...]:
    """A game of four such players."""
    game = Game(rules or preset("ddv"), Dealt(deal(seed), 0))
    players = [Random(player_seed + seat) for seat in range(4)]
    while not game.is_over:
        turn = game.state.table.turn
        game.play(players[turn].choose(observe(game.state, turn)).action)
    return game.log


def answers(script: str, number: int = 200) -> list[Action]:
    """What it answers to the same question, again and again."""
    state = situation(script).state
    player = Random(1)
    return [player.choose(observe(state, state.table.turn)).action for _ in range(number)]


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(3, 7) == played(3, 7)
    assert played(3, 7) != played(3, 8)


def test_it_announces_and_reserves_now_and_then() -> None:
    actions = [action for seed in range(100) for action in played(seed, seed)]
    calls = sum(isinstance(action, Announced) for action in actions)
    reservations = sum(isinstance(action, Said) and not action.healthy for action in actions)
    assert 10 <= calls <= 200
    assert 1 <= reservations <= 40


def test_where_all_name_a_game_soli_are_rare() -> None:
    named = [action for seed in range(60) for action in played(seed, seed, rules_of("default"))]
    reserved = [action for action in named if isinstance(action, Reserved)]
    soli = sum(action.contract.is_real_solo for action in reserved)
    assert len(reserved) == 240
    assert 1 <= soli <= 25


def test_a_poor_hand_is_declared_and_its_cards_are_taken_sometimes() -> None:
    poor = "default, swines=no · hand 0 DJ DQ CA C9 CK CT SA S9 SK ST HA HK · hand 1 CQ · hand 2 CQ"
    declared = sum(action == Reserved(0, Contract.POVERTY) for action in answers(poor))
    assert 100 <= declared <= 190
    asked = f"{poor} · 0 poverty, 1 normal, 2 normal, 3 normal, 0 gives DJ DQ C9"
    taken = answers(asked)
    assert {type(action) for action in taken} == {PovertyTaken, Passed}


def test_a_question_with_one_answer_is_answered() -> None:
    hands = "hand 0 DJ DQ CA C9 CK CT SA S9 SK ST HA HK · hand 1 CQ · hand 2 CQ"
    script = f"default, swines=no · {hands} · 0 poverty, 1 normal, 2 normal, 3 normal"
    seen = observe(situation(script).state, 0)
    assert Random(0).choose(seen).action in seen.legal
