"""What each card is worth: thousands of games played on in thought, in deals that agree with what was seen.

All cards are tried in the same deals with the same whims of chance, so that only the card makes the difference.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Table
from freedoko_qt.players.features import LEGAL, Witnessed
from freedoko_qt.players.kernel import KINDS, Ints
from freedoko_qt.players.net import Net, shipped
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.policy import Thumbs, best_legal, thumb_worth
from freedoko_qt.players.sample import Deals, sample

Floats = NDArray[np.float64]

EYES = 0.01  # what a card point is worth beside the points of the game
UNIT = 2.0  # the spread of scores in which the networks count


@dataclass(frozen=True, slots=True, eq=False)
class Tried:
    """What came of some cards in the same deals: card x deal."""

    cards: tuple[Card, ...]
    scores: Floats  # what the player writes
    eyes: Floats  # its side's card points, less 120
    is_won: NDArray[np.bool_]  # whether its side has more than half of the points
    advice: Floats  # what the network thinks of each card, in points of the game; 0 where there is none

    @property
    def worth(self) -> Floats:
        """What each card brings on average."""
        return (self.scores + EYES * self.eyes).mean(1) + self.advice

    @property
    def errors(self) -> Floats:
        """The standard error of the difference between each card and the best one."""
        values = self.scores + EYES * self.eyes
        gap = values - values[int(self.worth.argmax())]
        spread: Floats = gap.std(1) / np.sqrt(max(1, gap.shape[1]))
        return spread


def try_cards(
    seen: Observation, cards: tuple[Card, ...], deals: Deals, rng: np.random.Generator, weight: float
) -> Tried:
    """Plays every card in every deal and the games to their end; `weight` is how much the network has to say."""
    number, each = deals.hands.shape[1], len(cards)
    worlds = Witnessed(seen.table, np.tile(deals.hands, each), np.tile(deals.re, each))
    net = net_for(seen.table) if weight else None
    opinion = net(worlds.view()[:1])[0] if net else np.zeros(KINDS, np.float32)
    place = worlds.setting.place
    worlds.play(np.repeat(np.array(cards, np.int64), number))
    finish(worlds, number, rng)
    ending = Ending(worlds)
    scores = ending.scores()[seen.seat].reshape(each, number).astype(np.float64)
    is_re = ((ending.re >> seen.seat) & 1) == 1
    eyes = np.where(is_re, ending.re_points - 120, 120 - ending.re_points).reshape(each, number).astype(np.float64)
    scale = weight * max(0.5, float(scores.std())) / UNIT
    advice = scale * np.array([float(opinion[place[card]]) for card in cards])
    is_won = np.where(is_re, ending.re_points > 120, ending.re_points <= 120).reshape(each, number)
    return Tried(cards, scores, eyes, is_won, advice)


def finish(worlds: Witnessed, number: int, rng: np.random.Generator) -> None:
    """Plays games to their end by rules of thumb, with the same whims in every `number` of them."""
    table = worlds.table
    thumbs = Thumbs(table.tables)
    while not worlds.is_over:
        whim = np.tile(rng.random((number, KINDS), dtype=np.float32), (worlds.games // number, 1))
        worlds.play(best_legal(worlds, thumb_worth(worlds, thumbs, whim)))


def net_for(table: Table) -> Net | None:
    """The network for the game that is played."""
    if table.contract.is_for_few:
        return None
    return shipped("solo" if table.contract.is_real_solo else "pair")


def opinion_of(seen: Observation, net: Net, deals: Deals) -> dict[Card, float]:
    """What a network thinks of each card that may be played; the hidden cards have no part in it."""
    worlds = Witnessed(seen.table, deals.hands[:, :1], deals.re[:1])
    view = worlds.view()
    worth, order = net(view)[0], worlds.setting.order
    return {Card(order[at]): float(worth[at]) for at in range(KINDS) if view[0, LEGAL + at] > 0}


def deals_for(seen: Observation, number: int, rng: np.random.Generator) -> Deals:
    """Deals in which an observation may have been made."""
    return sample(seen, number, rng)


__all__ = ["Ints", "Seat", "Tried", "deals_for", "opinion_of", "try_cards"]
