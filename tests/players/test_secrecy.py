"""Hidden cards change nothing: other deals that agree with all that is public leave the choice as it is."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf
from random import Random as Dice

import numpy as np
import pytest

from freedoko_qt.engine.card import CARDS
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import SEATS, Dealt, Played, Seat, parse
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import Observation, observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Ask
from freedoko_qt.players import search
from freedoko_qt.players.base import Player
from freedoko_qt.players.belief import Trust
from freedoko_qt.players.kernel import KINDS
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.sample import sample
from freedoko_qt.players.search import Means
from freedoko_qt.players.strong import Thinker
from freedoko_qt.players.thumb import Thumb
from tests.notation import situation
from tests.strategies import random_game

QUICK: Mapping[str, Callable[[int], Player]] = {
    **{key: level.make for key, level in LEVELS.items() if key not in ("strong", "master")},
    "thinker": lambda seed: Thinker(Means(12, Trust(times=3), patience=inf), seed),
}
"""The levels, those that think games through with few deals instead, and all the time that they need."""


def all_agree(first: Observation, second: Observation) -> bool:
    """Whether every kind of player chooses the same for two observations; the second is chosen for by a new player."""
    return all(make(5).choose(first) == make(5).choose(second) for make in QUICK.values())


def redealt(game: Game, number: int, seen: Observation, rng: np.random.Generator) -> State:
    """The same events with other hidden cards, which agree with all that a player has seen."""
    words = sample(seen, 1, rng).hands[:, 0].tolist()
    held = [tuple(card for card in CARDS for bit in (card, card + KINDS) if words[seat] >> bit & 1) for seat in SEATS]
    hands = [(*seen.table.played_by(seat), *held[seat]) for seat in SEATS]
    hands[seen.seat] = game.dealt.hands[seen.seat]
    return replay(game, replace(game.dealt, hands=tuple(hands)), number)


def moments(game: Game, number: int, dice: Dice) -> list[int]:
    """Some moments of a game, the first talk and the first card among them."""
    first_card = next(at for at, action in enumerate(game.log) if isinstance(action, Played))
    return sorted({0, first_card, *dice.sample(range(game.at), number)})


@pytest.mark.parametrize("seed", range(24))
def test_choice_does_not_depend_on_hidden_cards(seed: int) -> None:
    rng, kinds = np.random.default_rng(seed), Counter[str]()
    game = random_game(preset("ddv"), seed)
    for number in moments(game, 6, Dice(seed)):
        state = game.state_at(number)
        seen = observe(state, state.table.turn)
        other = redealt(game, number, seen, rng)
        same = observe(other, state.table.turn)
        assert same == seen
        assert all_agree(seen, same)
        if other.hands != state.hands:
            kinds["card" if seen.table.ask is Ask.CARD else "talk"] += 1
    assert kinds["card"] >= 2
    assert kinds["talk"] >= 1


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_choice_of_every_level_does_not_depend_on_hidden_cards(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "monotonic", lambda: 0.0)  # a busy machine must not change what is chosen
    rng = np.random.default_rng(3)
    for seed in range(100, 104):
        game = random_game(preset("ddv"), seed)
        for number in moments(game, 4, Dice(seed)):
            seen = observe(game.state_at(number), game.state_at(number).table.turn)
            choice = LEVELS[level].make(7).choose(seen)
            for _ in range(2):
                same = observe(redealt(game, number, seen, rng), seen.seat)
                assert same == seen
                assert LEVELS[level].make(7).choose(same) == choice


def replay(game: Game, dealt: Dealt, number: int) -> State:
    """The same events from another deal."""
    again = Game(game.rules, dealt)
    for action in game.log[:number]:
        again.play(action)
    return again.state


def test_an_exchange_of_own_cards_is_noticed() -> None:
    game = Game(preset("ddv"), Dealt(deal(5), 0))
    seen = observe(game.state, 0)
    hand = seen.hand
    swapped = (*hand[1:], game.dealt.hands[1][0])
    other = Game(preset("ddv"), Dealt((swapped, (hand[0], *game.dealt.hands[1][1:]), *game.dealt.hands[2:]), 0))
    assert observe(other.state, 0) != seen
    assert not isinstance(Thumb().choose(seen).action, Played)


# -- what only other rules bring ------------------------------------------------------------------------------

QUIET = "default, swines=no, throw_with_nines=no"
GROOM = f"{QUIET} · hand 0 CQ CQ CA CA SA SA HA HA CT ST DJ D9"
POOR = (
    f"{QUIET} · hand 0 DJ DQ C9 CK CT CA S9 SK ST SA HA HK · hand 1 CQ SQ HQ HJ DT DK C9 CK SK HK H9 H9 · hand 2 CQ"
    " · 0 poverty, 1 normal, 2 normal, 3 normal"
)


def after(base: str, *lines: str) -> State:
    """The state after some more events."""
    game = situation(base)
    for line in lines:
        game.play(parse(line))
    return game.state


def assert_same(first: State, second: State, seat: Seat) -> None:
    """Two states look the same to a seat, which chooses the same in both."""
    seen, same = observe(first, seat), observe(second, seat)
    assert first != second
    assert same == seen
    if seen.is_asked:
        assert all_agree(seen, same)


@pytest.mark.parametrize("chosen", ["solo queen", "solo meatless", "marriage first foreign"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_game_chosen_in_secret_stays_secret(chosen: str, seat: int) -> None:
    asked = tuple(f"{other} normal" for other in range(1, seat))
    assert_same(after(GROOM, "0 normal", *asked), after(GROOM, f"0 {chosen}", *asked), seat)


def test_the_cards_that_are_offered_stay_hidden() -> None:
    assert_same(after(POOR, "0 gives DJ DQ C9"), after(POOR, "0 gives DJ DQ CA"), 1)
    assert_same(after(POOR, "0 gives DJ DQ C9", "1 pass"), after(POOR, "0 gives DJ DQ HK", "1 pass"), 2)


@pytest.mark.parametrize("seat", [2, 3])
def test_the_cards_that_come_back_stay_hidden_from_the_others(seat: int) -> None:
    taken = ("0 gives DJ DQ C9", "1 takes")
    assert_same(after(POOR, *taken, "1 returns SK H9 H9"), after(POOR, *taken, "1 returns CK SK HK"), seat)


def test_the_partners_know_the_cards_that_were_exchanged() -> None:
    taken = ("0 gives DJ DQ C9", "1 takes")
    first, second = (after(POOR, *taken, f"1 returns {cards}") for cards in ("SK H9 H9", "CK SK HK"))
    assert observe(first, 0) != observe(second, 0)
    assert observe(first, 1) != observe(second, 1)


@pytest.mark.parametrize("seat", [0, 3])
def test_swines_stay_hidden_until_they_are_announced(seat: int) -> None:
    rules = "default, x_reservation_dialogue=two-step, swines_announcement_begin=no, poverty=no, throw_with_nines=no"
    rest = "hand 0 CQ HT HT SQ SQ HQ DQ CJ CJ SJ SJ CA · hand 3 CQ HQ DQ HJ HJ DJ DJ DT DT DK DK CA"
    one = "hand 1 DA DA D9 CT CK C9 SA ST SK S9 HA HK · hand 2 D9 CT CK C9 SA ST SK S9 HA HK H9 H9"
    other = one.replace("hand 1", "hand 9").replace("hand 2", "hand 1").replace("hand 9", "hand 2")
    assert_same(after(f"{rules} · {rest} · {one} · healthy"), after(f"{rules} · {rest} · {other} · healthy"), seat)
