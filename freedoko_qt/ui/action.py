"""The actions of the window, made from the entries of the menus."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence, QPalette
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QWidget

from freedoko_qt.ui.entry import Entry, When
from freedoko_qt.ui.icon import icon
from freedoko_qt.ui.menu import ENTRIES, MENUS

NOTHING: Mapping[str, str] = {}


class Actions:
    """The actions of a window, made from the entries; each slot is a method of the first target that has it.

    They have no icons before `paint` is called for the first time.
    """

    def __init__(self, window: QWidget, *targets: object) -> None:
        self._targets = (window, *targets)
        self.by_name = {entry.name: self._made(entry, window) for entry in ENTRIES}
        self._menus: dict[str, QMenu] = {}
        self.retranslate()
        self.enable(frozenset())

    def __getitem__(self, name: str) -> QAction:
        return self.by_name[name]

    def fill_menus(self, bar: QMenuBar) -> None:
        """Puts every action into its menu."""
        for name, text in MENUS.items():
            self._menus[name] = menu = bar.addMenu(translated(text))
            fill(menu, [(entry.group, self[entry.name]) for entry in ENTRIES if entry.menu == name])

    def fill_toolbar(self, bar: QToolBar) -> None:
        """Puts the actions meant for the toolbar there, menu by menu."""
        chosen = [(list(MENUS).index(entry.menu), self[entry.name]) for entry in ENTRIES if entry.toolbar]
        fill(bar, chosen)

    def context_menu(self, parent: QWidget, names: Sequence[str]) -> QMenu:
        """A menu of these actions for the right mouse button."""
        menu = QMenu(parent)
        menu.addActions([self[name] for name in names])
        return menu

    def enable(self, holds: frozenset[When], barred: Mapping[str, str] = NOTHING) -> None:
        """Enables the actions whose condition holds, but for those that are barred; their tips say why."""
        for entry in ENTRIES:
            reason = barred.get(entry.name, "")
            self[entry.name].setEnabled(not reason and (entry.when is When.ALWAYS or entry.when in holds))
            if entry.name in barred:
                self._tell(entry, reason or translated(entry.tip))

    def _tell(self, entry: Entry, tip: str) -> None:
        """What stands beside an action."""
        self[entry.name].setStatusTip(tip)
        self[entry.name].setToolTip(f"{tip} ({shown(entry.shortcuts[:1])})")

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        for name, menu in self._menus.items():
            menu.setTitle(translated(MENUS[name]))
        for entry in ENTRIES:
            action = self[entry.name]
            action.setText(translated(entry.text))
            self._tell(entry, translated(entry.tip))

    def paint(self, palette: QPalette) -> None:
        """Draws the icons in the colours of a palette."""
        for entry in ENTRIES:
            self[entry.name].setIcon(icon(entry.name, palette))

    def _made(self, entry: Entry, window: QWidget) -> QAction:
        action = QAction(window)
        action.setObjectName(entry.name)
        action.setShortcuts(entry.shortcuts)
        action.setCheckable(entry.checkable)
        action.setMenuRole(entry.role)
        if not entry.label:
            action.setPriority(QAction.Priority.LowPriority)
        slot = next(getattr(target, entry.slot) for target in self._targets if hasattr(target, entry.slot))
        if entry.checkable:
            action.toggled.connect(slot)
        else:
            action.triggered.connect(lambda: slot())
        window.addAction(action)
        return action


def fill(place: QMenu | QToolBar, actions: list[tuple[int, QAction]]) -> None:
    """Adds actions with a line between the groups."""
    last = actions[0][0]
    for group, action in actions:
        if group != last:
            place.addSeparator()
        place.addAction(action)
        last = group


def translated(text: str) -> str:
    """A text of this module in the user's language."""
    return QCoreApplication.translate("action", text)


def shown(keys: list[QKeySequence]) -> str:
    """Keys as they are written on the keyboard of this platform."""
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys)
