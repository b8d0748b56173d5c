"""The cache of the season: it may be missing, cut or garbled, and never tells anything wrong."""

from pathlib import Path

import pytest

from freedoko_qt.app.season import cache as season_cache
from freedoko_qt.app.season.cache import HEAD, Cache, key

LINES = {'["a.yaml", 1, 2]': '{"names": ["Ä"]}', '["b.yaml", 3, 4]': "{}", '["c.yaml", 5, 6]': "[1]"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "state" / "season"
    Cache(dict(LINES)).keep(path)
    return path


def test_what_was_kept_is_known_again(file: Path) -> None:
    assert season_cache.load(file).lines == LINES
    assert [path.name for path in file.parent.iterdir()] == ["season"]


def test_without_a_file_nothing_is_known(tmp_path: Path) -> None:
    assert season_cache.load(tmp_path / "none").lines == {}


@pytest.mark.parametrize("change", [HEAD.replace("season", "Season"), HEAD + ".1", "", "\0"])
def test_another_version_knows_nothing(file: Path, change: str) -> None:
    file.write_text(file.read_text("utf-8").replace(HEAD, change), "utf-8")
    assert season_cache.load(file).lines == {}


def test_no_letter_can_be_changed_unnoticed(file: Path) -> None:
    written = file.read_bytes()
    for at in range(len(HEAD) + 1, len(written)):
        file.write_bytes(written[:at] + bytes([written[at] ^ 1]) + written[at + 1 :])
        assert season_cache.load(file).lines.items() <= LINES.items()
        assert len(season_cache.load(file).lines) < len(LINES) or written[at : at + 1] == b"\n"


def test_of_a_file_that_was_cut_the_whole_lines_are_known(file: Path) -> None:
    written = file.read_bytes()
    for end in range(len(written)):
        file.write_bytes(written[:end])
        assert season_cache.load(file).lines.items() <= LINES.items()


def test_a_disk_that_takes_nothing_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder")
    Cache(dict(LINES)).keep(tmp_path / "state" / "season")
    assert season_cache.load(tmp_path / "state" / "season").lines == {}


def test_a_file_that_is_written_again_has_another_key(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text("1")
    first = key(path, path.stat())
    path.write_text("12")
    assert key(path, path.stat()) != first
