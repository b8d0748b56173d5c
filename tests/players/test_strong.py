"""Announcements of the player that thinks games through: only what gains, and only when it is sure enough."""

from dataclasses import replace

import numpy as np
import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import Announced, Call, Played
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.state import apply
from freedoko_qt.players.belief import Trust
from freedoko_qt.players.search import Means, weighed
from freedoko_qt.players.strong import AGAINST, AGAINST_RE, ANSWERED, HIGHER, LEANING, Thinker, called, leaning
from tests.notation import situation

MEANS = Means(60, Trust(times=2), patience=60.0)
STRONG = "ddv · hand 0 HT HT CQ SQ SQ HQ DQ CJ CJ SA CA DA · hand 2 CQ · healthy"
WEAK = "ddv · hand 0 CQ C9 CK S9 SK HK H9 DK D9 DJ HJ ST · hand 2 CQ · healthy"


def seen(script: str, seat: int | None = None) -> Observation:
    """What a seat sees, or the one on turn."""
    state = situation(script).state
    return observe(state, state.table.turn if seat is None else seat)


def test_a_strong_hand_announces_and_a_weak_one_does_not() -> None:
    assert isinstance(Thinker(MEANS, 1).choose(seen(STRONG)).action, Announced)
    assert isinstance(Thinker(MEANS, 1).choose(seen(WEAK)).action, Played)


def test_the_reason_tells_how_often_it_is_kept() -> None:
    choice = Thinker(MEANS, 1).choose(seen(STRONG))
    wins = dict(choice.reason.values)["wins"]
    assert isinstance(wins, int)
    assert 64 <= wins <= 100
    loud, silent = choice.ranking
    assert loud.points > silent.points


def test_boldness_moves_how_sure_one_must_be() -> None:
    asked = seen(STRONG)
    thought = Thinker(MEANS, 1).think(asked)
    call = next(action for action in asked.legal if isinstance(action, Announced))
    kept = dict(called(asked, call, thought).reason.values)["wins"]  # type: ignore[union-attr]
    assert isinstance(kept, int)
    steps = [called(asked, call, thought, boldness) is not None for boldness in range(-8, 3)]
    assert steps == sorted(steps)  # bolder never means quieter
    assert steps[-1]
    assert not steps[0] or kept == 100


@pytest.mark.parametrize(("lean", "expected"), [(0.0, 0.5), (np.log(3), 0.75), (-np.log(3), 0.25)])
def test_deals_are_weighed_by_what_thought_misses(lean: float, expected: float) -> None:
    is_kept = np.array([True, False] * 10)
    weights = weighed(is_kept, lean)
    assert weights.sum() == pytest.approx(1)
    assert weights[is_kept].sum() == pytest.approx(expected)


def test_answers_and_soli_of_others_need_more() -> None:
    asked = seen("ddv · hand 0 CQ · hand 2 CQ · start 0 · healthy · 0 no 120 · 0: CA CK C9 D9", 1)
    assert asked.team is Team.CONTRA
    assert leaning(asked, Call.NO_120) == pytest.approx(LEANING[Team.CONTRA] + ANSWERED)
    quiet = replace(asked, table=asked.table.but(calls=()))
    assert leaning(quiet, Call.NO_120) == pytest.approx(LEANING[Team.CONTRA])
    assert leaning(quiet, Call.NO_90) == pytest.approx(HIGHER)
    assert leaning(seen("ddv · 1 plays solo spade", 2), Call.NO_120) == pytest.approx(AGAINST)
    assert leaning(seen("ddv · 1 plays solo spade · 1 no 120", 2), Call.NO_120) == pytest.approx(AGAINST_RE)


@pytest.mark.parametrize(
    ("solo", "hand", "lead"),
    [
        ("queen", "CQ CQ SQ SQ HQ HQ CA CA CT SA HA DA", Card.CQ),
        ("club", "HT CQ CQ SQ SQ HQ CJ CA CT CK SA HA", Card.CQ),
        ("meatless", "CA CA CT CT CK SA SA ST HA HA DA HK", Card.CA),
        ("jack", "CJ CJ SJ SJ HJ HJ CA CT SA HA DA DT", Card.CJ),
    ],
)
def test_nobody_doubles_a_solo_with_a_plain_hand(solo: str, hand: str, lead: Card) -> None:
    """A solo is played on a hand that is made for it, so the others have little to hope for."""
    plain = "hand 2 HT DK DK D9 D9 C9 C9 S9 SK H9 HK ST"
    state = situation(f"ddv · start 1 · hand 1 {hand} · {plain} · 1 plays solo {solo}").state
    after = observe(apply(state, Played(1, lead)), 2)
    assert any(isinstance(action, Announced) for action in after.legal)
    assert isinstance(Thinker(MEANS, 1).choose(after).action, Played)
