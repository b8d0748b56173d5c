"""How games are played on in thought: by rules of thumb, and by a network where it knows the game better.

Some seats go by the one and some by the other, so that what is found does not hang on the habits of either; and who
seems to play as FreeDoko's players do goes by the network that imitates them.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.players.insight import best_cards, told
from freedoko_qt.players.kernel import KINDS, Ints
from freedoko_qt.players.net import Worths
from freedoko_qt.players.thumbs import Judged, Thumbs, favourites
from freedoko_qt.players.watched import Booleans, Floats, Watched

SHARE = 0.5  # of the seats goes by the network
TINY = 1e-6
BY_NET, BY_IMITATION = 1, 2  # by what a seat goes; 0: by rules of thumb


@dataclass(frozen=True, slots=True, eq=False)
class Guide:
    """A network that plays some of the seats; without one all go by rules of thumb."""

    net: Worths | None = None
    share: float | NDArray[np.float64] = SHARE
    """Of the seats that go by the network; or how likely each of them does, and by the imitation: 2 x group x seat."""
    imitation: Worths | None = None
    """How likely FreeDoko's players would lay each card, as logarithms."""

    def finish(self, worlds: Watched, group: Ints, rng: np.random.Generator, by: Ints | Booleans | None = None) -> None:
        """Plays games to their end; those of one group have the same whims of chance.

        By what each seat goes is drawn for each group, if it is not given: game x seat.
        """
        thumbs, number = Thumbs(worlds.table.tables), int(group.max()) + 1
        if by is None and self.net is not None:
            by = self.drawn(number, rng)[group]
        while not worlds.is_over:
            whim = rng.random((number, KINDS), dtype=np.float32)[group]
            if by is None or worlds.number + 1 == worlds.course.size:
                worlds.play(thumbs.choose(worlds, whim))
                continue
            worlds.play(self.cards(worlds, thumbs.judged(worlds), whim, by[worlds.all_games, worlds.seat]))

    def drawn(self, number: int, rng: np.random.Generator) -> Ints:
        """By what each seat goes in each of so many groups."""
        by_net, imitated = (self.share, 0.0) if isinstance(self.share, float) else self.share
        dice = rng.random((number, 4))
        return BY_NET * (dice < by_net) + BY_IMITATION * ((dice >= by_net) & (dice - by_net < imitated))

    def cards(
        self, worlds: Watched, judged: Judged, whim: Floats, by: Ints | Booleans, seen: Floats | None = None
    ) -> Ints:
        """The card of each game by what its player goes by; what is seen in all of them may have been told before."""
        cards = favourites(judged, whim)
        some = np.flatnonzero((by > 0) & (judged.sight.legal.sum(1) > 1))  # a single card is known already
        if not len(some):
            return cards
        view = told(worlds, judged, some) if seen is None else seen[some]
        for way, net in ((BY_NET, self.net), (BY_IMITATION, self.imitation)):
            mine = by[some] == way
            if net is None or not mine.any():
                continue
            rows, worth = some[mine], net(view[mine])
            if way == BY_IMITATION:  # each card as often as it is likely
                worth = worth - np.log(-np.log(whim[rows].clip(TINY, 1 - TINY)))[:, worlds.setting.order]
            cards[rows] = best_cards(worth, worlds, judged, rows)
        return cards


THUMBS = Guide()
"""Everybody by rules of thumb."""
