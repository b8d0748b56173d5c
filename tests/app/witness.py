"""A program without a window that plays a party and writes down what it has told of, for a test that kills it.

`python witness.py PROFILE SEED`: first a line with the number of lines that the resumed game has, then one for every
event. Each is written before the next event can happen, so whatever stands there must be in the record.
"""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.setup import Setup
from freedoko_qt.app.storage import in_profile
from freedoko_qt.app.worker import Worker
from freedoko_qt.engine.preset import preset
from tests.app.fakes import AT_ONCE, NAMES

app = QCoreApplication([])
controller = Controller(in_profile(Path(sys.argv[1])), AT_ONCE, Worker())
controller.failed.connect(lambda text: os.write(1, f"failed: {text}\n".encode()))
controller.happened.connect(lambda line: os.write(1, f"{line.text}\n".encode()))
if not controller.resume():
    controller.start(Setup(NAMES, ("random",) * 4, preset("ddv"), "ddv", int(sys.argv[2])))
os.write(1, b"ready\n")
controller.play_games(10_000)
sys.exit(app.exec())
