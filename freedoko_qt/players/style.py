"""What sets apart the players that go by rules of thumb, as data."""

from dataclasses import dataclass

from freedoko_qt.players.knowledge import ALL


@dataclass(frozen=True, slots=True)
class Style:
    """How much of the game a player of this kind makes use of."""

    announces: bool = True
    plays_soli: bool = True  # also those that nobody makes it play
    memory: int = ALL  # so many of the last tricks it remembers, besides the running one
    whim: float = 0.0  # how far it misjudges what a card is worth, in card points


SEASONED = Style()
BEGINNER = Style(announces=False, plays_soli=False, memory=1)
NOVICE = Style(announces=False, plays_soli=False, memory=1, whim=12.0)
