"""Size and place of the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow
from pytestqt.qtbot import QtBot

from freedoko_qt.ui import places


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "window.ini"


def window(qtbot: QtBot) -> tuple[QMainWindow, QDockWidget]:
    """A window with one panel."""
    made, panel = QMainWindow(), QDockWidget()
    made.setObjectName("window")
    panel.setObjectName("panel")
    made.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel)
    qtbot.addWidget(made)
    return made, panel


def test_the_first_start_fits_the_screen_without_panels_on_a_small_one(qtbot: QtBot, file: Path) -> None:
    made, panel = window(qtbot)

    places.restore(made, [panel], file)

    free = made.screen().availableSize()
    assert made.size() == places.PREFERRED.boundedTo(free).expandedTo(places.SMALLEST)
    assert panel.isHidden() == (made.width() < places.WIDE_ENOUGH_FOR_PANELS)


def test_a_window_comes_back_as_it_was_left(qtbot: QtBot, file: Path) -> None:
    made, panel = window(qtbot)
    places.restore(made, [panel], file)
    made.resize(QSize(700, 500))
    panel.show()
    places.keep(made, file)

    other, other_panel = window(qtbot)
    places.restore(other, [other_panel], file)

    assert other.size() == QSize(700, 500)
    assert not other_panel.isHidden()


@pytest.mark.parametrize("text", ["", "[General]\ngeometry=nonsense\nstate=@ByteArray(x)\n", "\0\1\2"])
def test_a_file_that_says_nothing_useful_is_as_good_as_none(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    file = tmp_path / "window.ini"
    file.write_text(text, encoding="utf-8")
    made, panel = window(qtbot)

    places.restore(made, [panel], file)

    assert made.width() >= places.SMALLEST.width()
