"""The command of the bench: what it plays, and what it tells of it."""

import json
from pathlib import Path

import pytest

from freedoko_qt.engine.preset import preset
from freedoko_qt.players import bench, crew
from freedoko_qt.players.bench import main, run
from freedoko_qt.players.levels import LEVELS
from freedoko_qt.players.mirrored import Match, Outcome, play_deal


def test_scores_of_all_kinds_sum_to_zero() -> None:
    figures = run(("thumb", "random", "random", "random"), 5, 1, preset("ddv"), 0)
    assert sum(sum(map(sum, one.by_deal.values())) for one in figures.values()) == 0
    assert figures["thumb"].hands == 20
    assert figures["random"].hands == 60
    assert sum(one.foxes_dealt for one in figures.values()) <= 40


def test_report_of_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "2", "--seed", "3", "--seats", "random,random,random,thumb", "--duty", "1"])
    report = capsys.readouterr().out
    for word in ("thumb:", "random:", "points per hand", "foxes lost", "p95", "8 games in"):
        assert word in report


def test_report_of_a_pair(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--pair", "thumb,random", "--deals", "3", "--plain", "--reasons"])
    report = capsys.readouterr().out
    assert report.startswith("thumb against random: +")
    for word in ("over 3 deals", "rules ddv, cards alone", "thumb:", "random:", "what decided", "18 games in"):
        assert word in report
    assert "% won" not in report  # nobody has announced anything


def test_the_ladder_is_climbed_step_by_step(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = dict(list(LEVELS.items())[:3])
    monkeypatch.setattr(bench, "LEVELS", steps)
    main(["--ladder", "--deals", "1"])
    weakest, middle, top = steps
    *_, first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{middle} against {weakest}:")
    assert second.startswith(f"{top} against {middle}:")


def test_an_interrupt_ends_all_and_tells_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []

    def interrupted(match: Match, task: tuple[int, int]) -> Outcome:
        asked.append(task)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return play_deal(match, task)

    monkeypatch.setattr(crew, "play_deal", interrupted)
    main(["--ladder", "--deals", "50"])
    assert "over 2 deals" in capsys.readouterr().out
    assert len(asked) == 3


def test_what_was_kept_is_compared_deal_by_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.json"
    main(["--pair", "beginner,random", "--deals", "3", "--plain", "--json", str(file)])
    assert len(json.loads(file.read_text(encoding="utf-8"))["matches"][0]["deals"]) == 3
    main(["--pair", "beginner,random", "--deals", "4", "--plain", "--against", str(file)])
    assert "on the same deals: +0.000, standard error 0.000 over 3 deals" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--seats", "thumb,nobody"], "--seats"),
        (["--pair", "thumb"], "--pair"),
        (["--pair", "thumb,nobody"], "--pair"),
        (["--deals", "0"], "--deals"),
        (["--json", "x.json"], "--json"),
        (["--pair", "thumb,random", "--against", "/nowhere/x.json"], "/nowhere/x.json"),
    ],
    ids=str,
)
def test_wrong_options_are_named(arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert named in capsys.readouterr().err.splitlines()[-1]
