"""Poverty: who is poor, how many cards are passed, and which cards may be. Source: rules 4.4."""

from collections import Counter
from collections.abc import Iterator

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.rules import PovertyFox, Rules
from freedoko_qt.engine.tables import TRUMP, game_tables

MOST_TRUMPS = 3
"""So many trumps a poor hand may have."""


def trumps(rules: Rules, hand: Hand) -> Hand:
    """The trumps of a hand in a normal game."""
    suit = game_tables(rules, Contract.POVERTY).suit
    return tuple(card for card in hand if suit[card] == TRUMP)


def uncounted(rules: Rules, hand: Hand) -> int:
    """The foxes that do not count against a poverty; swines are never announced before it is."""
    foxes = hand.count(Card.DA)
    match rules.x_poverty_fox:
        case PovertyFox.ONE:
            return min(1, foxes)
        case PovertyFox.LONE:
            return 1 if foxes == 1 else 0
        case _:
            return foxes if rules.poverty_fox_do_not_count else 0


def is_poor(rules: Rules, hand: Hand) -> bool:
    """Whether a hand may be declared a poverty."""
    return rules.poverty and len(trumps(rules, hand)) - uncounted(rules, hand) <= MOST_TRUMPS


def is_redeal(rules: Rules, hand: Hand) -> bool:
    """Whether a poverty is dealt again at once instead of being offered."""
    return not rules.poverty_shift or (rules.throw_with_one_trump and len(trumps(rules, hand)) <= 1)


def number_to_pass(rules: Rules, hand: Hand, has_swines: bool) -> int:
    """How many cards a poor player passes."""
    own = len(trumps(rules, hand))
    if rules.poverty_shift_only_trump:
        return own
    if rules.x_poverty_fox is PovertyFox.BY_RULE and not rules.poverty_fox_do_not_count:
        return MOST_TRUMPS
    extra = hand.count(Card.DA) if rules.poverty_fox_shift_extra and not has_swines else 0
    return max(MOST_TRUMPS + extra, own)


def passable(rules: Rules, hand: Hand, number: int) -> tuple[Hand, ...]:
    """All the choices of cards to pass: every trump, filled up with plain cards."""
    own = trumps(rules, hand)
    plain = tuple(card for card in hand if card not in own)
    return tuple((*own, *rest) for rest in choices(plain, number - len(own)))


def choices(hand: Hand, number: int) -> tuple[Hand, ...]:
    """All the ways to take so many cards out of a hand, equal cards taken as one."""
    kinds = sorted(Counter(hand).items())

    def pick(at: int, left: int) -> Iterator[Hand]:
        if left == 0:
            yield ()
        elif at < len(kinds):
            card, there = kinds[at]
            for taken in range(min(there, left) + 1):
                yield from ((*(card,) * taken, *rest) for rest in pick(at + 1, left - taken))

    return tuple(pick(0, number))


def without(hand: Hand, cards: Hand) -> Hand:
    """A hand after some of its cards have been taken out."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)
