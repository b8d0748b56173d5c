"""What can be done with a whole rule set: keep, delete, read from a file, write to one, copy, put back."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from freedoko_qt.app import ruleset
from freedoko_qt.app.draft import Draft, Moment, Step
from freedoko_qt.app.files import write_whole
from freedoko_qt.app.ruleset import RuleSet, Shelf
from freedoko_qt.app.words import fill, trouble_text
from freedoko_qt.engine import freedoko
from freedoko_qt.engine.preset import FileError
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.ui.dialog.rules.sets import SaveDialog


class SetCommands(QObject):
    """The commands of the rules dialog; what they have to say they tell in one message."""

    shelved = Signal()  # the own sets on disk are others now
    told = Signal(str)

    def __init__(self, draft: Draft, shelf: Shelf, window: QWidget) -> None:
        super().__init__(window)
        self._draft, self._shelf, self._window = draft, shelf, window

    @property
    def chosen(self) -> RuleSet:
        """The set that was chosen last."""
        return ruleset.picked(self._draft.now.chosen, self._shelf.all(), self._draft.now.rules)

    def save(self) -> None:
        """Keeps the rules under a name."""
        chosen = self.chosen
        name, about = (chosen.title, chosen.about) if chosen.is_own else ("", "")
        dialog = SaveDialog(name, about, [one.key for one in self._shelf.own()], self._window)
        dialog.accepted.connect(lambda: self._keep(*dialog.chosen))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def delete(self) -> None:
        """Asks, then deletes the chosen set; the rules in the dialog stay as they are."""
        chosen = self.chosen
        text = fill(self.tr("Delete the rule set “%1”?"), chosen.title)
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Delete a rule set"), text, parent=self._window)
        box.setInformativeText(self.tr("As long as this dialog is open it can be brought back with Undo."))
        delete = box.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        delete.clicked.connect(lambda: self._remove(chosen))
        box.finished.connect(box.deleteLater)
        box.open()

    def open_file(self) -> None:
        """Takes the rules of a file, ours or FreeDoko's."""
        title, kinds = self.tr("Open rules"), self.tr("Rules (*.yaml *.rules rules);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, title, "", kinds)
        if name:
            self.take_file(Path(name))

    def take_file(self, path: Path) -> None:
        """Takes the rules of this file, or says in one message what is wrong with it."""
        try:
            opened, warnings = ruleset.imported(path)
        except FileError as error:
            self.told.emit(fill(self.tr("The rules cannot be read. %1"), trouble_text(error)))
            return
        except OSError as error:
            self.told.emit(fill(self.tr("The file cannot be read: %1"), error.strerror or str(error)))
            return
        self._draft.choose(opened.rules, ruleset.nearest(opened.rules))
        text = fill(self.tr("These are the rules of “%1” now. To keep them, save them under a name."), opened.title)
        self.told.emit("\n".join([text, *map(trouble_text, warnings)]))

    def write_file(self) -> None:
        """Writes the rules to a file that this program reads."""
        kinds = self.tr("Rules (*.yaml);;All files (*)")
        self._write(self.tr("Write the rules to a file"), f"{self._file_name}.yaml", kinds, self._text)

    def write_for_freedoko(self) -> None:
        """Writes the rules to a file that FreeDoko reads, and says how much of them FreeDoko does not know."""
        kinds = self.tr("FreeDoko’s rules (*)")
        rules = self._draft.now.rules
        if self._write(self.tr("Write the rules for FreeDoko"), self._file_name, kinds, lambda: freedoko.dump(rules)):
            lost = [name for name in ruleset.differing(rules, DEFAULT) if name not in freedoko.KEYS]
            if lost:
                self.told.emit(self.tr("%n rule(s) that FreeDoko does not know were left out.", "", len(lost)))

    def copy(self) -> None:
        """Puts the rules on the clipboard as the text of a file."""
        QGuiApplication.clipboard().setText(self._text())
        self.told.emit(self.tr("The rules have been copied. Saved as a file, the text can be opened here."))

    def reset(self) -> None:
        """Puts all rules back to those of the chosen set."""
        chosen = self.chosen
        self._draft.choose(chosen.rules, chosen.key)

    @property
    def _file_name(self) -> str:
        return ruleset.file_name(self.chosen.told)

    def _text(self) -> str:
        rules = self._draft.now.rules
        chosen = self.chosen
        is_same = chosen.rules == rules
        return ruleset.dumps(ruleset.own(chosen.told, rules, chosen.told_about if is_same else ""))

    def _keep(self, name: str, about: str) -> None:
        kept = ruleset.own(name, self._draft.now.rules, about)
        try:
            self._shelf.save(kept)
        except OSError as error:
            self._complain(error)
            return
        self._draft.choose(kept.rules, kept.key)
        self.shelved.emit()

    def _remove(self, gone: RuleSet) -> None:
        now = self._draft.now

        def away() -> None:
            self._shelf.delete(gone.key)

        def back() -> None:
            self._shelf.save(gone)

        try:
            self._draft.go(Step(now, Moment(now.rules, ruleset.nearest(now.rules)), undo=back, redo=away))
        except OSError as error:
            self._complain(error)
            return
        self.shelved.emit()

    def _write(self, title: str, proposed: str, kinds: str, text: Callable[[], str]) -> bool:
        name, _ = QFileDialog.getSaveFileName(self._window, title, proposed, kinds)
        if not name:
            return False
        try:
            write_whole(Path(name), text())
        except OSError as error:
            self._complain(error)
            return False
        return True

    def _complain(self, error: OSError) -> None:
        self.told.emit(fill(self.tr("The file cannot be written: %1"), error.strerror or str(error)))
