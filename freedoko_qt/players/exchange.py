"""The exchange of cards in a poverty: what to pass, whether to take it, what to give back."""

from collections import Counter

from freedoko_qt.engine.card import POINTS, Card, Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Passed, PovertyPassed, PovertyReturned, PovertyTaken
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.poverty import without
from freedoko_qt.engine.table import Ask
from freedoko_qt.engine.tables import TRUMP, GameTables, game_tables
from freedoko_qt.marked import mark
from freedoko_qt.players.base import Choice, Reason
from freedoko_qt.players.knowledge import deck_counts
from freedoko_qt.players.solo import weighed
from freedoko_qt.players.strength import strength

WANTED = 121.0  # card points that taking the cards must promise
FEWEST = 4  # without so many own trumps nobody takes cards, whatever else the hand is

# Card points of the side that takes the cards, fitted to games that this player played against itself: what each
# number of `Strength` adds, and the start; with nines, and without.
WEIGHTS = (5.5, 8.3, 9.9, -2.0, -1.1, -4.0, -1.7, 62.7)
SHORT = (6.3, 11.4, 6.8, 0.5, -2.6, -3.5, -0.6, 41.3)

VOID = 9.0  # what it is worth to be rid of a suit, with trumps left
ACE = 14.0  # what the highest card of a plain suit is worth in a hand with trumps
TRUMPS = 30.0  # what a trump is worth there at least
PARTNERS = 0.35  # share of its points that a fat card brings in the hand of a partner without trumps

PASS = Reason(mark("thumb", "All trumps must go, and these plain cards help you least."))
TAKE = Reason(mark("thumb", "With your trumps and the ones that come you should make about {points} card points."))
REFUSE = Reason(mark("thumb", "Your trumps are too weak to win with a poor partner."))
RETURN = Reason(mark("thumb", "Give back what makes a suit run out, and keep trumps and aces."))
SPARE = Reason(mark("thumb", "Give back the cards that cost you least, and keep trumps and aces."))


def answer(seen: Observation) -> Choice:
    """The answer to a question of the exchange."""
    match seen.table.ask:
        case Ask.PASS_CARDS:
            return passing(seen)
        case Ask.TAKE_CARDS:
            return taking(seen)
        case _:
            return returning(seen)


def passing(seen: Observation) -> Choice:
    """The trumps, with the plain cards after which most is left."""
    choices = [action for action in seen.legal if isinstance(action, PovertyPassed)]
    tables = seen.table.tables
    return Choice(max(choices, key=lambda action: left(without(seen.hand, action.cards), tables)), PASS)


def left(hand: Hand, tables: GameTables) -> float:
    """What a hand without trumps is worth: its aces, and fat cards for the partner's tricks."""
    lengths = Counter(tables.suit[card] for card in hand)
    worth = sum(
        POINTS[card] * PARTNERS + (ACE - lengths[tables.suit[card]] if POINTS[card] == 11 else 0) for card in hand
    )
    return worth - sum(length**2 for length in lengths.values()) / 4


def taking(seen: Observation) -> Choice:
    """Yes with trumps enough to win."""
    points = promise(seen)
    own = sum(seen.table.tables.is_trump(card) for card in seen.hand)
    if own < FEWEST or points < WANTED:
        return Choice(Passed(seen.seat), REFUSE)
    return Choice(PovertyTaken(seen.seat), Reason(TAKE.text, (("points", round(points)),)))


def promise(seen: Observation) -> float:
    """The card points that the two make on average when this seat takes the cards."""
    table = seen.table
    hidden = list(deck_counts(table.rules.with_nines))
    for card in seen.hand:
        hidden[card] -= 1
    tables = game_tables(table.rules, Contract.POVERTY, table.swines is not None, table.hyperswines is not None)
    hand = strength(seen.hand, tables, hidden)
    numbers = (hand.trumps, hand.power, hand.top, hand.aces, hand.run, hand.losers, hand.voids, 1)
    return weighed(WEIGHTS if table.rules.with_nines else SHORT, numbers)


def returning(seen: Observation) -> Choice:
    """The cards without which the hand is worth most."""
    choices = [action for action in seen.legal if isinstance(action, PovertyReturned)]
    tables = seen.table.tables
    best = max(choices, key=lambda action: kept(without(seen.hand, action.cards), action.cards, tables))
    gone = {tables.suit[card] for card in best.cards} - {tables.suit[card] for card in without(seen.hand, best.cards)}
    return Choice(best, RETURN if gone else SPARE)


def kept(hand: Hand, returned: Hand, tables: GameTables) -> float:
    """What a hand with the trumps is worth, and what the returned cards are worth to the partner."""
    suits = {tables.suit[card] for card in hand}
    worth = VOID * sum(suit not in suits for suit in range(TRUMP))
    for card in hand:
        if tables.suit[card] == TRUMP:
            worth += TRUMPS + tables.strength[card] / len(Card)
        elif POINTS[card] == 11:
            worth += ACE
        else:
            worth -= POINTS[card] * PARTNERS
    return worth + sum(POINTS[card] * PARTNERS for card in returned if tables.suit[card] != TRUMP)
