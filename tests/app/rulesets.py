"""Rule sets for tests: any at all, from a seed."""

from enum import StrEnum
from random import Random

from freedoko_qt.engine.rules import CHAIN, DEFAULT, SELECTORS, SPECS, Rules, load


def any_rules(seed: int) -> Rules:
    """Rules in which every rule has any value that it can have."""
    random = Random(seed)
    data = {name: any_value(name, random) for name in SPECS}
    data[random.choice(SELECTORS)] = True
    limits = sorted((random.randint(1, 12) for _ in CHAIN), reverse=True)
    return load(data | dict(zip(CHAIN, limits, strict=True)))


def any_value(name: str, random: Random) -> object:
    """A value that a rule can have; the ends of a span come often."""
    value, spec = getattr(DEFAULT, name), SPECS[name]
    low, high = spec.span
    if isinstance(value, bool):
        return random.random() < 0.5
    if isinstance(value, StrEnum):
        return random.choice(list(type(value)))
    if spec.items:
        return random.sample(spec.items, random.randint(0, len(spec.items)))
    if isinstance(value, tuple):
        return [random.randint(low, high) for _ in range(random.choice(spec.lengths or (0, 1, 4)))]
    return random.choice((low, high, random.randint(low, high)))
