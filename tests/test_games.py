"""The golden games: the facts that are written come out, and with another rule those that are written for it."""

from collections.abc import Mapping
from typing import Any

import pytest

from freedoko_qt.engine.rules import Rules
from tests.golden import Golden, golden_games

GAMES = golden_games()
OTHERWISE = [
    pytest.param(golden, changes, rules, then, id=f"{golden.name}-{'-'.join(changes)}-{at}")
    for golden in GAMES
    for at, (changes, rules, then) in enumerate(golden.alternatives)
]


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_facts_come_out_as_written(golden: Golden) -> None:
    told = golden.told(golden.rules)
    assert told.refused == ""
    assert told.games == golden.expected.games
    assert told.party == golden.expected.party


@pytest.mark.parametrize(("golden", "changes", "rules", "then"), OTHERWISE)
def test_another_rule_makes_just_this_difference(
    golden: Golden, changes: Mapping[str, Any], rules: Rules, then: Mapping[str, Any]
) -> None:
    assert then, "the rule must matter"
    assert all(getattr(rules, name) != getattr(golden.rules, name) for name in changes)
    assert golden.told(golden.rules).differences(golden.told(rules)) == then
