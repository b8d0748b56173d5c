"""The score sheet as it is shown."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.panel.score import ScorePanel
from freedoko_qt.ui.panel.sheet import PLAYERS, Column
from freedoko_qt.ui.theme import COLOURS, FELTS, palette
from tests.ui.desk import SHEET, opened, row


@pytest.fixture
def panel(qtbot: QtBot) -> ScorePanel:
    made = ScorePanel()
    made.resize(1200, 300)
    made.show_sheet(SHEET)
    return opened(qtbot, made)


def shown(panel: ScorePanel) -> list[int]:
    return [column for column in range(PLAYERS + 4) if not panel.view.isColumnHidden(column)]


def test_title_and_status_frame_the_sheet(panel: ScorePanel) -> None:
    assert panel.title.text() == "DDV tournament"
    assert panel.status.text() == "Game 3 of 24, round 1 of 5"


def test_a_wide_panel_shows_every_column_and_fills_its_width(panel: ScorePanel) -> None:
    assert shown(panel) == [column for column in range(PLAYERS + 4) if column != Column.BOCK]
    header, room = panel.view.horizontalHeader(), panel.view.viewport().width()
    assert room - 20 <= header.length() <= room


def test_bock_has_a_column_where_there_is_any(panel: ScorePanel) -> None:
    panel.show_sheet(replace(SHEET, rows=(replace(SHEET.rows[0], bock="×2"),)))

    assert shown(panel) == list(range(PLAYERS + 4))


def test_the_narrower_the_panel_the_fewer_columns_but_the_players_stay(panel: ScorePanel) -> None:
    counts = []
    for width in (1200, 600, 480, 400, 330):
        panel.resize(width, 300)
        counts.append(len(shown(panel)))
        assert set(range(PLAYERS, PLAYERS + 4)) | {Column.NUMBER} <= set(shown(panel))

    assert counts == sorted(counts, reverse=True)
    assert counts[-1] == 5


def test_in_a_docked_panel_nothing_needs_to_be_scrolled_sideways(panel: ScorePanel) -> None:
    panel.resize(panel.sizeHint())

    assert panel.view.horizontalScrollBar().maximum() == 0


def test_the_newest_game_is_in_sight(panel: ScorePanel) -> None:
    rows = tuple(row(number, (1, 1, -1, -1), (number, number, -number, -number)) for number in range(1, 60))

    panel.show_sheet(replace(SHEET, rows=rows))

    bar = panel.view.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


@pytest.mark.parametrize("scheme", COLOURS)
def test_a_loss_is_painted_in_the_colour_of_losses(panel: ScorePanel, qapp: QApplication, scheme: str) -> None:
    before = qapp.palette()
    qapp.setPalette(palette(COLOURS[scheme]))
    try:
        panel.set_felt(FELTS[scheme])
        cell = panel.view.visualRect(panel.model.index(1, PLAYERS))
        image = panel.view.viewport().grab(cell).toImage()
    finally:
        qapp.setPalette(before)

    points = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    assert FELTS[scheme].negative.rgb() in {point.rgb() for point in points}
