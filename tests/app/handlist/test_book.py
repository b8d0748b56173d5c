"""The list that is being written: on disk after every step, and every step can be undone."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.handlist import file as handlist_file
from freedoko_qt.app.handlist.book import Book
from freedoko_qt.app.handlist.file import Handlist, load
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.scoresheet import ByHand, Line, LineError
from freedoko_qt.engine.slip import Slip
from tests.notation import rules_of

NAMES = ("Anna", "Ben", "Cleo", "Dora")
DDV = rules_of("ddv")
LINE = ByHand((3, -3, 3, -3))

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def book(tmp_path: Path) -> Book:
    made = Book(tmp_path / "lists")
    made.begin(NAMES, DDV, "ddv", 0)
    return made


def on_disk(book: Book) -> list[Handlist]:
    return [load(path) for path in sorted(book.folder.glob("*.yaml"))]


def lines(book: Book) -> list[Line]:
    return list(book.sheet.lines) if book.sheet else []


def test_every_step_is_on_disk_at_once(book: Book) -> None:
    assert on_disk(book) == [book.kept]
    steps: tuple[Callable[[], None], ...] = (
        lambda: book.write(LINE),
        lambda: book.write(Slip(Contract.NORMAL, (0, 1), 130)),
        lambda: book.correct(0, ByHand((1, -1, 1, -1))),
        lambda: book.strike(1),
        book.undo,
        book.redo,
    )
    for step in steps:
        before = book.kept
        step()
        assert book.kept != before
        assert on_disk(book) == [book.kept]


def test_a_line_that_cannot_be_changes_nothing(book: Book) -> None:
    book.write(LINE)
    before = book.kept

    with pytest.raises(LineError):
        book.write(ByHand(()))
    with pytest.raises(LineError):
        book.correct(0, ByHand(()))

    assert book.kept == before
    book.undo()
    assert not book.can_undo


def test_undo_and_redo_go_the_same_way_back_and_forth(book: Book) -> None:
    random, seen = Random(1), [book.kept]
    for _ in range(30):
        assert book.sheet is not None
        size = len(book.sheet.entries)
        if size and random.random() < 0.4:
            book.strike(random.randrange(size))
        else:
            book.write(ByHand((random.randint(1, 9), 0, 0, 0)))
        seen.append(book.kept)
    for expected in reversed(seen[:-1]):
        book.undo()
        assert book.kept == expected
    assert not book.can_undo
    for expected in seen[1:]:
        book.redo()
        assert book.kept == expected
    assert not book.can_redo


def test_another_list_gets_a_file_of_its_own(book: Book) -> None:
    book.write(LINE)
    book.begin(NAMES, DDV, "ddv", 0)

    assert [len(one.sheet.entries) for one in on_disk(book)] == [0, 1]
    assert not book.can_undo


def test_the_list_written_last_is_opened_again(book: Book) -> None:
    book.write(LINE)
    first = book.kept
    (path,) = book.folder.glob("*.yaml")
    book.begin(NAMES, DDV, "ddv", 1)
    os.utime(path, (4e9, 4e9))

    another = Book(book.folder)
    another.open_last()
    assert another.kept == first
    another.write(LINE)
    assert load(path) == another.kept


def test_a_damaged_list_is_told_and_the_open_one_stays(book: Book, qtbot: QtBot) -> None:
    before, bad = book.kept, book.folder / "bad.yaml"
    bad.write_text("format: 1\nlist: 3\n")

    with qtbot.waitSignal(book.failed) as failed:
        assert not book.open(bad)

    assert failed.args == [f"{bad}, line 2: list is 3, not a group of entries"]
    assert book.kept == before
    with qtbot.waitSignal(book.failed):
        assert not book.open(book.folder / "none.yaml")


def test_a_full_disk_loses_nothing_that_was_entered(book: Book, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    before = book.kept
    with monkeypatch.context() as broken, qtbot.waitSignal(book.failed) as failed:
        broken.setattr(handlist_file, "save", full)
        book.write(LINE)
    assert failed.args is not None
    assert "No space left" in failed.args[0]
    assert on_disk(book) == [before]
    assert lines(book) == [LINE]

    book.write(LINE)

    assert on_disk(book) == [book.kept]
    assert lines(book) == [LINE, LINE]
