"""The program opens where it was closed; parties from files."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.storage import in_profile
from tests.app.fakes import TURN, QuickWorker, StillClock, StillWorker, Told, party, put


@pytest.mark.parametrize("cards", [0, 1, 5, 19, 47])
def test_the_program_opens_where_it_was_closed(
    worker: StillWorker, made: Callable[..., Controller], cards: int
) -> None:
    game = made(worker)
    told = Told(game)
    game.start(party(person=None))
    while sum(" plays the " in line.text for line in told.lines) < cards:
        worker.answer()
        game.hurry()
    if told.picture.taker is not None:
        game.hurry()
    game.close()
    second = made(worker)
    again = Told(second)
    assert second.resume()
    assert again.picture == told.picture
    assert again.lines == told.lines
    assert worker.tasks[-1].seed == worker.tasks[-2].seed


def test_a_result_is_shown_again_after_a_restart(
    quick: QuickWorker, made: Callable[..., Controller], qtbot: QtBot
) -> None:
    game = made(quick)
    told = Told(game)
    game.start(party(person=None))
    qtbot.waitUntil(lambda: bool(told.results), timeout=10_000)
    game.close()
    second = made(quick)
    again = Told(second)
    assert second.resume()
    assert again.results == told.results
    assert again.sheets[-1] == told.sheets[-1]


def test_a_damaged_record_is_told_of_and_there_is_nothing_to_resume(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    in_profile(profile).running.write_text("format: 1\n", encoding="utf-8")
    game = made(worker)
    told = Told(game)
    assert not game.resume()
    assert len(told.failures) == 1
    assert "party.yaml" in told.failures[0]


def test_a_party_from_a_file_goes_on_and_the_one_before_is_kept(
    profile: Path, tmp_path: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    put(profile, TURN)
    file = in_profile(profile).running.rename(tmp_path / "other.yaml")
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party(dealer=0))
    worker.answer()
    game.hurry()
    game.load_at_once(file)
    assert told.picture.is_asked_card
    assert in_profile(profile).running.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")
    assert len(list((profile / "parties").iterdir())) == 1


def test_a_file_that_cannot_be_read_changes_nothing(
    tmp_path: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    game = made(worker, StillClock())
    told = Told(game)
    game.start(party())
    game.load_at_once(tmp_path / "missing.yaml")
    assert len(told.failures) == 1
    assert "missing.yaml" in told.failures[0]
    assert len(told.pictures) == 1


def test_a_copy_can_be_written_anywhere(
    profile: Path, tmp_path: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    game = made(worker, StillClock())
    game.start(party())
    game.save(tmp_path / "copy.yaml")
    assert (tmp_path / "copy.yaml").read_bytes() == in_profile(profile).running.read_bytes()


def test_a_file_is_read_while_the_table_stays_alive(
    profile: Path, worker: StillWorker, made: Callable[..., Controller], qtbot: QtBot
) -> None:
    game, file = left(profile, made(worker, StillClock()))
    told = Told(game)
    with qtbot.waitSignal(game.started):
        game.load(file)
        assert told.pictures == []
    assert told.picture.is_asked_card


def test_a_party_that_was_left_is_carried_on_and_counts_once(
    profile: Path, worker: StillWorker, made: Callable[..., Controller]
) -> None:
    game, file = left(profile, made(worker, StillClock()))
    game.load_at_once(file)
    assert not file.exists()
    assert in_profile(profile).running.exists()


def test_what_cannot_be_read_beside_the_table_is_told(
    tmp_path: Path, worker: StillWorker, made: Callable[..., Controller], qtbot: QtBot
) -> None:
    game = made(worker, StillClock())
    with qtbot.waitSignal(game.failed) as failed:
        game.load(tmp_path / "missing.yaml")
    assert "missing.yaml" in failed.args[0]


def test_a_party_that_is_begun_meanwhile_stays(
    profile: Path, worker: StillWorker, made: Callable[..., Controller], qtbot: QtBot
) -> None:
    game, file = left(profile, made(worker, StillClock()))
    game.load(file)
    game.start(party(seed=5))
    with qtbot.assertNotEmitted(game.started, wait=100):
        assert game.setup.seed == 5


def test_the_record_that_is_being_written_is_not_opened_as_another_party(
    profile: Path, worker: StillWorker, made: Callable[..., Controller], qtbot: QtBot
) -> None:
    put(profile, TURN)
    game = made(worker, StillClock())
    told = Told(game)
    for load in (game.load_at_once, game.load):
        load(in_profile(profile).running)
        assert told.picture.is_asked_card
    with qtbot.assertNotEmitted(game.started, wait=50):
        assert not (profile / "parties").exists()


def left(profile: Path, game: Controller) -> tuple[Controller, Path]:
    """A controller that plays a party in which nothing has happened, and the file of another one that was left."""
    put(profile, TURN)
    folder = in_profile(profile).parties
    folder.mkdir()
    file = in_profile(profile).running.rename(folder / "left.yaml")
    game.start(party(dealer=0))
    return game, file
