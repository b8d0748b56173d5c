"""Deleting saved parties: their records are put aside and can be brought back."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from freedoko_qt.app.files import free


@dataclass(frozen=True, slots=True)
class PutAside:
    """Records that were deleted together: where each was and where it is now."""

    moves: tuple[tuple[Path, Path], ...]

    def bring_back(self) -> None:
        """Puts all of them where they were, under a free name if the old one has been taken; OSError if that fails.

        After a failure it can be tried again: what is back already stays there.
        """
        for old, new in self.moves:
            if new.exists():
                old.parent.mkdir(parents=True, exist_ok=True)
                new.rename(free(old))


def put_aside(paths: Iterable[Path], trash: Path) -> PutAside:
    """Moves records to the trash, all or none; OSError if that fails."""
    trash.mkdir(parents=True, exist_ok=True)
    moves: list[tuple[Path, Path]] = []
    try:
        for path in paths:
            target = free(trash / path.name)
            path.rename(target)
            moves.append((path, target))
    except OSError:
        PutAside(tuple(moves)).bring_back()
        raise
    return PutAside(tuple(moves))
