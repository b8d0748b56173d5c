"""The program as a person starts it, and as the system may end it."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtGui import QImage

from freedoko_qt.app import storage
from freedoko_qt.app.storage import in_profile
from freedoko_qt.engine.record import dumps

ROOT = Path(__file__).parent.parent
PROGRAM = [sys.executable, "-m", "freedoko_qt"]


def run(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program with these arguments; without a screen unless the environment says otherwise."""
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def complaints(done: subprocess.CompletedProcess[str]) -> list[str]:
    """What was said on the error stream, without what the offscreen platform always says."""
    return [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]


def test_a_wrong_argument_gets_one_line_and_exit_code_2() -> None:
    done = run("--speed", "fast")
    assert done.returncode == 2
    assert done.stderr == "freedoko-qt: argument --speed: 'fast' is not a whole number from 0 to 10\n"


def test_without_a_display_the_program_says_so() -> None:
    done = run(QT_QPA_PLATFORM="")
    assert done.returncode == 1
    assert complaints(done) == [
        "freedoko-qt: there is no display here (DISPLAY and WAYLAND_DISPLAY are empty), so no window can open"
    ]


def test_a_display_that_does_not_answer_is_named() -> None:
    done = run(QT_QPA_PLATFORM="", DISPLAY=":4711")
    assert done.returncode == 1
    assert complaints(done) == ["freedoko-qt: the display :4711 does not answer, so no window can open"]


def test_a_damaged_record_is_named_with_its_line(tmp_path: Path, profile: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("# by hand\nformat: 9\n", encoding="utf-8")
    done = run(bad, "--profile", profile)
    assert done.returncode == 2
    assert len(complaints(done)) == 1
    assert f"{bad}, line 2" in done.stderr
    assert bad.read_text(encoding="utf-8") == "# by hand\nformat: 9\n"


def test_games_are_played_recorded_and_pictured(tmp_path: Path, profile: Path) -> None:
    picture = tmp_path / "end.png"
    arguments = ("--speed", "0", "--profile", profile)
    done = run("--autoplay", "2", "--seed", "1", "--level", "thumb", "--screenshot", picture, *arguments)
    assert (done.returncode, complaints(done)) == (0, [])
    record = storage.load(in_profile(profile).running)
    assert len(record.games) == 2
    assert set(record.head.players) == {"thumb"}
    assert all(game.is_over for game in record.games)
    assert dumps(record) == in_profile(profile).running.read_text(encoding="utf-8")
    assert not QImage(str(picture)).isNull()
    # The party goes on where it was left, not anew.
    done = run("--autoplay", "1", *arguments)
    assert (done.returncode, complaints(done)) == (0, [])
    assert len(storage.load(in_profile(profile).running).games) == 3


@pytest.mark.parametrize(
    ("level", "named"),
    [("strong", ()), pytest.param("master", ("--level", "master"), marks=pytest.mark.slow)],
)
def test_players_that_think_play_a_game_to_its_end(profile: Path, level: str, named: tuple[str, ...]) -> None:
    done = run("--autoplay", "1", "--seed", "1", "--speed", "0", "--profile", profile, *named)
    assert (done.returncode, complaints(done)) == (0, [])
    record = storage.load(in_profile(profile).running)
    assert set(record.head.players) == {level}
    assert [game.is_over for game in record.games] == [True]


def test_all_files_lie_in_the_profile(profile: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    folders = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    picture = profile.parent / "start.png"
    done = run("--profile", profile, "--speed", "0", "--screenshot", picture, HOME=str(home), **folders)
    assert (done.returncode, complaints(done)) == (0, [])
    assert picture.exists()
    assert in_profile(profile).running.exists()
    ours = [path for path in home.rglob("*") if "freedoko" in path.name.lower()]
    assert ours == []


def test_a_picture_that_cannot_be_written_is_told_of(profile: Path, tmp_path: Path) -> None:
    (tmp_path / "folder.png").mkdir()
    done = run("--profile", profile, "--speed", "0", "--screenshot", tmp_path / "folder.png")
    assert done.returncode == 1
    assert "the picture cannot be written" in done.stderr


def test_two_programs_do_not_write_the_same_record(profile: Path) -> None:
    lock = QLockFile(str(in_profile(profile).lock))
    assert lock.tryLock(0)
    done = run("--profile", profile, "--autoplay", "1", "--speed", "0")
    lock.unlock()
    assert done.returncode == 1
    assert complaints(done) == [f"freedoko-qt: the program is already running with the files in {profile}"]
    assert not in_profile(profile).running.exists()


def test_the_lock_of_a_program_that_was_killed_locks_nobody_out(profile: Path) -> None:
    lock = in_profile(profile).lock
    killed = (
        f"import os, PySide6.QtCore as Q; held = Q.QLockFile({str(lock)!r}); held.tryLock(0); os.kill(os.getpid(), 9)"
    )
    subprocess.run([sys.executable, "-c", killed], check=False)
    assert lock.exists()
    picture = profile.parent / "start.png"
    done = run("--profile", profile, "--speed", "0", "--screenshot", picture)
    assert (done.returncode, complaints(done)) == (0, [])
    assert not lock.exists()


# -- killing ----------------------------------------------------------------------------------------------


class Witness:
    """A running program, and what it has told so far."""

    def __init__(self, profile: Path, seed: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.app.witness", str(profile), str(seed)], cwd=ROOT, stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        self.output = self.process.stdout
        self.resumed = self.read_until("ready")

    def read_until(self, word: str) -> list[str]:
        """The lines before the one that is this word."""
        lines: list[str] = []
        while (line := self.output.readline().decode().strip()) != word:
            assert line, "the program has ended by itself"
            lines.append(line)
        return lines

    def read(self, number: int) -> list[str]:
        """So many lines more."""
        return [self.output.readline().decode().strip() for _ in range(number)]

    def kill(self) -> list[str]:
        """Kills the program; what it had still told."""
        self.process.kill()
        self.process.wait()
        rest = self.output.read().decode().splitlines()
        self.output.close()
        return rest


def events(profile: Path) -> int:
    """How many events stand in whole lines of all records, finished parties included."""
    files = [in_profile(profile).running, *in_profile(profile).parties.glob("*.yaml")]
    return sum(file.read_text(encoding="utf-8").count("\n  - ") for file in files if file.exists())


def survives(profile: Path, kills: int, seed: int) -> None:
    """Kills the program again and again; no event that it has told of may ever be missing afterwards."""
    random, told = Random(seed), 0
    for _ in range(kills):
        witness = Witness(profile, seed)
        assert events(profile) >= told
        told += len(witness.read(random.randrange(1, 40)))
        told += len(witness.kill())
        recorded = events(profile)
        assert told <= recorded <= told + 1
        assert not list(profile.glob("*.damaged*"))
        told = recorded


def test_being_killed_costs_at_most_the_event_in_flight(profile: Path) -> None:
    survives(profile, kills=4, seed=1)


@pytest.mark.slow
def test_being_killed_often_costs_at_most_the_event_in_flight_each_time(profile: Path) -> None:
    survives(profile, kills=50, seed=2)
