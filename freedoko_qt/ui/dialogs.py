"""The dialogs of the window, and what follows from them. None of them stops the game."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QMainWindow, QMessageBox

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.storage import Storage
from freedoko_qt.ui.deck import Deck, letters_for

# A dialog is loaded when it is opened for the first time: none is needed to show the table.
if TYPE_CHECKING:
    from freedoko_qt.ui.dialog.help import HelpDialog


class Dialogs(QObject):
    """Opens dialogs over a window; some of the actions are its methods."""

    preferred = Signal(object)  # Preferences

    def __init__(self, window: QMainWindow, controller: Controller, preferences: Preferences, storage: Storage) -> None:
        super().__init__(window)
        self._window, self._controller, self._storage = window, controller, storage
        self.preferences = preferences
        self.has_party = False

    def new_party(self) -> None:
        """Asks who plays and by which rules."""
        from freedoko_qt.ui.dialog.new_party import NewPartyDialog

        dialog = NewPartyDialog(self._controller.setup, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._controller.start(dialog.setup))
        dialog.open()

    def open_party(self) -> None:
        """Lets a record be chosen and goes on with it."""
        title, kinds = self.tr("Open a party"), self.tr("Parties (*.yaml);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(self._storage.parties), kinds)
        if name:
            self._controller.load(Path(name))

    def save_party(self) -> None:
        """Writes a copy of the running party."""
        title, kinds = self.tr("Save a copy of the party"), self.tr("Parties (*.yaml);;All files (*)")
        name, _ = QFileDialog.getSaveFileName(self._window, title, "", kinds)
        if name:
            self._controller.save(Path(name))

    def edit_preferences(self) -> None:
        """Opens the preferences beside the game."""
        from freedoko_qt.ui.dialog.preferences import PreferencesDialog

        dialog = PreferencesDialog(self.preferences, deck, self._window)
        dialog.changed.connect(self.preferred)
        dialog.show()

    def show_keys(self) -> None:
        """Opens the page of keys."""
        self._help().show()

    def show_rules(self) -> None:
        """Opens the page of rules."""
        page = self._help()
        page.show_rules()
        page.show()

    def show_about(self) -> None:
        """Tells what the program is."""
        from freedoko_qt.ui.dialog.about import AboutDialog

        AboutDialog(self._window).open()

    def complain(self, text: str) -> None:
        """Tells what went wrong; while one message is being read, further ones join it."""
        box = self._window.findChild(QMessageBox)
        if box is None or not box.isVisible():
            box = QMessageBox(QMessageBox.Icon.Warning, "FreeDoko-Qt", text, parent=self._window)
            box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            box.finished.connect(box.deleteLater)
            box.open()
        elif text not in box.text().split("\n"):
            box.setText(f"{box.text()}\n{text}")

    def retranslate(self) -> None:
        """Takes the texts of those dialogs anew that stay open beside the game."""
        for dialog in self._window.findChildren(QDialog):
            if hasattr(dialog, "retranslate"):
                dialog.retranslate()

    def _help(self) -> "HelpDialog":
        from freedoko_qt.ui.dialog.help import HelpDialog

        return HelpDialog(self._controller.setup.rules if self.has_party else None, self._window)


def letters(preferences: Preferences) -> str:
    """The letters on the cards; those that follow the language are those of the texts shown."""
    chosen = preferences.card_letters
    return letters_for(QLocale().name()) if chosen == "language" else chosen


def deck(preferences: Preferences) -> Deck:
    """The cards as preferred."""
    return Deck(preferences.card_style, letters(preferences))
