"""The shape of the program: which part may know which, read from the syntax trees."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "freedoko_qt"
LONGEST = 400  # lines; past 300 a file most likely holds two ideas

# What each part may import of the program, besides itself; the parts not named here may import everything.
MAY_KNOW = {
    "engine": {"marked"},
    "players": {"engine", "marked"},
    "art": {"engine", "marked", "paths"},
    "app": {"engine", "players", "marked", "paths"},
    "ui": {"engine", "players", "app", "art", "marked", "paths"},
}
# What each part must not import from outside.
MUST_NOT_KNOW = {
    "engine": ("PySide6", "time", "datetime"),
    "players": ("PySide6",),
    "art": ("PySide6",),
    "app": ("PySide6.QtWidgets",),
    "ui": (),
}
# The one place where the parts are put together.
BUILDS_THE_PROGRAM = PACKAGE / "app" / "main.py"

UNSAFE_YAML = re.compile(r"\b(C?(Full|Unsafe)?Loader|(full|unsafe)_load(_all)?)\b")

IMPORT_ALL = """
import importlib, pkgutil, sys
sys.modules["PySide6"] = sys.modules["shiboken6"] = None
for name in ("freedoko_qt.engine", "freedoko_qt.players"):
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, name + "."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
            print(module.name)
"""


def files(part: str) -> list[Path]:
    return [path for path in sorted((PACKAGE / part).rglob("*.py")) if path != BUILDS_THE_PROGRAM]


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """Full names of what a file imports; `from a import b` gives a.b, which may be a module or not."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


@pytest.mark.parametrize("part", MAY_KNOW)
def test_a_part_knows_only_what_lies_below_it(part: str) -> None:
    allowed = {"__version__", part, *MAY_KNOW[part]}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files(part)
        for name in imports(path)
        if is_within(name, "freedoko_qt") and name.split(".")[1] not in allowed
    ]
    assert not wrong


@pytest.mark.parametrize("part", MUST_NOT_KNOW)
def test_a_part_keeps_away_from_what_is_not_its_business(part: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files(part)
        for name in imports(path)
        if any(is_within(name, foreign) for foreign in MUST_NOT_KNOW[part])
    ]
    assert not wrong


def test_engine_and_players_run_where_there_is_no_qt() -> None:
    command = [sys.executable, "-W", "error", "-c", IMPORT_ALL]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "freedoko_qt.engine.card" in done.stdout


@pytest.mark.parametrize("part", ["engine", "players"])
def test_chance_comes_from_a_seed_of_its_own(part: str) -> None:
    """random.Random(seed) only: the functions of the module share one state that anybody may have moved."""
    wrong = [
        f"{path.relative_to(ROOT)} uses {name}"
        for path in files(part)
        for name in (*imports(path), *attributes(path))
        if is_within(name, "random") and name not in {"random", "random.Random"}
    ]
    assert not wrong


def test_yaml_is_read_by_the_safe_loader_only() -> None:
    """Every other loader can be made to run what a file says."""
    wrong = [
        f"{path.relative_to(ROOT)} uses {found.group()}"
        for path in PACKAGE.rglob("*.py")
        for found in UNSAFE_YAML.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not wrong


@pytest.mark.parametrize("folder", ["freedoko_qt", "tests", "tools"])
def test_no_file_is_too_long_to_read(folder: str) -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in (ROOT / folder).rglob("*.py")}
    wrong = [f"{path.relative_to(ROOT)} has {length} lines" for path, length in lengths.items() if length > LONGEST]
    assert not wrong


def attributes(path: Path) -> Iterator[str]:
    """Every `name.attribute` in a file."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield f"{node.value.id}.{node.attr}"
