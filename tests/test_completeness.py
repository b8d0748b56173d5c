"""Nothing is half there: every rule is described and has its golden game, every game type and item occurs in one."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
import yaml

from freedoko_qt.engine.bock import Trigger, triggers
from freedoko_qt.engine.card import CARDS
from freedoko_qt.engine.contract import SHAPES, SOLI, THROWN, Contract, Selector, Team
from freedoko_qt.engine.event import Action, Announced, Call, Played, Reserved
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
    value, spec = getattr(DEFAULT, name), SPECS[name]
    low, high = spec.span
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, StrEnum):
        yield from (choice for choice in type(value) if choice is not value)
    elif spec.items:
        yield from (spec.items[:1], spec.items[1::-1])
    elif isinstance(value, tuple):
        number = spec.lengths[0] if spec.lengths else 2
        yield from ((low,) * number, (high,) * number)
    else:
        yield from {low, high} - {value}


@cache
def all_played() -> tuple[Game, ...]:
    """All golden games, played to the end; those that are dealt again among them."""
    return tuple(game for golden in GOLDEN for game in golden.told(golden.rules).played)


def counted() -> Iterator[Game]:
    """The golden games that count."""
    return (game for game in all_played() if not game.state.table.is_redeal)


def happened() -> Iterator[Action]:
    """Everything that is done in the golden games."""
    return (action for game in all_played() for action in game.log)


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
    for kind in {type(choice) for choice in (value, *SPECS[name].items) if isinstance(choice, StrEnum)}:
        titles = [CHOICES[kind][choice] for choice in kind]
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
    assert [path.name for path in PICTURE_TESTS.rglob("test_*.py") if name in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_golden_game_says_what_it_is_about(golden: Golden) -> None:
    title, why = golden.document.get(("title",), str), golden.document.get(("why",), str)
    assert title
    assert why.endswith(".")
    assert any(golden.name.startswith(name) for name in golden.turns_on)


# -- what can happen ---------------------------------------------------------------------------------------


def test_every_game_type_occurs_in_a_golden_game() -> None:
    played = {final_contract(game.state.table.contract, game.result) for game in counted()}
    dealt_again = {game.state.table.contract for game in all_played() if game.state.table.is_redeal}
    assert played | set(THROWN) == set(Contract)
    assert dealt_again == {*THROWN, Contract.POVERTY}


def test_every_kind_of_event_occurs_in_a_golden_game() -> None:
    assert {type(action) for action in happened()} == set(get_args(Action))


def test_every_selector_occurs_in_a_golden_game() -> None:
    marriages = [action for action in happened() if isinstance(action, Reserved)]
    assert {action.selector for action in marriages if action.contract is Contract.MARRIAGE} == set(Selector)


def test_every_announcement_occurs_in_a_golden_game() -> None:
    assert {action.call for action in happened() if isinstance(action, Announced)} == set(Call)


def test_every_kind_of_item_occurs_in_a_golden_game() -> None:
    assert {item.kind for game in counted() for item in game.result.items} == set(Kind)


def test_every_special_point_occurs_in_a_golden_game() -> None:
    specials = (item.special for game in counted() for item in game.result.items)
    assert {special.feat for special in specials if special} == set(Feat)


def test_every_reason_for_bock_occurs_in_a_golden_game() -> None:
    fired = {trigger for game in counted() for trigger in triggers(game.state, game.result)}
    assert fired == set(Trigger)


def test_every_side_wins_in_a_golden_game_and_once_nobody() -> None:
    assert {game.result.winner for game in counted()} == {*Team, None}


def test_every_card_is_played_in_the_golden_games() -> None:
    assert {action.card for action in happened() if isinstance(action, Played)} == set(CARDS)


def test_every_solo_has_a_rule_that_switches_it_off() -> None:
    assert all(SHAPES[contract].rule in SPECS for contract in SOLI)


# -- rule sets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_has_a_title_and_a_sentence_and_loads(name: str) -> None:
    shipped = PRESETS[name]
    assert shipped.title
    assert shipped.about.endswith(".")
    rules = preset(name)
    assert [other for other in PRESETS if preset(other) == rules] == [name]
    assert (rules == DEFAULT) is (name == "default")
    written = yaml.safe_dump({"format": 1, "base": "default", "rules": differences(rules, "default")})
    assert parse(written, "again.yaml") == rules


def test_every_file_of_rules_is_shipped_under_a_name() -> None:
    files = {path.stem for path in (ROOT / "freedoko_qt" / "engine" / "presets").glob("*.yaml")}
    assert files == set(PRESETS) - {"default"}
