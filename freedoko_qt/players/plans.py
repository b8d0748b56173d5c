"""What the games that a hand may reserve are worth: each of them is played through in the same possible deals.

The rules of thumb say which soli may be worth a thought, so that a plain hand is decided at once. How the talk goes on
is left to the engine; the others are thought to have nothing to say.
"""

from dataclasses import dataclass
from math import inf
from time import monotonic

import numpy as np

from freedoko_qt.engine import talk, team
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import SEATS, Call, Reserved
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.table import Ask, Made
from freedoko_qt.players.belief import Trust, believed
from freedoko_qt.players.guide import THUMBS
from freedoko_qt.players.kernel import Ints, hand_of
from freedoko_qt.players.outcome import EYES, Ending
from freedoko_qt.players.sample import Deals, sides
from freedoko_qt.players.search import Floats, weighed
from freedoko_qt.players.watched import Watched

ALONE = {Contract.SOLO_JACK: -1.0, Contract.SOLO_QUEEN: -0.5, Contract.SOLO_MEATLESS: 0.4}
"""By how much thought misses how often soli are won, as logarithms of the odds, measured over 460 of them: the others
defend better at the table than in thought where there are few trumps, and worse where there are none.
"""
LEAST = 2  # so many plans are reckoned however long it takes
SAID = 0.8  # how sure a win must be before re or contra is reckoned with


@dataclass(frozen=True, slots=True, eq=False)
class Prospect:
    """What came of a game in some deals: what its player gains, silent and with a promise, and its card points."""

    plan: Reserved | None  # None: healthy
    scores: Floats
    spoken: Floats
    eyes: Floats

    @property
    def is_solo(self) -> bool:
        """Whether it is a solo that was named."""
        return self.plan is not None and self.plan.contract.is_real_solo

    @property
    def is_poor(self) -> bool:
        """Whether it is a poverty."""
        return self.plan is not None and self.plan.contract is Contract.POVERTY

    @property
    def is_thrown(self) -> bool:
        """Whether the cards are dealt again."""
        return self.plan is not None and self.plan.contract.is_thrown

    @property
    def weights(self) -> Floats:
        """How much each deal counts."""
        lean = ALONE.get(self.plan.contract, 0.0) if self.plan else 0.0
        return weighed(self.scores > 0, lean)

    @property
    def values(self) -> Floats:
        """What the game brings in each deal, card points included; announced where that is sure to pay."""
        is_said = self.kept >= SAID and self.mean(self.spoken) > self.mean(self.scores)
        return (self.spoken if is_said else self.scores) + EYES * self.eyes

    def mean(self, values: Floats) -> float:
        """The mean of some values over the deals."""
        return float(values @ self.weights)

    @property
    def worth(self) -> float:
        """What the game brings on average."""
        return self.mean(self.values)

    @property
    def won(self) -> float:
        """How often the game is won."""
        return self.mean((self.scores > 0).astype(np.float64))

    @property
    def kept(self) -> float:
        """How often it is won with the promise."""
        return self.mean((self.spoken > 0).astype(np.float64))


def prospects(
    seen: Observation,
    plans: tuple[Reserved | None, ...],
    number: int,
    trust: Trust,
    seed: list[int],
    call: Call = Call.NO_120,
    patience: float = inf,
) -> tuple[Prospect, ...]:
    """What each plan brings, all in the same deals and with the same whims of chance.

    A hand that is thrown in brings nothing, a poverty is not reckoned with, other games are left out where few tricks
    win. After so many seconds no further plan is begun, but for the first two.
    """
    began = monotonic()
    deals = believed(seen, number, trust, np.random.default_rng(seed))
    found, nothing = [], np.zeros(number)
    for plan in plans:
        if plan is not None and (plan.contract.is_thrown or plan.contract is Contract.POVERTY):
            found.append(Prospect(plan, nothing, nothing, nothing))
        elif len(found) >= LEAST and monotonic() - began > patience:
            continue
        elif (after := begun(seen, deals, plan)) is not None:
            found.append(prospect(after, plan, deals, np.random.default_rng([*seed, 1]), call))
    return tuple(found)


def begun(seen: Observation, deals: Deals, plan: Reserved | None) -> Observation | None:
    """What the seat sees before the first card of the game that it plans; None if no such game is reckoned here."""
    hands = tuple(seen.hand if seat == seen.seat else hand_of(int(deals.hands[seat, 0])) for seat in SEATS)
    state = State(seen.table, hands, hands, team.by_queens(hands))
    if plan is None:
        state = talk.prepared(state.but(table=seen.table.but(turn=seen.table.start)))
    else:
        state = talk.found(state, plan)
    table = state.table
    while table.ask is Ask.SWINES:
        state = talk.advanced(state)
        table = state.table
    if table.ask is not Ask.CARD or table.contract.is_for_few:
        return None
    return observe(state, seen.seat)


def prospect(after: Observation, plan: Reserved | None, deals: Deals, rng: np.random.Generator, call: Call) -> Prospect:
    """What a game brings that is played from its first card on."""
    table, seat = after.table, after.seat
    hands: Ints = deals.hands
    worlds = Watched(table, hands, sides(after, hands))
    THUMBS.finish(worlds, np.arange(worlds.games), rng)
    ending = Ending(worlds)
    spoken = table.but(calls=(Made(seat, call, 0),))
    scores, loud = (ending.gains(one)[seat] for one in (table, spoken))
    return Prospect(plan, scores, loud, ending.eyes[seat].astype(np.float64))
