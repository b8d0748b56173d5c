"""Hands that are not judged are told from those that are, and of the likely ones most are judged."""

from collections.abc import Sequence

import numpy as np
import pytest

from freedoko_qt.engine.card import CARDS
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.tables import game_tables
from freedoko_qt.players.hands import Floats, Found, Hands, facts, looked_at, spread, weigh
from freedoko_qt.players.kernel import KINDS, Ints, hand_of, word

SUIT = game_tables(preset("ddv"), Contract.NORMAL).suit
DEALS = 600
WEIGHTS = np.random.default_rng(2).standard_normal(KINDS)


def deals() -> Ints:
    """Three hands of five cards, seat x deals."""
    rng = np.random.default_rng(1)
    cards = np.repeat(np.arange(KINDS), 2)
    dealt = [rng.permutation(cards)[:15].reshape(3, 5) for _ in range(DEALS)]
    return np.array([[word(tuple(CARDS[card] for card in hand)) for hand in hands] for hands in dealt]).T


class Table:
    """Three seats whose hands are as likely as the cards in them say, and something besides."""

    def __init__(self, odd: float = 0.0, is_uneven: bool = False) -> None:
        self.words, self.odd, self.is_uneven, self.judged = deals(), odd, is_uneven, 0
        self.seats = [Hands(words, SUIT) for words in self.words]
        different, number = np.unique(self.words, return_inverse=True)
        self.luck = np.random.default_rng(3).standard_normal(len(different))[number].reshape(self.words.shape)

    def true(self, seat: int, which: Ints) -> Floats:
        """The logarithms of how likely the hands of a seat are."""
        cards = np.array([[WEIGHTS[card] for card in hand_of(int(one))] for one in self.words[seat, which]])
        return cards.reshape(-1, 5).sum(1) + self.odd * self.luck[seat, which]

    def judge(self, which: Sequence[Ints]) -> list[Found]:
        """Judges hands, and counts them."""
        self.judged += sum(map(len, which))
        sureness = [self.sureness(seat, one) for seat, one in enumerate(which)]
        return [
            Found(self.true(seat, one), sureness[seat], np.full((2, len(one)), 0.25)) for seat, one in enumerate(which)
        ]

    def sureness(self, seat: int, which: Ints) -> Floats:
        """Of the first seat one is surer where it holds a likely hand."""
        is_likely = self.true(seat, which) > 0
        return 1 + (is_likely & self.is_uneven & (seat == 0)).astype(np.float64)

    def weighed(self, rounds: Sequence[int], share: float = 1.0) -> Floats:
        """The chances of the deals."""
        logs = weigh(self.seats, self.judge, rounds, share, np.zeros(DEALS), np.random.default_rng(4))
        return chances(logs)

    def right(self, share: float = 1.0) -> Floats:
        """The true chances."""
        every = np.arange(DEALS)
        return chances(share * np.sum([self.true(seat, every) for seat in range(3)], axis=0))


def chances(logs: Floats) -> Floats:
    """Chances that add up to 1."""
    chance = np.exp(logs - logs.max())
    return chance / chance.sum()


def test_where_each_card_counts_for_itself_few_hands_tell_of_all() -> None:
    table = Table()
    found = table.weighed((40, 60))
    assert 150 < table.judged <= 300
    assert abs(found - table.right()).sum() < 0.25
    assert all(hands.found.learned == pytest.approx(0.25) for hands in table.seats)


def test_of_the_likely_hands_most_are_judged() -> None:
    table = Table(odd=0.5)
    found, right = table.weighed((40, 100)), table.right()
    known = np.all([hands.is_judged[hands.number] for hands in table.seats], axis=0)
    assert known.mean() < 0.25
    assert found[known].sum() > 0.6
    plain = np.where(np.arange(DEALS) < 140, right, 0)  # as many deals, but any
    assert abs(found - right).sum() < 0.5 * abs(plain / plain.sum() - right).sum()


def test_if_there_are_few_all_are_judged() -> None:
    table = Table(odd=1.0)
    assert table.weighed((100, 250)) == pytest.approx(table.right())
    assert table.judged == sum(len(hands.deals) for hands in table.seats)


def test_no_hand_is_judged_twice() -> None:
    table = Table()
    for _ in range(2):
        looked_at(table.seats, table.judge, np.arange(50), 1.0)
    assert table.judged == 150


def test_a_single_impossible_hand_does_not_rule_the_others() -> None:
    one, other = Table(), Table()
    which = np.arange(60)
    for table, worst in ((one, -20.0), (other, -200.0)):
        looked_at(table.seats, table.judge, which, 1.0)
        hands = table.seats[0]
        hands.found.logs[hands.number[5]] = worst
        hands.reckon(1.0)
    same, others = one.seats[0].found.logs, other.seats[0].found.logs
    assert same[~one.seats[0].is_judged] == pytest.approx(others[~other.seats[0].is_judged])


def test_of_a_seat_that_plays_as_one_knows_more_is_made() -> None:
    table = Table(is_uneven=True)
    table.weighed((60, 60), share=0.5)
    shares = [hands.share for hands in table.seats]
    assert 0.5 < shares[0] <= 1
    assert shares[1:] == pytest.approx([0.5, 0.5])


def test_what_is_known_besides_counts() -> None:
    table = Table()
    logs = np.where(np.arange(DEALS) % 2, -50.0, 0.0)
    found = chances(weigh(table.seats, table.judge, (DEALS,), 1.0, logs, np.random.default_rng(4)))
    assert found[1::2].sum() < 1e-12


def test_the_facts_of_a_hand_are_its_cards_and_its_short_suits() -> None:
    hand = word(tuple(CARDS[card] for card in (0, 0, 1, 7, 23)))
    (found,) = facts(np.array([hand]), np.array(SUIT))
    assert found[:KINDS].tolist() == [2, 1, 0, 0, 0, 0, 0, 1, *[0] * 15, 1]
    held = [sum(SUIT[card] == suit for card in hand_of(hand)) for suit in range(5)]
    assert found[KINDS:].tolist() == [*(number == 0 for number in held), *(number == 1 for number in held)]


def test_places_are_spread_by_their_chances() -> None:
    chance = np.array([0.0, 5.0, 1.0, 0.0, 4.0])
    found = spread(chance, 10, np.random.default_rng(1))
    assert np.bincount(found, minlength=5).tolist() == [0, 5, 1, 0, 4]
