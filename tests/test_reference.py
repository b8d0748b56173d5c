"""Games recorded from FreeDoko 0.7.13 come out the same by our rules, up to the differences that are wanted."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import THROWN, Contract, Selector
from tests.conformance import known
from tests.conformance.folder import add_party, of_rules, read_games
from tests.conformance.outcome import FEATS, of_outcome
from tests.conformance.recording import CALLS, Recording, read_parties, read_rules
from tests.conformance.replay import Replay
from tests.conformance.report import Report

DATA = Path(__file__).resolve().parent / "data"
RULE_SETS = read_rules(DATA)
FILES = (DATA / "smoke.jsonl.gz", DATA / "games.jsonl.gz")

# How often the sample meets what we do differently on purpose.
WANTED = {
    known.BOCK_CEILING: 8,
    known.BOCK_CUT: 36,
    known.BOCK_IN_DUTY: 25,
    known.END_WHILE_LYING: 11,
    known.GENSCHER_MUTE: 53,
    known.HYPERSWINES: 1,
    known.NOBODY_WINS: 3,
    known.SOLO_FACTOR: 97,
    known.SPOKEN_BEFORE_DUTY: 2,
    known.THROWING: 6,
    known.VOID_REMEMBERED: 1,
}


@cache
def parties() -> Mapping[str, list[list[Recording]]]:
    """The recorded parties by rule set; of some only single games are there."""
    found: dict[str, list[list[Recording]]] = defaultdict(list)
    for path in FILES:
        for games in map(list, read_games(path, RULE_SETS)):
            found[games[0].data["rules"]].append(games)
    return found


@cache
def report(rules: str) -> Report:
    """What came out of the games of a rule set."""
    found, details = Report(), read_parties(DATA)
    for games in parties()[rules]:
        add_party(found, iter(games), details)
    return found


@pytest.mark.parametrize("rules", RULE_SETS)
def test_recorded_games_come_out_the_same(rules: str) -> None:
    assert report(rules).games > 0
    assert not report(rules).differences


@pytest.mark.parametrize("rules", RULE_SETS)
def test_rules_depend_on_each_other_as_in_freedoko(rules: str) -> None:
    assert [check for check in of_rules(RULE_SETS[rules]) if not check.is_equal] == []


def test_only_wanted_differences_and_just_so_many() -> None:
    found: Counter[str] = Counter()
    for rules in RULE_SETS:
        for (_, why), count in report(rules).known.items():
            found[why] += count
    assert found == WANTED


def test_the_sample_shows_everything_that_can_happen() -> None:
    games = [game.data for found in parties().values() for party in found for game in party]
    played = [data for data in games if data["end"] == "played"]
    ours = {Contract.DIAMOND_JACK_HIGHEST_TRUMP, Contract.FEWEST_POINTS, Contract.SOLO_FEWEST_TRICKS}
    pure = {contract for contract in Contract if "pure" in contract}
    assert {data["type"] for data in played} == {*Contract} - {*THROWN} - ours - pure
    assert {data["type_start"] for data in games} >= {*THROWN} - ours
    assert {said["sel"] for data in games for said in data["res"] if "sel" in said} == {*Selector}
    assert {call for data in played for calls in data["anns"] for call in calls} == {*CALLS}
    assert {item[0] for data in played for item in data["sp"]} >= {*FEATS}
    ours_alone = {Trigger.BOTH_ANNOUNCED, Trigger.COLD_STRIKE}
    assert {trigger for data in played for trigger in data["bock_triggers"]} == {*Trigger} - ours_alone
    kinds = {event[2] for data in games for event in data["ev"]}
    assert kinds >= {"accept", "denyall", "annduty", "genscher", "hyper", "swines", "swines_off", "hyper_off"}
    assert any(len(data["res"]) > 1 for data in games if data["duty_round"])


def fields_that_differ(game: Recording, **changed: Any) -> set[str]:
    """The fields in which a recording with changes no longer agrees."""
    replay = Replay(Recording({**game.data, **changed}, game.rule_set))
    checks = [*replay.checks(), *of_outcome(replay.game, replay.state)]
    return {check.field for check in checks if not check.is_equal}


@pytest.mark.parametrize(
    ("name", "changed", "field"),
    [
        ("winners", [], "trick winners"),
        ("tp", [], "trick points"),
        ("teams", [], "teams"),
        ("points", 0, "value"),
        ("player_points", [], "scores"),
        ("winner", "no team", "winner"),
        ("bock_triggers", ["black"], "bock triggers"),
        ("bock_mult", 3, "factor of bock"),
        ("legal_res", [[]] * 4, "legal reservations"),
        ("sp", [], "items"),
        ("known", [], "known sides"),
        ("ann_legal", [], "announcements"),
    ],
)
def test_a_wrong_recording_is_noticed(name: str, changed: object, field: str) -> None:
    """Each thing changed by hand must show up as a difference in just that place."""
    games = [game for party in parties()["standard"] for game in party]
    game = next(game for game in games if game.data.get("type") == "normal" and len(game.data["known"]) > 2)
    assert fields_that_differ(game) == set()
    assert fields_that_differ(game, **{name: changed}) == {field}
