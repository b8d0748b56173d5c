"""What is counted of a game, and how it is told."""

import pytest

from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.observe import observe
from freedoko_qt.players.figures import (
    HIGHER,
    RE_OR_CONTRA,
    SOLI,
    Figures,
    Tally,
    Times,
    count,
    mean_and_error,
    question,
    spread,
)
from tests.golden import golden_games
from tests.notation import situation

LOW = ("no 90", "no 60", "no 30", "no 0")  # how announcements above Re and Kontra end, replies to them as well
HAND = "hand 0 HT HT CQ SQ SQ HQ HQ DQ CJ CJ CA CA"


def test_a_tally_tells_how_often_and_how_well() -> None:
    tally = Tally()
    for success in (True, True, False):
        tally.add(success)
    assert " ".join(tally.line("re", 300).split()) == "re 1.00 per 100 hands 66.7 % won of 3"


def test_mean_and_standard_error() -> None:
    assert mean_and_error([1.0, 2.0, 3.0]) == pytest.approx((2.0, (1 / 3) ** 0.5))
    assert mean_and_error([4.0]) == (4.0, 0.0)


def test_spread_is_median_95th_percentile_and_maximum() -> None:
    assert spread(range(100, 0, -1)) == (51, 96, 100)
    assert spread([3.0]) == (3.0, 3.0, 3.0)


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        (f"ddv · {HAND}", "reservation"),
        (f"beginner · {HAND}", "no choice"),
        (f"ddv · {HAND} · healthy", "announcement"),
        (f"beginner · {HAND} · healthy", "announcement"),
    ],
)
def test_questions_by_what_is_asked(line: str, asked: str) -> None:
    assert question(observe(situation(line).state, 0)) == asked


def test_two_parts_are_as_good_as_the_whole() -> None:
    finals = [game.state for golden in golden_games()[:12] for game in golden.told(golden.rules).played]
    whole, first, second = ([Figures() for _ in SEATS] for _ in range(3))
    for number, final in enumerate(finals):
        count(final, number, whole)
        count(final, number, first if number % 2 else second)
    for one, other in zip(first, second, strict=True):
        one.add(other)
    for one, wanted in zip(first, whole, strict=True):
        assert sorted(one.by_deal.items()) == sorted(wanted.by_deal.items())
        assert (one.soli, one.calls, one.sums, one.redeals) == (wanted.soli, wanted.calls, wanted.sums, wanted.redeals)
        assert (one.hands, one.games, one.announced) == (wanted.hands, wanted.games, wanted.announced)


def test_announcements_are_summed_up_once_for_each_side() -> None:
    """Over all golden games, counted here in another way."""
    games = [game for golden in golden_games() for game in golden.told(golden.rules).played]
    everybody = Figures()
    said = high = soli = announced = 0
    for number, game in enumerate(games):
        count(game.state, number, [everybody] * 4)
        if game.state.table.is_redeal:
            continue
        sides = [(game.result.teams[made.seat], made.call.value) for made in game.state.table.calls]
        said += len({team for team, _ in sides})
        high += len({team for team, call in sides if call.endswith(LOW)})
        announced += bool(sides)
        soli += game.state.table.contract.is_real_solo
    assert (said, high, soli) > (5, 3, 3)
    assert everybody.sums[RE_OR_CONTRA].done == said
    assert everybody.sums[HIGHER].done == high
    assert everybody.sums[SOLI].done == soli
    assert everybody.announced == announced


def test_the_report_names_what_was_counted() -> None:
    figures = Figures(by_deal={0: [2, 4], 1: [1]}, hands=3, games=3, announced=1, foxes_lost=1, foxes_dealt=2)
    figures.calls["re"] = Tally(2, 1)
    figures.times["card"] = Times()
    figures.times["card"].add(0.002, 0.001)
    figures.reasons.update({"It is the only card.": 3, "Nothing is certain.": 1})
    report = figures.report("thumb")
    assert report.startswith("thumb: +2.000 points per hand, standard error 1.000 over 2 deals")
    for words in ("33.33 % of the games", "0.333 per hand of 0.67 dealt", "1.00     1.00     1.00", "50.0 % won"):
        assert words in report
    assert " ".join(figures.decided_by().splitlines()[0].split()) == "75.0 % It is the only card."
