"""How likely each player is to lay the card that it laid, holding certain cards.

Nobody knows by what a player goes. Some cards are foretold best by the rules of thumb, kept to or kept to loosely, and
some by the network; a card counts as likely as these make it together. So no single odd card rules a deal out.
"""

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import Card
from freedoko_qt.players.insight import told
from freedoko_qt.players.net import Net
from freedoko_qt.players.thumbs import WHIM, Judged
from freedoko_qt.players.watched import Booleans, Watched

Floats = NDArray[np.float64]

STRICT, LEARNED = 0.3, 0.4  # the share of cards by the rules of thumb, and by the network; the rest comes loosely
ERRING = 0.05  # how often a card by the rules of thumb is another one
LOOSENESS = 3.0  # card points by which a card may be worse than the best one and still be played quite often
DOUBT = 0.1  # the same for the network, in the units of its worths
UNWANTED = 4.0  # card points that a card is worth less when another rule of thumb comes first


def foretold(worlds: Watched, judged: Judged, card: Card, net: Net | None) -> Floats:
    """The chance that the player on turn plays a card, in each game; 1 where it has no other, 0 where it may not.

    Without a network there is more of the rules of thumb.
    """
    legal = judged.sight.legal
    number = legal.sum(1)
    rows = np.flatnonzero(legal[:, card] & (number > 1))
    chance = (legal[:, card] & (number == 1)).astype(np.float64)
    worth, allowed, legal, number = judged.worth[rows], judged.allowed[rows], legal[rows], number[rows]
    wanted = np.where(allowed, worth, -np.inf)
    best = wanted >= wanted.max(1, keepdims=True, initial=-np.inf) - WHIM
    strict = (1 - ERRING) * best[:, card] / best.sum(1) + ERRING / number
    loose = softly((worth - UNWANTED * ~allowed) / LOOSENESS, legal, card)
    if net is None:
        share = STRICT / (1 - LEARNED)
        chance[rows] = share * strict + (1 - share) * loose
        return chance
    # What a row is told does not hang on the others, but all of them are told at once.
    opinion = net(told(worlds, judged)[rows])[:, worlds.setting.place]
    learned = softly(opinion / DOUBT, legal, card)
    chance[rows] = STRICT * strict + LEARNED * learned + (1 - STRICT - LEARNED) * loose
    return chance


def softly(worth: NDArray[np.floating], legal: Booleans, card: Card) -> Floats:
    """The chance of a card where better cards are likelier: row x card, worths and which may be played."""
    height = np.where(legal, worth, -np.inf)
    height = np.exp(height - height.max(1, keepdims=True, initial=-np.inf), dtype=np.float64)
    found: Floats = height[:, card] / height.sum(1)
    return found
