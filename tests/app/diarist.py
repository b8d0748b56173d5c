"""Plays party after party into a profile folder until it is killed, and says after each step what must be on disk.

python -m tests.app.diarist FOLDER [SIZE]

A line is the number of the party and of its events. With a size no file can grow longer, as on a full disk; then one
party is written, and what went wrong is said.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from freedoko_qt.app.storage import Diary, in_profile
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.record import Head, Record, line, opening
from freedoko_qt.players.rand import Random

HEAD = Head(preset("ddv"), "ddv", ("Anna", "Ben", "Cleo", "Dora"), ("human", "random", "random", "random"), 7)


def whole_game() -> Game:
    """The game that is played again and again."""
    game, player = Party(HEAD.rules, HEAD.names, HEAD.seed).next_game(), Random(1)
    while not game.is_over:
        game.play(player.choose(observe(game.state, game.state.table.turn)).action)
    return game


GAME = whole_game()
OFTEN = 4
"""Every so many events the whole record is written anew, as when somebody takes a card back."""


def moments() -> Iterator[Game]:
    """The game after each of its events."""
    game = Game(GAME.rules, GAME.dealt, GAME.seed)
    for action in GAME.log:
        game.play(action)
        yield game


def party(diary: Diary, number: int) -> Iterator[int]:
    """Writes a party, and yields how many events must be on disk."""
    empty = Record(replace(HEAD, seed=number))
    diary.begin(empty)
    diary.add(opening(GAME), empty)
    for game in moments():
        record = replace(empty, games=(game,))
        if game.at % OFTEN:
            diary.add(line(game.log[-1]), record)
        else:
            diary.rewrite(record)
        yield game.at


def forever(folder: Path) -> None:
    """One party after the other."""
    diary, number = Diary(in_profile(folder), print), 0
    while True:
        for events in party(diary, number):
            print(number, events, flush=True)  # noqa: T201
        number += 1


def on_a_full_disk(folder: Path, size: int) -> None:
    """A party while there is no room, and its last line once there is."""
    import resource

    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    diary = Diary(in_profile(folder), print)
    for _ in party(diary, 2):
        pass
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    diary.add("never mind", Record(replace(HEAD, seed=2), (GAME,)))
    diary.close()


if __name__ == "__main__":
    profile = Path(sys.argv[1])
    if len(sys.argv) > 2:
        on_a_full_disk(profile, int(sys.argv[2]))
    else:
        forever(profile)
