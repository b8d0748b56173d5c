"""Hidden cards change nothing: other deals that agree with all that is public leave the choice as it is."""

from dataclasses import replace
from random import Random as Dice

import pytest

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import SEATS, Dealt, Played, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import State
from freedoko_qt.players.thumb import Thumb
from tests.strategies import random_game

TRIES = 60


def voids(state: State) -> list[set[int]]:
    """The suits that each seat has shown not to have."""
    table, missing = state.table, [set[int]() for _ in SEATS]
    for trick in (*table.tricks, table.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if table.tables.suit[card] != table.tables.suit[trick.cards[0]]:
                missing[seat].add(table.tables.suit[trick.cards[0]])
    return missing


def redealt(state: State, seat: Seat, dice: Dice) -> tuple[Hand, ...]:
    """Hands with hidden cards of the two other seats exchanged, as far as the public play allows it."""
    hands = [list(hand) for hand in state.hands]
    missing, suit = voids(state), state.table.tables.suit
    for _ in range(TRIES):
        first, second = dice.sample([other for other in SEATS if other != seat], 2)
        if not hands[first] or not hands[second]:
            continue
        i, j = dice.randrange(len(hands[first])), dice.randrange(len(hands[second]))
        mine, its = hands[first][i], hands[second][j]
        if suit[its] in missing[first] or suit[mine] in missing[second]:
            continue
        hands[first][i], hands[second][j] = its, mine
        if not agrees(state, hands):
            hands[first][i], hands[second][j] = mine, its
    return tuple(map(tuple, hands))


def agrees(state: State, hands: list[list[Card]]) -> bool:
    """Whether the sides that the queens make fit those that everybody knows."""
    table = state.table
    if table.soloist is not None and table.contract is not Contract.MARRIAGE_SILENT:
        return table.contract.is_real_solo or not any(Card.CQ in hands[seat] for seat in table.others(table.soloist))
    for seat in SEATS:
        is_re = Card.CQ in hands[seat] or Card.CQ in table.played_by(seat)
        if table.known[seat] not in (None, Team.RE if is_re else Team.CONTRA):
            return False
    return True


@pytest.mark.parametrize("seed", range(40))
def test_choice_does_not_depend_on_hidden_cards(seed: int) -> None:
    dice, changed = Dice(seed), 0
    game = random_game(preset("ddv"), seed)
    for number in range(0, game.at, 5):
        state = game.state_at(number)
        seat = state.table.turn
        hands = redealt(state, seat, dice)
        played = [state.table.played_by(other) for other in SEATS]
        dealt = replace(game.dealt, hands=tuple((*played[other], *hands[other]) for other in SEATS))
        dealt = replace(dealt, hands=(*dealt.hands[:seat], game.dealt.hands[seat], *dealt.hands[seat + 1 :]))
        other = replay(game, dealt, number)
        seen, same = observe(state, seat), observe(other, seat)
        assert same == seen
        assert Thumb().choose(same) == Thumb().choose(seen)
        changed += hands != state.hands
    assert changed >= 3


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
