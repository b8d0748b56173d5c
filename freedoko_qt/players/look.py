"""A second look at the cards that may be played: by how much the worth that the network gives to each must be mended.

The network has a place of its own for each card kind and must learn for each anew what it knows of the others. The
look is one small network for all of them. It is told of one card what there is to see of it, and of the moment what
the network has made of it; so it needs few games to learn. It takes about as long as the network itself.
"""

from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.players.features import BEST, LAID, LEGAL, OWN, PAIRED, PLAYED, TRUMPS, UNSEEN, VOID
from freedoko_qt.players.insight import ALLOWED, FOLLOWS, ODDS, RUNS, TOLD, WORTH
from freedoko_qt.players.kernel import KINDS

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

OF_CARD = np.array(
    [OWN, PAIRED, UNSEEN, TRUMPS, *range(PLAYED, LAID, KINDS), *range(LAID, BEST, KINDS), BEST, WORTH, ALLOWED, ODDS]
)
"""Where in what is told the numbers of the first card stand; those of the others follow."""

OF_SUIT = np.array([FOLLOWS, FOLLOWS + 5, FOLLOWS + 10, VOID, VOID + 5, VOID + 10, RUNS])
"""The same for the first suit: of each of the others and, last, of all of them."""

SIZE = len(OF_CARD) + len(OF_SUIT) + 1 + KINDS  # the last are the worth by the network, and which card it is
WIDTH = 128


@dataclass(slots=True, eq=False)
class Look:
    """Two layers, the second beside what the first has found; below zero everything is cut off."""

    card: Floats  # what is told of the card x width
    moment: Floats  # what is told of the moment, and what the network has found out x width
    first: Floats
    middle: Floats  # width x width
    second: Floats
    end: Floats  # width

    @property
    def parameters(self) -> list[Floats]:
        """All of it, in the order of the fields."""
        return [self.card, self.moment, self.first, self.middle, self.second, self.end]

    @property
    def arrays(self) -> dict[str, Floats]:
        """The same by name, as they are kept in a file."""
        return {f"look{number}": array for number, array in enumerate(self.parameters)}

    def copy(self) -> Self:
        """The same to be changed."""
        return type(self)(*(one.copy() for one in self.parameters))

    def mended(self, seen: Floats, found: Floats, worth: Floats) -> Floats:
        """The worths of the cards after the second look; `found` is the last layer of the network before them."""
        game, card = np.nonzero(seen[:, LEGAL : LEGAL + KINDS])
        better = worth.copy()
        better[game, card] += self.flows(seen, found, worth, game, card)[-1]
        return better

    def flows(self, seen: Floats, found: Floats, worth: Floats, game: Ints, card: Ints) -> tuple[Floats, ...]:
        """What is told of some cards, what is found of it layer by layer, and by how much their worth is mended."""
        told, moment = of_cards(seen, worth, game, card), np.concatenate([seen, found], axis=1)
        early = np.maximum(told @ self.card + (moment @ self.moment)[game] + self.first, 0)
        late = np.maximum(early @ self.middle + self.second, 0)
        return told, moment, early, late, (early + late) @ self.end

    def slopes(self, seen: Floats, found: Floats, worth: Floats, slope: Floats) -> list[Floats]:
        """How all of it bears on an error, when this is how the worths do: moment x card, 0 where no card was tried."""
        game, card = np.nonzero(seen[:, LEGAL : LEGAL + KINDS])
        told, moment, early, late, _ = self.flows(seen, found, worth, game, card)
        mend = slope[game, card]
        both = mend[:, None] * self.end
        second = both * (late > 0)
        first = (both + second @ self.middle.T) * (early > 0)
        starts = np.flatnonzero(np.diff(game, prepend=-1))  # every moment has a card
        by_moment = np.add.reduceat(first, starts)
        return [
            told.T @ first,
            moment.T @ by_moment,
            first.sum(0),
            early.T @ second,
            second.sum(0),
            (early + late).T @ mend,
        ]


def of_cards(seen: Floats, worth: Floats, game: Ints, card: Ints) -> Floats:
    """What is told of single cards of some moments, one row for each."""
    told = np.zeros((len(game), SIZE), np.float32)
    suit = np.where(seen[game, TRUMPS + card] > 0, TRUMP, card // 6)
    here, there = len(OF_CARD), len(OF_CARD) + len(OF_SUIT)
    told[:, :here] = seen[game[:, None], OF_CARD + card[:, None]]
    told[:, here:there] = seen[game[:, None], OF_SUIT + suit[:, None]]
    told[:, there] = worth[game, card]
    told[np.arange(len(game)), there + 1 + card] = 1
    return told


def fresh(found: int, rng: np.random.Generator) -> Look:
    """One that mends nothing yet, for a network whose last layer is so wide."""

    def drawn(size: int) -> Floats:
        return (rng.standard_normal((size, WIDTH)) * np.sqrt(1 / size)).astype(np.float32)

    none = np.zeros(WIDTH, np.float32)
    return Look(drawn(SIZE), drawn(TOLD + found), none, drawn(WIDTH), none.copy(), none.copy())
