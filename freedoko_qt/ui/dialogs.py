"""The dialogs of the window, and what follows from them. None of them stops the game."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QWidget

from freedoko_qt.app import ruleset
from freedoko_qt.app.controller import Controller
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.ruleset import RuleSet, Shelf
from freedoko_qt.app.setup import Setup
from freedoko_qt.app.storage import Storage
from freedoko_qt.app.words import fill
from freedoko_qt.engine.rules import Rules
from freedoko_qt.ui.deck import Deck, letters_for

# A dialog is loaded when it is opened for the first time: none is needed to show the table.
if TYPE_CHECKING:
    from freedoko_qt.ui.dialog.help import HelpDialog
    from freedoko_qt.ui.dialog.new_party import NewPartyDialog
    from freedoko_qt.ui.dialog.rules import RulesDialog


class Dialogs(QObject):
    """Opens dialogs over a window; some of the actions are its methods."""

    preferred = Signal(object)  # Preferences

    def __init__(self, window: QMainWindow, controller: Controller, preferences: Preferences, storage: Storage) -> None:
        super().__init__(window)
        self._window, self._controller, self._storage = window, controller, storage
        self.preferences = preferences
        self.has_party = False
        self._shelf = Shelf(storage.rules)

    def new_party(self) -> None:
        """Asks who plays and by which rules."""
        from freedoko_qt.ui.dialog.new_party import NewPartyDialog

        last, planned = self._controller.setup, self._planned
        if planned:
            last = replace(last, rules=planned.rules, rules_name=planned.name)
        dialog = NewPartyDialog(last, self._window, self._shelf.all())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.change_wanted.connect(lambda: self._change_rules(dialog))
        dialog.accepted.connect(lambda: self._start(dialog.setup))
        dialog.open()

    def edit_rules(self) -> None:
        """Opens the rules of the next party beside the game."""
        from freedoko_qt.ui.dialog.rules import RulesDialog

        dialog = self._window.findChild(RulesDialog, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if dialog is None or not dialog.isVisible():
            planned = self._planned
            dialog = self._rules_dialog(planned.rules if planned else self._controller.setup.rules, self._window)
            dialog.changed.connect(self._plan)
        dialog.show()
        dialog.activateWindow()

    def show_our_rules(self) -> None:
        """Opens the rules of the running party, or else of the next one, as a page in prose."""
        from freedoko_qt.ui.dialog.our_rules import OurRulesDialog

        OurRulesDialog(self.next_rules, self._window).show()

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
        """Takes the texts of those windows anew that stay open beside the game."""
        for part in self._window.findChildren(QWidget):
            if part.isWindow() and hasattr(part, "retranslate"):
                part.retranslate()

    @property
    def next_rules(self) -> RuleSet:
        """The rules of the running party, or without one those of the next, with their name."""
        planned = None if self.has_party else self._planned
        return planned or ruleset.found(self._controller.setup.rules, self._shelf.all())

    @property
    def _planned(self) -> RuleSet | None:
        return ruleset.planned(self._storage.planned_rules)

    def _plan(self, named: RuleSet | None) -> None:
        try:
            ruleset.plan(self._storage.planned_rules, named)
        except OSError as error:
            self.complain(fill(self.tr("The rules cannot be kept: %1"), error.strerror or str(error)))

    def _start(self, setup: Setup) -> None:
        self._plan(None)
        self._controller.start(setup)

    def _change_rules(self, party: "NewPartyDialog") -> None:
        dialog = self._rules_dialog(party.setup.rules, party)
        dialog.changed.connect(lambda named: party.take_rules(named, self._shelf.all()))
        dialog.open()

    def _rules_dialog(self, rules: Rules, parent: QWidget) -> "RulesDialog":
        from freedoko_qt.ui.dialog.rules import RulesDialog

        dialog = RulesDialog(rules, self._shelf, self._storage.window, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.tell_running(self.has_party)
        return dialog

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
