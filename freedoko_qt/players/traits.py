"""What speaks for a hand in a game, as numbers for thousands of hands at once."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import CARDS
from freedoko_qt.engine.tables import TRUMP, GameTables
from freedoko_qt.players.kernel import KINDS, Ints

Floats = NDArray[np.float64]

BITS = 2 * KINDS
TRAITS = (
    "trumps",
    "height",
    "height^2",
    "height^6",
    "pairs on top",
    "aces",
    "both aces",
    "second cards",
    "voids",
    "runs",
)
COUNTED = 8  # so many of the traits are sums over the cards
SHARP, TOP = 2, 6  # powers of a trump's height


@dataclass(frozen=True, slots=True, eq=False)
class Looks:
    """How to look at a hand in one game: what each card adds to the traits, and the plain suits as masks."""

    weights: Floats  # bit of a word x trait that is counted
    suits: Ints  # by plain suit: all its cards; no cards where the game has no such suit
    aces: Ints  # by plain suit: both cards of its highest kind


@lru_cache(maxsize=256)
def looks(tables: GameTables, nines: bool) -> Looks:
    """The looks of a game, made once."""
    weights = np.zeros((BITS, COUNTED))
    deck = [card for card in CARDS if nines or card.rank.name != "NINE"]
    suits, aces = [], []
    trumps = [card for card in deck if tables.suit[card] == TRUMP]
    for card in trumps:
        above = sum(tables.strength[other] > tables.strength[card] for other in trumps)
        height = 1 - above / len(trumps)
        for bit in (card, card + KINDS):
            weights[bit, :4] = 1, height, height**SHARP, height**TOP
        weights[card + KINDS, 4] = height**TOP
    for suit in range(TRUMP):
        plain = sorted((c for c in deck if tables.suit[c] == suit), key=lambda c: -tables.strength[c])
        suits.append(sum(1 << card | 1 << card + KINDS for card in plain))
        aces.append(1 << plain[0] | 1 << plain[0] + KINDS if plain else 0)
        for card in plain[:1]:
            weights[card, 5] = weights[card + KINDS, 5] = weights[card + KINDS, 6] = 1
        for card in plain[1:2]:
            weights[card, 7] = weights[card + KINDS, 7] = 1
    return Looks(weights, np.array(suits, np.int64), np.array(aces, np.int64))


def bits_of(words: Ints) -> Floats:
    """The bits of words as numbers: hand x bit."""
    octets = words.astype("<i8")[:, None].view(np.uint8)
    return np.unpackbits(octets, axis=1, bitorder="little")[:, :BITS].astype(np.float64)


def traits(words: Ints, look: Looks) -> Floats:
    """The traits of hands: hand x trait."""
    found = np.empty((len(words), len(TRAITS)))
    found[:, :COUNTED] = bits_of(words) @ look.weights
    found[:, COUNTED:] = suited(words[:, None], look.suits, look.aces)
    return found


def suited(words: Ints, suits: Ints, aces: Ints) -> Floats:
    """The traits that are no sums: plain suits without a card, and cards of suits with both aces."""
    lengths = np.bitwise_count(words & suits)
    voids = ((lengths == 0) & (suits != 0)).sum(-1)
    runs = (lengths * (((words & aces) == aces) & (aces != 0))).sum(-1)
    return np.stack([voids, runs], axis=-1).astype(np.float64)
