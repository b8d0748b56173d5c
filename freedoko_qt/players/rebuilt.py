"""The table of a game that is being played elsewhere, built again from what a question of the bot protocol tells of it.

The tricks are laid once more, and a marriage looks for its partner once more. What the protocol does not carry (what
was said by others before the first card, owed soli, bock) stands as if there were none.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from freedoko_qt.engine import exchange, poverty, reservation, team
from freedoko_qt.engine.card import Card, Hand, deck
from freedoko_qt.engine.contract import SELECTOR_RULES, Contract, Selector, Team
from freedoko_qt.engine.event import SEATS, Reserved, Seat
from freedoko_qt.engine.marriage import after_search
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import HEIGHT, Ask, Made, Shift, Table, Trick
from freedoko_qt.engine.trick import add
from freedoko_qt.players import protocol
from freedoko_qt.players.protocol import Laid, Question, QuestionError

SAID = (Contract.MARRIAGE, Contract.POVERTY)
"""The games besides soli that somebody has named before everybody."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who is asked: the rules of the table, the seat and its cards, and what it remembers of the talk."""

    rules: Rules  # effective ones
    seat: Seat
    hand: Hand
    selector: Selector | None = None


def untouched(question: Question, me: Viewer, ask: Ask) -> Table:
    """The table while it waits for a player before the first card."""
    start = protocol.seat(question, "start")
    return Table(me.rules, start, ask=ask, turn=me.seat, trick=Trick(start))


def in_play(question: Question, me: Viewer, tricks: list[Laid]) -> Observation:
    """What a player sees while cards are played, without the actions that are legal."""
    protocol.check_deck((*me.hand, *(card for trick in tricks for card in trick.cards)), "hand")
    if len(tricks) > len(deck(me.rules.with_nines)) // len(SEATS):
        raise QuestionError("tricks", f"there are {len(tricks)} of them")
    table = laid(contracted(question, me), tricks)
    table = told_sides(question, me, table)
    table = table.but(calls=made(question, table))
    side = protocol.side("team", protocol.field(question, "team"))
    if side is None and not table.is_undecided:
        side = by_queens((*me.hand, *table.played_by(me.seat)))
    gave, got = (protocol.hand(inner, name) if inner.get(name) else () for inner, name in exchanged(question))
    return Observation(me.seat, me.hand, side, table, (), gave, got)


def contracted(question: Question, me: Viewer) -> Table:
    """The table before the first card of the game that was found."""
    contract = protocol.contract("type", protocol.text(question, "type"))
    soloist = protocol.seat_or_none(question, "solo")
    table = untouched(question, me, Ask.CARD)
    if contract in (Contract.NORMAL, Contract.MARRIAGE_SILENT):
        # Who plays a silent marriage shows in the sides, once everybody can know it.
        return leading(table.but(**risen(question)))
    if soloist is None:
        raise QuestionError("solo", f"nobody is named who plays {contract}")
    named = Contract.MARRIAGE if contract is Contract.MARRIAGE_SOLO else contract
    selector = protocol.selector("selector", question.get("selector")) or me.selector or Selector.FIRST_FOREIGN
    said = Reserved(soloist, named, selector if named is Contract.MARRIAGE else Selector.FIRST_FOREIGN)
    table = table.but(contract=contract, soloist=soloist, selector=said.selector, **risen(question))
    if named.is_real_solo or named in SAID:
        table = table.but(said=(said,))
    return leading(table.but(shift=shifted(question, table)) if contract is Contract.POVERTY else table)


def leading(table: Table) -> Table:
    """The table with the seat on turn that leads the first trick."""
    leader = reservation.leader(table)
    return table.but(turn=leader, trick=Trick(leader))


def risen(question: Question) -> dict[str, Seat | None]:
    """Who has announced swines and hyperswines."""
    return {
        "swines": protocol.seat_or_none(question, "swines"),
        "hyperswines": protocol.seat_or_none(question, "hyper"),
    }


def laid(table: Table, tricks: list[Laid]) -> Table:
    """The table with cards on it. Where no winner is told, the trick goes by the swines of now."""
    for told in tricks:
        trick = Trick(told.leader)
        for card in told.cards:
            trick = add(trick, card, table.tables, table.is_last_trick)
        if told.winner >= 0 and told.cards:
            trick = replace(trick, winner=told.winner)
        if trick.is_full:
            ask = Ask.NOTHING if table.is_last_trick else Ask.CARD
            table = table.but(tricks=(*table.tricks, trick), trick=Trick(trick.winner), turn=trick.winner, ask=ask)
        else:
            table = table.but(trick=trick, turn=(trick.leader + len(trick.cards)) % 4)
    return table


def made(question: Question, table: Table) -> tuple[Made, ...]:
    """The announcements in their order. Inside a trick they count as made when the speaker was on turn."""
    found: list[Made] = []
    for speaker, call, before in protocol.calls(question, "anns"):
        number = min(before, len(table.tricks))
        trick = (*table.tricks, table.trick)[number]
        found.append(Made(speaker, call, min(4 * number + (speaker - trick.leader) % 4, table.played)))
    return tuple(sorted(found, key=lambda one: (one.played, HEIGHT[one.call])))


# -- sides ----------------------------------------------------------------------------------------------------------


def by_queens(cards: Hand) -> Team:
    """The own side in a normal game."""
    return Team.RE if Card.CQ in cards else Team.CONTRA


def told_sides(question: Question, me: Viewer, table: Table) -> Table:
    """The table with the sides that everybody knows, and what they show of the game."""
    known = protocol.sides(question, "known")
    soloist = table.soloist
    if soloist is None:
        return team.disclosed(table.but(known=team.closed(table, list(known))))
    if table.contract is Contract.MARRIAGE_SOLO or (table.contract is Contract.MARRIAGE and known.count(Team.RE) == 2):
        return searched(table, me, known)
    if table.contract is Contract.MARRIAGE:
        return table.but(known=team.bridegroom(soloist))
    if table.contract.is_real_solo:
        return table.but(known=team.alone(soloist))
    partner = table.shift.partner if table.shift else None
    if partner is not None:
        return table.but(known=team.together(soloist, partner))
    return table.but(known=team.closed(table, list(known)))


def searched(table: Table, me: Viewer, known: tuple[Team | None, ...]) -> Table:
    """The table of a marriage that is decided: the first selector that leads to what everybody knows."""
    allowed = [one for one, rule in SELECTOR_RULES.items() if getattr(me.rules, rule)]
    wanted = team.alone(table.soloist or 0) if table.contract is Contract.MARRIAGE_SOLO else known
    for selector in dict.fromkeys((table.selector, *allowed)):
        found = search(table, selector)
        if found.contract is table.contract and found.known == wanted:
            return found
    return table.but(known=wanted, decided=max(1, len(table.tricks)))


def search(table: Table, selector: Selector) -> Table:
    """The table after a marriage has looked for its partner in all full tricks, as the selector has it."""
    said = (Reserved(table.said[0].seat, Contract.MARRIAGE, selector),)
    known = team.bridegroom(said[0].seat)
    for number in range(1, len(table.tricks) + 1):
        ask = Ask.NOTHING if number == table.hand_size else Ask.CARD
        then = table.but(
            contract=Contract.MARRIAGE, selector=selector, said=said, known=known, ask=ask, tricks=table.tricks[:number]
        )
        # The search ends with the last card that can find anybody; in whose hand that is does not matter.
        hidden = list(deck(table.rules.with_nines))
        for card in (card for trick in then.tricks for card in trick.cards):
            hidden.remove(card)
        found = after_search(State(then, (tuple(hidden),), (), known)).table
        if found.decided or found.is_void:
            return found.but(tricks=table.tricks, ask=table.ask)
    return table.but(contract=Contract.MARRIAGE, selector=selector, said=said, known=known)


# -- a poverty ------------------------------------------------------------------------------------------------------

PARTS: tuple[tuple[str, ...], ...] = (("number", "shifted", "cards"), ("trumps", "returned", "back"), ("partner",))
"""The names under which the parts of an exchange may stand; in a list they come in this order."""


def shifted(question: Question, table: Table) -> Shift:
    """What everybody knows of the cards that were exchanged; what is not told is what is most common."""
    told, poor = protocol.field(question, "poverty"), table.soloist
    if isinstance(told, list):
        told = {names[0]: value for names, value in zip(PARTS, told, strict=False)}
    if not isinstance(told, dict) or poor is None:
        raise protocol.wrong("poverty", told, "number, trumps and partner")
    number, back, partner = (next((told[name] for name in names if name in told), None) for names in PARTS)
    if partner is None:
        known = protocol.sides(question, "known")
        partner = next((seat for seat in table.others(poor) if known[seat] is Team.RE), None)
    seat = protocol.whole(partner, "poverty", SEATS[0], SEATS[-1])
    if seat == poor:
        raise QuestionError("poverty", "nobody is the own partner")
    order = exchange.order(table, poor)
    return Shift(
        poverty.MOST_TRUMPS if number is None else protocol.whole(number, "poverty", 0, table.hand_size),
        refused=order[: order.index(seat)],
        partner=seat,
        trumps_back=0 if back is None else protocol.whole(back, "poverty", 0, table.hand_size),
    )


def exchanged(question: Question) -> tuple[tuple[Question, str], tuple[Question, str]]:
    """Where the cards stand that a player gave away and received: with the poverty, or beside it."""
    inner = question.get("poverty")
    place: Question = inner if isinstance(inner, Mapping) else {}
    gave, got = (place if name in place else question for name in ("gave", "got"))
    return (gave, "gave"), (got, "got")
