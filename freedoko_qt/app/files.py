"""Files that are there whole or not at all, and files that are read only if they have a size that makes sense."""

import errno
import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.yamltext import FileError, too_long
from freedoko_qt.marked import mark


def write_whole(path: Path, text: str) -> None:
    """Writes a text under a temporary name in the same folder, then renames it; makes the folder if need be.

    It is on the disk before it gets its name, so that a cut of the power leaves the old file or the new one. A link
    stays a link. OSError if that is not possible; the old file is untouched then.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    with placed(path) as file:
        file.write(text.encode())
    settle_folder(path.parent)


@contextmanager
def placed(path: Path) -> Iterator[BinaryIO]:
    """A new file that gets its name once it is whole and on the disk; if anything fails it is as if it never was."""
    temporary = beside(path)
    try:
        with temporary.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def beside(path: Path) -> Path:
    """The temporary name; always the same one, so that a program that was killed leaves at most one such file."""
    return path.with_name(f".{path.name}.new")


def settle_folder(folder: Path) -> None:
    """Waits until the names in a folder are on the disk, on systems where that can be asked for."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def append(descriptor: int, data: bytes) -> None:
    """Adds all of the data to an open file; OSError if the disk takes only a part of it or none."""
    done = os.write(descriptor, data)
    if done < len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def move(path: Path, target: Path) -> None:
    """Moves a file to a name that nobody has yet, also to another disk; OSError if that fails, and it stays then."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target = free(target)
    try:
        path.rename(target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        with path.open("rb") as source, placed(target) as file:
            shutil.copyfileobj(source, file)
        path.unlink()
    settle_folder(target.parent)


def read_bytes(path: Path, most: int) -> bytes:
    """What is in a file of at most so many bytes; FileError if it has more or is no file, else OSError."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode) and not stat.S_ISDIR(status.st_mode):
        # To open it might wait for another program for ever.
        said = mark("trouble", "this is no file that can be read from its beginning to its end")
        raise FileError(str(path), Problem(said))
    if status.st_size > most:
        raise too_long(str(path), status.st_size, most)
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:  # it has grown meanwhile
        raise too_long(str(path), len(data), most)
    return data


def read_text(path: Path, most: int) -> str:
    """The text of a file of at most so many bytes; FileError with the line if it is not UTF-8, else as `read_bytes`."""
    return decoded(read_bytes(path, most), path)


def decoded(data: bytes, path: Path) -> str:
    """The text in the bytes of a file; FileError with the line if they are not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(str(path), Problem(mark("trouble", "this is not UTF-8 text")), line) from None


def free(path: Path) -> Path:
    """The path itself, or with the first number that makes it a name nobody has yet."""
    number, candidate = 1, path
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.stem} {number}{path.suffix}")
    return candidate
