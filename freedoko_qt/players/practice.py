"""Play from which networks learn: against themselves, half of the seats by rules of thumb.

Whole games tell what each card that was played has brought. Branches tell it of all cards of a moment: each is tried in
the same game, which is played on to its end each time. That is a tenth of the moments for the same time, but the luck
of the deal falls out, and what is left is what the cards make of it.
"""

from typing import NamedTuple

import numpy as np

from freedoko_qt.players.drill import deal_batch
from freedoko_qt.players.features import Witnessed
from freedoko_qt.players.guide import SHARE, Guide
from freedoko_qt.players.insight import told
from freedoko_qt.players.kernel import KINDS, Ints
from freedoko_qt.players.net import UNIT, Net
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.thumbs import Judged, Thumbs
from freedoko_qt.players.watched import Booleans, Floats, Watched

EYES = 0.02  # what a card point is worth beside the points of the game
MOST = 10.0
LUCK = (0.3, 1.4)  # how far what cards bring differs by luck, squared: in the last tricks, and more so in the first


class Moments(NamedTuple):
    """What there is to learn from some moments; cards stand in the order of the view."""

    seen: Floats
    brought: Floats  # moment x card
    tried: Booleans  # of which cards it is known
    heed: Floats  # how much each moment counts

    def some(self, rows: Ints) -> "Moments":
        """Some of them."""
        return Moments(self.seen[rows], self.brought[rows], self.tried[rows], self.heed[rows])


def joined(parts: list[Moments]) -> Moments:
    """Moments of several batches as one."""
    return Moments(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def centred(moments: Moments, worth: Floats) -> Floats:
    """Some worths less their mean over the cards that were tried; 0 for all others."""
    tried = moments.tried
    mean = (worth * tried).sum(1, keepdims=True) / tried.sum(1, keepdims=True)
    found: Floats = (worth - mean) * tried
    return found


def whole_games(net: Net, family: str, games: int, epsilon: float, rng: np.random.Generator) -> Moments:
    """Games from the first card to the last, with the card that was played in each of their moments."""
    worlds = deal_batch(family, games, rng)
    thumbs, by_net = Thumbs(worlds.table.tables), rng.random((games, 4)) < SHARE
    views, cards, seats = [], [], []
    while not worlds.is_over:
        judged, seat = thumbs.judged(worlds), worlds.seat
        seen = told(worlds, judged)
        card = chosen(net, worlds, judged, seen, by_net, epsilon, rng)
        free = judged.sight.legal.sum(1) > 1  # nothing is learned where there was no choice
        views.append(seen[free])
        cards.append(worlds.setting.place.take(card[free]))
        seats.append(np.stack([np.flatnonzero(free), seat[free]]))
        worlds.play(card)
    (game, seat), played = np.concatenate(seats, axis=1), np.concatenate(cards)
    moment = np.arange(len(played))
    values, tried = np.zeros((len(played), KINDS), np.float32), np.zeros((len(played), KINDS), np.bool_)
    values[moment, played], tried[moment, played] = brought(worlds)[seat, game], True
    return Moments(np.concatenate(views), values, tried, np.ones(len(played), np.float32))


def branches(net: Net, family: str, games: int, epsilon: float, rng: np.random.Generator) -> Moments:
    """One moment of each game, with all cards that could be played there."""
    worlds = deal_batch(family, games, rng)
    thumbs, by_net = Thumbs(worlds.table.tables), rng.random((games, 4)) < SHARE
    size = worlds.course.size
    for _ in range(int(rng.integers(4 * (size - 1)))):
        judged = thumbs.judged(worlds)
        worlds.play(chosen(net, worlds, judged, told(worlds, judged), by_net, epsilon, rng))
    judged, seat = thumbs.judged(worlds), worlds.seat
    seen, legal = told(worlds, judged), judged.sight.legal
    free = legal.sum(1) > 1
    game, card = np.nonzero(legal & free[:, None])
    tried = worlds.parted(game)
    tried.play(card.astype(np.int64))
    Guide(net).finish(tried, game, rng, by_net[game])
    place = worlds.setting.place[card]
    values, known = np.zeros((games, KINDS), np.float32), np.zeros((games, KINDS), np.bool_)
    values[game, place], known[game, place] = brought(tried)[seat[game], np.arange(len(game))], True
    least, more = LUCK
    heed = np.full(int(free.sum()), 1 / (least + more * (size - worlds.number) / size), np.float32)
    return Moments(seen[free], values[free], known[free], heed)


def chosen(
    net: Net, worlds: Watched, judged: Judged, seen: Floats, by_net: Booleans, epsilon: float, rng: np.random.Generator
) -> Ints:
    """The card of each game: by the network or by rules of thumb, now and then by chance alone."""
    whim = rng.random((worlds.games, KINDS), dtype=np.float32)
    cards = Guide(net).cards(worlds, judged, whim, by_net[worlds.all_games, worlds.seat], seen)
    odd = np.flatnonzero(rng.random(worlds.games) < epsilon)
    dice = rng.random((len(odd), KINDS), dtype=np.float32)
    cards[odd] = np.where(judged.sight.legal[odd], dice, -1).argmax(1)
    return cards


def brought(worlds: Witnessed) -> Floats:
    """What each seat has got out of each game, in units that are alike under all rules.

    A soloist's score counts a third. Half the spread of the scores of a batch is one unit, as in games of a
    tournament; without that, rules of large numbers would drown all others.
    """
    ending = Ending(worlds)
    scores = ending.scores().astype(np.float32)
    is_re = (ending.re >> np.arange(4)[:, None]) & 1
    alone = is_re.sum(0) == 1
    scores = np.where(alone & (is_re == 1), scores / 3, scores)
    scores = np.clip(scores * (UNIT / max(0.1, float(scores.std()))), -MOST, MOST)
    return (scores + EYES * ending.eyes).astype(np.float32)
