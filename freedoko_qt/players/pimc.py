"""A plain player for comparison, never offered at the table: it tries its cards in possible deals with open cards.

All deals that agree with what was seen count alike, the games are played on by chance with a few habits, and everybody
in them knows all sides. It is what most published card players do; the levels must be better than it.
"""

import numpy as np

from freedoko_qt.engine.card import CARDS, Card
from freedoko_qt.engine.event import Played
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.base import Choice, Reason
from freedoko_qt.players.features import unpacked
from freedoko_qt.players.kernel import KINDS, POINTS_OF, Ints
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.sample import sample
from freedoko_qt.players.strong import BEST, ONLY, playable
from freedoko_qt.players.thumb import Thumb
from freedoko_qt.players.watched import Watched

DEALS, TIMES = 100, 4  # possible deals, and how often each card is tried in each of them
GIVES = 0.7  # how often points are given to a trick of the own side that others may still beat


class Pimc:
    """Tries every card in the same deals; whatever is no card it leaves to the rules of thumb."""

    def __init__(self, seed: int = 0) -> None:
        self.seed, self.thumb = seed, Thumb(seed)

    def choose(self, seen: Observation) -> Choice:
        """The card that brings most on average."""
        if seen.table.ask is not Ask.CARD or seen.table.contract.is_for_few:
            return self.thumb.choose(seen)
        spoken = self.thumb.choose(seen)
        if not isinstance(spoken.action, Played):
            return spoken
        cards = playable(seen)
        if len(cards) == 1:
            return Choice(Played(seen.seat, cards[0]), ONLY)
        worth = self.worths(seen, cards)
        best = cards[int(worth.argmax())]
        values = (("card", best.name), ("deals", DEALS))
        return Choice(Played(seen.seat, best), Reason(BEST.text, values))

    def worths(self, seen: Observation, cards: tuple[Card, ...]) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        """What each card brings on average."""
        rng = np.random.default_rng([self.seed, seen.seat, seen.table.played])
        drawn = sample(seen, DEALS, rng)
        each = len(cards) * TIMES
        worlds = Watched(seen.table, np.tile(drawn.hands, each), np.tile(drawn.re, each))
        worlds.play(np.repeat(np.array(cards, np.int64), TIMES * DEALS))
        strength = np.array([seen.table.tables.strength[card] for card in CARDS], np.float32)
        while not worlds.is_over:
            worlds.play(guided(worlds, strength, rng))
        values = Ending(worlds).values(seen.seat)
        found: np.ndarray[tuple[int, ...], np.dtype[np.float64]] = values.reshape(len(cards), -1).mean(1)
        return found


def guided(
    worlds: Watched, strength: np.ndarray[tuple[int, ...], np.dtype[np.float32]], rng: np.random.Generator
) -> Ints:
    """Any card, but fat ones for the own side, and tricks taken as last hand with the lowest card that does."""
    legal = unpacked(worlds.legal())[:, :KINDS] > 0
    worth = rng.random(legal.shape, dtype=np.float32)
    points = POINTS_OF.astype(np.float32)
    if not worlds.place:
        return np.where(legal, worth + 0.5 * (points == points.max()), -1).argmax(1)
    seat = worlds.seat
    is_friend = (worlds.re >> seat & 1) == (worlds.re >> ((worlds.lead + worlds.owner) & 3) & 1)
    is_last = worlds.place == 3
    takes = worlds.beating()
    gives = is_friend & (is_last | (rng.random(worlds.games) < GIVES))
    wins = ~is_friend & (is_last | (rng.random(worlds.games) < 0.5)) & (takes & legal).any(1)
    worth += gives[:, None] * (points - 4.0 * takes)
    worth += wins[:, None] * (100.0 * takes - strength)
    worth -= (~gives & ~wins)[:, None] * points
    return np.where(legal, worth, -np.inf).argmax(1)
