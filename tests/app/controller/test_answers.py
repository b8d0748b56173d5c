"""Who is asked when; nothing old or forbidden gets through."""

from collections.abc import Callable
from pathlib import Path

import pytest

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import Place
from freedoko_qt.engine.event import Announced, Call, Played, Said
from freedoko_qt.engine.state import legal
from tests.app.fakes import TURN, StillClock, StillWorker, Told, party, put, texts
from tests.notation import situation


def test_the_computer_is_asked_with_what_its_seat_may_know(
    worker: StillWorker, made: Callable[..., Controller]
) -> None:
    made(worker).start(party(dealer=1))
    (task,) = worker.tasks
    assert task.seen.seat == 2
    assert task.level == "random"
    assert task.seen.is_asked


def test_answers_to_old_questions_are_dropped(worker: StillWorker, made: Callable[..., Controller]) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party(seed=1, dealer=1))
    old = worker.tasks[-1]
    game.start(party(seed=2, dealer=1))
    worker.answer(old)
    game.hurry()
    assert told.lines == []
    worker.answer()
    assert len(told.lines) == 1


def test_an_announcement_out_of_turn_makes_the_question_anew(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    put(profile, TURN.replace("start 3", "start 1").replace("3 CK", "1 CK"))
    game = made(worker, StillClock())
    told = Told(game)
    assert game.resume()
    old = worker.tasks[-1]
    assert texts(told.picture.calls)[0] == "Re"
    game.answer(Announced(0, Call.NO_120))
    assert told.lines[-1].text == "Anna announces Re."
    assert told.picture.plates[Place.BOTTOM].calls == ("Re",)
    new = worker.tasks[-1]
    assert new.number > old.number
    assert [made.call for made in new.seen.table.calls] == [Call.NO_120]
    before = len(told.lines)
    worker.answer(old)
    game.hurry()
    assert len(told.lines) == before


def test_a_card_that_may_not_be_played_changes_only_the_status(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    put(profile, TURN)
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    before, lines = told.picture, len(told.lines)
    game.answer(Played(0, next(c.face for c in before.hands[0] if c.face and not c.is_playable)))
    assert told.picture.status == "Clubs were led: you must follow with a club."
    assert told.picture.hands == before.hands
    assert len(told.lines) == lines


@pytest.mark.parametrize("action", [None, "CQ", 7])
def test_nonsense_is_no_answer(
    profile: Path, worker: StillWorker, made: Callable[..., Controller], action: object
) -> None:
    put(profile, TURN)
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    game.answer(action)
    assert len(told.pictures) == 1


def test_nobody_answers_for_another_seat(profile: Path, worker: StillWorker, made: Callable[..., Controller]) -> None:
    put(profile, TURN.replace("start 3", "start 1").replace("3 CK", "1 CK"))
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    lines = len(told.lines)
    game.answer(legal(situation(TURN.replace("start 3", "start 1").replace("3 CK", "1 CK")).state, 2)[-1])
    assert len(told.lines) == lines


def test_the_talk_is_asked_and_then_no_more(worker: StillWorker, made: Callable[..., Controller]) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party())
    question = told.questions[-1]
    assert question is not None
    assert texts(question.options) == ["Healthy", "Reservation"]
    assert not told.picture.is_asked_card
    game.answer(Said(0, True))
    assert told.questions[-1] is None
    assert told.picture.plates[Place.BOTTOM].badges == ("healthy",)


def test_a_failing_player_plays_anything_and_is_told_of_once(
    worker: StillWorker, made: Callable[..., Controller]
) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party(dealer=0))
    for _ in range(3):
        worker.failed.emit(worker.tasks[-1].number, "A player has failed.")
        game.hurry()
    assert [line.text for line in told.lines] == ["Bernd is healthy.", "Clara is healthy.", "Dieter is healthy."]
    assert told.failures == ["A player has failed."]
