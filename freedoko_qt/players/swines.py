"""Swines and hyperswines: announced as soon as they may be, since a fox becomes the highest trump by it."""

from freedoko_qt.engine.event import HyperswinesAnnounced, SwinesAnnounced
from freedoko_qt.engine.observe import Observation
from freedoko_qt.marked import mark
from freedoko_qt.players.base import Choice, Reason

SWINES = Reason(
    mark("thumb", "Swines are the highest trumps, and no fox of yours can be caught any more: announce them.")
)
HYPERSWINES = Reason(mark("thumb", "Hyperswines beat even the swines: announce them."))


def rise(seen: Observation) -> Choice | None:
    """The swines or hyperswines that may be announced now, if any; hyperswines bring the swines along."""
    higher = next((action for action in seen.legal if isinstance(action, HyperswinesAnnounced)), None)
    if higher is not None:
        return Choice(higher, HYPERSWINES)
    swines = next((action for action in seen.legal if isinstance(action, SwinesAnnounced)), None)
    return None if swines is None else Choice(swines, SWINES)
