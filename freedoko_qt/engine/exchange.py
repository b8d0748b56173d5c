"""The exchange of cards in a poverty: passed face down, taken or refused, and as many given back. Source: rules 4.4."""

from dataclasses import replace

from freedoko_qt.engine import poverty
from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Action, Passed, PovertyPassed, PovertyReturned, PovertyTaken, Seat, in_turn
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.rules import FirstAsked, ReturnedInfo, Untaken
from freedoko_qt.engine.table import Ask, Shift, Table
from freedoko_qt.engine.team import Teams, together


def is_played(state: State, table: Table) -> bool:
    """Whether a declared poverty is offered to the others instead of being dealt again."""
    assert table.soloist is not None
    return not poverty.is_redeal(table.rules, state.hands[table.soloist])


def begun(state: State, table: Table) -> State:
    """The state in which the poor player is about to pass cards; everybody must announce swines before."""
    poor = table.soloist
    assert poor is not None
    known = tuple(Team.RE if seat == poor else None for seat in SEATS)
    order = in_turn(table.start)
    rises = tuple(question for seat in order for question in before(table, seat))
    table = table.but(known=known, agenda=(*rises, (Ask.PASS_CARDS, poor)))
    return state.but(table=table, teams=known)


def before(table: Table, seat: Seat) -> tuple[tuple[Ask, Seat], ...]:
    """The question for swines that a seat gets before it touches the cards."""
    is_asked = table.tables.swine is not None and table.rules.swines_announcement_begin
    return ((Ask.SWINES, seat),) if is_asked else ()


def legal(table: Table, seat: Seat, hand: Hand) -> tuple[Action, ...]:
    """What the seat on turn may answer in the exchange."""
    match table.ask:
        case Ask.PASS_CARDS:
            number = poverty.number_to_pass(table.rules, hand, table.swines is not None)
            return tuple(PovertyPassed(seat, cards) for cards in poverty.passable(table.rules, hand, number))
        case Ask.TAKE_CARDS:
            return (PovertyTaken(seat), Passed(seat))
        case _:
            assert table.shift is not None
            return tuple(PovertyReturned(seat, cards) for cards in poverty.choices(hand, table.shift.number))


def after(state: State, action: PovertyPassed | PovertyTaken | PovertyReturned | Passed) -> State:
    """The state after a step of the exchange; what comes next stands on the agenda."""
    table, poor = state.table, state.table.soloist
    assert poor is not None
    match action:
        case PovertyPassed(_, cards):
            foxes = cards.count(Card.DA) if table.rules.poverty_fox_shift_open and table.swines is None else 0
            asked = tuple((Ask.TAKE_CARDS, seat) for seat in order(table, poor))
            table = table.but(shift=Shift(len(cards), foxes), agenda=asked)
            return state.but(table=table, passed=cards, hands=changed(state.hands, poor, less=cards))
        case Passed(seat):
            return refused(state, seat)
        case PovertyTaken(seat):
            assert table.shift is not None
            agenda = (*before(table, seat), (Ask.RETURN_CARDS, seat))
            teams = together(poor, seat)
            table = table.but(known=teams, shift=replace(table.shift, partner=seat), agenda=agenda)
            return state.but(table=table, teams=teams)
        case PovertyReturned(seat, cards):
            assert table.shift is not None
            back = len(poverty.trumps(table.rules, cards))
            if table.rules.x_poverty_returned_info is ReturnedInfo.YES_NO:
                back = min(1, back)  # nobody hears more than whether there is a trump
            hands = changed(changed(state.hands, seat, less=cards), poor, more=cards)
            table = settled(table.but(shift=replace(table.shift, trumps_back=back)), hands)
            return state.but(table=table, returned=cards, hands=hands)


def refused(state: State, seat: Seat) -> State:
    """The state after a refusal; when all have refused the cards go back and the game is dealt again."""
    table = state.table
    poor, shift = table.soloist, table.shift
    assert poor is not None
    assert shift is not None
    table = table.but(shift=replace(shift, refused=(*shift.refused, seat)))
    if table.agenda:
        return state.but(table=table)
    hands = changed(state.hands, poor, more=state.passed)
    if table.rules.x_poverty_untaken is Untaken.FEWEST_POINTS:
        nobody: Teams = (Team.CONTRA,) * len(SEATS)
        table = table.but(contract=Contract.FEWEST_POINTS, soloist=None, known=nobody, swines=None, hyperswines=None)
        return state.but(table=table, hands=hands, teams=nobody)
    return state.but(table=table.but(ask=Ask.NOTHING), hands=hands)


def order(table: Table, poor: Seat) -> tuple[Seat, ...]:
    """In which order the others are asked whether they take the cards."""
    if table.rules.x_poverty_first_asked is FirstAsked.AFTER_POVERTY:
        return table.others(poor)
    return tuple(seat for seat in in_turn(table.start) if seat != poor)


def received(state: State) -> State:
    """The state after the partner has picked up the cards of the poor player."""
    shift = state.table.shift
    assert shift is not None
    assert shift.partner is not None
    return state.but(hands=changed(state.hands, shift.partner, more=state.passed))


def changed(hands: tuple[Hand, ...], seat: Seat, less: Hand = (), more: Hand = ()) -> tuple[Hand, ...]:
    """The hands after a seat has given away and received cards."""
    new = (*poverty.without(hands[seat], less), *more)
    return (*hands[:seat], new, *hands[seat + 1 :])


def settled(table: Table, hands: tuple[Hand, ...]) -> Table:
    """The table after the exchange: swines stand only while one hand of re holds both cards. Source: rules 4.4.8."""
    changes: dict[str, Seat | None] = {}
    tables = table.tables
    for name, card, owner in (
        ("swines", tables.swine, table.swines),
        ("hyperswines", tables.hyperswine, table.hyperswines),
    ):
        if owner is not None and table.known[owner] is Team.RE and card is not None:
            changes[name] = next((seat for seat in SEATS if hands[seat].count(card) == 2), None)
    return table.but(**changes)
