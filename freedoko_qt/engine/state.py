"""The whole truth about a game, and how an event changes it. The state of a game is the fold of its events."""

from dataclasses import dataclass, replace

from freedoko_qt.engine import announce, reservation, team
from freedoko_qt.engine.card import Card, Hand, deck
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.event import (
    SEATS,
    Action,
    Announced,
    Call,
    Dealt,
    EventError,
    Passed,
    Played,
    Reserved,
    Said,
    Seat,
    text,
)
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Ask, Made, Table, Trick
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.engine.team import Teams
from freedoko_qt.engine.trick import add, playable


@dataclass(frozen=True, slots=True)
class State:
    """A moment of a game: the public table, and the cards and sides that are hidden."""

    table: Table
    hands: tuple[Hand, ...]  # cards still held, in the order dealt
    dealt: tuple[Hand, ...]
    teams: Teams  # the truth; None where a marriage has not decided yet


def start(rules: Rules, dealt: Dealt) -> State:
    """The state before the first word; EventError tells what is wrong with a deal."""
    check_deal(rules, dealt)
    table = Table(rules.effective(), dealt.start, dealt.owed, dealt.forced, trick=Trick(dealt.start))
    ask, turn = reservation.opening(table)
    return State(table.but(ask=ask, turn=turn), dealt.hands, dealt.hands, team.by_queens(dealt.hands))


def check_deal(rules: Rules, dealt: Dealt) -> None:
    """EventError unless every card is there twice, each hand has its size and the seats exist."""
    size = 12 if rules.with_nines else 10
    for seat, hand in enumerate(dealt.hands):
        if len(hand) != size:
            raise EventError(f"seat {seat} has {len(hand)} cards instead of {size}")
    if len(dealt.hands) != 4 or dealt.start not in SEATS or len(dealt.owed) != 4:
        raise EventError("a deal has four hands, a start player from 0 to 3 and four numbers of owed soli")
    cards = sorted(card for hand in dealt.hands for card in hand)
    if tuple(cards) != deck(rules.with_nines):
        wrong = next(card for card in Card if cards.count(card) != deck(rules.with_nines).count(card))
        raise EventError(f"{wrong} was dealt {cards.count(wrong)} times")
    if dealt.forced and not (dealt.owed[dealt.start] and reservation.soli(rules.effective())):
        raise EventError(f"seat {dealt.start} owes no solo and cannot be made to play one")


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """All that a seat may do now: announcements at any time, answers and cards on its turn."""
    table = state.table
    if table.contract_is_found:
        calls = announce.may_announce(table, seat, state.teams[seat])
        if table.turn != seat or table.is_over:
            return calls
        return (*calls, *(Played(seat, card) for card in playable(table, state.hands[seat])))
    return reservation.legal(table, seat, state.hands[seat]) if table.turn == seat else ()


def apply(state: State, action: Action) -> State:
    """The state after a legal action, with all that follows from it; the action is not checked (see `play`)."""
    match action:
        case Played(seat, card):
            return after_card(state, seat, card)
        case Announced(seat, call):
            return after_call(state, seat, call)
        case Reserved():
            return found(state, action)
        case Said() | Passed():
            table = state.table.but(said=(*state.table.said, action))
            ask, turn = reservation.following(table)
            return replace(state, table=table.but(ask=ask, turn=turn))


def play(state: State, action: Action) -> State:
    """As `apply`, for actions from outside: EventError tells why one is not allowed now."""
    if action.seat not in SEATS:
        raise EventError("there is no such seat", text(action))
    if action not in legal(state, action.seat):
        raise EventError(why_not(state, action), text(action))
    return apply(state, action)


def why_not(state: State, action: Action) -> str:
    """The reason why an action is not legal now."""
    table = state.table
    if table.is_over:
        return "the game is over"
    if isinstance(action, Announced):
        return "this announcement may not be made now"
    if table.turn != action.seat:
        return f"it is the turn of seat {table.turn}"
    if not isinstance(action, Played):
        return f"this is no answer to the question for {table.ask}"
    if table.ask is not Ask.CARD:
        return f"no card may be played during the question for {table.ask}"
    if action.card not in state.hands[action.seat]:
        return "the card is not in the hand"
    return "the card does not follow suit"


def found(state: State, chosen: Reserved) -> State:
    """The state after the talk has found a special game."""
    table = state.table.but(
        said=(*state.table.said, chosen),
        contract=chosen.contract,
        soloist=chosen.seat,
        selector=chosen.selector,
        duty=reservation.is_duty(state.table, chosen),
        ask=Ask.CARD,
    )
    teams = team.bridegroom(chosen.seat) if chosen.contract is Contract.MARRIAGE else team.alone(chosen.seat)
    leader = reservation.leader(table)
    return replace(state, teams=teams, table=table.but(known=teams, turn=leader, trick=Trick(leader)))


def after_call(state: State, seat: Seat, call: Call) -> State:
    """The state after an announcement: it shows the side of the speaker."""
    table = state.table
    known = [state.teams[other] if other == seat else side for other, side in enumerate(table.known)]
    table = table.but(calls=(*table.calls, Made(seat, call, table.played)), known=team.closed(table, known))
    return replace(state, table=disclosed(table))


def after_card(state: State, seat: Seat, card: Card) -> State:
    """The state after a card: sides that show, and when the trick is full, who took it and what it decided."""
    table, hands = state.table, list(state.hands)
    at = hands[seat].index(card)
    hands[seat] = hands[seat][:at] + hands[seat][at + 1 :]
    trick = add(table.trick, card, table.tables, table.is_last_trick)
    table = table.but(trick=trick, turn=(seat + 1) % 4)
    if table.contract is Contract.NORMAL and None in table.known:
        known = team.after_card(table, seat, card)
        table = disclosed(table.but(known=known)) if known != table.known else table
    state = State(table, tuple(hands), state.dealt, state.teams)
    return after_trick(state) if trick.is_full else state


def disclosed(table: Table) -> Table:
    """The table with a silent marriage shown as such once everybody can see it."""
    if not team.is_disclosed(table, table.known):
        return table
    return table.but(contract=Contract.MARRIAGE_SILENT, soloist=table.known.index(Team.RE))


def after_trick(state: State) -> State:
    """The state after the fourth card: the winner leads, a marriage may find its partner, the game may end."""
    table = state.table
    winner = table.trick.winner
    ask = Ask.NOTHING if table.is_last_trick else Ask.CARD
    table = table.but(tricks=(*table.tricks, table.trick), trick=Trick(winner), turn=winner, ask=ask)
    state = State(table, state.hands, state.dealt, state.teams)
    return after_search(state) if table.is_undecided else state


def after_search(state: State) -> State:
    """The state after a trick in which a marriage looked for its partner. Source: rules 4.5."""
    table, rules = state.table, state.table.rules
    trick, number = table.tricks[-1], len(table.tricks)
    assert table.soloist is not None
    matches = is_match(table, trick.cards[0])
    if matches and trick.winner != table.soloist:
        teams = team.together(table.soloist, trick.winner)
        return replace(state, teams=teams, table=table.but(decided=number, known=teams))
    last_chance = number >= rules.marriage_determination or (matches and rules.marriage_first_one_decides)
    if last_chance or table.is_over or not any(is_match(table, card) for hand in state.hands for card in hand):
        teams = team.alone(table.soloist)
        table = table.but(contract=Contract.MARRIAGE_SOLO, decided=number, known=teams)
        return replace(state, teams=teams, table=table)
    return state


def is_match(table: Table, led: Card) -> bool:
    """Whether a trick that was led with this card can find the partner."""
    suit = table.tables.suit[led]
    match table.selector:
        case Selector.FIRST_FOREIGN:
            return True
        case Selector.FIRST_TRUMP:
            return suit == TRUMP
        case Selector.FIRST_COLOR:
            return suit != TRUMP
        case single:
            return suit == (Selector.FIRST_CLUB, Selector.FIRST_SPADE, Selector.FIRST_HEART).index(single)
