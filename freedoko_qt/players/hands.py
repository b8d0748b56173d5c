"""How likely each hand of the others is by what they have played, when there is time to judge only some of the hands.

To judge a hand means to go through the game again with it, which takes long; but most of what a hand tells is told by
its cards one by one. So some hands are judged, and what the cards in them add is told from these by least squares; with
that all hands are reckoned, those are judged next that turn out likely, and what is not judged in the end stays
reckoned. A few hundred judged hands tell of thousands of deals, where weighing the judged deals alone leaves a dozen
that count.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.players.features import counted
from freedoko_qt.players.kernel import Ints

Floats = NDArray[np.float64]

RIDGE = 1.0  # how strongly it is held back what a card adds
HEED = 0.3  # how much more heed is paid to hands the likelier they are
LEAST = 0.02  # the heed that is paid to any hand
WORST = 12.0  # no hand counts as unlikelier than the best by more than this logarithm, or a single one would rule all
ALL = 2  # so many times as many hands as were asked for are all judged, as going through the game again takes long too


class Found(NamedTuple):
    """What is found of some hands."""

    logs: Floats  # the logarithm of how likely each is
    sureness: Floats  # how much is to be made of that, if this is the hand
    learned: Floats  # how likely its player plays as the network would, and as FreeDoko's players do: 2 x hands


Judge = Callable[[Sequence[Ints]], Sequence[Found]]
"""For each seat, deals in which it holds the hands in question, to what is found of these.

All seats are judged at once, as the game is gone through again only once for that.
"""


class Hands:
    """The different hands that a seat holds in some deals."""

    def __init__(self, words: Ints, suit: Sequence[int]) -> None:
        """`words` are the hands by deal; `suit` tells the suit of each card kind, trumps being one."""
        different, self.deals, self.number = np.unique(words, return_index=True, return_inverse=True)
        self.facts = facts(different, np.array(suit))
        self.is_judged = np.zeros(len(different), np.bool_)
        number = len(different)
        self.found = Found(np.zeros(number), np.zeros(number), np.zeros((2, number)))
        self.share = 0.0  # how much is made of the hands of this seat

    def new(self, deals: Ints) -> Ints:
        """The hands of some deals that have not been judged."""
        wanted = np.zeros(len(self.deals), np.bool_)
        wanted[self.number[deals]] = True
        return np.flatnonzero(wanted & ~self.is_judged)

    def note(self, hands: Ints, found: Found) -> None:
        """What was found of some hands."""
        self.is_judged[hands] = True
        for mine, new in zip(self.found, found, strict=True):
            mine[..., hands] = new

    def reckon(self, share: float) -> None:
        """Tells the other hands from those that are judged; so much is made of a seat of which one is quite sure."""
        logs = self.found.logs[self.is_judged]
        logs = np.maximum(logs, logs.max() - WORST)
        likely = np.exp(logs - logs.max())
        likely /= likely.sum()
        self.share = share * float(likely @ self.found.sureness[self.is_judged])
        if self.is_judged.all():
            return
        heed = np.maximum(np.exp(HEED * (logs - logs.max())), LEAST)
        heed /= heed.sum()
        facts = self.facts[self.is_judged]
        centre, level = heed @ facts, heed @ logs
        apart = facts - centre
        heeded = (apart * heed[:, None]).T
        adds = np.linalg.solve(heeded @ apart + RIDGE / len(logs) * np.eye(facts.shape[1]), heeded @ (logs - level))
        # What is reckoned misses the truth by so much, and the mean of the chances lies above that of the logarithms.
        missed = heed @ (logs - level - apart @ adds) ** 2
        others = ~self.is_judged
        self.found.logs[others] = level + (self.facts[others] - centre) @ adds + self.share * missed / 2
        self.found.learned[:, others] = (self.found.learned[:, self.is_judged] @ likely)[:, None]


def facts(words: Ints, suit: Ints) -> Floats:
    """What may tell of a hand: how many cards of each kind it has, and where it has none or one of a suit."""
    number = counted(words).astype(np.float64)
    by_suit = number @ (suit[:, None] == np.arange(TRUMP + 1))
    return np.concatenate([number, by_suit == 0, by_suit == 1], axis=1)


def weigh(
    seats: Sequence[Hands], judge: Judge, rounds: Sequence[int], share: float, logs: Floats, rng: np.random.Generator
) -> Floats:
    """Judges the hands of so many deals in each of several rounds; the logarithm of how likely each deal is.

    `logs` is what is known of the deals besides, `share` how much is made of what was played.
    """
    if sum(len(hands.deals) for hands in seats) <= ALL * len(seats) * sum(rounds):
        rounds = (len(logs),)
    total = np.zeros(len(logs))
    for number in rounds:
        chance = np.exp(total - total.max())
        deals = spread(chance, number, rng) if number < len(logs) else np.arange(len(logs))
        total = logs + looked_at(seats, judge, deals, share)
    return total


def looked_at(seats: Sequence[Hands], judge: Judge, deals: Ints, share: float) -> Floats:
    """Judges the hands of some deals, unless they have been; the logarithm of how likely each of all deals is."""
    new = [hands.new(deals) for hands in seats]
    if any(map(len, new)):
        found = judge([hands.deals[which] for hands, which in zip(seats, new, strict=True)])
        for hands, which, one in zip(seats, new, found, strict=True):
            hands.note(which, one)
    total = np.zeros(len(seats[0].number))
    for hands in seats:
        hands.reckon(share)
        total += hands.share * hands.found.logs[hands.number]
    return total


def spread(chance: Floats, number: int, rng: np.random.Generator) -> Ints:
    """So many places, each as often as its chance makes it likely; chances need not add up to 1.

    They are taken at even distances on the sum of the chances: none comes up more often than it must.
    """
    ends = np.cumsum(chance)
    wanted = (np.arange(number) + rng.random()) / number * ends[-1]
    return np.minimum(np.searchsorted(ends, wanted), len(chance) - 1)
