"""The running sum as a curve."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from pytestqt.qtbot import QtBot

from freedoko_qt.app.statistics import Account, Player
from freedoko_qt.ui.dialog.statistics.curve import SumCurve, levels, thinned
from tests.ui.desk import opened


def account(*curve: int) -> Account:
    made = Account(Player("Anna", "human"))
    made.curve = [0, *curve]
    return made


@pytest.fixture
def curve(qtbot: QtBot) -> SumCurve:
    made = SumCurve()
    made.resize(400, 200)
    made.show_account(account(3, 1, -4))
    return opened(qtbot, made)


def test_the_points_lie_in_the_area_the_higher_the_more(curve: SumCurve) -> None:
    plot = curve.plot
    points = [plot.point(game, total) for game, total in enumerate((0, 3, 1, -4))]
    assert all(plot.area.adjusted(-1, -1, 1, 1).contains(point) for point in points)
    assert points[1].y() < points[2].y() < points[0].y() < points[3].y()
    assert [plot.game_at(point.x()) for point in points] == [0, 1, 2, 3]
    assert (plot.game_at(-100), plot.game_at(9999)) == (0, 3)


def test_the_pointer_asks_for_a_game(curve: SumCurve) -> None:
    at = curve.plot.point(3, -4)
    none = Qt.MouseButton.NoButton
    place = QPointF(at.x(), at.y())
    curve.mouseMoveEvent(QMouseEvent(QEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier.NoModifier))
    assert curve.toolTip() == "Game 3: points −5, sum −4"
    assert curve.told(0) == "Before the first game"


def test_it_is_told_to_those_who_do_not_see_it(curve: SumCurve) -> None:
    assert curve.accessibleName() == "Running sum"
    assert curve.accessibleDescription() == "After 3 game(s) the sum is −4; at best it was 3, at worst −4."


@pytest.mark.parametrize("sums", [(), (0, 0), (5,), (-5,)])
def test_it_can_be_drawn_whatever_it_is_about(curve: SumCurve, sums: tuple[int, ...]) -> None:
    curve.show_account(account(*sums))
    assert not curve.grab().isNull()
    curve.show_account(None)
    assert not curve.grab().isNull()
    assert curve.plot.games == 0


@pytest.mark.parametrize("span", [(-1, 1), (0, 1), (-7, 3), (-400, 2088), (0, 10**6), (-9, 0)])
def test_the_lines_are_round_few_and_hold_zero(span: tuple[int, int]) -> None:
    found = levels(*span)
    assert 0 in found
    assert 2 <= len(found) <= 7
    assert span[0] <= found[0]
    assert found[-1] <= span[1]


def test_thinning_keeps_the_ends_and_the_extremes() -> None:
    sums = [(at * 37) % 101 - 50 for at in range(5000)]
    found = list(thinned(sums, 100))
    assert len(found) <= 4 * 101
    assert found[0] == (0, sums[0])
    assert found[-1] == (4999, sums[-1])
    assert {min(total for _, total in found), max(total for _, total in found)} == {min(sums), max(sums)}
    assert all(sums[game] == total for game, total in found)
    assert [game for game, _ in found] == sorted({game for game, _ in found})


def test_few_games_are_drawn_all() -> None:
    assert list(thinned([0, 3, 1], 100)) == [(0, 0), (1, 3), (2, 1)]
