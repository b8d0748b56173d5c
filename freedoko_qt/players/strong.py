"""The player that thinks games through: it does what brings most in deals that agree with what it saw.

What it does not think through, it leaves to the rules of thumb: which cards a poor player passes, and games that few
tricks win.
"""

import numpy as np

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import Announced, Call, GenscherChosen, Played
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Ask, Made
from freedoko_qt.marked import mark
from freedoko_qt.players import exchanging, reserving
from freedoko_qt.players.base import Choice, Ranked, Reason
from freedoko_qt.players.character import EVEN, Character
from freedoko_qt.players.plans import ALONE
from freedoko_qt.players.position import Position
from freedoko_qt.players.rising import genschers, rise
from freedoko_qt.players.search import Means, Thought, error, think, weighed
from freedoko_qt.players.sensible import candidates
from freedoko_qt.players.style import SEASONED, Style
from freedoko_qt.players.thumb import Thumb

SURE = {Call.NO_120: 0.57, Call.REPLY: 0.6, Call.NO_90: 0.79, Call.NO_60: 0.84, Call.NO_30: 0.9, Call.NO_0: 0.94}
"""How sure a player must be of what it announces."""

ABOVE = (Call.NO_90, Call.NO_60, Call.NO_30, Call.NO_0)

REPLIED = 0.7
"""The same for strict replies."""

BOLDER = 0.05
"""How much less sure is enough with each step of boldness."""

LEANING = {Team.RE: -0.4, Team.CONTRA: 0.2}
HIGHER, ANSWERED, AGAINST, AGAINST_RE = 0.2, -0.8, -1.2, -3.0
"""By how much thought misses what comes of an announcement, of one that goes above Re or Kontra, of one that answers
the opponents', who hold more than their cards on the table tell, and of one against a soloist, silent or not; as
logarithms of the odds, measured over 6,900 moments, the second over 375, the last over 389.
"""

EXCHANGES = (Ask.PASS_CARDS, Ask.TAKE_CARDS, Ask.RETURN_CARDS, Ask.SWINES)
"""Questions before the first card that are not about which game is played."""

ONLY = Reason(mark("strong", "It is the only card you may play."))
BEST = Reason(mark("strong", "The {card} brings most in {deals} deals that are possible after all that was played."))
SPOKEN = Reason(mark("strong", "In {wins} of 100 deals that are possible your side keeps what this promises."))


class Thinker:
    """Decides by thinking games through; the same observation and seed always give the same choice."""

    def __init__(self, means: Means, seed: int = 0, style: Style = SEASONED, character: Character = EVEN) -> None:
        self.means, self.seed, self.style, self.character = means, seed, style, character
        self.thumb = Thumb(seed, style)

    def choose(self, seen: Observation) -> Choice:
        """One of the legal actions of the observation."""
        return self.at_once(seen) or self.decide(seen, self.think(seen))

    def at_once(self, seen: Observation) -> Choice | None:
        """What is chosen without trying cards, if that is not needed."""
        table = seen.table
        if table.ask in EXCHANGES:
            return exchanging.answer(seen, self.means, self.seed, self.style)
        if not table.contract_is_found:
            return reserving.answer(seen, self.means, self.seed, self.style)
        if table.contract.is_for_few:
            return self.thumb.choose(seen)
        if (risen := rise(seen, self.means, self.chance(seen))) is not None:
            return risen
        cards = playable(seen)
        if len(cards) == 1 and not any(isinstance(action, Announced | GenscherChosen) for action in seen.legal):
            return Choice(Played(seen.seat, cards[0]), ONLY)
        return None

    def chance(self, seen: Observation) -> np.random.Generator:
        """Chance for a moment, always the same for it."""
        return np.random.default_rng([self.seed, seen.seat, seen.table.played])

    def think(self, seen: Observation, cards: tuple[Card, ...] = ()) -> Thought:
        """What there is to find out about some cards, else about all that are not plainly wrong."""
        is_calling = any(isinstance(action, Announced) for action in seen.legal)
        cards = cards or candidates(seen, Position(seen, self.seed))
        return think(seen, cards, self.means, self.chance(seen), is_calling)

    def decide(self, seen: Observation, thought: Thought) -> Choice:
        """An announcement if it gains, else the best card."""
        call = next((action for action in seen.legal if isinstance(action, Announced)), None)
        if call is not None and (spoken := called(seen, call, thought, self.style.boldness)) is not None:
            return spoken
        if (named := genschers(seen, thought, self.means, self.chance(seen))) is not None:
            return named
        deals = (("card", thought.best.name), ("deals", thought.deals[0]))
        return Choice(Played(seen.seat, thought.best), Reason(BEST.text, deals), ranking(seen, thought))


def playable(seen: Observation) -> tuple[Card, ...]:
    """The cards that may be played."""
    return tuple(action.card for action in seen.legal if isinstance(action, Played))


def ranking(seen: Observation, thought: Thought) -> tuple[Ranked, ...]:
    """What the cards are worth, the best first; one that was given up early is never put above it."""
    top = float(thought.worth[0])
    found = [
        Ranked(Played(seen.seat, card), min(float(worth), top), float(error))
        for card, worth, error in zip(thought.cards, thought.worth, thought.errors, strict=True)
    ]
    return (found[0], *sorted(found[1:], key=lambda other: -other.points))


def called(seen: Observation, call: Announced, thought: Thought, boldness: int = 0) -> Choice | None:
    """The lowest announcement, if it gains and is sure enough; the player is asked again after it."""
    table, tried = seen.table, thought.last
    best = tried.cards.index(thought.best) if thought.best in tried.cards else 0
    spoken = table.but(calls=(*table.calls, Made(seen.seat, call.call, table.played)))
    after, before = tried.scored(spoken)[best], tried.scores[best]
    weights = weighed(after > 0, leaning(seen, call.call))
    kept = float(weights[after > 0].sum())
    gain = float(((after - before) * weights).sum())
    if gain <= 0 or kept < SURE.get(call.call, REPLIED) - BOLDER * boldness:
        return None
    silent = Ranked(Played(seen.seat, thought.best), float(before @ weights), error(after, before))
    loud = Ranked(call, float(after @ weights))
    return Choice(call, Reason(SPOKEN.text, (("wins", round(100 * kept)),)), (loud, silent))


def leaning(seen: Observation, call: Call) -> float:
    """By how much what is thought of an announcement must be mended."""
    table = seen.table
    if seen.team is None:
        return 0.0
    is_answer = any(made.seat != seen.seat and table.known[made.seat] is not seen.team for made in table.calls)
    if table.contract.is_solo:
        lean = ALONE.get(table.contract, 0.0)
        if seen.team is Team.RE:
            return lean
        return AGAINST_RE if is_answer else AGAINST - lean
    return (HIGHER if call in ABOVE else LEANING[seen.team]) + ANSWERED * is_answer
