"""Brings translation files up to date with the program's texts: `python -m tools.translations FOLDER`."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tools.texts import texts

ROOT = Path(__file__).resolve().parent.parent

# English is the source; only its plural forms are looked up.
LANGUAGES = {"de": (), "sv": (), "pl": (), "en": ("-pluralonly",)}
OPTIONS = ("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en")


def sources() -> list[Path]:
    """Every file that may hold texts, sorted, so that the outcome does not depend on the machine."""
    return sorted((ROOT / "freedoko_qt").rglob("*.py"))


def update(folder: Path) -> str:
    """Adds new texts to the files in the folder and drops those gone; returns what lupdate complained of."""
    said = ""
    with tempfile.TemporaryDirectory() as temporary:
        found = Path(temporary) / "texts.cpp"
        found.write_text("\n".join(text.as_cpp() for text in texts(sources())), encoding="utf-8")
        for language, options in LANGUAGES.items():
            file = folder / f"freedoko_qt_{language}.ts"
            command = [tool(), *OPTIONS, *options, "-target-language", language, str(found), "-ts", str(file)]
            said += subprocess.run(
                command, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            ).stdout
    return said


def tool() -> str:
    """The lupdate that came with the Qt of this Python."""
    return str(Path(sys.executable).with_name("pyside6-lupdate"))


if __name__ == "__main__":
    print(update(Path(sys.argv[1])), end="")
