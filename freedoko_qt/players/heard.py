"""What everybody has heard of each seat: which reservations it had not, and when it announced or kept silent."""

from collections.abc import Iterator
from dataclasses import dataclass

from freedoko_qt.engine import announce
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, Call, Said, Seat, in_turn
from freedoko_qt.engine.reservation import kinds, own_soli
from freedoko_qt.engine.rules import Deadline, SoloOrder
from freedoko_qt.engine.table import Ask, Made, Table

SOLI = (Ask.DUTY_SOLO, Ask.SOLO)
LIKE_NORMAL = (Contract.NORMAL, Contract.GENSCHER, Contract.MARRIAGE_SILENT)
FOUND = (Ask.SWINES, Ask.PASS_CARDS, Ask.TAKE_CARDS, Ask.RETURN_CARDS, Ask.CARD, Ask.NOTHING)


@dataclass(frozen=True, slots=True)
class Stance:
    """What a seat has shown before the first card."""

    denied: frozenset[Ask] = frozenset()  # the kinds of reservations that it surely did not make
    soli: tuple[Contract, ...] = ()  # the soli among them
    solo: Contract | None = None  # the one that it plays
    rest: frozenset[Ask] | None = None  # it has a reservation, and it is one of these

    @property
    def tells(self) -> bool:
        """Whether anything is known at all."""
        return bool(self.denied) or self.solo is not None or self.rest is not None


NOTHING = Stance()


def stance(table: Table, seat: Seat) -> Stance:
    """What everybody knows of the reservation of a seat; nothing of those whose cards have changed in a poverty."""
    is_poverty = table.contract is Contract.POVERTY
    if is_poverty and (not table.contract_is_found or seat == table.soloist or is_partner(table, seat)):
        return NOTHING
    order = kinds(table.rules)
    first = {action.seat: action.healthy for action in table.said if isinstance(action, Said)}
    is_played = table.ask in FOUND and seat == table.soloist and table.contract is not Contract.GENSCHER
    denied = order if first.get(seat) else denied_by_order(table, seat, order)
    if is_played and table.contract.is_real_solo:
        return Stance(solo=table.contract)
    if is_played and denied == order:
        denied = tuple(ask for ask in order if ask is not Ask.MARRIAGE)
    soli = tuple(option.contract for ask in SOLI if ask in denied for option in own_soli(table, seat, ask))
    is_open = first.get(seat) is False and not is_played
    return Stance(frozenset(denied), soli, None, frozenset(order) - frozenset(denied) if is_open else None)


def is_partner(table: Table, seat: Seat) -> bool:
    """Whether a seat has taken the cards of a poverty."""
    return table.shift is not None and table.shift.partner == seat


def denied_by_order(table: Table, seat: Seat, order: tuple[Ask, ...]) -> tuple[Ask, ...]:
    """The kinds of reservations that would have come before the game that was found."""
    if table.ask not in FOUND or table.forced:
        return ()
    if table.contract in LIKE_NORMAL:
        first = [action for action in table.said if isinstance(action, Said) and not action.healthy]
        return () if first and seat in {action.seat for action in first} else order
    at = order.index(asked_for(table, order))
    turn = in_turn(table.start)
    came_first = table.soloist is not None and turn.index(seat) < turn.index(table.soloist)
    is_in_turn = table.rules.x_solo_order is not SoloOrder.RANKED and not table.rivals
    return order[: at + (came_first and is_in_turn)]


def asked_for(table: Table, order: tuple[Ask, ...]) -> Ask:
    """The kind of reservation that led to the game."""
    if table.contract.is_real_solo:
        return Ask.DUTY_SOLO if table.duty and Ask.DUTY_SOLO in order else Ask.SOLO
    return Ask.MARRIAGE if table.contract.is_marriage else Ask.POVERTY


# -- announcements ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Turn:
    """An own turn at which a seat could announce a level, whether it did, and what everybody saw by then."""

    step: int  # 0 for Re and Kontra, 1 for no 90 …
    spoke: bool
    is_first: bool  # it had played no card yet
    is_answer: bool  # the opponents have announced something
    is_own: bool  # it has announced the level below itself
    won: int  # card points that the seat has in its own tricks
    lost: int  # those in the tricks of all others

    @property
    def numbers(self) -> tuple[float, ...]:
        """What besides the hand has a part in it."""
        return (self.is_first, self.is_answer, self.is_own, self.won / 30, self.lost / 30)


@dataclass(frozen=True, slots=True)
class Moment:
    """An own turn of a seat: cards on the table, and what is compared with the limits."""

    at: int
    counted: int
    won: int
    lost: int


def moments(table: Table, seat: Seat) -> Iterator[Moment]:
    """The turns that a seat has had."""
    later, rules, won, lost = announce.deferral(table), table.rules, 0, 0
    for number, trick in enumerate((*table.tricks, table.trick)):
        place = (seat - trick.leader) % 4
        if place < len(trick.cards):
            at = 4 * number + place
            lies = rules.announcement_till_full_trick and number > 0 and place == 0
            counted = table.hand_size - number + later + lies
            if rules.x_deadline_basis is Deadline.TABLE_CARDS:
                counted = 4 * later - at
            yield Moment(at, counted, won, lost)
        won, lost = won + trick.points * (trick.winner == seat), lost + trick.points * (trick.winner != seat)


def level(call: Call) -> int:
    """The place of an announcement among the levels; a reply is like Re or Kontra."""
    return LEVELS.index(call) if call in LEVELS else 0


def turns(table: Table, seat: Seat, team: Team) -> list[Turn]:
    """The turns at which a seat of a side could announce the next level, in order, and what it did."""
    if table.contract.is_for_few or table.is_undecided:
        return []
    ours = [made for made in table.calls if made.seat == seat or table.known[made.seat] is team]
    theirs = [made.played for made in table.calls if made.seat != seat and table.known[made.seat] is team.other]
    since, is_own, found = 4 * table.decided, False, []
    own = list(moments(table, seat))
    for step, bound in enumerate(announce.bounds(table)):
        made = next((made for made in ours if level(made.call) >= step), None)
        until = table.played if made is None else made.played
        for now in own:
            spoke = made is not None and made.seat == seat and now.at >= until
            if spoke and made is not None and is_forced(table, made):
                break
            if now.at >= since and (now.at < until or spoke) and now.counted >= bound:
                answer = any(played <= now.at for played in theirs)
                found.append(Turn(step, spoke, now.at < 4, answer, is_own, now.won, now.lost))
            if spoke:
                break
        if made is None or made.call not in LEVELS:
            break
        since, is_own = made.played, made.seat == seat
    return found


def is_forced(table: Table, made: Made) -> bool:
    """Whether an announcement may be one that a rich first trick forced."""
    rules = table.rules
    return (
        rules.announcement_first_trick_thirty_points
        and made.played == 4
        and table.tricks[0].winner == made.seat
        and table.tricks[0].points >= rules.x_forced_announcement_points
    )
