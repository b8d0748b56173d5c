"""Re, Kontra, no 90 and so on: who may say what at which moment.

Limits are numbers of cards that the speaker still holds. A marriage moves them by one card for each trick that the
search for the partner took beyond the first. Source: rules 5.2; tournament rules of the DDV 6.4.
"""

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, REPLIES, Announced, Call, Seat
from freedoko_qt.engine.rules import Deadline
from freedoko_qt.engine.table import Table, Trick


def limit(table: Table, call: Call) -> int:
    """How many cards the speaker of a call must hold; not for replies."""
    return table.tables.limits[LEVELS.index(call)]


def deferral(table: Table) -> int:
    """By how many cards the search for the partner of a marriage has moved all limits."""
    is_marriage = table.contract in (Contract.MARRIAGE, Contract.MARRIAGE_SOLO)
    return table.decided - 1 if is_marriage and table.decided and table.rules.x_marriage_defers else 0


def cards_counted(table: Table, seat: Seat) -> int:
    """The cards that are compared with the limits: those in the hand, and what the rules add.

    Where a card counts until its trick is taken away, a full trick lies there until the next one is led.
    """
    if table.rules.announcement_till_full_trick:
        lies_full = bool(table.tricks) and not table.trick.cards
        return table.hand_size - len(table.tricks) + lies_full + deferral(table)
    return table.cards_left(seat) + deferral(table)


def counted(table: Table, seat: Seat, later: int = 0) -> int:
    """What is compared with the bounds, as if the seat had so many cards more."""
    if table.rules.x_deadline_basis is Deadline.TABLE_CARDS:
        return 4 * (deferral(table) + later) - table.played
    return cards_counted(table, seat) + later


def bounds(table: Table) -> tuple[int, ...]:
    """What must at least be counted for each level."""
    if table.rules.x_deadline_basis is Deadline.TABLE_CARDS:
        return tuple(-by_table for by_table in table.rules.x_table_limits)
    return table.tables.limits


def is_in_time(table: Table, seat: Seat, call: Call, later: int = 0) -> bool:
    """Whether a call is in time for a seat, or would be with so many cards more."""
    return counted(table, seat, later) >= bounds(table)[LEVELS.index(call)]


def own_voice(table: Table, seat: Seat, team: Team) -> Call | None:
    """What has been said for a seat: by its side, or where it knocks in a game with unknown sides, by itself."""
    alone = table.rules.knocking and table.contract in (Contract.NORMAL, Contract.MARRIAGE_SILENT, Contract.GENSCHER)
    return table.voice_of(seat) if alone else table.voice(team)


def may_announce(table: Table, seat: Seat, team: Team | None) -> tuple[Announced, ...]:
    """All that a seat may announce now, lowest first; a late Re or Kontra stands there as a reply."""
    if team is None or table.is_undecided or not is_time(table) or is_mute(table, seat):
        return ()
    own = own_voice(table, seat, team)
    if own is not None and own.is_reply:
        return ()
    calls = [Announced(seat, call) for call in in_time(table, seat, own)]
    reply = may_reply(table, seat, own, team)
    if reply is not None and (not calls or reply is not Call.REPLY):
        calls.append(Announced(seat, reply))
    return tuple(calls)


def in_time(table: Table, seat: Seat, own: Call | None) -> tuple[Call, ...]:
    """The levels above the own one that are in time; a skipped level must be so too, unless the rules free it."""
    held = counted(table, seat)
    if held < min(bounds(table)):
        return ()  # too late for the lowest bound, so for all of them
    rules, first = table.rules, LEVELS.index(own) + 1 if own else 0
    levels = LEVELS[first:] if rules.x_skip_announcements else LEVELS[first : first + 1]
    good = tuple(call for call, bound in zip(levels, bounds(table)[first:], strict=False) if held >= bound)
    if rules.announcement_limit_only_for_current:
        return good
    return tuple(call for call, level in zip(good, levels, strict=False) if call is level)


def is_mute(table: Table, seat: Seat) -> bool:
    """Whether a seat may announce nothing in this game: few tricks or points win, or it is a computer in a duel."""
    return table.contract.is_for_few or (table.rules.x_duel and seat % 2 == 1)


def is_time(table: Table) -> bool:
    """Whether the game is at a point at which anybody may announce at all."""
    tricks_left = table.hand_size - len(table.tricks)
    return table.contract_is_found and not table.is_over and tricks_left >= table.rules.last_announcement


def may_reply(table: Table, seat: Seat, own: Call | None, team: Team) -> Call | None:
    """The reply that a side which has said nothing may give to the opponents' highest announcement, if any."""
    theirs = table.voice(team.other)
    if own is not None or not table.rules.announcement_reply or theirs is None or theirs.is_reply:
        return None
    if not is_in_time(table, seat, theirs, later=1):
        return None
    return REPLIES[theirs] if table.rules.announcement_strict_limit else Call.REPLY


def forced(table: Table, trick: Trick, team: Team | None) -> Announced | None:
    """The announcement that a rich first trick forces its winner to make, if any. Source: rules 5.4."""
    rules = table.rules
    is_game = table.contract is Contract.NORMAL or (
        table.contract is Contract.MARRIAGE and rules.announcement_first_trick_thirty_points_in_marriage
    )
    if (
        not rules.announcement_first_trick_thirty_points
        or not is_game
        or team is None
        or trick.points < rules.x_forced_announcement_points
    ):
        return None
    own = table.voice(team)
    if own is not None and rules.announcement_first_trick_thirty_points_only_re_contra:
        return None
    has_anybody = any(table.voice(side) for side in Team)  # where it is knocked, only sides that show count
    if has_anybody and rules.announcement_first_trick_thirty_points_only_first:
        return None
    wanted = LEVELS[: LEVELS.index(own) + 2][-1] if own in LEVELS else Call.NO_120
    possible = may_announce(table, trick.winner, team)
    return next((call for call in possible if call.call is wanted and call.call is not own), None)
