"""What stands on the plates: the sides as far as they may be known, what was announced, and who plays what part."""

from collections.abc import Container, Iterator

from freedoko_qt.app.sentence import bid_name
from freedoko_qt.app.words import call_name, fill, translate
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Said, Seat
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Ask, Table


def side_seen(state: State, seat: Seat, seen: Container[Seat]) -> Team | None:
    """A seat's side: of hands that are seen, and what everybody knows where the rules show it."""
    table = state.table
    if table.is_redeal:
        return None  # nothing has been played, so there are no sides
    if seat in seen or table.is_over:
        return state.teams[seat]
    return table.known[seat] if table.rules.show_known_teams_in_game else None


def spoken_calls(state: State, seat: Seat, seen: Container[Seat]) -> tuple[str, ...]:
    """What a seat has announced; a knock is told by its side only to those who know it."""
    known = state.teams[seat] if seat in seen or state.table.is_over else state.table.known[seat]
    return tuple(call_name(made.call, known) for made in state.table.calls if made.seat == seat)


def badges(table: Table, seat: Seat, forced: Seat | None = None) -> tuple[str, ...]:
    """What a seat has said in the talk, later what special part it plays."""
    if table.contract is Contract.NORMAL and not table.contract_is_found:
        return (*in_talk(table, seat), *rises(table, seat))
    return tuple(in_play(table, seat, forced))


def in_talk(table: Table, seat: Seat) -> Iterator[str]:
    """What a seat has said before the game is found."""
    if table.ask is Ask.BID or table.bid is not None:
        yield from in_bidding(table, seat)
        return
    if table.ask is Ask.GAME and (seat - table.start) % 4 < (table.turn - table.start) % 4:
        yield translate("paint", "has chosen")
    for action in table.said:
        if isinstance(action, Said) and action.seat == seat:
            yield size_name(action)


def size_name(said: Said) -> str:
    """The first answer in the talk in a word or two."""
    if said.healthy:
        return translate("paint", "healthy")
    if said.big is None:
        return translate("paint", "reservation")
    return translate("paint", "big reservation") if said.big else translate("paint", "small reservation")


def in_bidding(table: Table, seat: Seat) -> Iterator[str]:
    """How a seat takes part in the contest for a solo."""
    if all(rival.seat != seat for rival in table.rivals):
        return
    if seat not in table.bidders:
        yield translate("paint", "bids no more")
    elif table.bid is not None and table.bid.seat == seat:
        yield fill(translate("paint", "bids %1"), bid_name(table.bid))
    else:
        yield translate("paint", "wants a solo")


def in_play(table: Table, seat: Seat, forced: Seat | None) -> Iterator[str]:
    """The special part that a seat plays; what the rules hide during the game is shown when it is over."""
    if table.rules.show_soloplayer_in_game or table.is_over or not table.contract_is_found:
        yield from part(table, seat)
    yield from rises(table, seat)
    if forced == seat:
        yield translate("paint", "forced to announce")


def rises(table: Table, seat: Seat) -> Iterator[str]:
    """Swines and hyperswines of a seat."""
    if table.swines == seat:
        yield translate("paint", "swines")
    if table.hyperswines == seat:
        yield translate("paint", "hyperswines")


def part(table: Table, seat: Seat) -> Iterator[str]:
    """The part of the one who plays a special game, and of the partner."""
    contract = table.contract
    if seat == table.soloist:
        yield own_part(table)
    elif contract is Contract.POVERTY and table.shift is not None:
        if seat == table.shift.partner:
            yield translate("paint", "partner")
        elif seat in table.shift.refused and not table.contract_is_found:
            yield translate("paint", "takes no cards")
    elif contract in (Contract.GENSCHER, Contract.MARRIAGE) and table.known[seat] is Team.RE:
        yield translate("paint", "partner")


def own_part(table: Table) -> str:
    """The part of the one whose game it is."""
    match table.contract:
        case Contract.MARRIAGE:
            return translate("paint", "marriage")
        case Contract.POVERTY:
            return translate("paint", "poverty")
        case Contract.GENSCHER:
            return translate("paint", "Genscher")
        case contract if contract.is_thrown:
            return translate("paint", "throws in")
        case contract if contract.is_real_solo:
            return translate("paint", "duty solo") if table.duty else translate("paint", "solo")
        case _:
            return translate("paint", "alone")
