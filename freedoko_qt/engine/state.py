"""How a game begins, what may be done in it, and how an event changes it. A game is the fold of its events."""

from collections.abc import Mapping

from freedoko_qt.engine import announce, course, exchange, genscher, reservation, swines, talk, team
from freedoko_qt.engine.card import Card, Hand, deck
from freedoko_qt.engine.event import (
    SEATS,
    Action,
    Announced,
    Dealt,
    EventError,
    GenscherChosen,
    HyperswinesAnnounced,
    Passed,
    Played,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    Said,
    Seat,
    SwinesAnnounced,
    text,
)
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Ask, Table, Trick
from freedoko_qt.engine.trick import playable
from freedoko_qt.marked import mark

ASKED: Mapping[Ask, str] = {
    Ask.HEALTH: mark("trouble", "health"),
    Ask.NAME: mark("trouble", "name"),
    Ask.GAME: mark("trouble", "game"),
    Ask.FORCED: mark("trouble", "forced"),
    Ask.THROW: mark("trouble", "throw"),
    Ask.DUTY_SOLO: mark("trouble", "duty solo"),
    Ask.SOLO: mark("trouble", "solo"),
    Ask.POVERTY: mark("trouble", "poverty"),
    Ask.MARRIAGE: mark("trouble", "marriage"),
    Ask.BID: mark("trouble", "bid"),
    Ask.SWINES: mark("trouble", "swines"),
    Ask.PASS_CARDS: mark("trouble", "pass cards"),
    Ask.TAKE_CARDS: mark("trouble", "take cards"),
    Ask.RETURN_CARDS: mark("trouble", "return cards"),
    Ask.CARD: mark("trouble", "card"),
}
"""What each question is called where an answer is refused."""


def start(rules: Rules, dealt: Dealt) -> State:
    """The state before the first word; EventError tells what is wrong with a deal."""
    check_deal(rules, dealt)
    table = Table(
        rules.effective(),
        dealt.start,
        dealt.owed,
        dealt.forced,
        dealt.owed_color,
        dealt.owed_picture,
        dealt.bock,
        trick=Trick(dealt.start),
    )
    ask, turn = reservation.opening(table)
    return State(table.but(ask=ask, turn=turn), dealt.hands, dealt.hands, team.by_queens(dealt.hands))


def check_deal(rules: Rules, dealt: Dealt) -> None:
    """EventError unless every card is there twice, each hand has its size and the seats exist."""
    size = 12 if rules.with_nines else 10
    for seat, hand in enumerate(dealt.hands):
        if len(hand) != size:
            said = mark("trouble", "seat %1 has %2 cards instead of %3")
            raise EventError(Problem(said, (str(seat), str(len(hand)), str(size))))
    if len(dealt.hands) != 4 or dealt.start not in SEATS or len(dealt.owed) != 4:
        said = mark("trouble", "a deal has four hands, a start player from 0 to 3 and four numbers of owed soli")
        raise EventError(Problem(said))
    cards = sorted(card for hand in dealt.hands for card in hand)
    if tuple(cards) != deck(rules.with_nines):
        wrong = next(card for card in Card if cards.count(card) != deck(rules.with_nines).count(card))
        raise EventError(Problem(mark("trouble", "%1 was dealt %2 times"), (str(wrong), str(cards.count(wrong)))))
    if dealt.forced and not (dealt.owed[dealt.start] and reservation.soli(rules.effective())):
        said = mark("trouble", "seat %1 owes no solo and cannot be made to play one")
        raise EventError(Problem(said, (str(dealt.start),)))


# -- what may be done -----------------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """All that a seat may do now: announcements at any time, answers and cards on its turn."""
    table, hand = state.table, state.hands[seat]
    if table.contract_is_found:
        return during_play(state, seat, hand)
    if table.turn != seat:
        return ()
    match table.ask:
        case Ask.SWINES:
            return (*swines.may_announce(table, seat, hand), Passed(seat))
        case Ask.PASS_CARDS | Ask.TAKE_CARDS | Ask.RETURN_CARDS:
            return exchange.legal(table, seat, hand)
        case _:
            return reservation.legal(table, seat, hand)


def during_play(state: State, seat: Seat, hand: Hand) -> tuple[Action, ...]:
    """What a seat may do while cards are played."""
    table = state.table
    calls = announce.may_announce(table, seat, state.teams[seat])
    if table.is_over:
        return calls
    rises = swines.may_announce(table, seat, hand) if table.tables.swine is not None else ()
    if table.turn != seat:
        return (*calls, *rises)
    if table.pledged is not None:
        return (*calls, *rises, Played(seat, table.pledged))
    cards = playable(table, hand)
    partners = genscher.may_choose(table, seat, hand, cards)
    return (*calls, *rises, *partners, *(Played(seat, card) for card in cards))


def is_legal(state: State, action: Action) -> bool:
    """Whether a seat may do this now."""
    table = state.table
    if not isinstance(action, Played):
        return action in legal(state, action.seat)
    # Games are read from files card by card; to look for announcements each time would take a third of it.
    if table.ask is not Ask.CARD or table.turn != action.seat:
        return False
    hand = (table.pledged,) if table.pledged is not None else playable(table, state.hands[action.seat])
    return action.card in hand


def play(state: State, action: Action) -> State:
    """As `apply`, for actions from outside: EventError tells why one is not allowed now."""
    if action.seat not in SEATS:
        raise EventError(Problem(mark("trouble", "there is no such seat")), text(action))
    if not is_legal(state, action):
        raise EventError(why_not(state, action), text(action))
    return apply(state, action)


def why_not(state: State, action: Action) -> Problem:
    """The reason why an action is not legal now."""
    table = state.table
    if table.is_over:
        return Problem(mark("trouble", "the game is over"))
    if isinstance(action, Announced | SwinesAnnounced | HyperswinesAnnounced):
        return Problem(mark("trouble", "this announcement may not be made now"))
    if table.turn != action.seat:
        return Problem(mark("trouble", "it is the turn of seat %1"), (str(table.turn),))
    if not isinstance(action, Played):
        return Problem(mark("trouble", "this is no answer to the question for %1"), (Problem(ASKED[table.ask]),))
    if table.ask is not Ask.CARD:
        said = mark("trouble", "no card may be played during the question for %1")
        return Problem(said, (Problem(ASKED[table.ask]),))
    if action.card not in state.hands[action.seat]:
        return Problem(mark("trouble", "the card is not in the hand"))
    return Problem(mark("trouble", "the card does not follow suit"))


def apply(state: State, action: Action) -> State:
    """The state after a legal action, with all that follows from it; the action is not checked (see `play`)."""
    match action:
        case Played(seat, card):
            return course.after_card(state, seat, card)
        case Announced() if state.table.ask is Ask.BID:
            return talk.after_bid(state, action)
        case Announced(seat, call):
            return course.after_call(state, seat, call)
        case SwinesAnnounced(seat) | HyperswinesAnnounced(seat):
            return talk.after_swines(state, action)
        case GenscherChosen():
            table = genscher.chosen(state.table, action)
            return state.but(table=table, teams=table.known)
        case Reserved():
            return talk.after_choice(state, action)
        case PovertyPassed() | PovertyTaken() | PovertyReturned():
            return talk.after_exchange(state, action)
        case Said() | Passed():
            return talk.after_answer(state, action)


__all__ = ["State", "apply", "is_legal", "legal", "play", "start", "why_not"]
