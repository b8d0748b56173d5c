"""What is led, and why."""

import pytest

from freedoko_qt.engine.event import Played
from freedoko_qt.engine.observe import observe
from freedoko_qt.players.base import Choice
from freedoko_qt.players.lead import RULES
from freedoko_qt.players.position import Position
from freedoko_qt.players.thumbrule import first
from tests.notation import situation

PLAIN = "ddv · hand 0 CA CK SK S9 HA H9 DK D9 DJ HJ SJ DQ"
LONG = "ddv · hand 0 CQ CQ SQ HQ CA CK CK C9 SA SK HA HA"
QUEENS = "hand 0 CQ CQ SQ SQ DQ CA CA CK SA SK HA HA"


def led(text: str) -> Choice:
    """What the seat on turn leads."""
    state = situation(text).state
    assert not state.table.trick.cards
    return first(RULES, Position(observe(state, state.table.turn)))


@pytest.mark.parametrize(
    ("text", "cards", "why"),
    [
        pytest.param(f"{PLAIN} · healthy", "CA", "Nobody should be able to trump", id="a black ace runs first"),
        pytest.param(
            "ddv · hand 0 CQ CA CK C9 SK HK DJ DK HJ DQ S9 H9 · hand 2 CQ · healthy · 2 no 120 · 0: CA CK S9 CT",
            "CK C9",
            "Your partner has none",
            id="a suit that the partner can trump",
        ),
        pytest.param(
            f"ddv · {QUEENS} · 0 plays solo queen",
            "CQ SQ",
            "draw the others' trumps",
            id="a soloist draws trumps from above",
        ),
        pytest.param(
            f"{LONG} · 0 plays marriage first foreign",
            "CK C9 SK",
            "looking for a partner",
            id="the bridegroom leads low",
        ),
        pytest.param(
            "ddv · start 1 · hand 1 SA SK S9 CK C9 HK H9 DK D9 DJ HJ DQ · 0 plays solo club",
            "SA",
            "against the soloist",
            id="against a soloist the ace is led",
        ),
        pytest.param(
            "ddv · hand 0 CQ SK HK H9 CK C9 DK D9 DJ HJ SJ DQ · healthy",
            "DK D9 DJ HJ SJ DQ",
            "lead a low trump",
            id="re without an ace leads a low trump",
        ),
        pytest.param(
            "ddv · hand 0 HT SQ SK HK H9 CK C9 DK D9 DJ HJ S9 · healthy",
            "SK S9 HK H9 CK C9 DK D9 DJ HJ",
            "costs you least",
            id="contra keeps the high trumps",
        ),
    ],
)
def test_lead(text: str, cards: str, why: str) -> None:
    choice = led(text)
    assert isinstance(choice.action, Played)
    assert choice.action.card.name in cards.split()
    assert why in choice.reason.text
