"""From a seed to hands."""

import pytest
from hypothesis import given

from freedoko_qt.engine.card import deck, text
from freedoko_qt.engine.deal import SEED_LIMIT, deal, following
from tests.strategies import QUICK, SEEDS

HANDS_OF_ONE = [
    "CQ S9 CT H9 C9 CK SA HA SK DQ D9 HJ",
    "DK SJ CA CA D9 HT SQ HK HK H9 DQ DT",
    "DA HQ DK S9 DJ DJ CK ST HA DA CJ HQ",
    "SA DT SJ HJ CT SK ST C9 CQ CJ HT SQ",
]
HANDS_OF_ONE_WITHOUT_NINES = [
    "CK SJ CT HJ CJ CK SA HT CJ DJ",
    "DK SQ CA CA DJ HT HA HK HQ DA",
    "DA HQ DK SJ DQ DQ CQ ST HA DT",
    "SA DT SQ HJ CT SK ST SK CQ HK",
]


@QUICK
@given(seed=SEEDS)
def test_every_deal_is_the_whole_deck(seed: int) -> None:
    for nines in (True, False):
        hands = deal(seed, nines)
        assert [len(hand) for hand in hands] == [12 if nines else 10] * 4
        assert sorted(card for hand in hands for card in hand) == list(deck(nines))


def test_seed_deals_the_same_cards_for_ever() -> None:
    assert list(map(text, deal(1))) == HANDS_OF_ONE
    assert list(map(text, deal(1, nines=False))) == HANDS_OF_ONE_WITHOUT_NINES
    assert deal(1) != deal(2)


@QUICK
@given(seed=SEEDS)
def test_seed_that_follows_is_a_seed(seed: int) -> None:
    assert 0 <= following(seed) < SEED_LIMIT
    assert following(seed) == following(seed)


def test_seeds_of_a_long_party_are_all_different() -> None:
    seeds = [0]
    for _ in range(10_000):
        seeds.append(following(seeds[-1]))
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("seed", [0, 1, SEED_LIMIT - 1])
def test_first_and_last_seed_deal(seed: int) -> None:
    assert len(deal(seed)) == 4


@pytest.mark.parametrize(
    ("nines", "packets"),
    [(True, (3, 3, 3, 3)), (True, (1, 11)), (True, (12,)), (False, (3, 4, 3))],
    ids=str,
)
def test_packets_are_dealt_one_round_after_the_other(nines: bool, packets: tuple[int, ...]) -> None:
    """The cards come out of the shuffle in the same order; only the hands that they go to differ."""
    single, dealt = deal(5, nines), deal(5, nines, packets)
    shuffled = [hand[at] for at in range(len(single[0])) for hand in single]
    again = []
    begin = 0
    for size in packets:
        again += [card for hand in dealt for card in hand[begin : begin + size]]
        begin += size
    assert again == shuffled
    assert dealt != single


@pytest.mark.parametrize("packets", [(3, 4, 3), (), (12, 1)])
def test_packets_that_make_up_no_hand_are_single_cards(packets: tuple[int, ...]) -> None:
    assert deal(5, True, packets) == deal(5)
