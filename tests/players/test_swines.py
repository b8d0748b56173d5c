"""Swines and hyperswines of the rules of thumb."""

import pytest

from freedoko_qt.engine.event import text
from freedoko_qt.engine.observe import observe
from freedoko_qt.players.thumb import Thumb
from tests.notation import situation

RULES = "default, x_reservation_dialogue=two-step, swines_announcement_begin=no, hyperswines=yes"
HELD = "hand 0 DA DA D9 D9 CQ SJ HA HK CA C9 SK S9"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        pytest.param(f"{RULES} · {HELD} · healthy", "0 swines", id="swines as soon as they may be"),
        pytest.param(
            f"{RULES}, swines_and_hyperswines_joint=yes · {HELD} · healthy",
            "0 hyperswines",
            id="hyperswines bring the swines along",
        ),
        pytest.param(
            f"{RULES} · hand 0 D9 D9 · hand 1 DA DA · healthy · 1 swines", "0 hyperswines", id="over those of another"
        ),
    ],
)
def test_what_may_rise_rises(script: str, expected: str) -> None:
    state = situation(script).state
    assert text(Thumb().choose(observe(state, 0)).action) == expected


def test_at_the_beginning_everybody_is_asked() -> None:
    script = (
        "default, x_reservation_dialogue=two-step, swines_announcement_begin=yes · start 1 · hand 0 DA DA · healthy"
    )
    game = situation(script)
    answers = {}
    while game.state.table.ask == "swines":
        seat = game.state.table.turn
        answers[seat] = text(Thumb().choose(observe(game.state, seat)).action)
        game.play(Thumb().choose(observe(game.state, seat)).action)
    assert answers[0] == "0 swines"
    assert {answers[seat] for seat in (1, 2, 3)} == {"1 pass", "2 pass", "3 pass"}
