"""Genscher: a new partner, named when the first of two own kings of diamonds is played. Source: rules 4.7."""

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Call, GenscherChosen, Seat
from freedoko_qt.engine.table import Made, Table
from freedoko_qt.engine.team import together

KING = Card.DK


def may_choose(table: Table, seat: Seat, hand: Hand, playable: Hand) -> tuple[GenscherChosen, ...]:
    """The partners that a seat may name now; the king must be playable, and is then what must be played."""
    if not table.rules.genscher or table.contract not in (Contract.NORMAL, Contract.MARRIAGE):
        return ()
    if len(table.tricks) >= table.rules.x_genscher_last_trick:
        return ()
    if hand.count(KING) < 2 or KING not in playable:
        return ()
    return tuple(GenscherChosen(seat, partner) for partner in table.others(seat))


def chosen(table: Table, choice: GenscherChosen) -> Table:
    """The table after a new partner was named: what was announced shrinks to Re and Kontra of the new sides."""
    first = {made.seat: made.played for made in reversed(table.calls)}
    calls = tuple(Made(seat, Call.NO_120, played) for seat, played in reversed(first.items()))
    return table.but(
        contract=Contract.GENSCHER,
        soloist=choice.seat,
        known=together(choice.seat, choice.partner),
        calls=calls,
        pledged=KING,
    )
