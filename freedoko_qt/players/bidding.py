"""The talk before the first card: healthy, marriage or a solo."""

from collections.abc import Mapping

from freedoko_qt.engine import reservation
from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import SHAPES, Contract, Selector
from freedoko_qt.engine.event import Passed, Reserved, Said, Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.engine.tables import game_tables
from freedoko_qt.marked import mark
from freedoko_qt.players.base import Choice, Reason
from freedoko_qt.players.knowledge import deck_counts
from freedoko_qt.players.strength import strength

WANTED = 132.0  # card points that a voluntary solo should promise; 121 win it
OWED = 124.0  # enough for a solo that must be played some day anyway
SILENT = 150.0  # what a hand must promise to play a marriage alone

# Card points of a soloist, fitted to games that this player played against itself: what each number of `Strength`
# adds, what leading adds, and the start. Four kinds of soli: by the trumps they have.
WEIGHTS: Mapping[str, tuple[float, ...]] = {
    "none": (0.0, 0.0, 0.0, 21.0, 2.2, -2.2, 0.0, 10.0, 12.0),
    "single": (13.0, 5.0, 0.5, 14.5, -4.5, -8.5, 20.0, 10.5, 45.0),
    "pictures": (7.0, 4.5, 9.0, 13.5, -5.0, -2.0, 16.5, 12.0, -12.0),
    "suit": (6.3, 7.2, 9.8, 7.5, -2.5, -3.8, 17.2, 10.8, -27.0),
}

SELECTORS = (Selector.FIRST_FOREIGN, Selector.FIRST_COLOR, Selector.FIRST_TRUMP)
SINGLE = (Selector.FIRST_CLUB, Selector.FIRST_SPADE, Selector.FIRST_HEART)

HEALTHY = Reason(mark("thumb", "Nothing in this hand is worth a reservation."))
SILENTLY = Reason(mark("thumb", "You hold both queens of clubs and a strong hand: play alone without saying so."))
MARRIAGE = Reason(mark("thumb", "You hold both queens of clubs: look for a partner."))
SOLO = Reason(mark("thumb", "This hand is strong enough for a solo."))
DUTY = Reason(mark("thumb", "You owe a solo, and this hand has a fair chance."))
FORCED = Reason(mark("thumb", "You must play a solo now: this one has the best chances."))
OTHER = Reason(mark("thumb", "Your reservation is another one."))


def answer(seen: Observation) -> Choice:
    """The answer to a question of the talk."""
    table, plan = seen.table, plan_for(seen)
    if table.ask is Ask.HEALTH:
        healthy = plan is None or len(seen.legal) == 1
        return Choice(Said(seen.seat, healthy), why(seen, None if healthy else plan))
    if plan in seen.legal and plan is not None:
        return Choice(plan, FORCED if table.ask is Ask.FORCED else why(seen, plan))
    if Passed(seen.seat) in seen.legal:
        return Choice(Passed(seen.seat), OTHER)
    named = tuple(action for action in seen.legal if isinstance(action, Reserved))
    return Choice(best_of(seen, named), FORCED)


def why(seen: Observation, plan: Reserved | None) -> Reason:
    """The reason for a plan."""
    if plan is None:
        return SILENTLY if seen.hand.count(Card.CQ) == 2 else HEALTHY
    if plan.contract is Contract.MARRIAGE:
        return MARRIAGE
    return DUTY if seen.table.owed[seen.seat] else SOLO


def plan_for(seen: Observation) -> Reserved | None:
    """The game this hand should reserve; the same through the whole talk, None means healthy."""
    table, hand = seen.table, seen.hand
    options = reservation.answers(table, seen.seat, hand, Ask.NAME)
    soli = tuple(option for option in options if option.contract.is_real_solo)
    if soli:
        best = best_of(seen, soli)
        if promise(seen, best.contract) >= (OWED if table.owed[seen.seat] else WANTED):
            return best
    marriages = tuple(option for option in options if option.contract is Contract.MARRIAGE)
    if not marriages or promise(seen, Contract.MARRIAGE_SILENT) >= SILENT:
        return None
    return marriage(marriages, hand, table)


def best_of(seen: Observation, options: tuple[Reserved, ...]) -> Reserved:
    """The solo of greatest promise among the options."""
    return max(options, key=lambda option: promise(seen, option.contract))


def promise(seen: Observation, contract: Contract) -> float:
    """The card points that a soloist with this hand makes on average."""
    tables = game_tables(seen.table.rules, contract)
    hidden = list(deck_counts(seen.table.rules.with_nines))
    for card in seen.hand:
        hidden[card] -= 1
    hand = strength(seen.hand, tables, hidden)
    weights = WEIGHTS[kind(contract)]
    numbers = (hand.trumps, hand.power, hand.top, hand.aces, hand.run, hand.losers, hand.voids)
    leads = will_lead(seen.table, seen.seat, contract)
    return sum(weight * number for weight, number in zip(weights, (*numbers, leads, 1), strict=True))


def kind(contract: Contract) -> str:
    """Which weights fit a solo."""
    shape = SHAPES[contract]
    if shape.suit:
        return "suit"
    return ("none", "single", "pictures", "pictures")[len(shape.pictures)]


def will_lead(table: Table, seat: Seat, contract: Contract) -> bool:
    """Whether the soloist would play the first card."""
    by_rule = table.rules.lustsolo_player_leads or table.owed[seat] > 0
    return table.start == seat or (contract.is_real_solo and by_rule)


def marriage(options: tuple[Reserved, ...], hand: Hand, table: Table) -> Reserved:
    """The marriage whose partner is found soonest; of single suits the one of which the hand has least."""
    by_selector = {option.selector: option for option in options}
    for selector in SELECTORS:
        if selector in by_selector:
            return by_selector[selector]
    suit = game_tables(table.rules, Contract.MARRIAGE).suit
    return min(options, key=lambda option: sum(suit[card] == SINGLE.index(option.selector) for card in hand))
