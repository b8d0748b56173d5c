"""Deals spread over processes, and limits of time."""

import pytest

from freedoko_qt.engine.preset import preset
from freedoko_qt.players import crew
from freedoko_qt.players.crew import Played, Progress, clock, played
from freedoko_qt.players.figures import Figures
from freedoko_qt.players.mirrored import Match, Outcome, play_deal, seatings_of_two

MATCH = Match(("thumb", "random"), seatings_of_two(), 4, preset("ddv"))


def told(figures: Figures) -> dict[str, object]:
    """All figures but the times."""
    return {name: getattr(figures, name) for name in Figures.__dataclass_fields__ if name != "times"}


def test_two_processes_bring_what_one_does() -> None:
    alone, together = played(MATCH, 5), played(MATCH, 5, jobs=2)
    assert alone.seeds == together.seeds
    assert alone.edges() == together.edges()
    assert list(map(told, alone.figures)) == list(map(told, together.figures))
    assert alone.figures[0].times.keys() == together.figures[0].times.keys()


def test_more_deals_begin_with_the_same_ones() -> None:
    assert played(MATCH, 4).edges()[:2] == played(MATCH, 2).edges()


def test_other_seeds_are_other_deals() -> None:
    other = Match(MATCH.kinds, MATCH.seatings, 5, MATCH.rules)
    assert not set(played(MATCH, 2).seeds) & set(played(other, 2).seeds)


def test_when_the_time_is_over_there_is_what_was_played() -> None:
    done = played(MATCH, 100, minutes=1e-9)
    assert len(done.seeds) == 1
    assert not done.was_interrupted


def test_an_interrupt_leaves_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match, task: tuple[int, int]) -> Outcome:
        if task[0] == 2:
            raise KeyboardInterrupt
        return play_deal(match, task)

    monkeypatch.setattr(crew, "play_deal", interrupted)
    done = played(MATCH, 9)
    assert done.was_interrupted
    assert len(done.edges()) == 2


def test_progress_tells_the_time_left(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = [100.0]
    monkeypatch.setattr(crew, "perf_counter", lambda: now[0])
    so_far, progress = Played(MATCH), Progress(6, 0)
    so_far.add(play_deal(MATCH, (0, 4)))
    progress.tell(so_far)
    assert not capsys.readouterr().err
    now[0] += 60
    progress.tell(so_far)
    assert capsys.readouterr().err.endswith(", 0:05:00 left\n")


@pytest.mark.parametrize(("seconds", "text"), [(0.4, "0:00:00"), (59.6, "0:01:00"), (3723, "1:02:03")])
def test_clock(seconds: float, text: str) -> None:
    assert clock(seconds) == text
