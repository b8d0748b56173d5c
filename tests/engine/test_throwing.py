"""Hands that may be thrown in."""

import pytest

from freedoko_qt.engine.card import cards
from freedoko_qt.engine.contract import THROWN, Contract
from freedoko_qt.engine.throwing import throwable
from tests.notation import rules_of, situation

FIVE = "throw_with_nines=yes, throw_with_kings=yes"
BOTH = "throw_with_nines_and_kings=yes"
RICH = "throw_with_richness=yes"
FOX = "throw_when_fox_highest_trump=yes"
JACK = "x_throw_without_trump_above_diamond_jack=yes"


@pytest.mark.parametrize(
    ("rules", "hand", "wanted"),
    [
        pytest.param(FIVE, "C9 C9 S9 H9 D9 CA SA HA CQ SQ HQ DQ", "thrown nines", id="five nines"),
        pytest.param(FIVE, "C9 C9 S9 H9 DT CA SA HA CQ SQ HQ DQ", "", id="four nines"),
        pytest.param(FIVE, "CK CK SK HK DK CA SA HA CQ SQ HQ DQ", "thrown kings", id="five kings"),
        pytest.param(f"{FIVE}, with_nines=no", "CK CK SK HK DK CA SA HA CQ SQ", "thrown kings", id="O88 five kings"),
        pytest.param(f"{FIVE}, min_number_of_throwing_kings=6", "CK CK SK HK DK CA SA HA CQ SQ HQ DQ", "", id="six"),
        pytest.param(
            FIVE, "C9 C9 S9 H9 D9 CK CK SK HK DK CA SA", "thrown nines, thrown kings", id="five nines and five kings"
        ),
        pytest.param(BOTH, "C9 C9 S9 H9 CK SK HK CA SA HA CQ SQ", "thrown nines and kings", id="seven of both"),
        pytest.param(BOTH, "C9 C9 S9 CK SK HK CT CA SA HA CQ SQ", "", id="six of both"),
        pytest.param(RICH, "CA CA SA SA HA CT CT C9 S9 H9 D9 CQ", "thrown richness", id="78 card points"),
        pytest.param(RICH, "CA CA SA SA HA CT CQ C9 S9 H9 D9 CJ", "thrown richness", id="70 card points"),
        pytest.param(RICH, "CA CA SA SA HA CT CJ C9 S9 H9 D9 CJ", "", id="69 card points"),
        pytest.param(FOX, "DA DT DK D9 CA CT C9 SA ST S9 HA HK", "fox highest trump", id="a fox on top"),
        pytest.param(FOX, "DT DK D9 D9 CA CT C9 SA ST S9 HA HK", "fox highest trump", id="not even a fox"),
        pytest.param(FOX, "CA CT CK C9 SA ST SK S9 HA HK H9 H9", "fox highest trump", id="no trump at all"),
        pytest.param(FOX, "DJ DT DK D9 CA CT C9 SA ST S9 HA HK", "", id="a jack above the fox"),
        pytest.param(FOX, "HT DT DK D9 CA CT C9 SA ST S9 HA HK", "", id="a ten of hearts above the fox"),
        pytest.param(
            f"{FOX}, dollen=no", "HT DT DK D9 CA CT C9 SA ST S9 HA HK", "fox highest trump", id="a plain ten of hearts"
        ),
        pytest.param(JACK, "DJ DJ DA DT DK D9 CA CT C9 SA ST S9", "diamond jack highest trump", id="O88 jack on top"),
        pytest.param(JACK, "HJ DJ DA DT DK D9 CA CT C9 SA ST S9", "", id="O88 jack of hearts"),
    ],
)
def test_hand_that_may_be_thrown_in(rules: str, hand: str, wanted: str) -> None:
    by = rules_of(f"plain, {rules}").effective()
    assert sorted(map(str, throwable(by, cards(hand)))) == sorted(filter(None, wanted.split(", ")))


def test_nothing_is_thrown_in_where_no_rule_says_so() -> None:
    by = rules_of("plain").effective()
    hands = ("C9 C9 S9 S9 H9 H9 D9 D9 CK CK SK SK", "CA CA SA SA HA HA DA DA CT CT ST ST")
    assert [throwable(by, cards(hand)) for hand in hands] == [(), ()]


def test_thrown_hand_is_shown_and_the_deal_repeated() -> None:
    game = situation("plain, throw_with_nines=yes · hand 2 C9 C9 S9 H9 D9 · 2 plays thrown nines")
    table = game.state.table
    assert (table.is_over, table.is_redeal, table.contract) == (True, True, Contract.THROWN_NINES)
    assert table.shown == game.dealt.hands[2]


@pytest.mark.parametrize(
    ("choices", "contract"),
    [
        pytest.param("0 solo queen, 1 thrown nines, 2 normal, 3 normal", Contract.SOLO_QUEEN, id="solo first"),
        pytest.param("0 normal, 1 thrown nines, 2 thrown kings, 3 normal", Contract.THROWN_KINGS, id="kings shown"),
        pytest.param("0 normal, 1 thrown nines, 2 normal, 3 normal", Contract.THROWN_NINES, id="nines"),
    ],
)
def test_thrown_hands_in_secret_choices(choices: str, contract: Contract) -> None:
    rules = "default, throw_with_kings=yes"
    hands = "hand 1 C9 C9 S9 H9 D9 · hand 2 CK CK SK HK DK"
    assert situation(f"{rules} · {hands} · {choices}").state.table.contract is contract
    before = situation(f"{rules}, throwing_before_solo=yes · {hands} · {choices}")
    assert before.state.table.contract in THROWN
