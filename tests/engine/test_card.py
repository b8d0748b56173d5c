"""Cards: the deck, card points and the short text."""

import pytest

from freedoko_qt.engine.card import CARDS, Card, Rank, Suit, card, cards, deck, text


@pytest.mark.parametrize(("nines", "number"), [(True, 48), (False, 40)])
def test_deck_holds_every_kind_twice_and_240_points(nines: bool, number: int) -> None:
    whole = deck(nines)
    assert len(whole) == number
    assert all(whole.count(kind) == 2 for kind in set(whole))
    assert sum(kind.points for kind in whole) == 240
    assert any(kind.rank is Rank.NINE for kind in whole) is nines


def test_number_of_a_card_is_six_times_suit_plus_rank() -> None:
    assert all(kind == 6 * kind.suit + kind.rank for kind in CARDS)


@pytest.mark.parametrize(
    ("rank", "points"),
    [(Rank.ACE, 11), (Rank.TEN, 10), (Rank.KING, 4), (Rank.QUEEN, 3), (Rank.JACK, 2), (Rank.NINE, 0)],
)
def test_card_points(rank: Rank, points: int) -> None:
    assert [kind.points for kind in CARDS if kind.rank is rank] == [points] * 4


@pytest.mark.parametrize(
    ("written", "meant"),
    [("HT", Card.HT), ("h10", Card.HT), (" d9 ", Card.D9), ("CQ", Card.CQ), ("sj", Card.SJ)],
)
def test_card_is_read_in_any_usual_spelling(written: str, meant: Card) -> None:
    assert card(written) is meant


@pytest.mark.parametrize("written", ["", "C", "XX", "C8", "QC", "C Q", "11", "CQ HT"])
def test_text_that_is_no_card_is_named(written: str) -> None:
    with pytest.raises(ValueError, match=r"is no card") as caught:
        card(written)
    assert repr(written) in str(caught.value)


def test_cards_and_their_text_are_each_other() -> None:
    assert cards("CQ HT  D9\nSA") == (Card.CQ, Card.HT, Card.D9, Card.SA)
    assert cards(text(deck())) == deck()
    assert cards("") == ()
    assert str(Card.HT) == "HT"


def test_suits_stand_from_club_down_to_diamond() -> None:
    assert sorted(Suit) == [Suit.CLUB, Suit.SPADE, Suit.HEART, Suit.DIAMOND]
