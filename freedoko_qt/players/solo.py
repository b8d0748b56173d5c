"""What a solo promises its player, as card points; so that soli can be compared and a bad one is left alone."""

from collections.abc import Mapping

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import SHAPES, Contract
from freedoko_qt.engine.event import Reserved, Seat
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.rules import SoloLead
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.tables import TRUMP, GameTables, game_tables
from freedoko_qt.players.knowledge import above, deck_counts
from freedoko_qt.players.strength import strength

# Card points of a soloist, fitted to games that this player played against itself: what each number of `Strength`
# adds, what leading adds, and the start. The kinds of soli differ by the trumps they have.
WEIGHTS: Mapping[str, tuple[float, ...]] = {
    "none": (0.0, 0.0, 0.0, 21.0, 2.2, -2.2, 0.0, 10.0, 12.0),
    "single": (13.0, 5.0, 0.5, 14.5, -4.5, -8.5, 20.0, 10.5, 45.0),
    "two pictures": (8.0, 5.8, 9.0, 20.4, -13.0, -4.9, 12.9, 9.1, -0.8),
    "all pictures": (4.4, 9.3, 4.1, 11.8, -9.4, -9.0, 9.9, 10.6, -1.2),
    "suit": (6.3, 7.2, 9.8, 7.5, -2.5, -3.8, 17.2, 10.8, -27.0),
    "pure": (8.3, 8.2, 7.6, 18.9, -4.8, -1.8, 14.9, 4.2, 0.1),
}
SHORT: Mapping[str, tuple[float, ...]] = {
    **WEIGHTS,
    "two pictures": (10.9, 6.1, 9.7, 17.0, -13.0, -10.0, 12.3, 8.4, -1.2),
    "all pictures": (-2.2, 14.8, 5.5, 8.9, -13.1, -9.8, 21.5, -3.2, -2.5),
    "pure": (11.0, 8.7, 7.0, 16.0, -2.1, -1.1, 17.5, 4.0, 0.8),
}
"""The same without nines, where it differs."""

FEW = (-6.8, -11.6, -4.2, -24.4, 171.0)
"""In a solo for the fewest tricks: what each trump, high trumps, high plain cards and leading cost, and the start.

It is scaled so that 121 are even odds as in the others.
"""


def best(seen: Observation, options: tuple[Reserved, ...]) -> Reserved:
    """The solo of greatest promise among the options."""
    return max(options, key=lambda option: promise(seen, option.contract))


def promise(seen: Observation, contract: Contract) -> float:
    """The card points that a soloist with this hand makes on average; 121 win."""
    rules = seen.table.rules
    tables = game_tables(rules, contract)
    hidden = list(deck_counts(rules.with_nines))
    for card in seen.hand:
        hidden[card] -= 1
    leads = will_lead(seen.table, seen.seat, contract)
    if contract is Contract.SOLO_FEWEST_TRICKS:
        return weighed(FEW, (*dangers(seen.hand, tables, hidden), leads, 1))
    hand = strength(seen.hand, tables, hidden)
    numbers = (hand.trumps, hand.power, hand.top, hand.aces, hand.run, hand.losers, hand.voids)
    weights = (WEIGHTS if rules.with_nines else SHORT)[kind(contract)]
    return weighed(weights, (*numbers, leads, 1))


def weighed(weights: tuple[float, ...], numbers: tuple[float, ...]) -> float:
    """The sum of the numbers, each times its weight."""
    return sum(weight * number for weight, number in zip(weights, numbers, strict=True))


def kind(contract: Contract) -> str:
    """Which weights fit a solo."""
    shape = SHAPES[contract]
    if shape.suit:
        return "suit" if shape.pictures else "pure"
    return ("none", "single", "two pictures", "all pictures")[len(shape.pictures)]


def dangers(hand: Hand, tables: GameTables, hidden: list[int]) -> tuple[float, float, float]:
    """The number of trumps, and how many of them and of the plain cards are so high that they will take tricks."""
    others = [0] * (TRUMP + 1)
    for card in Card:
        others[tables.suit[card]] += hidden[card]
    high = [0.0, 0.0]
    higher = above(tables)
    for card in hand:
        number = others[tables.suit[card]]
        share = 1 - sum(hidden[other] for other in higher[card]) / number if number else 1.0
        high[tables.suit[card] == TRUMP] += share**3
    return sum(map(tables.is_trump, hand)), high[True], high[False]


def will_lead(table: Table, seat: Seat, contract: Contract) -> bool:
    """Whether the soloist would play the first card."""
    if table.start == seat or not contract.is_real_solo:
        return table.start == seat
    match table.rules.x_lead_in_solo:
        case SoloLead.SOLOIST:
            return True
        case SoloLead.START_PLAYER:
            return table.forced
        case _:
            return table.rules.lustsolo_player_leads or table.owed[seat] > 0
