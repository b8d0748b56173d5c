"""A sentence for everything that happens."""

import pytest
from hypothesis import given

from freedoko_qt.app.sentence import awaited, must_follow, refused, sentence
from freedoko_qt.engine.event import parse
from freedoko_qt.engine.game import Game
from tests.app.fakes import NAMES
from tests.notation import situation
from tests.strategies import QUICK, games


def last(game: Game) -> str:
    """The sentence for the newest event."""
    return sentence(game.log[-1], game.state_at(game.at - 1), game.state, NAMES)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("0 healthy", "Anna is healthy."),
        ("0 reservation", "Anna has a reservation."),
        ("hand 0 CQ CQ · healthy · 0 D9", "Anna plays the nine of diamonds."),
        ("0 plays solo meatless", "Anna plays a solo: Meatless solo."),
        ("owed 1 0 0 0 · 0 plays solo queen", "Anna plays a duty solo: Queen solo."),
        (
            "hand 1 CQ CQ · 1 plays marriage first foreign",
            "Bernd announces a marriage: the first trick of another player decides.",
        ),
        ("hand 0 CQ · hand 2 CQ · healthy · 0 no 120", "Anna announces Re."),
        ("hand 0 CQ · hand 2 CQ · healthy · 1 no 120", "Bernd announces Kontra."),
        ("hand 0 CQ · hand 2 CQ · healthy · 1 no 90", "Bernd announces no 90."),
        (
            "hand 0 CQ · hand 2 CQ · healthy · 0: CA CK C9 CT",
            "Dieter plays the ten of clubs. Anna takes the trick with 25 card point(s).",
        ),
        (
            "hand 0 CQ CQ · 0 plays marriage first foreign · 0: C9 CK CA CT",
            "Dieter plays the ten of clubs. Clara takes the trick with 25 card point(s). Clara is the partner of Anna.",
        ),
        (
            "hand 0 CQ CQ · 0 plays marriage first foreign · 0: CQ D9 DK DT · 0: CQ D9 DK DT · 0: HT SJ DJ HJ",
            "Dieter plays the jack of hearts. Anna takes the trick with 16 card point(s). "
            "Anna has found no partner and plays alone.",
        ),
    ],
)
def test_what_happened_is_told(text: str, told: str) -> None:
    assert last(situation(f"start 0 · {text}")) == told


def test_a_reply_is_told_as_one() -> None:
    game = situation("start 0 · hand 0 CQ · hand 2 CQ · healthy · 1 no 120 · 0: CA CK C9 CT · 0: D9 SJ HJ DJ · 0 reply")
    assert last(game) == "Anna replies with Re."


def test_a_silent_marriage_is_told_when_it_shows() -> None:
    game = situation("start 0 · hand 0 CQ CQ · healthy · 0: CQ D9 DK DT · 0: CQ D9 DK DJ")
    for _ in range(3):
        game.undo()
    assert last(game) == "Anna plays the queen of clubs. Anna plays alone against three: a silent marriage."


@given(games())
@QUICK
def test_there_is_a_sentence_for_every_event_of_any_game(game: Game) -> None:
    for at, action in enumerate(game.log):
        told = sentence(action, game.state_at(at), game.state_at(at + 1), NAMES)
        assert told.startswith(NAMES[action.seat])
        assert told.endswith(".")
        assert "%" not in told
        assert awaited(game.state_at(at).table, NAMES)


@pytest.mark.parametrize(
    ("led", "told"),
    [
        ("CA", "Clubs were led: you must follow with a club."),
        ("SA", "Spades were led: you must follow with a spade."),
        ("HA", "Hearts were led: you must follow with a heart."),
        ("DA", "Trump was led: you must follow with a trump."),
        ("HT", "Trump was led: you must follow with a trump."),
    ],
)
def test_the_reason_names_the_suit_that_was_led(led: str, told: str) -> None:
    assert must_follow(situation(f"start 0 · healthy · 0 {led}").state.table) == told


@pytest.mark.parametrize(
    ("text", "action", "told"),
    [
        ("start 0", "0 CQ", "No card is played before the game is found."),
        ("start 1", "0 healthy", "It is not your turn, but that of Bernd."),
        ("start 1 · healthy", "0 CQ", "It is not your turn, but that of Bernd."),
        ("start 0 · healthy", "0 healthy", "This is not asked now."),
        ("start 0 · healthy", "0 reply", "This announcement can no longer be made."),
    ],
)
def test_a_refusal_says_why(text: str, action: str, told: str) -> None:
    assert refused(parse(action), situation(text).state.table, NAMES) == told
