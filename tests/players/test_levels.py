"""The strengths that can be chosen."""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from statistics import mean, stdev

import pytest

from freedoko_qt.engine.event import Announced
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.players import search
from freedoko_qt.players.bench import run
from freedoko_qt.players.crew import played
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.mirrored import Match, seatings_of_two
from freedoko_qt.players.strong import Thinker
from tests.notation import situation

STRONG = "hand 0 HT HT CQ SQ SQ HQ HQ DQ CJ CJ CA CA"


def test_every_level_has_a_name_and_makes_a_player() -> None:
    assert next(iter(LEVELS)) == "random"
    for level in LEVELS.values():
        assert level.name
        assert level.about.endswith(".")
        assert callable(level.make(1).choose)
    assert len({level.name for level in LEVELS.values()}) == len(LEVELS)


def test_levels_that_think_differ_in_means_only() -> None:
    strong, master = (LEVELS[level].make(1) for level in ("strong", "master"))
    assert isinstance(strong, Thinker)
    assert isinstance(master, Thinker)
    assert strong.means.deals < master.means.deals
    assert 0 < strong.means.guided < master.means.guided
    less, more = strong.means.trust, master.means.trust
    assert less.times < more.times
    assert sum(less.judged) < sum(more.judged)
    assert replace(less, times=0, judged=()) == replace(more, times=0, judged=())


@pytest.mark.parametrize(
    ("better", "worse", "deals"), [("novice", "random", 20), ("beginner", "novice", 60), ("thumb", "novice", 40)]
)
def test_a_level_beats_one_below(better: str, worse: str, deals: int) -> None:
    figures = run((better, worse, worse, worse), deals, 1, preset("ddv"), 0)
    points = [mean(scores) for scores in figures[better].by_deal.values()]
    assert mean(points) > 3 * error(points)


@pytest.mark.slow
def test_a_player_that_thinks_beats_the_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "monotonic", lambda: 0.0)  # a busy machine must not change what is chosen
    match = Match(("strong", "thumb"), seatings_of_two(), 1, preset("ddv"), plain=True)
    points = played(match, 16).edges()  # few, but the same every time; the bench plays as many as one likes
    assert mean(points) > error(points)


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
