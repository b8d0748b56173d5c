"""Cards that look clumsy and are hardly ever right, so that nobody need think about them.

Each filter compares cards that may be played and names those that are no better than another one, whatever is hidden.
What is right now and then stays: taking the lead, points for a doppelkopf, a jack of clubs or a fox for the last trick.
Played through in thought, what a filter left out was better beyond doubt in one case of fifty at most.
"""

from collections.abc import Callable

from freedoko_qt.engine.card import POINTS, Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import GenscherChosen
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.players.lead import HIGH
from freedoko_qt.players.position import Position

FAT = 10  # card points that are not given away
LEAN = 4  # card points that may be
LOST = 0.15  # how likely a trick may still become ours that counts as lost
USELESS = 3.0  # what keeping a card may be worth, in card points, that is given up rather than a fat one
ENOUGH = 6  # with fewer cards in the hand who leads decides more than what is left, and thinking is exact

Filter = Callable[[Position, tuple[Card, ...]], tuple[Card, ...]]
"""Some of the cards that may be played: those that are no better than others among them."""


def sensible(seen: Observation, here: Position) -> tuple[Card, ...]:
    """The cards that may be played, without those that are clumsy; one is always left."""
    cards = here.cards
    if here.is_for_few or seen.table.is_undecided or len(here.know.hand) < ENOUGH:
        return cards
    for find in FILTERS:
        wrong = find(here, cards)
        cards = tuple(card for card in cards if card not in wrong)
    return cards


def candidates(seen: Observation, here: Position) -> tuple[Card, ...]:
    """The cards that are worth thinking about; all of them where one may name a partner, which changes the sides."""
    may_change_sides = any(isinstance(action, GenscherChosen) for action in seen.legal)
    return here.cards if may_change_sides else sensible(seen, here)


# -- the filters --------------------------------------------------------------------------------------------------


def dear_winners(here: Position, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards with which a lower one of the same points takes the trick as surely: the higher one takes another trick."""
    takers = tuple(card for card in cards if here.takes(card))
    sure = {card: is_unbeatable(here, card) for card in takers}
    return tuple(
        card
        for card in takers
        if any(
            is_spare(here, card, other) and (sure[other] or here.know.higher(card) == here.know.higher(other))
            for other in takers
        )
    )


def idle_trumps(here: Position, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Trumps under the best card, with a lower one of the same points at hand: the trick is the same without them."""
    under = tuple(card for card in cards if not here.takes(card))
    return tuple(card for card in under if any(is_spare(here, card, other) for other in under))


def gifts(here: Position, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Foxes and fat cards in a trick that is as good as lost, with a lean card of no greater use at hand.

    A fox that takes the trick may come home after all.
    """
    if here.is_lead:
        return ()
    fox = here.know.tables.fox
    lean = tuple(card for card in cards if POINTS[card] <= LEAN)
    return tuple(
        card
        for card in cards
        if POINTS[card] >= FAT
        and here.odds[card] <= LOST
        and not (fox[card] and here.takes(card))
        and any(is_no_use(here, card, other) for other in lean)
    )


def high_overtakers(here: Position, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """High trumps that take a sure trick from the partner and bring it nothing, in a hand with nothing to lead.

    Lower ones may be worth the lead.
    """
    if not is_ours(here):
        return ()
    under = tuple(card for card in cards if not here.takes(card))
    return tuple(
        card
        for card in cards
        if is_high(here, card)
        and here.takes(card)
        and any(POINTS[other] >= POINTS[card] and is_no_use(here, card, other) for other in under)
        and not any(here.know.is_highest(other) for other in rest(here, card))
    )


FILTERS: tuple[Filter, ...] = (dear_winners, idle_trumps, gifts, high_overtakers)


# -- what they ask ------------------------------------------------------------------------------------------------


def is_ours(here: Position) -> bool:
    """Whether the trick is certain to go to a partner, whoever is still to play."""
    if here.is_lead or here.foe[here.owner] > 0 or (here.later and may_rise(here)):
        return False
    assert here.best is not None
    foes = (seat for seat in here.later if here.foe[seat] > 0)
    return all(here.know.beats(seat, here.best, here.led) == 0 for seat in foes)


def is_unbeatable(here: Position, card: Card) -> bool:
    """Whether nobody who is still to play can beat the card."""
    led = here.suit[card] if here.is_lead else here.led
    return not (here.later and may_rise(here)) and all(here.know.beats(seat, card, led) == 0 for seat in here.later)


def may_rise(here: Position) -> bool:
    """Whether swines or hyperswines may come up yet, which stand above all cards that count as the highest now."""
    table, rules = here.know.table, here.know.table.rules
    swines = table.swines is None and not rules.swines_announcement_begin
    hyperswines = table.hyperswines is None and not rules.hyperswines_announcement_begin
    pair = 1 if rules.swine_only_second else 2
    return (swines and hidden(here, table.tables.swine) >= pair) or (
        hyperswines and hidden(here, table.tables.hyperswine) == 2
    )


def hidden(here: Position, card: Card | None) -> int:
    """How many of a card are in other hands."""
    return 0 if card is None else here.know.hidden[card]


def is_high(here: Position, card: Card) -> bool:
    """Whether a card is one of the highest trumps that are left."""
    return here.suit[card] == TRUMP and here.know.higher(card) <= HIGH


def is_spare(here: Position, card: Card, other: Card) -> bool:
    """Whether two trumps differ in nothing but that the first is the higher one."""
    suit, strength = here.suit, here.know.tables.strength
    both_trumps = suit[card] == TRUMP == suit[other] and POINTS[card] == POINTS[other]
    return both_trumps and strength[card] > strength[other] and not (is_special(here, card) or is_special(here, other))


def is_special(here: Position, card: Card) -> bool:
    """Whether a trump does more than its height and its points say."""
    table = here.know.table
    rules, tables = table.rules, table.tables
    if card is Card.CQ and table.contract is Contract.NORMAL:  # it shows a side
        return table.known[here.seat] is None or here.know.own_queens == 2
    if card is Card.CJ and rules.extrapoint_charlie:
        return True
    if card is Card.DQ and rules.extrapoint_catch_charlie_only_with_diamond_queen:
        return True
    is_caught = tables.dulle[card] and rules.extrapoint_dolle_jabs_dolle
    may_swine = card is tables.swine and table.swines is None
    may_hyperswine = card is tables.hyperswine and table.hyperswines is None
    return is_caught or tables.fox[card] or may_swine or may_hyperswine


def is_no_use(here: Position, card: Card, other: Card) -> bool:
    """Whether the other card is of no greater use later: it is lower in the same suit, or good for nothing."""
    if is_special(here, other):
        return False
    if here.suit[card] == here.suit[other]:
        is_lower = here.know.tables.strength[other] < here.know.tables.strength[card]
        return is_lower or (POINTS[other] <= LEAN and here.keep(other) <= USELESS)
    return here.suit[other] != TRUMP and POINTS[other] <= LEAN and not here.know.is_highest(other)


def rest(here: Position, card: Card) -> tuple[Card, ...]:
    """What is left in the hand after a card."""
    hand = list(here.know.hand)
    hand.remove(card)
    return tuple(hand)
