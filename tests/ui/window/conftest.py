"""A window with a controller that only notes what it is told."""

from pathlib import Path
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.storage import Storage, in_profile
from freedoko_qt.ui.window import Window
from tests.ui.desk import AT_ONCE_LIGHT as PREFERENCES
from tests.ui.desk import SHEET, NotedController, opened


@pytest.fixture
def game() -> NotedController:
    return NotedController()


@pytest.fixture
def storage(profile: Path) -> Storage:
    return in_profile(profile)


@pytest.fixture
def window(qtbot: QtBot, game: NotedController, storage: Storage) -> Window:
    made = opened(qtbot, Window(cast(Controller, game), PREFERENCES, storage))
    game.party_changed.emit(SHEET)
    game.noted.clear()
    return made
