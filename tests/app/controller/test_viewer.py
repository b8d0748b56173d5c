"""What helps the person at the table."""

from collections.abc import Callable
from pathlib import Path

from freedoko_qt.app.controller import Controller
from freedoko_qt.engine.event import Played, Said
from tests.app.fakes import TURN, StillClock, StillWorker, Told, party, put


def test_a_hint_says_what_and_why(profile: Path, worker: StillWorker, made: Callable[..., Controller]) -> None:
    put(profile, TURN)
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    game.hint()
    card = next(action for action in worker.tasks[-1].seen.legal if isinstance(action, Played))
    worker.answer(action=card)
    assert told.advice == ["Hint: play the ace of clubs. So it is."]
    assert told.picture.is_asked_card


def test_there_is_no_hint_for_others(worker: StillWorker, made: Callable[..., Controller]) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party(dealer=0))
    asked = len(worker.tasks)
    game.hint()
    assert told.advice == ["There is nothing for you to decide just now."]
    assert len(worker.tasks) == asked


def test_the_computer_plays_for_the_person_and_gives_the_seat_back(
    worker: StillWorker, made: Callable[..., Controller]
) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party())
    assert worker.tasks == []
    game.set_autoplay(True)
    assert worker.tasks[-1].seen.seat == 0
    assert told.questions[-1] is None
    game.answer(Said(0, True))
    assert told.lines == []
    game.set_autoplay(False)
    assert told.questions[-1] is not None
    worker.answer()
    game.hurry()
    assert told.lines == []


def test_the_last_trick_is_shown_while_the_game_goes_on(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    put(profile, "start 0 · hand 0 HA D9 CQ · healthy · 0: CA CK C9 CK · lead 0")
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    game.show_last_trick(True)
    assert [laid.card.name for laid in told.picture.last_trick] == [
        "ace of clubs",
        "king of clubs",
        "nine of clubs",
        "king of clubs",
    ]
    assert told.picture.is_asked_card
    game.show_last_trick(False)
    assert told.picture.last_trick == ()


def test_everything_is_told_again_in_another_language(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    put(profile, TURN)
    game = made(worker, StillClock())
    told = Told(game)
    game.resume()
    lines, picture = list(told.lines), told.picture
    game.retranslate()
    assert told.lines == lines
    assert told.picture == picture
    assert len(told.sheets) == 2


def test_a_disk_that_fails_stops_no_game(tmp_path: Path, worker: StillWorker, made: Callable[..., Controller]) -> None:
    (tmp_path / "profile").rmdir()
    (tmp_path / "profile").write_text("in the way")
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party(dealer=0))
    worker.answer()
    game.hurry()
    assert len(told.lines) == 1
    assert len(told.failures) == 1
