"""What a network is told of a moment: what its player sees, and what the rules of thumb make of it.

With the latter it need not find out anew which card is safe or who seems to be whose partner; it only learns where
the rules of thumb go wrong.
"""

import numpy as np

from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.players.features import ALL, SIDE, SIZE, TRUMPS, VOID
from freedoko_qt.players.kernel import KINDS, Ints
from freedoko_qt.players.thumbs import Judged
from freedoko_qt.players.watched import Floats, Watched

WORTH = SIZE  # by card, in the order of the view
ALLOWED = WORTH + KINDS
ODDS = ALLOWED + KINDS
FOE = ODDS + KINDS  # how likely each of the others is an opponent
FOLLOWS = FOE + 3  # how likely each of the others has a card of each suit
RUNS = FOLLOWS + 15
TOLD = RUNS + 5

BY_HAND = (slice(TRUMPS), slice(SIDE, VOID), slice(SIZE, TOLD))  # all that may differ where only the own hand does

SCALE = 1 / 20  # of card points


def told(worlds: Watched, judged: Judged, some: Ints | slice = ALL) -> Floats:
    """The numbers for the player on turn, one row for each of some games."""
    order, sight, view = worlds.setting.order, judged.sight, worlds.view(some)
    n, legal = len(view), judged.sight.legal[some]
    x = np.empty((n, TOLD), np.float32)
    x[:, :SIZE] = view
    x[:, WORTH:ALLOWED] = np.where(legal, judged.worth[some] * SCALE, 0)[:, order]
    x[:, ALLOWED:ODDS] = judged.allowed[some][:, order]
    x[:, ODDS:FOE] = np.where(legal, judged.odds[some], 0)[:, order]
    x[:, FOE:FOLLOWS] = sight.foe[1:, some].T
    plain = [*(order[::6] // 6), TRUMP]  # the suits as the view has them
    x[:, FOLLOWS:RUNS] = sight.follows[:, some][:, :, plain].transpose(1, 0, 2).reshape(n, 15)
    x[:, RUNS:TOLD] = sight.runs[some][:, plain]
    return x


def best_cards(worth: Floats, worlds: Watched, judged: Judged, rows: Ints | slice = ALL) -> Ints:
    """The legal card of greatest worth in each of some games; the worths stand in the order of the view."""
    return np.where(judged.sight.legal[rows], worth[:, worlds.setting.place], -np.inf).argmax(1)
