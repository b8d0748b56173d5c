"""A player that knows the rules and nothing of the game."""

import random
from collections.abc import Mapping, Sequence

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import (
    Action,
    Announced,
    GenscherChosen,
    HyperswinesAnnounced,
    Reserved,
    Said,
    SwinesAnnounced,
)
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Ask
from freedoko_qt.marked import mark
from freedoko_qt.players.base import Choice, Reason

SPOKEN: Mapping[type, float] = {
    Announced: 1 / 40,
    Said: 1 / 15,
    SwinesAnnounced: 1 / 4,
    HyperswinesAnnounced: 1 / 4,
    GenscherChosen: 1 / 4,
}
"""How often it speaks when it might keep silent; it is asked with every card."""

SOLO = 1 / 40
SMALL = 1 / 4
POOR = 3 / 4
"""How often it chooses, where everybody names a game, a solo, another reservation, a poverty."""

ANY = Reason(mark("thumb", "Any legal move will do."))


class Random:
    """Chooses any legal card with equal chances; announcements and reservations are rare."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = random.Random(seed)

    def choose(self, seen: Observation) -> Choice:
        """A legal action by chance; the same seed and the same questions give the same game."""
        silent: list[Action] = []
        spoken: list[Action] = []
        for action in seen.legal:
            (silent if is_silent(action, seen.table.ask) else spoken).append(action)
        for kind in kinds(spoken) if spoken else ():
            if not silent or self.dice.random() < rate(kind[0]):
                return Choice(self.dice.choice(kind), ANY)
        return Choice(self.dice.choice(silent or seen.legal), ANY)


def is_silent(action: Action, ask: Ask) -> bool:
    """Whether an action neither announces nor reserves anything; answers to a question do not count as such."""
    if ask is Ask.BID:
        return True
    if isinstance(action, Said):
        return action.healthy
    if isinstance(action, Reserved):
        return ask is not Ask.GAME or action.contract is Contract.NORMAL
    return type(action) not in SPOKEN


def kinds(actions: Sequence[Action]) -> list[list[Action]]:
    """Actions by their kind, so that many soli are not chosen more often than one poverty."""
    found: dict[object, list[Action]] = {}
    for action in actions:
        key = rate(action) if isinstance(action, Reserved) else type(action)
        found.setdefault(key, []).append(action)
    return list(found.values())


def rate(action: Action) -> float:
    """How often an action of this kind is taken."""
    if isinstance(action, Reserved):
        if action.contract is Contract.POVERTY:
            return POOR
        return SOLO if action.contract.is_real_solo else SMALL
    return SPOKEN[type(action)]
