"""The player that goes by rules of thumb: for every decision a table of rules, the first that applies decides."""

from freedoko_qt.engine.event import Announced
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Ask
from freedoko_qt.players import bidding, calling, exchange, few, follow, genscher, lead, swines
from freedoko_qt.players.base import Choice
from freedoko_qt.players.position import Position
from freedoko_qt.players.style import SEASONED, Style
from freedoko_qt.players.thumbrule import ThumbRule, first


class Thumb:
    """Decides everything from the observation: the same one always gives the same choice.

    The seed only says which of two cards of equal worth it prefers.
    """

    def __init__(self, seed: int = 0, style: Style = SEASONED) -> None:
        self.seed = seed
        self.style = style

    def choose(self, seen: Observation) -> Choice:
        """An announcement if one is due, else the card or the answer to the question."""
        spoken = swines.rise(seen) or self.called(seen)
        if spoken is not None:
            return spoken
        match seen.table.ask:
            case Ask.CARD:
                here = Position(seen, self.seed, self.style.memory, self.style.whim)
                return genscher.partner(seen, here) or first(rules(here), here)
            case Ask.PASS_CARDS | Ask.TAKE_CARDS | Ask.RETURN_CARDS:
                return exchange.answer(seen)
            case _:
                return bidding.answer(seen, self.style)

    def called(self, seen: Observation) -> Choice | None:
        """The announcement that is due during play."""
        may_call = self.style.announces and seen.table.ask is Ask.CARD
        if not may_call or not isinstance(seen.legal[0], Announced):
            return None
        return calling.call(seen, self.style.boldness)


def rules(here: Position) -> tuple[ThumbRule, ...]:
    """The rules of thumb for a card."""
    if here.is_for_few:
        return few.LEAD if here.is_lead else few.FOLLOW
    return lead.RULES if here.is_lead else follow.RULES
