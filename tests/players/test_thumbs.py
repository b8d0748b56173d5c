"""The rules of thumb in lock step choose what the rules of thumb choose one by one."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.deal import deal, following
from freedoko_qt.engine.event import Dealt, Played
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import State, apply, start
from freedoko_qt.engine.table import Ask
from freedoko_qt.players.follow import RULES as FOLLOW
from freedoko_qt.players.kernel import KINDS, word
from freedoko_qt.players.lead import RULES as LEAD
from freedoko_qt.players.position import Position
from freedoko_qt.players.sample import sample
from freedoko_qt.players.thumb import Thumb
from freedoko_qt.players.thumbrule import first
from freedoko_qt.players.thumbs import Thumbs
from freedoko_qt.players.watched import Watched
from tests.players.test_kernel import re_mask

DEALS = 12
AGREED = 0.96  # cards that are certain to lie somewhere are not thought of in lock step, so a few choices differ


def decisions(name: str, seed: int) -> Iterator[tuple[State, Observation]]:
    """Moments of games in which a card is chosen among several."""
    rules = preset(name)
    player = Thumb(0)
    for number in range(DEALS):
        state = start(rules, Dealt(deal(seed, rules.with_nines), number % 4, (0, 0, 0, 0)))
        while not state.table.is_over:
            seen = observe(state, state.table.turn)
            choice = player.choose(seen)
            cards = [action for action in seen.legal if isinstance(action, Played)]
            if state.table.ask is Ask.CARD and len(cards) > 1 and isinstance(choice.action, Played):
                yield state, seen
            state = apply(state, choice.action)
        seed = following(seed)


def watched(state: State, number: int = 1) -> Watched:
    hands = np.array([[word(hand)] * number for hand in state.hands], np.int64)
    return Watched(state.table, hands, np.full(number, re_mask(state.teams), np.int64))


def agreement(name: str, seed: int) -> float:
    same: Counter[bool] = Counter()
    for state, seen in decisions(name, seed):
        if seen.table.contract.is_for_few:
            continue
        here = Position(seen, 0)
        wanted = first(LEAD if here.is_lead else FOLLOW, here).action
        assert isinstance(wanted, Played)
        worlds = watched(state)
        card = int(Thumbs(state.table.tables).choose(worlds, np.zeros((1, KINDS), np.float32))[0])
        is_equal = abs(here.worths[Card(card)] - here.worths[wanted.card]) < 1e-3
        same[card == wanted.card or is_equal] += 1
    return same[True] / same.total()


def test_nearly_all_choices_are_the_same_by_tournament_rules() -> None:
    assert agreement("ddv", 5) > AGREED


def test_nearly_all_choices_are_the_same_without_nines_and_with_soli() -> None:
    assert agreement("ameke", 9) > AGREED


def test_a_hand_is_played_by_what_its_owner_sees() -> None:
    """The hidden cards of the others, dealt anew, change nothing of what a card is worth to the player on turn."""
    rng = np.random.default_rng(3)
    for state, seen in list(decisions("ddv", 21))[::9]:
        deals = sample(seen, 30, rng)
        same_sides = deals.re == deals.re[0]
        worlds = Watched(state.table, deals.hands[:, same_sides], deals.re[same_sides])
        worth, allowed, *_ = Thumbs(state.table.tables).judged(worlds)
        legal = [card for card in range(KINDS) if int(worlds.legal()[0]) >> card & 1]
        assert np.allclose(worth[:, legal], worth[0, legal], atol=1e-3)
        assert (allowed[:, legal] == allowed[0, legal]).all()


def test_many_games_are_chosen_for_as_each_alone() -> None:
    state, _ = next(decisions("ddv", 33))
    many = Thumbs(state.table.tables).choose(watched(state, 7), np.zeros((7, KINDS), np.float32))
    assert len(set(many.tolist())) == 1
