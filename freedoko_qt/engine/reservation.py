"""The talk before the first card: healthy or not, then solo, marriage; the game type that results.

First everybody says in turn whether there is a reservation. A single one is simply named. Of several ones the kinds are
asked for in order of rank, each of those who have not yet been passed over; the first yes is played and the other
reservations stay secret. Source: tournament rules of the DDV 4.1.
"""

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import SELECTOR_RULES, SHAPES, SOLI, Contract
from freedoko_qt.engine.event import Action, Passed, Reserved, Said, Seat
from freedoko_qt.engine.rules import Rules, SoloOrder
from freedoko_qt.engine.table import Ask, Table


def soli(rules: Rules) -> tuple[Contract, ...]:
    """The soli that the rules know."""
    return tuple(contract for contract in SOLI if getattr(rules, SHAPES[contract].rule))


def marriages(table: Table, hand: Hand, seat: Seat) -> tuple[Reserved, ...]:
    """The ways in which a hand may announce a marriage: both queens of clubs are needed."""
    if hand.count(Card.CQ) < 2:
        return ()
    allowed = (selector for selector, rule in SELECTOR_RULES.items() if getattr(table.rules, rule))
    return tuple(Reserved(seat, Contract.MARRIAGE, selector) for selector in allowed)


def fits(table: Table, ask: Ask, seat: Seat) -> bool:
    """Whether a seat can be meant by a question, as far as everybody knows."""
    owes = table.owed[seat] > 0
    if ask is Ask.DUTY_SOLO:
        return owes
    if ask is Ask.SOLO and table.rules.x_solo_order is SoloOrder.DUTY_FIRST:
        return not owes
    return True


def answers(table: Table, seat: Seat, hand: Hand, ask: Ask) -> tuple[Reserved, ...]:
    """The games that a hand may name in answer to a question."""
    if not fits(table, ask, seat):
        return ()
    solo = tuple(Reserved(seat, contract) for contract in soli(table.rules))
    match ask:
        case Ask.FORCED | Ask.DUTY_SOLO | Ask.SOLO:
            return solo
        case Ask.MARRIAGE:
            return marriages(table, hand, seat)
        case _:
            return (*solo, *marriages(table, hand, seat))


def legal(table: Table, seat: Seat, hand: Hand) -> tuple[Action, ...]:
    """What the seat on turn may answer. Who has said reservation must own up to one before the questions run out."""
    if table.ask is Ask.HEALTH:
        can_reserve = bool(answers(table, seat, hand, Ask.NAME))
        return (Said(seat, True), Said(seat, False)) if can_reserve else (Said(seat, True),)
    named = answers(table, seat, hand, table.ask)
    if table.ask in (Ask.NAME, Ask.FORCED):
        return named
    later = any(
        answers(table, seat, hand, ask) for ask in kinds(table.rules)[kinds(table.rules).index(table.ask) + 1 :]
    )
    return (*named, Passed(seat)) if later or not named else named


def kinds(rules: Rules) -> tuple[Ask, ...]:
    """The questions to several players with a reservation, highest first."""
    if rules.x_solo_order is SoloOrder.DUTY_FIRST:
        return (Ask.DUTY_SOLO, Ask.SOLO, Ask.MARRIAGE)
    return (Ask.SOLO, Ask.MARRIAGE)


def opening(table: Table) -> tuple[Ask, Seat]:
    """The first question of the talk."""
    return (Ask.FORCED if table.forced else Ask.HEALTH, table.start)


def following(table: Table) -> tuple[Ask, Seat]:
    """What is asked next, and whom, after an answer that named no game; a card when nobody has a reservation."""
    first = [action for action in table.said if isinstance(action, Said)]
    if len(first) < 4:
        return Ask.HEALTH, (table.start + len(first)) % 4
    reserving = [action.seat for action in first if not action.healthy]
    if not reserving:
        return Ask.CARD, table.start
    if len(reserving) == 1:
        return Ask.NAME, reserving[0]
    questions = [(ask, seat) for ask in kinds(table.rules) for seat in reserving if fits(table, ask, seat)]
    return questions[len(table.said) - len(first)]


def is_duty(table: Table, chosen: Reserved) -> bool:
    """Whether a solo is one that its player owes."""
    return chosen.contract.is_real_solo and table.owed[chosen.seat] > 0


def leader(table: Table) -> Seat:
    """Who leads the first trick of the game that was found."""
    if table.soloist is not None and table.contract.is_real_solo and (table.duty or table.rules.lustsolo_player_leads):
        return table.soloist
    return table.start
