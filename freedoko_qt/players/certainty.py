"""What the public events and the own cards prove: sides, cards that a seat holds for certain, trumps that are gone."""

from collections import Counter

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.rules import ReturnedInfo
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.tables import TRUMP

Held = tuple[Counter[Card], ...]
"""For each seat, how many of each card kind it holds for certain."""

NONE: Held = (Counter(), Counter(), Counter(), Counter())


def sides(seen: Observation, own_queens: int) -> tuple[Team | None, ...]:
    """The sides that a seat can prove: what is public, its own side, and what its own queens of clubs tell.

    `own_queens` are those it was dealt.
    """
    found = list(seen.table.known)
    found[seen.seat] = seen.team
    if seen.table.contract is Contract.NORMAL:
        if own_queens == 2 or found.count(Team.RE) == 2:
            return tuple(side or Team.CONTRA for side in found)
        if found.count(Team.CONTRA) == 3:
            return tuple(side or Team.RE for side in found)
        # With one own queen there is exactly one partner, so the third contra is proof as well.
        if own_queens == 1 and found.count(Team.CONTRA) == 2:
            return tuple(side or Team.RE for side in found)
    return tuple(found)


def held(seen: Observation) -> Held:
    """The cards that the others surely hold: announced ones, those of a poverty, and queens of clubs of re."""
    table = seen.table
    if not table.contract_is_found:
        return NONE
    found = announced(table)
    given = exchanged(seen)
    if not any(found) and given is None:
        return NONE
    if given is not None:
        other, cards = given
        found[other] |= cards
    for seat in SEATS:
        found[seat] = Counter() if seat == seen.seat else found[seat] - Counter(table.played_by(seat))
    return tuple(found)


def announced(table: Table) -> list[Counter[Card]]:
    """The cards that seats held when they said what takes these cards to say."""
    found = [Counter[Card]() for _ in SEATS]
    pairs = [(table.swines, table.tables.swine), (table.hyperswines, table.tables.hyperswine)]
    if table.contract.is_marriage or table.contract is Contract.MARRIAGE_SILENT:
        pairs.append((table.soloist, Card.CQ))
    if table.contract is Contract.GENSCHER:
        pairs.append((table.soloist, Card.DK))
    for seat, card in pairs:
        if seat is not None and card is not None:
            found[seat][card] = 2
    if table.contract is Contract.NORMAL:
        for seat in SEATS:
            if table.known[seat] is Team.RE:
                found[seat][Card.CQ] = 1
    return found


def exchanged(seen: Observation) -> tuple[Seat, Counter[Card]] | None:
    """The partner of a poverty in which a seat has exchanged cards, and those of them that stayed there."""
    table = seen.table
    if table.contract is not Contract.POVERTY or table.shift is None or not (seen.gave or seen.got):
        return None
    assert table.soloist is not None
    assert table.shift.partner is not None
    if seen.seat == table.soloist:
        return table.shift.partner, Counter(seen.gave) - Counter(seen.got)
    return table.soloist, Counter(seen.gave)


def without_trumps(seen: Observation) -> Seat | None:
    """The poor player, if it has no trump left: it passed all of them, and what came back has been played."""
    table = seen.table
    if table.contract is not Contract.POVERTY or not table.contract_is_found or table.shift is None:
        return None
    poor = table.soloist
    assert poor is not None
    if seen.seat == poor:
        return None
    back = table.shift.trumps_back
    if seen.seat == table.shift.partner:
        back = sum(table.tables.is_trump(card) for card in seen.gave)
    elif back and table.rules.x_poverty_returned_info is ReturnedInfo.YES_NO:
        return None
    played = sum(table.tables.suit[card] == TRUMP for card in table.played_by(poor))
    return poor if played >= back else None
