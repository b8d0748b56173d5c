"""The exchange of cards in a poverty in words: what everybody hears, and what only the two partners see."""

from freedoko_qt.app.words import card_name, fill, translate
from freedoko_qt.engine.card import Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import PovertyPassed, PovertyReturned, PovertyTaken, Seat
from freedoko_qt.engine.observe import exchanged
from freedoko_qt.engine.rules import ReturnedInfo
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Shift, Table

Names = tuple[str, ...]


def traded(action: PovertyPassed | PovertyTaken | PovertyReturned, table: Table, names: Names) -> str:
    """A step of the exchange, as everybody hears it; the table is the one after it."""
    name, shift = names[action.seat], table.shift
    assert shift is not None
    match action:
        case PovertyPassed():
            text = translate("trade", "%1 offers %n card(s) face down.", "", shift.number)
            foxes = translate("trade", "%n open fox(es) among them.", "", shift.foxes) if shift.foxes else ""
            return f"{fill(text, name)} {foxes}".rstrip()
        case PovertyTaken():
            assert table.soloist is not None
            return fill(translate("trade", "%1 takes the cards and is the partner of %2."), name, names[table.soloist])
        case PovertyReturned():
            text = translate("trade", "%1 gives %n card(s) back.", "", shift.number)
            return f"{fill(text, name)} {trumps_back(table, shift)}"


def trumps_back(table: Table, shift: Shift) -> str:
    """What everybody hears of the cards that came back."""
    if not shift.trumps_back:
        return translate("trade", "No trump came back.")
    if table.rules.x_poverty_returned_info is ReturnedInfo.YES_NO:
        return translate("trade", "At least one trump came back.")
    return translate("trade", "%n trump(s) came back.", "", shift.trumps_back)


def told_of(table: Table) -> str:
    """What everybody knows of an exchange that is over; empty if there was none."""
    is_over = table.contract is Contract.POVERTY and table.contract_is_found and not table.is_redeal
    return trumps_back(table, table.shift) if is_over and table.shift is not None else ""


def received(before: State, after: State, viewer: Seat) -> str:
    """Which cards have just come to the viewer; empty if none have. Nobody else may read it."""
    got = exchanged(after, viewer)[1]
    if not got or exchanged(before, viewer)[1] == got:
        return ""
    in_order = tuple(sorted(got, key=after.table.tables.sort_key))
    return fill(translate("trade", "You receive: %1."), card_names(in_order))


def card_names(cards: Hand) -> str:
    """Cards in a row."""
    return ", ".join(card_name(card) for card in cards)
