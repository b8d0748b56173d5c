"""Rules of thumb in lock step: how the games that a player thinks through are played, each hand by itself.

A player on turn sees its own cards and what lies open, like everybody: what it would do is one number for each card,
and the highest legal one is played.
"""

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import POINTS, Rank
from freedoko_qt.engine.tables import TRUMP, GameTables, game_tables
from freedoko_qt.players.features import Witnessed, unpacked
from freedoko_qt.players.kernel import KINDS, Ints

Floats = NDArray[np.float32]
POINTS_OF = np.array(POINTS, np.float32)
WHIM = 1.0  # how far chance decides between cards that are alike


class Thumbs:
    """The numbers of one game type for its rules of thumb."""

    def __init__(self, tables: GameTables) -> None:
        trumps = len(tables.trumps)
        height = np.zeros(KINDS, np.float32)
        for at, card in enumerate(tables.trumps):
            height[card] = (trumps - at) / max(1, trumps)
        self.height = height
        self.is_trump = np.array([suit == TRUMP for suit in tables.suit])
        self.suit = np.array(tables.suit)
        tops = [next((c for c in range(KINDS) if tables.suit[c] == suit), 0) for suit in range(4)]
        self.is_top = np.array([c in tops and tables.suit[c] != TRUMP for c in range(KINDS)])
        self.is_ace = self.is_top & np.array([c % 6 == Rank.ACE for c in range(KINDS)])
        self.suit_rows = np.array([[s == suit for s in tables.suit] for suit in range(5)], np.float32)
        # As last hand: take with points, and with as low a trump as does it.
        self.take = np.where(self.is_trump, 20 - 12 * height + POINTS_OF * 0.6, 24 + POINTS_OF).astype(np.float32)
        self.give = np.where(self.is_trump, POINTS_OF - 14 * height**2, POINTS_OF).astype(np.float32)
        self.spare = np.where(self.is_trump, -POINTS_OF - 14 * height**2 - 1, -POINTS_OF).astype(np.float32)
        self.win = np.where(self.is_trump, 6 * height + 4, 14 + POINTS_OF * 0.5).astype(np.float32)


def thumb_worth(worlds: Witnessed, rules: Thumbs, chance: Floats) -> Floats:
    """What each card is worth to the player on turn, one row for each game, legal or not; chance is from 0 to 1."""
    k, whim = worlds.place, chance * np.float32(WHIM)
    if k == 0:
        return whim + lead_worth(worlds, rules)
    rows = worlds.rows
    partner, _ = worlds.sides(rows)
    owner = (worlds.owner - k) & 3
    is_partners = np.choose(owner - 1, partner[1:])
    beats = worlds.beating()
    points = worlds.points.astype(np.float32)[:, None]
    is_rich = points + 4 * (3 - k) >= 12
    if k == 3:
        foe = np.where(beats, rules.take + (points - 8), rules.spare)
        friend = rules.give - 6 * beats
        return whim + np.where(is_partners[:, None], friend, foe)
    foe = np.where(beats & (is_rich | ~rules.is_trump), rules.win, rules.spare)
    friend = np.where(is_high(worlds, rules)[:, None], rules.give - 6 * beats, rules.spare + 0.5 * rules.give)
    return whim + np.where(is_partners[:, None], friend, foe)


def is_high(worlds: Witnessed, rules: Thumbs) -> NDArray[np.bool_]:
    """Whether the card that owns the trick will most likely keep it."""
    return (rules.height.take(worlds.best) > 0.6) | rules.is_top.take(worlds.best)


def lead_worth(worlds: Witnessed, rules: Thumbs) -> Floats:
    """What each card is worth as the first of a trick."""
    played = np.zeros((worlds.games, KINDS), np.float32)
    for row in range(4):
        bits = unpacked(worlds.played[row])
        played += bits[:, :KINDS] + bits[:, KINDS : 2 * KINDS]
    own = unpacked(worlds.hands[0])
    held = own[:, :KINDS] + own[:, KINDS : 2 * KINDS]
    gone = (played + held) @ rules.suit_rows.T  # of each suit, games x suits
    fresh = gone[:, rules.suit] <= 4.0
    is_re = ((worlds.re >> (worlds.lead)) & 1).astype(np.float32)[:, None]
    worth = np.where(rules.is_ace & fresh, 20.0, np.where(rules.is_trump, 2.0 * is_re, 1.0) + rules.spare * 0.5)
    return worth.astype(np.float32)


def best_legal(worlds: Witnessed, worth: Floats) -> Ints:
    """The legal card of the greatest worth in each game."""
    legal = unpacked(worlds.legal())[:, :KINDS] > 0
    return np.where(legal, worth, -np.inf).argmax(1)


def thumbs_of(worlds: Witnessed) -> Thumbs:
    """The rules of thumb for the game that is played."""
    table = worlds.table
    return Thumbs(game_tables(table.rules, table.contract, table.swines is not None, table.hyperswines is not None))
