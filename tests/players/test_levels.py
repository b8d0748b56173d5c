"""The strengths that can be chosen."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

import pytest

from freedoko_qt.engine.event import Announced
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.players.bench import run
from freedoko_qt.players.levels import LEVELS
from tests.notation import situation

STRONG = "hand 0 HT HT CQ SQ SQ HQ HQ DQ CJ CJ CA CA"


def test_every_level_has_a_name_and_makes_a_player() -> None:
    assert next(iter(LEVELS)) == "random"
    for level in LEVELS.values():
        assert level.name
        assert level.about.endswith(".")
        assert callable(level.make(1).choose)
    assert len({level.name for level in LEVELS.values()}) == len(LEVELS)


@pytest.mark.parametrize(("better", "worse"), list(zip(list(LEVELS)[1:], list(LEVELS), strict=False)))
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    figures = run((better, worse, worse, worse), 40, 1, preset("ddv"), 0)
    points = [mean(scores) for scores in figures[better].by_deal.values()]
    assert mean(points) > 3 * error(points)


@pytest.mark.parametrize("rules", PRESETS)
def test_rules_of_thumb_beat_chance_under_every_preset(rules: str) -> None:
    figures = run(("thumb", "random", "random", "random"), 6, 3, preset(rules), 0)
    points = {kind: mean(score for scores in one.by_deal.values() for score in scores) for kind, one in figures.items()}
    assert points["thumb"] > points["random"]


def test_a_beginner_never_announces() -> None:
    """O112: not even with a hand with which the next level does."""
    seen = observe(situation(f"ddv · {STRONG} · healthy").state, 0)
    assert isinstance(LEVELS["thumb"].make(1).choose(seen).action, Announced)
    assert not isinstance(LEVELS["beginner"].make(1).choose(seen).action, Announced)


def test_a_beginner_plays_no_solo_and_says_nothing_in_whole_games() -> None:
    figures = run(("beginner",) * 4, 15, 2, preset("default"), 0)["beginner"]
    assert not [name for name in figures.soli if name.startswith("solo")]
    assert not figures.calls.keys() - {"re", "contra"}  # what a rich first trick forces


def error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / sqrt(len(values))
