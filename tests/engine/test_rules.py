"""Rules as values: effective values, checks, file form."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import (
    CHOICES,
    DEFAULT,
    GROUPS,
    LIMITS,
    SELECTORS,
    SPECS,
    Counting,
    RuleError,
    Rules,
    SoloOrder,
    check,
    dump,
    load,
)
from tests.strategies import QUICK, rules

REFUSALS: tuple[Callable[[str, object], object], ...] = (
    check,
    lambda name, value: load({name: value}),
    lambda name, value: DEFAULT.but(**{name: value}),
)


@QUICK
@given(one=rules(), other=rules())
def test_rules_are_loaded_from_what_differs_from_any_base(one: Rules, other: Rules) -> None:
    assert load(dump(one)) == one
    assert load(dump(one, other), other) == one
    assert dump(one, one) == {}


@QUICK
@given(one=rules())
def test_effective_rules_are_effective(one: Rules) -> None:
    effective = one.effective()
    assert effective.effective() == effective
    inactive_bools = [name for name in SPECS if not one.active(name) and type(getattr(one, name)) is bool]
    assert not any(getattr(effective, name) for name in inactive_bools)


def test_rule_hangs_on_the_rules_that_it_needs() -> None:
    rules = DEFAULT.but(solo=False)
    assert rules.solo_queen
    assert not rules.active("solo_queen")
    assert not rules.effective().solo_queen
    assert not rules.but(number_of_duty_soli=3).effective().number_of_duty_soli


@pytest.mark.parametrize(
    ("rules", "duty"),
    [
        (DEFAULT.but(number_of_duty_soli=2), 2),
        (DEFAULT.but(number_of_duty_soli=2, number_of_rounds_limited=False), 0),
        (DEFAULT.but(number_of_duty_soli=2, solo=False), 0),
    ],
    ids=["limited", "endless", "no soli"],
)
def test_duty_soli_need_soli_and_an_end(rules: Rules, duty: int) -> None:
    assert rules.effective().number_of_duty_soli == duty


def test_nested_need_reaches_through() -> None:
    rules = DEFAULT.but(announcement_re_contra_doubles=False, announcement_contra_doubles_against_re=True)
    assert not rules.effective().announcement_contra_doubles_against_re


@pytest.mark.parametrize(
    ("name", "value", "word"),
    [
        ("dollen", 1, "yes or no"),
        ("dollen", "yes", "yes or no"),
        ("announcement_no_120", True, "number"),
        ("announcement_no_120", 13, "within"),
        ("announcement_no_120", 0, "within"),
        ("announcement_no_120", 11.0, "number"),
        ("number_of_rounds", None, "number"),
        ("counting", "sideways", "none of"),
        ("no_such_rule", True, "no rule"),
    ],
)
def test_wrong_value_is_named_with_its_rule(name: str, value: object, word: str) -> None:
    for refuse in REFUSALS:
        with pytest.raises(RuleError, match=word) as caught:
            refuse(name, value)
        assert name in str(caught.value)


def test_choice_is_stored_as_its_member_however_it_is_given() -> None:
    text: Any = "plus-minus"
    assert load({"counting": text}).counting is Counting.PLUS_MINUS
    assert DEFAULT.but(counting=text).counting is Counting.PLUS_MINUS
    assert DEFAULT.but(x_solo_order=SoloOrder.DUTY_FIRST).x_solo_order is SoloOrder.DUTY_FIRST


def test_contradictions_are_refused() -> None:
    with pytest.raises(RuleError, match="at least one"):
        load(dict.fromkeys(SELECTORS, False))
    with pytest.raises(RuleError, match="must not rise"):
        load({"announcement_no_120": 8})


@given(data=st.dictionaries(st.sampled_from([*SPECS, "x"]), st.none() | st.booleans() | st.integers() | st.text()))
def test_any_mapping_gives_rules_or_a_rule_error(data: dict[str, object]) -> None:
    try:
        found = load(data)
    except RuleError:
        return
    assert all(getattr(found, name) == value for name, value in data.items())


@pytest.mark.parametrize("name", list(SPECS))
def test_rule_is_fully_declared(name: str) -> None:
    spec, value = SPECS[name], getattr(DEFAULT, name)
    assert spec.group in GROUPS
    assert spec.title[0].isupper() or spec.title.startswith("… ") or spec.title[0].isdigit()
    assert spec.help.endswith(".")
    assert check(name, value) == value
    if type(value) is int:
        assert spec.span[0] < spec.span[1]
    if isinstance(value, StrEnum):
        assert set(CHOICES[type(value)]) == set(type(value))
    if spec.items:
        assert set(CHOICES[type(spec.items[0])]) == set(spec.items)


def test_titles_of_a_group_are_all_different() -> None:
    assert len({(spec.group, spec.title) for spec in SPECS.values()}) == len(SPECS)


@pytest.mark.parametrize("name", ["default", *PRESETS])
def test_limits_of_the_presets_do_not_rise(name: str) -> None:
    limits = [getattr(preset(name), limit) for limit in LIMITS]
    assert limits == sorted(limits, reverse=True)
