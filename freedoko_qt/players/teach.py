"""Why a card is good, and what a card that was played was worth: all by what its player could know.

The sentence that decides is the rule of thumb, where it speaks for the best card and not for the other one; else the
event that comes about more often, or more seldom, with the best card in the same deals.
"""

from dataclasses import replace
from math import inf

import numpy as np

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from freedoko_qt.engine.observe import Observation
from freedoko_qt.marked import mark
from freedoko_qt.players.base import Choice, Player, Reason, Value
from freedoko_qt.players.belief import believed
from freedoko_qt.players.happened import Games
from freedoko_qt.players.position import Position
from freedoko_qt.players.search import Floats, Means, Thought, Tried, behind, error, guide_for, try_cards
from freedoko_qt.players.strong import BEST, ONLY, Thinker, playable
from freedoko_qt.players.telling import tellings
from freedoko_qt.players.thumb import rules

CARE = Means(deals=240, network=0.8, guided=240, patience=inf)
"""With what a card is judged for a person; always the same, so that a slow machine gives the same answer later."""

CLOSE = 2.0  # standard errors within which two cards are as good as each other
FAIR = 0.02  # points of the game that nobody would notice
NOTICED = 3  # card points that are worth telling
GENERAL = 1  # so many rules of thumb at the end of a table speak for anything

NO_MATTER = mark("teach", "It hardly matters: the {other} brings about as much.")
POINTS = mark("teach", "Your side makes {first} card points on average, instead of {second} ({other}).")


def advise(player: Player, seen: Observation) -> Choice:
    """What a player would do, thought over with care, and the reason that decided."""
    if not isinstance(player, Thinker):
        return player.choose(seen)
    careful = Thinker(CARE, player.seed, player.style, player.character)
    if (choice := careful.at_once(seen)) is not None:
        return choice
    thought = careful.think(seen, playable(seen))
    choice = careful.decide(seen, thought)
    if not isinstance(choice.action, Played) or len(thought.cards) < 2:
        return choice
    return replace(choice, reason=praise(seen, thought, player.seed))


def value(seen: Observation, played: Card, seed: int, means: Means = CARE) -> Value:
    """What a card was worth at its moment, against the best one.

    The two are compared in other deals than those in which the best one was found: whatever seems best in some deals
    owes part of that to chance. A game that is not thought through has no values.
    """
    if not has_value(seen):
        return Value(played, played, 0.0, 0.0, ONLY)
    thought = Thinker(means, seed).think(seen, playable(seen))
    best = thought.best
    if played is best:
        return Value(played, best, 0.0, 0.0, praise(seen, thought, seed))
    rng = np.random.default_rng([seed, seen.seat, seen.table.played, 1])
    tried = try_cards(seen, (best, played), believed(seen, means.deals, means.trust, rng), rng, guide_for(seen, means))
    better, worse = tried.values
    loss = max(0.0, behind(better, worse))
    return Value(played, best, loss, error(better, worse), reason(seen, tried, best, played, seed))


def has_value(seen: Observation) -> bool:
    """Whether there is something to choose, in a game that is thought through."""
    return not seen.table.contract.is_for_few and len(playable(seen)) > 1


# -- the sentence ---------------------------------------------------------------------------------------------------


def praise(seen: Observation, thought: Thought, seed: int) -> Reason:
    """What speaks for the best card.

    Where the next one is as good, it is the rule of thumb that speaks for it and against cards that are behind.
    """
    best, gaps = thought.best, thought.worth[0] - thought.worth
    next_best = thought.cards[1 + int(np.argmin(gaps[1:]))]
    is_near = gaps <= np.maximum(FAIR, CLOSE * thought.errors)
    if not is_near[1:].any():
        return reason(seen, thought.last, best, thought.cards[1], seed)
    worse = {card for card, near in zip(thought.cards, is_near, strict=True) if not near}
    return rule_of_thumb(seen, best, worse, seed) or Reason(NO_MATTER, (("other", next_best.name),))


def reason(seen: Observation, tried: Tried, best: Card, other: Card, seed: int) -> Reason:
    """Why a card is better than another, in one sentence."""
    first, second = (tried.values[tried.cards.index(card)] for card in (best, other))
    if is_close(first, second):
        return Reason(NO_MATTER, (("other", other.name),))
    if (by_thumb := rule_of_thumb(seen, best, {other}, seed)) is not None:
        return by_thumb
    told = tuple(tellings(Games(tried, seen.table, best, other), other))
    if told:
        return max(told, key=lambda one: one[0])[1]
    eyes = [120 + round(float(tried.eyes[tried.cards.index(card)].mean())) for card in (best, other)]
    if eyes[0] >= eyes[1] + NOTICED:
        return Reason(POINTS, (("first", eyes[0]), ("second", eyes[1]), ("other", other.name)))
    return Reason(BEST.text, (("card", best.name), ("deals", tried.scores.shape[1])))


def is_close(first: Floats, second: Floats) -> bool:
    """Whether nobody can tell that the first card is better."""
    return behind(first, second) <= max(FAIR, CLOSE * error(first, second))


def rule_of_thumb(seen: Observation, best: Card, others: set[Card], seed: int) -> Reason | None:
    """The rule of thumb that applies, if it speaks for the best card and against one of the others."""
    here = Position(seen, seed)
    for rule in rules(here)[:-GENERAL]:
        if cards := rule.find(here):
            if best not in cards or others <= set(cards):
                return None
            return Reason(rule.text, (("card", best.name),) if "{card}" in rule.text else ())
    return None
