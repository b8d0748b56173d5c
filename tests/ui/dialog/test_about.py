"""What the program tells of itself."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from freedoko_qt import __version__
from freedoko_qt.ui.dialog.about import AboutDialog
from tests.ui.desk import cut_off, opened


def test_version_and_licence_are_named(qtbot: QtBot) -> None:
    about = opened(qtbot, AboutDialog())

    text = "\n".join(label.text() for label in about.findChildren(QLabel))
    assert __version__ in text
    assert "GNU General Public License" in text


def test_the_picture_is_there(qtbot: QtBot) -> None:
    about = opened(qtbot, AboutDialog())

    assert any(not label.pixmap().isNull() for label in about.findChildren(QLabel))


def test_nothing_is_cut_off(qtbot: QtBot) -> None:
    assert cut_off(opened(qtbot, AboutDialog())) == []


def test_escape_closes_it(qtbot: QtBot) -> None:
    about = opened(qtbot, AboutDialog())

    with qtbot.waitSignal(about.finished):
        QTest.keyClick(about, Qt.Key.Key_Escape)
