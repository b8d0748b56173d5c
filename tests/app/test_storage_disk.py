"""A disk that is full or cannot be written to, and a program that is killed: nothing that was there is lost."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from freedoko_qt.app import files
from freedoko_qt.app.storage import Diary, in_profile, load
from freedoko_qt.engine.record import Record, dumps, line
from tests.app.diarist import GAME, HEAD

ROOT = Path(__file__).parents[2]
OLD = dumps(Record(replace(HEAD, seed=1), (GAME,)))
NEW = Record(replace(HEAD, seed=2), (GAME,))


def full(*_: object, **__: object) -> None:
    """What a full disk answers."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def opens_nothing_new(self: Path, mode: str = "r", *arguments: object, **more: object) -> object:
    """What a folder answers in which nothing may be made."""
    if "w" in mode:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self))
    return REAL_OPEN(self, mode, *arguments, **more)


REAL_OPEN: Callable[..., object] = Path.open

FAULTS: dict[str, tuple[object, str, Callable[..., object]]] = {
    "no new file": (Path, "open", opens_nothing_new),
    "no room": (os, "fsync", full),
    "no new name": (Path, "replace", full),
    "no other folder": (Path, "rename", full),
    "no new folder": (Path, "mkdir", full),
}


def texts(profile: Path) -> dict[str, str]:
    """All that is on disk, by its path in the profile."""
    paths = [path for path in profile.rglob("*") if path.is_file()]
    return {str(path.relative_to(profile)): path.read_text(encoding="utf-8") for path in paths}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_new_party_on_a_disk_that_fails_costs_nothing_that_was_there(
    profile: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    in_profile(profile).running.write_text(OLD, encoding="utf-8")
    messages: list[str] = []
    diary = Diary(in_profile(profile), messages.append)
    with monkeypatch.context() as patch:
        patch.setattr(*FAULTS[fault])
        diary.begin(NEW)
        diary.add(line(GAME.log[-1]), NEW)
        diary.rewrite(NEW)
        assert OLD in texts(profile).values()
        assert len(messages) == 1
    diary.add("not written, as the whole record is", NEW)
    diary.close()
    assert load(in_profile(profile).running).head.seed == 2
    assert [path.read_text(encoding="utf-8") for path in (profile / "parties").iterdir()] == [OLD]
    assert [name for name in texts(profile) if name.endswith(".new")] == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_file_is_the_old_one_or_the_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    path = tmp_path / "file.yaml"
    path.write_text("old", encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(*FAULTS[fault])
        try:
            files.write_whole(path, "new")
        except OSError:
            assert texts(tmp_path) == {"file.yaml": "old"}
        else:
            assert texts(tmp_path) == {"file.yaml": "new"}
    files.write_whole(path, "newer")
    assert texts(tmp_path) == {"file.yaml": "newer"}


def test_a_line_of_which_only_a_part_fits_is_written_with_the_next(
    profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages: list[str] = []
    diary = Diary(in_profile(profile), messages.append)
    diary.begin(NEW)
    write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:3]))
        diary.add("  - 0 CA\n", NEW)
    assert len(messages) == 1
    assert texts(profile)["party.yaml"] == dumps(NEW) + "  -"
    assert load(in_profile(profile).running).games[0].log == GAME.log
    diary.add("not written, as the whole record is", NEW)
    diary.close()
    assert texts(profile) == {"party.yaml": dumps(NEW)}


def test_the_party_before_goes_to_another_disk(profile: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def another_disk(*_: object) -> None:
        raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))

    in_profile(profile).running.write_text(OLD, encoding="utf-8")
    monkeypatch.setattr(Path, "rename", another_disk)
    diary = Diary(in_profile(profile), pytest.fail)
    diary.begin(NEW)
    diary.close()
    assert sorted(texts(profile).values()) == sorted((OLD, dumps(NEW)))


@pytest.mark.parametrize("data", [b"", b"format: 2\n", b"\0" * 300, b"rubbish\n", b"format: 99\ngames: []\n"])
def test_a_damaged_record_is_kept_by_a_new_party_too(profile: Path, data: bytes) -> None:
    in_profile(profile).running.write_bytes(data)
    diary = Diary(in_profile(profile), pytest.fail)
    diary.begin(NEW)
    diary.close()
    assert [path.read_bytes() for path in (profile / "parties").iterdir()] == [data]


def test_a_record_that_cannot_be_read_just_now_is_not_overwritten(
    profile: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_profile(profile).running.write_text(OLD, encoding="utf-8")
    messages: list[str] = []
    diary = Diary(in_profile(profile), messages.append)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        assert diary.resume() is None
    diary.begin(NEW)
    diary.close()
    assert len(messages) == 1
    assert sorted(texts(profile).values()) == sorted((OLD, dumps(NEW)))


def run(*arguments: str) -> subprocess.Popen[str]:
    """Starts the diarist."""
    command = [sys.executable, "-m", "tests.app.diarist", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


@pytest.mark.skipif(sys.platform == "win32", reason="this system does not bound the size of files")
@pytest.mark.parametrize("size", [0, 200, 500, 800])
def test_a_disk_that_is_really_full(profile: Path, size: int) -> None:
    in_profile(profile).running.write_text(OLD, encoding="utf-8")
    child = run(str(profile), str(size))
    told, _ = child.communicate(timeout=60)
    assert child.returncode == 0
    assert size < len(dumps(NEW))
    assert told.startswith("The party cannot be saved: ")
    found = texts(profile)
    assert found["party.yaml"] == dumps(NEW)
    assert OLD in found.values()
    assert [name for name in found if name.endswith(".new")] == []


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="this system cannot kill a program at once")
def test_a_program_that_is_killed_a_hundred_times_loses_nothing(tmp_path: Path) -> None:
    dice = Random(4)
    for number in range(100):
        profile = tmp_path / str(number)
        child = run(str(profile))
        assert child.stdout is not None
        said = ""
        for _ in range(dice.randint(1, len(GAME.log) * 3 // 2)):
            said = child.stdout.readline()
        child.send_signal(signal.SIGKILL)
        rest, _ = child.communicate(timeout=60)
        last = [text for text in (said + rest).splitlines(keepends=True) if text.endswith("\n")][-1]
        party, events = map(int, last.split())
        paths = [*(profile / "parties").glob("*"), in_profile(profile).running]
        found = {one.head.seed: len(one.games[0].log) for one in map(load, filter(Path.exists, paths))}
        assert all(found[before] == len(GAME.log) for before in range(party))
        assert found[party] >= events
