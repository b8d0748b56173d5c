"""The talk before the first card, thought through: every game that a hand may reserve is played on in possible deals.

What cannot be reckoned with, a poverty and soli for the fewest tricks, is left to the rules of thumb.
"""

from freedoko_qt.engine import reservation
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Action, Announced, Passed, Reserved, Said
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Ask
from freedoko_qt.marked import mark
from freedoko_qt.players import bidding, solo
from freedoko_qt.players.base import Choice, Ranked, Reason
from freedoko_qt.players.plans import Prospect, prospects
from freedoko_qt.players.search import Means, error
from freedoko_qt.players.style import Style

HOPE = 98.0  # card points that a solo must promise by the rules of thumb to be thought through
MOST = 3  # so many soli at most
MARGIN = 0.1  # how much better than a normal game a solo must be, in spreads of the scores
OWED = 0.3  # how much worse it may be when it must be played some day anyway
STEP = 0.15  # what each step of boldness takes off
RICH = 0.65  # who wins a normal game more often keeps a poor hand
BAD = 0.5  # who wins a forced solo less often offers the game to the others
BID = 0.6  # how sure a promise for a contested solo must be

NORMAL = Reason(mark("strong", "Of the games that were thought through, a normal one brings most."))
SOLO = Reason(
    mark("strong", "In {wins} of 100 possible deals you win this solo, and it brings more than a normal game.")
)
DUTY = Reason(mark("strong", "You owe a solo, and in {wins} of 100 possible deals you win this one."))
FORCED = Reason(mark("strong", "You must play a solo now: of all, this one brings most."))
BIDDING = Reason(mark("strong", "In {wins} of 100 possible deals your solo makes what this promises."))


def answer(seen: Observation, means: Means, seed: int, style: Style) -> Choice:
    """The answer to a question of the talk."""
    seeds = [seed, seen.seat, 0]
    match seen.table.ask:
        case Ask.BID:
            return bid(seen, means, seeds, style)
        case Ask.FORCED:
            return forced(seen, means, seeds, style)
    found = considered(seen)
    if not found or not style.plays_soli:
        return bidding.answer(seen, style)
    made = prospects(seen, (None, *found), means.deals, means.trust, seeds, patience=means.patience)
    plan = chosen(seen, made, style)
    if plan is None or plan.plan is None or not plan.plan.contract.is_real_solo:
        reason = NORMAL if plan is None and seen.hand.count(Card.CQ) < 2 else None
        choice = bidding.answered(seen, plan.plan if plan else None, reason)
    else:
        pays = reservation.pays(seen.table, seen.seat, plan.plan.contract)
        why = Reason((DUTY if pays else SOLO).text, (("wins", round(100 * plan.won)),))
        choice = bidding.answered(seen, plan.plan, why)
    return Choice(choice.action, choice.reason, ranking(seen, made, plan))


def considered(seen: Observation) -> tuple[Reserved, ...]:
    """The games that may be worth a thought besides a normal one."""
    options = reservation.answers(seen.table, seen.seat, seen.hand, Ask.NAME)
    promises = {option: solo.promise(seen, option.contract) for option in options if is_reckoned(option)}
    soli = sorted((option for option in promises if promises[option] >= HOPE), key=lambda option: -promises[option])
    return (*(option for option in options if not option.contract.is_real_solo), *soli[:MOST])


def is_reckoned(option: Reserved) -> bool:
    """Whether a game is a solo that can be played through."""
    return option.contract.is_real_solo and not option.contract.is_for_few


def chosen(seen: Observation, made: tuple[Prospect, ...], style: Style) -> Prospect | None:
    """The game that brings most; None means healthy.

    A solo must be better than a normal game by more than chance may feign, or not much worse if it is owed anyway.
    """
    table, seat = seen.table, seen.seat
    healthy, *others = made
    spread = float(healthy.scores.std())
    best, top = healthy, healthy.worth
    if healthy.won < RICH:
        best = next((one for one in others if one.is_poor), healthy)
    if reservation.must_marry(table, seat, seen.hand):
        top = float("-inf")
    for one in others:
        if one.is_poor:
            continue
        margin = -STEP * style.boldness
        if one.is_solo:
            assert one.plan is not None
            margin += -OWED if reservation.pays(table, seat, one.plan.contract) else MARGIN
        if one.worth - margin * spread > top:
            best, top = one, one.worth - margin * spread
    return None if best is healthy else best


def forced(seen: Observation, means: Means, seed: list[int], style: Style) -> Choice:
    """The owed solo that brings most, offered to the others if the rules allow it and it is a weak one."""
    named = tuple(action for action in seen.legal if isinstance(action, Reserved))
    plans = tuple(option for option in named if not option.offered and is_reckoned(option))
    plans = tuple(sorted(plans, key=lambda option: -solo.promise(seen, option.contract))[: 2 * MOST])
    made = prospects(seen, plans, means.deals, means.trust, seed, patience=means.patience)
    if not made:
        return bidding.forced(seen, style)
    best = max(made, key=lambda one: one.worth)
    assert best.plan is not None
    offer = Reserved(best.plan.seat, best.plan.contract, best.plan.selector, offered=True)
    if offer in named and best.won < BAD:
        return Choice(offer, bidding.OFFER, ranking(seen, made, best))
    return Choice(best.plan, FORCED, ranking(seen, made, best))


def bid(seen: Observation, means: Means, seed: list[int], style: Style) -> Choice:
    """The next promise for a solo that others want as well, if the hand is good enough for it."""
    calls = [action for action in seen.legal if isinstance(action, Announced)]
    own = next(rival for rival in seen.table.rivals if rival.seat == seen.seat)
    if not calls or not is_reckoned(own):
        return bidding.bid(seen, style)
    (found,) = prospects(seen, (own,), means.deals, means.trust, seed, calls[0].call)
    if found.kept < BID - STEP * style.boldness / 2:
        return Choice(Passed(seen.seat), bidding.NO_BID)
    return Choice(calls[0], Reason(BIDDING.text, (("wins", round(100 * found.kept)),)))


def ranking(seen: Observation, made: tuple[Prospect, ...], best: Prospect | None) -> tuple[Ranked, ...]:
    """What the games are worth, the chosen one first; none beside a poverty, which is not reckoned."""
    first = best or made[0]
    if first.is_poor:
        return ()
    rest = sorted((one for one in made if one is not first), key=lambda one: -one.worth)
    return tuple(ranked(seen, one, first) for one in (first, *rest) if not one.is_poor)


def ranked(seen: Observation, one: Prospect, first: Prospect) -> Ranked:
    """What a game is worth; never more than the one that was chosen."""
    quiet: tuple[Action, ...] = (Said(seen.seat, True), Reserved(seen.seat, Contract.NORMAL), Passed(seen.seat))
    if one.plan is None:
        action = next((word for word in quiet if word in seen.legal), quiet[0])
    else:
        action = bidding.answered(seen, one.plan, None).action
    off = 0.0 if one is first else error(first.values, one.values)
    silent = Contract.MARRIAGE_SILENT if seen.hand.count(Card.CQ) == 2 else Contract.NORMAL
    return Ranked(action, min(one.worth, first.worth), off, one.plan or Reserved(seen.seat, silent))
