"""Records that something has happened to: each is read up to its last whole line, or refused in one message."""

import os
from pathlib import Path
from random import Random

import pytest

from freedoko_qt.app.match import match_of
from freedoko_qt.app.storage import LARGEST, load
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.record import FileError, Record, dumps
from tests.app.fakes import head
from tests.hostile import HOSTILE
from tests.strategies import play_on

PARTY = Party(head().rules, head().names, head().seed)
FIRST = play_on(PARTY.next_game(), Random(1))
GAMES = (FIRST, play_on(PARTY.finish(FIRST).next_game(), Random(2)))
WHOLE = dumps(Record(head(), GAMES)).encode()
EVENTS = [action for game in GAMES for action in game.log]


def read(path: Path, data: bytes) -> Record | None:
    """The record in these bytes, with which a match can begin; None if they are refused as they should be."""
    path.write_bytes(data)
    try:
        record = load(path)
    except FileError as error:
        check(str(error), path)
        return None
    assert match_of(record).sheet.rows is not None
    return record


def check(message: str, path: Path) -> None:
    """It must be short, on one line, and begin with the name of the file."""
    assert message.startswith(str(path))
    assert "\n" not in message
    assert len(message) < 400 + len(str(path))


@pytest.mark.parametrize("part", range(8))
def test_a_file_that_was_cut_keeps_all_whole_lines(tmp_path: Path, part: int) -> None:
    first = WHOLE.index(b"games:\n")
    for end in range(part, len(WHOLE) + 1, 17 if part else 23):
        record = read(tmp_path / "party.yaml", WHOLE[:end])
        if record is None:
            assert WHOLE[:end].rfind(b"\n") < first
        else:
            found = [action for game in record.games for action in game.log]
            assert found == EVENTS[: WHOLE[: WHOLE.rfind(b"\n", 0, end) + 1].count(b"\n  - ", first)]


def garbled(dice: Random) -> bytes:
    """The record with some bytes that are other ones, missing, or there twice."""
    data = bytearray(WHOLE)
    for _ in range(dice.randint(1, 4)):
        at, length = dice.randrange(len(data)), dice.randint(0, 40)
        match dice.randrange(4):
            case 0:
                data[at] = dice.randrange(256)
            case 1:
                del data[at : at + length]
            case 2:
                data[at:at] = data[at : at + length]
            case 3:
                data[at:at] = bytes(dice.choices(b"0123456789 \n-:[]{},'\"&*!|>#%@`abcdefCSHDTAKQJ", k=length))
    return bytes(data)


@pytest.mark.parametrize("part", range(6))
def test_a_garbled_file_is_a_record_or_refused(tmp_path: Path, part: int) -> None:
    dice = Random(part)
    read_ones = [read(tmp_path / "party.yaml", garbled(dice)) for _ in range(40)]
    assert None in read_ones


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param(b"first start: 0", b"first start: 3", id="another seat begins"),
        pytest.param(b"owed: [1, 1, 1, 1]", b"owed: [0, 999, 0, 7]", id="other duty soli"),
        pytest.param(b"forced: false", b"forced: false, bock: 65535", id="a game that counts often"),
        pytest.param(b"forced: false", b"forced: false, owed color: [9, 9, 9, 9]", id="suit soli"),
        pytest.param(b"rules: {base: ddv}", b"rules: {base: ddv, changes: {number_of_rounds: 1}}", id="short party"),
        pytest.param(b"base: ddv}", b"base: ddv, changes: {x_number_of_games: 1}}", id="one game only"),
    ],
)
def test_a_record_that_no_party_can_have_written_begins_a_match(tmp_path: Path, old: bytes, new: bytes) -> None:
    assert old in WHOLE
    read(tmp_path / "party.yaml", WHOLE.replace(old, new, 1))


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused(tmp_path: Path, data: bytes) -> None:
    assert read(tmp_path / "party.yaml", data) is None


def test_a_huge_file_is_not_even_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "party.yaml"
    path.write_bytes(WHOLE)
    os.truncate(path, 100_000_000)
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("the file was opened"))
    with pytest.raises(FileError, match=f"100,000,000 bytes are too many .* at most {LARGEST:,} are read"):
        load(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "party.yaml")
    with pytest.raises(FileError, match="no file that can be read"):
        load(tmp_path / "party.yaml")


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=tmp_path.name):
        load(tmp_path)


def test_marks_and_line_ends_of_another_system_do_no_harm(tmp_path: Path) -> None:
    record = read(tmp_path / "party.yaml", b"\xef\xbb\xbf" + WHOLE.replace(b"\n", b"\r\n"))
    assert record is not None
    assert dumps(record).encode() == WHOLE
