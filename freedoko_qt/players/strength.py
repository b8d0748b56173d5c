"""How strong a hand is in a game type, as a few numbers."""

from dataclasses import dataclass

from freedoko_qt.engine.card import POINTS, Card, Hand
from freedoko_qt.engine.tables import TRUMP, GameTables


@dataclass(frozen=True, slots=True)
class Strength:
    """The numbers from which bidding reckons; all of them grow with the hand, except the losers."""

    trumps: int
    power: float  # for each own trump, the share of the other trumps that it beats
    top: int  # trumps that win for certain when they are led from above
    aces: int  # highest cards of plain suits
    run: int  # plain cards that win when nobody trumps: aces, and what is high after them
    losers: int  # plain cards that do not
    voids: int  # plain suits without a card


def strength(hand: Hand, tables: GameTables, hidden: list[int]) -> Strength:
    """The strength of a hand; `hidden` counts the cards in the other hands by kind."""
    suits: list[list[Card]] = [[], [], [], [], []]
    for card in hand:
        suits[tables.suit[card]].append(card)
    others: list[list[int]] = [[], [], [], [], []]  # strengths of the hidden cards
    for card in Card:
        others[tables.suit[card]] += [tables.strength[card]] * hidden[card]
    own = suits[TRUMP]
    power = sum(sum(tables.strength[card] > other for other in others[TRUMP]) for card in own)
    plain = [suit for suit in range(TRUMP) if suits[suit] or others[suit]]
    runs = {suit: runners(suits[suit], others[suit], tables) for suit in plain}
    return Strength(
        trumps=len(own),
        power=power / (len(others[TRUMP]) or 1),
        top=runners(own, others[TRUMP], tables),
        aces=sum(POINTS[card] == 11 for suit in plain for card in suits[suit]),
        run=sum(runs.values()),
        losers=sum(len(suits[suit]) for suit in plain) - sum(runs.values()),
        voids=sum(not suits[suit] for suit in plain),
    )


def runners(own: list[Card], others: list[int], tables: GameTables) -> int:
    """How many cards of a suit win when led from above, with the hidden ones falling two to a trick."""
    mine = sorted((tables.strength[card] for card in own), reverse=True)
    hidden = sorted(others, reverse=True)
    won = 0
    for height in mine:
        if hidden and hidden[0] > height:
            break
        won += 1
        del hidden[-2:]
    return won
