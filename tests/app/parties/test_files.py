"""Files of saved parties: read, copied, deleted and brought back."""

from pathlib import Path

import pytest

from freedoko_qt.app.parties import files as parties_files
from freedoko_qt.app.storage import Storage, in_profile
from freedoko_qt.engine.record import dumps
from tests.app.saved import record, write


@pytest.fixture
def storage(profile: Path) -> Storage:
    return in_profile(profile)


def test_a_record_is_read_and_its_running_game_left_out(storage: Storage) -> None:
    path = write(storage.running, record("normal", "begun"))

    assert [game.is_over for game in parties_files.read(path).games] == [True]


def test_a_copy_ends_with_the_last_whole_line(storage: Storage) -> None:
    path = write(storage.running, record("normal"))
    path.write_text(path.read_text() + "  - 0 C")

    parties_files.copy(path, storage.data / "copy.yaml")

    assert (storage.data / "copy.yaml").read_text() == dumps(record("normal"))


def test_what_was_deleted_comes_back_without_taking_a_name_from_another(storage: Storage) -> None:
    path = write(storage.parties / "one.yaml", record("normal"))
    gone = parties_files.discard(storage, path)
    assert not path.exists()
    assert gone.parent == storage.trash
    write(path, record("solo"))

    back = parties_files.bring_back(gone, path)

    assert back == storage.parties / "one 2.yaml"
    assert back.read_text() == dumps(record("normal"))
    assert path.read_text() == dumps(record("solo"))


@pytest.mark.parametrize(("running", "is_dropped"), [("normal", True), ("solo", False)])
def test_a_party_that_goes_on_leaves_the_list_only_if_all_of_it_runs(
    storage: Storage, running: str, is_dropped: bool
) -> None:
    path = write(storage.parties / "one.yaml", record("normal"))
    write(storage.running, record(running, "begun"))

    parties_files.drop_carried_on(storage, path)

    assert path.exists() is not is_dropped


def test_a_party_of_an_older_format_leaves_the_list_as_well(storage: Storage) -> None:
    path = write(storage.parties / "one.yaml", record("normal"))
    path.write_text(f"# another way to write it\n{path.read_text()}")
    write(storage.running, record("normal", "begun"))

    parties_files.drop_carried_on(storage, path)

    assert not path.exists()


def test_without_a_running_party_nothing_is_dropped(storage: Storage) -> None:
    path = write(storage.parties / "one.yaml", record("normal"))

    parties_files.drop_carried_on(storage, path)

    assert path.exists()
