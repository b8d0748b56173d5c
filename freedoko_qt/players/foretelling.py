"""How likely each player is to lay the card that it laid, holding certain cards.

Nobody knows by what a player goes. There are four kinds: those that keep to the rules of thumb, those that play as the
network would, those of which some cards are foretold best by the one, some by the other and some by the rules of thumb
kept to loosely, and those that play as FreeDoko's players do. Which kind a player is of shows in its cards. No single
odd card rules a deal out.
"""

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import Card
from freedoko_qt.players.insight import BY_HAND, told
from freedoko_qt.players.net import Nets
from freedoko_qt.players.thumbs import WHIM, Judged
from freedoko_qt.players.watched import Booleans, Watched

Floats = NDArray[np.float64]

PLAYERS = (0.25, 0.2, 0.45, 0.1)  # how likely each kind is
STRICT, LEARNED = 0.3, 0.4  # of the third kind the share of cards of the other two; the rest comes loosely
ERRING = 0.05  # how often a card by the rules of thumb, or by the network, is another one
LOOSENESS = 3.0  # card points by which a card may be worse than the best one and still be played quite often
DOUBT = 0.05  # the same for the network, in the units of its worths
UNWANTED = 4.0  # card points that a card is worth less when another rule of thumb comes first


def foretold(worlds: Watched, judged: Judged, card: Card, nets: Nets | None) -> Floats:
    """The chance that the player on turn plays a card, by kind of player and game.

    It is 1 where the player has no other card, 0 where it may not play it. The games differ in hidden cards alone.
    """
    legal = judged.sight.legal
    number = legal.sum(1)
    rows = np.flatnonzero(legal[:, card] & (number > 1))
    chance = np.tile((legal[:, card] & (number == 1)).astype(np.float64), (len(players(nets)), 1))
    if not len(rows):
        return chance
    worth, allowed, legal, number = judged.worth[rows], judged.allowed[rows], legal[rows], number[rows]
    wanted = np.where(allowed, worth, -np.inf)
    best = wanted >= wanted.max(1, keepdims=True) - WHIM
    strict = but_for_errors(best[:, card] / best.sum(1), number)
    loose = softly((worth - UNWANTED * ~allowed) / LOOSENESS, legal, card)
    if nets is None:
        share = STRICT / (1 - LEARNED)
        chance[:, rows] = share * strict + (1 - share) * loose
        return chance
    seen, place = told(worlds, judged, rows), worlds.setting.place
    opinion, copied = (net.of_hands(seen, BY_HAND)[:, place] for net in nets)
    learned = but_for_errors(softly(opinion / DOUBT, legal, card), number)
    imitated = but_for_errors(softly(copied, legal, card), number)
    mixed = STRICT * strict + LEARNED * learned + (1 - STRICT - LEARNED) * loose
    chance[:, rows] = strict, learned, mixed, imitated
    return chance


def players(nets: Nets | None) -> Floats:
    """How likely each kind of player is before it has played; all who are foretold without a network are of one."""
    return np.array([1.0] if nets is None else PLAYERS)


def but_for_errors(chance: Floats, number: NDArray[np.int64]) -> Floats:
    """Chances of a card for one that now and then takes any of so many."""
    return (1 - ERRING) * chance + ERRING / number


def softly(worth: NDArray[np.floating], legal: Booleans, card: Card) -> Floats:
    """The chance of a card where better cards are likelier: row x card, worths and which may be played."""
    height = np.where(legal, worth, -np.inf)
    height = np.exp(height - height.max(1, keepdims=True), dtype=np.float64)
    found: Floats = height[:, card] / height.sum(1)
    return found
