"""Whole parties from the first deal to the end."""

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.storage import in_profile, load
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.record import dumps
from tests.app.fakes import QuickWorker, Told, party

SHORT = preset("ddv").but(number_of_rounds=1, number_of_duty_soli=0)


def test_a_party_is_played_to_its_end_and_kept(
    profile: Path, quick: QuickWorker, made: Callable[..., Controller], qtbot: QtBot
) -> None:
    game = made(quick)
    told = Told(game)
    game.start(party(person=None, rules=SHORT))
    game.set_autoplay(True)
    qtbot.waitUntil(lambda: any(result.is_party_over for result in told.results), timeout=20_000)
    assert told.sheets[-1].is_over
    assert len(told.sheets[-1].rows) == len(told.results) == 4
    assert [result.is_party_over for result in told.results] == [False, False, False, True]
    assert told.failures == []
    assert not in_profile(profile).running.exists()
    (kept,) = (profile / "parties").iterdir()
    record = load(kept)
    assert record.party().totals == told.sheets[-1].rows[-1].totals
    assert dumps(record) == kept.read_text(encoding="utf-8")


def test_only_so_many_games_are_played_over_the_end_of_a_party(
    profile: Path, quick: QuickWorker, made: Callable[..., Controller], qtbot: QtBot
) -> None:
    game = made(quick)
    told = Told(game)
    game.start(party(rules=SHORT))
    with qtbot.waitSignal(game.games_done, timeout=20_000):
        game.play_games(5)
    assert len(told.results) == 5
    assert load(in_profile(profile).running).party().seed != 1
    assert len(list((profile / "parties").iterdir())) == 1


def test_with_a_person_the_next_game_waits(quick: QuickWorker, made: Callable[..., Controller], qtbot: QtBot) -> None:
    game = made(quick)
    told = Told(game)
    game.start(party(person=None))
    qtbot.waitUntil(lambda: bool(told.results), timeout=10_000)
    lines = len(told.lines)
    game.hurry()
    qtbot.wait(0)
    assert len(told.lines) == lines
    game.next_game()
    assert told.lines == []
    assert all(len(hand) == 12 for hand in told.picture.hands)
