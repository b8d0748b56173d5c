"""The list for a round that plays with real cards: the sheet, and a form for the next game."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QMenuBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app import handlist
from freedoko_qt.app.handlist.book import Book
from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.app.ruleset import RuleSet, Shelf, found
from freedoko_qt.app.storage import Storage
from freedoko_qt.app.words import fill, translate
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.scoresheet import Line, LineError
from freedoko_qt.marked import mark
from freedoko_qt.ui.dialog.list.entry import EntryPanel
from freedoko_qt.ui.dialog.list.fields import label
from freedoko_qt.ui.dialog.list.new import NewListDialog
from freedoko_qt.ui.dialog.notice import Notice
from freedoko_qt.ui.panel.score import ScorePanel
from freedoko_qt.ui.theme import Felt, Theme

Key = QKeySequence.StandardKey

MENUS: Mapping[str, str] = {"list": mark("list window", "&List"), "line": mark("list window", "L&ine")}

ENTRIES: Mapping[str, tuple[str, str, str]] = {
    # name: menu, text, keys
    "new_list": ("list", mark("list window", "&New list …"), "Ctrl+N"),
    "open_list": ("list", mark("list window", "&Open …"), "Ctrl+O"),
    "export": ("list", mark("list window", "&Export as CSV …"), "Ctrl+E"),
    "print_sheet": ("list", mark("list window", "&Print …"), "Ctrl+P"),
    "save_pdf": ("list", mark("list window", "Save as P&DF …"), "Ctrl+Shift+E"),
    "close": ("list", mark("list window", "&Close"), "Ctrl+W"),
    "undo": ("line", mark("list window", "&Undo"), "Ctrl+Z"),
    "redo": ("line", mark("list window", "&Redo"), "Ctrl+Shift+Z"),
    "change": ("line", mark("list window", "&Change the line"), "F2"),
    "delete": ("line", mark("list window", "&Delete the line"), "Ctrl+Del"),
}


class ListWindow(QDialog):
    """Every game that is entered is written at once; each step can be undone, and each line changed afterwards."""

    def __init__(self, storage: Storage, rules: RuleSet | Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._shelf = Shelf(storage.rules)
        self._rules = rules.rules if isinstance(rules, RuleSet) else rules
        self._at = -1  # the line that is being changed
        self.book = Book(storage.lists, self)
        self.panel, self.notice, self.entry = ScorePanel(), Notice(), EntryPanel()
        self.change_button, self.delete_button = QPushButton(), QPushButton()
        self.empty, self.empty_text, self.begin_button = QWidget(), label(), QPushButton()
        self.actions_by_name = {name: QAction(self) for name in ENTRIES}
        self.menus = {name: QMenu(self) for name in MENUS}
        self._splitter = QSplitter()
        self._build()
        self._connect()
        self.retranslate()
        em = self.fontMetrics().horizontalAdvance("0")
        free = self.screen().availableSize()
        self.resize(min(150 * em, free.width() - 40), min(90 * em, free.height() - 80))
        self._splitter.setSizes([3000, 2000])
        self.book.open_last()
        self._show()

    # -- commands ---------------------------------------------------------------------------------------------

    def new_list(self) -> None:
        """Asks who plays by which rules, and begins a list."""
        sets, kept = self._shelf.all(), self.book.kept
        last = kept.sheet.rules if kept else self._rules
        dialog = NewListDialog(kept.sheet.names if kept else (), found(last, sets), sets, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.begun.connect(self._begin)
        dialog.open()

    def open_list(self) -> None:
        """Lets another list be chosen."""
        kinds = self.tr("Lists (*.yaml);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a list"), str(self.book.folder), kinds)
        if name:
            self._at = -1
            self.notice.hide()
            self.book.open(Path(name))

    def export(self) -> None:
        """Writes the sheet for a spreadsheet."""
        from freedoko_qt.app.export import save_csv

        kinds = self.tr("Tables (*.csv);;All files (*)")
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the list"), f"{self.sheet_picture.title}.csv", kinds
        )
        if name:
            try:
                save_csv(self.sheet_picture, Path(name))
            except OSError as error:
                self.notice.tell(fill(self.tr("The file cannot be written: %1"), error.strerror or str(error)))

    def print_sheet(self) -> None:
        """Prints the sheet."""
        from freedoko_qt.ui import printing

        printing.print_sheet(self.sheet_picture, self)

    def save_pdf(self) -> None:
        """Writes the sheet to a PDF file."""
        from freedoko_qt.ui import printing

        printing.save_pdf(self.sheet_picture, self)

    def undo(self) -> None:
        """Takes the last change of the list back."""
        self._at = -1
        self.book.undo()

    def redo(self) -> None:
        """Makes the change again that was undone last."""
        self._at = -1
        self.book.redo()

    def change(self) -> None:
        """Takes the chosen line into the form."""
        sheet, at = self.book.sheet, self.panel.chosen
        if sheet is None or not 0 <= at < len(sheet.entries):
            return
        self._at = at
        self._show_entry()
        self.entry.show_line(sheet.lines[at])

    def delete(self) -> None:
        """Takes the chosen line out."""
        at = self.panel.chosen
        if self.book.sheet is None or at < 0:
            return
        self._at = -1
        self.book.strike(at)
        text = fill(self.tr("Line %1 has been deleted, and all after it has been counted anew."), str(at + 1))
        self.notice.offer(text, self.tr("&Undo"), self.undo)

    def take(self, line: Line) -> None:
        """Writes a line that has been entered."""
        at, self._at = self._at, -1
        try:
            if at < 0:
                self.book.write(line)
            else:
                self.book.correct(at, line)
        except LineError as error:
            self._at = at
            self.notice.tell(handlist.sentence(error.problem))
            return
        self.leave()

    def leave(self) -> None:
        """Empties the form; a line that was being changed stays as it was."""
        self._at = -1
        self.entry.empty()
        self._show_entry()
        self.entry.begin()

    # -- how it is put together -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        for name, menu in self.menus.items():
            menu.setTitle(translate("list window", MENUS[name]))
        for name, (_, text, _) in ENTRIES.items():
            self.actions_by_name[name].setText(translate("list window", text))
        self.empty_text.setText(self.tr("There is no list yet. A list keeps the score of a round with real cards."))
        self.begin_button.setText(self.tr("&New list …"))
        self.change_button.setText(self.tr("Change the line"))
        self.delete_button.setText(self.tr("Delete the line"))
        self.panel.retranslate()
        self.entry.retranslate()
        self._show()

    def reject(self) -> None:
        """Escape leaves a line that is being changed before it closes the window."""
        if self._at >= 0:
            self.leave()
        else:
            super().reject()

    def _build(self) -> None:
        bar = QMenuBar()
        for menu in self.menus.values():
            bar.addMenu(menu)
        for name, (menu_name, _, keys) in ENTRIES.items():
            action = self.actions_by_name[name]
            action.setShortcut(keys)
            self.menus[menu_name].addAction(action)
            self.addAction(action)
        self.menus["list"].insertSeparator(self.actions_by_name["export"])
        self.menus["list"].insertSeparator(self.actions_by_name["close"])
        self.menus["line"].insertSeparator(self.actions_by_name["change"])
        below = QHBoxLayout()
        below.addWidget(self.change_button)
        below.addWidget(self.delete_button)
        below.addStretch(1)
        for button in (self.change_button, self.delete_button, self.begin_button):
            button.setAutoDefault(False)
        left = QWidget()
        table = QVBoxLayout(left)
        table.setContentsMargins(0, 0, 0, 0)
        table.addWidget(self.panel, 1)
        table.addLayout(below)
        self._splitter.addWidget(left)
        self._splitter.addWidget(self.entry)
        self._splitter.setChildrenCollapsible(False)
        center = Qt.AlignmentFlag.AlignHCenter
        nothing = QVBoxLayout(self.empty)
        nothing.addStretch(1)
        self.empty_text.setAlignment(center)
        nothing.addWidget(self.empty_text)
        nothing.addWidget(self.begin_button, 0, center)
        nothing.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setMenuBar(bar)
        whole.addWidget(self.notice)
        whole.addWidget(self.empty, 1)
        whole.addWidget(self._splitter, 1)

    def _connect(self) -> None:
        for name, action in self.actions_by_name.items():
            command: Callable[[], object] = self.reject if name == "close" else getattr(self, name)
            action.triggered.connect(command)
        self.book.changed.connect(self._show)
        self.book.failed.connect(self.notice.tell)
        self.entry.taken.connect(self.take)
        self.entry.left.connect(self.leave)
        self.begin_button.clicked.connect(self.new_list)
        self.change_button.clicked.connect(self.change)
        self.delete_button.clicked.connect(self.delete)
        self.panel.view.doubleClicked.connect(self.change)
        self.panel.view.selectionModel().selectionChanged.connect(self._enable)
        self.panel.view.selectionModel().currentRowChanged.connect(self._enable)
        for key, slot in (
            (Qt.Key.Key_Return, self.change),
            (Qt.Key.Key_Enter, self.change),
            (Key.Delete, self.delete),
        ):
            shortcut = QShortcut(QKeySequence(key), self.panel.view)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(slot)
        app = QApplication.instance()
        if app is not None and (theme := app.findChild(Theme)) is not None:
            theme.changed.connect(self._show_felt)
            self._show_felt(theme.felt)

    # -- what follows -----------------------------------------------------------------------------------------

    @property
    def sheet_picture(self) -> SheetPicture:
        """The open list as it is shown."""
        return handlist.picture(self.book.kept) if self.book.kept else SheetPicture()

    def _begin(self, names: tuple[str, ...], chosen: RuleSet, first_start: int) -> None:
        self._at = -1
        self.notice.hide()
        self.book.begin(names, chosen.rules, chosen.name, first_start)
        self.leave()

    def _show(self) -> None:
        kept, sheet = self.book.kept, self.book.sheet
        title = self.tr("List") if kept is None else fill(self.tr("List: %1"), ", ".join(kept.sheet.names))
        self.setWindowTitle(title)
        self.panel.show_sheet(self.sheet_picture)
        self._splitter.setVisible(sheet is not None)
        self.empty.setVisible(sheet is None)
        self._enable()
        self._show_entry()

    def _enable(self) -> None:
        sheet = self.book.sheet
        has_lines, is_chosen = sheet is not None and bool(sheet.entries), self.panel.chosen >= 0
        possible = {
            **dict.fromkeys(("export", "print_sheet", "save_pdf"), has_lines),
            **dict.fromkeys(("change", "delete"), has_lines and is_chosen),
            "undo": self.book.can_undo,
            "redo": self.book.can_redo,
        }
        for name, can in possible.items():
            self.actions_by_name[name].setEnabled(can)
        for button in (self.change_button, self.delete_button):
            button.setEnabled(has_lines and is_chosen)

    def _show_entry(self) -> None:
        sheet = self.book.sheet
        if sheet is not None:
            self.entry.show_sheet(sheet.before(self._at) if self._at >= 0 else sheet, self._at)

    def _show_felt(self, felt: Felt) -> None:
        self.panel.set_felt(felt)
        self.entry.set_felt(felt)
