"""The game types as a table: trumps, order, who plays with whom, and which rule allows them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.card import Rank, Suit


class Team(StrEnum):
    """The two sides of a game."""

    RE = "re"
    CONTRA = "contra"

    @property
    def other(self) -> "Team":
        """The opposing side."""
        return Team.CONTRA if self is Team.RE else Team.RE


class Contract(StrEnum):
    """A game type; its value is FreeDoko's name for it, used in records."""

    NORMAL = "normal"
    THROWN_NINES = "thrown nines"
    THROWN_KINGS = "thrown kings"
    THROWN_NINES_AND_KINGS = "thrown nines and kings"
    THROWN_RICHNESS = "thrown richness"
    FOX_HIGHEST_TRUMP = "fox highest trump"
    DIAMOND_JACK_HIGHEST_TRUMP = "diamond jack highest trump"
    POVERTY = "poverty"
    FEWEST_POINTS = "fewest points"  # a poverty that nobody took: everybody plays alone
    GENSCHER = "genscher"
    MARRIAGE = "marriage"
    MARRIAGE_SOLO = "marriage solo"  # an announced marriage that found nobody
    MARRIAGE_SILENT = "marriage silent"
    SOLO_CLUB = "solo club"
    SOLO_SPADE = "solo spade"
    SOLO_HEART = "solo heart"
    SOLO_DIAMOND = "solo diamond"
    SOLO_QUEEN = "solo queen"
    SOLO_JACK = "solo jack"
    SOLO_KING = "solo king"
    SOLO_QUEEN_JACK = "solo queen-jack"
    SOLO_KING_JACK = "solo king-jack"
    SOLO_KING_QUEEN = "solo king-queen"
    SOLO_KOEHLER = "solo koehler"
    SOLO_MEATLESS = "solo meatless"
    SOLO_PURE_CLUB = "solo pure club"
    SOLO_PURE_SPADE = "solo pure spade"
    SOLO_PURE_HEART = "solo pure heart"
    SOLO_PURE_DIAMOND = "solo pure diamond"
    SOLO_FEWEST_TRICKS = "solo fewest tricks"

    @property
    def is_solo(self) -> bool:
        """Whether one plays against three: scored as a solo, without special points."""
        return self.is_real_solo or self in (Contract.MARRIAGE_SOLO, Contract.MARRIAGE_SILENT, Contract.FEWEST_POINTS)

    @property
    def is_real_solo(self) -> bool:
        """Whether it is a solo that a player reserves, so one that can be a duty solo."""
        return bool(SHAPES[self].rule)

    @property
    def is_color_solo(self) -> bool:
        """Whether it is a solo with a trump suit."""
        return SHAPES[self].rule in ("solo_color", "x_solo_pure_color")

    @property
    def is_picture_solo(self) -> bool:
        """Whether it is a solo with kings, queens or jacks alone as trumps."""
        return self.is_real_solo and not SHAPES[self].suit and bool(SHAPES[self].pictures)

    @property
    def is_marriage(self) -> bool:
        """Whether it began as an announced marriage."""
        return self in (Contract.MARRIAGE, Contract.MARRIAGE_SOLO)

    @property
    def suit(self) -> Suit | None:
        """The trump suit, if there is one."""
        return next(iter(SHAPES[self].suit), None)

    @property
    def is_for_few(self) -> bool:
        """Whether few tricks or few card points win, so that nothing can be announced."""
        return self in (Contract.FEWEST_POINTS, Contract.SOLO_FEWEST_TRICKS)

    @property
    def is_thrown(self) -> bool:
        """Whether the hand is thrown in, so that the cards are dealt again."""
        return self in THROWN


class Selector(StrEnum):
    """Which trick of another player finds the partner of a marriage."""

    FIRST_FOREIGN = "first foreign"
    FIRST_COLOR = "first color"
    FIRST_TRUMP = "first trump"
    FIRST_CLUB = "first club"
    FIRST_SPADE = "first spade"
    FIRST_HEART = "first heart"


@dataclass(frozen=True, slots=True)
class Shape:
    """What makes the trumps of a game type: whole ranks, highest first, then a suit."""

    pictures: tuple[Rank, ...]
    suit: tuple[Suit, ...] = ()
    dulle: bool = False
    rule: str = ""


QJ = (Rank.QUEEN, Rank.JACK)
DIAMONDS = Shape(QJ, (Suit.DIAMOND,), dulle=True)

SHAPES: Mapping[Contract, Shape] = dict.fromkeys(Contract, DIAMONDS) | {
    Contract.SOLO_CLUB: Shape(QJ, (Suit.CLUB,), dulle=True, rule="solo_color"),
    Contract.SOLO_SPADE: Shape(QJ, (Suit.SPADE,), dulle=True, rule="solo_color"),
    Contract.SOLO_HEART: Shape(QJ, (Suit.HEART,), dulle=True, rule="solo_color"),
    Contract.SOLO_DIAMOND: Shape(QJ, (Suit.DIAMOND,), dulle=True, rule="solo_color"),
    Contract.SOLO_QUEEN: Shape((Rank.QUEEN,), rule="solo_queen"),
    Contract.SOLO_JACK: Shape((Rank.JACK,), rule="solo_jack"),
    Contract.SOLO_KING: Shape((Rank.KING,), rule="solo_king"),
    Contract.SOLO_QUEEN_JACK: Shape(QJ, rule="solo_queen_jack"),
    Contract.SOLO_KING_JACK: Shape((Rank.KING, Rank.JACK), rule="solo_king_jack"),
    Contract.SOLO_KING_QUEEN: Shape((Rank.KING, Rank.QUEEN), rule="solo_king_queen"),
    Contract.SOLO_KOEHLER: Shape((Rank.KING, Rank.QUEEN, Rank.JACK), rule="solo_koehler"),
    Contract.SOLO_MEATLESS: Shape((), rule="solo_meatless"),
    Contract.SOLO_PURE_CLUB: Shape((), (Suit.CLUB,), rule="x_solo_pure_color"),
    Contract.SOLO_PURE_SPADE: Shape((), (Suit.SPADE,), rule="x_solo_pure_color"),
    Contract.SOLO_PURE_HEART: Shape((), (Suit.HEART,), rule="x_solo_pure_color"),
    Contract.SOLO_PURE_DIAMOND: Shape((), (Suit.DIAMOND,), rule="x_solo_pure_color"),
    Contract.SOLO_FEWEST_TRICKS: Shape(QJ, (Suit.DIAMOND,), dulle=True, rule="x_solo_fewest_tricks"),
}

SOLI = tuple(contract for contract in Contract if contract.is_real_solo)

THROWN: tuple[Contract, ...] = (
    # When several hands are thrown at once, the one whose kind stands last here is shown.
    Contract.FOX_HIGHEST_TRUMP,
    Contract.DIAMOND_JACK_HIGHEST_TRUMP,
    Contract.THROWN_NINES,
    Contract.THROWN_KINGS,
    Contract.THROWN_NINES_AND_KINGS,
    Contract.THROWN_RICHNESS,
)

SELECTOR_RULES: Mapping[Selector, str] = {
    Selector.FIRST_FOREIGN: "marriage_first_foreign",
    Selector.FIRST_COLOR: "marriage_first_color",
    Selector.FIRST_TRUMP: "marriage_first_trump",
    Selector.FIRST_CLUB: "marriage_first_single_color",
    Selector.FIRST_SPADE: "marriage_first_single_color",
    Selector.FIRST_HEART: "marriage_first_single_color",
}
