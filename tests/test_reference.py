"""Games recorded from FreeDoko 0.7.13 come out the same by our rules, up to the differences that are wanted."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from freedoko_qt.engine.contract import Contract, Selector
from tests.conformance import comparison
from tests.conformance.comparison import compare
from tests.conformance.recording import Recording, beyond, read_rules, recordings
from tests.conformance.report import Report

DATA = Path(__file__).resolve().parent / "data"
RULE_SETS = tuple(read_rules(DATA))

# How often the sample meets what we do differently on purpose.
WANTED = {
    comparison.SOLO_FACTOR: 21,
    comparison.NOBODY_WINS: 5,
    comparison.OPEN_TRICK: 8,
    comparison.WRONG_LEAD: 2,
}


@cache
def games() -> Mapping[str, list[Recording]]:
    """The sample by rule set."""
    found: dict[str, list[Recording]] = defaultdict(list)
    for game in recordings(DATA / "games.jsonl.gz", read_rules(DATA)):
        found[game.data["rules"]].append(game)
    return found


@cache
def report(rules: str) -> Report:
    """What came out of the games of a rule set."""
    found = Report()
    for game in games()[rules]:
        found.add(game.name, compare(game))
    return found


@pytest.mark.parametrize("rules", RULE_SETS)
def test_recorded_games_come_out_the_same(rules: str) -> None:
    assert report(rules).games > 0
    assert not report(rules).differences


def test_only_wanted_differences_and_just_so_many() -> None:
    found: dict[str, int] = defaultdict(int)
    for rules in RULE_SETS:
        for (_, why), count in report(rules).known.items():
            found[why] += count
    assert found == WANTED


def test_the_sample_is_within_our_rules_and_shows_every_game_type() -> None:
    sample = [game for found in games().values() for game in found]
    assert not [beyond(game) for game in sample if beyond(game)]
    assert {game.data["type"] for game in sample} == {contract.value for contract in Contract}
    selectors = {answer["sel"] for game in sample for answer in game.data["res"] if "sel" in answer}
    assert selectors == {selector.value for selector in Selector}


def test_a_wrong_recording_is_noticed() -> None:
    """Each number changed by hand must show up as a difference in just that place."""
    game = next(game for game in games()["tournament"] if game.data["type"] == "normal")
    for field, name in (("winners", "trick winners"), ("tp", "trick points"), ("teams", "teams")):
        changed = {**game.data, field: [game.data[field][1], *game.data[field][1:]][::-1]}
        checks = compare(Recording(changed, game.options))
        assert name in {check.field for check in checks if not check.is_equal}
    for field, name in (("points", "value"), ("player_points", "scores"), ("winner", "winner")):
        checks = compare(Recording({**game.data, field: None}, game.options))
        assert [check.field for check in checks if not check.is_equal] == [name]
