"""How likely each of some deals is: whether the others, holding these cards, would have played what they have played.

They are thought to play by rules of thumb, but not all too strictly: a card that these would not choose makes a deal
less likely, never impossible.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Table, Trick
from freedoko_qt.players.kernel import KINDS, Ints, added
from freedoko_qt.players.sample import Deals, sample
from freedoko_qt.players.thumbs import Thumbs
from freedoko_qt.players.watched import Watched

Floats = NDArray[np.float64]

LOOSENESS = 3.0  # card points by which a card may be worse than the best one and still be played quite often
UNWANTED = 4.0  # card points that a card is worth less when another rule of thumb comes first
TRUST = 0.6  # how much is made of it: 1 takes the players for what they are thought to be, 0 makes nothing of it
FLOOR = 0.1  # the share of deals that are taken whatever was played


@dataclass(frozen=True, slots=True)
class Trust:
    """How much a player concludes from what the others play."""

    looseness: float = LOOSENESS
    share: float = TRUST
    floor: float = FLOOR
    times: int = 4  # so many deals are drawn for each one that is kept


def believed(seen: Observation, number: int, trust: Trust, rng: np.random.Generator) -> Deals:
    """Deals that agree with an observation, each as often as the play of the others makes it likely."""
    if not seen.table.played or trust.share == 0:
        return sample(seen, number, rng)
    drawn = sample(seen, trust.times * number, rng)
    chance = np.exp(trust.share * likelihood(seen, drawn, trust.looseness))
    chance = (1 - trust.floor) * chance / chance.sum() + trust.floor / len(chance)
    # Evenly spread places on the sum of the chances: no deal comes up more often than it must.
    places = (np.arange(number) + rng.random()) / number
    chosen = np.minimum(np.searchsorted(np.cumsum(chance), places), len(chance) - 1)
    return Deals(drawn.hands[:, chosen], drawn.re[chosen])


def likelihood(seen: Observation, deals: Deals, looseness: float = LOOSENESS) -> Floats:
    """The logarithm of how likely the others would have played what they did, in each deal; the highest is 0."""
    table = seen.table
    worlds = Watched(beginning(table), dealt(table, deals.hands), deals.re)
    thumbs = Thumbs(table.tables)
    total = np.zeros(deals.hands.shape[1])
    games = np.arange(len(total))
    for trick in (*table.tricks, table.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if seat != seen.seat and worlds.number + 1 < worlds.course.size:
                worth, allowed = thumbs.judged(worlds)
                legal = (worlds.legal()[:, None] >> np.arange(KINDS)) & 1
                height = (worth - UNWANTED * ~allowed) / looseness
                height = np.where(legal == 1, height, -np.inf)
                height -= height.max(1)[:, None]
                total += height[games, card] - np.log(np.exp(height).sum(1))
            worlds.play(np.full(len(total), card, np.int64))
    total[~np.isfinite(total)] = -1e9
    best: Floats = total - total.max()
    return best


def beginning(table: Table) -> Table:
    """The table before the first card of the game."""
    first = table.tricks[0].leader if table.tricks else table.trick.leader
    known = (None,) * 4 if table.contract is Contract.NORMAL else table.known
    return table.but(tricks=(), trick=Trick(first), turn=first, calls=(), known=known)


def dealt(table: Table, hands: Ints) -> Ints:
    """The hands before the first card, as words."""
    whole = hands.copy()
    for seat in SEATS:
        for card in table.played_by(seat):
            whole[seat] = added(whole[seat], 1 << card)
    return whole
