"""What is done with the files of saved parties: read, copied, put into the trash, brought back."""

from dataclasses import replace
from pathlib import Path

from freedoko_qt.app.files import free, write_whole
from freedoko_qt.app.storage import Storage, load
from freedoko_qt.engine.record import FileError, Record, dumps


def read(path: Path) -> Record:
    """The record in a file without a game that is still running; FileError or OSError if there is none."""
    return finished(load(path))


def finished(record: Record) -> Record:
    """The record without a game that is still running: of that one nobody may see the hidden cards."""
    return replace(record, games=tuple(game for game in record.games if game.is_over))


def copy(path: Path, target: Path) -> None:
    """Writes a copy of a record, without a last line that is just being written; OSError if that is not possible."""
    written = path.read_bytes()
    write_whole(target, written[: written.rfind(b"\n") + 1].decode("utf-8"))


def drop_carried_on(storage: Storage, path: Path) -> None:
    """Deletes the record of a party that was left, once the running record holds all of it: it is one party still."""
    try:
        running, left = storage.running.read_bytes(), path.read_bytes()
        if not running.startswith(left):
            left = dumps(load(path)).encode()  # an older version of the program may have written it otherwise
        if running.startswith(left):
            path.unlink()
    except (FileError, OSError):
        return  # it stays in the list


def discard(storage: Storage, path: Path) -> Path:
    """Puts a record into the trash and tells where it lies there; OSError if that is not possible."""
    storage.trash.mkdir(parents=True, exist_ok=True)
    return path.rename(free(storage.trash / path.name))


def bring_back(gone: Path, path: Path) -> Path:
    """Takes a record out of the trash again, to where it was, under another name if that one is taken meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return gone.rename(free(path))
