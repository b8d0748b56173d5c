"""A card is foretold by what its player sees, for each kind of player."""

import numpy as np
import pytest

from freedoko_qt.engine.card import CARDS
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import Dealt
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import apply, start
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.foretelling import ERRING, LEARNED, PLAYERS, STRICT, foretold, players
from freedoko_qt.players.insight import BY_HAND, TOLD, best_cards, told
from freedoko_qt.players.kernel import KINDS, Ints
from freedoko_qt.players.net import Nets, shipped
from freedoko_qt.players.sample import sample
from freedoko_qt.players.thumb import Thumb
from freedoko_qt.players.thumbs import Judged, Thumbs, favourites
from freedoko_qt.players.watched import Watched

WORTH, IMITATION = shipped("pair"), shipped("imitation")
assert WORTH is not None
assert IMITATION is not None
NETS = Nets(WORTH, IMITATION)
GAMES = 60


def moment(cards: int, seed: int = 3) -> tuple[Watched, Judged]:
    """What another seat thinks possible of the player on turn, after so many cards of a game by rules of thumb."""
    rules, player = preset("ddv"), Thumb(0)
    state = start(rules, Dealt(deal(seed, rules.with_nines), 0, (0,) * 4))
    while state.table.ask is not Ask.CARD or state.table.played < cards:
        state = apply(state, player.choose(observe(state, state.table.turn)).action)
    seen = observe(state, (state.table.turn + 1) % 4)
    deals = sample(seen, GAMES, np.random.default_rng(1))
    worlds = Watched(seen.table, deals.hands, deals.re)
    return worlds, Thumbs(seen.table.tables).judged(worlds)


@pytest.mark.parametrize("nets", [None, NETS])
@pytest.mark.parametrize("cards", [0, 9, 30, 35])
def test_one_of_the_legal_cards_is_played(cards: int, nets: Nets | None) -> None:
    worlds, judged = moment(cards)
    chances = np.array([foretold(worlds, judged, card, nets) for card in CARDS])
    assert chances.shape == (len(CARDS), len(players(nets)), GAMES)
    assert chances.sum(0) == pytest.approx(1, abs=1e-4)  # the network reckons with seven digits
    assert ((chances > 0) <= judged.sight.legal.T[:, None]).all()
    assert (chances.max(0) == 1).any() == (judged.sight.legal.sum(1) == 1).any()


@pytest.mark.parametrize("nets", [None, NETS])
def test_every_player_is_of_one_kind(nets: Nets | None) -> None:
    assert players(nets).sum() == 1
    assert len(players(nets)) == (len(PLAYERS) if nets else 1)


def each_chance(worlds: Watched, judged: Judged, cards: Ints, nets: Nets | None) -> np.ndarray:
    """The chance of one card in each game, by kind of player."""
    return np.array([foretold(worlds, judged, CARDS[card], nets)[:, game] for game, card in enumerate(cards)]).T


def test_the_cards_of_rules_and_network_are_the_likely_ones() -> None:
    worlds, judged = moment(9)
    free = judged.sight.legal.sum(1) > 1
    by_rules = favourites(judged, np.zeros((GAMES, KINDS), np.float32))
    by_net = best_cards(NETS.worth(told(worlds, judged)), worlds, judged)
    (untaught,) = each_chance(worlds, judged, by_rules, None)
    assert (untaught[free] > STRICT / (1 - LEARNED) * (1 - ERRING)).all()
    differ = free & (by_net != by_rules)
    assert differ.sum() > 5
    strict, learned, mixed, _ = each_chance(worlds, judged, by_rules, NETS)
    assert (strict[free] > 1 - ERRING).all()
    assert (mixed[free] >= STRICT * strict[free] + LEARNED * learned[free]).all()
    strict, learned, mixed, _ = each_chance(worlds, judged, by_net, NETS)
    assert learned[differ].mean() > 10 * strict[differ].mean()
    assert mixed[differ].mean() > 1.5 * each_chance(worlds, judged, by_net, None)[0, differ].mean()


@pytest.mark.parametrize("nets", [None, NETS])
def test_only_the_own_hand_of_the_player_counts(nets: Nets | None) -> None:
    """With the hands of the others exchanged every chance stays what it was."""
    worlds, judged = moment(8)
    assert judged.sight.place == 0  # between two tricks, the leader in the first row
    hands = worlds.hands.copy()
    hands[[1, 3]] = hands[[3, 1]]
    changed = worlds.parted(np.arange(GAMES))
    changed.hands[:] = hands
    again = Thumbs(worlds.table.tables).judged(changed)
    for card in CARDS:
        before, after = (foretold(w, j, card, nets) for w, j in ((worlds, judged), (changed, again)))
        assert before == pytest.approx(after)


@pytest.mark.parametrize("cards", [0, 9, 22])
def test_what_all_hands_have_in_common_may_be_reckoned_once(cards: int) -> None:
    seen = told(*moment(cards))
    same = np.delete(np.arange(TOLD), np.r_[BY_HAND])
    assert (seen[:, same] == seen[0, same]).all()
    assert len(same) > TOLD / 2
    for net in NETS:
        assert net.of_hands(seen, BY_HAND) == pytest.approx(net(seen), abs=1e-4)
