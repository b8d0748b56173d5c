"""Where the files lie that come with the program."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def assets() -> Path:
    """The folder of the card decks and icons: in the package once installed, beside it in a checkout."""
    installed = PACKAGE / "assets"
    return installed if installed.is_dir() else PACKAGE.parent / "assets"


def translations() -> Path:
    """The folder of the compiled translations; missing in a checkout that was never set up."""
    return PACKAGE / "translations"
