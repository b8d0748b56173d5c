"""The fold of events: what a card, an answer, an announcement changes."""

import pytest
from hypothesis import given

from freedoko_qt.engine import state
from freedoko_qt.engine.card import Card, cards, deck
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import (
    SEATS,
    Announced,
    Call,
    Dealt,
    EventError,
    PovertyPassed,
    PovertyReturned,
    Said,
    parse,
)
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import DEFAULT, Rules
from freedoko_qt.engine.state import State, legal, start
from freedoko_qt.engine.table import Ask
from tests.notation import PLAIN, situation
from tests.strategies import FREE, QUICK, SEEDS, everything, games, moments

EVERYTHING = tuple(everything())


# -- deals ------------------------------------------------------------------------------------------------

HANDS = deal(7)


@pytest.mark.parametrize(
    ("dealt", "reason"),
    [
        pytest.param(Dealt((HANDS[0][:11], *HANDS[1:]), 0), "seat 0 has 11 cards", id="a card is missing"),
        pytest.param(Dealt((*HANDS[:3], HANDS[0]), 0), "was dealt", id="the same hand twice"),
        pytest.param(Dealt(HANDS[:3], 0), "four hands", id="three hands"),
        pytest.param(Dealt((*HANDS, HANDS[0]), 0), "four hands", id="five hands"),
        pytest.param(Dealt(HANDS, 4), "start player", id="a fifth seat"),
        pytest.param(Dealt(HANDS, -1), "start player", id="a seat before the first"),
        pytest.param(Dealt(HANDS, 0, (1, 1, 1)), "owed", id="three numbers of owed soli"),
        pytest.param(Dealt(HANDS, 0, (0, 1, 1, 1), True), "owes no solo", id="forced without owing"),
        pytest.param(Dealt(deal(7, nines=False), 0), "10 cards instead of 12", id="without nines"),
    ],
)
def test_deal_that_is_none_is_refused(dealt: Dealt, reason: str) -> None:
    with pytest.raises(EventError, match=reason):
        start(preset("ddv"), dealt)


def test_deal_without_nines_fits_rules_without_nines() -> None:
    begun = start(DEFAULT.but(with_nines=False), Dealt(deal(7, nines=False), 2))
    assert begun.table.hand_size == 10
    assert begun.table.turn == 2
    with pytest.raises(EventError, match="12 cards instead of 10"):
        start(DEFAULT.but(with_nines=False), Dealt(HANDS, 0))


def test_game_plays_by_effective_rules() -> None:
    assert not start(DEFAULT.but(solo=False), Dealt(HANDS, 0)).table.rules.solo_queen


# -- what a card changes ----------------------------------------------------------------------------------


def test_card_leaves_the_hand_and_lies_in_the_trick() -> None:
    game = situation("ddv · hand 1 CA CA C9 · start 1 · healthy · 1 CA")
    assert game.state.hands[1].count(Card.CA) == 1
    assert len(game.state.hands[1]) == 11
    assert game.state.dealt[1].count(Card.CA) == 2
    assert game.state.table.trick.cards == cards("CA")
    assert (game.state.table.turn, game.state.table.played) == (2, 1)


def test_winner_of_a_full_trick_leads_the_next() -> None:
    """O58."""
    table = situation("ddv · start 2 · healthy · 2: CK C9 CA CT").state.table
    assert (table.turn, table.trick.leader, table.trick.cards) == (0, 0, ())
    assert [trick.winner for trick in table.tricks] == [0]
    assert (table.points_of(0), table.points_of(2)) == (25, 0)


def test_last_card_ends_the_game() -> None:
    game = situation("ddv · healthy · ... · left 0 C9 · left 1 CK · lead 0")
    assert game.state.table.is_last_trick
    for _ in SEATS:
        assert not game.is_over
        game.play(legal(game.state, game.state.table.turn)[-1])
    assert game.is_over
    assert game.state.table.ask is Ask.NOTHING
    assert game.state.hands == ((), (), (), ())
    assert [legal(game.state, seat) for seat in SEATS] == [()] * 4


@pytest.mark.parametrize(
    ("moment", "event", "reason"),
    [
        pytest.param("healthy · 0 CA", "2 CA", "turn of seat 1", id="not on turn"),
        pytest.param("hand 1 CK D9 · healthy · 0 CA", "1 D9", "does not follow suit", id="does not follow"),
        pytest.param("hand 1 CK · hand 0 CA CA · healthy · 0 CA", "1 CA", "not in the hand", id="not in the hand"),
        pytest.param("0 healthy", "1 CA", "question for health", id="card in the talk"),
        pytest.param("healthy", "0 healthy", "no answer", id="talk among the cards"),
        pytest.param("start 1", "0 healthy", "turn of seat 1", id="talk out of turn"),
        pytest.param("0 plays solo queen", "0 pass", "no answer", id="pass after the talk"),
        pytest.param("healthy", "0 reply", "may not be made", id="reply to nothing"),
    ],
)
def test_reason_why_an_event_is_refused(moment: str, event: str, reason: str) -> None:
    game = situation(f"ddv · {moment}")
    with pytest.raises(EventError, match=reason) as caught:
        game.play(parse(event))
    assert caught.value.line == event


# -- any game ---------------------------------------------------------------------------------------------


@QUICK
@given(game=games())
def test_every_card_is_played_once_and_every_trick_is_won_by_one_of_its_cards(game: Game) -> None:
    table = game.state.table
    assert sorted(card for trick in table.tricks for card in trick.cards) == list(deck(table.rules.with_nines))
    assert len(table.tricks) == table.hand_size
    assert sum(trick.points for trick in table.tricks) == 240
    for seat in SEATS:
        assert sorted(table.played_by(seat)) == sorted(game.dealt.hands[seat])
    for trick, following in zip(table.tricks, table.tricks[1:], strict=False):
        assert following.leader == trick.winner


@QUICK
@given(game=games())
def test_one_seat_is_asked_until_the_game_is_over(game: Game) -> None:
    for number in range(game.at):
        moment = game.state_at(number)
        turn = moment.table.turn
        assert any(not isinstance(action, FREE) for action in legal(moment, turn))
        for seat in moment.table.others(turn):
            assert all(isinstance(action, FREE) for action in legal(moment, seat))


@QUICK
@given(game=moments())
def test_every_legal_action_is_taken_and_every_other_is_refused_without_a_trace(game: Game) -> None:
    before, log = game.state, game.log
    allowed = {action for seat in SEATS for action in legal(before, seat)}
    exchanges = {action for action in allowed if isinstance(action, PovertyPassed | PovertyReturned)}
    assert allowed - exchanges <= set(EVERYTHING)
    for action in EVERYTHING:
        if action in allowed:
            assert state.play(before, action) != before
        else:
            with pytest.raises(EventError):
                game.play(action)
    assert (game.state, game.log) == (before, log)


@QUICK
@given(game=games())
def test_stepwise_is_the_fold(game: Game) -> None:
    moment: State = start(game.rules, game.dealt)
    for number, action in enumerate(game.log):
        assert moment == game.state_at(number)
        moment = state.apply(moment, action)
    assert moment == game.state


@QUICK
@given(seed=SEEDS)
def test_card_counts_agree_with_the_hands(seed: int) -> None:
    game = Game(PLAIN, Dealt(deal(seed), 0), seed)
    for _ in range(4):
        game.play(Said(game.state.table.turn, True))
    while not game.is_over:
        game.play(legal(game.state, game.state.table.turn)[-1])
        table = game.state.table
        assert [table.cards_left(seat) for seat in SEATS] == list(map(len, game.state.hands))
        assert sum(map(table.has_played, Card)) == table.played


@QUICK
@given(game=moments())
def test_talk_never_ends_in_a_question_nobody_can_answer(game: Game) -> None:
    rules: Rules = game.rules
    assert game.is_over or legal(game.state, game.state.table.turn), rules


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_action_of_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    game = situation("ddv · healthy")
    with pytest.raises(EventError, match="no such seat"):
        game.play(Announced(seat, Call.NO_120))


def test_every_question_has_a_word_for_whoever_answers_another_one() -> None:
    assert {ask: ask.value for ask in Ask if ask is not Ask.NOTHING} == state.ASKED
