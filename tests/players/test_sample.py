"""Deals that agree with an observation: nothing certain is lost, and all that is possible comes up."""

from collections import Counter

import numpy as np
import pytest

from freedoko_qt.engine.card import CARDS, Card, deck
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.kernel import KINDS, Ints
from freedoko_qt.players.knowledge import Knowledge
from freedoko_qt.players.sample import hidden_of, sample
from tests.players.test_kernel import games, re_mask

NUMBER = 60


def moments(game: Game, step: int) -> list[int]:
    return [at for at in range(0, game.at, step) if game.state_at(at).table.ask is Ask.CARD]


def counts(hands: Ints) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """How many of each kind, kind x seat x deal."""
    return np.array([(hands >> card & 1) + (hands >> (card + KINDS) & 1) for card in range(KINDS)])


def voids(seen: Observation, seat: int) -> set[int]:
    suit = seen.table.tables.suit
    tricks = (*seen.table.tricks, seen.table.trick)
    laid = [(t.cards[0], t.cards[(seat - t.leader) % 4 :][:1]) for t in tricks if t.cards]
    return {suit[led] for led, cards in laid for card in cards if suit[card] != suit[led]}


@pytest.mark.parametrize("seed", range(6))
def test_every_deal_agrees_with_what_was_seen(seed: int) -> None:
    rng = np.random.default_rng(seed)
    for game in games(8, seed=40 * seed + 1):
        for at in moments(game, 7):
            state = game.state_at(at)
            seen = observe(state, state.table.turn)
            found = counts(sample(seen, NUMBER, rng).hands)
            rules, suit = seen.table.rules, seen.table.tables.suit
            whole = Counter(deck(rules.with_nines))
            for card in CARDS:
                laid = sum(seen.table.played_by(seat).count(card) for seat in SEATS)
                assert (found[card].sum(0) == whole[card] - laid).all()
                assert (found[card][seen.seat] == seen.hand.count(card)).all()
            for seat in SEATS:
                assert (found[:, seat].sum(0) == len(state.hands[seat])).all()
                if seat != seen.seat:
                    lacks = [card for card in CARDS if suit[card] in voids(seen, seat)]
                    assert not found[lacks, seat].any()


def test_the_truth_is_never_excluded() -> None:
    for game in games(60, seed=700):
        for at in moments(game, 5):
            state = game.state_at(at)
            for seat in SEATS:
                hidden = hidden_of(Knowledge(observe(state, seat)))
                for other in SEATS:
                    if other != seat:
                        held = Counter(state.hands[other])
                        assert not set(held) & hidden.barred[other]
                        assert not Counter(hidden.sure[other]) - held


def test_the_hidden_cards_have_no_part_in_it() -> None:
    """Two deals that look the same to a seat give the same samples from the same seed."""
    game = next(games(1, seed=3))
    state = game.state_at(moments(game, 1)[0])
    seat = state.table.turn
    others = [other for other in SEATS if other != seat]
    hands = list(state.hands)
    hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
    one = sample(observe(state, seat), 20, np.random.default_rng(1))
    two = sample(observe(state.but(hands=tuple(hands)), seat), 20, np.random.default_rng(1))
    assert (one.hands == two.hands).all()


def test_all_deals_of_a_small_rest_come_up_equally_often() -> None:
    """Near the end the deals can be counted: each comes up as often as it should."""
    game = next(g for g in games(40, seed=90) if g.state.table.contract is Contract.GENSCHER or g.at > 40)
    at = moments(game, 1)[-9]
    state = game.state_at(at)
    seen = observe(state, state.table.turn)
    drawn = Counter(map(tuple, sample(seen, 6_000, np.random.default_rng(5)).hands.T.tolist()))
    weights = {deal: ways(deal) for deal in drawn}
    unit = 6_000 / sum(weights.values())
    for deal, number in drawn.items():
        expected = unit * weights[deal]
        assert abs(number - expected) < 5 * np.sqrt(expected) + 5


def ways(deal: tuple[int, ...]) -> int:
    """In how many ways two equal cards that are told apart make this deal: two where they lie in different hands."""
    total = 1
    for card in range(KINDS):
        holders = sum(hand >> card & 1 for hand in deal)
        total *= 2 if holders == 2 else 1
    return total


def test_re_are_those_with_a_queen_of_clubs() -> None:
    game = next(g for g in games(40, seed=11) if g.state.table.contract is Contract.NORMAL)
    state = game.state_at(moments(game, 1)[0])
    deals = sample(observe(state, state.table.turn), NUMBER, np.random.default_rng(1))
    queens = (deals.hands >> Card.CQ & 1) << np.arange(4)[:, None]
    assert (queens.sum(0) == deals.re).all()
    assert re_mask(state.teams) & (1 << state.table.turn) == deals.re[0] & (1 << state.table.turn)
