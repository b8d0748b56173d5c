"""Announcements: how many card points the own side will make, how sure that is, and what to say then."""

from collections.abc import Mapping
from math import erf, sqrt

from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import LEVELS, SEATS, Announced, Call
from freedoko_qt.engine.observe import Observation
from freedoko_qt.marked import mark
from freedoko_qt.players.base import Choice, Reason
from freedoko_qt.players.knowledge import Knowledge
from freedoko_qt.players.strength import strength

NEEDED: Mapping[Call, int] = {
    Call.NO_120: 121,
    Call.NO_90: 151,
    Call.NO_60: 181,
    Call.NO_30: 211,
    Call.NO_0: 240,
    Call.REPLY: 121,
}

SURE: Mapping[Call, float] = {
    Call.NO_120: 0.65,
    Call.NO_90: 0.85,
    Call.NO_60: 0.90,
    Call.NO_30: 0.93,
    Call.NO_0: 0.97,
    Call.REPLY: 0.68,
}

# Card points beyond half of what is still open, fitted to games that this player played against itself: what each of
# `numbers` adds.
WEIGHTS: Mapping[str, tuple[float, ...]] = {
    "pair": (1.7, 3.8, 7.5, 3.0, -3.2, -2.8, 4.5, 0.0, 5.7, 5.2, 15.7, -18.9, -19.7),
    "alone": (0.0, 0.9, 7.8, 1.7, 7.2, -6.3, 9.1, 0.0, 0.0, 0.0, 0.0, -15.0, -21.4),
    "against": (-0.6, 3.0, 4.0, -4.0, 0.0, -2.5, 3.9, -0.3, 0.0, 0.0, 15.0, -25.0, 8.3),
}

SPREAD: Mapping[str, tuple[float, float]] = {"pair": (19.0, 17.0), "alone": (18.0, 14.0), "against": (15.0, 19.0)}
"""How far results lie from the outlook: what a whole game still to be played adds, and what stays to the end."""

SPOKEN = Reason(mark("thumb", "Your side should make about {points} card points: say so while you may."))


def call(seen: Observation) -> Choice | None:
    """The lowest announcement that is sure enough, or nothing; the player is asked again after it."""
    calls = [action for action in seen.legal if isinstance(action, Announced)]
    points, spread = outlook(seen)
    lowest = calls[0]
    if chance(points, spread, NEEDED[lowest.call]) < SURE[lowest.call]:
        return None
    return Choice(lowest, Reason(SPOKEN.text, (("points", round(points)),)))


def chance(points: float, spread: float, needed: int) -> float:
    """How likely the own side makes what is needed."""
    return 0.5 + 0.5 * erf((points + 0.5 - needed) / (spread * sqrt(2)))


def outlook(seen: Observation) -> tuple[float, float]:
    """The card points that the own side will make, and how far they spread."""
    know = Knowledge(seen)
    role = role_of(know)
    ours = sum(points * (1 - foe) for points, foe in zip(know.points, know.foe, strict=True))
    rest = 240 - sum(know.points)
    more = sum(weight * number for weight, number in zip(WEIGHTS[role], numbers(know), strict=True))
    wide, narrow = SPREAD[role]
    return ours + rest / 2 + more, narrow + wide * rest / 240


def role_of(know: Knowledge) -> str:
    """In which kind of game the side plays: alone, against a soloist, or two against two."""
    if know.sides.count(Team.RE) != 1 or None in know.sides:
        return "pair"
    return "alone" if know.team is Team.RE else "against"


def numbers(know: Knowledge) -> tuple[float, ...]:
    """What the outlook is reckoned from."""
    hand = strength(know.hand, know.tables, know.hidden)
    friends = [seat for seat in SEATS if seat != know.seat and know.foe[seat] == 0]
    foes = [seat for seat in SEATS if know.foe[seat] == 1]
    made = know.table.calls
    ours = max((LEVELS.index(m.call) + 1 for m in made if m.seat in friends and m.call in LEVELS), default=0)
    theirs = max((LEVELS.index(m.call) + 1 for m in made if m.seat in foes and m.call in LEVELS), default=0)
    lead = sum(points * (1 - 2 * foe) for points, foe in zip(know.points, know.foe, strict=True))
    return (
        hand.trumps,
        hand.power,
        hand.top,
        hand.aces,
        hand.run,
        hand.losers,
        hand.voids,
        lead,
        float(know.team is Team.RE),
        float(bool(friends)),
        ours,
        theirs,
        1.0,
    )
