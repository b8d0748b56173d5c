"""The 24 kinds of cards, the deck, and their short text."""

from enum import IntEnum

from freedoko_qt.engine.problem import Problem
from freedoko_qt.marked import mark


class Suit(IntEnum):
    """The four suits, highest first."""

    CLUB = 0
    SPADE = 1
    HEART = 2
    DIAMOND = 3


class Rank(IntEnum):
    """The six ranks in the order of a plain suit, highest first."""

    ACE = 0
    TEN = 1
    KING = 2
    QUEEN = 3
    JACK = 4
    NINE = 5


class Card(IntEnum):
    """A kind of card; every kind is in the deck twice.

    Its number is 6 x suit + rank, so a card indexes tables directly.
    """

    CA = 0
    CT = 1
    CK = 2
    CQ = 3
    CJ = 4
    C9 = 5
    SA = 6
    ST = 7
    SK = 8
    SQ = 9
    SJ = 10
    S9 = 11
    HA = 12
    HT = 13
    HK = 14
    HQ = 15
    HJ = 16
    H9 = 17
    DA = 18
    DT = 19
    DK = 20
    DQ = 21
    DJ = 22
    D9 = 23

    @property
    def suit(self) -> Suit:
        """The suit printed on the card; whether it is trump depends on the game."""
        return SUIT[self]

    @property
    def rank(self) -> Rank:
        """The rank printed on the card."""
        return RANK[self]

    @property
    def points(self) -> int:
        """Card points (Augen), 0 to 11."""
        return POINTS[self]

    def __str__(self) -> str:
        return self.name


Hand = tuple[Card, ...]

CARDS: Hand = tuple(Card)
SUIT = tuple(Suit(card // 6) for card in CARDS)
RANK = tuple(Rank(card % 6) for card in CARDS)
POINTS = tuple((11, 10, 4, 3, 2, 0)[card % 6] for card in CARDS)


FULL_DECK: Hand = tuple(card for card in CARDS for _ in range(2))
SHORT_DECK: Hand = tuple(card for card in FULL_DECK if card.rank is not Rank.NINE)


def deck(nines: bool = True) -> Hand:
    """All cards of a game: 48, or 40 without the nines; 240 card points either way."""
    return FULL_DECK if nines else SHORT_DECK


def card(text: str) -> Card:
    """A card from its text: suit letter C S H D, then A T K Q J 9; "10" is read as T.

    ValueError names a text that is no card.
    """
    try:
        return Card[text.strip().upper().replace("10", "T")]
    except KeyError:
        problem = Problem(mark("trouble", "%1 is no card; cards are written like CQ, HT or D9"), (repr(text),))
        raise ValueError(problem) from None


def cards(text: str) -> Hand:
    """Cards from texts with blanks between them."""
    return tuple(card(word) for word in text.split())


def text(hand: Hand) -> str:
    """Cards as text, in the order given."""
    return " ".join(c.name for c in hand)
