"""The list that is being written: every change is on disk at once, and each can be undone."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.files import free
from freedoko_qt.app.handlist import file as handlist_file
from freedoko_qt.app.handlist.file import FileError, Handlist
from freedoko_qt.app.words import fill, translate, trouble_text
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.scoresheet import Line, ScoreSheet


class Book(QObject):
    """One list at a time, in a folder of them.

    A disk that fails loses nothing that was entered: the trouble is told, and the next change writes it all again.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._path: Path | None = None
        self._done: list[Handlist] = []
        self._undone: list[Handlist] = []
        self.kept: Handlist | None = None

    @property
    def folder(self) -> Path:
        """Where the lists lie."""
        return self._folder

    @property
    def sheet(self) -> ScoreSheet | None:
        """The lines of the open list."""
        return self.kept.sheet if self.kept else None

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to be undone."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone change to be made again."""
        return bool(self._undone)

    def begin(self, names: tuple[str, ...], rules: Rules, title: str, first_start: int) -> None:
        """Begins another list; the one before stays in its file."""
        kept = Handlist(ScoreSheet(rules, names, first_start), title, date.today().isoformat())
        self._path = free(self._folder / kept.file_name)
        self._show(kept)
        self._save()

    def open(self, path: Path) -> bool:
        """Opens a list; if it cannot be read that is told, and the open one stays."""
        try:
            kept = handlist_file.load(path)
        except FileError as error:
            self.failed.emit(trouble_text(error))
            return False
        except OSError as error:
            self.failed.emit(f"{path}: {error.strerror or error}")
            return False
        self._path = path
        self._show(kept)
        return True

    def open_last(self) -> None:
        """Opens the list that was written last, if there is any."""
        paths = [(path.stat().st_mtime, path) for path in self._folder.glob("*.yaml") if path.is_file()]
        if paths:
            self.open(max(paths)[1])

    def write(self, line: Line) -> None:
        """Adds a line; LineError if it cannot be."""
        if self.sheet is not None:
            self._take(self.sheet.write(line))

    def correct(self, at: int, line: Line) -> None:
        """Puts another line in place of one; LineError if it cannot be."""
        if self.sheet is not None:
            self._take(self.sheet.correct(at, line))

    def strike(self, at: int) -> None:
        """Takes a line out."""
        if self.sheet is not None:
            self._take(self.sheet.strike(at))

    def undo(self) -> None:
        """Takes the last change back."""
        if self._done and self.kept:
            self._undone.append(self.kept)
            self._arrive(self._done.pop())

    def redo(self) -> None:
        """Makes the change again that was undone last."""
        if self._undone and self.kept:
            self._done.append(self.kept)
            self._arrive(self._undone.pop())

    def _show(self, kept: Handlist) -> None:
        self._done.clear()
        self._undone.clear()
        self.kept = kept
        self.changed.emit()

    def _take(self, sheet: ScoreSheet) -> None:
        assert self.kept is not None
        self._done.append(self.kept)
        self._undone.clear()
        self._arrive(self.kept.but(sheet))

    def _arrive(self, kept: Handlist) -> None:
        self.kept = kept
        self._save()
        self.changed.emit()

    def _save(self) -> None:
        if self._path is None or self.kept is None:
            return
        try:
            handlist_file.save(self._path, self.kept)
        except OSError as error:
            text = translate("list", "The list cannot be written to %1: %2")
            self.failed.emit(fill(text, str(self._path), error.strerror or str(error)))
