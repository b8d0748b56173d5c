"""The saved parties and their games: go on, look at one, play a deal again, copy, delete."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.parties import Listed, PartyState, listed
from freedoko_qt.app.season import Saved
from freedoko_qt.app.storage import Storage
from freedoko_qt.engine.record import Record
from freedoko_qt.ui.dialog.parties.buttons import Buttons
from freedoko_qt.ui.dialog.parties.commands import PartyCommands
from freedoko_qt.ui.dialog.parties.games import GameList
from freedoko_qt.ui.dialog.parties.list import PartyList
from freedoko_qt.ui.dialog.season import SeasonDialog
from freedoko_qt.ui.theme import Felt, Theme

Key = QKeySequence.StandardKey

NARROW = 110
"""In widths of a figure: in less the games stand under the parties instead of beside them."""
STEP = 100  # milliseconds between two looks of the list while it is being read


class PartiesDialog(SeasonDialog):
    """All saved parties beside the game; what is opened from here is shown on the table, and the list is closed.

    The records are read beside the window, the list from what is known of them.
    """

    load_wanted = Signal(object)  # Path of a party that is to be gone on with
    table_wanted = Signal()  # the running party itself: back to its table
    review_wanted = Signal(object, int, int)  # Record without a running game; game; number of events
    replay_wanted = Signal(object, int)  # Record; game

    def __init__(self, storage: Storage, parent: QWidget | None = None) -> None:
        super().__init__(storage, STEP, parent)
        self._known: tuple[Saved, ...] | None = None  # until all has been read once
        self.commands = PartyCommands(storage, self)
        self.list, self.games, self.splitter = PartyList(), GameList(), QSplitter()
        self.buttons = Buttons()
        self._build()
        self._connect()
        self.retranslate()
        em = self.fontMetrics().horizontalAdvance("0")
        free = self.screen().availableSize()
        self.resize(min(190 * em, free.width() - 40), min(100 * em, free.height() - 80))
        self.list.search.setFocus()
        self.read()

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        self.setWindowTitle(self.tr("Parties"))
        self.bar.retranslate()
        self.buttons.retranslate()
        self.list.retranslate()
        self.games.retranslate()
        self._show()
        self.games.show_party(self.list.current)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """In a narrow window the games go below."""
        super().resizeEvent(event)
        is_narrow = self.width() < NARROW * self.fontMetrics().horizontalAdvance("0")
        way = Qt.Orientation.Vertical if is_narrow else Qt.Orientation.Horizontal
        if way is not self.splitter.orientation():
            self.splitter.setOrientation(way)
            self._halve()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The delete key deletes the chosen party while the keyboard is in the list."""
        if event.matches(Key.Delete) and self.list.table.hasFocus() and self.buttons["delete"].isEnabled():
            self._with_party(self.commands.delete)
            return
        super().keyPressEvent(event)

    # How it is put together.

    def _halve(self) -> None:
        """Gives both lists the same room; whoever moves the line between them decides otherwise."""
        self.splitter.setSizes([1000, 1000])

    def _build(self) -> None:
        self.splitter.addWidget(self.list)
        self.splitter.addWidget(self.games)
        self.splitter.setChildrenCollapsible(False)
        self._halve()
        column = QVBoxLayout(self)
        column.addWidget(self.notice)
        column.addWidget(self.splitter, 1)
        column.addWidget(self.bar)
        column.addWidget(self.buttons)

    def _connect(self) -> None:
        self.reading.found.connect(self._take)
        self.reading.progressed.connect(self._progress)
        self.reading.finished.connect(self._finish)
        self._step.timeout.connect(self._show)
        self.bar.cancel.clicked.connect(self._stop_reading)
        self.list.chosen.connect(self._choose)
        self.list.opened.connect(lambda party: self._go_on(party) if party.can_go_on else self._look(party))
        self.games.chosen.connect(self._enable)
        self.games.opened.connect(lambda _: self._with_party(self._look))
        commands = self.commands
        commands.told.connect(self.notice.tell)
        commands.deleted.connect(self._offer_undo)
        commands.changed.connect(self.read)
        commands.reading.connect(self._tell_opening)
        slots: Mapping[str, Callable[[], None]] = {
            "go_on": lambda: self._with_party(self._go_on),
            "look": lambda: self._with_party(self._look),
            "replay": lambda: self._with_party(self._replay),
            "copy": lambda: self._with_party(commands.copy),
            "delete": lambda: self._with_party(commands.delete),
            "folder": lambda: self._with_party(commands.show_folder),
            "open": self._open_file,
            "close": self.reject,
        }
        for name, slot in slots.items():
            self.buttons[name].clicked.connect(slot)
        for key, slot in ((Key.Find, self.list.search.setFocus), (Key.Undo, self._undo), (Key.Refresh, self.read)):
            QShortcut(QKeySequence(key), self).activated.connect(slot)
        app = QApplication.instance()
        assert app is not None
        if (theme := app.findChild(Theme)) is not None:
            theme.changed.connect(self._show_felt)
            self._show_felt(theme.felt)

    def _show_felt(self, felt: Felt) -> None:
        for part in (self.list, self.games):
            part.rows.loss = felt.negative
            part.table.viewport().update()

    # Reading.

    def _take(self, party: Saved) -> None:
        self._found.append(party)
        if self._known is None and not self._step.isActive():
            self._step.start()

    def _progress(self, done: int, total: int) -> None:
        if not self._patience.isActive():
            self.bar.tell(self.tr("The parties are being read:"), done, total)

    def _finish(self) -> None:
        self._step.stop()
        self._known = tuple(self._found)
        self.bar.setVisible(self.commands.opening.is_running)
        self._show()

    def _stop_reading(self) -> None:
        if self.reading.is_busy:
            before = self._known or ()
            self.reading.cancel()
            paths = {party.path for party in self._found}
            self._known = (*self._found, *(party for party in before if party.path not in paths))
            self._show()
            text = self.tr("Not all parties have been read.")
            self.notice.offer(text, self.tr("&Read the others"), self.read)
        self.commands.forget()

    def _leave(self) -> None:
        super()._leave()
        self.commands.opening.forget()

    def _show(self) -> None:
        season = self._found if self._known is None else self._known
        self.list.show_parties(listed(season), is_reading=self._known is None)

    # What is chosen, and what is done with it.

    def _choose(self, party: Listed | None) -> None:
        self.games.show_party(party)

    def _enable(self) -> None:
        party = self.list.current
        is_sound = party is not None and not party.is_damaged
        has_games = is_sound and party is not None and bool(party.saved.games)
        is_free = not self.commands.opening.is_running
        possible = {
            "go_on": party is not None and party.can_go_on,
            "look": has_games and is_free,
            "replay": has_games and self.games.game >= 0 and is_free,
            "copy": is_sound,
            "delete": party is not None and not party.saved.is_running,
            "folder": party is not None,
        }
        self.buttons.enable(possible)

    def _with_party(self, command: Callable[[Listed], None]) -> None:
        if (party := self.list.current) is not None:
            command(party)

    def _go_on(self, party: Listed) -> None:
        if party.state is PartyState.RUNNING:
            self.table_wanted.emit()
        else:
            self.load_wanted.emit(party.path)
        self.accept()

    def _look(self, party: Listed) -> None:
        if party.saved.games:
            game = self.games.game if self.games.game >= 0 else party.saved.games[0].game
            self.commands.read(party, game, self._review)

    def _review(self, record: Record, game: int) -> None:
        self.review_wanted.emit(record, game, 0)
        self.accept()

    def _replay(self, party: Listed) -> None:
        self.commands.read(party, self.games.game, self._play_again)

    def _play_again(self, record: Record, game: int) -> None:
        self.replay_wanted.emit(record, game)
        self.accept()

    def _open_file(self) -> None:
        if (path := self.commands.choose_file()) is not None:
            self.load_wanted.emit(path)
            self.accept()

    def _tell_opening(self, is_reading: bool) -> None:
        if is_reading:
            self.bar.tell(self.tr("The party is being opened …"), 0, 0)
        else:
            self.bar.hide()
        self._enable()

    def _offer_undo(self, text: str) -> None:
        self.notice.offer(text, self.tr("&Undo"), self._undo)
        self.list.table.setFocus()  # where the key for it is that of the list and not that of the search

    def _undo(self) -> None:
        self.commands.undo()
        self.notice.hide()
