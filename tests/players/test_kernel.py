"""The same games through the engine and in lock step: the same legal cards, winners, sides, special points, scores."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import (
    SEATS,
    Dealt,
    GenscherChosen,
    HyperswinesAnnounced,
    Played,
    SwinesAnnounced,
)
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.points import result
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import State, apply, legal, start
from freedoko_qt.engine.table import Ask
from freedoko_qt.engine.tally import tally
from freedoko_qt.engine.trick import playable
from freedoko_qt.players import soak
from freedoko_qt.players.kernel import KINDS, Worlds, any_of, play_out, word
from freedoko_qt.players.outcome import Ending
from freedoko_qt.players.rand import Random

MOST = 25  # games under one rule set


def games(number: int, seed: int) -> Iterator[Game]:
    """Games of random players under random rules, with all that may happen in them."""
    found = 0
    while found < number:
        dice = random.Random(seed)
        rules = soak.random_rules(dice)
        names = soak.NAMES[: rules.x_players_at_table]
        party = Party(rules, names, seed)
        players = [Random(seed + place) for place in range(len(names))]
        while not party.is_over and len(party.entries) < MOST and found < number:
            game = party.next_game()
            while not game.is_over:
                soak.speak(game, dice, soak.Soaked())
                seat = game.state.table.turn
                game.play(players[game.places[seat]].choose(observe(game.state, seat)).action)
            yield game
            found += 1
            party = party.finish(game)
        seed += 1


def re_mask(teams: tuple[Team | None, ...]) -> int:
    return sum(1 << seat for seat in SEATS if teams[seat] is Team.RE)


def worlds_at(state: State, number: int = 1) -> Worlds:
    """Games that all stand where a state stands."""
    hands = np.array([[word(hand)] * number for hand in state.hands], np.int64)
    return Worlds(state.table, hands, np.full(number, re_mask(state.teams), np.int64))


def phase(state: State) -> int:
    return (state.table.swines is not None) + 2 * (state.table.hyperswines is not None)


def check(game: Game) -> None:
    """Goes through a game that is over, card by card, beside the kernel."""
    first = next((at for at in range(game.at + 1) if game.state_at(at).table.ask is Ask.CARD), None)
    if first is None:
        return  # dealt again before the first card
    worlds = worlds_at(game.state_at(first))
    for at in range(first, game.at):
        action, before, after = game.log[at], game.state_at(at), game.state_at(at + 1)
        match action:
            case Played(seat, card):
                assert worlds.seat.tolist() == [seat]
                allowed = playable(before.table, before.hands[seat])
                assert worlds.legal().tolist() == [sum(1 << one for one in allowed)]
                worlds.play(np.array([card], np.int64))
                if len(after.table.tricks) > len(before.table.tricks):
                    assert worlds.past[-1].winner.tolist() == [after.table.tricks[-1].winner]
            case SwinesAnnounced() | HyperswinesAnnounced():
                worlds.rise(np.array([phase(after)]))
            case GenscherChosen():
                worlds = worlds_at(after)
    if game.state.table.is_redeal:
        assert worlds.void.all()
        return
    ended, ending = game.result, Ending(worlds)
    assert ending.re.tolist() == [re_mask(ended.teams)]
    assert ending.re_points.tolist() == [ended.points[0]]
    assert ending.re_tricks.tolist() == [ended.tricks[0]]
    net = sum(1 if special.team is Team.RE else -1 for special in tally(game.state).specials)
    assert ending.net().tolist() == [net]
    table = worlds.table.but(calls=game.state.table.calls)
    assert ending.scores(table)[:, 0].tolist() == list(ended.scores)


def test_engine_and_kernel_agree_on_random_games_under_random_rules() -> None:
    for game in games(120, seed=1):
        check(game)


@pytest.mark.slow
def test_engine_and_kernel_agree_on_20000_random_games() -> None:
    for game in games(20_000, seed=1_000):
        check(game)


@pytest.mark.parametrize("seed", range(12))
def test_many_games_from_one_moment_end_as_each_of_them_does_alone(seed: int) -> None:
    """The lock step of games that part: each is replayed by the engine from where they stood together."""
    game = next(found for found in games(20, seed=500 + 10 * seed) if found.state.table.tricks)
    moments = [at for at in range(game.at) if game.state_at(at).table.ask is Ask.CARD]
    state = game.state_at(moments[len(moments) // 3])
    if state.table.pledged is not None:
        state = apply(state, Played(state.table.turn, state.table.pledged))
    worlds = worlds_at(state, 40)
    laid, rng = [], np.random.default_rng(seed)
    while not worlds.is_over:
        dice = rng.integers(0, 1 << 16, worlds.games, np.uint32)
        cards = any_of(worlds.legal(), dice)
        laid.append(np.stack([worlds.seat, cards]))
        worlds.play(cards)
    scores = Ending(worlds).scores()
    for number in range(worlds.games):
        final = state
        for step in laid:
            if final.table.is_over:
                break  # a duel that came to nothing
            seat, card = step[:, number].tolist()
            action = next(a for a in legal(final, seat) if isinstance(a, Played) and a.card == card)
            final = apply(final, action)
        if final.table.is_redeal:
            assert scores[:, number].tolist() == [0, 0, 0, 0]
            continue
        # The duty of a rich first trick belongs to the engine: what it forced is told to the kernel.
        told = Ending(worlds).scores(worlds.table.but(calls=final.table.calls))
        assert told[:, number].tolist() == list(result(final).scores)


def test_a_random_card_is_any_legal_card_equally_often() -> None:
    mask = sum(1 << card for card in (0, 5, 11, 12, 17, 23))
    dice = np.random.default_rng(1).integers(0, 1 << 16, 60_000, np.uint32)
    drawn = np.bincount(any_of(np.full(60_000, mask, np.int64), dice), minlength=KINDS)
    assert {card for card in range(KINDS) if drawn[card]} == {0, 5, 11, 12, 17, 23}
    assert all(abs(number - 10_000) < 500 for number in drawn if number)


def test_a_batch_plays_all_its_cards() -> None:
    rules = preset("ddv").effective()
    state = start(rules, Dealt(deal(5, rules.with_nines), 2, (0, 0, 0, 0)))
    table = state.table.but(ask=Ask.CARD, contract=Contract.NORMAL)
    hands = np.array([[word(hand)] * 500 for hand in state.hands], np.int64)
    worlds = Worlds(table, hands, np.full(500, re_mask(state.teams), np.int64))
    play_out(worlds, np.random.default_rng(2))
    assert np.all(sum(trick.points for trick in worlds.past) == 240)
    assert len({tuple(trick.winner.tolist()) for trick in worlds.past}) == 12
