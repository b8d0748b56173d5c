"""The process that reckons with open cards, as it is talked to."""

import pickle
import subprocess
import sys
from io import BytesIO

from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import State
from freedoko_qt.players.process import frame, frames
from freedoko_qt.players.solver import cards_of, outcomes, refusal
from freedoko_qt.players.solver_process import Reckoning, reckonings
from tests.strategies import random_game


def late(seed: int, cards: int) -> State:
    """A moment at which so many cards are still held, with something to choose."""
    game = random_game(preset("ddv"), seed)
    states = (game.state_at(at) for at in range(game.at))
    return next(
        state
        for state in states
        if sum(map(len, state.hands)) <= cards and refusal(state) is None and len(cards_of(state)) > 1
    )


def test_questions_are_answered_card_by_card_in_their_order() -> None:
    states = {7: late(3, 12), 8: late(4, 8)}
    asked = subprocess.run(
        [sys.executable, "-c", "from freedoko_qt.players.solver_process import main; main()"],
        input=b"".join(frame((number, state)) for number, state in states.items()),
        capture_output=True,
        check=True,
        timeout=60,
    )
    told = list(answers(asked.stdout))
    assert asked.stderr == b""
    assert [one.number for one in told] == [7] * len(cards_of(states[7])) + [8] * len(cards_of(states[8]))
    for number, state in states.items():
        own = [one for one in told if one.number == number]
        assert [len(one.outcomes) for one in own] == list(range(1, own[-1].total + 1))
        assert [one.is_last for one in own] == [False] * (len(own) - 1) + [True]
        assert own[-1].outcomes == tuple(outcomes(state))


def test_a_moment_out_of_reach_is_told_as_such() -> None:
    told = list(reckonings(1, late(3, 20), budget=5))
    assert [(one.is_too_far, one.is_last, one.outcomes) for one in told] == [(True, True, ())]


def test_a_fault_is_told_and_ends_nothing() -> None:
    over = random_game(preset("ddv"), 1).state
    (told,) = reckonings(1, over)
    assert told.is_last
    assert "AssertionError" in told.trouble


def answers(output: bytes) -> list[Reckoning]:
    """What has come out."""
    return [pickle.loads(body) for body in frames(BytesIO(output))]
