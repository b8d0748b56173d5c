"""What can be done with a saved party: copy, delete and bring back, show where it lies, open one of its games."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from freedoko_qt.app.opening import Opening
from freedoko_qt.app.parties import Listed
from freedoko_qt.app.parties import files as parties_files
from freedoko_qt.app.storage import Storage
from freedoko_qt.app.words import fill, trouble_text
from freedoko_qt.engine.record import Record

Wanted = Callable[[Record, int], None]
"""What is done with a record that has been read, and with the number of a game in it."""


class PartyCommands(QObject):
    """The commands of the list of parties; what they have to say they tell in one message."""

    told = Signal(str)
    deleted = Signal(str)  # what has been deleted; it can be brought back
    changed = Signal()  # the files on disk are others now
    reading = Signal(bool)  # whether a record is being read

    def __init__(self, storage: Storage, window: QWidget) -> None:
        super().__init__(window)
        self._storage, self._window = storage, window
        self._gone: list[tuple[Path, Path]] = []  # where it lies in the trash, and where it lay
        self._wanted: Wanted | None = None
        self._game = 0
        self.opening = Opening(parties_files.read, self)
        self.opening.done.connect(self._take)
        self.opening.failed.connect(self._refuse)

    @property
    def can_undo(self) -> bool:
        """Whether something has been deleted that can be brought back."""
        return bool(self._gone)

    def read(self, party: Listed, game: int, wanted: Wanted) -> None:
        """Reads the record of a party, then does with it what is wanted."""
        self._wanted, self._game = wanted, game
        self.opening.read(party.path)
        self.reading.emit(True)

    def forget(self) -> None:
        """Leaves the record that is being read."""
        self.opening.forget()
        self.reading.emit(False)

    def copy(self, party: Listed) -> None:
        """Asks where a copy of the record shall be."""
        title, kinds = self.tr("Save a copy of the party"), self.tr("Parties (*.yaml);;All files (*)")
        name, _ = QFileDialog.getSaveFileName(self._window, title, party.path.name, kinds)
        if name:
            self._try(lambda: parties_files.copy(party.path, Path(name)))

    def delete(self, party: Listed) -> None:
        """Asks, then puts the file of a party into the trash."""
        date = party.date
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Delete a party"), "", parent=self._window)
        box.setText(fill(self.tr("Delete the party of %1?"), date))
        told = self.tr("It counts no longer in the statistics. As long as this list is open it can be brought back.")
        box.setInformativeText(told)
        delete = box.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        delete.clicked.connect(lambda: self._discard(party))
        box.finished.connect(box.deleteLater)
        box.open()

    def undo(self) -> None:
        """Brings back what was deleted last."""
        if self._gone:
            gone, path = self._gone.pop()
            self._try(lambda: parties_files.bring_back(gone, path))
            self.changed.emit()

    def show_folder(self, party: Listed) -> None:
        """Opens the folder of the file in the program that this system has for folders."""
        folder = party.path.parent
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.told.emit(fill(self.tr("The file lies in %1."), str(folder)))

    def choose_file(self) -> Path | None:
        """Asks for a file that may lie anywhere."""
        title, kinds = self.tr("Open a party"), self.tr("Parties (*.yaml);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(self._storage.parties), kinds)
        return Path(name) if name else None

    def _discard(self, party: Listed) -> None:
        if self._try(lambda: self._gone.append((parties_files.discard(self._storage, party.path), party.path))):
            self.deleted.emit(fill(self.tr("The party of %1 has been deleted."), party.date))
        self.changed.emit()

    def _take(self, _: Path, record: Record) -> None:
        self.reading.emit(False)
        wanted, self._wanted = self._wanted, None
        if self._game >= len(record.games):
            self.told.emit(self.tr("This game is not in the file any more."))
            self.changed.emit()
        elif wanted is not None:
            wanted(record, self._game)

    def _refuse(self, error: Exception) -> None:
        self.reading.emit(False)
        why = (error.strerror if isinstance(error, OSError) else "") or trouble_text(error)
        self.told.emit(fill(self.tr("The party cannot be opened: %1"), why))
        self.changed.emit()

    def _try(self, work: Callable[[], object]) -> bool:
        """Does something with files; what goes wrong is told."""
        try:
            work()
        except (OSError, UnicodeDecodeError) as error:
            reason = (error.strerror if isinstance(error, OSError) else "") or str(error)
            self.told.emit(fill(self.tr("That could not be done: %1"), reason))
            return False
        return True
