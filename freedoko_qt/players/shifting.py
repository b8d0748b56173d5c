"""Poverties in many possible deals: how the hidden cards may lie, what is passed, who takes it, what comes back.

What is passed and given back in thought goes by a quick rule for all deals at once, with the numbers of `exchange`;
who takes the cards, by its promise. What these steps lead to is left to the engine.
"""

from collections.abc import Callable
from dataclasses import replace
from math import comb

import numpy as np

from freedoko_qt.engine import poverty
from freedoko_qt.engine.card import CARDS, Card, Hand
from freedoko_qt.engine.event import SEATS, Action, Passed, Seat
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.state import apply
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.engine.tables import TRUMP, GameTables
from freedoko_qt.players import certainty
from freedoko_qt.players.belief import Trust, chances, chosen
from freedoko_qt.players.exchange import ACE, FEWEST, PARTNERS, TRUMPS, VOID, WANTED, promise
from freedoko_qt.players.features import counted, unpacked
from freedoko_qt.players.guide import THUMBS
from freedoko_qt.players.kernel import KINDS, LOW, POINTS_OF, Ints, hand_of
from freedoko_qt.players.knowledge import deck_counts
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.sample import Deals, Hidden, dealt, log_ways
from freedoko_qt.players.search import Floats
from freedoko_qt.players.sight import cards_of
from freedoko_qt.players.watched import Watched

Case = tuple[Hidden, float]
"""A way in which the cards may lie, and the logarithm of the number of its deals."""

REFUSED = 1.5  # how much less likely a hand is, as a logarithm, that was refused though it promises enough


# -- cards of words -----------------------------------------------------------------------------------------------


def merged(words: Ints, others: Ints) -> Ints:
    """All cards of two words together."""
    return words | others | ((words & others & LOW) << KINDS)


def less(words: Ints, gone: Ints) -> Ints:
    """Words without some of their cards."""
    one, two = words & LOW, words >> KINDS
    off, both = gone & LOW, gone >> KINDS
    return (one & ~(off & ~two) & ~both) | ((two & ~off) << KINDS)


def cheapest(words: Ints, number: Ints, cost: Callable[[Floats], Floats]) -> Ints:
    """So many cards of each word, always the one that costs least of those still there, by the counts of these."""
    held, out = words, np.zeros_like(words)
    for step in range(int(number.max(initial=0))):
        there = unpacked(held)[:, :KINDS] > 0
        kind = np.where(there, cost(counted(held).astype(np.float64)), np.inf).argmin(1)
        bit = np.where(step < number, np.left_shift(1, kind), 0)
        held, out = less(held, bit), merged(out, bit)
    return out


def always(price: Floats) -> Callable[[Floats], Floats]:
    """A cost that does not depend on what else is held."""
    return lambda _: price


# -- quick rules --------------------------------------------------------------------------------------------------


def spared(words: Ints, number: Ints, tables: GameTables) -> Ints:
    """The plain cards that a poor hand passes beside its trumps, by what `exchange.left` says of the rest."""
    by_suit, suit = cards_of(tables).by_suit, np.array(tables.suit)
    is_ace = POINTS_OF == 11

    def cost(held: Floats) -> Floats:
        length = (held @ by_suit)[:, suit]
        found: Floats = POINTS_OF * PARTNERS + is_ace * (ACE - length) - (2 * length - 1) / 4
        return found

    return cheapest(words, number, cost)


def given_back(words: Ints, number: int, tables: GameTables) -> Ints:
    """The cards that whoever holds the trumps gives back, by what `exchange.kept` says."""
    suit, by_suit = np.array(tables.suit), cards_of(tables).by_suit
    height = TRUMPS + np.array(tables.strength) / KINDS
    plain = np.where(POINTS_OF == 11, ACE - 11 * PARTNERS, -2 * PARTNERS * POINTS_OF)
    price = np.where(suit == TRUMP, height, plain)
    suits = [one for one in range(TRUMP) if one in tables.suit]
    best, most = words, np.full(len(words), -np.inf)
    lengths = counted(words) @ by_suit
    for mask in range(1 << len(suits)):
        cleared = [one for at, one in enumerate(suits) if mask >> at & 1]
        fits = lengths[:, cleared].sum(1) <= number
        if not fits.any():
            continue
        out = cheapest(words, np.full(len(words), number), always(price - 1000 * np.isin(suit, cleared)))
        rest = counted(less(words, out)) @ by_suit
        worth = VOID * (rest[:, suits] == 0).sum(1) - counted(out) @ price
        worth = np.where(fits, worth, -np.inf)
        best, most = np.where(worth > most, out, best), np.maximum(worth, most)
    return best


def takes(seen: Observation, hand: Hand) -> bool:
    """Whether somebody with this hand takes the cards, by the rules of thumb."""
    own = sum(seen.table.tables.is_trump(card) for card in hand)
    return own >= FEWEST and promise(replace(seen, hand=hand)) >= WANTED


def takers(seen: Observation, hands: Ints, seats: tuple[Seat, ...]) -> Ints:
    """Who of those that are asked takes the cards in each deal, -1 for nobody."""
    found = np.full(hands.shape[1], -1, np.int64)
    for seat in seats:
        for deal in np.flatnonzero(found < 0):
            if takes(seen, hand_of(int(hands[seat, deal]))):
                found[deal] = seat
    return found


# -- deals --------------------------------------------------------------------------------------------------------


def hidden(seen: Observation, room: dict[Seat, int]) -> Hidden:
    """The cards of the others while a poverty is exchanged; announced swines lie where they were announced."""
    table = seen.table
    cards = list(deck_counts(table.rules.with_nines))
    for card in seen.hand:
        cards[card] -= 1
    found = Hidden(cards, [room.get(seat, 0) for seat in SEATS], [set(), set(), set(), set()], [[], [], [], []])
    for seat, held in enumerate(certainty.announced(table)):
        if seat != table.soloist:
            for card, number in held.items():
                for _ in range(min(number, cards[card], found.room[seat])):
                    found.give(seat, card)
    return found


def trumps(tables: GameTables) -> set[Card]:
    """All trumps."""
    return {card for card in CARDS if tables.is_trump(card)}


def bare_cases(seen: Observation) -> list[Case]:
    """How they may lie for the one who has taken all trumps of the poor hand."""
    table = seen.table
    assert table.soloist is not None
    room = dict.fromkeys(table.others(seen.seat), table.hand_size)
    room[table.soloist] -= len(seen.got)
    found = hidden(seen, room)
    found.barred[table.soloist] |= trumps(table.tables)
    return [(found, 0.0)]


def poor_cases(seen: Observation) -> list[Case]:
    """How they may lie for somebody who is asked: by the trumps of the poor hand, which stand at the own seat."""
    table = seen.table
    assert table.soloist is not None
    up = trumps(table.tables)
    cases = []
    for own in range(table.hand_size + 1):
        for foxes in range(min(2, own) + 1):
            if not is_possible(table, own, foxes):
                continue
            room = dict.fromkeys(table.others(seen.seat), table.hand_size)
            room |= {table.soloist: table.hand_size - own, seen.seat: own}
            case = hidden(seen, room)
            ways = comb(case.cards[Card.DA], foxes)
            if not ways:
                continue
            for _ in range(foxes):
                case.give(seen.seat, Card.DA)
            case.barred[table.soloist] |= up
            case.barred[seen.seat] = (set(CARDS) - up) | {Card.DA}
            cases.append((case, float(np.log(ways)) + log_ways(case)))
    return [case for case in cases if np.isfinite(case[1])]


def is_possible(table: Table, own: int, foxes: int) -> bool:
    """Whether a poor hand with so many trumps would have passed as many cards as it did."""
    assert table.shift is not None
    other = next(card for card in table.tables.trumps if card is not Card.DA)
    hand = (Card.DA,) * foxes + (other,) * (own - foxes)
    rules, has_swines = table.rules, table.swines is not None
    if not poverty.is_poor(rules, hand) or poverty.is_redeal(rules, hand):
        return False
    if table.swines == table.soloist and foxes < 2:
        return False
    if rules.poverty_fox_shift_open and not has_swines and foxes != table.shift.foxes:
        return False
    return poverty.number_to_pass(rules, hand, has_swines) == table.shift.number


def drawn(seen: Observation, cases: list[Case], number: int, trust: Trust, rng: np.random.Generator) -> Ints:
    """Hands before the first card in so many deals, seat x deals, each as often as what was said makes it likely.

    The own row holds what the cases deal to it. No case at all gives no deals.
    """
    if not cases:
        return np.zeros((4, 0), np.int64)
    logs = np.array([log for _, log in cases])
    share = np.exp(logs - logs.max())
    numbers = rng.multinomial(trust.times * number, share / share.sum())
    parts = [dealt(case, each, rng) for (case, _), each in zip(cases, numbers, strict=True) if each]
    hands = np.concatenate(parts, axis=1)
    table = seen.table.but(ask=Ask.CARD)
    re = np.zeros(hands.shape[1], np.int64)
    chance = chances(replace(seen, table=table), Deals(hands, re), trust)
    for seat in table.shift.refused if table.shift else ():
        taken = np.array([takes(seen, hand_of(int(one))) for one in hands[seat]])
        chance = chance * np.where(taken, np.exp(-REFUSED), 1.0)
    found = chosen(Deals(hands, re), chance / chance.sum(), number, rng).hands
    return np.ascontiguousarray(found[:, rng.permutation(number)])


# -- games --------------------------------------------------------------------------------------------------------


def exchanged(
    hands: Ints, passed: Ints, partner: Ints, poor: Seat, number: int, tables: GameTables
) -> tuple[Ints, Ints]:
    """The hands after the cards have been taken by the partner of each deal, and what came back."""
    after, deals = hands.copy(), np.arange(hands.shape[1])
    full = merged(hands[partner, deals], passed)
    back = given_back(full, number, tables)
    after[partner, deals] = less(full, back)
    after[poor] = merged(hands[poor], back)
    return after, back


def own_state(seen: Observation, passed: Hand = ()) -> State:
    """A state in which nothing has a part but what a seat sees, and cards that are thought to be passed."""
    hands = tuple(seen.hand if seat == seen.seat else () for seat in SEATS)
    teams = tuple(seen.team if seat == seen.seat else side for seat, side in enumerate(seen.table.known))
    return State(seen.table, hands, hands, teams, passed=passed)


def opened(state: State, actions: tuple[Action, ...]) -> Table:
    """The table before the first card after some steps of the exchange; nobody is thought to announce swines."""
    for action in actions:
        state = apply(state, action)
        while state.table.ask is Ask.SWINES:
            state = apply(state, Passed(state.table.turn))
    assert state.table.ask is Ask.CARD
    return state.table


def sides_of(partner: Ints, poor: Seat) -> Ints:
    """Who is re in each deal."""
    return np.left_shift(1, partner) | 1 << poor


def brought(
    table: Table, hands: Ints, re: Ints, seat: Seat, number: int, rng: np.random.Generator
) -> tuple[Floats, Floats]:
    """What a seat gains in each game that is played to its end, without and with its card points."""
    worlds = Watched(table, hands, re)
    poor = table.soloist
    assert poor is not None
    # Everybody knows that the poor hand has no trump but those that came back.
    up = sum(1 << card for card in trumps(table.tables))
    worlds.lacks[(poor - table.trick.leader) % 4] |= np.where(hands[poor] & up == 0, 1 << TRUMP, 0)
    THUMBS.finish(worlds, np.arange(worlds.games) % number, rng)
    ending = Ending(worlds)
    return ending.gains()[seat], ending.values(seat)
