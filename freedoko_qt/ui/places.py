"""Size and place of the window and its panels, kept from one start to the next."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QSize
from PySide6.QtWidgets import QDockWidget, QMainWindow

VERSION = 1  # of the set of panels; what was kept for another set is not taken
PREFERRED = QSize(1280, 820)
SMALLEST = QSize(800, 600)
WIDE_ENOUGH_FOR_PANELS = 1100


def restore(window: QMainWindow, panels: list[QDockWidget], file: Path) -> None:
    """As it was left; at the first start as large as the screen allows, with the panels if there is room for them."""
    kept = QSettings(str(file), QSettings.Format.IniFormat)
    geometry, state = kept.value("geometry"), kept.value("state")
    if isinstance(geometry, QByteArray) and window.restoreGeometry(geometry):
        if isinstance(state, QByteArray) and window.restoreState(state, VERSION):
            return
    else:
        free = window.screen().availableSize()
        window.resize(PREFERRED.boundedTo(free).expandedTo(SMALLEST))
    for panel in panels:
        panel.setVisible(window.width() >= WIDE_ENOUGH_FOR_PANELS)


def keep(window: QMainWindow, file: Path) -> None:
    """Notes how the window looks now; that this may fail is no reason to trouble anybody."""
    kept = QSettings(str(file), QSettings.Format.IniFormat)
    kept.setValue("geometry", window.saveGeometry())
    kept.setValue("state", window.saveState(VERSION))
    kept.sync()
