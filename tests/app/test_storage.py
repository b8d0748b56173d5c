"""The record of the running party: nothing is lost, and nothing damaged is overwritten."""

from pathlib import Path

import pytest

from freedoko_qt.app.storage import Diary, in_profile, in_standard_folders, load
from freedoko_qt.engine.record import FileError, Record, dumps, line, opening
from tests.app.fakes import head
from tests.strategies import random_game

GAME = random_game(head().rules, 7)
WHOLE = dumps(Record(head(), (GAME,)))


def diary(profile: Path) -> Diary:
    return Diary(in_profile(profile), pytest.fail)


def written(profile: Path) -> str:
    return in_profile(profile).running.read_text(encoding="utf-8")


def test_every_line_is_on_disk_once_it_is_added(profile: Path) -> None:
    book = diary(profile)
    empty = Record(head())
    book.begin(empty)
    lines = [opening(GAME), *map(line, GAME.log)]
    for number, text in enumerate(lines, 1):
        book.add(text, empty)
        assert written(profile) == dumps(empty) + "".join(lines[:number])
    book.close()
    assert written(profile) == WHOLE


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_a_cut_last_line_is_dropped_and_nothing_else(profile: Path, lost: int) -> None:
    in_profile(profile).running.write_text(WHOLE[:-lost], encoding="utf-8")
    book = diary(profile)
    record = book.resume()
    assert record is not None
    assert record.games[0].log == GAME.log[:-1]
    book.add(line(GAME.log[-1]), record)
    book.close()
    assert written(profile) == WHOLE


@pytest.mark.parametrize("end", ["  ev", "  events:", "  events:\n"])
def test_a_game_cut_at_its_beginning_goes_on(profile: Path, end: str) -> None:
    in_profile(profile).running.write_text(WHOLE.partition("  events:\n")[0] + end, encoding="utf-8")
    book = diary(profile)
    record = book.resume()
    assert record is not None
    assert record.games[0].dealt == GAME.dealt
    for action in GAME.log:
        book.add(line(action), record)
    book.close()
    assert written(profile) == WHOLE


def test_without_a_record_there_is_nothing_to_resume(profile: Path) -> None:
    assert diary(profile).resume() is None


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("format: 2", "format: 99", "line 1: format 99 is not known"),
        ("seed:", "sead:", "seed is missing"),
        ("player: random", "player: wizard", "there are no players of the kind wizard"),
        ("player: random", "player: random, boldness: 7", "party.yaml, line 5: boldness: 7 is not within -2 and 2"),
        ("player: random", "player: random, trust: x", "party.yaml, line 5: players.2.trust is 'x', not a whole"),
        ("  - 0 healthy\n", "  - 0 HT\n", "'0 HT': no card may be played"),
        ("Anna", "\udcff", "not UTF-8"),
    ],
)
def test_a_damaged_record_is_set_aside_with_one_message(profile: Path, old: str, new: str, reason: str) -> None:
    damaged = WHOLE.replace(old, new, 1).encode(errors="surrogateescape")
    assert damaged != WHOLE.encode()
    in_profile(profile).running.write_bytes(damaged)
    messages: list[str] = []
    book = Diary(in_profile(profile), messages.append)
    assert book.resume() is None
    assert len(messages) == 1
    assert reason in messages[0]
    assert "party.yaml.damaged-1" in messages[0]
    book.begin(Record(head()))
    book.close()
    assert (profile / "party.yaml.damaged-1").read_bytes() == damaged


def test_a_second_damaged_record_does_not_replace_the_first(profile: Path) -> None:
    for text in ("one", "two"):
        in_profile(profile).running.write_text(f"{text}\n", encoding="utf-8")
        Diary(in_profile(profile), lambda _: None).resume()
    kept = sorted(path.name for path in profile.iterdir())
    assert kept == ["party.yaml.damaged-1", "party.yaml.damaged-2"]


def test_the_party_before_is_kept(profile: Path) -> None:
    book = diary(profile)
    for _ in range(2):
        book.begin(Record(head(), (GAME,)))
    book.put_away()
    kept = list((profile / "parties").iterdir())
    assert [path.read_text(encoding="utf-8") for path in kept] == [WHOLE, WHOLE]
    assert not in_profile(profile).running.exists()


def test_a_party_in_which_nothing_happened_is_not_kept(profile: Path) -> None:
    book = diary(profile)
    book.begin(Record(head()))
    book.put_away()
    assert list(profile.rglob("*.yaml")) == []


def test_a_full_disk_is_told_once_and_made_good_later(profile: Path) -> None:
    profile.rmdir()
    profile.write_text("in the way")
    messages: list[str] = []
    book = Diary(in_profile(profile), messages.append)
    book.begin(Record(head()))
    book.add("lost", Record(head()))
    book.add("lost", Record(head()))
    assert len(messages) == 1
    profile.unlink()
    book.add("not written, as the whole record is", Record(head(), (GAME,)))
    book.close()
    assert written(profile) == WHOLE


def test_a_record_from_elsewhere_is_read_up_to_its_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(WHOLE + "  - 3 hea", encoding="utf-8")
    assert load(path).games[0].log == GAME.log
    path.write_text("", encoding="utf-8")
    with pytest.raises(FileError, match=r"some\.yaml: the file is empty"):
        load(path)


def test_in_the_standard_folders_settings_parties_and_state_lie_apart() -> None:
    places = in_standard_folders()
    assert len({places.preferences.parent, places.parties.parent, places.running.parent}) == 3
