"""What came out of many comparisons, as a table."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tests.conformance.comparison import Check


@dataclass
class Report:
    """Counts of comparisons by field and outcome, and every difference that has no known reason."""

    games: int = 0
    beyond: Counter[str] = field(default_factory=Counter)  # games that were not replayed, by reason
    equal: Counter[str] = field(default_factory=Counter)
    different: Counter[str] = field(default_factory=Counter)
    known: Counter[tuple[str, str]] = field(default_factory=Counter)
    skipped: Counter[tuple[str, str]] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def add(self, name: str, checks: Iterable[Check]) -> None:
        """Count the comparisons of one game."""
        self.games += 1
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
        self.beyond += other.beyond
        self.equal += other.equal
        self.different += other.different
        self.known += other.known
        self.skipped += other.skipped
        self.differences += other.differences

    def summary(self) -> str:
        """The report in one line."""
        compared = self.equal.total() + self.different.total()
        return (
            f"{self.games} games compared in {compared} places, {self.different.total()} unexplained and "
            f"{self.known.total()} known differences; {self.beyond.total()} games beyond our rules"
        )

    def lines(self, most: int) -> Iterator[str]:
        """The report as a table, with so many differences at most."""
        yield ""
        yield f"{'field':<26}{'compared':>10}{'equal':>10}{'known':>8}{'different':>11}{'skipped':>9}"
        for name in dict.fromkeys([*self.equal, *self.different, *(name for name, _ in self.known)]):
            known = sum(count for (other, _), count in self.known.items() if other == name)
            skipped = sum(count for (other, _), count in self.skipped.items() if other == name)
            equal, different = self.equal[name], self.different[name]
            yield f"{name:<26}{equal + different + known:>10}{equal:>10}{known:>8}{different:>11}{skipped:>9}"
        for title, counts in (("known differences", self.known), ("not compared", self.skipped)):
            yield f"\n{title}"
            yield from (f"{count:>8}  {name}: {why}" for (name, why), count in counts.most_common())
        yield "\ngames beyond our rules"
        yield from (f"{count:>8}  {why}" for why, count in self.beyond.most_common())
        yield f"\nunexplained differences: {len(self.differences)}"
        yield from (f"    {line}" for line in self.differences[:most])
