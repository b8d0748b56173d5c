"""Every text is there in every language, with its numbers and its underlined letters."""

import re
import shutil
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools.translations import LANGUAGES, update

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
FORMS = {"de": 2, "en": 2, "pl": 3, "sv": 2}  # of a text with a number
PLACEHOLDER = re.compile(r"%L?\d+|%L?n|\{\w*\}")
ACCELERATOR = re.compile(r"&(?=\w)")


@dataclass(frozen=True, slots=True)
class Message:
    """One text and what it is in one language; a text with a number has several forms."""

    context: str
    source: str
    comment: str
    numbered: bool
    forms: tuple[str, ...]
    state: str

    @property
    def key(self) -> tuple[str, str, str, bool]:
        return self.context, self.source, self.comment, self.numbered


def messages(file: Path) -> Iterator[Message]:
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            numbered = message.get("numerus") == "yes"
            translation = message.find("translation")
            assert translation is not None
            forms = (
                [form.text or "" for form in translation.iter("numerusform")] if numbered else [translation.text or ""]
            )
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                numbered,
                tuple(forms),
                translation.get("type", ""),
            )


def ours(language: str) -> list[Message]:
    return list(messages(FOLDER / f"freedoko_qt_{language}.ts"))


def translated(language: str) -> list[Message]:
    """Those that can be compared; one test alone speaks of those that are missing."""
    return [message for message in ours(language) if all(message.forms)]


@dataclass(frozen=True, slots=True)
class Updated:
    """The translation files as they would be after `make translations`, and what lupdate said."""

    folder: Path
    said: str


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Updated:
    folder = tmp_path_factory.mktemp("updated")
    for file in FOLDER.glob("*.ts"):
        shutil.copy(file, folder)
    return Updated(folder, update(folder))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_holds_the_texts_of_the_program_and_no_others(updated: Updated, language: str) -> None:
    needed = {message.key for message in messages(updated.folder / f"freedoko_qt_{language}.ts")}
    held = {message.key for message in ours(language)}
    assert not needed - held, "missing; run: make translations"
    assert not held - needed, "not used any more; run: make translations"


def test_lupdate_has_nothing_to_complain_of(updated: Updated) -> None:
    assert updated.said == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    missing = [message.source for message in ours(language) if message.state or not all(message.forms)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_has_all_its_forms(language: str) -> None:
    wrong = [message.source for message in ours(language) if message.numbered and len(message.forms) != FORMS[language]]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_survive(language: str) -> None:
    """The form for one may say it in words; all others must show the number."""
    wrong = []
    for message in translated(language):
        wanted = Counter(PLACEHOLDER.findall(message.source))
        for number, form in enumerate(message.forms):
            given = Counter(PLACEHOLDER.findall(form))
            if given != wanted and not (message.numbered and number == 0 and given == without_number(wanted)):
                wrong.append(f"{message.source} -> {form}")
    assert not wrong


def without_number(placeholders: Counter[str]) -> Counter[str]:
    return Counter({text: count for text, count in placeholders.items() if not text.endswith("n")})


@pytest.mark.parametrize("language", LANGUAGES)
def test_underlined_letters_survive(language: str) -> None:
    wrong = [
        f"{message.source} -> {form}"
        for message in translated(language)
        for form in message.forms
        if count_accelerators(form) != count_accelerators(message.source)
    ]
    assert not wrong


def count_accelerators(text: str) -> int:
    return len(ACCELERATOR.findall(text.replace("&&", "")))
