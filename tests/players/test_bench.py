"""The bench: what it counts, and its report."""

import pytest

from freedoko_qt.engine.preset import preset
from freedoko_qt.players.bench import Tally, main, rotations, run


@pytest.mark.parametrize(
    ("kinds", "turns"), [("abbb", 4), ("aaaa", 1), ("abab", 2), ("aabb", 4)], ids=lambda value: str(value)
)
def test_every_way_round_the_table_is_played_once(kinds: str, turns: int) -> None:
    assert len(list(rotations(kinds))) == turns


def test_scores_of_all_kinds_sum_to_zero() -> None:
    figures = run(("thumb", "random", "random", "random"), 5, 1, preset("ddv"), 0)
    assert sum(sum(map(sum, one.by_deal.values())) for one in figures.values()) == 0
    assert figures["thumb"].seats == 20
    assert figures["random"].seats == 60
    assert sum(one.foxes_dealt for one in figures.values()) <= 40


def test_a_tally_tells_how_often_and_how_well() -> None:
    tally = Tally()
    for success in (True, True, False):
        tally.add(success)
    assert tally.line("re", 300).split() == ["re", "1.00", "per", "100", "games", "66.7", "%", "won"]


def test_report(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "2", "--seed", "3", "--seats", "random,random,random,thumb", "--duty", "1"])
    report = capsys.readouterr().out
    for word in ("thumb:", "random:", "points per game", "foxes lost", "p95", "8 games in"):
        assert word in report


def test_seats_must_be_four_levels(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--seats", "thumb,nobody"])
    assert "--seats" in capsys.readouterr().err
