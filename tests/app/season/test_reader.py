"""The process that reads: it knows no Qt, and each file ends in one answer whatever is in it."""

import io
import pickle
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from freedoko_qt.app.season import Saved
from freedoko_qt.app.season import text as season_text
from freedoko_qt.app.season.facts import saved
from freedoko_qt.app.season.reader import answer
from freedoko_qt.app.season.reading import BOOT
from freedoko_qt.engine.record import dumps
from freedoko_qt.players.process import frame, frames
from tests.hostile import HOSTILE
from tests.season import played

DAY = datetime(2024, 1, 5, 20, 0)
RECORD = played(0, 3)
NO_QT = "import sys; sys.modules['PySide6'] = sys.modules['shiboken6'] = None; "


def told(path: Path) -> Saved:
    return season_text.loads(answer(path, DAY)[1], path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "some.yaml"


def test_a_record_is_told_in_short(path: Path) -> None:
    path.write_text(dumps(RECORD), "utf-8")
    assert told(path) == saved(RECORD, path, DAY)


def test_a_line_that_was_just_being_written_is_no_damage(path: Path) -> None:
    path.write_text(dumps(RECORD).rstrip("\n")[:-1], "utf-8")
    assert not told(path).trouble
    assert len(told(path).games) == len(RECORD.games) - 1


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_means_harm_is_told_by_its_name_without_its_folder(path: Path, name: str) -> None:
    path.write_bytes(HOSTILE[name])
    is_lasting, line = answer(path, DAY)
    found = season_text.loads(line, path)
    assert is_lasting
    assert str(found.trouble).startswith("some.yaml")
    assert str(path.parent) not in str(found.trouble)
    assert found == Saved(path, DAY, trouble=found.trouble)


def test_a_file_that_is_not_there_may_be_there_later(path: Path) -> None:
    is_lasting, line = answer(path, DAY)
    assert not is_lasting
    assert season_text.loads(line, path).trouble == "some.yaml: No such file or directory"


def test_a_fault_of_the_program_hides_no_other_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text(dumps(RECORD), "utf-8")
    monkeypatch.setattr("freedoko_qt.app.season.reader.saved", lambda *_: 1 / 0)
    is_lasting, line = answer(path, DAY)
    assert not is_lasting
    assert season_text.loads(line, path).trouble == "some.yaml: ZeroDivisionError division by zero"


def test_the_process_answers_where_there_is_no_qt(path: Path) -> None:
    path.write_text(dumps(RECORD), "utf-8")
    questions = frame((str(path), DAY)) + frame((str(path.with_name("none.yaml")), DAY))
    done = subprocess.run(
        [sys.executable, "-P", "-c", NO_QT + BOOT], input=questions, capture_output=True, check=True, timeout=60
    )
    first, second = (pickle.loads(body) for body in frames(io.BytesIO(done.stdout)))
    assert first == answer(path, DAY)
    assert second[0] is False
