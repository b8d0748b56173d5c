"""Choosing the cards that are given away in a poverty."""

import pytest

from freedoko_qt.app.choosing import choosing, proposed
from freedoko_qt.engine.card import cards
from freedoko_qt.engine.event import PovertyPassed, PovertyReturned
from freedoko_qt.engine.state import legal
from tests.app.test_keys import TAKEN, TALK
from tests.notation import situation


def test_all_trumps_are_proposed_to_the_poor_player() -> None:
    assert sorted(proposed(situation(TALK).state, 1)) == sorted(cards("DJ D9"))
    assert proposed(situation(TAKEN).state, 2) == ()


@pytest.mark.parametrize(
    ("chosen", "wrong"),
    [
        ("DJ D9", "1 card(s) more."),
        ("DJ D9 C9 C9", "1 card(s) too many."),
        ("DJ C9 C9", "1 trump(s) must go with them."),
        ("DJ D9 C9", ""),
    ],
)
def test_what_is_wrong_with_a_choice_is_said(chosen: str, wrong: str) -> None:
    asked = choosing(situation(TALK).state, 1, cards(chosen))
    (button,) = asked.options
    assert asked.is_by_cards
    assert asked.text == wrong
    assert button.text == "Give these 3 card(s)"
    assert button.is_possible is not bool(wrong)
    if wrong:
        assert button.tip == wrong


def test_the_button_gives_just_the_chosen_cards() -> None:
    state = situation(TALK).state
    action = choosing(state, 1, cards("C9 DJ D9")).options[0].action
    assert isinstance(action, PovertyPassed)
    assert sorted(action.cards) == sorted(cards("C9 DJ D9"))
    assert action in legal(state, 1)


def test_the_partner_may_give_back_anything() -> None:
    state = situation(TAKEN).state
    action = choosing(state, 2, cards("DJ D9 HT")).options[0].action
    assert isinstance(action, PovertyReturned)
    assert action in legal(state, 2)
