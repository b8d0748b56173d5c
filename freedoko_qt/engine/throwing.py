"""Hands that may be thrown in, so that the cards are dealt again. Source: rules 4.1."""

from collections.abc import Callable, Mapping

from freedoko_qt.engine.card import POINTS, Card, Hand, Rank
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.tables import TRUMP, game_tables


def count(hand: Hand, *ranks: Rank) -> int:
    """How many cards of some ranks a hand holds."""
    return sum(card.rank in ranks for card in hand)


def has_none_above(rules: Rules, hand: Hand, highest: Card) -> bool:
    """Whether no trump of a hand is above a card; the hand need not hold that card, or any trump."""
    tables = game_tables(rules, Contract.NORMAL)
    top = tables.strength[highest]
    return all(tables.suit[card] != TRUMP or tables.strength[card] <= top for card in hand)


THROWABLE: Mapping[Contract, Callable[[Rules, Hand], bool]] = {
    Contract.FOX_HIGHEST_TRUMP: lambda rules, hand: (
        rules.throw_when_fox_highest_trump and has_none_above(rules, hand, Card.DA)
    ),
    Contract.DIAMOND_JACK_HIGHEST_TRUMP: lambda rules, hand: (
        rules.x_throw_without_trump_above_diamond_jack and has_none_above(rules, hand, Card.DJ)
    ),
    Contract.THROWN_NINES: lambda rules, hand: (
        rules.throw_with_nines and count(hand, Rank.NINE) >= rules.min_number_of_throwing_nines
    ),
    Contract.THROWN_KINGS: lambda rules, hand: (
        rules.throw_with_kings and count(hand, Rank.KING) >= rules.min_number_of_throwing_kings
    ),
    Contract.THROWN_NINES_AND_KINGS: lambda rules, hand: (
        rules.throw_with_nines_and_kings
        and count(hand, Rank.NINE, Rank.KING) >= rules.min_number_of_throwing_nines_and_kings
    ),
    Contract.THROWN_RICHNESS: lambda rules, hand: (
        rules.throw_with_richness and sum(POINTS[card] for card in hand) >= rules.min_richness_for_throwing
    ),
}


def throwable(rules: Rules, hand: Hand) -> tuple[Contract, ...]:
    """The ways in which a hand may be thrown in."""
    return tuple(contract for contract, may in THROWABLE.items() if may(rules, hand))
