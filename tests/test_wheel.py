"""The wheel: everything is in it, and it plays without the checkout."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import freedoko_qt

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, cwd: Path) -> str:
    """What the command says; fails with all of it if the command does."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=cwd, env=clean, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built with what is installed here."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, cwd=ROOT)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def venv(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh venv with the wheel in it; Qt and PyYAML are lent by the venv that runs the tests."""
    folder = tmp_path_factory.mktemp("fresh") / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    python = folder / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python)
    run(*pip, "install", "--quiet", "--no-index", "--no-deps", wheel, cwd=folder.parent)
    # A path file is not read again in the folder it names, so the editable checkout stays out of sight.
    site = next((folder / "lib").glob("python*/site-packages"))
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"))
    return folder


def test_the_wheel_holds_every_file_the_program_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    sources = {path for folder in ("freedoko_qt", "assets") for path in (ROOT / folder).rglob("*") if path.is_file()}
    needed = {path.relative_to(ROOT).as_posix() for path in sources if path.suffix not in {".pyc", ".qm"}}
    needed = {
        name.replace("assets/", "freedoko_qt/assets/", 1) if name.startswith("assets/") else name for name in needed
    }
    compiled = {f"freedoko_qt/translations/{path.stem}.qm" for path in (ROOT / "translations").glob("*.ts")}
    assert compiled
    assert not (needed | compiled) - held


def test_the_installed_program_is_not_the_checkout(venv: Path, tmp_path: Path) -> None:
    where = run(venv / "bin" / "python", "-c", "import freedoko_qt; print(freedoko_qt.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(venv)


@pytest.mark.parametrize("program", [("freedoko-qt",), ("python", "-m", "freedoko_qt")], ids=["command", "module"])
def test_the_installed_program_says_its_version(venv: Path, tmp_path: Path, program: tuple[str, ...]) -> None:
    said = run(venv / "bin" / program[0], *program[1:], "--version", cwd=tmp_path)
    assert freedoko_qt.__version__ in said


def test_the_installed_program_plays_a_game(venv: Path, tmp_path: Path, profile: Path) -> None:
    program = venv / "bin" / "freedoko-qt"
    run(program, "--autoplay", "1", "--speed", "0", "--seed", "1", "--profile", profile, cwd=tmp_path)
    records = [path for path in profile.rglob("*.yaml") if "hands:" in path.read_text(encoding="utf-8")]
    assert len(records) == 1
