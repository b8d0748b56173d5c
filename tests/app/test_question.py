"""What a person is asked, and which announcements are offered until when."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.app.question import calls, calls_until, question
from freedoko_qt.engine.event import SEATS, Announced, Played
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.state import legal
from tests.notation import situation
from tests.strategies import QUICK, moments


@given(moments(), st.sampled_from(SEATS))
@QUICK
def test_every_legal_action_but_cards_is_offered(game: Game, seat: int) -> None:
    allowed = legal(game.state, seat)
    asked = question(game.state, seat)
    if asked and not asked.is_by_cards:
        assert tuple(option.action for option in asked.options) == allowed
        assert all(option.text and option.tip for option in asked.options)
    offered = calls(game.state, seat)
    if game.state.table.contract_is_found:
        assert [option.action for option in offered] == [a for a in allowed if not isinstance(a, Played)]
    else:
        assert not offered
    says = any(isinstance(option.action, Announced) for option in offered)
    assert bool(calls_until(game.state, seat)) == says
    assert all(option.text and option.tip for option in offered)


@pytest.mark.parametrize(
    ("text", "title", "options"),
    [
        ("", "Are you healthy, or do you have a reservation?", ["Healthy", "Reservation"]),
        (
            "hand 0 CQ CQ · 0 reservation, 1 healthy, 2 healthy, 3 healthy",
            "Which game do you play?",
            [
                "Club solo",
                "Spade solo",
                "Heart solo",
                "Diamond solo",
                "Queen solo",
                "Jack solo",
                "Meatless solo",
                "first trick",
            ],
        ),
        (
            "0 reservation, 1 reservation, 2 healthy, 3 healthy",
            "Do you play a solo?",
            ["Club solo", "Spade solo", "Heart solo", "Diamond solo", "Queen solo", "Jack solo", "Meatless solo"],
        ),
    ],
    ids=["first", "the only reservation", "one of two"],
)
def test_the_talk_is_asked_in_plain_words(text: str, title: str, options: list[str]) -> None:
    asked = question(situation(f"start 0 · {text}").state, 0)
    assert asked is not None
    assert asked.title == title
    assert [option.text for option in asked.options if option.text != "No"] == options


def test_owed_soli_are_mentioned() -> None:
    asked = question(situation("start 0 · owed 1 0 0 0").state, 0)
    assert asked is not None
    assert asked.text == "You still owe 1 duty solo(s)."


def test_both_queens_make_health_a_risk() -> None:
    asked = question(situation("start 0 · hand 0 CQ CQ").state, 0)
    assert asked is not None
    assert "both queens of clubs" in asked.options[0].tip


def test_nobody_is_asked_out_of_turn() -> None:
    assert question(situation("start 1").state, 0) is None
    assert question(situation("start 0 · healthy").state, 0) is None


SIDES = "hand 0 CQ · hand 2 CQ · healthy"


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("", "Re may be said while you hold 11 card(s) or more."),
        ("0: CA CK C9 CT · lead 0", "Re may be said until you play your next card."),
        ("0 no 120", "no 90 may be said while you hold 10 card(s) or more."),
        ("1 no 120 · 0: CA CK C9 CT", "Re may be said until you play your next card."),
        ("1 no 120 · 0: CA CK C9 CT · 0: D9 SJ HJ DJ", "Re may be said until you play your next card."),
    ],
    ids=["first trick", "second trick", "no 90 after re", "in time", "as a reply"],
)
def test_the_end_of_an_announcement_is_told_in_cards(text: str, until: str) -> None:
    game = situation(f"start 0 · {SIDES}" + (f" · {text}" if text else ""))
    assert calls_until(game.state, 0) == until


def test_a_marriage_moves_the_end() -> None:
    text = "start 0 · hand 0 CQ CQ · 0 plays marriage first foreign · 0: CQ D9 DK DT · 0: C9 CK CA CT"
    game = situation(text)
    assert calls_until(game.state, 0) == "Re may be said until you play your next card."


@given(moments(), st.sampled_from(SEATS))
@QUICK
def test_until_the_next_card_means_what_it_says(game: Game, seat: int) -> None:
    """Whoever is told that it is the last moment may not say it any more after the own next card."""
    if not calls_until(game.state, seat).endswith("until you play your next card."):
        return
    first, held = calls(game.state, seat)[0].action, game.state.table.cards_left(seat)
    while game.state.table.cards_left(seat) == held and not game.is_over:
        game.redo()
    assert first not in [option.action for option in calls(game.state, seat)]
