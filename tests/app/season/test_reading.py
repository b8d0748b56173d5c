"""Reading the season: by processes what is new, from the cache what is known, and nothing stops it for long."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from freedoko_qt.app.season import Saved
from freedoko_qt.app.season.facts import date_of, saved
from freedoko_qt.app.season.reading import BOOT, Reading
from freedoko_qt.app.storage import Storage, in_profile, load
from freedoko_qt.engine.record import Head, Record, dumps
from tests.season import played, season

GAMES, EACH = 6, 2
PATIENCE = 30_000  # milliseconds
CRASHES = "import os; os._exit(3)"
CRASHES_AT = "import pathlib; from freedoko_qt.app.season import reader as r; real = r.answer\n"
CRASHES_AT += (
    "def answer(path, date):\n    if path.stem == 'evil': import os; os._exit(3)\n    return real(path, date)\n"
)
CRASHES_AT += "r.answer = answer; r.main()"
CRASHES_AT = f"import sys; sys.path.append({str(Path(__file__).parents[2])!r})\n{CRASHES_AT}"

Made = Callable[..., Reading]


@pytest.fixture
def storage(profile: Path) -> Storage:
    made = in_profile(profile)
    season(made.parties, GAMES, EACH)
    return made


@pytest.fixture
def made(storage: Storage, qapp: object) -> Iterator[Made]:  # noqa: ARG001
    """Makes readings, and stops them in the end."""
    all_made: list[Reading] = []

    def make(boot: str = BOOT) -> Reading:
        all_made.append(Reading(storage, boot=boot))
        return all_made[-1]

    yield make
    for reading in all_made:
        reading.stop()


def read(reading: Reading, qtbot: QtBot) -> dict[str, Saved]:
    """What is found, by the name of the file."""
    found: dict[str, Saved] = {}

    def take(party: Saved) -> None:
        assert party.path.name not in found
        found[party.path.name] = party

    reading.found.connect(take)
    with qtbot.waitSignal(reading.finished, timeout=PATIENCE):
        reading.start()
    reading.found.disconnect(take)
    assert not reading.is_busy
    return found


def expected(storage: Storage) -> dict[str, Saved]:
    paths = sorted(storage.parties.glob("*.yaml"))
    return {path.name: saved(load(path), path, date_of(path, path.stat().st_mtime)) for path in paths}


def test_all_parties_are_found(made: Made, storage: Storage, qtbot: QtBot) -> None:
    reading = made()
    steps: list[tuple[int, int]] = []
    reading.progressed.connect(lambda done, total: steps.append((done, total)))
    found = read(reading, qtbot)
    assert len(found) == GAMES // EACH
    assert found == expected(storage)
    assert steps == [(number, len(found)) for number in range(len(found) + 1)]


def test_what_is_known_needs_no_process(made: Made, qtbot: QtBot) -> None:
    found = read(made(), qtbot)
    assert read(made(CRASHES), qtbot) == found


@pytest.mark.parametrize("harm", ["missing", "garbled", "folder"])
def test_a_cache_that_is_of_no_use_is_made_anew(made: Made, storage: Storage, qtbot: QtBot, harm: str) -> None:
    found = read(made(), qtbot)
    written = storage.season.read_bytes()
    storage.season.unlink()
    if harm == "garbled":
        storage.season.write_bytes(bytes(255 - byte for byte in written))
    elif harm == "folder":
        storage.season.mkdir()
    assert read(made(), qtbot) == found
    assert harm == "folder" or storage.season.read_bytes() == written


def test_only_what_has_changed_is_read_again(made: Made, storage: Storage, qtbot: QtBot) -> None:
    found = read(made(), qtbot)
    first, second, _ = sorted(found)
    (storage.parties / first).write_text(dumps(played(3, 1)), "utf-8")
    (storage.parties / second).unlink()
    lost = read(made(CRASHES), qtbot)
    assert [name for name, party in lost.items() if party.trouble] == [first]
    assert second not in lost
    assert read(made(), qtbot)[first].games != found[first].games


def test_a_damaged_file_is_told_with_its_reason_and_the_others_are_read(
    made: Made, storage: Storage, qtbot: QtBot
) -> None:
    (storage.parties / "cut.yaml").write_text("format: 1\nrules: {base: ddv}\n", "utf-8")
    found = read(made(), qtbot)
    assert str(found["cut.yaml"].trouble).startswith("cut.yaml")
    assert [name for name, party in found.items() if party.trouble] == ["cut.yaml"]
    assert read(made(CRASHES), qtbot)["cut.yaml"] == found["cut.yaml"]


def test_a_file_that_brings_the_process_down_costs_only_itself(made: Made, storage: Storage, qtbot: QtBot) -> None:
    names = {path.name for path in storage.parties.iterdir()}
    (storage.parties / "evil.yaml").write_text("format: 1\n", "utf-8")
    found = read(made(CRASHES_AT), qtbot)
    assert set(found) == {*names, "evil.yaml"}
    assert [name for name, party in found.items() if party.trouble] == ["evil.yaml"]
    # It may have been the machine's fault, so it is tried again.
    assert read(made(), qtbot)["evil.yaml"].trouble != found["evil.yaml"].trouble


def test_without_a_process_every_file_is_told_as_unreadable(
    made: Made, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    found = read(made(), qtbot)
    assert len(found) == GAMES // EACH
    assert all("the process that reads it has ended" in str(party.trouble) for party in found.values())


def test_the_running_party_counts_and_says_that_it_is_running(made: Made, storage: Storage, qtbot: QtBot) -> None:
    record = played(0, 2)
    begun = record.party().next_game()
    storage.running.write_text(dumps(Record(record.head, (*record.games, begun))), "utf-8")
    for boot in (BOOT, CRASHES):
        running = [party for party in read(made(boot), qtbot).values() if party.is_running]
        assert [(party.path, len(party.games), party.has_open_game) for party in running] == [
            (storage.running, 2, True)
        ]


def test_what_was_read_before_a_cancel_stays_known(made: Made, storage: Storage, qtbot: QtBot) -> None:
    reading = made()
    found: list[Saved] = []

    def take(party: Saved) -> None:
        found.append(party)
        reading.cancel()

    reading.found.connect(take)
    with qtbot.waitSignal(reading.finished, timeout=PATIENCE):
        reading.start()
    assert len(found) == 1
    known = [name for name, party in read(made(CRASHES), qtbot).items() if not party.trouble]
    assert known == [found[0].path.name]
    assert len(read(made(), qtbot)) == GAMES // EACH
    assert storage.season.exists()


def test_a_cancel_before_anything_was_looked_at_forgets_nothing(made: Made, qtbot: QtBot) -> None:
    found = read(made(), qtbot)
    reading = made()
    with qtbot.waitSignal(reading.finished):
        reading.start()
        reading.cancel()
    assert read(made(CRASHES), qtbot) == found


def test_without_a_folder_there_is_nothing(made: Made, storage: Storage, qtbot: QtBot) -> None:
    storage.parties.rename(storage.parties.with_name("elsewhere"))
    assert read(made(), qtbot) == {}


def test_a_party_whose_date_stands_in_it_keeps_it_in_the_cache(made: Made, storage: Storage, qtbot: QtBot) -> None:
    record = played(0, 1)
    head = record.head
    dated = Head(head.rules, head.base, head.names, head.players, head.seed, date="2026-05-31T20:15")
    (storage.parties / "dated.yaml").write_text(dumps(Record(dated, record.games)), "utf-8")
    for boot in (BOOT, CRASHES):
        assert f"{read(made(boot), qtbot)['dated.yaml'].date:%Y-%m-%d %H:%M}" == "2026-05-31 20:15"
