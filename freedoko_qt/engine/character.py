"""How a computer player is disposed, whatever its strength: a record keeps it beside the strength."""

from dataclasses import dataclass, fields

from freedoko_qt.engine.problem import Problem, not_within
from freedoko_qt.marked import mark

LOW, HIGH = -2, 2
"""The least and the most there is of a trait; 0 is as usual."""


@dataclass(frozen=True, slots=True)
class Character:
    """The traits of a player, each from -2 to 2; they never add to what it knows. ValueError for anything else."""

    boldness: int = 0  # how readily it announces and plays soli
    trust: int = 0  # how much it concludes from what the others play

    def __post_init__(self) -> None:
        for trait in TRAITS:
            value = getattr(self, trait)
            if type(value) is not int:
                text = mark("trouble", "%1 is %2, not a whole number")
                raise ValueError(Problem(text, (trait, f"{value!r:.60}")))
            if not LOW <= value <= HIGH:
                raise ValueError(not_within(trait, value, LOW, HIGH))

    @property
    def written(self) -> dict[str, int]:
        """As it stands in a record: the traits that are not as usual, by name."""
        return {trait: value for trait in TRAITS if (value := getattr(self, trait))}


TRAITS = tuple(field.name for field in fields(Character))
"""The names of the traits, as they stand in records and on the command line."""

EVEN = Character()
"""Everything as usual."""
