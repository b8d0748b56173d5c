"""The score sheet as it is shown."""

from dataclasses import replace
from time import process_time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import SheetPicture, SheetSum
from freedoko_qt.ui.panel.score import ScorePanel
from freedoko_qt.ui.panel.sheet import PLAYERS, Column
from freedoko_qt.ui.theme import COLOURS, FELTS, palette
from tests.ui.desk import NAMES, SHEET, opened, press, row


@pytest.fixture
def panel(qtbot: QtBot) -> ScorePanel:
    made = ScorePanel()
    made.resize(1200, 300)
    made.show_sheet(SHEET)
    return opened(qtbot, made)


FIVE = SheetPicture(
    names=(*NAMES, "Emil"),
    rows=tuple(
        replace(row(n, (n, 1, -1, -n, 0), (n, n, -n, -110, 0)), is_solo=(False,) * 5, outside=4, game=n - 1)
        for n in range(1, 15)
    ),
    sums=(SheetSum("Sum", "Sum of all games", ("14", "14", "−14", "−110", "0")),),
)
PLAYED = replace(SHEET, rows=tuple(replace(one, game=at) for at, one in enumerate(SHEET.rows)))


def shown(panel: ScorePanel, players: int = 4) -> list[int]:
    return [column for column in range(PLAYERS + players) if not panel.view.isColumnHidden(column)]


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


@pytest.mark.parametrize("sheet", [SHEET, FIVE], ids=["four", "five"])
def test_in_a_docked_panel_nothing_needs_to_be_scrolled_sideways(panel: ScorePanel, sheet: SheetPicture) -> None:
    panel.show_sheet(sheet)
    panel.resize(panel.sizeHint())

    assert panel.view.horizontalScrollBar().maximum() == 0
    assert not panel._delegate.is_stacked


def test_five_players_have_room_in_a_small_window(panel: ScorePanel) -> None:
    panel.show_sheet(FIVE)
    wide = panel.view.verticalHeader().defaultSectionSize()

    panel.resize(390, 300)

    assert panel.width() == 390
    assert panel.view.horizontalScrollBar().maximum() == 0
    assert panel.view.verticalHeader().defaultSectionSize() > wide  # the sums stand below the points
    assert set(range(PLAYERS, PLAYERS + 5)) <= set(shown(panel, 5))


def test_money_makes_the_lines_higher(panel: ScorePanel) -> None:
    before = panel.view.verticalHeader().defaultSectionSize()

    panel.show_sheet(replace(SHEET, rows=(replace(SHEET.rows[0], money=(20, -20, -20, 20)),)))

    assert panel.view.verticalHeader().defaultSectionSize() > before


def test_a_double_click_or_return_looks_at_a_game(panel: ScorePanel) -> None:
    wanted: list[int] = []
    panel.game_wanted.connect(wanted.append)
    panel.show_sheet(PLAYED)
    cell = panel.view.visualRect(panel.model.index(1, 0)).center()

    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert wanted == []
    QTest.mouseDClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    panel.view.setFocus()
    press(panel, Qt.Key.Key_Up)
    press(panel, Qt.Key.Key_Return)
    panel.detail.linkActivated.emit("#")

    assert wanted == [1, 0, 0]


def test_sums_and_games_of_no_record_cannot_be_looked_at(panel: ScorePanel) -> None:
    wanted: list[int] = []
    panel.game_wanted.connect(wanted.append)
    panel.view.setFocus()

    for line in range(panel.model.rowCount()):
        panel.view.setCurrentIndex(panel.model.index(line, 0))
        press(panel, Qt.Key.Key_Return)

    assert wanted == []


def test_all_of_the_chosen_game_is_told_below(panel: ScorePanel) -> None:
    hostile = replace(PLAYED.rows[1], contract="Solo of <b>Jens</b>", bock="×2", notes=("This was a duty solo.",))
    panel.show_sheet(replace(PLAYED, rows=(PLAYED.rows[0], hostile)))
    assert not panel.detail.isVisible()

    panel.choose(1)

    assert panel.detail.isVisible()
    assert panel.detail.text().startswith(
        "2. Solo of &lt;b&gt;Jens&lt;/b&gt; · Winner: Re · Re, no 90 · Value: 3 · Bock: ×2 · This was a duty solo."
    )
    assert ">Look\N{NO-BREAK SPACE}at\N{NO-BREAK SPACE}this\N{NO-BREAK SPACE}game</a>" in panel.detail.text()
    panel.link_text = "Correct"
    panel.retranslate()
    assert ">Correct</a>" in panel.detail.text()
    panel.choose(-1)
    assert not panel.detail.isVisible()


def test_the_buttons_go_from_game_to_game(panel: ScorePanel) -> None:
    chosen = []
    for button in (panel.previous, panel.previous, panel.previous, panel.following, panel.following):
        button.click()
        chosen.append(panel.chosen)

    assert chosen == [1, 0, 0, 1, 1]
    panel.show_sheet(SheetPicture())
    assert not panel.previous.isEnabled()
    assert not panel.following.isEnabled()


def test_table_and_graph_have_the_same_game_chosen(panel: ScorePanel) -> None:
    panel.toggle.click()
    assert panel.graph.isVisible()
    assert not panel.view.isVisible()

    panel.graph.setFocus()
    press(panel, Qt.Key.Key_Left)
    press(panel, Qt.Key.Key_Left)
    assert panel.chosen == 0
    press(panel, Qt.Key.Key_Left)
    assert (panel.chosen, panel.graph.moment) == (-1, 0)  # before the first game

    panel.show_graph(False)
    panel.choose(1)
    assert panel.graph.moment == 2
    assert panel.view.isVisible()


def test_the_graph_tells_that_it_is_shown_and_takes_the_keyboard_along(panel: ScorePanel) -> None:
    told: list[bool] = []
    panel.graph_shown.connect(told.append)
    panel.view.setFocus()

    panel.show_graph(True)
    assert panel.graph.hasFocus()
    assert panel.toggle.isChecked()
    panel.show_graph(False)
    assert panel.view.hasFocus()
    assert panel.focusProxy() is panel.view

    assert told == [True, False]


def test_a_chosen_game_stays_chosen_until_another_is_played(panel: ScorePanel) -> None:
    panel.choose(0)

    panel.show_sheet(replace(SHEET, title="Turnier"))
    assert (panel.chosen, panel.graph.moment) == (0, 1)

    panel.show_sheet(replace(SHEET, rows=(*SHEET.rows, row(3, (1, 1, -1, -1), (-6, 2, 0, 4)))))
    assert (panel.chosen, panel.graph.moment) == (-1, -1)


def test_a_long_party_is_shown_in_a_moment(panel: ScorePanel) -> None:
    rows = tuple(
        replace(row(n, (n, 1, -1, -n), (n, n, -n, -n), ends=not n % 4), round_scores=(() if n % 4 else (1, 2, 3, 4)))
        for n in range(1, 301)
    )
    sheet = replace(SHEET, rows=rows)
    taken = []
    for _ in range(5):
        begin = process_time()
        panel.show_sheet(sheet)
        taken.append(process_time() - begin)

    assert min(taken) < 0.05  # seconds; a few thousandths as a rule


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
