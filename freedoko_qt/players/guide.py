"""How games are played on in thought: by rules of thumb, and by a network where it knows the game better.

Some seats go by the one and some by the other, so that what is found does not hang on the habits of either.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.players.insight import best_cards, told
from freedoko_qt.players.kernel import KINDS, Ints
from freedoko_qt.players.net import Net, Worths
from freedoko_qt.players.thumbs import Judged, Thumbs, favourites
from freedoko_qt.players.watched import Booleans, Floats, Watched

SHARE = 0.5  # of the seats goes by the network


@dataclass(frozen=True, slots=True, eq=False)
class Guide:
    """A network that plays some of the seats; without one all go by rules of thumb."""

    net: Net | None = None
    share: float | NDArray[np.float64] = SHARE
    """Of the seats that go by the network; or how likely each of them does, group x seat."""

    def finish(self, worlds: Watched, group: Ints, rng: np.random.Generator, by_net: Booleans | None = None) -> None:
        """Plays games to their end; those of one group have the same whims of chance.

        Which seats go by the network is drawn for each group, if it is not given: game x seat.
        """
        thumbs, number = Thumbs(worlds.table.tables), int(group.max()) + 1
        if by_net is None and self.net is not None:
            by_net = (rng.random((number, 4)) < self.share)[group]
        while not worlds.is_over:
            whim = rng.random((number, KINDS), dtype=np.float32)[group]
            if self.net is None or by_net is None or worlds.number + 1 == worlds.course.size:
                worlds.play(thumbs.choose(worlds, whim))
                continue
            judged = thumbs.judged(worlds)
            rows = by_net[worlds.all_games, worlds.seat]
            worlds.play(with_net(self.net, worlds, judged, favourites(judged, whim), rows))


THUMBS = Guide()
"""Everybody by rules of thumb."""


def with_net(
    net: Worths, worlds: Watched, judged: Judged, cards: Ints, rows: Booleans, seen: Floats | None = None
) -> Ints:
    """The cards with those of the network in some rows; what is seen in all of them may have been told before."""
    some = np.flatnonzero(rows & (judged.sight.legal.sum(1) > 1))  # where there is only one card, it is known already
    if len(some):
        view = told(worlds, judged, some) if seen is None else seen[some]
        cards[some] = best_cards(net(view), worlds, judged, some)
    return cards
