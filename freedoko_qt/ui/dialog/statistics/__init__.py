"""How everybody did over all saved parties: a table to be sorted, and more of the player who is chosen in it."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.files import write_whole
from freedoko_qt.app.season import Saved
from freedoko_qt.app.season.slices import Slices
from freedoko_qt.app.season.trash import PutAside, put_aside
from freedoko_qt.app.statistics import Account, accounts
from freedoko_qt.app.statistics.columns import as_csv, kind_name
from freedoko_qt.app.storage import Storage
from freedoko_qt.app.words import fill, translate, trouble_text
from freedoko_qt.ui.dialog.season import SeasonDialog
from freedoko_qt.ui.dialog.statistics.curve import SumCurve
from freedoko_qt.ui.dialog.statistics.filter import FilterBar
from freedoko_qt.ui.dialog.statistics.parties import PartyLines
from freedoko_qt.ui.dialog.statistics.rates import Rates
from freedoko_qt.ui.dialog.statistics.table import AccountTable
from freedoko_qt.ui.theme import Theme

Key = QKeySequence.StandardKey

STEP = 1_000  # milliseconds between two looks of the table while it is being read
MOST_TROUBLES = 5  # damaged files that are named


class StatisticsDialog(SeasonDialog):
    """The statistics beside the game, counted from the records on disk, that of the running party among them.

    Deleting means the records: they go to the trash and can be brought back as long as the dialog is open.
    """

    def __init__(self, storage: Storage, parent: QWidget | None = None) -> None:
        super().__init__(storage, STEP, parent)
        self._storage = storage
        self._known: tuple[Saved, ...] = ()
        self._counted: list[Account] = []
        self._gone: list[PutAside] = []
        self._counting = Slices(self)
        self.filter, self.table, self.tabs = FilterBar(), AccountTable(), QTabWidget()
        self.rates, self.curve, self.parties = Rates(), SumCurve(), PartyLines()
        self.about, self.empty, self.show_all = QLabel(), QLabel(), QPushButton()
        self.stack, self.splitter = QStackedWidget(), QSplitter(Qt.Orientation.Vertical)
        self.export, self._close = QPushButton(), QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._chosen = QTimer(self, singleShot=True, interval=0)  # a turn later than the table, which takes its time
        self._build()
        self._connect()
        self.retranslate()
        self.read()

    @property
    def is_counted(self) -> bool:
        """Whether the table shows all parties that are known."""
        return not (self.reading.is_busy or self._counting.is_busy or self._chosen.isActive())

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        self.setWindowTitle(self.tr("Statistics"))
        self.filter.retranslate()
        self.bar.retranslate()
        self.export.setText(self.tr("E&xport as CSV …"))
        self.export.setToolTip(self.tr("Write the table to a file for a spreadsheet"))
        self.show_all.setText(self.tr("&Show everything"))
        self.tabs.setTabText(0, self.tr("&Won"))
        self.tabs.setTabText(1, self.tr("C&urve"))
        self.tabs.setTabText(2, self.tr("Part&ies"))
        self.rates.setAccessibleName(self.tr("Shares won"))
        self.table.retranslate()
        self._show()
        self._show_chosen()

    # How it is put together.

    def _build(self) -> None:
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        nothing = QWidget()
        middle = QVBoxLayout(nothing)
        middle.addStretch(1)
        middle.addWidget(self.empty)
        middle.addWidget(self.show_all, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(1)
        self.tabs.setDocumentMode(True)
        for page in (self.rates, self.curve, self.parties):
            self.tabs.addTab(page, "")
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setContentsMargins(0, 0, 4, 4)
        self.tabs.setCornerWidget(self.about)
        self.splitter.addWidget(self.table)
        self.splitter.addWidget(self.tabs)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([3, 2])
        self.stack.addWidget(self.splitter)
        self.stack.addWidget(nothing)
        for button in (self.export, self.show_all, *self._close.buttons()):
            button.setAutoDefault(False)  # type: ignore[attr-defined]  # Return in the table presses no button
        bottom = QHBoxLayout()
        bottom.addWidget(self.export)
        bottom.addWidget(self._close, 1)
        column = QVBoxLayout(self)
        column.addWidget(self.filter)
        column.addWidget(self.notice)
        column.addWidget(self.stack, 1)
        column.addWidget(self.bar)
        column.addLayout(bottom)
        em = self.fontMetrics().horizontalAdvance("0")
        free = self.screen().availableSize()
        self.resize(min(190 * em, free.width() - 40), min(110 * em, free.height() - 80))

    def _connect(self) -> None:
        self.reading.found.connect(self._take)
        self.reading.progressed.connect(self._progress)
        self.reading.finished.connect(self._finish)
        self.filter.changed.connect(self._count)
        self._counting.ended.connect(self._show_counted)
        self._step.timeout.connect(self._count)
        self.bar.cancel.clicked.connect(self._cancel)
        self._chosen.timeout.connect(self._show_chosen)
        self.table.selectionModel().selectionChanged.connect(lambda: self._chosen.start())
        self.tabs.currentChanged.connect(self._show_chosen)
        self.parties.delete_wanted.connect(self._ask)
        self.show_all.clicked.connect(self.filter.show_all)
        self.export.clicked.connect(self._export)
        self._close.rejected.connect(self.reject)
        for key, slot in ((Key.Undo, self._undo), (Key.Refresh, self.read)):
            QShortcut(QKeySequence(key), self).activated.connect(slot)
        app = QApplication.instance()
        assert app is not None
        if (theme := app.findChild(Theme)) is not None:
            for part in (self.table, self.parties):
                theme.changed.connect(part.set_felt)
                part.set_felt(theme.felt)

    # Reading and counting.

    def _take(self, party: Saved) -> None:
        self._found.append(party)
        if not self._known and not self._step.isActive():
            self._step.start()

    def _progress(self, done: int, total: int) -> None:
        if not self._patience.isActive():
            self.bar.tell(self.tr("The parties are being read:"), done, total)

    def _finish(self) -> None:
        self._step.stop()
        self.bar.hide()
        is_other = summary(self._found) != summary(self._known)
        self._known = tuple(self._found)
        if is_other:
            self._tell_troubles()
            self._count()
        else:
            self._show()

    def _cancel(self) -> None:
        if self.reading.is_busy:
            self.reading.cancel()
            text = self.tr("Not all parties have been read, so not all games are counted.")
            self.notice.offer(text, self.tr("&Read the others"), self.read)

    def _leave(self) -> None:
        super()._leave()
        self._chosen.stop()
        self._counting.stop()

    def _tell_troubles(self) -> None:
        troubles = [trouble_text(party.trouble) for party in self._known if party.trouble]
        if troubles:
            text = self.tr("%n file(s) cannot be read and are not counted:", "", len(troubles))
            more = [self.tr("and %n more", "", len(troubles) - MOST_TROUBLES)] if len(troubles) > MOST_TROUBLES else []
            self.notice.tell("\n".join((text, *troubles[:MOST_TROUBLES], *more)))

    def _count(self) -> None:
        self.filter.show_rules(self._parties)
        self._counting.start(self._work())

    def _work(self) -> Iterator[object]:
        counted: list[Account] = []
        for found in accounts(self._parties, self.filter.wish(datetime.now())):
            counted = list(found.values())
            yield counted
        self._counted = counted

    @property
    def _parties(self) -> tuple[Saved, ...]:
        return self._known or tuple(self._found)

    def _show_counted(self) -> None:
        self.table.show_accounts(self._counted)
        self._show()
        self._chosen.start()

    def _show(self) -> None:
        """Shows the table, or why there is nothing in it."""
        has_games = any(party.games for party in self._parties)
        self.stack.setCurrentIndex(0 if self._counted else 1)
        self.export.setEnabled(bool(self._counted))
        self.show_all.setVisible(has_games)
        self.filter.setVisible(has_games)
        if has_games:
            self.empty.setText(self.tr("No game fits what is chosen above."))
        elif self.reading.is_busy:
            self.empty.setText(self.tr("The parties are being read …"))
        else:
            self.empty.setText(
                self.tr(
                    "Nothing to count yet. Play a party: each game that is over counts here for everybody at the table."
                )
            )

    def _show_chosen(self) -> None:
        chosen = self.table.chosen
        self.about.setText(told(chosen) if chosen else "")
        page = self.tabs.currentWidget()
        for one in (self.rates, self.curve, self.parties):
            if one is page:
                one.show_account(chosen)

    # Files.

    def _export(self) -> None:
        title, kinds = self.tr("Export the statistics"), self.tr("Comma-separated values (*.csv);;All files (*)")
        name, _ = QFileDialog.getSaveFileName(self, title, self.tr("statistics.csv"), kinds)
        if name:
            try:
                write_whole(Path(name), as_csv(self.table.shown))
            except OSError as error:
                self._complain(self.tr("The file cannot be written: %1"), error)

    def _ask(self, parties: tuple[Saved, ...]) -> None:
        if not parties:
            return
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Delete parties"), "", parent=self)
        box.setText(self.tr("Delete %n party/parties?", "", len(parties)))
        box.setInformativeText(
            self.tr(
                "Their games no longer count for anybody who took part. "
                "As long as the statistics are open they can be brought back."
            )
        )
        delete = box.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        delete.clicked.connect(lambda: self._delete(parties))
        box.finished.connect(box.deleteLater)
        box.open()

    def _delete(self, parties: tuple[Saved, ...]) -> None:
        try:
            self._gone.append(put_aside([party.path for party in parties], self._storage.trash))
        except OSError as error:
            self._complain(self.tr("That could not be done: %1"), error)
        else:
            text = self.tr("%n party/parties deleted.", "", len(parties))
            self.notice.offer(text, self.tr("&Undo"), self._undo)
        self.read()

    def _undo(self) -> None:
        if not self._gone:
            return
        self.notice.hide()
        try:
            self._gone[-1].bring_back()
            self._gone.pop()
        except OSError as error:
            self._complain(self.tr("That could not be done: %1"), error)
        self.read()

    def _complain(self, text: str, error: OSError) -> None:
        self.notice.tell(fill(text, error.strerror or str(error)))


def summary(parties: Iterable[Saved]) -> list[tuple[str, int, tuple[int, ...], str]]:
    """What tells whether other parties lie on disk than before."""
    return sorted((str(party.path), len(party.games), party.totals, str(party.trouble)) for party in parties)


def told(account: Account) -> str:
    """Whom the pages below the table are about."""
    games = translate("statistics", "%n game(s)", "", account.games.number)
    text = translate("statistics", "%1 (%2), %3")
    return fill(text, account.player.name, kind_name(account.player), games)
