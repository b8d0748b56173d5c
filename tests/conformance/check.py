"""One comparison of our rules with a recording."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Check:
    """One comparison; `known` is the reason why a difference is wanted, `skipped` why there is nothing to compare."""

    field: str
    ours: object = None
    theirs: object = None
    at: int = -1  # cards on the table
    known: str = ""
    skipped: str = ""

    @property
    def is_equal(self) -> bool:
        """Whether both say the same."""
        return self.ours == self.theirs
