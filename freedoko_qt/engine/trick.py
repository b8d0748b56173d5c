"""Who may play what, and who wins."""

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.table import Table, Trick
from freedoko_qt.engine.tables import GameTables


def playable(table: Table, hand: Hand) -> Hand:
    """The kinds of cards of a hand that may be played to the running trick, each once: follow suit if you can."""
    kinds = tuple(dict.fromkeys(hand))
    if not table.trick.cards:
        return kinds
    suit = table.tables.suit
    led = suit[table.trick.cards[0]]
    return tuple(card for card in kinds if suit[card] == led) or kinds


def add(trick: Trick, card: Card, tables: GameTables, is_last: bool) -> Trick:
    """The trick with one more card, and who owns it then."""
    if not trick.cards:
        return Trick(trick.leader, (card,), trick.leader)
    seat = (trick.leader + len(trick.cards)) % 4
    winner = seat if tables.beats(card, trick.best, is_last) else trick.winner
    return Trick(trick.leader, (*trick.cards, card), winner)
