"""Hidden cards change nothing: other deals that agree with all that is public leave the choice as it is."""

from dataclasses import replace
from random import Random as Dice

import pytest

from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import SEATS, Dealt, Played, Seat, parse
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.observe import observe
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.state import State
from freedoko_qt.players.thumb import Thumb
from tests.notation import situation
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
        assert Thumb().choose(same) == Thumb().choose(seen)


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
