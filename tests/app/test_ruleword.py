"""What is said of a rule."""

import pytest
from PySide6.QtCore import QLocale

from freedoko_qt.app.ruleword import key_text, need_text, needs, refusal, span_text, title, value_text, why_idle
from freedoko_qt.engine.rules import DEFAULT, SELECTORS, SPECS, Counting, SoloKind
from tests.app.rulesets import any_rules


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "yes"),
        (False, "no"),
        (7, "7"),
        (Counting.MINUS, "Minus: only losers write"),
        ((3, 4, 3), "3 4 3"),
        ((SoloKind.JACK, SoloKind.QUEEN), "Jack solo, Queen solo"),
        ((), "nothing"),
    ],
)
def test_a_value_in_words(value: object, text: str) -> None:
    assert value_text(value) == text


@pytest.mark.parametrize(
    ("need", "text"),
    [
        ("bock", "“Bock rounds” is on"),
        ("!knocking", "“Knocking” is off"),
        ("![hyperswines]", "“Hyperswines” is off"),
        ("counting=plus", "“Counting” is “Plus: only winners write”"),
        ("number_of_duty_soli", "“Duty soli of each player” is not 0"),
    ],
)
def test_a_need_in_words(need: str, text: str) -> None:
    assert need_text(need, title) == text


def test_alternatives_are_one_need() -> None:
    (one,) = needs(DEFAULT, "points_limited")

    assert "Plus: only winners write" in one.text
    assert ", or " in one.text
    assert "Minus: only losers write" in one.text
    assert one.is_met


def test_many_alternatives_are_a_list() -> None:
    texts = [need.text for need in needs(DEFAULT, "number_of_duty_picture_soli")]

    assert any(text.startswith("one of these is on: Jack solo, Queen solo, ") for text in texts)


@pytest.mark.parametrize("seed", range(5))
def test_a_rule_has_no_reason_to_be_idle_just_when_it_acts(seed: int) -> None:
    rules = any_rules(seed)

    assert [name for name in SPECS if rules.active(name) is not (why_idle(rules, name) == "")] == []


def test_the_reason_names_what_is_missing() -> None:
    assert "“Bock rounds” is on" in why_idle(DEFAULT.but(bock=False), "append_bock")


@pytest.mark.parametrize("name", SELECTORS)
def test_the_last_way_to_a_partner_cannot_be_switched_off(name: str) -> None:
    only = DEFAULT.but(**{other: other == name for other in SELECTORS})

    assert title(name) in refusal(only, name, False)
    assert refusal(DEFAULT, name, False) == ""


def test_a_value_that_cannot_be_is_refused() -> None:
    assert "bock_multiplier" in refusal(DEFAULT, "bock_multiplier", 0)


def test_the_key_of_freedoko_is_told_where_there_is_one() -> None:
    assert key_text("announcement_re_contra_doubles") == "announcement re/contra doubles"
    assert key_text("x_duel") == ""


@pytest.mark.parametrize("name", SPECS)
def test_what_a_rule_can_be_is_told_unless_it_is_a_switch(name: str) -> None:
    assert bool(span_text(name)) is not isinstance(getattr(DEFAULT, name), bool)


def test_a_large_number_is_grouped_as_the_language_does() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    try:
        text = value_text(4_294_967_294)
    finally:
        QLocale.setDefault(before)

    assert text == "4.294.967.294"
