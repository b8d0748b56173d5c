"""The talk before the first card: who is asked for what, who may answer what, and which game results.

Either everybody chooses a game in secret and the highest choice is played; or everybody says in turn whether there is
a reservation: a single one is simply named, of several ones the kinds are asked for in order of rank, each of those who
have not yet been passed over; the first yes is played and the other reservations stay secret. Source: rules 4.1 to
4.3, 11; tournament rules of the DDV 4.1.
"""

from functools import lru_cache
from typing import Protocol

from freedoko_qt.engine import poverty
from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import SELECTOR_RULES, SHAPES, SOLI, THROWN, Contract
from freedoko_qt.engine.event import LEVELS, Action, Announced, Passed, Reserved, Said, Seat
from freedoko_qt.engine.rules import Category, Dialogue, Repeat, Rules, SoloKind, SoloLead, SoloOrder, SoloTie, TwoPoor
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.engine.throwing import throwable

# -- what a hand may reserve ----------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def soli(rules: Rules) -> tuple[Contract, ...]:
    """The soli that the rules know."""
    suits = tuple(rules.x_solo_color_suits)
    return tuple(
        contract
        for contract in SOLI
        if getattr(rules, SHAPES[contract].rule)
        and (SHAPES[contract].rule != "solo_color" or contract.value.removeprefix("solo ") in suits)
    )


class Owing(Protocol):
    """What tells of each seat how many duty soli it has still to play."""

    @property
    def owed(self) -> tuple[int, ...]:
        """All of them."""

    @property
    def owed_color(self) -> tuple[int, ...]:
        """Those that must be suit soli."""

    @property
    def owed_picture(self) -> tuple[int, ...]:
        """Those that must be picture soli."""


def pays(table: Owing, seat: Seat, contract: Contract) -> bool:
    """Whether a solo is one that its player still owes: of its kind, or free."""
    color, picture = table.owed_color[seat], table.owed_picture[seat]
    is_free = table.owed[seat] > color + picture
    return is_free or (contract.is_color_solo and color > 0) or (contract.is_picture_solo and picture > 0)


def own_soli(table: Table, seat: Seat, ask: Ask) -> tuple[Reserved, ...]:
    """The soli that a seat may name in answer to a question; the computers of a duel play none."""
    if is_second(table, seat):
        return ()
    all_soli = soli(table.rules)
    paying = tuple(contract for contract in all_soli if pays(table, seat, contract)) if table.owed[seat] else ()
    if ask in (Ask.FORCED, Ask.DUTY_SOLO):
        named = paying
    elif ask is Ask.SOLO and Ask.DUTY_SOLO in kinds(table.rules):
        named = tuple(contract for contract in all_soli if contract not in paying)
    else:
        named = all_soli
    if table.rules.x_lust_solo_needs_duty_done and table.owed[seat]:
        named = tuple(contract for contract in named if contract in paying)
    plain = tuple(Reserved(seat, contract) for contract in named)
    if ask is Ask.FORCED and table.rules.offer_duty_solo:
        return (*plain, *(Reserved(seat, contract, offered=True) for contract in named))
    return plain


def is_second(table: Table, seat: Seat) -> bool:
    """Whether a seat is one of the two computers of a duel, who only support the people."""
    return table.rules.x_duel and seat % 2 == 1


def must_marry(table: Table, seat: Seat, hand: Hand) -> bool:
    """Whether a hand may not stay a silent marriage."""
    return is_second(table, seat) and hand.count(Card.CQ) == 2


def marriages(table: Table, seat: Seat, hand: Hand) -> tuple[Reserved, ...]:
    """The ways in which a hand may announce a marriage: both queens of clubs are needed."""
    if hand.count(Card.CQ) < 2:
        return ()
    allowed = (selector for selector, rule in SELECTOR_RULES.items() if getattr(table.rules, rule))
    return tuple(Reserved(seat, Contract.MARRIAGE, selector) for selector in allowed)


def poverties(table: Table, seat: Seat, hand: Hand) -> tuple[Reserved, ...]:
    """A poverty, if the hand is one."""
    return (Reserved(seat, Contract.POVERTY),) if poverty.is_poor(table.rules, hand) else ()


def throws(table: Table, seat: Seat, hand: Hand) -> tuple[Reserved, ...]:
    """The ways in which a hand may be thrown in; a poverty that is dealt again goes with them before a solo."""
    thrown = tuple(Reserved(seat, contract) for contract in throwable(table.rules, hand))
    if table.rules.throwing_before_solo and poverty.is_redeal(table.rules, hand):
        return (*thrown, *poverties(table, seat, hand))
    return thrown


def answers(table: Table, seat: Seat, hand: Hand, ask: Ask) -> tuple[Reserved, ...]:
    """The games that a hand may name in answer to a question."""
    match ask:
        case Ask.FORCED | Ask.DUTY_SOLO | Ask.SOLO:
            return own_soli(table, seat, ask)
        case Ask.MARRIAGE:
            return marriages(table, seat, hand)
        case Ask.POVERTY:
            return poverties(table, seat, hand)
        case Ask.THROW:
            return throws(table, seat, hand)
        case _:
            return tuple(dict.fromkeys((*big(table, seat), *small(table, seat, hand))))


def big(table: Table, seat: Seat) -> tuple[Reserved, ...]:
    """The soli that a seat may name at all."""
    return own_soli(table, seat, Ask.NAME)


def small(table: Table, seat: Seat, hand: Hand) -> tuple[Reserved, ...]:
    """The other games that a hand may name."""
    return tuple(named for ask in (Ask.THROW, Ask.POVERTY, Ask.MARRIAGE) for named in answers(table, seat, hand, ask))


def legal(table: Table, seat: Seat, hand: Hand) -> tuple[Action, ...]:
    """What the seat on turn may answer. Who has said reservation must own up to one before the questions run out."""
    named = answers(table, seat, hand, table.ask)
    match table.ask:
        case Ask.HEALTH:
            return first_answers(table, seat, hand)
        case Ask.GAME:
            return named if must_marry(table, seat, hand) else (Reserved(seat, Contract.NORMAL), *named)
        case Ask.NAME:
            sizes = {None: named, True: big(table, seat), False: small(table, seat, hand)}
            return sizes[size(table)]
        case Ask.FORCED:
            return named
        case Ask.BID:
            return bids(table, seat)
        case asked:
            order = asked_kinds(table)
            later = any(answers(table, seat, hand, ask) for ask in order[order.index(asked) + 1 :])
            return (*named, Passed(seat)) if later or not named else named


def first_answers(table: Table, seat: Seat, hand: Hand) -> tuple[Said, ...]:
    """Healthy, or the sizes of reservation that a hand can stand by."""
    sizes: tuple[tuple[bool | None, tuple[Reserved, ...]], ...] = ((None, answers(table, seat, hand, Ask.NAME)),)
    if table.rules.x_reservation_dialogue is Dialogue.SMALL_BIG:
        sizes = ((False, small(table, seat, hand)), (True, big(table, seat)))
    reserved = tuple(Said(seat, False, is_big) for is_big, named in sizes if named)
    return reserved if must_marry(table, seat, hand) else (Said(seat, True), *reserved)


def bids(table: Table, seat: Seat) -> tuple[Action, ...]:
    """What a seat may promise for a solo that others of the same rank compete with, or that it passes."""
    higher = LEVELS[LEVELS.index(table.bid.call) + 1 :] if table.bid else LEVELS
    return (*(Announced(seat, call) for call in higher), Passed(seat))


# -- who is asked what ----------------------------------------------------------------------------------------


def kinds(rules: Rules) -> tuple[Ask, ...]:
    """The kinds of reservations, highest first."""
    if rules.x_reservation_priority:
        named = tuple(dict.fromkeys(CATEGORIES[category] for category in rules.x_reservation_priority))
        return (*named, *(ask for ask in (Ask.SOLO, Ask.THROW, Ask.POVERTY, Ask.MARRIAGE) if ask not in named))
    solo = (Ask.DUTY_SOLO, Ask.SOLO) if rules.x_solo_order is SoloOrder.DUTY_FIRST else (Ask.SOLO,)
    first = (Ask.THROW, *solo) if rules.throwing_before_solo else (*solo, Ask.THROW)
    last = (Ask.MARRIAGE, Ask.POVERTY) if rules.marriage_before_poverty else (Ask.POVERTY, Ask.MARRIAGE)
    return (*first, *last)


CATEGORIES = {
    Category.DUTY_SOLO: Ask.DUTY_SOLO,
    Category.LUST_SOLO: Ask.SOLO,
    Category.SOLO: Ask.SOLO,
    Category.THROW: Ask.THROW,
    Category.POVERTY: Ask.POVERTY,
    Category.MARRIAGE: Ask.MARRIAGE,
}
"""The questions that ask for the kinds of reservations; after one for duty soli, the one for soli means the others."""


def fits(table: Table, ask: Ask, seat: Seat) -> bool:
    """Whether a seat can be meant by a question, as far as everybody knows."""
    if ask in (Ask.DUTY_SOLO, Ask.SOLO):
        return bool(own_soli(table, seat, ask))
    return True


def first_ask(rules: Rules) -> Ask:
    """What everybody is asked first."""
    return Ask.GAME if rules.x_reservation_dialogue is Dialogue.COMPLETE else Ask.HEALTH


def opening(table: Table) -> tuple[Ask, Seat]:
    """The first question of the talk."""
    return (Ask.FORCED if table.forced else first_ask(table.rules), table.start)


def following(table: Table) -> tuple[Ask, Seat]:
    """What is asked next, and whom, after an answer that named no game; a card when nobody has a reservation."""
    first = [action for action in table.said if isinstance(action, Said)]
    if len(first) < 4:
        return Ask.HEALTH, (table.start + len(first)) % 4
    reserving = [action.seat for action in first if not action.healthy and action.big is size(table)]
    if not reserving:
        return Ask.CARD, table.start
    if len(reserving) == 1:
        return Ask.NAME, reserving[0]
    questions = [(ask, seat) for ask in asked_kinds(table) for seat in reserving if fits(table, ask, seat)]
    questions.append((Ask.NOTHING, table.start))
    return questions[len(table.said) - len(first)]


def size(table: Table) -> bool | None:
    """Whether big reservations are being asked for, or small ones; None where sizes are not told."""
    sizes = [action.big for action in table.said if isinstance(action, Said) and not action.healthy]
    return True in sizes if sizes and sizes[0] is not None else None


def asked_kinds(table: Table) -> tuple[Ask, ...]:
    """The kinds of reservations that are asked for, highest first."""
    order, soli_asked = kinds(table.rules), (Ask.DUTY_SOLO, Ask.SOLO)
    is_big = size(table)
    return order if is_big is None else tuple(ask for ask in order if (ask in soli_asked) is is_big)


def collects(rules: Rules, ask: Ask) -> bool:
    """Whether all answers of a kind are heard before one of them is played."""
    if ask is Ask.POVERTY:
        return rules.x_two_poor_hands is TwoPoor.REDEAL
    return ask in (Ask.SOLO, Ask.DUTY_SOLO) and rules.x_solo_order is SoloOrder.RANKED


# -- what results ---------------------------------------------------------------------------------------------


def highest(table: Table, choices: tuple[Reserved, ...], hands: tuple[Hand, ...]) -> Reserved | None:
    """The choice that is played of those that were made in secret; None if all are for a normal game.

    An offered duty solo comes after the soli of the others.
    """
    ranked = sorted(choices, key=lambda choice: choice.offered)
    for kind in kinds(table.rules):
        fitting = [choice for choice in ranked if choice in answers(table, choice.seat, hands[choice.seat], kind)]
        if kind in (Ask.SOLO, Ask.DUTY_SOLO):
            fitting.sort(key=lambda choice: rank(table.rules, choice.contract))
        if kind is Ask.SOLO:
            fitting += [choice for choice in ranked if choice.offered and choice not in fitting]
        if kind is Ask.THROW and not any(choice.contract.is_real_solo for choice in choices):
            # Only over a solo a poverty that is dealt again counts as a thrown hand.
            fitting = [choice for choice in fitting if choice.contract is not Contract.POVERTY]
        if kind is Ask.THROW:
            fitting.sort(key=lambda choice: (Contract.POVERTY, *THROWN).index(choice.contract), reverse=True)
        if fitting:
            return fitting[0]
    return None


def rank(rules: Rules, contract: Contract) -> int:
    """The place of a solo in the ranking, 0 the highest; soli that are not named rank equally below."""
    if rules.x_solo_order is not SoloOrder.RANKED:
        return 0
    ranking = rules.x_solo_ranking
    kind = SoloKind(contract.value)
    return ranking.index(kind) if kind in ranking else len(ranking)


def rivals(table: Table, choices: tuple[Reserved, ...], hands: tuple[Hand, ...]) -> tuple[Reserved, ...]:
    """The soli of the highest rank when several players want one and the rules let them bid for it."""
    played = highest(table, choices, hands)
    if played is None or not played.contract.is_real_solo or table.rules.x_solo_tie is not SoloTie.BID:
        return ()
    top = rank(table.rules, played.contract)
    equal = tuple(
        c for c in choices if c.contract.is_real_solo and rank(table.rules, c.contract) == top and not c.offered
    )
    return equal if len(equal) > 1 else ()


def is_redealt(rules: Rules, choices: tuple[Reserved, ...]) -> bool:
    """Whether two poor hands make the cards be dealt again."""
    poor = sum(choice.contract is Contract.POVERTY for choice in choices)
    return rules.x_two_poor_hands is TwoPoor.REDEAL and poor > 1


def is_duty(table: Table, chosen: Reserved) -> bool:
    """Whether a solo is one that its player owes."""
    return chosen.contract.is_real_solo and pays(table, chosen.seat, chosen.contract)


def leader(table: Table) -> Seat:
    """Who leads the first trick of the game that was found."""
    soloist = table.soloist
    match table.rules.x_lead_in_solo:
        case SoloLead.SOLOIST:
            leads = True
        case SoloLead.START_PLAYER:
            leads = table.forced
        case _:
            leads = table.duty or table.forced or table.rules.lustsolo_player_leads
    return soloist if soloist is not None and table.contract.is_real_solo and leads else table.start


def repeats(rules: Rules, is_duty_solo: bool) -> bool:
    """Whether the same player deals again after a solo that nobody was forced to play."""
    match rules.x_repeat_deal_after_solo:
        case Repeat.NEVER:
            return False
        case Repeat.DUTY_ONLY:
            return is_duty_solo
        case Repeat.ALWAYS:
            return True
        case _:
            return is_duty_solo or rules.lustsolo_player_leads
