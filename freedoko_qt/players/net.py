"""A small network that says what each card is worth: the points of the game that its player can expect.

One network serves a family of games (`FAMILIES`): two against two, or one against three. It sees what its player
sees, and instead of names of rules what they do (`features`).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freedoko_qt.players.look import Look

Floats = NDArray[np.float32]

Worths = Callable[[Floats], Floats]
"""What is seen, row by row, to what each card is worth."""

UNIT = 2.0  # the spread of the scores in which the networks reckon, whatever the rules


class Net:
    """Layers of weights; between them everything below zero is cut off. There may be a second look at its worths."""

    def __init__(self, weights: Sequence[Floats], biases: Sequence[Floats], look: Look | None = None) -> None:
        self.weights, self.biases, self.look = list(weights), list(biases), look

    def __call__(self, seen: Floats) -> Floats:
        """What each of the 24 card kinds is worth, row by row, at first sight."""
        return self.flows(seen)[-1]

    def of_hands(self, seen: Floats, differing: Sequence[slice]) -> Floats:
        """The same for rows that differ in some of the numbers only; what is equal is reckoned once."""
        first, whole = self.weights[0], seen[0] @ self.weights[0] + self.biases[0]
        flow = np.tile(whole - sum(seen[0, part] @ first[part] for part in differing), (len(seen), 1))
        for part in differing:
            flow += seen[:, part] @ first[part]
        return Net(self.weights[1:], self.biases[1:])(np.maximum(flow, 0, out=flow))

    def careful(self, seen: Floats) -> Floats:
        """The same after a second look, if there is one; of cards that may not be played nothing more is told."""
        *_, found, worth = self.flows(seen)
        return worth if self.look is None else self.look.mended(seen, found, worth)

    def flows(self, seen: Floats) -> list[Floats]:
        """What is seen and what each layer makes of it."""
        flows = [seen]
        for layer, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            flow = flows[-1] @ weight
            flow += bias
            if layer < len(self.weights) - 1:
                np.maximum(flow, 0, out=flow)
            flows.append(flow)
        return flows

    def copy(self) -> "Net":
        """The same to be changed."""
        look = self.look.copy() if self.look else None
        return Net([one.copy() for one in self.weights], [one.copy() for one in self.biases], look)

    @property
    def arrays(self) -> dict[str, Floats]:
        """The weights by name, as they are kept in a file."""
        named = {f"weight{layer}": weight for layer, weight in enumerate(self.weights)}
        named |= {f"bias{layer}": bias for layer, bias in enumerate(self.biases)}
        return named | (self.look.arrays if self.look else {})


class Nets(NamedTuple):
    """What is known of a game by learning."""

    worth: Net
    imitation: Net  # which card FreeDoko's players lay: the logarithms of the chances, but for a constant


def fresh(sizes: Sequence[int], rng: np.random.Generator) -> Net:
    """A network that knows nothing yet."""
    weights = [(rng.standard_normal(pair) * np.sqrt(2 / pair[0])).astype(np.float32) for pair in pairwise(sizes)]
    weights[-1] *= np.float32(0.1)
    return Net(weights, [np.zeros(size, np.float32) for size in sizes[1:]])


def of_arrays(arrays: dict[str, NDArray[np.floating]]) -> Net:
    """The network that was kept as named arrays."""
    found = {name: array.astype(np.float32) for name, array in arrays.items()}

    def numbered(name: str) -> list[Floats]:
        return [found[f"{name}{n}"] for n in range(sum(one.startswith(name) for one in found))]

    look = numbered("look")
    return Net(numbered("weight"), numbered("bias"), Look(*look) if look else None)


@lru_cache(maxsize=4)
def shipped(family: str) -> Net | None:
    """The network that comes with the program for a family of games, if there is one."""
    source = files("freedoko_qt.players") / "weights" / f"{family}.npz"
    if not source.is_file():
        return None
    with source.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
        return of_arrays(dict(arrays))
