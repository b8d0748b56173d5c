"""Matches in lock step: a network against the rules of thumb, every deal in every seating."""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.players.drill import deal_batch
from freedoko_qt.players.guide import Guide
from freedoko_qt.players.mirrored import seatings_of_two
from freedoko_qt.players.net import Worths
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.watched import Watched

SEATINGS = np.array(seatings_of_two()) == 0
"""Two of one kind against two of the other, in all six ways."""

BATCH = 50  # deals under one rule set


def duel(net: Worths, family: str, deals: int, seed: int) -> tuple[float, float]:
    """Points per player and game of the network against the rules of thumb, and the standard error over deals."""
    rng = np.random.default_rng(seed)
    each = np.concatenate([one_batch(net, family, rng) for _ in range(max(1, deals // BATCH))])
    return float(each.mean()), float(each.std() / sqrt(len(each)))


def one_batch(net: Worths, family: str, rng: np.random.Generator) -> NDArray[np.float64]:
    """The mean of each deal."""
    dealt = deal_batch(family, BATCH, rng)
    order = [(seat - dealt.table.trick.leader) % 4 for seat in range(4)]  # hands stand in the order of play
    hands = np.repeat(dealt.hands[order], len(SEATINGS), axis=1)
    worlds = Watched(dealt.table, hands, np.repeat(dealt.re, len(SEATINGS)))
    is_net = np.tile(SEATINGS, (BATCH, 1))
    Guide(net).finish(worlds, np.arange(worlds.games), rng, is_net)
    scores = Ending(worlds).scores().T
    mean = np.where(is_net, scores, 0).sum(1) / 2 - np.where(is_net, 0, scores).sum(1) / 2
    return mean.reshape(BATCH, len(SEATINGS)).mean(1) / 2
