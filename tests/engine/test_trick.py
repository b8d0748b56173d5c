"""Who takes a trick, and which cards may be played: rows of open test suites, by their number in our collection."""

import pytest

from freedoko_qt.engine.card import Card, cards, text
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.table import Table, Trick
from freedoko_qt.engine.trick import playable
from tests.notation import rules_of, trick

NORMAL, CLUB, HEART = Contract.NORMAL, Contract.SOLO_CLUB, Contract.SOLO_HEART
QUEEN, JACK, MEATLESS = Contract.SOLO_QUEEN, Contract.SOLO_JACK, Contract.SOLO_MEATLESS
SECOND = "ddv, dollen_second_over_first=yes"
EXCEPT_LAST = f"{SECOND}, dollen_contrary_in_last_trick=yes"
ONLY_LAST = "ddv, dollen_contrary_in_last_trick=yes"


@pytest.mark.parametrize(
    ("played", "winners"),
    [
        pytest.param("0: HJ HA HT H9", {NORMAL: 2, CLUB: 2, QUEEN: 1, JACK: 0, MEATLESS: 1}, id="O45 trumps by game"),
        pytest.param("3: D9 C9 DK DA", {NORMAL: 2, CLUB: 0, QUEEN: 2, JACK: 2, MEATLESS: 2}, id="O46 trump suit"),
        pytest.param("3: D9 C9 DK DQ", {NORMAL: 2, CLUB: 2, QUEEN: 2, JACK: 1, MEATLESS: 1}, id="O47 queen plain"),
        pytest.param("1: HK HT HA H9", {NORMAL: 2, CLUB: 2, QUEEN: 3, JACK: 3, MEATLESS: 3}, id="O48 ten of hearts"),
    ],
)
def test_winner_depends_on_the_game(played: str, winners: dict[Contract, int]) -> None:
    assert {contract: trick(played, contract).winner for contract in winners} == winners


@pytest.mark.parametrize(
    ("rules", "last", "winner"),
    [
        pytest.param("ddv", False, 0, id="O49 the first"),
        pytest.param("ddv", True, 0, id="O49 the first in the last trick"),
        pytest.param(SECOND, False, 2, id="O49 the second"),
        pytest.param(SECOND, True, 2, id="O49 the second in the last trick"),
        pytest.param(EXCEPT_LAST, False, 2, id="O49 except last: the second"),
        pytest.param(EXCEPT_LAST, True, 0, id="O49 except last: the first in the last trick"),
        pytest.param(ONLY_LAST, False, 0, id="only last: the first"),
        pytest.param(ONLY_LAST, True, 2, id="only last: the second in the last trick"),
    ],
)
def test_two_tens_of_hearts(rules: str, last: bool, winner: int) -> None:
    assert trick("0: HT CQ HT DA", NORMAL, rules, last).winner == winner


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(
    ("contract", "rules"),
    [(QUEEN, SECOND), (MEATLESS, EXCEPT_LAST), (NORMAL, f"{SECOND}, dollen=no"), (QUEEN, ONLY_LAST)],
)
def test_order_of_the_tens_does_not_reach_plain_ones(contract: Contract, rules: str, last: bool) -> None:
    """O50."""
    assert trick("0: HT H9 HT HK", contract, rules, last).winner == 0


@pytest.mark.parametrize(
    ("contract", "played", "taken_by"),
    [
        pytest.param(QUEEN, "CK SJ CJ C9", "CK", id="O51 queens, jacks are plain"),
        pytest.param(QUEEN, "C9 CJ CK DQ", "DQ", id="O51 queens, trumped"),
        pytest.param(JACK, "CQ CK DJ CA", "DJ", id="O51 jacks, trumped"),
        pytest.param(MEATLESS, "HQ HK HT CA", "HT", id="O51 meatless"),
        pytest.param(HEART, "HA HT CQ HK", "HT", id="O51 hearts, ten on top"),
        pytest.param(HEART, "HA HK H9 CJ", "CJ", id="O51 hearts, jack above ace"),
        pytest.param(NORMAL, "SA ST CQ DA", "CQ", id="O53 trumped"),
        pytest.param(NORMAL, "HK HA D9 HA", "D9", id="O55 lowest trump"),
        pytest.param(NORMAL, "C9 SA HA CK", "CK", id="O54 another suit takes nothing"),
    ],
)
def test_card_that_takes_the_trick(contract: Contract, played: str, taken_by: str) -> None:
    result = trick(f"0: {played}", contract)
    assert result.cards[result.winner].name == taken_by


@pytest.mark.parametrize("played", ["CA CA CK CT", "CQ CQ D9 DA", "C9 SA HA C9"], ids="O54 {}".format)
def test_first_of_equal_cards_stays(played: str) -> None:
    assert trick(f"0: {played}").winner == 0


def test_trick_knows_its_points_and_seats() -> None:
    """O53."""
    full = trick("2: SA ST CQ DA")
    assert (full.points, full.seats, full.winner, full.is_full) == (35, (2, 3, 0, 1), 0, True)
    begun = trick("3: SA ST")
    assert (begun.points, begun.seats, begun.winner, begun.is_full) == (21, (3, 0), 3, False)
    assert Trick(1).winner not in SEATS


@pytest.mark.parametrize(
    ("contract", "hand", "led", "allowed"),
    [
        pytest.param(NORMAL, "HT HK CA", "HA", "HK", id="O56 the ten is no heart"),
        pytest.param(NORMAL, "HT HA CK", "DK", "HT", id="O56 the ten is a trump"),
        pytest.param(NORMAL, "HT HA CK", "HK", "HA", id="O56 heart follows"),
        pytest.param(NORMAL, "HT HA CK", "SA", "HT HA CK", id="O56 nothing to follow with"),
        pytest.param(NORMAL, "DQ CA", "D9", "DQ", id="O56 queen follows trump"),
        pytest.param(QUEEN, "HT CA", "HK", "HT", id="O57 queens: the ten is a heart"),
        pytest.param(CLUB, "DA CJ", "CQ", "CJ", id="O57 clubs: ace of diamonds is plain"),
        pytest.param(NORMAL, "CA CA C9", "CK", "CA C9", id="equal cards once"),
        pytest.param(NORMAL, "CA HT CA", "", "CA HT", id="any card may be led"),
    ],
)
def test_cards_that_may_be_played(contract: Contract, hand: str, led: str, allowed: str) -> None:
    table = Table(rules_of("ddv").effective(), 0, contract=contract, trick=trick(f"0: {led}", contract))
    assert text(playable(table, cards(hand))) == allowed


def test_no_card_is_higher_than_the_first_ten_of_hearts() -> None:
    for card in Card:
        assert trick(f"0: HT {card.name}").winner == 0
