"""The strengths that can be chosen."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

import pytest

from freedoko_qt.engine.preset import preset
from freedoko_qt.players.bench import run
from freedoko_qt.players.levels import LEVELS


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
    assert mean(points) > 4 * error(points)


def error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / sqrt(len(values))
