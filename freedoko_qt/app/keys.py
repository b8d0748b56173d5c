"""Which name every card has on the table, so that it can be followed without saying anything about its face.

A key stays with a card. Only where cards change hands in a poverty, and for those who do not see that hand, it stays
with a back: whoever takes up cards mixes them, so nobody else can tell which of them is played later.
"""

from collections.abc import Container
from dataclasses import dataclass

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Ask

Keyed = tuple[tuple[str, Card], ...]
STRIDE = 19  # steps through mixed cards; a prime above the size of any hand, so that it comes to each of them once


@dataclass(frozen=True, slots=True)
class Held:
    """The cards of a seat: the keys of those it has played, in order, and those that it holds."""

    played: tuple[str, ...]
    left: Keyed

    @property
    def cards(self) -> Hand:
        """The cards still held."""
        return tuple(card for _, card in self.left)


@dataclass(frozen=True, slots=True)
class Keys:
    """All cards of a game: by seat, and those that a poor player has offered and nobody has taken up yet."""

    seats: tuple[Held, ...]
    offered: Keyed = ()


def keys(state: State, seen: Container[Seat]) -> Keys:
    """The keys as somebody knows them who sees the hands of some seats."""
    dealt = tuple(tuple((f"{seat}.{at}", card) for at, card in enumerate(state.dealt[seat])) for seat in SEATS)
    hands, offered = exchanged(state, dealt, seen)
    return Keys(tuple(held(state, seat, hands[seat], seen) for seat in SEATS), offered)


def exchanged(state: State, dealt: tuple[Keyed, ...], seen: Container[Seat]) -> tuple[tuple[Keyed, ...], Keyed]:
    """The hands after what has been exchanged, and the cards that lie between two hands."""
    table, shift = state.table, state.table.shift
    if shift is None or table.soloist is None:
        return dealt, ()
    hands, poor = list(dealt), table.soloist
    hands[poor], passed = given(dealt[poor], state.passed, poor in seen)
    partner = shift.partner
    if partner is None and table.is_over:
        return dealt, ()  # nobody wanted the cards, so they have gone back
    if partner is None or not (table.ask is Ask.RETURN_CARDS or table.contract_is_found):
        return tuple(hands), passed
    hands[partner] = (*dealt[partner], *passed)
    if table.ask is Ask.RETURN_CARDS:
        return tuple(hands), ()
    hands[partner], back = given(hands[partner], state.returned, partner in seen)
    hands[poor] = (*hands[poor], *back)
    return tuple(hands), ()


def given(hand: Keyed, cards: Hand, is_seen: bool) -> tuple[Keyed, Keyed]:
    """The rest of a hand and the cards given away; who does not see them sees always the same backs leave."""
    if is_seen:
        return parted(hand, cards)
    backs = [key for key, _ in hand]
    gone = [backs[STRIDE * at % len(backs)] for at in range(len(cards))]
    rest = [key for key in backs if key not in gone]
    return tuple(zip(rest, without(hand, cards), strict=True)), tuple(zip(gone, cards, strict=True))


def held(state: State, seat: Seat, hand: Keyed, seen: Container[Seat]) -> Held:
    """What a seat has played and still holds of a hand."""
    played = state.table.played_by(seat)
    shift = state.table.shift
    is_mixed = shift is not None and shift.partner is not None and seat in (shift.partner, state.table.soloist)
    rest, gone = given(hand, played, not is_mixed or seat in seen)
    return Held(tuple(key for key, _ in gone), rest)


def parted(hand: Keyed, cards: Hand) -> tuple[Keyed, Keyed]:
    """The rest of a hand and the cards taken out, in their order; of two equal ones the first goes first."""
    rest, gone = list(hand), []
    for card in cards:
        pair = next(pair for pair in rest if pair[1] is card)
        rest.remove(pair)
        gone.append(pair)
    return tuple(rest), tuple(gone)


def without(hand: Keyed, cards: Hand) -> Hand:
    """The cards of a hand that are left when some are taken out."""
    return tuple(card for _, card in parted(hand, cards)[0])
