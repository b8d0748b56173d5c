"""What is passed, taken and given back in a poverty; rows with a number come from our collection of trials."""

import pytest

from freedoko_qt.engine.card import cards
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import PovertyPassed, PovertyReturned, text
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.poverty import without
from freedoko_qt.engine.tables import game_tables
from freedoko_qt.players.exchange import kept, promise
from freedoko_qt.players.thumb import Thumb
from tests.notation import rules_of, situation

RULES = "default, x_reservation_dialogue=two-step, swines=no"
POOR = "hand 0 DJ DQ C9 CK CT CA S9 SK ST SA HA HK · hand 2 CQ"
SAID = "0 reservation, 1 healthy, 2 healthy, 3 healthy, 0 poverty"
STRONG = "hand 1 HT CQ SQ SQ HQ CJ SJ DT DK CA HA SA"
WEAK = "hand 1 HJ CJ DK D9 DT CA C9 SK ST HK H9 H9 · hand 3 CQ"
BARE = "hand 1 CA CT C9 CK ST SK SA S9 HA HK H9 H9 · hand 3 CQ"


def seen(script: str) -> Observation:
    """What the seat on turn sees."""
    state = situation(script).state
    return observe(state, state.table.turn)


def answer(script: str) -> str:
    """What the seat on turn answers."""
    return text(Thumb().choose(seen(script)).action)


def test_trumps_are_passed_and_aces_are_kept() -> None:
    action = Thumb().choose(seen(f"{RULES} · {POOR} · {SAID}")).action
    assert isinstance(action, PovertyPassed)
    assert set(cards("DJ DQ")) < set(action.cards)
    assert not set(cards("CA SA HA")) & set(action.cards)
    assert len(action.cards) == 3


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param(STRONG, "1 takes", id="many high trumps"),
        pytest.param(WEAK, "1 pass", id="a few low trumps"),
        pytest.param(BARE, "1 pass", id="never without trumps"),
    ],
)
def test_cards_are_taken_with_trumps_only(hand: str, expected: str) -> None:
    assert answer(f"{RULES} · {POOR} · {hand} · {SAID}, 0 gives DJ DQ C9") == expected


def test_more_trumps_promise_more() -> None:
    strong, weak, bare = (
        promise(seen(f"{RULES} · {POOR} · {hand} · {SAID}, 0 gives DJ DQ C9")) for hand in (STRONG, WEAK, BARE)
    )
    assert strong > weak > bare


def test_a_short_suit_is_cleared() -> None:
    script = f"{RULES} · {POOR} · hand 1 HT CQ SQ SQ HQ CJ SJ DT SK HK CA H9 · {SAID}, 0 gives DJ DQ C9, 1 takes"
    action = Thumb().choose(seen(script)).action
    assert isinstance(action, PovertyReturned)
    assert set(action.cards) <= set(cards("SK HK H9 C9"))
    suit = seen(script).table.tables.suit
    assert len({suit[card] for card in without(seen(script).hand, action.cards)}) <= 3


def test_of_a_small_hand_the_suit_goes_that_can_be_cleared() -> None:
    """O110: of SK S9 C9 C9 CK DQ DA two cards go back."""
    hand = cards("SK S9 C9 C9 CK DQ DA")
    tables = game_tables(rules_of("default").effective(), Contract.POVERTY)
    pairs = [(hand[i], hand[j]) for i in range(7) for j in range(i)]
    best = max(pairs, key=lambda pair: kept(without(hand, pair), pair, tables))
    assert sorted(best) == sorted(cards("SK S9"))


def test_trumps_and_aces_stay() -> None:
    script = f"{RULES} · {POOR} · {STRONG} · {SAID}, 0 gives DJ DQ C9, 1 takes"
    action = Thumb().choose(seen(script)).action
    assert isinstance(action, PovertyReturned)
    tables = seen(script).table.tables
    assert not any(tables.is_trump(card) for card in action.cards if card.points)
    assert len(action.cards) == 3
