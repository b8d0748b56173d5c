"""One file, read beside the window."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.opening import Opening
from freedoko_qt.app.storage import load
from freedoko_qt.engine.record import Record
from tests.app.saved import record, write


def test_what_was_made_of_a_file_comes_with_its_path(profile: Path, qtbot: QtBot) -> None:
    path = write(profile / "party.yaml", record("normal"))
    opening = Opening(load)

    with qtbot.waitSignal(opening.done) as done:
        opening.read(path)
        assert opening.is_running

    assert done.args[0] == path
    assert isinstance(done.args[1], Record)
    assert not opening.is_running


def test_the_file_asked_for_last_is_the_one_that_comes(profile: Path, qtbot: QtBot) -> None:
    first, last = (write(profile / f"{name}.yaml", record("normal", name=name)) for name in ("Ben", "Bea"))
    opening = Opening(load)
    came: list[str] = []
    opening.done.connect(lambda _, read: came.append(read.head.names[2]))

    with qtbot.waitSignal(opening.done):
        opening.read(first)
        opening.read(last)

    assert came == ["Bea"]


@pytest.mark.parametrize(
    ("text", "why"),
    [(None, "No such file or directory"), ("format: 1\nrules: {}\n", "rules.base"), ("format: 1\n\0\n", "line 2")],
)
def test_what_cannot_be_read_is_told(profile: Path, qtbot: QtBot, text: str | None, why: str) -> None:
    path = profile / "party.yaml"
    if text is not None:
        path.write_text(text)
    opening = Opening(load)

    with qtbot.waitSignal(opening.failed) as failed:
        opening.read(path)

    assert why in str(failed.args[0])
    assert not opening.is_running


def test_what_was_forgotten_does_not_come(profile: Path, qtbot: QtBot) -> None:
    opening = Opening(load)
    opening.read(write(profile / "party.yaml", record("normal")))

    opening.forget()

    with qtbot.assertNotEmitted(opening.done, wait=100):
        assert not opening.is_running
