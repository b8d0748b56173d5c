"""Games in lock step that remember what tells of sides: who gave points to whom, and took them from whom."""

from typing import ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import POINTS, Card
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.players.features import Witnessed
from freedoko_qt.players.kernel import Ints, count
from freedoko_qt.players.knowledge import NO_POINTS, SOFT, deck_counts

Floats = NDArray[np.float32]
Booleans = NDArray[np.bool_]

POINTS_BY_KIND = np.array(POINTS, np.int64)


class Watched(Witnessed):
    """Games in lock step with the gifts of each seat to each owner of a trick, as `knowledge.leaning` counts them."""

    BY_GAME: ClassVar[tuple[str, ...]] = (*Witnessed.BY_GAME, "gifts")

    def __init__(self, table: Table, hands: Ints, re: Ints) -> None:
        n = hands.shape[1]
        self.all_games = np.arange(n)
        self.gifts = np.zeros((4, 4, n), np.float32)  # by seat, then by the seat that owned the trick
        self.is_open = np.array([side is not None for side in table.known])
        packs = np.array(deck_counts(table.rules.with_nines), np.float32)
        self.left = np.tile(packs, (n, 1))  # of each kind, not yet on the table
        super().__init__(table, hands, re)
        for trick in table.tricks:
            for card in trick.cards:
                self.left[:, card] -= 1
            owner, best, points = trick.leader, trick.cards[0], POINTS[trick.cards[0]]
            for place, card in enumerate(trick.cards[1:], 1):
                seat, takes = (trick.leader + place) % 4, table.tables.beats(card, best, False)
                gift = leaning_of(np.array([POINTS[card]]), np.array([takes]), place, np.array([points]))
                self.gifts[seat, owner] += gift[0]
                owner, best = (seat, card) if takes else (owner, best)
                points += POINTS[card]

    def parted(self, games: Ints) -> Self:
        """As in `Worlds`."""
        new = super().parted(games)
        new.all_games, new.left = np.arange(len(games)), self.left[games]
        return new

    def window(self, games: slice) -> Self:
        """As in `Worlds`."""
        new = super().window(games)
        new.all_games, new.left = self.all_games[: new.games], self.left[games]
        return new

    def _lay(self, k: int, cards: Ints) -> None:
        owner, points = self.owner, self.points
        super()._lay(k, cards)
        self.left[self.all_games, cards] -= 1
        if k:
            gift = leaning_of(POINTS_BY_KIND.take(cards), self.owner == k, k, points)
            self.gifts[(self.lead + k) & 3, (self.lead + owner) & 3, self.all_games] += gift

    def known(self, seat: Ints, is_re: Booleans) -> Booleans:
        """Of which seats the player on turn of a normal game knows the side."""
        played = self.played[self.rows]
        shown = count(played, Card.CQ)
        known: Booleans = (shown > 0) | ((self.lacks[self.rows] >> TRUMP & 1) == 1) | self.is_open[seat]
        known[0] = True
        own = shown[0] + count(self.hands[self.place], Card.CQ)
        re, contra = (known & is_re).sum(0), (known & ~is_re).sum(0) - ~is_re[0]
        everything = (own == 2) | (re == 2) | (contra >= 2) | (own + shown[1:].sum(0) == 2)
        return known | everything

    def leanings(self, seat: Ints, is_re: Booleans, known: Booleans) -> Floats:
        """How much each of the others has played for re (above 0) or for contra, as far as sides are known."""
        towards = (known * (2 * is_re - 1)).astype(np.float32)
        at = (seat[1:, None] * 4 + seat) * self.games + self.all_games
        lean: Floats = (self.gifts.ravel().take(at) * towards).sum(1)
        return lean


def re_chances(known: Booleans, is_re: Booleans, lean: Floats) -> Floats:
    """How likely each of the others is re: certain where it is known, else by how it leans, all open seats together."""
    weight = np.where(known[1:], np.float32(0), np.exp(lean))
    found = (known & is_re).sum(0)
    whole = weight.sum(0)
    pairs = weight[0] * weight[1] + weight[0] * weight[2] + weight[1] * weight[2]
    one = weight / np.maximum(whole, 1e-12)
    two = np.where(pairs > 0, weight * (whole - weight) / np.maximum(pairs, 1e-12), 1.0)
    chance = np.clip(np.where(found >= 1, one, two), 1 - SOFT, SOFT)
    return np.where(known[1:], is_re[1:], chance).astype(np.float32)


def leaning_of(points: Ints, takes: Booleans, place: int, before: Ints) -> Floats:
    """What a card tells of its player, seen from the side that owned the trick; as `knowledge.leaning`."""
    given = np.where(points > NO_POINTS, np.float32(1.2 if place == 3 else 0.6), np.float32(0))
    if place < 3:
        return np.where(takes, np.float32(-0.3), given)
    return np.where(takes, np.where(before >= 10, np.float32(-1.0), np.float32(-0.3)), given)
