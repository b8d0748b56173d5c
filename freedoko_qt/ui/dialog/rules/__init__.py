"""The dialog of the house rules: choose a set, change it, keep it, see what a rule means and who plays so."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app import ruleset
from freedoko_qt.app.draft import Draft
from freedoko_qt.app.ruleset import Shelf
from freedoko_qt.app.words import fill, translate
from freedoko_qt.engine.rules import LIMITS, Rules
from freedoko_qt.marked import mark
from freedoko_qt.ui.dialog.notice import Notice
from freedoko_qt.ui.dialog.our_rules import OurRulesDialog
from freedoko_qt.ui.dialog.rules.commands import SetCommands
from freedoko_qt.ui.dialog.rules.sets import SetChooser
from freedoko_qt.ui.dialog.rules.view import RulesView

Key = QKeySequence.StandardKey

COMMANDS: Mapping[str, str] = {
    "undo": mark("rules dialog", "&Undo"),
    "redo": mark("rules dialog", "&Redo"),
    "reset": mark("rules dialog", "&Back to the chosen set"),
    "open_file": mark("rules dialog", "&Open a file …"),
    "write_file": mark("rules dialog", "&Write to a file …"),
    "write_for_freedoko": mark("rules dialog", "Write for &FreeDoko …"),
    "copy": mark("rules dialog", "&Copy as text"),
}
"""What stands in the menu of the dialog; the last five are methods of its commands."""


class RulesDialog(QDialog):
    """All rules with their meaning; every change counts at once, and each can be undone.

    `file` is where the size of the dialog is kept. A running party goes on by the rules it began with.
    """

    changed = Signal(object)  # RuleSet; without a key if no set has these rules

    def __init__(self, rules: Rules, shelf: Shelf, file: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._shelf, self._file = shelf, file
        self._sets = shelf.all()
        chosen = ruleset.found(rules, self._sets).key or ruleset.nearest(rules)
        self.draft = Draft(rules, chosen, self)
        self.commands = SetCommands(self.draft, shelf, self)
        self.running, self.about, self.notice = told(), told(), Notice()
        self.chooser, self.view = SetChooser(), RulesView(rules, self._sets, chosen)
        self.buttons = {name: QPushButton() for name in ("save", "delete", "our_rules")}
        self.entries = {name: QAction(self) for name in COMMANDS}
        self.more, self._label = QToolButton(), QLabel()
        self._close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._build()
        self._connect()
        self.retranslate()
        self._restore()
        self.view.search.setFocus()
        if shelf.problems:
            self.notice.tell("\n".join(shelf.problems))

    def tell_running(self, is_running: bool) -> None:
        """Says whether a party is being played, which keeps its rules."""
        self.running.setVisible(is_running)

    def show_our_rules(self) -> None:
        """Opens the page in prose."""
        OurRulesDialog(ruleset.found(self.draft.now.rules, self._sets), self).show()

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        self.setWindowTitle(self.tr("Rules"))
        self.running.setText(self.tr("The running party keeps its rules. What you change here is for the next one."))
        self._label.setText(self.tr("&Rules of:"))
        self.chooser.setAccessibleName(self.tr("Rule set"))
        self.buttons["save"].setText(self.tr("&Save as …"))
        self.buttons["delete"].setText(self.tr("&Delete"))
        self.buttons["our_rules"].setText(self.tr("&Our rules …"))
        self.buttons["our_rules"].setToolTip(self.tr("The rules as a text to read, to print and to hang on the wall"))
        self.more.setText(self.tr("&More"))
        for name, text in COMMANDS.items():
            self.entries[name].setText(translate("rules dialog", text))
        self.view.retranslate()
        self._show_draft()

    def done(self, result: int) -> None:
        """Notes the size; the changes have been told already."""
        kept = QSettings(str(self._file), QSettings.Format.IniFormat)
        kept.setValue("rules/geometry", self.saveGeometry())
        kept.sync()
        super().done(result)

    # How it is put together.

    def _build(self) -> None:
        self.running.hide()
        self._label.setBuddy(self.chooser)
        menu = QMenu(self.more)
        menu.addActions(list(self.entries.values()))
        menu.insertSeparator(self.entries["reset"])
        menu.insertSeparator(self.entries["open_file"])
        self.more.setMenu(menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.entries["undo"].setShortcuts(Key.Undo)
        self.entries["redo"].setShortcuts(Key.Redo)
        self.addActions([self.entries["undo"], self.entries["redo"]])
        for button in (*self.buttons.values(), *self._close.buttons()):
            button.setAutoDefault(False)  # type: ignore[attr-defined]  # Return in a field presses no button
        top, bottom = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self._label)
        top.addWidget(self.chooser, 1)
        for part in (self.buttons["save"], self.buttons["delete"], self.more):
            top.addWidget(part)
        bottom.addWidget(self.buttons["our_rules"])
        bottom.addWidget(self._close, 1)
        column = QVBoxLayout(self)
        column.addWidget(self.running)
        column.addLayout(top)
        column.addWidget(self.about)
        column.addWidget(self.notice)
        column.addWidget(self.view, 1)
        column.addLayout(bottom)

    def _connect(self) -> None:
        self.draft.changed.connect(self._show_draft)
        self.draft.changed.connect(lambda: self.changed.emit(ruleset.found(self.draft.now.rules, self._sets)))
        self.commands.told.connect(self.notice.tell)
        self.commands.shelved.connect(self._take_sets)
        self.chooser.activated.connect(self._choose)
        self.view.changed.connect(self._edit)
        self.view.refused.connect(self.notice.tell)
        self.buttons["save"].clicked.connect(self.commands.save)
        self.buttons["delete"].clicked.connect(self.commands.delete)
        self.buttons["our_rules"].clicked.connect(self.show_our_rules)
        self._close.rejected.connect(self.reject)
        self.entries["undo"].triggered.connect(lambda: self._step(self.draft.undo))
        self.entries["redo"].triggered.connect(lambda: self._step(self.draft.redo))
        for name in list(COMMANDS)[2:]:
            self.entries[name].triggered.connect(getattr(self.commands, name))
        QShortcut(QKeySequence(Key.Find), self).activated.connect(self.view.search.setFocus)

    def _restore(self) -> None:
        kept = QSettings(str(self._file), QSettings.Format.IniFormat).value("rules/geometry")
        if not (isinstance(kept, QByteArray) and self.restoreGeometry(kept)):
            em = self.fontMetrics().horizontalAdvance("0")
            free = self.screen().availableSize()
            self.resize(min(150 * em, free.width() - 40), min(100 * em, free.height() - 80))

    # What happens.

    def _choose(self) -> None:
        picked = ruleset.picked(self.chooser.key, self._sets, self.draft.now.rules)
        self.notice.hide()
        self.draft.choose(picked.rules, picked.key)

    def _edit(self, rules: Rules, name: str) -> None:
        before = self.draft.now.rules
        self.notice.hide()
        self.draft.edit(rules, name)
        if rules.with_nines != before.with_nines:
            self._offer_limits(rules)

    def _offer_limits(self, rules: Rules) -> None:
        usual = ruleset.with_usual_limits(rules)
        if rules == usual:
            return
        if rules.with_nines:
            text = self.tr("With nines everybody has 12 cards. Set the limits of the announcements to %1?")
        else:
            text = self.tr("Without nines everybody has 10 cards. Set the limits of the announcements to %1?")
        limits = "/".join(str(getattr(usual, name)) for name in LIMITS)
        self.notice.offer(fill(text, limits), self.tr("Set the &limits"), self._set_limits)

    def _set_limits(self) -> None:
        self.draft.edit(ruleset.with_usual_limits(self.draft.now.rules), "")

    def _step(self, way: Callable[[], None]) -> None:
        self.notice.hide()
        try:
            way()
        except OSError as error:
            self.notice.tell(fill(self.tr("That could not be undone: %1"), error.strerror or str(error)))
        self._take_sets()

    def _take_sets(self) -> None:
        self._sets = self._shelf.all()
        self._show_draft()

    def _show_draft(self) -> None:
        now = self.draft.now
        picked = ruleset.picked(now.chosen, self._sets, now.rules)
        count = len(ruleset.differing(now.rules, picked.rules))
        self.chooser.show_sets(self._sets, picked.key)
        changed = self.tr("%n rule(s) changed.", "", count) if count else ""
        self.about.setText("\n".join(text for text in (picked.told_about, changed) if text))
        self.buttons["delete"].setEnabled(picked.is_own)
        self.entries["reset"].setEnabled(bool(count))
        self.entries["undo"].setEnabled(self.draft.can_undo)
        self.entries["redo"].setEnabled(self.draft.can_redo)
        self.view.show_sets(self._sets, picked.key)
        self.view.show_rules(now.rules)


def told() -> QLabel:
    """A text that may need several lines."""
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
