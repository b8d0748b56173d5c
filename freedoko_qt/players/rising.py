"""Swines and a new partner by Genscher, thought through in deals that agree with what was seen."""

import numpy as np

from freedoko_qt.engine import talk
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Action, GenscherChosen, HyperswinesAnnounced, Passed, Played, SwinesAnnounced
from freedoko_qt.engine.genscher import KING, chosen
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.marked import mark
from freedoko_qt.players import swines
from freedoko_qt.players.base import Choice, Ranked, Reason
from freedoko_qt.players.belief import believed
from freedoko_qt.players.guide import THUMBS
from freedoko_qt.players.kernel import Ints
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.search import Floats, Means, Thought, error
from freedoko_qt.players.shifting import own_state
from freedoko_qt.players.watched import Watched

SURE = 2.0  # standard errors
GAIN = 0.05  # points of the game that a new partner must bring beyond chance

PARTNER = Reason(mark("strong", "Together with {player} you gain more, in {deals} possible deals."))
HOLD_BACK = Reason(mark("strong", "Announced now, these trumps would bring less, in {deals} possible deals."))


def values_of(table: Table, hands: Ints, re: Ints, seat: int, whims: int, card: int | None = None) -> Floats:
    """What a seat gains in each deal when the games are played on, card points included; perhaps with a first card.

    The same whims, given as a number, make games comparable.
    """
    worlds = Watched(table, hands, re)
    if card is not None:
        worlds.play(np.full(worlds.games, card, np.int64))
    THUMBS.finish(worlds, np.arange(worlds.games), np.random.default_rng(whims))
    return Ending(worlds).values(seat)


# -- swines -------------------------------------------------------------------------------------------------------


def rise(seen: Observation, means: Means, rng: np.random.Generator) -> Choice | None:
    """Swines or hyperswines that may be announced now, unless they do harm; None: nothing is announced now.

    Before the first card of a game, keeping silent is a choice of its own.
    """
    spoken = swines.rise(seen)
    if spoken is None or not is_reckoned(seen.table):
        return spoken
    quiet, loud = quiet_after(seen), risen(seen, spoken.action)
    deals = believed(quiet, means.deals, means.trust, rng)
    whims = int(rng.integers(1 << 32))
    without, with_it = (values_of(one.table, deals.hands, deals.re, seen.seat, whims) for one in (quiet, loud))
    off = error(with_it, without)
    silent = Passed(seen.seat)
    ranks = (Ranked(spoken.action, float(with_it.mean())), Ranked(silent, float(without.mean()), off))
    if ranks[0].points >= ranks[1].points - SURE * off:
        top = ranks[0].points
        ranking = (ranks[0], Ranked(silent, min(top, ranks[1].points), off))
        return Choice(spoken.action, spoken.reason, ranking if silent in seen.legal else ())
    if silent not in seen.legal:
        return None
    ranking = (Ranked(silent, ranks[1].points), Ranked(spoken.action, ranks[0].points, off))
    return Choice(silent, Reason(HOLD_BACK.text, (("deals", len(with_it)),)), ranking)


def is_reckoned(table: Table) -> bool:
    """Whether the game is found and can be played on in thought."""
    is_exchanged = table.contract is Contract.POVERTY and table.ask is not Ask.CARD
    return not (is_exchanged or table.contract.is_for_few)


def quiet_after(seen: Observation) -> Observation:
    """What the seat sees at the next card if nobody announces swines before it."""
    return seen if seen.table.ask is Ask.CARD else at_card(seen, talk.advanced(own_state(seen)))


def risen(seen: Observation, action: Action) -> Observation:
    """What it sees at the next card after it has announced swines or hyperswines."""
    assert isinstance(action, SwinesAnnounced | HyperswinesAnnounced)
    return at_card(seen, talk.after_swines(own_state(seen), action))


def at_card(seen: Observation, state: State) -> Observation:
    """What the seat sees when the other questions for swines have been passed."""
    while state.table.ask is Ask.SWINES:
        state = talk.advanced(state)
    return observe(state, seen.seat)


# -- a new partner ------------------------------------------------------------------------------------------------


def genschers(seen: Observation, thought: Thought, means: Means, rng: np.random.Generator) -> Choice | None:
    """The new partner to name with the king of diamonds, if it is sure to bring more than the best card."""
    choices = [action for action in seen.legal if isinstance(action, GenscherChosen)]
    if not choices:
        return None
    seat, deals = seen.seat, believed(seen, means.deals, means.trust, rng)
    whims = int(rng.integers(1 << 32))
    alone = values_of(seen.table, deals.hands, deals.re, seat, whims, thought.best)
    found = []
    for choice in choices:
        re = np.full(means.deals, 1 << seat | 1 << choice.partner, np.int64)
        found.append(values_of(chosen(seen.table, choice), deals.hands, re, seat, whims, KING))
    best = max(range(len(found)), key=lambda at: found[at].mean())
    gain = float((found[best] - alone).mean())
    if gain <= max(GAIN, SURE * error(found[best], alone)):
        return None
    rest = [Ranked(choices[at], float(found[at].mean()), error(found[best], found[at])) for at in range(len(found))]
    rest.append(Ranked(Played(seat, thought.best), float(alone.mean()), error(found[best], alone)))
    first = Ranked(choices[best], float(found[best].mean()))
    others = sorted((one for one in rest if one.action != first.action), key=lambda one: -one.points)
    values = (("player", choices[best].partner), ("deals", means.deals))
    return Choice(first.action, Reason(PARTNER.text, values), (first, *others))
