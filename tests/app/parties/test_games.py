"""The games of a saved party: rows, kinds, filters."""

import pytest

from freedoko_qt.app.parties.games import GameKind, counts, found, loss_limit, loss_title, played
from freedoko_qt.app.season import Deed
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from tests.app.saved import CONTRA, RE, deed, said, saved

SOLO = deed(1, (9, -3, -3, -3), Contract.SOLO_QUEEN, soloist=0, spoken=(said(0, Call.NO_120, RE, True),))
LOST = deed(2, (-2, 2, 2, -2), spoken=(said(0, Call.NO_120, CONTRA, False), said(3, Call.NO_90, CONTRA, False)))
GAMES = (deed(0), SOLO, LOST, deed(4, (-4, -4, 4, 4), Contract.MARRIAGE, soloist=2, bock=2))


def test_a_row_tells_game_player_announcements_and_running_sum() -> None:
    rows = played(saved(*GAMES), 0)

    assert [
        (row.number, row.deed.game, row.contract, row.soloist, row.calls, row.score, row.total) for row in rows
    ] == [
        (1, 0, "Normal game", "", "", 1, 1),
        (2, 1, "Queen solo", "Jens", "Re", 9, 10),
        (3, 2, "Normal game", "", "Kontra no 90 (lost)", -2, 8),
        (4, 4, "Marriage", "Ben", "", -4, 4),
    ]


def test_the_same_games_are_seen_by_another_player() -> None:
    assert [(row.score, row.total) for row in played(saved(*GAMES), 1)] == [(1, 1), (-3, -2), (2, 0), (-4, -4)]


def test_a_game_that_nobody_won_says_so() -> None:
    row = played(saved(deed(winner=None)), 0)[0]

    assert row.winner == "nobody"
    assert "Nobody wins." in row.told


def test_the_tip_names_the_winners_and_the_card_points_from_their_side() -> None:
    assert "Re wins (Jens, Anna), 140 to 100 card points." in played(saved(deed()), 0)[0].told
    assert "Kontra wins (Ben, Clara), 100 to 140 card points." in played(saved(deed(winner=Team.CONTRA)), 0)[0].told


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        pytest.param(deed(), set(), id="normal"),
        pytest.param(SOLO, {GameKind.SOLO}, id="solo"),
        pytest.param(LOST, {GameKind.LOST_CALL, GameKind.BIG_LOSS}, id="lost announcement"),
        pytest.param(deed(bock=2), {GameKind.BOCK}, id="bock"),
        pytest.param(deed(contract=Contract.POVERTY, soloist=1), {GameKind.SPECIAL}, id="poverty"),
        pytest.param(
            deed(contract=Contract.MARRIAGE_SILENT, soloist=0), {GameKind.SOLO, GameKind.SPECIAL}, id="silent marriage"
        ),
    ],
)
def test_kinds(game: Deed, kinds: set[GameKind]) -> None:
    assert played(saved(game), 0)[0].kinds == kinds


@pytest.mark.parametrize(
    ("costs", "limit"),
    [
        pytest.param((), -6, id="no game"),
        pytest.param((3, 2), -6, id="nothing lost"),
        pytest.param((-2, -1), -2, id="the worst of few"),
        pytest.param((-9, -9, -1), -6, id="six points are a big loss in any party"),
        pytest.param((*[1] * 18, -5, -4), -4, id="two of twenty"),
        pytest.param((*[1] * 19, -4), -6, id="less than a tenth was lost"),
    ],
)
def test_big_losses_are_the_worst_tenth_and_whatever_costs_six(costs: tuple[int, ...], limit: int) -> None:
    party = saved(*(deed(scores=(cost, -cost, -cost, cost)) for cost in costs))

    assert loss_limit(party, 0) == limit
    assert loss_title(party, 0) == f"Losses of {-limit} point(s) or more"


def test_where_only_winners_write_a_loss_is_what_it_brought_them() -> None:
    rows = played(saved(deed(scores=(0, 7, 7, 0)), deed(scores=(2, 2, 0, 0))), 0)

    assert [GameKind.BIG_LOSS in row.kinds for row in rows] == [True, False]


def test_filters_go_together() -> None:
    rows = played(saved(*GAMES), 0)

    assert found(rows, frozenset()) == rows
    assert [row.number for row in found(rows, frozenset({GameKind.BIG_LOSS}))] == [4]
    assert [row.number for row in found(rows, frozenset({GameKind.SPECIAL, GameKind.BOCK}))] == [4]
    assert found(rows, frozenset({GameKind.SOLO, GameKind.BOCK})) == ()


def test_the_numbers_tell_what_a_further_filter_would_leave() -> None:
    rows = played(saved(*GAMES), 0)

    assert counts(rows, frozenset()) == {
        GameKind.SOLO: 1,
        GameKind.BOCK: 1,
        GameKind.LOST_CALL: 1,
        GameKind.BIG_LOSS: 1,
        GameKind.SPECIAL: 1,
    }
    assert counts(rows, frozenset({GameKind.SOLO}))[GameKind.BOCK] == 0
