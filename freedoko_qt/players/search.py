"""What each card is worth: thousands of games played on in thought, in deals that agree with what was seen.

All cards are tried in the same deals with the same whims of chance, so that only the card makes the difference. Cards
that have fallen behind after some of the deals are not tried in the rest.
"""

from dataclasses import dataclass, replace
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Table
from freedoko_qt.players.belief import Trust, believed
from freedoko_qt.players.guide import THUMBS, Guide
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.opinion import Opinion, nets_for, opinion_of
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.sample import Deals
from freedoko_qt.players.watched import Watched

Floats = NDArray[np.float64]

MANY = 1000  # so many games are played through at once; then more of them cost little
MORE = 3  # so many times as many deals at most, towards the end of a game
CUTS = (1 / 6, 5 / 12)  # after these shares of the deals cards that have fallen behind are left out
KEPT = (4, 3, 3)  # so many cards go on at most
BEHIND = 2.0  # standard errors after which a card has fallen behind
CLOSE = 0.02  # points of the game by which a card may be behind in any case
LATE = 0.2  # seconds that a player at the table thinks before it makes do with what it has found out

USUAL = Trust()


@dataclass(frozen=True, slots=True)
class Means:
    """With what a player thinks; more of it is stronger and slower, and nothing of it sees a hidden card."""

    deals: int = 60
    trust: Trust = USUAL
    network: float = 0.0  # how much its network has to say
    guided: int = 0  # in so many deals instead, which takes longer, the network plays on as well; 0: in none
    most: int = KINDS  # so many cards are tried, those of which the network thinks best
    patience: float = LATE  # seconds after which no further part of the deals is begun


@dataclass(frozen=True, slots=True, eq=False)
class Tried:
    """What came of some cards in the same deals: card x deal."""

    cards: tuple[Card, ...]
    scores: Floats  # what the player gains on the others
    eyes: Floats  # its side's card points, less 120
    ending: Ending
    seat: Seat
    values: Floats  # what each card brings in each deal, card points included; drawn towards an opinion if there is one

    def mixed(self, opinion: Opinion, level: float) -> "Tried":
        """The same, its values drawn towards an opinion."""
        silent = self.scored(self.ending.worlds.table.but(calls=())).std()
        scale = float(self.scores.std() / silent) if silent else 1.0
        return replace(self, values=opinion.mixed(self.cards, self.values, level, scale))

    def scored(self, table: Table) -> Floats:
        """What the player gains if other announcements had been made."""
        return self.ending.gains(table)[self.seat].reshape(self.scores.shape)


@dataclass(frozen=True, slots=True, eq=False)
class Thought:
    """What a player has found out about its cards, the best first."""

    cards: tuple[Card, ...]
    worth: Floats  # points of the game on average, card points included; compared over the same deals
    errors: Floats  # standard error of the difference to the best card
    deals: tuple[int, ...]  # in how many deals each card was tried
    last: Tried  # the best cards in the last part of the deals

    @property
    def best(self) -> Card:
        """The card that brings most."""
        return self.cards[0]


def think(
    seen: Observation, cards: tuple[Card, ...], means: Means, rng: np.random.Generator, is_calling: bool = False
) -> Thought:
    """Tries all cards in some of the deals, the better ones in more of them and the best ones in the rest.

    Who may announce something goes through all deals even when the card is clear, with the next best beside it. The
    same question and chance give the same answer, unless a machine is so slow that the last parts are left out.
    """
    began = monotonic()
    guide = guide_for(seen, means)
    drawn = thought_through(seen, means, guide, rng)
    number = len(drawn.re)
    mixed = rng.permutation(number)
    opinion = opinion_of(seen, drawn, means.network)
    cards = opinion.likely(cards, means.most)
    level: float | None = None
    values: dict[Card, Floats] = {card: np.zeros(0) for card in cards}
    tried, alive = None, cards
    # On a slow machine even few games are played through in parts, so that the time guard can come between them.
    is_at_once = number * len(cards) <= MANY and monotonic() - began <= means.patience / 2
    parts = (mixed,) if is_at_once else np.split(mixed, [round(at * len(mixed)) for at in CUTS])
    for part, kept in zip(parts, KEPT, strict=False):
        tried = try_cards(seen, alive, drawn.some(part), rng, guide)
        level = float(tried.values.mean()) if level is None else level
        tried = tried.mixed(opinion, level)
        for card, brought in zip(alive, tried.values, strict=True):
            values[card] = np.concatenate([values[card], brought])
        alive = ranked(alive, values)[:kept]
        least = 2 if is_calling else 1
        alive = tuple(
            card for place, card in enumerate(alive) if place < least or not is_behind(values[alive[0]], values[card])
        )
        if monotonic() - began > means.patience or len(alive) == 1:
            break
    assert tried is not None
    order = ranked(cards, values)
    best = values[order[0]]
    return Thought(
        order,
        np.array([best.mean() - behind(best, values[card]) for card in order]),
        np.array([error(best, values[card]) for card in order]),
        tuple(len(values[card]) for card in order),
        tried,
    )


def thought_through(seen: Observation, means: Means, guide: Guide, rng: np.random.Generator) -> Deals:
    """The deals in which cards are tried: more of them, the sooner the games are played through."""
    number = means.guided if guide.net else means.deals
    more = min(MORE * number, number * seen.table.hand_size // len(seen.hand))
    return believed(seen, more, means.trust, rng)


def guide_for(seen: Observation, means: Means) -> Guide:
    """How the games are played on."""
    nets = nets_for(seen.table)
    return Guide(nets.worth, imitation=nets.imitation) if means.guided and nets else THUMBS


def weighed(is_won: NDArray[np.bool_], lean: float) -> Floats:
    """How much each deal counts, all of them 1 together, when the won ones come about oftener; lean is in log odds."""
    weights = np.where(is_won, np.exp(lean), 1.0)
    shares: Floats = weights / weights.sum()
    return shares


def ranked(cards: tuple[Card, ...], values: dict[Card, Floats]) -> tuple[Card, ...]:
    """The cards, the best first; those that were tried in more deals stand before the others."""
    return tuple(sorted(cards, key=lambda card: (-len(values[card]), -values[card].mean())))


def is_behind(best: Floats, other: Floats) -> bool:
    """Whether a card has fallen so far behind that more deals will hardly change it."""
    return bool(behind(best, other) > BEHIND * error(best, other) + CLOSE)


def behind(best: Floats, other: Floats) -> float:
    """How much less a card brings than another, over the deals in which both were tried."""
    both = min(len(best), len(other))
    return float((best[:both] - other[:both]).mean())


def error(best: Floats, other: Floats) -> float:
    """The standard error of the difference between two cards over the deals in which both were tried."""
    both = min(len(best), len(other))
    return float((best[:both] - other[:both]).std() / np.sqrt(max(1, both)))


def try_cards(
    seen: Observation, cards: tuple[Card, ...], deals: Deals, rng: np.random.Generator, guide: Guide = THUMBS
) -> Tried:
    """Plays every card in every deal and the games to their end."""
    number, each = deals.hands.shape[1], len(cards)
    worlds = Watched(seen.table, np.tile(deals.hands, each), np.tile(deals.re, each))
    worlds.play(np.repeat(np.array(cards, np.int64), number))
    if deals.learned is not None:
        guide = replace(guide, share=deals.learned.swapaxes(1, 2))
    guide.finish(worlds, np.tile(np.arange(number), each), rng)
    ending = Ending(worlds)
    scores = ending.gains()[seen.seat].reshape(each, number)
    eyes = ending.eyes[seen.seat].reshape(each, number).astype(np.float64)
    return Tried(cards, scores, eyes, ending, seen.seat, ending.values(seen.seat).reshape(each, number))
