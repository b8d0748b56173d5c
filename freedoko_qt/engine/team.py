"""Who is with whom, and what everybody can know of it.

Source: rules 5.7. `Known` is by seat; None means that not everybody can know that seat's side.
"""

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.tables import TRUMP

Teams = tuple[Team | None, ...]


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


def after_card(table: Table, seat: Seat, card: Card) -> Teams:
    """What everybody knows after a card in a normal game; `table` holds the trick with the card."""
    known = list(table.known)
    suit = table.tables.suit
    shows_no_trump = suit[table.trick.cards[0]] == TRUMP and suit[card] != TRUMP
    if card is Card.CQ:
        known[seat] = Team.RE
    elif known[seat] is None and (shows_no_trump or not table.cards_left(seat)):
        # Without a trump, or without a card, there is no queen of clubs in the hand; whoever had played one is known.
        known[seat] = Team.CONTRA
    return closed(table, known)


def closed(table: Table, known: list[Team | None]) -> Teams:
    """What follows from counting sides and queens of clubs."""
    re, contra = known.count(Team.RE), known.count(Team.CONTRA)
    # Whoever has played both queens is known as re by the first of them.
    if re == 2 or (re == 1 and table.played_by(known.index(Team.RE)).count(Card.CQ) == 2):
        return tuple(team or Team.CONTRA for team in known)
    if contra == 3 or (contra == 2 and Team.RE in known and shown_no_trump(table, known.index(Team.RE))):
        return tuple(team or Team.RE for team in known)
    return tuple(known)


def shown_no_trump(table: Table, seat: Seat) -> bool:
    """Whether a seat has not followed a trump, so that it holds no queen of clubs any more."""
    suit = table.tables.suit
    laid = (
        (trick.cards[0], trick.cards[(seat - trick.leader) % 4 :][:1])
        for trick in (*table.tricks, table.trick)
        if trick.cards
    )
    return any(suit[led] == TRUMP and suit[card] != TRUMP for led, cards in laid for card in cards)


def disclosed(table: Table) -> Table:
    """The table with a silent marriage shown as such once everybody can see it."""
    if table.contract is not Contract.NORMAL or table.known.count(Team.CONTRA) < 3:
        return table
    return table.but(contract=Contract.MARRIAGE_SILENT, soloist=table.known.index(Team.RE))
