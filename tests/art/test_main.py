from pathlib import Path

import pytest

from freedoko_qt.art.__main__ import differing, drawings, main
from freedoko_qt.paths import assets


def test_the_files_in_assets_are_as_drawn() -> None:
    assert differing(assets()) == [], "run: python -m freedoko_qt.art"


def test_what_is_written_passes_the_comparison(tmp_path: Path) -> None:
    assert main(["--folder", str(tmp_path)]) == 0
    assert main(["--folder", str(tmp_path), "--check"]) == 0
    assert {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.svg")} == set(drawings())


def test_the_comparison_names_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--folder", str(tmp_path)])
    (tmp_path / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "cards" / "german" / "deck.svg").unlink()
    assert main(["--folder", str(tmp_path), "--check"]) == 1
    said = capsys.readouterr().out
    assert "icon.svg" in said
    assert "german" in said
    assert "classic" not in said
