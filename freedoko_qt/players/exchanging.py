"""The exchange of a poverty, thought through: whether to take the cards, and what to give back.

Every answer is tried in the same deals with the same whims of chance, the rest of the exchange goes by quick rules, and
the games are played to their end. What to pass is left to the rules of thumb: thinking it through chose no better.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic

import numpy as np

from freedoko_qt.engine import exchange as course
from freedoko_qt.engine.event import Action, Passed, PovertyReturned, PovertyTaken
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.poverty import without
from freedoko_qt.engine.table import Ask
from freedoko_qt.marked import mark
from freedoko_qt.players import bidding, exchange, shifting
from freedoko_qt.players.base import Choice, Ranked, Reason
from freedoko_qt.players.kernel import Ints, hand_of, word
from freedoko_qt.players.rising import rise
from freedoko_qt.players.search import MANY, Floats, Means, behind, error, is_behind
from freedoko_qt.players.style import Style

RETURNS = 16  # so many ways to give cards back are tried, the best by the rules of thumb
FIRST = 3  # one of so many deals is tried before answers that have fallen behind are left out
ENOUGH = 4  # answers that are tried in all deals at most
SURE = 2.0  # standard errors by which an answer must be better than that of the rules of thumb
UNTAKEN = 0.0  # what a seat gains when nobody takes the cards: they are dealt again, or all play alone for few points
STEP = 0.15  # what each step of boldness takes off

# Measured over 250 games for few points by rules of thumb, after all had refused: 0.01 +- 0.01 on average, 0.09 for
# weak hands and -0.06 for strong ones.

TAKE = Reason(
    mark("strong", "In {wins} of 100 possible deals you win with these cards, which is better than refusing.")
)
REFUSE = Reason(mark("strong", "In {wins} of 100 possible deals you would win with these cards: refusing is better."))
RETURN = Reason(mark("strong", "To give back these cards brings most, in {deals} possible deals."))


def answer(seen: Observation, means: Means, seed: int, style: Style) -> Choice:
    """The answer to a question of the exchange, or for swines before the first card."""
    rng = np.random.default_rng([seed, seen.seat, seen.table.played])
    match seen.table.ask:
        case Ask.PASS_CARDS:
            return exchange.passing(seen)
        case Ask.TAKE_CARDS:
            return taking(seen, means, rng, style)
        case Ask.RETURN_CARDS:
            return returning(seen, means, rng)
        case _:
            return rise(seen, means, rng) or bidding.answer(seen, style)


# -- one of many ways ---------------------------------------------------------------------------------------------


def staged(
    actions: Sequence[Action], play: Callable[[Sequence[int], slice], Floats], number: int, patience: float
) -> tuple[Ranked, ...]:
    """Tries all answers in some of the deals and the best of them in the rest.

    What comes back has the best one first. The first one given is that of the rules of thumb: it stands unless another
    is better by more than chance may feign. `play` tells for some of the answers, by their places, what each brings in
    each deal of a part.
    """
    began = monotonic()
    values = [np.zeros(0) for _ in actions]
    alive: Sequence[int] = range(len(actions))
    first = number if number * len(actions) <= MANY else number // FIRST
    for part in (slice(0, first), slice(first, number)):
        for at, brought in zip(alive, play(alive, part), strict=True):
            values[at] = np.concatenate([values[at], brought])
        order = sorted(alive, key=lambda at: -values[at].mean())
        kept = [at for place, at in enumerate(order) if place < ENOUGH or at == 0]
        alive = [at for at in kept if not is_behind(values[order[0]], values[at])]
        if first == number or len(alive) == 1 or monotonic() - began > patience:
            break
    best, usual = alive[0], values[0]
    if len(usual) == len(values[best]) and behind(values[best], usual) <= SURE * error(values[best], usual):
        best = 0
    others = (ranked(actions[at], values[at], values[best]) for at in range(len(actions)) if at != best)
    rest = sorted(others, key=lambda one: -one.points)
    return (Ranked(actions[best], float(values[best].mean())), *rest)


def ranked(action: Action, values: Floats, best: Floats) -> Ranked:
    """What an answer is worth, never more than the best one, over the deals in which both were tried."""
    return Ranked(action, float(best.mean()) - max(0.0, behind(best, values)), error(best, values))


# -- giving back --------------------------------------------------------------------------------------------------


def returning(seen: Observation, means: Means, rng: np.random.Generator) -> Choice:
    """The cards to give back that bring most."""
    table, seat, poor = seen.table, seen.seat, seen.table.soloist
    assert poor is not None
    state = shifting.own_state(seen, seen.got)
    legal = [action for action in seen.legal if isinstance(action, PovertyReturned)]
    legal.sort(key=lambda one: -exchange.kept(without(seen.hand, one.cards), one.cards, table.tables))
    after = {action: shifting.opened(state, (action,)) for action in legal[:RETURNS]}
    start = after[legal[0]]
    # Swines that are torn apart make another game of it.
    actions = [action for action, other in after.items() if other.tables is start.tables]
    usual = exchange.returning(seen)
    if len(actions) == 1:
        return usual
    hands = shifting.drawn(seen, shifting.bare_cases(seen), means.deals, means.trust, rng)
    told = Reason(RETURN.text, (("deals", hands.shape[1]),))

    def play(chosen: Sequence[int], part: slice) -> Floats:
        each = [exchanged_here(hands[:, part], actions[at]) for at in chosen]
        number = each[0].shape[1]
        re = np.full(number * len(each), 1 << seat | 1 << poor, np.int64)
        _, values = shifting.brought(start, np.concatenate(each, axis=1), re, seat, number, rng)
        return values.reshape(len(each), number)

    def exchanged_here(given: Ints, action: PovertyReturned) -> Ints:
        made = given.copy()
        made[seat] = word(without(seen.hand, action.cards))
        made[poor] = shifting.merged(made[poor], np.full_like(made[poor], word(action.cards)))
        return made

    ranking = staged(actions, play, hands.shape[1], means.patience)
    best = ranking[0].action
    return replace(usual, ranking=ranking) if best == usual.action else Choice(best, told, ranking)


# -- taking -------------------------------------------------------------------------------------------------------


def taking(seen: Observation, means: Means, rng: np.random.Generator, style: Style) -> Choice:
    """Whether to take the cards: what it brings, and what comes of it when somebody else takes them or nobody."""
    seat = seen.seat
    hands = shifting.drawn(seen, shifting.poor_cases(seen), means.deals, means.trust, rng)
    if not hands.size:
        return exchange.taking(seen)
    won, taken, refused = compared(seen, hands, rng)
    wins = (("wins", round(100 * won)),)
    yes, no = Ranked(PovertyTaken(seat), float(taken.mean())), Ranked(Passed(seat), float(refused.mean()))
    is_taken = yes.points > no.points - STEP * style.boldness
    first, second, text = (yes, no, TAKE.text) if is_taken else (no, yes, REFUSE.text)
    second = replace(second, points=min(yes.points, no.points), error=error(taken, refused))
    return Choice(first.action, Reason(text, wins), (first, second))


def compared(seen: Observation, hands: Ints, rng: np.random.Generator) -> tuple[float, Floats, Floats]:
    """How often a seat wins that takes the cards, and what taking and refusing bring in each deal.

    The own row of the hands holds the trumps that were passed.
    """
    table, seat, poor = seen.table, seen.seat, seen.table.soloist
    assert poor is not None
    assert table.shift is not None
    size, tables, number = table.shift.number, table.tables, hands.shape[1]
    filled = shifting.spared(hands[poor], size - np.bitwise_count(hands[seat]).astype(np.int64), tables)
    passed = shifting.merged(hands[seat], filled)
    hands[seat], hands[poor] = word(seen.hand), shifting.less(hands[poor], filled)
    asked = course.order(table, poor)
    other = shifting.takers(seen, hands, asked[asked.index(seat) + 1 :])
    partner = np.concatenate([np.full(number, seat, np.int64), np.where(other >= 0, other, seat)])
    made, back = shifting.exchanged(np.tile(hands, 2), np.tile(passed, 2), partner, poor, size, tables)
    state = shifting.own_state(seen, hand_of(int(passed[0])))
    start = shifting.opened(state, (PovertyTaken(seat), PovertyReturned(seat, hand_of(int(back[0])))))
    gains, values = shifting.brought(start, made, shifting.sides_of(partner, poor), seat, number, rng)
    refused = np.where(other >= 0, values[number:], UNTAKEN)
    return float((gains[:number] > 0).mean()), values[:number], refused
