"""Announcements: how many card points the own side will make, how sure that is, and what to say then."""

from collections.abc import Mapping
from math import erf, sqrt

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, REPLIES, SEATS, Announced, Call
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.rules import Rules, WinRule
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
    # A strict reply promises only what the opponents deny.
    Call.REPLY_NO_120: 120,
    Call.REPLY_NO_90: 90,
    Call.REPLY_NO_60: 60,
    Call.REPLY_NO_30: 30,
    Call.REPLY_NO_0: 1,
}
RAISE = 30  # card points by which an announcement raises the need of its side, where the rules have it so

SURE: Mapping[Call, float] = {
    Call.NO_120: 0.65,
    Call.NO_90: 0.85,
    Call.NO_60: 0.90,
    Call.NO_30: 0.93,
    Call.NO_0: 0.97,
    Call.REPLY: 0.68,
    **dict.fromkeys(REPLIES.values(), 0.75),
}
COWARD = 0.1  # how much less sure is enough where a win without an announcement may be taken away
BOLDER = 0.04  # how much less sure is enough with each step of boldness
LEAST, MOST = 0.5, 0.995  # how sure anybody must be, and nobody need be surer

# Card points beyond half of what is still open, fitted to games that this player played against itself: what each of
# `numbers` adds.
WEIGHTS: Mapping[str, tuple[float, ...]] = {
    "pair": (1.7, 3.8, 7.5, 3.0, -3.2, -2.8, 4.5, 0.0, 5.7, 5.2, 15.7, -18.9, -19.7),
    "alone": (0.0, 0.9, 7.8, 1.7, 7.2, -6.3, 9.1, 0.0, 0.0, 0.0, 0.0, -15.0, -21.4),
    "against": (-0.6, 3.0, 4.0, -4.0, 0.0, -2.5, 3.9, -0.3, 0.0, 0.0, 15.0, -25.0, 8.3),
}

SPREAD: Mapping[str, tuple[float, float]] = {"pair": (19.0, 17.0), "alone": (18.0, 14.0), "against": (15.0, 19.0)}
"""How far results lie from the outlook: what a whole game still to be played adds, and what stays to the end."""

WILD = 1.4  # how much farther results of soli lie from the outlook without nines

TAKER, POOR, CONTRA = -28.0, 48.0, -14.0
"""In a poverty: what a partner without trumps costs the one who took them, and what the others have to add at first.

Whoever has no trumps cannot see from the own hand how strong the side is, and contra not from its own either.
"""

SPOKEN = Reason(mark("thumb", "Your side should make about {points} card points: say so while you may."))


def call(seen: Observation, boldness: int = 0) -> Choice | None:
    """The lowest announcement that is sure enough, or nothing; the player is asked again after it."""
    calls = [action for action in seen.legal if isinstance(action, Announced)]
    points, spread = outlook(seen)
    lowest, rules = calls[0], seen.table.rules
    sure = SURE[lowest.call] - (COWARD if rules.x_cowardice else 0.0)
    if chance(points, spread, needed(rules, seen.team, lowest.call)) < sure_enough(sure, boldness):
        return None
    return Choice(lowest, Reason(SPOKEN.text, (("points", round(points)),)))


def sure_enough(sure: float, boldness: int) -> float:
    """How sure a player of some boldness must be where one without any must be so sure."""
    return min(MOST, max(LEAST, sure - BOLDER * boldness))


def needed(rules: Rules, team: Team | None, call: Call) -> int:
    """The card points that a side needs once it has made an announcement."""
    if call not in LEVELS or call is Call.NO_0:
        return NEEDED[call]
    if rules.x_win_rule is WinRule.RAISE_30 and not rules.announcement_strict_limit:
        steps = LEVELS.index(call) + rules.x_raise_counts_re_contra
        return min(240, (121 if team is Team.RE else 120) + RAISE * steps)
    return NEEDED[call]


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
    spread = narrow + wide * rest / 240
    if not know.table.rules.with_nines and role != "pair":
        spread *= WILD
    return ours + rest / 2 + more + in_poverty(know) * rest / 240, spread


def in_poverty(know: Knowledge) -> float:
    """Card points that a side makes in a poverty beyond what the own hand tells, while all is still open."""
    table = know.table
    if table.contract is not Contract.POVERTY or table.shift is None:
        return 0.0
    return {table.soloist: POOR, table.shift.partner: TAKER}.get(know.seat, CONTRA)


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
