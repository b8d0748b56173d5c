"""Pauses, and how they are ended."""

from collections.abc import Callable
from pathlib import Path

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import Place
from freedoko_qt.app.preference import DEFAULT
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from tests.app.fakes import StillClock, StillWorker, Told, party, put


def test_a_full_trick_lies_until_its_pause_ends(
    profile: Path, worker: StillWorker, clock: StillClock, made: Callable[..., Controller]
) -> None:
    put(profile, "start 2 · hand 0 CQ CA · healthy · 2 CK, 3 CK, 0 CA")
    slow = DEFAULT.but(speed=1, thinking=0, trick_pause=2)
    game = made(worker, clock, slow)
    told = Told(game)
    game.resume()
    clock.ring()
    worker.answer()
    assert told.picture.taker is not None
    assert len(told.picture.trick) == 4
    assert not any(told.picture.piles)
    assert "takes the trick with" in told.picture.status
    assert [milliseconds for milliseconds, _ in clock.waiting] == [660]
    clock.ring()
    assert told.picture.taker is None
    assert told.picture.trick == ()
    assert sum(map(len, told.picture.piles)) == 4


def test_a_computer_player_thinks_at_least_as_long_as_is_wished(
    worker: StillWorker, clock: StillClock, made: Callable[..., Controller]
) -> None:
    game = made(worker, clock, DEFAULT.but(thinking=3, speed=0))
    told = Told(game)
    game.start(party(dealer=0))
    assert [milliseconds for milliseconds, _ in clock.waiting] == [450]
    worker.answer()
    assert told.lines == []
    clock.ring()
    assert len(told.lines) == 1


def test_the_status_names_the_player_who_thinks(
    profile: Path, worker: StillWorker, clock: StillClock, made: Callable[..., Controller]
) -> None:
    put(profile, "start 2 · healthy · 2 CK")
    game = made(worker, clock, DEFAULT.but(speed=0))
    told = Told(game)
    game.resume()
    clock.ring()  # the pause is over, but no answer has come
    assert told.picture.status == "Dieter is to play."
    worker.answer()
    assert told.picture.status == "It is your turn: play a card."


def test_a_click_ends_the_pause(worker: StillWorker, clock: StillClock, made: Callable[..., Controller]) -> None:
    game = made(worker, clock, DEFAULT)
    told = Told(game)
    game.start(party(dealer=0))
    worker.answer()
    game.hurry()
    assert len(told.lines) == 1
    clock.ring()  # the bell of the pause that was ended
    assert len(told.lines) == 1


def test_the_winner_may_lead_while_the_trick_still_lies(
    profile: Path, worker: StillWorker, clock: StillClock, made: Callable[..., Controller]
) -> None:
    put(profile, "start 1 · hand 0 CA HA · healthy · 1 CK, 2 CK, 3 C9")
    game = made(worker, clock, DEFAULT)
    told = Told(game)
    game.resume()
    game.answer(Played(0, Card.CA))
    assert told.picture.taker is Place.BOTTOM
    assert told.picture.is_asked_card
    game.answer(Played(0, Card.HA))
    assert told.picture.taker is None
    assert [laid.card.face for laid in told.picture.trick] == [Card.HA]
    clock.ring()
    assert [laid.card.face for laid in told.picture.trick] == [Card.HA]


def play_out(game: Controller, worker: StillWorker, clock: StillClock) -> Told:
    """Plays a game until its last trick has been gathered, and no further."""
    told = Told(game)
    game.start(party(person=None))
    while sum(map(len, told.picture.piles)) < 48:
        worker.answer()
        clock.ring()
    return told


def test_a_game_is_counted_and_its_result_shown_in_turns_of_their_own(
    worker: StillWorker, clock: StillClock, made: Callable[..., Controller]
) -> None:
    told = play_out(made(worker, clock), worker, clock)
    assert told.sheets[-1].rows == ()
    clock.ring()
    assert len(told.sheets[-1].rows) == 1
    assert told.results == []
    clock.ring()
    assert len(told.results) == 1
    assert clock.waiting == []


def test_a_result_that_is_due_is_shown_once_whoever_plays_on(
    worker: StillWorker, clock: StillClock, made: Callable[..., Controller]
) -> None:
    game = made(worker, clock)
    told = play_out(game, worker, clock)
    clock.ring()
    game.set_autoplay(True)
    assert len(told.results) == 1
    game.set_autoplay(False)
    clock.ring()
    assert len(told.results) == 1
    assert len(told.sheets[-1].rows) == 1
