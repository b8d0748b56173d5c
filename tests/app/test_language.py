"""Changing the language while the program runs."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

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
