"""Windows that are loaded before anybody opens them."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QObject

from freedoko_qt.ui.preload import MODULES, Preload

LEFT_OUT = """
import sys
from pkgutil import walk_packages
from PySide6.QtCore import QCoreApplication, QObject
from freedoko_qt.ui import dialog
from freedoko_qt.ui.preload import Preload

app, parent = QCoreApplication(), QObject()
made = Preload(parent, lambda: False)
made.begin()
while made.timer.isActive():
    made.step()
loaded = set(sys.modules)
print(*(found.name for found in walk_packages(dialog.__path__, "freedoko_qt.ui.dialog.") if found.name not in loaded))
"""


def test_no_dialog_is_left_out() -> None:
    done = subprocess.run([sys.executable, "-c", LEFT_OUT], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.mark.usefixtures("qapp")
def test_nothing_is_loaded_while_cards_move() -> None:
    parent = QObject()
    made = Preload(parent, lambda: True)
    made.begin()
    made.step()
    assert made.timer.isActive()
    assert made.left == len(MODULES)
