"""What follows from cards and announcements: sides that show, tricks won, a partner found, the end of the game."""

from freedoko_qt.engine import announce, team
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Call, Seat
from freedoko_qt.engine.marriage import after_search
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.table import Ask, Made, Trick
from freedoko_qt.engine.trick import add


def after_call(state: State, seat: Seat, call: Call) -> State:
    """The state after an announcement: it shows the side of the speaker, unless the rules let it be knocked."""
    table = state.table
    table = table.but(calls=(*table.calls, Made(seat, call, table.played)))
    if not table.rules.knocking:
        known = [state.teams[other] if other == seat else side for other, side in enumerate(table.known)]
        table = team.disclosed(table.but(known=team.closed(table, known)))
    return state.but(table=table)


def after_card(state: State, seat: Seat, card: Card) -> State:
    """The state after a card: sides that show, and when the trick is full, who took it and what it decided."""
    table, hands = state.table, list(state.hands)
    at = hands[seat].index(card)
    hands[seat] = hands[seat][:at] + hands[seat][at + 1 :]
    trick = add(table.trick, card, table.tables, table.is_last_trick)
    table = table.but(trick=trick, turn=(seat + 1) % 4, pledged=None)
    if table.contract is Contract.NORMAL and None in table.known:
        known = team.after_card(table, seat, card)
        table = team.disclosed(table.but(known=known)) if known != table.known else table
    state = state.but(table=table, hands=tuple(hands))
    return after_trick(state) if trick.is_full else state


def after_trick(state: State) -> State:
    """The state after the fourth card: the winner leads, a marriage may find its partner, the game may end."""
    table = state.table
    trick, winner = table.trick, table.trick.winner
    ask = Ask.NOTHING if table.is_last_trick else Ask.CARD
    table = table.but(tricks=(*table.tricks, trick), trick=Trick(winner), turn=winner, ask=ask)
    state = state.but(table=table)
    if table.is_undecided:
        state = after_search(state)
    if len(table.tricks) > 1:
        return state
    duty = announce.forced(state.table, trick, state.teams[winner])
    return after_call(state, winner, duty.call) if duty else state
