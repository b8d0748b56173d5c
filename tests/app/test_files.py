"""Files are there whole or not at all."""

from pathlib import Path

import pytest

from freedoko_qt.app.files import free, move, read_bytes, read_text, write_whole
from freedoko_qt.engine.yamltext import FileError


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


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "elsewhere" / "file.yaml", tmp_path / "file.yaml"
    write_whole(target, "old")
    link.symlink_to(target)
    write_whole(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_what_a_killed_program_has_left_is_used_up(tmp_path: Path) -> None:
    (tmp_path / ".file.yaml.new").write_text("half of a te")
    write_whole(tmp_path / "file.yaml", "text")
    assert [path.name for path in tmp_path.iterdir()] == ["file.yaml"]


def test_a_file_is_moved_to_a_free_name(tmp_path: Path) -> None:
    for text in ("one", "two"):
        (tmp_path / "here").write_text(text)
        move(tmp_path / "here", tmp_path / "there" / "game.yaml")
    assert (tmp_path / "there" / "game.yaml").read_text() == "one"
    assert (tmp_path / "there" / "game 2.yaml").read_text() == "two"
    assert not (tmp_path / "here").exists()


def test_a_file_is_read_up_to_its_bound(tmp_path: Path) -> None:
    path = tmp_path / "file.yaml"
    path.write_bytes(b"\xef\xbb\xbfab\n")
    assert read_text(path, 6) == "ab\n"
    with pytest.raises(FileError, match="6 bytes are too many for this kind of file; at most 5 are read"):
        read_bytes(path, 5)


def test_text_in_another_encoding_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "file.yaml"
    path.write_bytes(b"a\nb\n\xff\n")
    with pytest.raises(FileError, match="line 3: this is not UTF-8 text"):
        read_text(path, 99)
