"""How a cell of the score sheet is painted."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.ui.panel.cell import ScoreDelegate
from freedoko_qt.ui.panel.score import ScorePanel
from freedoko_qt.ui.panel.sheet import PLAYERS
from tests.ui.desk import SHEET, opened


def painted(panel: ScorePanel, line: int, place: int) -> QImage:
    """A player's cell as it is on the screen."""
    return panel.view.viewport().grab(panel.view.visualRect(panel.model.index(line, PLAYERS + place))).toImage()


def shown(qtbot: QtBot, sheet: SheetPicture) -> ScorePanel:
    panel = ScorePanel()
    panel.resize(900, 300)
    panel.show_sheet(sheet)
    return opened(qtbot, panel)


def dark(image: QImage) -> int:
    """How many points are not of the ground."""
    ground = image.pixelColor(0, 0).rgb()
    return sum(image.pixelColor(x, y).rgb() != ground for x in range(image.width()) for y in range(image.height() - 1))


def test_a_solo_is_ringed_and_a_duty_solo_twice(qtbot: QtBot) -> None:
    solo = SHEET.rows[1]
    usual = dark(painted(shown(qtbot, replace(SHEET, rows=(replace(solo, is_solo=(False,) * 4),))), 0, 0))
    ringed = dark(painted(shown(qtbot, replace(SHEET, rows=(solo,))), 0, 0))
    twice = dark(painted(shown(qtbot, replace(SHEET, rows=(replace(solo, is_duty=True),))), 0, 0))

    assert usual + 30 < ringed < twice - 30


def test_the_line_below_a_round_is_as_sharp_where_somebody_played_alone(qtbot: QtBot) -> None:
    panel = shown(qtbot, SHEET)
    ends = [(image := painted(panel, 1, place)).pixelColor(2, image.height() - 1).name() for place in range(4)]

    assert len(set(ends)) == 1


def test_a_sum_below_zero_stands_out_like_a_loss(qtbot: QtBot) -> None:
    panel = shown(qtbot, SHEET)
    image = painted(panel, 2, 0)

    found = {image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())}
    assert panel._delegate.felt.negative.rgb() in found


def test_money_is_written_below_the_points(qtbot: QtBot) -> None:
    without = shown(qtbot, SHEET)
    paid = shown(qtbot, replace(SHEET, rows=tuple(replace(row, money=(20, -20, -20, 20)) for row in SHEET.rows)))

    assert dark(painted(paid, 0, 0)) > dark(painted(without, 0, 0)) + 20


@pytest.mark.parametrize("is_stacked", [False, True])
def test_what_is_written_stays_within_its_width(qtbot: QtBot, is_stacked: bool) -> None:
    far = replace(SHEET.rows[1], scores=(-108, 36, 36, 36), totals=(-1234, 12, 12, 12), is_duty=True)
    panel = shown(qtbot, replace(SHEET, rows=(far,)))
    cell = ScoreDelegate(panel.view)
    cell.measure(panel.model, panel.view.fontMetrics(), QFontMetrics(panel.model.bold))
    cell.is_stacked = is_stacked
    width, height = cell.least_width if is_stacked else cell.width, cell.height(panel.view.fontMetrics())
    image = QImage(width + 40, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    option = QStyleOptionViewItem()
    option.rect = QRect(20, 0, width, height)
    option.palette = panel.palette()
    option.font = panel.font()
    painter = QPainter(image)
    cell.paint(painter, option, panel.model.index(0, PLAYERS))
    painter.end()

    sides = [*range(18), *range(width + 22, width + 40)]
    assert {image.pixelColor(x, y).name() for x in sides for y in range(height)} == {"#ffffff"}
