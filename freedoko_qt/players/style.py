"""What sets apart the players that go by rules of thumb, as data."""

from dataclasses import dataclass, replace

from freedoko_qt.engine.character import Character
from freedoko_qt.players.knowledge import ALL


@dataclass(frozen=True, slots=True)
class Style:
    """How much of the game a player of this kind makes use of."""

    announces: bool = True
    plays_soli: bool = True  # also those that nobody makes it play
    memory: int = ALL  # so many of the last tricks it remembers, besides the running one
    whim: float = 0.0  # how far it misjudges what a card is worth, in card points
    boldness: int = 0  # how readily it announces and plays soli, as in `Character`


SEASONED = Style()
BEGINNER = Style(announces=False, plays_soli=False, memory=1)
NOVICE = Style(announces=False, plays_soli=False, memory=1, whim=12.0)


def seasoned(character: Character) -> Style:
    """The style of a seasoned player of some character."""
    return replace(SEASONED, boldness=character.boldness)
