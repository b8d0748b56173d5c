"""What a player sees of a game at another table: a question of the bot protocol as an `Observation`."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from freedoko_qt.engine import exchange, genscher, poverty, swines, team
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.event import (
    SEATS,
    Action,
    Announced,
    GenscherChosen,
    HyperswinesAnnounced,
    Passed,
    Played,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    Seat,
    SwinesAnnounced,
)
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import HEIGHT, Ask, Shift, Table
from freedoko_qt.engine.trick import playable
from freedoko_qt.players import protocol
from freedoko_qt.players.protocol import Laid, Question, QuestionError
from freedoko_qt.players.rebuilt import Viewer, by_queens, in_play, risen, untouched


def observation(question: Question, rules: Rules, selector: Selector | None = None) -> Observation:
    """What the asked player sees, with the actions among which it may choose; QuestionError names a wrong field.

    The selector is that of the marriage being played, where it is known from an earlier question: once the partner is
    found the protocol does not tell it any more.
    """
    kind = protocol.text(question, "q")
    me = Viewer(rules.effective(), protocol.seat(question, "me"), protocol.hand(question, "hand"), selector)
    seen = VIEWS[kind](question, me)
    if not seen.legal:
        raise QuestionError("number" if "number" in question else "legal", "the hand allows nothing of the kind")
    return seen


# -- before the first card ------------------------------------------------------------------------------------------


def at_reservation(question: Question, me: Viewer) -> Observation:
    """Everybody secretly names a game, or a player who must names one of the owed soli."""
    legal = tuple(protocol.contract("legal", word) for word in protocol.items(question, "legal"))
    must = protocol.switch(question, "duty")
    soli = [contract for contract in legal if contract.is_real_solo]
    table = untouched(question, me, Ask.FORCED if must and soli else Ask.GAME)
    actions: list[Action] = []
    for contract in legal:
        selectors = [Selector.FIRST_FOREIGN]
        if contract is Contract.MARRIAGE:
            words = protocol.items(question, "selectors")
            selectors = [one for word in words if (one := protocol.selector("selectors", word))]
        actions += (Reserved(me.seat, contract, one) for one in selectors)
    if table.ask is Ask.FORCED:
        table = table.but(forced=True, **owing(me.seat, soli))
        if me.rules.offer_duty_solo:
            actions += (Reserved(me.seat, contract, offered=True) for contract in soli)
    return Observation(me.seat, me.hand, by_queens(me.hand), table, tuple(actions))


def owing(seat: Seat, soli: list[Contract]) -> dict[str, tuple[int, ...]]:
    """The soli that a seat must owe for just these to be among those it may play."""
    color, picture = any(one.is_color_solo for one in soli), any(one.is_picture_solo for one in soli)
    is_free = any(not one.is_color_solo and not one.is_picture_solo for one in soli)
    owed = {"owed": 1 if is_free else color + picture}
    if not is_free:
        owed |= {"owed_color": int(color), "owed_picture": int(picture)}
    return {name: tuple(count if other == seat else 0 for other in SEATS) for name, count in owed.items()}


def in_poverty(question: Question, me: Viewer, poor: Seat, ask: Ask) -> Table:
    """The table while cards are exchanged in a poverty."""
    known = tuple(Team.RE if seat == poor else None for seat in SEATS)
    said = (Reserved(poor, Contract.POVERTY),)
    table = untouched(question, me, ask).but(contract=Contract.POVERTY, soloist=poor, known=known, said=said)
    return table.but(**risen(question))


def at_shift(question: Question, me: Viewer) -> Observation:
    """A poor player chooses the cards to offer."""
    table = in_poverty(question, me, me.seat, Ask.PASS_CARDS)
    number = protocol.number(question, "number", 0, len(me.hand))
    legal = tuple(PovertyPassed(me.seat, cards) for cards in poverty.passable(me.rules, me.hand, number))
    return Observation(me.seat, me.hand, Team.RE, table, legal)


def at_offer(question: Question, me: Viewer) -> Observation:
    """Somebody is asked to take the cards of a poor player."""
    poor = protocol.seat(question, "solo")
    table = in_poverty(question, me, poor, Ask.TAKE_CARDS)
    order = exchange.order(table, poor)
    if me.seat == poor:
        raise QuestionError("solo", "nobody is asked to take the own cards")
    at = order.index(me.seat)
    agenda = tuple((Ask.TAKE_CARDS, seat) for seat in order[at + 1 :])
    shift = Shift(protocol.number(question, "number", 0, len(me.hand)), refused=order[:at])
    return Observation(
        me.seat, me.hand, None, table.but(shift=shift, agenda=agenda), (PovertyTaken(me.seat), Passed(me.seat))
    )


def at_return(question: Question, me: Viewer) -> Observation:
    """Whoever has taken the cards of a poor player chooses those to give back; the hand holds them all."""
    poor = protocol.seat(question, "solo")
    if me.seat == poor:
        raise QuestionError("solo", "nobody gives cards back to the own hand")
    table = in_poverty(question, me, poor, Ask.RETURN_CARDS)
    order = exchange.order(table, poor)
    number = protocol.number(question, "number", 0, len(me.hand))
    shift = Shift(number, refused=order[: order.index(me.seat)], partner=me.seat)
    table = table.but(known=team.together(poor, me.seat), shift=shift)
    legal = tuple(PovertyReturned(me.seat, cards) for cards in poverty.choices(me.hand, number))
    return Observation(me.seat, me.hand, Team.RE, table, legal, got=protocol.hand(question, "got"))


# -- while cards are played -----------------------------------------------------------------------------------------


def at_card(question: Question, me: Viewer) -> Observation:
    """A card is to be played, perhaps after swines or with a new partner."""
    seen = in_play(question, me, protocol.tricks(question, "tricks"))
    named = protocol.hand(question, "legal")
    if strange := [card for card in named if card not in me.hand]:
        raise QuestionError("legal", f"{strange[0]} is not in the hand")
    if seen.table.turn != me.seat or seen.table.is_over:
        raise QuestionError("me", f"it is the turn of player {seen.table.turn}")
    cards = tuple(card for card in dict.fromkeys(me.hand) if card in named)
    partners = genscher.may_choose(seen.table, me.seat, me.hand, cards)
    rises = may_rise(seen)
    return replace(seen, legal=(*rises, *partners, *(Played(me.seat, card) for card in cards)))


def at_announcement(question: Question, me: Viewer) -> Observation:
    """Something may be announced. Whoever is not on turn can wait until then, and has nothing else to choose from."""
    seen = in_play(question, me, protocol.tricks(question, "tricks"))
    calls = tuple(
        Announced(me.seat, call) for call in sorted(protocol.options(question, "legal"), key=HEIGHT.__getitem__)
    )
    # Whether it is the player's turn is told as well, but the tricks tell it with more certainty.
    cards = playable(seen.table, me.hand) if seen.is_asked else ()
    return replace(seen, legal=(*calls, *(Played(me.seat, card) for card in cards)))


def at_genscher(question: Question, me: Viewer) -> Observation:
    """The first of two kings of diamonds is being played; it may lie in the trick already."""
    tricks = protocol.tricks(question, "tricks")
    if Card.DK not in me.hand:
        raise QuestionError("hand", "there is no king of diamonds in it")
    if tricks:
        last = tricks[-1]
        at = (me.seat - last.leader) % 4
        if last.cards[at:] == (Card.DK,):
            tricks[-1] = Laid(last.leader, last.cards[:at])
    hand = me.hand if me.hand.count(Card.DK) == 2 else (*me.hand, Card.DK)
    seen = in_play(question, replace(me, hand=hand), tricks)
    partners = tuple(GenscherChosen(me.seat, partner) for partner in seen.table.others(me.seat))
    return replace(seen, legal=(*partners, Played(me.seat, Card.DK)))


# -- swines ------------------------------------------------------------------------------------------------------------


def may_rise(seen: Observation) -> tuple[SwinesAnnounced | HyperswinesAnnounced, ...]:
    """What the viewer may announce now of swines and hyperswines."""
    return swines.may_announce(seen.table, seen.seat, seen.hand) if seen.table.tables.swine is not None else ()


def wish(seen: Observation, chosen: Reserved) -> Observation:
    """The question whether swines are to be announced before the first card of a game that the viewer has chosen."""
    soloist = None if chosen.contract is Contract.NORMAL else chosen.seat
    table = seen.table.but(ask=Ask.SWINES, contract=chosen.contract, soloist=soloist, selector=chosen.selector)
    asked = replace(seen, table=table)
    rises = () if chosen.contract.is_thrown else may_rise(asked)
    return replace(asked, legal=(*rises, Passed(seen.seat)))


def after_rise(seen: Observation, action: SwinesAnnounced | HyperswinesAnnounced) -> Observation:
    """What the viewer sees after it has announced swines or hyperswines; hyperswines bring the swines along."""
    table, seat = seen.table, seen.seat
    changes = {} if isinstance(action, SwinesAnnounced) else {"hyperswines": seat}
    table = table.but(swines=seat if table.swines is None else table.swines, **changes)
    if table.rules.swine_only_second:
        known = [seen.team if other == seat else side for other, side in enumerate(table.known)]
        table = team.disclosed(table.but(known=team.closed(table, known)))
    rest = tuple(other for other in seen.legal if not isinstance(other, SwinesAnnounced | HyperswinesAnnounced))
    after = replace(seen, table=table)
    return replace(after, legal=(*may_rise(after), *rest))


VIEWS: Mapping[str, Callable[[Question, Viewer], Observation]] = {
    "reservation": at_reservation,
    "poverty_shift": at_shift,
    "poverty_accept": at_offer,
    "poverty_change": at_return,
    "card": at_card,
    "announce": at_announcement,
    "genscher": at_genscher,
}
"""The questions of the protocol."""
