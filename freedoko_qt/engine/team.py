"""Who is with whom, and what everybody can know of it.

Source: rules 5.7. `Known` is by seat; None means that not everybody can know that seat's side.
"""

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.table import Table

Teams = tuple[Team | None, ...]
UNKNOWN: Teams = (None, None, None, None)


def by_queens(hands: tuple[Hand, ...]) -> Teams:
    """The sides of a normal game: whoever was dealt a queen of clubs is re."""
    return tuple(Team.RE if Card.CQ in hand else Team.CONTRA for hand in hands)


def alone(soloist: Seat) -> Teams:
    """One against three."""
    return together(soloist, soloist)


def together(first: Seat, second: Seat) -> Teams:
    """Two seats as re against the others."""
    return tuple(Team.RE if seat in (first, second) else Team.CONTRA for seat in SEATS)


def bridegroom(seat: Seat) -> Teams:
    """A marriage that looks for its partner: only the bridegroom is certain."""
    return tuple(Team.RE if other == seat else None for other in SEATS)


def after_card(table: Table, seat: Seat, card: Card, teams: Teams) -> Teams:
    """What everybody knows after a card in a normal game; `table` holds the trick with the card, `teams` the truth."""
    known = list(table.known)
    suit = table.tables.suit
    shows_no_trump = suit[table.trick.cards[0]] == 4 and suit[card] != 4
    if card is Card.CQ:
        known[seat] = Team.RE
    elif known[seat] is None and (shows_no_trump or not table.cards_left(seat)):
        # Without a trump, or without a card, there is no queen of clubs in the hand; whoever had played one is known.
        known[seat] = Team.CONTRA
    both_queens = table.played_by(seat).count(Card.CQ) == 2
    if shows_no_trump and known[seat] is Team.RE and known.count(Team.CONTRA) == 2:
        known = [team or Team.RE for team in known]
    if both_queens:
        known = [team or Team.CONTRA for team in known]
    return closed(known, teams)


def closed(known: list[Team | None], teams: Teams) -> Teams:
    """What follows from counting: two re leave contra, three contra leave re."""
    if known.count(Team.RE) == 2:
        return tuple(team or Team.CONTRA for team in known)
    if known.count(Team.CONTRA) == 3:
        return tuple(team or Team.RE for team in known)
    assert all(team in (None, teams[seat]) for seat, team in enumerate(known))
    return tuple(known)


def is_disclosed(table: Table, known: Teams) -> bool:
    """Whether a silent marriage shows: one seat is re and the three others are known as contra."""
    return table.contract is Contract.NORMAL and known.count(Team.CONTRA) == 3
