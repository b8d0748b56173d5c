"""Swines and hyperswines: who may announce them, and when. Source: rules 2.6."""

from freedoko_qt.engine.card import Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import HyperswinesAnnounced, Seat, SwinesAnnounced
from freedoko_qt.engine.poverty import MOST_TRUMPS, number_to_pass
from freedoko_qt.engine.rules import SwineCondition
from freedoko_qt.engine.table import Ask, Table


def may_announce(table: Table, seat: Seat, hand: Hand) -> tuple[SwinesAnnounced | HyperswinesAnnounced, ...]:
    """What a seat with this hand may announce now of swines and hyperswines."""
    swines = may_have_swines(table, seat, hand)
    found: list[SwinesAnnounced | HyperswinesAnnounced] = []
    if swines:
        found.append(SwinesAnnounced(seat))
    if may_have_hyperswines(table, seat, hand, swines):
        found.append(HyperswinesAnnounced(seat))
    return tuple(found)


def may_have_swines(table: Table, seat: Seat, hand: Hand) -> bool:
    """Whether a seat may announce swines now."""
    card, rules = table.tables.swine, table.rules
    if card is None or table.swines is not None or not is_time(table, rules.swines_announcement_begin):
        return False
    if passes_too_many(table, seat, hand):
        return False
    if rules.swine_only_second:
        return hand.count(card) == 1 and table.played_by(seat).count(card) == 1 and has_come_home(table, seat)
    return hand.count(card) == 2


def may_have_hyperswines(table: Table, seat: Seat, hand: Hand, swines: bool) -> bool:
    """Whether a seat may announce hyperswines now; `swines` tells whether it could announce swines."""
    card, rules = table.tables.hyperswine, table.rules
    if card is None or table.hyperswines is not None or hand.count(card) < 2:
        return False
    if not is_time(table, rules.hyperswines_announcement_begin):
        return False
    has_both = swines or table.swines == seat
    return (table.swines is not None or swines) and (rules.swines_and_hyperswines_joint or not has_both)


def is_time(table: Table, only_at_begin: bool) -> bool:
    """Whether it is a moment for announcing: before the first card, or during play where the rules allow it."""
    if only_at_begin:
        return table.ask is Ask.SWINES
    return table.ask is Ask.SWINES or table.ask is Ask.CARD


def passes_too_many(table: Table, seat: Seat, hand: Hand) -> bool:
    """Whether a poor player passes so many cards that swines are out of the question."""
    if table.contract is not Contract.POVERTY or seat != table.soloist:
        return False
    number = table.shift.number if table.shift else number_to_pass(table.rules, hand, has_swines=True)
    return number > MOST_TRUMPS


def has_come_home(table: Table, seat: Seat) -> bool:
    """Whether the first ace of trumps went to the own side, as far as everybody knows."""
    if table.rules.x_swine_second_condition is SwineCondition.OWN_FIRST_FOX:
        return table.own_fox_catcher(seat) == seat
    catcher = table.fox_catcher
    if catcher is None:
        return False
    return catcher == seat or (table.known[seat] is not None and table.known[catcher] is table.known[seat])


def is_asked(table: Table) -> bool:
    """Whether everybody is asked for swines or hyperswines before the first card of this game."""
    if table.tables.swine is None or not table.rules.swines_announcement_begin:
        return False
    return table.swines is None or (table.hyperswines is None and asks_for_hyperswines(table))


def asks_for_hyperswines(table: Table) -> bool:
    """Whether hyperswines must be announced before the first card of this game."""
    return table.tables.hyperswine is not None and table.rules.hyperswines_announcement_begin
