"""What came out of many comparisons, as a table."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tests.conformance.check import Check


@dataclass
class Report:
    """Counts of comparisons by field and outcome, and every difference that has no known reason."""

    games: int = 0
    equal: Counter[str] = field(default_factory=Counter)
    different: Counter[str] = field(default_factory=Counter)
    known: Counter[tuple[str, str]] = field(default_factory=Counter)
    skipped: Counter[tuple[str, str]] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def add(self, name: str, checks: Iterable[Check]) -> None:
        """Count the comparisons of one game."""
        for check in checks:
            if check.skipped:
                self.skipped[check.field, check.skipped] += 1
            elif check.is_equal:
                self.equal[check.field] += 1
            elif check.known:
                self.known[check.field, check.known] += 1
            else:
                self.different[check.field] += 1
                place = f" after {check.at} cards" if check.at >= 0 else ""
                self.differences.append(f"{name}{place}, {check.field}: ours {check.ours!r}, recorded {check.theirs!r}")

    def merge(self, other: "Report") -> None:
        """Add the counts of another report."""
        self.games += other.games
        self.equal += other.equal
        self.different += other.different
        self.known += other.known
        self.skipped += other.skipped
        self.differences += other.differences

    def summary(self) -> str:
        """The report in one line."""
        compared = self.equal.total() + self.different.total() + self.known.total()
        return (
            f"{self.games} records compared in {compared} places, {self.different.total()} unexplained and "
            f"{self.known.total()} known differences"
        )

    def lines(self, most: int) -> Iterator[str]:
        """The report as a table, with so many differences at most."""
        yield ""
        yield f"{'field':<32}{'compared':>10}{'equal':>10}{'known':>8}{'different':>11}{'skipped':>9}"
        names = (*self.equal, *self.different, *(name for name, _ in (*self.known, *self.skipped)))
        for name in dict.fromkeys(names):
            known = sum(count for (other, _), count in self.known.items() if other == name)
            skipped = sum(count for (other, _), count in self.skipped.items() if other == name)
            equal, different = self.equal[name], self.different[name]
            yield f"{name:<32}{equal + different + known:>10}{equal:>10}{known:>8}{different:>11}{skipped:>9}"
        for title, counts in (("known differences", self.known), ("not compared", self.skipped)):
            yield f"\n{title}"
            yield from (f"{count:>8}  {name}: {why}" for (name, why), count in counts.most_common())
        yield f"\nunexplained differences: {len(self.differences)}"
        yield from (f"    {line}" for line in self.differences[:most])
