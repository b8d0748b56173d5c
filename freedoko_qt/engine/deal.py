"""From a seed to hands: the same seed deals the same cards everywhere and for ever."""

from random import Random

from freedoko_qt.engine.card import Card, Hand, deck
from freedoko_qt.engine.event import SEATS

SEED_LIMIT = 2**32
"""Seeds are whole numbers from 0 up to this, exclusive."""


def deal(seed: int, nines: bool = True) -> tuple[Hand, ...]:
    """Four hands from a seed, each in the order dealt.

    Only `Random.random` is used, since it is the one method whose numbers Python promises never to change.
    """
    rest, number = list(deck(nines)), Random(seed)
    dealt: list[Card] = []
    while rest:
        dealt.append(rest.pop(int(number.random() * len(rest))))
    return tuple(tuple(dealt[seat::4]) for seat in SEATS)


def following(seed: int) -> int:
    """The seed of the game after a game; a party's first seed thus gives all its deals."""
    return int(Random(seed + 1).random() * SEED_LIMIT)
