"""From a seed to hands: the same seed deals the same cards everywhere and for ever."""

from itertools import islice
from random import Random

from freedoko_qt.engine.card import Card, Hand, deck
from freedoko_qt.engine.event import SEATS

SEED_LIMIT = 2**32
"""Seeds are whole numbers from 0 up to this, exclusive."""


def deal(seed: int, nines: bool = True, packets: tuple[int, ...] = ()) -> tuple[Hand, ...]:
    """Four hands from a seed, each in the order dealt, one by one or in packets of these sizes.

    Only `Random.random` is used, since it is the one method whose numbers Python promises never to change.
    """
    rest, number = list(deck(nines)), Random(seed)
    dealt: list[Card] = []
    while rest:
        dealt.append(rest.pop(int(number.random() * len(rest))))
    hands: list[list[Card]] = [[] for _ in SEATS]
    sizes = packets if sum(packets) == len(dealt) // len(SEATS) else (1,) * (len(dealt) // len(SEATS))
    cards = iter(dealt)
    for size in sizes:
        for hand in hands:
            hand.extend(islice(cards, size))
    return tuple(tuple(hand) for hand in hands)


def following(seed: int) -> int:
    """The seed of the game after a game; a party's first seed thus gives all its deals."""
    return int(Random(seed + 1).random() * SEED_LIMIT)
