"""Genscher: a new partner is named when the own side is losing and has better chances with somebody else."""

from dataclasses import replace

from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import GenscherChosen
from freedoko_qt.engine.genscher import KING, chosen
from freedoko_qt.engine.observe import Observation
from freedoko_qt.marked import mark
from freedoko_qt.players.base import Choice, Reason
from freedoko_qt.players.calling import outlook
from freedoko_qt.players.position import Position

HALF = 120.0  # card points; with more the own side wins as it is
GAIN = (
    20.0  # card points that a new partner must promise beyond the old one; half of it only comes from knowing who it is
)
COST = 12.0  # worth that may be lost by playing the king now instead of another card

PARTNER = Reason(mark("thumb", "Your side is losing; together with {player} your chances are better."))


def partner(seen: Observation, here: Position) -> Choice | None:
    """The new partner to name with the king of diamonds, or nobody."""
    choices = [action for action in seen.legal if isinstance(action, GenscherChosen)]
    if not choices or max(here.worths.values()) - here.worths[KING] > COST:
        return None
    # Somebody whose side is still open in a marriage does not gain by waiting for the bridegroom.
    now, _ = outlook(replace(seen, team=seen.team or Team.CONTRA))
    points, best = max(((promise(seen, choice), choice) for choice in choices), key=lambda pair: pair[0])
    if now >= HALF or points < now + GAIN:
        return None
    return Choice(best, Reason(PARTNER.text, (("player", best.partner),)))


def promise(seen: Observation, choice: GenscherChosen) -> float:
    """The card points that the own side would make with this partner."""
    points, _ = outlook(replace(seen, team=Team.RE, table=chosen(seen.table, choice)))
    return points
