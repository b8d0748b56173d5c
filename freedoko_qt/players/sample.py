"""Deals that agree with what a player has seen: the hidden cards of the others, drawn at random.

What is certain is kept exactly: cards that lie, cards that somebody must hold, suits that somebody does not have, the
number of cards in each hand. All deals that agree are equally likely, except for the queens of clubs: two in one hand,
where nobody spoke of a marriage, are taken for rare, and who played as if with re is more likely to hold one. Nothing
is drawn in vain: the cards are grouped by who may hold them, it is drawn how many of each group go to whom by the
number of deals that this stands for, and then which.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import lgamma

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import CARDS, Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.players.kernel import Ints, added, word
from freedoko_qt.players.knowledge import Knowledge

LOG_FACTORIAL = np.array([lgamma(number + 1) for number in range(49)])
SILENT = 0.03  # how likely two queens of clubs in one hand are against all that the number of deals says


@dataclass(frozen=True, slots=True, eq=False)
class Deals:
    """Deals drawn for an observation: the hands as words, seat x deals, and bit s where seat s is re."""

    hands: Ints
    re: Ints
    learned: NDArray[np.float64] | None = None
    """How likely a seat plays as the network would, and as FreeDoko's players do: 2 x seat x deals; None: not known."""

    def some(self, which: Ints) -> "Deals":
        """Some of the deals, each as often as it is named."""
        learned = None if self.learned is None else self.learned[..., which]
        return Deals(self.hands[:, which], self.re[which], learned)


@dataclass(slots=True)
class Hidden:
    """What is left to be dealt: cards by kind, room by seat, and who may not hold what."""

    cards: list[int]  # how many of each kind
    room: list[int]
    barred: list[set[int]]  # by seat: the kinds that it cannot hold
    sure: list[list[Card]]  # by seat: the cards that it must hold

    def give(self, seat: Seat, card: Card) -> None:
        """A card that is in a hand for certain."""
        self.cards[card] -= 1
        self.room[seat] -= 1
        self.sure[seat].append(card)

    def copy(self) -> "Hidden":
        """The same to be changed."""
        return Hidden(list(self.cards), list(self.room), self.barred, [list(cards) for cards in self.sure])


def sample(seen: Observation, number: int, rng: np.random.Generator) -> Deals:
    """So many deals that agree with an observation; the cards must be in play, or still to be bid for."""
    know = Knowledge(seen)
    hands = np.zeros((4, number), np.int64)
    hands[seen.seat] = word(seen.hand)
    start = 0
    for case, share in shares(know, hidden_of(know), number, rng):
        if share:
            hands[:, start : start + share] |= dealt(case, share, rng)
            start += share
    return Deals(hands, sides(seen, hands))


def hidden_of(know: Knowledge) -> Hidden:
    """What is not known of the others' cards."""
    table, others = know.table, know.table.others(know.seat)
    hidden = Hidden(list(know.hidden), [0, 0, 0, 0], [set(), set(), set(), set()], [[], [], [], []])
    for seat in others:
        hidden.room[seat] = table.cards_left(seat) if table.contract_is_found else table.hand_size
        hidden.barred[seat] = {card for card in CARDS if know.voids[seat] >> know.suit[card] & 1}
        if table.contract is Contract.NORMAL and table.contract_is_found and table.known[seat] is Team.CONTRA:
            hidden.barred[seat].add(Card.CQ)
    left = sum(hidden.cards) - sum(hidden.room)
    if left:  # while cards are passed in a poverty, the poor player's lie between the hands
        spread(hidden, others, left)
    for seat, certain in enumerate(know.held):
        for card, count in certain.items():
            for _ in range(min(count, hidden.cards[card], hidden.room[seat])):
                hidden.give(seat, card)
    return hidden


def spread(hidden: Hidden, others: tuple[Seat, ...], left: int) -> None:
    """Makes the room fit the cards, one seat after the other."""
    step = 1 if left > 0 else -1
    for at in range(abs(left)):
        hidden.room[others[at % len(others)]] += step


# -- queens of clubs ----------------------------------------------------------------------------------------------


def shares(know: Knowledge, hidden: Hidden, number: int, rng: np.random.Generator) -> list[tuple[Hidden, int]]:
    """The ways in which the hidden queens of clubs may lie, and how many deals are drawn of each."""
    table, queens = know.table, hidden.cards[Card.CQ]
    if table.contract is not Contract.NORMAL or not queens:
        return [(hidden, number)]
    cases, weights, others = [], [], table.others(know.seat)
    lean = know.leanings(list(others))
    for seats in combinations_with_replacement(others, queens):
        case = hidden.copy()
        if any(Card.CQ in case.barred[seat] for seat in seats):
            continue
        for seat in seats:
            case.give(seat, Card.CQ)
        if min(case.room) < 0:
            continue
        is_silent = any(case.sure[seat].count(Card.CQ) + table.played_by(seat).count(Card.CQ) == 2 for seat in seats)
        # Two queens that are told apart lie on two seats in two ways.
        ways = log_ways(case) + (0.0 if len(set(seats)) < len(seats) else np.log(len(seats)))
        cases.append(case)
        weights.append(ways + (np.log(SILENT) if is_silent else 0.0) + sum(lean[seat] for seat in set(seats)))
    if not cases or max(weights) == -np.inf:
        return [(hidden, number)]
    chance = np.exp(np.array(weights) - max(weights))
    return list(zip(cases, rng.multinomial(number, chance / chance.sum()).tolist(), strict=True))


# -- how many of each group go to whom ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Split:
    """All ways to share groups of cards out among seats: the numbers, and the logarithm of the deals of each way."""

    seats: tuple[Seat, ...]
    groups: list[tuple[tuple[int, ...], list[int]]]  # who may hold them (places in `seats`), and the cards
    counts: Ints  # way x group x seat
    logs: NDArray[np.float64]


def log_ways(hidden: Hidden) -> float:
    """The logarithm of the number of deals, minus infinity if there is none."""
    logs = split(hidden).logs
    if not len(logs):
        return -np.inf
    top = logs.max()
    return float(top + np.log(np.exp(logs - top).sum()))


def split(hidden: Hidden) -> Split:
    """The ways to share the hidden cards out."""
    seats = tuple(seat for seat in SEATS if hidden.room[seat] > 0)
    by_holders: dict[tuple[int, ...], list[int]] = {}
    for card in CARDS:
        holders = tuple(at for at, seat in enumerate(seats) if card not in hidden.barred[seat])
        by_holders.setdefault(holders, []).extend([int(card)] * hidden.cards[card])
    groups = [(holders, cards) for holders, cards in sorted(by_holders.items(), key=lambda one: len(one[0])) if cards]
    counts = np.zeros((1, 0, len(seats)), np.int64)
    room = np.array([[hidden.room[seat] for seat in seats]], np.int64)
    logs = np.zeros(1)
    for holders, cards in groups[:-1]:
        counts, room, logs = shared_out(counts, room, logs, holders, len(cards))
    if groups:
        counts, logs = filled_up(counts, room, logs, *groups[-1])
    return Split(seats, groups, counts, logs)


def shared_out(
    counts: Ints, room: Ints, logs: NDArray[np.float64], holders: tuple[int, ...], number: int
) -> tuple[Ints, Ints, NDArray[np.float64]]:
    """Every way so far, with every way to give a group of equal rights to its holders."""
    parts = parts_of(number, len(holders))
    given = np.zeros((len(parts), room.shape[1]), np.int64)
    given[:, list(holders)] = parts
    left = room[:, None, :] - given
    way, part = np.nonzero((left >= 0).all(2))
    several = LOG_FACTORIAL[number] - LOG_FACTORIAL[parts].sum(1)
    grown = np.concatenate([counts[way], given[part][:, None, :]], axis=1)
    return grown, left[way, part], logs[way] + several[part]


def filled_up(
    counts: Ints, room: Ints, logs: NDArray[np.float64], holders: tuple[int, ...], cards: list[int]
) -> tuple[Ints, NDArray[np.float64]]:
    """Every way so far in which the last group just fills the room that is left to its holders."""
    others = [place for place in range(room.shape[1]) if place not in holders]
    fits = (room.sum(1) == len(cards)) & (room[:, others] == 0).all(1)
    counts, room = counts[fits], room[fits]
    several = LOG_FACTORIAL[len(cards)] - LOG_FACTORIAL[room].sum(1)
    return np.concatenate([counts, room[:, None, :]], axis=1), logs[fits] + several


@lru_cache(maxsize=256)
def parts_of(number: int, holders: int) -> Ints:
    """All ways to share a number out; without anybody to take them there is one only for none."""
    if holders == 0:
        return np.zeros((int(number == 0), 0), np.int64)
    if holders == 1:
        return np.array([[number]], np.int64)
    rest = [parts_of(number - first, holders - 1) for first in range(number + 1)]
    firsts = [np.full((len(one), 1), first, np.int64) for first, one in enumerate(rest)]
    return np.concatenate([np.concatenate(pair, axis=1) for pair in zip(firsts, rest, strict=True)])


def dealt(hidden: Hidden, number: int, rng: np.random.Generator) -> Ints:
    """The hands of so many deals, seat x deals, without what was given to nobody here."""
    found = split(hidden)
    if not len(found.logs):
        found = split(Hidden(hidden.cards, hidden.room, [set(), set(), set(), set()], hidden.sure))
    chance = np.exp(found.logs - found.logs.max())
    ways = found.counts[rng.choice(len(chance), number, p=chance / chance.sum())]
    hands = np.zeros((4, number), np.int64)
    for seat in SEATS:
        hands[seat] = word(tuple(hidden.sure[seat]))
    flat, deal = hands.reshape(-1), np.arange(number)
    for at, (_, cards) in enumerate(found.groups):
        mixed = np.left_shift(1, rng.permuted(np.tile(np.array(cards, np.int64), (number, 1)), axis=1))
        ends = np.cumsum(ways[:, at, :], axis=1)
        owner = (ends[:, None, :] <= np.arange(len(cards))[:, None]).sum(2)
        places = np.array(found.seats)[owner] * number + deal[:, None]
        for column in range(len(cards)):
            place = places[:, column]
            flat[place] = added(flat[place], mixed[:, column])
    return hands


# -- sides --------------------------------------------------------------------------------------------------------


def sides(seen: Observation, hands: Ints) -> Ints:
    """Who is re in each deal, as far as that is decided."""
    table = seen.table
    number = hands.shape[1]
    if table.contract is Contract.NORMAL:
        shown = [table.played_by(seat).count(Card.CQ) > 0 for seat in SEATS]
        holds = (hands >> Card.CQ) & 1
        return sum(((holds[seat] | shown[seat]) << seat for seat in SEATS), np.zeros(number, np.int64))
    teams = list(table.known)
    if seen.team is not None:
        teams[seen.seat] = seen.team
    mask = sum(1 << seat for seat in SEATS if teams[seat] is Team.RE)
    return np.full(number, mask, np.int64)
