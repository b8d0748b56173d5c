"""Changing the language while the program runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from freedoko_qt import paths
from freedoko_qt.app.language import KNOWN, Language, of_system

CANCEL = {"en": "Cancel", "de": "Abbrechen", "sv": "Avbryt", "pl": "Anuluj"}


@pytest.fixture
def language(qapp: QCoreApplication) -> Iterator[Language]:
    before = QLocale()
    made = Language(qapp)
    yield made
    made.close()
    QLocale.setDefault(before)


@pytest.mark.parametrize("code", KNOWN)
def test_qts_own_buttons_change(language: Language, code: str) -> None:
    language.show(code)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == CANCEL[code]
    assert QLocale().name().startswith(code)


def test_our_own_texts_change_and_change_back(language: Language) -> None:
    language.show("de")
    assert QCoreApplication.translate("words", "queen of clubs") != "queen of clubs"
    language.show("en")
    assert QCoreApplication.translate("words", "queen of clubs") == "queen of clubs"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [(["pl-PL", "de-DE"], "pl"), (["fr-FR", "sv"], "sv"), (["fr-FR"], "en"), ([], "en")],
)
def test_the_system_is_followed_as_far_as_we_speak_its_languages(
    monkeypatch: pytest.MonkeyPatch, wanted: list[str], code: str
) -> None:
    class System:
        @staticmethod
        def uiLanguages() -> list[str]:  # noqa: N802
            return wanted

    monkeypatch.setattr(QLocale, "system", staticmethod(System))
    assert of_system() == code


def test_a_file_written_anew_while_it_is_used_does_no_harm(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An update of the program replaces its files under the feet of one that still runs."""
    copied = tmp_path / "freedoko_qt_de.qm"
    copied.write_bytes((paths.translations() / copied.name).read_bytes())
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    language.show("de")
    copied.write_bytes(b"")
    assert QCoreApplication.translate("words", "queen of clubs") == "Kreuz-Dame"
