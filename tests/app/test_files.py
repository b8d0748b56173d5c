"""Files are there whole or not at all."""

from pathlib import Path

import pytest

from freedoko_qt.app.files import free, write_whole


def test_a_file_is_written_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file.yaml"
    write_whole(path, "ä\n")
    assert path.read_bytes() == "ä\n".encode()
    assert list(path.parent.iterdir()) == [path]


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "file.yaml"
    path.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "new \udcff")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_free_name_is_counted_up(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    names = []
    for _ in range(3):
        found = free(path)
        found.touch()
        names.append(found.name)
    assert names == ["game.yaml", "game 2.yaml", "game 3.yaml"]
