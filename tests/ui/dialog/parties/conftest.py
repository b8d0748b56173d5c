"""A season on disk, and the list of it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.storage import Storage, in_profile
from freedoko_qt.ui.dialog.parties import PartiesDialog
from tests.app.saved import know, record, write
from tests.ui.desk import opened
from tests.ui.dialog.parties.listing import read


@pytest.fixture
def storage(profile: Path) -> Storage:
    """A running party, two that were left, a damaged file."""
    made = in_profile(profile)
    write(made.running, record("normal", "begun"))
    write(made.parties / "2025-03-02 20.15.yaml", record("normal", "solo", "normal", "begun"))
    write(made.parties / "2025-03-01 20.15.yaml", record("normal", name="Bea"))
    (made.parties / "2025-02-01 20.15.yaml").write_text("format: 1\nrules: 3\n")
    know(made)
    return made


@pytest.fixture
def open_list(storage: Storage, qtbot: QtBot) -> Callable[[], PartiesDialog]:
    def make() -> PartiesDialog:
        dialog = PartiesDialog(storage)
        read(dialog)
        return opened(qtbot, dialog)

    return make


@pytest.fixture
def parties(open_list: Callable[[], PartiesDialog]) -> PartiesDialog:
    return open_list()
