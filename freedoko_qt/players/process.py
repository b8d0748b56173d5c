"""A process that chooses for the players: questions come in, choices go out, and no hidden card is ever here.

A frame is its length in four bytes, then a pickle: (number, level, seed, observation, character) in, (number, `Choice`)
or (number, what went wrong) out. After the character `Wish.ADVICE` may stand, which makes the choice one that teaches,
or `Wish.VALUE` and a card that was played, to which the answer is a `Value`. The process ends when its input does.
"""

import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.observe import Observation
from freedoko_qt.players.base import Choice, Player, Value, Wish
from freedoko_qt.players.levels import LEVELS

LENGTH = struct.Struct("!I")
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def one_thread() -> None:
    """Keeps the arithmetic of this process to one thread, since two only wait for each other; before numpy loads."""
    os.environ.update(dict.fromkeys(THREADS, "1"))


def frame(thing: object) -> bytes:
    """One thing ready to be sent."""
    body = pickle.dumps(thing, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def frames(source: BinaryIO) -> Iterator[bytes]:
    """The bodies of the frames that come in, until the source ends."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        yield source.read(*LENGTH.unpack(head))


def whole(received: bytearray) -> Iterator[bytes]:
    """The bodies of the frames that have come in whole; they are taken out of what was received."""
    while len(received) >= LENGTH.size:
        end = LENGTH.size + LENGTH.unpack_from(received)[0]
        if len(received) < end:
            return
        body = bytes(received[LENGTH.size : end])
        del received[:end]
        yield body


def answer(body: bytes) -> tuple[int, Choice | Value | str]:
    """The answer to one question, or in words why there is none; a fault of one player stops nobody."""
    number, level, seed, seen, character, *wish = pickle.loads(body)
    try:
        player = LEVELS[level].make(seed, character)
        return number, taught(player, seed, seen, *wish) if wish else player.choose(seen)
    except Exception:
        return number, traceback.format_exc()


def taught(player: Player, seed: int, seen: Observation, wish: Wish, played: Card | None = None) -> Choice | Value:
    """A choice that teaches, or what a card was worth."""
    from freedoko_qt.players.teach import advise, value  # loads the arithmetic, which other questions may not need

    return advise(player, seen) if wish is Wish.ADVICE or played is None else value(seen, played, seed)


def serve(answers: Callable[[bytes], Iterable[object]], warm_up: Callable[[], None] = lambda: None) -> None:
    """Answers what comes in until the input ends; an interrupt from the keyboard is the game's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    target = sys.stdout.buffer
    # What is printed meanwhile must not get between the frames.
    sys.stdout = sys.stderr
    warm_up()
    try:
        for body in frames(sys.stdin.buffer):
            for told in answers(body):
                target.write(frame(told))
                target.flush()
    except BrokenPipeError:
        # The game is gone; flushing at exit would only complain about that.
        sys.exit(0)


def main() -> None:
    """Answers for the players."""
    one_thread()
    serve(lambda body: (answer(body),), load)


def load() -> None:
    """Loads what the players need while nobody waits for it."""
    for level in LEVELS.values():
        level.make(0)


if __name__ == "__main__":
    main()
