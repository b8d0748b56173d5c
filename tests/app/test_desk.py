"""Files that come and go while something is played."""

from collections.abc import Callable
from pathlib import Path

from freedoko_qt.app import report
from freedoko_qt.app.controller import Controller
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.storage import in_profile
from freedoko_qt.engine.record import dumps
from tests.app import past
from tests.app.fakes import StillWorker, party
from tests.app.past import Reader
from tests.app.review.test_review import faces

Table = tuple[Controller, Reader]


def test_a_party_that_is_over_opens_for_looking_only(table: Table, profile: Path, tmp_path: Path) -> None:
    game, told = table
    game.start(party())
    running = in_profile(profile).running.read_bytes()
    file = tmp_path / "over.yaml"
    file.write_text(dumps(past.record(2, 40)), encoding="utf-8")
    written = file.read_bytes()
    game.load_at_once(file)
    assert told.review.at == told.review.length
    assert told.sheets[-1].is_over
    game.review.close()
    assert not told.sheets[-1].is_over
    assert in_profile(profile).running.read_bytes() == running
    assert file.read_bytes() == written
    assert told.failures == []


def test_at_the_start_the_party_that_was_left_lies_below(
    worker: StillWorker, made: Callable[..., Controller], tmp_path: Path
) -> None:
    first = made(worker)
    first.start(party())
    first.close()
    file = tmp_path / "over.yaml"
    file.write_text(dumps(past.record(2, 40)), encoding="utf-8")
    second = made(worker)
    told = Reader(second)
    second.load_at_once(file)
    assert told.picture.are_hands_open
    second.review.close()
    assert told.sheets[-1].names == party().names
    assert all(len(hand) == 12 for hand in told.picture.hands)


def test_a_report_shows_the_moment_that_was_looked_at(table: Table, tmp_path: Path) -> None:
    game, told = table
    record = past.record(5, 2)
    game.failed.emit("Something went wrong.")
    game.review.open_record(record, 1, 9)
    picture = told.picture
    game.report(tmp_path / "problem.yaml")
    game.review.close()
    game.load_at_once(tmp_path / "problem.yaml")
    assert (told.review.at, told.review.game, told.review.games) == (9, 1, 2)
    assert told.picture.hands == picture.hands
    assert report.read(tmp_path / "problem.yaml").trouble == ("Something went wrong.",)


def test_a_report_of_a_running_game_hides_what_was_hidden(
    table: Table, worker: StillWorker, profile: Path, tmp_path: Path
) -> None:
    game, told = table
    game.start(party(dealer=0))
    worker.answer()
    game.hurry()
    game.report(tmp_path / "problem.yaml")
    running = in_profile(profile).running.read_bytes()
    game.load_at_once(tmp_path / "problem.yaml")
    assert (told.review.at, told.review.length) == (1, 1)
    assert faces(told.picture) == [12, 0, 0, 0]
    assert in_profile(profile).running.read_bytes() == running


def test_a_report_that_cannot_be_written_is_told_of(table: Table, tmp_path: Path) -> None:
    game, told = table
    game.start(party())
    game.report(tmp_path)
    assert len(told.failures) == 1


def test_the_trouble_of_a_report_is_the_newest(tmp_path: Path) -> None:
    lines = [f"trouble {number}" for number in range(report.MOST_TROUBLE + 5)]
    report.write(tmp_path / "a.yaml", past.record(1), 0, Preferences(), lines)
    assert report.read(tmp_path / "a.yaml").trouble[-1] == lines[-1]
