"""How likely each of some deals is: whether the others, holding these cards, would have played and said what they did.

They are thought to play as `foretelling` says and to speak by rules of thumb, but not all too strictly: a card that
they would hardly choose, or an announcement that they would not make, makes a deal less likely, never impossible.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Table, Trick
from freedoko_qt.players.foretelling import foretold, players
from freedoko_qt.players.guide import SHARE
from freedoko_qt.players.kernel import Ints, added
from freedoko_qt.players.opinion import net_for
from freedoko_qt.players.sample import Deals, sample
from freedoko_qt.players.talk import hears_solo, soloist_told, talked, tells
from freedoko_qt.players.thumbs import Thumbs
from freedoko_qt.players.watched import Watched

Floats = NDArray[np.float64]

TRUST = 0.8  # how much is made of it: 1 takes the players for what they are thought to be, 0 makes nothing of it
TALK = 0.6  # the same for what they say
ALONE = 0.4  # so much of the trust where no network helps to foretell cards; rules of thumb alone are too sure
NEVER = 1e-9  # the chance of a card that cannot be
RARE, ENOUGH = 16, 12_000  # where somebody plays a solo, so many times as many deals are drawn, and no more than that
FEW = 5  # with so many cards in hand the others' hands can hardly differ, and are soon judged
LIGHT = 3  # so many times as many cards are foretold in the same time without a network
FLOOR = 0.05  # the share of deals that are taken whatever was played


@dataclass(frozen=True, slots=True)
class Trust:
    """How much a player concludes from what the others play and say."""

    share: float = TRUST
    floor: float = FLOOR
    times: int = 4  # so many deals are drawn for each one that is kept
    talk: float = TALK
    effort: int = 16_000  # fewer are drawn where more than so many cards would have to be foretold for it


def believed(seen: Observation, number: int, trust: Trust, rng: np.random.Generator) -> Deals:
    """Deals that agree with an observation, each as often as the play and the talk of the others make it likely."""
    is_played = trust.share > 0 and seen.table.played > 0
    is_told = trust.talk > 0 and tells(seen)
    if not (is_played or is_told):
        return sample(seen, number, rng)
    many = number_drawn(seen, number, trust)
    drawn = of_soloist(seen, many, rng) if trust.talk else sample(seen, many, rng)
    if not is_played:
        return chosen(drawn, chances(seen, drawn, trust), number, rng)
    play = played(seen, drawn)
    return chosen(replace(drawn, learned=play.learned), chances(seen, drawn, trust, play), number, rng)


def number_drawn(seen: Observation, number: int, trust: Trust) -> int:
    """How many deals are drawn, so that so many can be chosen from them."""
    many = number * trust.times
    if len(seen.hand) <= FEW:
        return many
    effort = trust.effort if net_for(seen.table) else LIGHT * trust.effort
    return min(many, max(number, effort // max(1, seen.table.played)))


def of_soloist(seen: Observation, number: int, rng: np.random.Generator) -> Deals:
    """Deals drawn for an observation; where another seat plays a solo, ones with a hand on which that is done.

    Such hands are so rare that of a few hundred deals hardly any would have one.
    """
    if not hears_solo(seen):
        return sample(seen, number, rng)
    drawn = sample(seen, max(number, min(RARE * number, ENOUGH)), rng)
    told = soloist_told(seen, dealt(seen.table, drawn.hands))
    chance = np.exp(told - told.max())
    return chosen(drawn, chance / chance.sum(), number, rng)


def chosen(drawn: Deals, chance: Floats, number: int, rng: np.random.Generator) -> Deals:
    """So many of some deals, each as often as its chance makes it likely."""
    # Evenly spread places on the sum of the chances: no deal comes up more often than it must.
    places = (np.arange(number) + rng.random()) / number
    found = np.minimum(np.searchsorted(np.cumsum(chance), places), len(chance) - 1)
    return drawn.some(found)


class Play(NamedTuple):
    """What the cards of the others tell of some deals."""

    logs: Floats  # the logarithm of how likely they would have been played; the highest is 0
    learned: Floats  # seat x deals: how likely a seat plays as the network would


def chances(seen: Observation, deals: Deals, trust: Trust, play: Play | None = None) -> Floats:
    """How likely each of some deals is beside the others; they add up to 1."""
    total = np.zeros(deals.hands.shape[1])
    if trust.share and seen.table.played:
        total += trust.share * (play or played(seen, deals)).logs
    if trust.talk:
        total += trust.talk * hearsay(seen, deals)
    chance = np.exp(total - total.max())
    likely: Floats = (1 - trust.floor) * chance / chance.sum() + trust.floor / len(chance)
    return likely


def hearsay(seen: Observation, deals: Deals) -> Floats:
    """The logarithm of how likely the others would have said what they did, in each deal; the highest is 0.

    But for the solo that one of them plays: by that the deals were drawn.
    """
    if not tells(seen):
        return np.zeros(deals.hands.shape[1])
    return talked(seen, dealt(seen.table, deals.hands), deals.re)


def likelihood(seen: Observation, deals: Deals) -> Floats:
    """The logarithm of how likely the others would have played what they did, in each deal; the highest is 0."""
    return played(seen, deals).logs


def played(seen: Observation, deals: Deals) -> Play:
    """What is told by the cards that the others have played."""
    whole, net = dealt(seen.table, deals.hands), net_for(seen.table)
    total, learned = np.zeros(whole.shape[1]), np.full(whole.shape, SHARE)
    for seat in seen.table.others(seen.seat):
        # A player goes by its own hand alone, and towards the end many deals have the same one.
        _, first, back = np.unique(whole[seat], return_index=True, return_inverse=True)
        kinds = of_seat(seen.table, seat, whole[:, first], deals.re[first])
        logs = np.logaddexp.reduce(kinds)
        total += logs[back]
        if net:
            _, by_net, mixed = np.exp(kinds - logs)
            learned[seat] = (by_net + SHARE * mixed)[back]
    return Play((total - total.max()) * (1 if net else ALONE), learned)


def of_seat(table: Table, seat: Seat, whole: Ints, re: Ints) -> Floats:
    """The logarithm of how likely a seat is a player of each kind and plays as it did; from the hands before that."""
    worlds, thumbs, net = Watched(beginning(table), whole, re), Thumbs(table.tables), net_for(table)
    total = np.log(np.tile(players(net)[:, None], len(re)))
    moves = [move for trick in (*table.tricks, table.trick) for move in zip(trick.seats, trick.cards, strict=True)]
    own = [number for number, (player, _) in enumerate(moves) if player == seat]
    for player, card in moves[: own[-1] + 1 if own else 0]:
        if player == seat and worlds.number + 1 < worlds.course.size:
            total += np.log(np.maximum(foretold(worlds, thumbs.judged(worlds), card, net), NEVER))
        worlds.play(np.full(len(re), card, np.int64))
    return total


def beginning(table: Table) -> Table:
    """The table before the first card of the game."""
    first = table.tricks[0].leader if table.tricks else table.trick.leader
    known = (None,) * 4 if table.contract is Contract.NORMAL else table.known
    return table.but(tricks=(), trick=Trick(first), turn=first, calls=(), known=known)


def dealt(table: Table, hands: Ints) -> Ints:
    """The hands before the first card, as words."""
    whole = hands.copy()
    for seat in SEATS:
        for card in table.played_by(seat):
            whole[seat] = added(whole[seat], 1 << card)
    return whole
