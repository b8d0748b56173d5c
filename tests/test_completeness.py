"""Nothing is half there: every rule is described and has its golden game, every game type and item occurs in one."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path

import pytest
import yaml

from freedoko_qt.engine.card import CARDS
from freedoko_qt.engine.contract import SHAPES, SOLI, Contract, Selector, Team
from freedoko_qt.engine.event import Announced, Call, Played, Reserved
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import final_contract
from freedoko_qt.engine.points import Kind
from freedoko_qt.engine.preset import PRESETS, differences, parse, preset
from freedoko_qt.engine.rules import CHOICES, DEFAULT, GROUPS, SPECS, dump
from freedoko_qt.engine.special import Feat
from tests.golden import Golden, golden_games

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = golden_games()
SHOWN_ONLY = "information"
"""The group of rules about what a player gets to see; no game comes out differently by them."""
PICTURE_TESTS = Path(__file__).resolve().parent / "app"
"""The folder in which the rules about what is shown are tested."""


def other_values(name: str) -> Iterator[object]:
    """Values that a rule can have besides its default."""
    value, (low, high) = getattr(DEFAULT, name), SPECS[name].span
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, StrEnum):
        yield from (choice for choice in type(value) if choice is not value)
    else:
        yield from {low, high} - {value}


@cache
def all_played() -> tuple[Game, ...]:
    """All golden games, played to the end."""
    return tuple(game for golden in GOLDEN for game in golden.told(golden.rules).played)


# -- rules -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SPECS)
def test_every_rule_is_described(name: str) -> None:
    spec = SPECS[name]
    assert spec.group in GROUPS
    assert spec.title
    assert not spec.title.endswith(".")
    assert spec.help.endswith(".")
    assert spec.help.rstrip(".") != spec.title
    if isinstance(getattr(DEFAULT, name), int) and not isinstance(getattr(DEFAULT, name), bool):
        low, high = spec.span
        assert low <= getattr(DEFAULT, name) <= high
        assert low < high


def test_no_two_rules_of_a_group_have_the_same_title() -> None:
    titles = [(spec.group, spec.title) for spec in SPECS.values()]
    assert len(titles) == len(set(titles))


def test_every_group_has_a_title_and_a_rule() -> None:
    assert all(GROUPS.values())
    assert set(GROUPS) == {spec.group for spec in SPECS.values()}


@pytest.mark.parametrize("name", SPECS)
def test_every_choice_has_a_title(name: str) -> None:
    value = getattr(DEFAULT, name)
    if isinstance(value, StrEnum):
        titles = [CHOICES[choice] for choice in type(value)]
        assert all(titles)
        assert len(titles) == len(set(titles))


@pytest.mark.parametrize("name", SPECS)
def test_every_rule_survives_a_file(name: str) -> None:
    for value in other_values(name):
        rules = DEFAULT.but(**{name: value})
        read = yaml.safe_load(yaml.safe_dump(dump(rules)))
        assert list(read) == [name]
        assert DEFAULT.but(**read) == rules


@pytest.mark.parametrize("name", [name for name, spec in SPECS.items() if spec.group != SHOWN_ONLY])
def test_every_rule_has_a_golden_game_in_which_it_matters(name: str) -> None:
    assert [golden.name for golden in GOLDEN if name in golden.turns_on]


@pytest.mark.parametrize("name", [name for name, spec in SPECS.items() if spec.group == SHOWN_ONLY])
def test_every_rule_about_what_is_shown_has_a_test_of_the_picture(name: str) -> None:
    assert [path.name for path in PICTURE_TESTS.glob("test_*.py") if name in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_golden_game_says_what_it_is_about(golden: Golden) -> None:
    title, why = golden.document.get(("title",), str), golden.document.get(("why",), str)
    assert title
    assert why.endswith(".")
    assert any(golden.name.startswith(name) for name in golden.turns_on)


# -- what can happen ---------------------------------------------------------------------------------------


def test_every_game_type_occurs_in_a_golden_game() -> None:
    assert {final_contract(game) for game in all_played()} == set(Contract)


def test_every_selector_occurs_in_a_golden_game() -> None:
    marriages = [action for game in all_played() for action in game.log if isinstance(action, Reserved)]
    assert {action.selector for action in marriages if action.contract is Contract.MARRIAGE} == set(Selector)


def test_every_announcement_occurs_in_a_golden_game() -> None:
    assert {action.call for game in all_played() for action in game.log if isinstance(action, Announced)} == set(Call)


def test_every_kind_of_item_occurs_in_a_golden_game() -> None:
    assert {item.kind for game in all_played() for item in game.result.items} == set(Kind)


def test_every_special_point_occurs_in_a_golden_game() -> None:
    specials = (item.special for game in all_played() for item in game.result.items)
    assert {special.feat for special in specials if special} == set(Feat)


def test_every_side_wins_in_a_golden_game_and_once_nobody() -> None:
    assert {game.result.winner for game in all_played()} == {*Team, None}


def test_every_card_is_played_in_the_golden_games() -> None:
    assert {action.card for game in all_played() for action in game.log if isinstance(action, Played)} == set(CARDS)


def test_every_solo_has_a_rule_that_switches_it_off() -> None:
    assert all(SHAPES[contract].rule in SPECS for contract in SOLI)


# -- rule sets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_has_a_title_and_a_sentence_and_loads(name: str) -> None:
    shipped = PRESETS[name]
    assert shipped.title
    assert shipped.about.endswith(".")
    rules = preset(name)
    assert rules != DEFAULT
    written = yaml.safe_dump({"format": 1, "base": "default", "rules": differences(rules, "default")})
    assert parse(written, "again.yaml") == rules


def test_every_file_of_rules_is_shipped_under_a_name() -> None:
    files = {path.stem for path in (ROOT / "freedoko_qt" / "engine" / "presets").glob("*.yaml")}
    assert files == set(PRESETS)
