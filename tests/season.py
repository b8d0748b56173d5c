"""A season of saved parties for tests and benches: random players, several rule sets, the same parties every time."""

import random
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path

from freedoko_qt.app.season.cache import Cache, key
from freedoko_qt.app.season.facts import date_of
from freedoko_qt.app.season.reader import answer
from freedoko_qt.app.storage import Storage
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.record import Head, Record, dumps
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.rand import Random

SETS = ("ddv", "default", "standard", "darmstadt", "ameke")
PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")
FIRST = datetime(2024, 1, 5, 20, 0)


def season(folder: Path, games: int, each: int = 24, level: str = "") -> list[Path]:
    """Writes parties of so many games each until there are `games`; by a computer player's level, else at random."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for number in range(-(-games // each)):
        path = folder / f"{FIRST + timedelta(days=4 * number):%Y-%m-%d %H.%M}.yaml"
        path.write_text(written(number, min(each, games - number * each), level), encoding="utf-8")
        paths.append(path)
    return paths


@cache
def written(number: int, games: int, level: str) -> str:
    """The record of a party as text; many tests want the same ones."""
    return dumps(played(number, games, level))


def played(number: int, games: int, level: str = "") -> Record:
    """A party of so many counted games; the number decides everything in it."""
    dice = random.Random(number)
    base = SETS[number % len(SETS)]
    rules = preset(base)
    rules = rules.but(number_of_rounds=999, x_number_of_games=0) if number % 3 == 2 else rules
    size = rules.x_players_at_table
    names = ("Player", *dice.sample(PEOPLE, size - 1))
    kinds = ("human", *(dice.choice(("human", *LEVELS)) for _ in names[1:]))
    party, done = Party(rules, names, number), list[Game]()
    players = [LEVELS[level].make(place) if level else Random(number * 5 + place) for place in range(size)]
    while len(party.entries) < games and not party.is_over:
        game = party.next_game()
        while not game.is_over:
            seat = game.state.table.turn
            game.play(players[game.places[seat]].choose(observe(game.state, seat)).action)
        done.append(game)
        party = party.finish(game)
    return Record(Head(rules, base, names, kinds, number), tuple(done))


def know(storage: Storage) -> None:
    """Makes the cache of a season, so that nobody has to wait for processes."""
    lines = {key(path, path.stat()): answer(path, date_of(path, 0))[1] for path in storage.parties.iterdir()}
    Cache(lines).keep(storage.season)
