"""The dialog of the statistics: what it shows, filters, exports, deletes and brings back."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QStyle, QStyleOptionHeader
from pytestqt.qtbot import QtBot

from freedoko_qt.app.setup import HUMAN
from freedoko_qt.app.statistics import Kind
from freedoko_qt.app.storage import Storage, in_profile
from freedoko_qt.engine.record import Record, dumps
from freedoko_qt.ui.dialog.statistics import StatisticsDialog
from freedoko_qt.ui.dialog.statistics.table import Told
from tests.season import know, played, season
from tests.ui.desk import Marked, cut_off, opened

GAMES, EACH = 12, 3
PATIENCE = 30_000  # milliseconds
WON, CURVE, PARTIES = range(3)
POINTS = len(Told) + 1  # the column by which is sorted at first


@pytest.fixture
def storage(profile: Path) -> Storage:
    made = in_profile(profile)
    season(made.parties, GAMES, EACH)
    know(made)
    return made


def ready(qtbot: QtBot, dialog: StatisticsDialog) -> StatisticsDialog:
    """The dialog when all is counted."""
    qtbot.waitUntil(lambda: dialog.is_counted, timeout=PATIENCE)
    return dialog


@pytest.fixture
def dialog(qtbot: QtBot, storage: Storage) -> StatisticsDialog:
    return ready(qtbot, opened(qtbot, StatisticsDialog(storage)))


def games(dialog: StatisticsDialog) -> dict[str, int]:
    """Games by player; those of one name together."""
    found: dict[str, int] = {}
    for account in dialog.table.shown:
        found[account.player.name] = found.get(account.player.name, 0) + account.games.number
    return found


def files(storage: Storage) -> list[str]:
    return sorted(path.name for path in storage.parties.iterdir())


def answer(dialog: StatisticsDialog, role: QMessageBox.ButtonRole) -> None:
    """Presses the button of the question that is open."""
    box = dialog.findChild(QMessageBox)
    assert box is not None
    next(button for button in box.buttons() if box.buttonRole(button) is role).click()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_every_game_of_every_party_is_counted(dialog: StatisticsDialog) -> None:
    assert games(dialog)["Player"] == GAMES
    assert sum(games(dialog).values()) == 4 * GAMES
    assert dialog.stack.currentIndex() == 0
    assert dialog.table.isColumnHidden(Told.RULES)
    assert not dialog.bar.isVisible()


def test_the_best_stands_first_and_is_selected(dialog: StatisticsDialog) -> None:
    points = [account.games.points for account in dialog.table.shown]
    assert points == sorted(points, reverse=True)
    assert dialog.table.chosen is dialog.table.shown[0]
    assert dialog.about.text().startswith(dialog.table.shown[0].player.name)


def test_the_arrow_of_the_sorting_covers_no_letter(dialog: StatisticsDialog) -> None:
    header, option = dialog.table.horizontalHeader(), QStyleOptionHeader()
    option.rect = QRect(0, 0, header.sectionSize(POINTS), header.height())
    option.state = QStyle.StateFlag.State_Horizontal
    header.initStyleOptionForIndex(option, POINTS)
    label, arrow = (
        header.style().subElementRect(part, option, header)
        for part in (QStyle.SubElement.SE_HeaderLabel, QStyle.SubElement.SE_HeaderArrow)
    )
    blank = len(option.text) - len(option.text.rstrip())

    assert header.sortIndicatorSection() == POINTS
    assert label.right() - header.fontMetrics().horizontalAdvance("\N{NO-BREAK SPACE}") * blank < arrow.left()


def test_a_click_on_a_column_sorts_by_it(dialog: StatisticsDialog) -> None:
    dialog.table.sortByColumn(Told.PLAYER, Qt.SortOrder.AscendingOrder)
    names = [account.player.name for account in dialog.table.shown]
    assert names == sorted(names)


def test_the_table_says_what_is_counted(dialog: StatisticsDialog) -> None:
    model = dialog.table.model()
    account = dialog.table.shown[0]
    row = [model.index(0, column).data() for column in range(model.columnCount())]
    assert row[Told.PLAYER] == account.player.name
    assert row[len(Told)] == str(account.games.number)
    tips = [model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) for column in range(3, 23)]
    assert all(tips)


def test_kinds_of_players_can_be_left_out(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    for kind in (Kind.PEOPLE, Kind.COMPUTERS):
        dialog.filter.kind.setCurrentIndex(dialog.filter.kind.findData(kind))
        ready(qtbot, dialog)
        assert dialog.table.shown
        assert {one.player.kind == HUMAN for one in dialog.table.shown} == {kind is Kind.PEOPLE}


def test_one_rule_set_can_be_chosen_and_stays_so(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    box = dialog.filter.rules
    texts = [box.itemText(at) for at in range(box.count())]
    assert texts[0] == "All rules"
    assert len(texts) == 1 + GAMES // EACH
    box.setCurrentIndex(texts.index("DDV tournament"))
    ready(qtbot, dialog)
    assert games(dialog)["Player"] == EACH
    dialog.read()
    ready(qtbot, dialog)
    assert box.currentText() == "DDV tournament"
    assert games(dialog)["Player"] == EACH


def test_a_row_for_each_rule_set(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    dialog.filter.by_rules.setChecked(True)
    ready(qtbot, dialog)
    own = [account for account in dialog.table.shown if account.player.name == "Player"]
    assert len(own) == GAMES // EACH
    assert not dialog.table.isColumnHidden(Told.RULES)
    assert games(dialog)["Player"] == GAMES


def test_what_is_long_ago_can_be_left_out(dialog: StatisticsDialog, storage: Storage, qtbot: QtBot) -> None:
    dialog.filter.span.setCurrentIndex(1)
    ready(qtbot, dialog)
    assert dialog.stack.currentIndex() == 1
    assert dialog.empty.text() == "No game fits what is chosen above."
    young = datetime.now() - timedelta(days=3)
    (storage.parties / f"{young:%Y-%m-%d %H.%M}.yaml").write_text(dumps(played(7, 2)), "utf-8")
    dialog.read()
    ready(qtbot, dialog)
    assert games(dialog)["Player"] == 2
    dialog.show_all.click()
    ready(qtbot, dialog)
    assert games(dialog)["Player"] == GAMES + 2


def test_the_pages_are_about_whom_is_selected(dialog: StatisticsDialog) -> None:
    row = next(at for at, one in enumerate(dialog.table.shown) if one.player.name == "Player")
    dialog.table.selectRow(row)
    assert dialog.about.text() == f"Player (Person), {GAMES} game(s)"
    roles = dialog.rates.topLevelItem(0)
    assert roles is not None
    numbers = [child.text(1) for at in range(roles.childCount()) if (child := roles.child(at)) is not None]
    assert sum(map(int, numbers)) == GAMES
    dialog.tabs.setCurrentIndex(CURVE)
    assert dialog.curve.plot.games == GAMES
    dialog.tabs.setCurrentIndex(PARTIES)
    assert len(dialog.parties.rows.rows) == GAMES // EACH
    dates = [line.party.date for line in dialog.parties.rows.rows]
    assert dates == sorted(dates, reverse=True)


def test_whom_somebody_has_selected_stays_selected(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    dialog.table.selectRow(2)
    chosen = dialog.table.shown[2].player
    dialog.filter.span.setCurrentIndex(2)
    dialog.filter.show_all()
    ready(qtbot, dialog)
    assert dialog.table.chosen is not None
    assert dialog.table.chosen.player == chosen


def test_the_table_can_be_exported(dialog: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "out.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    dialog.export.click()
    assert len(target.read_text("utf-8").splitlines()) == 1 + len(dialog.table.shown)


def test_an_export_that_fails_is_told(
    dialog: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "folder"
    target.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    dialog.export.click()
    assert dialog.notice.text.text().startswith("The file cannot be written: ")


def delete_one(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    """Asks for the first party in the list to be deleted, and says yes."""
    dialog.tabs.setCurrentIndex(PARTIES)
    dialog.parties.table.point(0)
    dialog.parties.one.click()
    answer(dialog, QMessageBox.ButtonRole.DestructiveRole)
    ready(qtbot, dialog)


def test_a_party_is_deleted_only_when_that_is_confirmed(dialog: StatisticsDialog, storage: Storage) -> None:
    before = files(storage)
    dialog.tabs.setCurrentIndex(PARTIES)
    assert not dialog.parties.one.isEnabled()
    dialog.parties.table.point(0)
    dialog.parties.one.click()
    answer(dialog, QMessageBox.ButtonRole.RejectRole)
    assert files(storage) == before


def test_a_deleted_party_counts_no_longer_and_can_be_brought_back(
    dialog: StatisticsDialog, storage: Storage, qtbot: QtBot
) -> None:
    before = files(storage)
    delete_one(dialog, qtbot)
    assert len(files(storage)) == len(before) - 1
    assert sum(games(dialog).values()) == 4 * (GAMES - EACH)
    assert dialog.notice.text.text() == "1 party/parties deleted."
    dialog.notice.button.click()
    ready(qtbot, dialog)
    assert files(storage) == before
    assert sum(games(dialog).values()) == 4 * GAMES


def test_all_parties_of_a_player_are_deleted_and_brought_back_by_a_key(
    dialog: StatisticsDialog, storage: Storage, qtbot: QtBot
) -> None:
    before = files(storage)
    row = next(at for at, one in enumerate(dialog.table.shown) if one.player.name == "Player")
    dialog.table.selectRow(row)
    dialog.tabs.setCurrentIndex(PARTIES)
    dialog.parties.all.click()
    answer(dialog, QMessageBox.ButtonRole.DestructiveRole)
    ready(qtbot, dialog)
    assert files(storage) == []
    assert dialog.stack.currentIndex() == 1
    assert dialog.empty.text().startswith("Nothing to count yet.")
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    ready(qtbot, dialog)
    assert files(storage) == before
    assert sum(games(dialog).values()) == 4 * GAMES


def test_a_disk_that_refuses_is_told(dialog: StatisticsDialog, storage: Storage, qtbot: QtBot) -> None:
    before = files(storage)
    storage.trash.write_text("in the way")
    delete_one(dialog, qtbot)
    assert files(storage) == before
    assert dialog.notice.text.text().startswith("That could not be done: ")


def test_the_running_party_counts_but_cannot_be_deleted(
    dialog: StatisticsDialog, storage: Storage, qtbot: QtBot
) -> None:
    for path in storage.parties.iterdir():
        path.unlink()
    record = played(0, 2)
    begun = record.party().next_game()
    storage.running.write_text(dumps(Record(record.head, (*record.games, begun))), "utf-8")
    dialog.read()
    ready(qtbot, dialog)
    assert games(dialog)["Player"] == 2
    dialog.tabs.setCurrentIndex(PARTIES)
    dialog.parties.table.point(0)
    assert not dialog.parties.one.isEnabled()
    assert not dialog.parties.all.isEnabled()
    assert dialog.parties.rows.rows[0].rules.endswith("(running)")


def test_a_damaged_file_is_named_and_the_rest_is_counted(
    dialog: StatisticsDialog, storage: Storage, qtbot: QtBot
) -> None:
    for number in range(7):
        (storage.parties / f"bad {number}.yaml").write_text("format: 1\n", "utf-8")
    dialog.read()
    ready(qtbot, dialog)
    lines = dialog.notice.text.text().split("\n")
    assert lines[0] == "7 file(s) cannot be read and are not counted:"
    assert len(lines) == 7
    assert lines[1].startswith("bad ")
    assert lines[-1] == "and 2 more"
    assert games(dialog)["Player"] == GAMES


def test_reading_can_be_cancelled_and_taken_up_again(qtbot: QtBot, storage: Storage) -> None:
    storage.season.unlink()
    made = opened(qtbot, StatisticsDialog(storage))
    made.reading.found.connect(lambda _: made.bar.cancel.click())
    ready(qtbot, made)
    assert sum(games(made).values()) == 4 * EACH
    assert made.notice.text.text().startswith("Not all parties have been read")
    made.reading.found.disconnect()
    made.reading.found.connect(made._take)
    made.notice.button.click()
    ready(qtbot, made)
    assert sum(games(made).values()) == 4 * GAMES
    made.reject()


def test_closing_ends_what_is_being_read(qtbot: QtBot, storage: Storage) -> None:
    made = opened(qtbot, StatisticsDialog(storage))
    made.reject()
    assert not made.reading.is_busy


def test_without_a_party_it_says_what_to_do(qtbot: QtBot, profile: Path) -> None:
    made = ready(qtbot, opened(qtbot, StatisticsDialog(in_profile(profile))))
    assert made.empty.text().startswith("Nothing to count yet. Play a party")
    assert not made.show_all.isVisible()
    assert not made.filter.isVisible()
    assert not made.export.isEnabled()


def test_nothing_has_to_be_read_again_when_nothing_has_changed(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    shown = dialog.table.shown
    dialog.read()
    ready(qtbot, dialog)
    assert all(one is other for one, other in zip(shown, dialog.table.shown, strict=True))


def test_another_language_reaches_everything_and_fits(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    marked = Marked()
    QApplication.installTranslator(marked)
    try:
        dialog.retranslate()
        dialog.tabs.setCurrentIndex(PARTIES)
        QApplication.processEvents()
        texts = [dialog.windowTitle(), dialog.export.text(), dialog.about.text(), dialog.parties.all.text()]
        texts += [dialog.tabs.tabText(at) for at in range(3)]
        texts += [dialog.filter.kind.itemText(0), dialog.filter.rules.itemText(0), dialog.filter.by_rules.text()]
        model = dialog.table.model()
        texts.append(str(model.headerData(len(Told), Qt.Orientation.Horizontal)))
        assert [text for text in texts if not text.startswith("‹")] == []
        assert cut_off(dialog) == []
    finally:
        QApplication.removeTranslator(marked)
    qtbot.waitUntil(lambda: dialog.is_counted, timeout=PATIENCE)
