"""The player that goes by rules of thumb: for every decision a table of rules, the first that applies decides."""

from freedoko_qt.engine.event import Announced, Played
from freedoko_qt.engine.observe import Observation
from freedoko_qt.players import bidding, calling, follow, lead
from freedoko_qt.players.base import Choice
from freedoko_qt.players.position import Position
from freedoko_qt.players.thumbrule import first


class Thumb:
    """Decides everything from the observation: the same one always gives the same choice.

    The seed only says which of two cards of equal worth it prefers.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seen: Observation) -> Choice:
        """An announcement if one is due, else the card or the answer to the question."""
        others = [action for action in seen.legal if not isinstance(action, Announced)]
        if len(others) < len(seen.legal) and (call := calling.call(seen)):
            return call
        if isinstance(others[0], Played):
            here = Position(seen, self.seed)
            return first(lead.RULES if here.is_lead else follow.RULES, here)
        return bidding.answer(seen)
