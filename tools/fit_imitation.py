"""Teaches a small network which card FreeDoko's players lay: `python -m tools.fit_imitation FOLDER`.

The folder holds games recorded from FreeDoko. What a player was told at each of its turns, and the card that it laid,
are all that goes in. Every fifth game can be kept back, to see how well cards are foretold that were never learned.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.state import State
from freedoko_qt.players.belief import beginning
from freedoko_qt.players.insight import TOLD, told
from freedoko_qt.players.kernel import KINDS, Ints, word
from freedoko_qt.players.net import Net, fresh
from freedoko_qt.players.thumbs import Thumbs
from freedoko_qt.players.train import Adam, slopes_of
from freedoko_qt.players.watched import Booleans, Floats, Watched
from tests.conformance.folder import read_games
from tests.conformance.recording import Recording, read_parties, read_rules
from tests.conformance.replay import Replay
from tests.players.test_kernel import re_mask

FILES = "games*.jsonl.gz"
THINKING = ("novice", "standard", "profi")  # how the names of FreeDoko's players begin that do not play by chance
LEARNED = (Contract.NORMAL, Contract.MARRIAGE, Contract.POVERTY, Contract.GENSCHER)
LAYERS = (TOLD, 128, 128, KINDS)
STEP = 512  # moments
RATE, DECAY = 1e-3, 2e-5  # how far a step goes in the beginning, and how much of each weight is lost in it
CALM = 0.01  # how far the steady network, which is kept, follows in one step
DEAF = 0.2  # of what a layer has found is left out at random while learning, so that nothing hangs on a single number
TARGET = Path(__file__).resolve().parents[1] / "freedoko_qt" / "players" / "weights" / "imitation.npz"


class Cards(NamedTuple):
    """Cards that were laid: what their players were told, which cards they might lay, and which they did."""

    seen: Floats
    legal: Booleans  # cards stand in the order of the view
    card: Ints
    game: Ints

    def some(self, rows: Ints | Booleans) -> Self:
        """Some of them."""
        return type(self)(self.seen[rows], self.legal[rows], self.card[rows], self.game[rows])


# -- games ----------------------------------------------------------------------------------------------------------


def cards_in(folder: Path) -> Cards:
    """All cards of FreeDoko's players in a folder where there was a choice."""
    parts: list[Cards] = []
    rules, parties = read_rules(folder), read_parties(folder)
    for file in sorted(folder.glob(FILES)):
        for party in read_games(file, rules):
            for game in party:
                names = parties[game.data["party"]]["players"]
                if (found := cards_of(game, names, len(parts))) is not None:
                    parts.append(found)
    if not parts:
        raise SystemExit(f"{folder}: no games of FreeDoko's players in {FILES}")
    return Cards(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def cards_of(game: Recording, names: Sequence[str], number: int) -> Cards | None:
    """The cards of one game, if it was played and is one from which there is something to learn."""
    is_learned = [name.startswith(THINKING) for name in names]
    if not game.is_played or game.data["stacked"] or not any(is_learned):
        return None
    replay = Replay(game)
    moments = replay.turns()
    if not replay.state.table.is_over or not moments or replay.state.table.contract not in LEARNED:
        return None
    rows = [row for seat, row in laid(moments, replay.state) if is_learned[seat]]
    if not rows:
        return None
    seen, legal, card = map(np.array, zip(*rows, strict=True))
    return Cards(seen, legal, card, np.full(len(card), number))


def laid(moments: Sequence[State], end: State) -> Iterator[tuple[int, tuple[Floats, Booleans, int]]]:
    """By turn with a choice: the seat, what it was told, and what it might lay and did."""
    first = moments[0].table.but(swines=end.table.swines, hyperswines=end.table.hyperswines)
    hands = np.array([[word(hand)] for hand in moments[0].hands])
    worlds, thumbs = Watched(beginning(first), hands, np.array([re_mask(end.teams)])), Thumbs(first.tables)
    order, place = worlds.setting.order, worlds.setting.place
    for before, after in zip(moments, [*moments[1:], end], strict=True):
        seat = before.table.turn
        card = after.table.played_by(seat)[-1]
        if int(worlds.seat[0]) != seat:
            return  # somebody else opened the first trick than the table says; rules that are not learned
        judged = thumbs.judged(worlds)
        if judged.sight.legal.sum() > 1:
            yield seat, (told(worlds, judged)[0], judged.sight.legal[0][order], int(place[card]))
        worlds.play(np.array([card]))
        if worlds.number + 1 == worlds.course.size:
            return  # in the last trick nobody has a choice


# -- learning -------------------------------------------------------------------------------------------------------


def learned(cards: Cards, passes: int, rng: np.random.Generator) -> Net:
    """A network that says how likely each card is, as logarithms that lack a constant."""
    net = fresh(LAYERS, rng)
    calm, parameters = net.copy(), [*net.weights, *net.biases]
    pupil, each = Adam(parameters), len(cards.card) // STEP
    for turn in range(passes):
        mixed = rng.permutation(len(cards.card))
        for part in range(each):
            left = 1 - (turn * each + part) / (passes * each)
            pupil.step(slopes(net, cards.some(mixed[part * STEP :][:STEP]), rng), RATE * left)
            for one, steady in zip(parameters, [*calm.weights, *calm.biases], strict=True):
                one *= 1 - DECAY * left
                steady += max(CALM, 10 / (passes * each)) * (one - steady)
    for weight in calm.weights[1:]:
        weight *= 1 - DEAF
    return calm


def slopes(net: Net, cards: Cards, rng: np.random.Generator) -> list[Floats]:
    """How the weights and biases bear on the chances of the cards that were laid."""
    flows = [cards.seen]
    for layer, (weight, bias) in enumerate(zip(net.weights, net.biases, strict=True)):
        flow = flows[-1] @ weight + bias
        if layer < len(net.weights) - 1:
            flow = np.maximum(flow, 0) * (rng.random(flow.shape, dtype=np.float32) >= DEAF)
        flows.append(flow)
    slope = chances(flows[-1], cards.legal)
    slope[np.arange(len(slope)), cards.card] -= 1
    return slopes_of(net, flows, slope / np.float32(len(slope)))


def chances(logs: Floats, legal: Booleans) -> Floats:
    """How likely each card is."""
    height = np.where(legal, logs, -np.inf)
    height = np.exp(height - height.max(1, keepdims=True))
    found: Floats = height / height.sum(1, keepdims=True)
    return found


def report(net: Net, cards: Cards) -> str:
    """How well cards are foretold."""
    chance = chances(net(cards.seen), cards.legal)
    log = np.log(chance[np.arange(len(chance)), cards.card]).mean()
    hits = (chance.argmax(1) == cards.card).mean()
    by_chance = -np.log(cards.legal.sum(1)).mean()
    return f"logarithm of the chance {log:.3f} ({by_chance:.3f} by chance), the likeliest one in {hits:.1%}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Writes the network."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit_imitation", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--passes", type=int, default=40)
    parser.add_argument("--hold", action="store_true", help="keep every fifth game back and tell how it is foretold")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=TARGET, metavar="FILE")
    options = parser.parse_args(arguments)
    cards = cards_in(options.folder)
    held = cards.game % 5 == 0
    net = learned(cards.some(~held) if options.hold else cards, options.passes, np.random.default_rng(options.seed))
    print(f"{len(cards.card):,} cards of {len(set(cards.game.tolist())):,} games")
    print("learned:", report(net, cards.some(~held)))
    if options.hold:
        print("kept back:", report(net, cards.some(held)))
    arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in net.arrays.items()}
    np.savez_compressed(options.to, **arrays)


if __name__ == "__main__":
    main()
