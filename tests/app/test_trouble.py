"""What is wrong with a file is told in the user's language, whatever it is and wherever the file is read."""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from enum import StrEnum
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from freedoko_qt.app import parties, preference, report, ruleset, ruleword, storage
from freedoko_qt.app.controller import Controller
from freedoko_qt.app.handlist import file as handlist_file
from freedoko_qt.app.handlist.book import Book
from freedoko_qt.app.language import Language
from freedoko_qt.app.season import text as season_text
from freedoko_qt.app.season.reader import answer
from freedoko_qt.app.words import trouble_text
from freedoko_qt.engine import bock, contract, event, freedoko, special
from freedoko_qt.engine.preset import PRESETS
from freedoko_qt.engine.problem import LONGEST, Problem
from freedoko_qt.engine.rules import CHOICES, DEFAULT, SPECS
from freedoko_qt.engine.state import ASKED
from freedoko_qt.engine.yamltext import FileError, too_long
from freedoko_qt.players.levels import LEVELS
from tests.app.past import Reader
from tests.damage import DAMAGES, GOOD
from tests.hostile import HOSTILE
from tools.texts import texts
from tools.translations import sources

EACH = pytest.mark.parametrize(("kind", "old", "new", "english"), DAMAGES, ids=[row[3] for row in DAMAGES])

ELSEWHERE = {
    # What a change in one place of such a file does not bring about.
    "%1: %2",
    "%1, line %2: %3",
    "%1: %2 is not a text",
    "%1: %2 is not a list",
    "%1: %2 is not a number within %3 and %4",
    "%1: there must be %2 values, not %3",
    "%1: a name stands there twice",
    "%1 bytes are too many for this kind of file; at most %2 are read",
    "%1 entries are too many for preferences",
    "more than %1 values are too many for one of our files",
    "this is no file that can be read from its beginning to its end",
    "this is not UTF-8 text",
    "this is not YAML",
    "this is not readable YAML: %1",
    "a deal has four hands, a start player from 0 to 3 and four numbers of owed soli",
    "seat %1 owes no solo and cannot be made to play one",
    "there is no such seat",
    "the game is over",
    "there is no rule of FreeDoko in it",
    *ASKED.values(),
}


def preferences(path: Path) -> Exception | None:
    """What is told of a file of preferences."""
    told: list[Exception] = []
    preference.load(path, told.append)
    return told[0] if told else None


def imported(path: Path) -> Problem | None:
    """What is told of a file of rules that can be read."""
    _, warnings = ruleset.imported(path)
    return warnings[0] if warnings else None


READERS: Mapping[str, Callable[[Path], object]] = {
    "record": storage.load,
    "report": report.read,
    "list": handlist_file.load,
    "rules": imported,
    "freedoko": imported,
    "preferences": preferences,
}


class Wordless(QTranslator):
    """A language without words: of every text the values alone are left, so that English stands out."""

    def isEmpty(self) -> bool:  # noqa: N802
        """It has every text."""
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002
        """The places of the values."""
        return f"‹{' '.join(re.findall('%[1-9]', text))}›"


@pytest.fixture
def wordless(qapp: QCoreApplication) -> Iterator[None]:
    language = Wordless()
    qapp.installTranslator(language)
    yield
    qapp.removeTranslator(language)


@pytest.fixture
def german(qapp: QCoreApplication) -> Iterator[None]:
    before, language = QLocale(), Language(qapp)
    language.show("de")
    yield
    language.close()
    QLocale.setDefault(before)


def damaged(folder: Path, kind: str, old: str, new: str) -> Path:
    """A good file with something else in one place."""
    assert old in GOOD[kind]
    path = folder / "some.yaml"
    path.write_text(GOOD[kind].replace(old, new, 1), encoding="utf-8")
    return path


def told(kind: str, path: Path) -> Exception | Problem:
    """What is wrong with a file."""
    try:
        found = READERS[kind](path)
    except FileError as error:
        return error
    assert isinstance(found, Exception | Problem)
    return found


def words(text: str) -> set[str]:
    return set(re.findall("[A-Za-z]{2,}", text))


def choices() -> Iterator[str]:
    """All words that a file may hold, whatever the language."""
    kinds: list[type[StrEnum]] = [contract.Contract, contract.Team, event.Call, special.Feat, bock.Trigger, *CHOICES]
    yield from (word.value for kind in kinds for word in kind)
    yield from (*SPECS, *freedoko.KEYS.values(), *PRESETS, *LEVELS, *preference.PREFERENCES)
    yield from (word for spec in preference.PREFERENCES.values() for word in spec.choices)


NAMES = words(" ".join(choices()))


@pytest.mark.parametrize("kind", GOOD)
def test_of_a_good_file_nothing_is_told(tmp_path: Path, kind: str) -> None:
    assert not isinstance(READERS[kind](damaged(tmp_path, kind, "", "")), Exception | Problem)


@EACH
def test_a_reason_is_told_in_plain_english_where_no_language_is_chosen(
    tmp_path: Path, kind: str, old: str, new: str, english: str
) -> None:
    found = told(kind, damaged(tmp_path, kind, old, new))
    assert english in str(found)
    assert trouble_text(found) == str(found)


@pytest.mark.usefixtures("wordless")
@EACH
def test_no_reason_remains_english(tmp_path: Path, kind: str, old: str, new: str, english: str) -> None:
    path = damaged(tmp_path, kind, old, new)
    said = trouble_text(told(kind, path)).replace(str(path), "")
    assert "‹" in said
    assert words(said) <= NAMES | words(path.read_text("utf-8") + GOOD[kind]), english


@pytest.mark.usefixtures("wordless")
@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("kind", ["record", "list", "rules", "preferences"])
def test_of_a_hostile_file_only_the_words_of_the_yaml_reader_remain(tmp_path: Path, kind: str, data: bytes) -> None:
    path = tmp_path / "some.yaml"
    path.write_bytes(data)
    found = told(kind, path)
    assert isinstance(found, FileError)
    own = words(found.reason) if isinstance(found.reason, str) else set()
    said = trouble_text(found)
    assert len(said) < 400 + len(str(path))
    assert words(said.replace(str(path), "")) <= NAMES | own | words(data.decode("latin-1") + GOOD[kind])


def test_every_text_has_a_damage_that_brings_it_about(tmp_path: Path) -> None:
    seen: set[str] = set()

    def note(value: object) -> None:
        if isinstance(value, Problem):
            seen.add(value.text)
            for part in value.values:
                note(part)

    for kind, old, new, _ in DAMAGES:
        found = told(kind, damaged(tmp_path, kind, old, new))
        note(found.told if isinstance(found, FileError) else found)
    marked = {text.source for text in texts(sources()) if text.context == "trouble"}
    assert marked - seen <= ELSEWHERE <= marked


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("kind", "old", "new", "sentence"),
    [
        ("record", "rules: {base: ddv}", "rules: 3", ", Zeile 2: rules ist 3, also kann es rules.base nicht geben"),
        ("record", "2 healthy", "0 healthy", ", Zeile 15: '0 healthy': Platz 2 ist an der Reihe"),
        ("record", "2 healthy", "2 CA", ": Während der Frage „gesund oder Vorbehalt“ darf keine Karte gespielt werden"),
        (
            "list",
            "{fox caught: 1}",
            "{fox caught: x}",
            ", Zeile 4: lines.1.re gets.fox caught ist 'x', keine ganze Zahl",
        ),
        ("rules", "bock: yes", "bock: 7", ", Zeile 4: bock: 7 ist weder ja noch nein"),
        ("preferences", "speed: 3", "speed: 11", "some.yaml: speed: 11 liegt nicht zwischen 0 und 10"),
    ],
)
def test_a_reason_is_told_in_german(tmp_path: Path, kind: str, old: str, new: str, sentence: str) -> None:
    assert trouble_text(told(kind, damaged(tmp_path, kind, old, new))).endswith(sentence)


@pytest.mark.usefixtures("german")
def test_amounts_are_written_as_the_language_writes_them() -> None:
    error = too_long("x", 1_234_567, 1_000_000)
    assert "1,234,567 bytes are too many" in str(error)
    assert "1.234.567 Bytes sind zu viel" in trouble_text(error)


@pytest.mark.usefixtures("german")
def test_each_place_that_reads_a_file_tells_it_in_german(tmp_path: Path, table: tuple[Controller, Reader]) -> None:
    rules = damaged(tmp_path, "rules", "bock: yes", "bock: 7")
    shelf = ruleset.Shelf(tmp_path)
    assert shelf.own() == ()
    assert shelf.problems == (f"{rules}, Zeile 4: bock: 7 ist weder ja noch nein",)

    complaints: list[str] = []
    broken = damaged(tmp_path, "list", "names:", "nomes:")
    book = Book(tmp_path)
    book.failed.connect(complaints.append)
    assert not book.open(broken)
    assert complaints == [f"{broken}, Zeile 2: 'nomes' gehört nicht hierher"]

    running = damaged(tmp_path, "record", "seed: 5", "sood: 5")
    game, seen = table
    game.load_at_once(running)
    assert seen.failures == [f"{running}, Zeile 1: seed fehlt"]

    running.rename(tmp_path / "party.yaml")
    storage.Diary(storage.in_profile(tmp_path), complaints.append).resume()
    assert "party.yaml, Zeile 1: seed fehlt. Die Datei" in complaints[-1]

    assert ruleword.refusal(DEFAULT, "number_of_rounds", "many") == "number_of_rounds: 'many' ist keine Zahl"


@pytest.mark.usefixtures("german")
def test_a_damaged_party_in_the_list_is_told_in_german(tmp_path: Path) -> None:
    """The process that reads it knows no language, nor does the file in which its answer is kept."""
    path = damaged(tmp_path, "record", "seed: 5", "sood: 5")
    _, line = answer(path, datetime(2024, 1, 5))
    (listed,) = parties.listed([season_text.loads(line, path)])
    assert listed.told == "some.yaml, Zeile 1: seed fehlt"


def test_a_long_value_is_cut_in_every_language() -> None:
    error = FileError("x.yaml", Problem("%1 is missing", ("y\n" * 1_000_000,)))
    assert error.reason == Problem("%1 is missing", (f"{'y ' * (LONGEST // 2)} …",))
    assert trouble_text(error) == str(error) == f"x.yaml: {'y ' * (LONGEST // 2)} …"
