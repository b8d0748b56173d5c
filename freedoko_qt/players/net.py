"""A small network that says what each card is worth: the points of the game that its player can expect.

One network serves a family of games (`FAMILIES`): two against two, or one against three. It sees what its player
sees, and instead of names of rules what they do (`features`).
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

UNIT = 2.0  # the spread of the scores in which the networks reckon, whatever the rules


class Net:
    """Layers of weights; between them everything below zero is cut off."""

    def __init__(self, weights: Sequence[Floats], biases: Sequence[Floats]) -> None:
        self.weights, self.biases = list(weights), list(biases)

    def __call__(self, seen: Floats) -> Floats:
        """What each of the 24 card kinds is worth, row by row."""
        flow = seen
        for layer, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            flow = flow @ weight
            flow += bias
            if layer < len(self.weights) - 1:
                np.maximum(flow, 0, out=flow)
        return flow

    @property
    def arrays(self) -> dict[str, Floats]:
        """The weights by name, as they are kept in a file."""
        named = {f"weight{layer}": weight for layer, weight in enumerate(self.weights)}
        return named | {f"bias{layer}": bias for layer, bias in enumerate(self.biases)}


def fresh(sizes: Sequence[int], rng: np.random.Generator) -> Net:
    """A network that knows nothing yet."""
    weights = [(rng.standard_normal(pair) * np.sqrt(2 / pair[0])).astype(np.float32) for pair in pairwise(sizes)]
    weights[-1] *= np.float32(0.1)
    return Net(weights, [np.zeros(size, np.float32) for size in sizes[1:]])


def of_arrays(arrays: dict[str, NDArray[np.floating]]) -> Net:
    """The network that was kept as named arrays."""
    layers = sum(name.startswith("weight") for name in arrays)
    found = {name: array.astype(np.float32) for name, array in arrays.items()}
    return Net([found[f"weight{n}"] for n in range(layers)], [found[f"bias{n}"] for n in range(layers)])


@lru_cache(maxsize=4)
def shipped(family: str) -> Net | None:
    """The network that comes with the program for a family of games, if there is one."""
    source = files("freedoko_qt.players") / "weights" / f"{family}.npz"
    if not source.is_file():
        return None
    with source.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
        return of_arrays(dict(arrays))
