"""Writes the drawings into assets/: `python -m freedoko_qt.art`; with --check it only compares."""

import argparse
import sys
from pathlib import Path

from freedoko_qt.art.draw import sprite
from freedoko_qt.art.icon import icon
from freedoko_qt.art.style import STYLES

ASSETS = Path(__file__).parents[2] / "assets"


def drawings() -> dict[str, str]:
    """The text of every file, by its path below assets/."""
    decks = {f"cards/{style.name}/deck.svg": sprite(style) for style in STYLES}
    return decks | {"icon.svg": icon()}


def differing(folder: Path) -> list[str]:
    """The files in the folder that are missing or not as they would be drawn now."""

    def same(path: Path, text: str) -> bool:
        return path.is_file() and path.read_text(encoding="utf-8") == text

    return [name for name, text in drawings().items() if not same(folder / name, text)]


def write(folder: Path) -> None:
    """All files, as they are drawn now."""
    for name, text in drawings().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def main(arguments: list[str] | None = None) -> int:
    """Writes or compares; 1 if the comparison found a difference."""
    parser = argparse.ArgumentParser(prog="python -m freedoko_qt.art", description="Draws the cards and the icon.")
    parser.add_argument("--check", action="store_true", help="compare with the files, write nothing")
    parser.add_argument("--folder", type=Path, default=ASSETS, help="where the files are (default: assets/)")
    options = parser.parse_args(arguments)
    if not options.check:
        write(options.folder)
        return 0
    names = differing(options.folder)
    for name in names:
        print(f"{options.folder / name}: not as drawn; run python -m freedoko_qt.art")
    return 1 if names else 0


if __name__ == "__main__":
    sys.exit(main())
