"""Moments of games in files, to be learned from as often as one likes."""

from collections.abc import Iterator
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from freedoko_qt.players.insight import TOLD
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.practice import Moments


def keep(moments: Moments, target: Path) -> None:
    """Writes moments to a file, half as exact."""
    half = {name: getattr(moments, name).astype(np.float16) for name in ("seen", "brought")}
    np.savez(target, tried=moments.tried, heed=moments.heed, **half)


def kept(source: Path) -> Moments:
    """The moments of a file, still half as exact; SystemExit tells of one that has none."""
    try:
        with np.load(source, allow_pickle=False) as arrays:
            moments = Moments(*(arrays[name] for name in Moments._fields))
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise SystemExit(f"{source}: no moments can be read: {error}") from None
    number = len(moments.heed)
    shapes = [one.shape for one in moments]
    if not number or shapes != [(number, TOLD), (number, KINDS), (number, KINDS), (number,)]:
        raise SystemExit(f"{source}: these moments are of another network: {shapes}")
    return moments


def lessons(moments: Moments, size: int, rng: np.random.Generator) -> Iterator[tuple[float, Moments]]:
    """All moments in a mixed order, so many at a time, and how many of them went before, as a share."""
    mixed = rng.permutation(len(moments.heed))
    for at in range(0, len(mixed), size):
        some = moments.some(mixed[at : at + size])
        exact = some._replace(seen=some.seen.astype(np.float32), brought=some.brought.astype(np.float32))
        yield at / len(mixed), exact
