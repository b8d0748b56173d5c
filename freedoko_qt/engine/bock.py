"""Bock rounds: which games bring one, and how they wait. Source: rules 6.8.

The queue holds the factors of the coming games, the next one first; a game without an entry counts once.
"""

from enum import StrEnum

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.points import Result
from freedoko_qt.engine.rules import ColdStrike, Rules
from freedoko_qt.engine.special import is_heart_trick

HIGHEST = 16
"""No game counts more often than this, however many bock rounds overlap."""

Queue = tuple[int, ...]


class Trigger(StrEnum):
    """What a game brings a bock round for."""

    EQUAL_POINTS = "equal points"
    SOLO_LOST = "solo lost"
    RE_LOST = "re lost"
    CONTRA_LOST = "contra lost"
    HEART_TRICK = "heart trick"
    BLACK = "black"
    BOTH_ANNOUNCED = "both announced"
    COLD_STRIKE = "cold strike"


def triggers(state: State, result: Result) -> tuple[Trigger, ...]:
    """Why a finished game brings a bock round; empty if it brings none."""
    table = state.table
    said = {team for made in table.calls if (team := state.teams[made.seat]) is not None}
    has_heart_trick = table.rules.bock_after_heart_trick and any(is_heart_trick(table, trick) for trick in table.tricks)
    return fired(table.rules, table.contract, result, frozenset(said), has_heart_trick)


def fired(
    rules: Rules, contract: Contract, result: Result, said: frozenset[Team], has_heart_trick: bool
) -> tuple[Trigger, ...]:
    """The reasons for a bock round in a game; none where few points or tricks win. `said` are the sides that spoke."""
    if contract.is_for_few:
        return ()
    reasons = {
        Trigger.EQUAL_POINTS: result.points[0] == result.points[1],
        Trigger.SOLO_LOST: result.is_solo and result.winner is Team.CONTRA,
        Trigger.RE_LOST: Team.RE in said and result.winner is not Team.RE,
        Trigger.CONTRA_LOST: Team.CONTRA in said and result.winner is not Team.CONTRA,
        Trigger.HEART_TRICK: not result.is_solo and has_heart_trick,
        Trigger.BLACK: 0 in result.tricks,
        Trigger.BOTH_ANNOUNCED: len(said) == len(Team),
        Trigger.COLD_STRIKE: is_cold(rules.x_bock_cold_strike, result),
    }
    return tuple(trigger for trigger in known(rules) if reasons[trigger])


def known(rules: Rules) -> tuple[Trigger, ...]:
    """What brings a bock round by these rules."""
    rounds = {
        Trigger.EQUAL_POINTS: rules.bock_after_120_120,
        Trigger.SOLO_LOST: rules.bock_after_lost_solo,
        Trigger.RE_LOST: rules.bock_after_lost_re_contra,
        Trigger.CONTRA_LOST: rules.bock_after_lost_re_contra,
        Trigger.HEART_TRICK: rules.bock_after_heart_trick,
        Trigger.BLACK: rules.bock_after_black_game,
        Trigger.BOTH_ANNOUNCED: rules.x_bock_after_both_announced,
        Trigger.COLD_STRIKE: rules.bock and rules.x_bock_cold_strike is not ColdStrike.OFF,
    }
    return tuple(trigger for trigger, is_known in rounds.items() if is_known)


def is_cold(strike: ColdStrike, result: Result) -> bool:
    """Whether a game is a cold strike."""
    if strike is ColdStrike.EQUAL:
        return result.points[0] == result.points[1]
    return strike is ColdStrike.VALUE_0 and not any(result.scores)


def after(queue: Queue, triggers: tuple[Trigger, ...], rules: Rules, is_used_up: bool) -> Queue:
    """The queue after a game: its entry used up, unless the deal is repeated, and a round added if it brought one."""
    rest = queue[1:] if is_used_up else queue
    for _ in triggers if rules.x_bock_rounds_per_trigger else triggers[:1]:
        rest = with_round(rest, rules)
    return rest


def with_round(queue: Queue, rules: Rules) -> Queue:
    """The queue with one more bock round, behind the open ones or over them as far as the ceiling lets it."""
    length, times = rules.x_players_at_table, rules.bock_multiplier
    if rules.append_bock:
        return (*queue, *(times,) * length)
    highest = rules.x_bock_ceiling or HIGHEST
    factors, left, at = list(queue), length, 0
    while left:
        if at == len(factors):
            factors.append(1)
        if factors[at] * times <= max(highest, times):
            factors[at] *= times
            left -= 1
        elif not rules.x_bock_ceiling:
            left -= 1  # the highest factor of all is a safeguard, nothing waits for it
        at += 1
    return tuple(factors)
