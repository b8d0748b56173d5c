"""The player that thinks games through: it does what brings most in deals that agree with what it saw.

What it does not think through, it leaves to the rules of thumb: which cards a poor player passes, and games that few
tricks win.
"""

import numpy as np

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import Announced, Call, GenscherChosen, HyperswinesAnnounced, Played, SwinesAnnounced
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Ask, Made
from freedoko_qt.marked import mark
from freedoko_qt.players import exchanging, reserving
from freedoko_qt.players.base import Choice, Ranked, Reason
from freedoko_qt.players.character import EVEN, Character
from freedoko_qt.players.position import Position
from freedoko_qt.players.rising import genschers, rise
from freedoko_qt.players.search import Means, Thought, error, think
from freedoko_qt.players.sensible import candidates
from freedoko_qt.players.style import SEASONED, Style
from freedoko_qt.players.thumb import Thumb

SURE = {Call.NO_120: 0.77, Call.REPLY: 0.77, Call.NO_90: 0.95, Call.NO_60: 0.97, Call.NO_30: 0.98, Call.NO_0: 0.99}
"""How sure a player must be of what it announces."""

REPLIED = 0.8
"""The same for strict replies."""

KONTRA = 0.9
"""The same for contra, which cannot see how strong the queens of clubs are; with less only a third was won."""

ANSWERED = 0.95
"""The same where the opponents have announced something: they hold more than their cards on the table tell."""

EXCHANGES = (Ask.PASS_CARDS, Ask.TAKE_CARDS, Ask.RETURN_CARDS, Ask.SWINES)
"""Questions before the first card that are not about which game is played."""

ONLY = Reason(mark("strong", "It is the only card you may play."))
BEST = Reason(mark("strong", "The {card} brings most in {deals} deals that are possible after all that was played."))
SPOKEN = Reason(mark("strong", "In {wins} of 100 deals that are possible your side keeps what this promises."))


class Thinker:
    """Decides by thinking games through; the same observation and seed always give the same choice."""

    def __init__(self, means: Means, seed: int = 0, style: Style = SEASONED, character: Character = EVEN) -> None:
        self.means, self.seed, self.character = means, seed, character
        self.style = style
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
        if any(isinstance(action, SwinesAnnounced | HyperswinesAnnounced) for action in seen.legal):
            risen = rise(seen, self.means, self.chance(seen))
            if risen is not None:
                return risen
        cards = playable(seen)
        if len(cards) == 1 and not any(isinstance(action, Announced | GenscherChosen) for action in seen.legal):
            return Choice(Played(seen.seat, cards[0]), ONLY)
        return None

    def chance(self, seen: Observation) -> np.random.Generator:
        """Chance for a moment, always the same for it."""
        return np.random.default_rng([self.seed, seen.seat, seen.table.played])

    def think(self, seen: Observation) -> Thought:
        """What there is to find out about the cards."""
        return think(seen, candidates(seen, Position(seen, self.seed)), self.means, self.chance(seen))

    def decide(self, seen: Observation, thought: Thought) -> Choice:
        """An announcement if it gains, else the best card."""
        call = next((action for action in seen.legal if isinstance(action, Announced)), None)
        if call is not None and (spoken := called(seen, call, thought)) is not None:
            return spoken
        if any(isinstance(action, GenscherChosen) for action in seen.legal):
            named = genschers(seen, thought, self.means, self.chance(seen))
            if named is not None:
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


def called(seen: Observation, call: Announced, thought: Thought) -> Choice | None:
    """The lowest announcement, if it gains and is sure enough; the player is asked again after it."""
    table, tried = seen.table, thought.last
    best = tried.cards.index(thought.best) if thought.best in tried.cards else 0
    spoken = table.but(calls=(*table.calls, Made(seen.seat, call.call, table.played)))
    after, before = tried.scored(spoken)[best], tried.scores[best]
    kept = float((after > 0).mean())
    sure = SURE.get(call.call, REPLIED)
    if seen.team is Team.CONTRA:
        sure = max(sure, KONTRA)
    if any(made.seat != seen.seat and table.known[made.seat] is not seen.team for made in table.calls):
        sure = max(sure, ANSWERED)
    if after.mean() <= before.mean() or kept < sure:
        return None
    silent = Ranked(Played(seen.seat, thought.best), float(before.mean()), error(after, before))
    loud = Ranked(call, float(after.mean()))
    return Choice(call, Reason(SPOKEN.text, (("wins", round(100 * kept)),)), (loud, silent))
