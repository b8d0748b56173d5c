"""What follows from the answers before the first card: the game that is found, and the questions it brings."""

from freedoko_qt.engine import exchange, reservation, swines, team
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import (
    SEATS,
    Announced,
    HyperswinesAnnounced,
    Passed,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    Said,
    SwinesAnnounced,
    in_turn,
)
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.rules import DutyBock
from freedoko_qt.engine.table import Ask, Made, Trick


def after_answer(state: State, action: Said | Passed) -> State:
    """The state after an answer that names no game."""
    match state.table.ask:
        case Ask.SWINES:
            return advanced(state)
        case Ask.TAKE_CARDS:
            return advanced(exchange.after(state, Passed(action.seat)))
        case Ask.BID:
            return after_bid(state, action)
        case _:
            return heard(state, action)


def heard(state: State, action: Said | Passed | Reserved) -> State:
    """The state after an answer that everybody hears and that does not settle the game by itself."""
    asked = state.table.ask
    table = state.table.but(said=(*state.table.said, action))
    chosen = (*state.chosen, action) if isinstance(action, Reserved) else state.chosen
    ask, turn = reservation.following(table)
    if chosen and ask is not asked:
        return settled(state.but(table=table), chosen)
    state = state.but(chosen=chosen, table=table.but(ask=ask, turn=turn))
    return prepared(state) if ask is Ask.CARD else state


def after_choice(state: State, chosen: Reserved) -> State:
    """The state after a seat has named a game: it is played, or it is kept until the others have been heard."""
    table = state.table
    if table.ask is not Ask.GAME and not chosen.offered:
        return heard(state, chosen) if reservation.collects(table.rules, table.ask) else found(state, chosen)
    choices = (*state.chosen, chosen)
    state = state.but(chosen=choices)
    if len(choices) < len(SEATS):
        return state.but(table=table.but(ask=Ask.GAME, turn=(chosen.seat + 1) % 4))
    return settled(state, choices)


def settled(state: State, choices: tuple[Reserved, ...]) -> State:
    """The state after all choices are there: the highest is played, or bid for, or the cards are dealt again."""
    table, state = state.table, state.but(chosen=())
    if rivals := reservation.rivals(table, choices, state.hands):
        seats = tuple(rival.seat for rival in rivals)
        return state.but(table=table.but(ask=Ask.BID, turn=seats[0], rivals=rivals, bidders=seats))
    played = reservation.highest(table, choices, state.hands)
    if played is None:
        return prepared(state.but(table=table.but(turn=table.start)))
    if played.contract is Contract.POVERTY and reservation.is_redealt(table.rules, choices):
        return redealt(state.but(table=table.but(contract=Contract.POVERTY, said=(*table.said, played))))
    return found(state, played)


def after_bid(state: State, action: Said | Passed | Announced) -> State:
    """The state after a promise for a contested solo, or a pass; the last one left plays and keeps the promise."""
    table = state.table
    seat, *rest = table.bidders
    bid = action if isinstance(action, Announced) else table.bid
    bidders = (*rest, seat) if isinstance(action, Announced) else tuple(rest)
    table = table.but(bid=bid, bidders=bidders)
    if bidders and (bid is None or bidders != (bid.seat,)):
        return state.but(table=table.but(turn=bidders[0]))
    winner = table.rivals[0].seat if bid is None else bid.seat
    state = state.but(table=table.but(bidders=()))
    state = found(state, next(rival for rival in table.rivals if rival.seat == winner))
    calls = () if bid is None else (Made(bid.seat, bid.call, 0),)
    return state.but(table=state.table.but(calls=calls))


def found(state: State, chosen: Reserved) -> State:
    """The state after the talk has found a special game."""
    is_duty = reservation.is_duty(state.table, chosen)
    is_outside = is_duty and state.table.rules.x_bock_duty_solo is DutyBock.OUTSIDE
    table = state.table.but(
        said=(*state.table.said, chosen),
        contract=chosen.contract,
        soloist=chosen.seat,
        selector=chosen.selector,
        duty=is_duty,
        bock=1 if is_outside else state.table.bock,
    )
    if chosen.contract.is_thrown:
        return redealt(state.but(table=table.but(shown=state.hands[chosen.seat])))
    if chosen.contract is Contract.POVERTY:
        is_played = exchange.is_played(state, table)
        return advanced(exchange.begun(state, table)) if is_played else redealt(state.but(table=table))
    teams = team.bridegroom(chosen.seat) if chosen.contract is Contract.MARRIAGE else team.alone(chosen.seat)
    leader = reservation.leader(table)
    return prepared(state.but(teams=teams, table=table.but(known=teams, turn=leader, trick=Trick(leader))))


def redealt(state: State) -> State:
    """The state of a game that is not played: the cards are dealt again."""
    return state.but(table=state.table.but(ask=Ask.NOTHING))


def prepared(state: State) -> State:
    """The state with the questions that come before the first card."""
    table = state.table
    order = in_turn(table.trick.leader)
    agenda = tuple((Ask.SWINES, seat) for seat in order) if swines.is_asked(table) else ()
    return advanced(state.but(table=table.but(agenda=agenda)))


def advanced(state: State) -> State:
    """The state at the next question on the agenda, or at the first card."""
    table = state.table
    if table.is_over:
        return state
    if not table.agenda:
        return state.but(table=table.but(ask=Ask.CARD, turn=table.trick.leader))
    (ask, seat), *rest = table.agenda
    state = state.but(table=table.but(ask=ask, turn=seat, agenda=tuple(rest)))
    return exchange.received(state) if ask is Ask.RETURN_CARDS else state


def after_swines(state: State, action: SwinesAnnounced | HyperswinesAnnounced) -> State:
    """The state after swines or hyperswines; hyperswines of a hand that holds both bring the swines along."""
    table, seat = state.table, action.seat
    is_first = table.swines is None
    changes = {} if isinstance(action, SwinesAnnounced) else {"hyperswines": seat}
    table = table.but(swines=seat if is_first else table.swines, **changes)
    if table.rules.swine_only_second:
        known = [state.teams[other] if other == seat else side for other, side in enumerate(table.known)]
        table = team.disclosed(table.but(known=team.closed(table, known)))
    if table.ask is not Ask.SWINES:
        return state.but(table=table)
    if is_first and swines.asks_for_hyperswines(table):
        # Whoever was asked before the swines came up is asked again.
        others = tuple((Ask.SWINES, other) for other in in_turn(table.trick.leader))
        table = table.but(agenda=(*others, *(entry for entry in table.agenda if entry[0] is not Ask.SWINES)))
    return advanced(state.but(table=table))


def after_exchange(state: State, action: PovertyPassed | PovertyTaken | PovertyReturned) -> State:
    """The state after a step of the exchange in a poverty."""
    return advanced(exchange.after(state, action))
