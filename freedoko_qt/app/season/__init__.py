"""What the saved parties say in short: a value for each party, and one for each of its games.

All of it follows from the records (`facts`), is kept as text only to be quick (`text`, `cache`),
and is read beside the window (`reading`). Without Qt, so that the process that reads starts fast.
"""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.problem import Problem
from freedoko_qt.engine.special import Feat


@dataclass(frozen=True, slots=True)
class Spoken:
    """An announcement in a finished game: by which place of the party, for which side, and whether that side won."""

    place: int
    call: Call
    team: Team
    is_won: bool


@dataclass(frozen=True, slots=True)
class Caught:
    """A special point of a finished game; whoever had to give a card for it is the victim, by place, or -1."""

    feat: Feat
    place: int
    victim: int = -1


@dataclass(frozen=True, slots=True)
class Deed:
    """A game that was counted. What is told of players is by place in the party; who sat out has no side.

    `points` are the card points each place has taken. `value` is seen from the winner, or from re if nobody won.
    """

    game: int  # its number in the record, from 0, deals that came to nothing included
    contract: Contract  # as it turned out: a silent marriage is one
    soloist: int  # who played alone, or whose special game it was; -1 in a normal game
    sides: tuple[Team | None, ...]
    winner: Team | None
    value: int
    scores: tuple[int, ...]
    points: tuple[int, ...]
    bock: int = 1  # how many times the game counted
    is_duty: bool = False
    spoken: tuple[Spoken, ...] = ()
    specials: tuple[Caught, ...] = ()

    @property
    def is_solo(self) -> bool:
        """Whether one played against three."""
        return self.contract.is_solo

    @property
    def card_points(self) -> tuple[int, int]:
        """The card points of re and contra."""
        re = sum(points for points, side in zip(self.points, self.sides, strict=True) if side is Team.RE)
        return re, sum(self.points) - re

    @property
    def winners(self) -> tuple[int, ...]:
        """The places of those who won; empty if nobody did."""
        if self.winner is None:
            return ()
        return tuple(place for place, side in enumerate(self.sides) if side is self.winner)

    @property
    def lost_announcement(self) -> bool:
        """Whether a side announced something and did not win."""
        return any(not spoken.is_won for spoken in self.spoken)


@dataclass(frozen=True, slots=True)
class Saved:
    """A party on disk. One that cannot be read has a `trouble` and nothing else.

    `base` is the shipped rule set that is nearest to the rules, `changes` what they have other than it, as text that
    is the same for the same rules (`words.rules_title` says it in words).
    """

    path: Path
    date: datetime  # when it began; if it does not say so, when it was put away or last written; local time
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()  # "human" or the key of a computer player's strength
    base: str = ""
    changes: str = ""
    number_of_changes: int = 0
    title: str = ""  # of rules that somebody has given a name
    games: tuple[Deed, ...] = ()
    totals: tuple[int, ...] = ()
    is_over: bool = False  # no game is left to be played
    is_running: bool = False  # it is the record that is being written on
    has_open_game: bool = False  # a game was begun and not ended
    trouble: str | Problem = ""

    @property
    def rules(self) -> tuple[str, str]:
        """What is the same for parties by the same rules."""
        return self.base, self.changes
