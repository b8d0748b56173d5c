"""A player that knows the rules and nothing of the game."""

import random

from freedoko_qt.engine.event import Announced, Said
from freedoko_qt.engine.observe import Observation
from freedoko_qt.marked import mark
from freedoko_qt.players.base import Choice, Reason

RARELY = 1 / 40
"""How often it speaks when it might keep silent; it is asked with every card."""

ANY = Reason(mark("thumb", "Any legal move will do."))


class Random:
    """Chooses any legal card with equal chances; announcements and reservations are rare."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = random.Random(seed)

    def choose(self, seen: Observation) -> Choice:
        """A legal action by chance; the same seed and the same questions give the same game."""
        calls = [action for action in seen.legal if isinstance(action, Announced)]
        others = seen.legal[len(calls) :]
        if calls and (not others or self.dice.random() < RARELY):
            return Choice(self.dice.choice(calls), ANY)
        if isinstance(others[0], Said):
            return Choice(Said(seen.seat, len(others) == 1 or self.dice.random() >= RARELY), ANY)
        return Choice(self.dice.choice(others), ANY)
