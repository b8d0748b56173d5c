"""How strong a hand is, in numbers."""

import pytest

from freedoko_qt.engine.card import Card, cards, deck
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.tables import game_tables
from freedoko_qt.players.strength import Strength, strength


def measured(hand: str, contract: Contract) -> Strength:
    """The strength of twelve cards before the first one is played."""
    held, whole = cards(hand), deck()
    hidden = [whole.count(kind) - held.count(kind) for kind in Card]
    return strength(held, game_tables(preset("ddv").effective(), contract), hidden)


@pytest.mark.parametrize(
    ("hand", "contract", "expected"),
    [
        ("HT HT CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ", Contract.NORMAL, "trumps 12 top 12 aces 0 run 0 losers 0 voids 3"),
        (
            "CA CA CT CT CK CK SA SA ST ST HA HA",
            Contract.SOLO_MEATLESS,
            "trumps 0 top 0 aces 6 run 12 losers 0 voids 1",
        ),
        ("CA CK C9 S9 SK SK HK H9 DA DK DT D9", Contract.SOLO_QUEEN, "trumps 0 top 0 aces 2 run 2 losers 10 voids 0"),
        ("SQ SQ HQ HQ DQ DQ CQ CA CA SA HA DA", Contract.SOLO_QUEEN, "trumps 7 top 7 aces 5 run 5 losers 0 voids 0"),
    ],
)
def test_strength(hand: str, contract: Contract, expected: str) -> None:
    found = measured(hand, contract)
    words = expected.split()
    assert {name: getattr(found, name) for name in words[::2]} == dict(
        zip(words[::2], map(int, words[1::2]), strict=True)
    )


def test_power_is_the_share_of_the_other_trumps_that_are_beaten() -> None:
    assert measured("HT C9 C9 CK CK S9 S9 SK SK H9 H9 HK", Contract.NORMAL).power == pytest.approx(24 / 25)
    assert measured("D9 C9 C9 CK CK S9 S9 SK SK H9 H9 HK", Contract.NORMAL).power == 0
