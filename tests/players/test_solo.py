"""What soli promise."""

import pytest

from freedoko_qt.engine.contract import SOLI, Contract
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.players.solo import promise, will_lead
from tests.notation import situation

GOOD = {
    Contract.SOLO_MEATLESS: "CA CA CT CT CK SA SA ST HA HA HT D9",
    Contract.SOLO_QUEEN: "CQ CQ SQ SQ HQ CA CT SA SA HA ST DJ",
    Contract.SOLO_DIAMOND: "HT HT CQ SQ SQ HQ DQ CJ SJ DA DT CA",
    Contract.SOLO_PURE_CLUB: "CA CA CT CT CK CQ CJ C9 SA SA HA HA",
    Contract.SOLO_KOEHLER: "CK CK SK SK HK CQ CQ SQ CJ CA SA HA",
    Contract.SOLO_FEWEST_TRICKS: "D9 C9 C9 CK S9 S9 SK SK H9 H9 HK HK",
}
BAD = "DJ D9 DK CK C9 C9 SK S9 ST HK H9 HJ"


def seen(hand: str, more: str = "") -> Observation:
    """What seat 0 sees with a hand."""
    return observe(situation(f"default{more} · start 1 · hand 0 {hand}").state, 0)


@pytest.mark.parametrize("contract", GOOD)
def test_a_hand_made_for_a_solo_promises_to_win_it(contract: Contract) -> None:
    assert promise(seen(GOOD[contract]), contract) > 132


@pytest.mark.parametrize("contract", [contract for contract in SOLI if contract is not Contract.SOLO_FEWEST_TRICKS])
def test_a_bad_hand_promises_to_lose_every_solo(contract: Contract) -> None:
    assert promise(seen(BAD), contract) < 100


def test_high_trumps_spoil_a_solo_for_the_fewest_tricks() -> None:
    contract = Contract.SOLO_FEWEST_TRICKS
    assert promise(seen(GOOD[Contract.SOLO_DIAMOND]), contract) < 100


@pytest.mark.parametrize(
    ("more", "leads"),
    [
        (", lustsolo_player_leads=no", False),
        (", lustsolo_player_leads=yes", True),
        (", lustsolo_player_leads=no, x_lead_in_solo=soloist", True),
        (", lustsolo_player_leads=yes, x_lead_in_solo=start player", False),
    ],
)
def test_who_leads_is_as_the_rules_say(more: str, leads: bool) -> None:
    table = seen(BAD, more).table
    assert will_lead(table, 0, Contract.SOLO_JACK) is leads
    assert will_lead(table, 1, Contract.SOLO_JACK)
    assert not will_lead(table, 0, Contract.MARRIAGE_SILENT)
