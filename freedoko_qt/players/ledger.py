"""Keeps what matches brought deal by deal, so that a later match on the same deals can be compared with it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from freedoko_qt.players.crew import Played
from freedoko_qt.players.figures import mean_and_error

FORMAT = 1


class LedgerError(Exception):
    """A file that is none of these, or a match that cannot be compared with another."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match: who met, under what conditions, and the edge of the first kind by the seed of each deal."""

    kinds: tuple[str, ...]
    conditions: str
    edges: dict[int, float]

    @property
    def names(self) -> str:
        """Who met whom."""
        return " against ".join(self.kinds)


def conditions(match: Played, rules: str) -> str:
    """What must be the same for two matches to be comparable."""
    owed = f", {match.match.owed} duty soli" if match.match.owed else ""
    return f"rules {rules}, {'cards alone' if match.match.plain else 'with calls and soli'}{owed}"


def kept(match: Played, rules: str) -> Kept:
    """What is kept of a match."""
    return Kept(match.match.kinds, conditions(match, rules), dict(zip(match.seeds, match.edges(), strict=True)))


def write(file: Path, matches: Sequence[Kept]) -> None:
    """Writes matches to a file."""
    told = [
        {"kinds": one.kinds, "conditions": one.conditions, "deals": [list(pair) for pair in one.edges.items()]}
        for one in matches
    ]
    file.write_text(json.dumps({"format": FORMAT, "matches": told}), encoding="utf-8")


def read(file: Path) -> tuple[Kept, ...]:
    """The matches in a file; LedgerError if it holds none."""
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        if told["format"] != FORMAT:
            raise LedgerError(f"{file}: format {told['format']} is not {FORMAT}")
        return tuple(
            Kept(tuple(one["kinds"]), one["conditions"], {int(seed): float(edge) for seed, edge in one["deals"]})
            for one in told["matches"]
        )
    except OSError as error:
        raise LedgerError(f"{file}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise LedgerError(f"{file}: no matches of the bench ({error})") from None


def compared(now: Kept, then: Kept) -> str:
    """By how much the edge of a match is above that of another one, deal by deal."""
    if now.conditions != then.conditions:
        raise LedgerError(f"{then.names} was played by other conditions: {then.conditions}, not {now.conditions}")
    both = [now.edges[seed] - then.edges[seed] for seed in now.edges if seed in then.edges]
    if not both:
        raise LedgerError(f"{then.names} was played on other deals")
    mean, error = mean_and_error(both)
    return (
        f"{now.names}, less what {then.names} brought on the same deals: "
        f"{mean:+.3f}, standard error {error:.3f} over {len(both)} deals"
    )
