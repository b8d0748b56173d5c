"""Re, Kontra, no 90 and so on: who may say what at which moment.

Limits are numbers of cards that the speaker still holds. A marriage moves them by one card for each trick that the
search for the partner took beyond the first. Source: rules 5.2; tournament rules of the DDV 6.4.
"""

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, Announced, Call, Seat
from freedoko_qt.engine.table import Table


def limit(table: Table, call: Call) -> int:
    """How many cards the speaker of a call must hold; not for replies."""
    return table.tables.limits[LEVELS.index(call)]


def deferral(table: Table) -> int:
    """By how many cards the search for the partner of a marriage has moved all limits."""
    is_marriage = table.contract in (Contract.MARRIAGE, Contract.MARRIAGE_SOLO)
    return table.decided - 1 if is_marriage and table.decided else 0


def cards_counted(table: Table, seat: Seat) -> int:
    """The cards that are compared with the limits: those in the hand, and what the rules add."""
    if table.rules.announcement_till_full_trick:
        return table.hand_size - len(table.tricks) + deferral(table)
    return table.cards_left(seat) + deferral(table)


def may_announce(table: Table, seat: Seat, team: Team | None) -> tuple[Announced, ...]:
    """All that a seat may announce now, lowest first; a late Re or Kontra stands there as a reply."""
    if team is None or table.is_undecided or not is_time(table):
        return ()
    own = table.voice(team)
    if own is Call.REPLY:
        return ()
    counted = cards_counted(table, seat)
    said = LEVELS.index(own) if own else -1
    calls: list[Announced] = []
    for call, needed in zip(LEVELS[said + 1 :], table.tables.limits[said + 1 :], strict=True):
        if counted < needed:
            break  # whoever skips a level must still be in time for it
        calls.append(Announced(seat, call))
    if not calls and own is None and may_reply(table, team, counted):
        calls.append(Announced(seat, Call.REPLY))
    return tuple(calls)


def is_time(table: Table) -> bool:
    """Whether the game is at a point at which anybody may announce at all."""
    tricks_left = table.hand_size - len(table.tricks)
    return table.contract_is_found and not table.is_over and tricks_left >= table.rules.last_announcement


def may_reply(table: Table, team: Team, counted: int) -> bool:
    """Whether a side that has said nothing may answer the opponents' highest announcement."""
    theirs = table.voice(team.other)
    if not table.rules.announcement_reply or theirs is None or theirs is Call.REPLY:
        return False
    return counted + 1 >= limit(table, theirs)
