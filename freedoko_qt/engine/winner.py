"""Who wins a game. Source: rules 6.2, 11."""

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, REPLIES, Call
from freedoko_qt.engine.rules import Rules, WinRule
from freedoko_qt.engine.tally import Tally

BELOW = {Call.NO_90: 90, Call.NO_60: 60, Call.NO_30: 30, Call.NO_0: 0}
"""The card points that an announcement above Re and Kontra keeps the opponents under; black leaves them no trick."""
LEVEL = {Call.NO_120: 120, **BELOW}
STEPS = {call: step for step, call in enumerate(LEVELS, 1)}
"""How many steps an announcement is: Re and Kontra 1, no 90 2 and so on."""
COWARDLY = 3
"""Levels above the own announcement from which on a win is cowardly."""


def winner(game: Tally, rules: Rules) -> Team | None:
    """The side that wins, or None when both missed what they had to meet."""
    if game.contract is Contract.FEWEST_POINTS:
        return Team.CONTRA
    if game.contract is Contract.SOLO_FEWEST_TRICKS:
        return Team.RE if game.tricks[0] < game.fewest_tricks else Team.CONTRA
    match rules.x_win_rule:
        case WinRule.RAISE_30 if not rules.announcement_strict_limit:
            return by_raised_need(game, rules)
        case WinRule.CONTRA_BID if not rules.announcement_strict_limit:
            return by_contra_bid(game)
        case _:
            return by_denial(game, rules.announcement_strict_limit)


# -- as in tournaments ----------------------------------------------------------------------------------------


def by_denial(game: Tally, is_strict: bool) -> Team | None:
    """The winner by what each side denied the other."""
    goals = [goal(call, is_strict) for call in game.calls]
    if goals == [None, None]:
        return Team.RE if game.points[0] >= needed(game.calls) else Team.CONTRA
    return first_to_meet({team: is_met(game, team, own) for team, own in zip(Team, goals, strict=True) if own})


def first_to_meet(met: dict[Team, bool]) -> Team | None:
    """The side that met what it had to; if only one had to and failed, the other; if both failed, nobody."""
    for team, has_met in met.items():
        if has_met:
            return team
    return next(iter(met)).other if len(met) == 1 else None


def needed(calls: tuple[Call | None, ...]) -> int:
    """The card points that re needs when nobody said more than Re and Kontra: 121, or 120 if only Kontra was said."""
    only_contra = calls[0] is None and calls[1] is Call.NO_120
    return 120 if only_contra else 121


def goal(call: Call | None, is_strict: bool) -> Call | None:
    """What a side must meet: an announcement above Re and Kontra, and under strict rules any."""
    binds = call in BELOW or (is_strict and call is not None)
    return call if binds else None


def is_below(game: Tally, team: Team, call: Call) -> bool:
    """Whether a side stayed under a level; black counts tricks, not card points."""
    points, tricks, _ = game.of(team)
    return tricks == 0 if call is Call.NO_0 else points < LEVEL[call]


def is_met(game: Tally, team: Team, own: Call) -> bool:
    """Whether a side kept the opponents under what it announced, or reached what it replied."""
    answered = next((call for call, reply in REPLIES.items() if reply is own), None)
    if answered is not None:
        return not is_below(game, team, answered)
    return is_below(game, team.other, own)


# -- as in some rounds ----------------------------------------------------------------------------------------


def by_raised_need(game: Tally, rules: Rules) -> Team | None:
    """The winner where each announcement raises the need of its side by 30 card points."""
    said = [call for call in game.calls if call is not None]
    if not said:
        return Team.RE if game.points[0] > 120 else Team.CONTRA
    return first_to_meet({team: meets_raised(game, team, call, rules) for team, call in game.voices_by_side})


def meets_raised(game: Tally, team: Team, call: Call, rules: Rules) -> bool:
    """Whether a side has as much as its announcement asks for; black asks for all tricks."""
    points, _, _ = game.of(team)
    if call is Call.NO_0:
        return game.of(team.other)[1] == 0
    steps = STEPS.get(call, 1) - (0 if rules.x_raise_counts_re_contra else 1)
    return points >= min(240, (121 if team is Team.RE else 120) + 30 * steps)


def by_contra_bid(game: Tally) -> Team | None:
    """The winner where contra needs one point less with its denials once re has said anything."""
    only_contra = game.calls[1] is not None and game.calls[0] is None
    denied = {team: call for team, call in game.voices_by_side if call in BELOW}
    if not denied:
        return Team.RE if game.points[0] >= (120 if only_contra else 121) else Team.CONTRA
    return first_to_meet({team: meets_bid(game, team, call, only_contra) for team, call in denied.items()})


def meets_bid(game: Tally, team: Team, call: Call, only_contra: bool) -> bool:
    """Whether a side has as much as its denial asks for."""
    points, _, _ = game.of(team)
    if call is Call.NO_0:
        return game.of(team.other)[1] == 0
    is_high = team is Team.RE or only_contra
    return points >= 240 - BELOW[call] + (1 if is_high else 0)


def is_cowardly(game: Tally, won: Team) -> bool:
    """Whether a side won so much more than it announced that the rules may take the win away."""
    own = game.of(won)[2]
    level = STEPS.get(own, 1) if own else 0
    reached = max((STEPS[call] for call in BELOW if is_below(game, won.other, call)), default=1)
    return not game.is_solo and reached - level >= COWARDLY
