"""The talk before the first card: healthy, or a marriage, a poverty, a hand to throw in, a solo."""

from freedoko_qt.engine import reservation
from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.event import Action, Announced, Passed, Reserved, Said
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.engine.tables import game_tables
from freedoko_qt.marked import mark
from freedoko_qt.players import solo
from freedoko_qt.players.base import Choice, Reason
from freedoko_qt.players.calling import SPREAD, chance, needed, outlook, sure_enough
from freedoko_qt.players.solo import promise
from freedoko_qt.players.style import SEASONED, Style

WANTED = 132.0  # card points that a voluntary solo should promise; 121 win it
OWED = 124.0  # enough for a solo that must be played some day anyway
SILENT = 150.0  # what a hand must promise to play a marriage alone
POOR = 112.0  # a hand that promises less in a normal game is gladly thrown in or given to a partner
BID = 0.55  # how sure a promise for a contested solo must be
BOLDER = 4.0  # card points by which less is enough for a solo with each step of boldness

SELECTORS = (Selector.FIRST_FOREIGN, Selector.FIRST_COLOR, Selector.FIRST_TRUMP)
SINGLE = (Selector.FIRST_CLUB, Selector.FIRST_SPADE, Selector.FIRST_HEART)

HEALTHY = Reason(mark("thumb", "Nothing in this hand is worth a reservation."))
SILENTLY = Reason(mark("thumb", "You hold both queens of clubs and a strong hand: play alone without saying so."))
MARRIAGE = Reason(mark("thumb", "You hold both queens of clubs: look for a partner."))
POVERTY = Reason(mark("thumb", "With so few trumps you need a partner who takes them."))
THROW = Reason(mark("thumb", "This hand promises little, and you may throw it in."))
SOLO = Reason(mark("thumb", "This hand is strong enough for a solo."))
DUTY = Reason(mark("thumb", "You owe a solo, and this hand has a fair chance."))
FORCED = Reason(mark("thumb", "You must play a solo now: this one has the best chances."))
OFFER = Reason(mark("thumb", "You must play a solo, but this hand is weak: perhaps somebody else takes the game."))
OTHER = Reason(mark("thumb", "Your reservation is another one."))
OWN_UP = Reason(mark("thumb", "You have said that you have a reservation, and this is the best one."))
BIDDING = Reason(mark("thumb", "This solo should make about {points} card points: promise that much for it."))
NO_BID = Reason(mark("thumb", "Your solo should not be promised more than that."))
NOTHING = Reason(mark("thumb", "You have nothing to announce."))
SMALL = {Contract.MARRIAGE: MARRIAGE, Contract.POVERTY: POVERTY}


def answer(seen: Observation, style: Style = SEASONED) -> Choice:
    """The answer to a question of the talk."""
    match seen.table.ask:
        case Ask.SWINES:
            return Choice(Passed(seen.seat), NOTHING)
        case Ask.BID:
            return bid(seen, style)
        case Ask.FORCED:
            return forced(seen, style)
    plan = plan_for(seen, style)
    return answered(seen, plan, why(seen, plan) if plan else None)


def answered(seen: Observation, plan: Reserved | None, reason: Reason | None) -> Choice:
    """What whoever has a plan answers to a question of the talk; None means healthy."""
    if plan is None:
        quiet: tuple[Action, ...] = (Said(seen.seat, True), Reserved(seen.seat, Contract.NORMAL))
        word = next((action for action in quiet if action in seen.legal), None)
        if word is not None:
            return Choice(word, reason or (SILENTLY if seen.hand.count(Card.CQ) == 2 else HEALTHY))
    elif seen.table.ask is Ask.HEALTH:
        return Choice(first_word(seen, plan), reason or why(seen, plan))
    elif plan in seen.legal:
        return Choice(plan, reason or why(seen, plan))
    return Choice(Passed(seen.seat), OTHER) if Passed(seen.seat) in seen.legal else own_up(seen)


def first_word(seen: Observation, plan: Reserved) -> Said:
    """That there is a reservation, where sizes are told with its size."""
    sizes = [action for action in seen.legal if isinstance(action, Said) and not action.healthy]
    return next((action for action in sizes if action.big is plan.contract.is_real_solo), sizes[0])


def own_up(seen: Observation) -> Choice:
    """The best of what can be named when something must be: anything rather than a solo, unless that is good."""
    named = tuple(action for action in seen.legal if isinstance(action, Reserved))
    if not named:
        return Choice(seen.legal[0], OWN_UP)  # whoever may not stay silent says reservation
    small = tuple(option for option in named if not option.contract.is_real_solo)
    soli = tuple(option for option in named if option.contract.is_real_solo)
    if not small:
        return Choice(solo.best(seen, soli), FORCED)
    marriages = tuple(option for option in small if option.contract is Contract.MARRIAGE)
    return Choice(marriage(marriages, seen.hand, seen.table) if marriages else small[0], OWN_UP)


def why(seen: Observation, plan: Reserved) -> Reason:
    """The reason for a plan."""
    if plan.contract.is_thrown:
        return THROW
    if plan.contract in SMALL:
        return SMALL[plan.contract]
    return DUTY if reservation.pays(seen.table, seen.seat, plan.contract) else SOLO


def plan_for(seen: Observation, style: Style = SEASONED) -> Reserved | None:
    """The game this hand should reserve; the same through the whole talk, None means healthy."""
    table, hand = seen.table, seen.hand
    options = reservation.answers(table, seen.seat, hand, Ask.NAME)
    soli = tuple(option for option in options if option.contract.is_real_solo and is_good(seen, option.contract, style))
    if soli and style.plays_soli:
        return solo.best(seen, soli)
    weak = tuple(option for option in options if option.contract.is_thrown or option.contract is Contract.POVERTY)
    if weak and promise_of_normal(seen) < POOR:
        return weak[0]
    marriages = tuple(option for option in options if option.contract is Contract.MARRIAGE)
    if not marriages:
        return None
    is_strong = style.plays_soli and promise(seen, Contract.MARRIAGE_SILENT) >= enough(SILENT, style)
    if is_strong and not reservation.must_marry(table, seen.seat, hand):
        return None
    return marriage(marriages, hand, table)


def is_good(seen: Observation, contract: Contract, style: Style = SEASONED) -> bool:
    """Whether a solo promises enough to be played without need."""
    wanted = OWED if reservation.pays(seen.table, seen.seat, contract) else WANTED
    return promise(seen, contract) >= enough(wanted, style)


def enough(points: float, style: Style) -> float:
    """The card points that are enough for a player of this style where another one wants so many."""
    return points - BOLDER * style.boldness


def promise_of_normal(seen: Observation) -> float:
    """The card points that the own side would make without any reservation."""
    points, _ = outlook(seen)
    return points


def forced(seen: Observation, style: Style = SEASONED) -> Choice:
    """The owed solo that must be played now, offered to the others if the rules allow it and it is a weak one."""
    named = tuple(action for action in seen.legal if isinstance(action, Reserved))
    plan = solo.best(seen, tuple(option for option in named if not option.offered))
    offer = Reserved(plan.seat, plan.contract, plan.selector, offered=True)
    if offer in named and promise(seen, plan.contract) < enough(OWED, style):
        return Choice(offer, OFFER)
    return Choice(plan, FORCED)


def bid(seen: Observation, style: Style) -> Choice:
    """The next promise for a solo that others want as well, if the hand is good enough for it."""
    calls = [action for action in seen.legal if isinstance(action, Announced)]
    own = next(rival for rival in seen.table.rivals if rival.seat == seen.seat)
    points, spread = promise(seen, own.contract), sum(SPREAD["alone"])
    if calls and style.announces:
        need = needed(seen.table.rules, Team.RE, calls[0].call)
        if chance(points, spread, need) >= sure_enough(BID, style.boldness):
            return Choice(calls[0], Reason(BIDDING.text, (("points", round(points)),)))
    return Choice(Passed(seen.seat), NO_BID)


def marriage(options: tuple[Reserved, ...], hand: Hand, table: Table) -> Reserved:
    """The marriage whose partner is found soonest; of single suits the one of which the hand has least."""
    by_selector = {option.selector: option for option in options}
    for selector in SELECTORS:
        if selector in by_selector:
            return by_selector[selector]
    suit = game_tables(table.rules, Contract.MARRIAGE).suit
    return min(options, key=lambda option: sum(suit[card] == SINGLE.index(option.selector) for card in hand))
