"""Parties that are deleted and brought back."""

from pathlib import Path

import pytest

from freedoko_qt.app.season.trash import put_aside


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "parties"
    made.mkdir()
    for name in "abc":
        (made / f"{name}.yaml").write_text(name)
    return made


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_deleted_records_lie_in_the_trash_and_come_back(folder: Path, tmp_path: Path) -> None:
    gone = put_aside([folder / "a.yaml", folder / "b.yaml"], tmp_path / "trash")
    assert (names(folder), names(tmp_path / "trash")) == (["c.yaml"], ["a.yaml", "b.yaml"])
    gone.bring_back()
    assert names(folder) == ["a.yaml", "b.yaml", "c.yaml"]
    assert (folder / "a.yaml").read_text() == "a"
    assert names(tmp_path / "trash") == []


def test_nothing_is_written_over_on_either_way(folder: Path, tmp_path: Path) -> None:
    put_aside([folder / "a.yaml"], tmp_path / "trash")
    (folder / "a.yaml").write_text("another")
    again = put_aside([folder / "a.yaml"], tmp_path / "trash")
    assert names(tmp_path / "trash") == ["a 2.yaml", "a.yaml"]
    (folder / "a.yaml").write_text("a third")
    again.bring_back()
    assert (folder / "a.yaml").read_text() == "a third"
    assert (folder / "a 2.yaml").read_text() == "another"


def test_all_are_deleted_or_none(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="none"):
        put_aside([folder / "a.yaml", folder / "none.yaml"], tmp_path / "trash")
    assert names(folder) == ["a.yaml", "b.yaml", "c.yaml"]


def test_bringing_back_can_be_tried_again(folder: Path, tmp_path: Path) -> None:
    gone = put_aside([folder / "a.yaml"], tmp_path / "trash")
    folder.rename(tmp_path / "elsewhere")
    folder.write_text("in the way")
    with pytest.raises(OSError, match="parties"):
        gone.bring_back()
    folder.unlink()
    gone.bring_back()
    gone.bring_back()
    assert names(folder) == ["a.yaml"]
