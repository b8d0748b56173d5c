"""What the network thinks of the cards of a hand, in points of the game; and how that is weighed with what was tried.

What is tried is played on in some deals; the network judges at one look by all that it has learned. The mean of both is
better than either.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table
from freedoko_qt.players.drill import pair_deals
from freedoko_qt.players.insight import told
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.net import UNIT, Net, Nets, shipped
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.sample import Deals
from freedoko_qt.players.thumbs import Thumbs, favourites
from freedoko_qt.players.watched import Watched

Floats = NDArray[np.float64]

HABIT = 0.03  # points of the game by which the card of the rules of thumb is put above others: partners expect it
FEW, FADED = 5, 0.125  # with so few cards in hand so much is left of what the network counts; trying tells more then
GAMES = 128  # from which the spread of the scores is told


@dataclass(frozen=True, slots=True, eq=False)
class Opinion:
    """What a network thinks of each card kind, how much that counts, and the card that the rules of thumb choose."""

    worth: Floats
    share: float  # of the whole; the rest is what was tried
    habit: int

    def likely(self, cards: tuple[Card, ...], most: int) -> tuple[Card, ...]:
        """So many of the cards, the best ones, and that of the rules of thumb; all of them without a network."""
        if not self.share or len(cards) <= most:
            return cards
        best = sorted(cards, key=lambda card: self.worth[card])[-most:]
        return tuple(card for card in cards if card in best or card == self.habit)

    def mixed(self, cards: tuple[Card, ...], values: Floats, level: float, scale: float) -> Floats:
        """What was tried, card x deal, drawn towards the opinion, whose mean over the cards is put at a level.

        The scale tells how much higher the game has become by announcements.
        """
        own = self.worth[list(cards)]
        shift: Floats = level + scale * (own - own.mean())
        shift = self.share * shift + HABIT * (np.array(cards) == self.habit)
        mixed: Floats = (1 - self.share) * values + shift[:, None]
        return mixed


def opinion_of(seen: Observation, deals: Deals, weight: float) -> Opinion:
    """The opinion about this moment; where there is no network for the game, only the habit counts.

    The weight tells how much the network counts beside what was tried, which counts 1.
    """
    # The hidden cards have no part in what is seen, so any deal will do.
    worlds = Watched(seen.table, deals.hands[:, :1], deals.re[:1])
    judged = Thumbs(seen.table.tables).judged(worlds)
    habit = int(favourites(judged, np.zeros((1, KINDS), np.float32))[0])
    net = net_for(seen.table) if weight else None
    if net is None:
        return Opinion(np.zeros(KINDS), 0.0, habit)
    worth = net.careful(told(worlds, judged))[0][worlds.setting.place]
    if len(seen.hand) <= FEW:
        weight *= FADED
    return Opinion(worth.astype(np.float64) * spread(seen.table.rules) / UNIT, weight / (1 + weight), habit)


def net_for(table: Table) -> Net | None:
    """The network for the game that is played."""
    nets = nets_for(table)
    return nets.worth if nets else None


def nets_for(table: Table) -> Nets | None:
    """All networks for it."""
    worth, imitation = shipped("pair"), shipped("imitation")
    return None if table.contract.is_solo or worth is None or imitation is None else Nets(worth, imitation)


@lru_cache(maxsize=16)
def spread(rules: Rules) -> float:
    """How far the scores of normal games lie apart under these rules."""
    worlds = pair_deals(rules, Contract.NORMAL, GAMES, np.random.default_rng(1))
    thumbs, even = Thumbs(worlds.table.tables), np.zeros((worlds.games, KINDS), np.float32)
    while not worlds.is_over:
        worlds.play(thumbs.choose(worlds, even))
    return max(0.1, float(Ending(worlds).scores().std()))
