"""Trumps and order of every game type. Source: rules 2.2."""

import pytest

from freedoko_qt.engine.card import CARDS, Card, cards, text
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.tables import TRUMP, GameTables, game_tables
from tests.notation import rules_of

QUEENS, JACKS, KINGS = "CQ SQ HQ DQ", "CJ SJ HJ DJ", "CK SK HK DK"
PICTURES = f"{QUEENS} {JACKS}"


def tables(contract: Contract, rules: str = "default") -> GameTables:
    return game_tables(rules_of(rules).effective(), contract)


@pytest.mark.parametrize(
    ("rules", "contract", "trumps"),
    [
        ("default", Contract.NORMAL, f"HT {PICTURES} DA DT DK D9"),
        ("default", Contract.MARRIAGE, f"HT {PICTURES} DA DT DK D9"),
        ("default", Contract.MARRIAGE_SOLO, f"HT {PICTURES} DA DT DK D9"),
        ("default", Contract.MARRIAGE_SILENT, f"HT {PICTURES} DA DT DK D9"),
        ("default, dollen=no", Contract.NORMAL, f"{PICTURES} DA DT DK D9"),
        ("default", Contract.SOLO_DIAMOND, f"HT {PICTURES} DA DT DK D9"),
        ("default", Contract.SOLO_HEART, f"HT {PICTURES} HA HK H9"),
        ("default, dollen=no", Contract.SOLO_HEART, f"{PICTURES} HA HT HK H9"),
        ("default", Contract.SOLO_SPADE, f"HT {PICTURES} SA ST SK S9"),
        ("default", Contract.SOLO_CLUB, f"HT {PICTURES} CA CT CK C9"),
        ("default, dollen=no", Contract.SOLO_CLUB, f"{PICTURES} CA CT CK C9"),
        ("default", Contract.SOLO_JACK, JACKS),
        ("default", Contract.SOLO_QUEEN, QUEENS),
        ("default", Contract.SOLO_KING, KINGS),
        ("default", Contract.SOLO_QUEEN_JACK, PICTURES),
        ("default", Contract.SOLO_KING_JACK, f"{KINGS} {JACKS}"),
        ("default", Contract.SOLO_KING_QUEEN, f"{KINGS} {QUEENS}"),
        ("default", Contract.SOLO_KOEHLER, f"{KINGS} {PICTURES}"),
        ("default", Contract.SOLO_MEATLESS, ""),
    ],
)
def test_trumps_from_high_to_low(rules: str, contract: Contract, trumps: str) -> None:
    known = tables(contract, rules)
    assert text(known.trumps) == trumps
    assert [card for card in CARDS if known.is_trump(card)] == sorted(known.trumps)
    strength = [known.strength[card] for card in known.trumps]
    assert strength == sorted(strength, reverse=True)
    assert len(set(strength)) == len(strength)


@pytest.mark.parametrize(
    ("rules", "contract", "plain"),
    [
        ("default", Contract.NORMAL, ["CA CT CK C9", "SA ST SK S9", "HA HK H9", ""]),
        ("default, dollen=no", Contract.NORMAL, ["CA CT CK C9", "SA ST SK S9", "HA HT HK H9", ""]),
        ("default", Contract.SOLO_HEART, ["CA CT CK C9", "SA ST SK S9", "", "DA DT DK D9"]),
        ("default", Contract.SOLO_CLUB, ["", "SA ST SK S9", "HA HK H9", "DA DT DK D9"]),
        ("default", Contract.SOLO_JACK, ["CA CT CK CQ C9", "SA ST SK SQ S9", "HA HT HK HQ H9", "DA DT DK DQ D9"]),
        ("default", Contract.SOLO_QUEEN, ["CA CT CK CJ C9", "SA ST SK SJ S9", "HA HT HK HJ H9", "DA DT DK DJ D9"]),
        ("default", Contract.SOLO_KING, ["CA CT CQ CJ C9", "SA ST SQ SJ S9", "HA HT HQ HJ H9", "DA DT DQ DJ D9"]),
        ("default", Contract.SOLO_KOEHLER, ["CA CT C9", "SA ST S9", "HA HT H9", "DA DT D9"]),
        ("default", Contract.SOLO_MEATLESS, [f"{s}A {s}T {s}K {s}Q {s}J {s}9" for s in "CSHD"]),
    ],
)
def test_plain_suits_from_high_to_low(rules: str, contract: Contract, plain: list[str]) -> None:
    known = tables(contract, rules)
    for suit, wanted in enumerate(plain):
        held = [card for card in CARDS if known.suit[card] == suit]
        assert text(tuple(sorted(held, key=known.sort_key))) == wanted


def test_a_hand_is_held_with_trumps_first_then_clubs_spades_hearts() -> None:
    hand = cards("H9 CA D9 ST HT HA CQ S9 C9")
    assert text(tuple(sorted(hand, key=tables(Contract.NORMAL).sort_key))) == "HT CQ D9 CA C9 ST S9 HA H9"


@pytest.mark.parametrize(
    ("contract", "fox"),
    [
        (Contract.NORMAL, True),
        (Contract.MARRIAGE, True),
        (Contract.MARRIAGE_SOLO, False),
        (Contract.MARRIAGE_SILENT, False),
        (Contract.SOLO_DIAMOND, False),
        (Contract.SOLO_QUEEN, False),
    ],
)
def test_ace_of_diamonds_is_a_fox_in_games_with_two_sides(contract: Contract, fox: bool) -> None:
    assert [card for card in CARDS if tables(contract).fox[card]] == [Card.DA] * fox


@pytest.mark.parametrize("contract", list(Contract))
def test_any_two_different_cards_of_a_suit_have_a_higher_one(contract: Contract) -> None:
    known = tables(contract)
    for one in CARDS:
        for other in CARDS:
            if known.suit[one] == known.suit[other] and one is not other:
                assert known.beats(one, other, False) is not known.beats(other, one, False)
            elif known.suit[one] != known.suit[other]:
                assert known.beats(one, other, False) is (known.suit[one] == TRUMP)
