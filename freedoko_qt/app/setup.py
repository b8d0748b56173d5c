"""Who plays, with which rules, from which seed: all that a new party needs."""

import secrets
from dataclasses import dataclass

from freedoko_qt.app.words import translate
from freedoko_qt.engine.deal import SEED_LIMIT
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.record import Head
from freedoko_qt.engine.rules import Rules
from freedoko_qt.marked import mark
from freedoko_qt.players.levels import LEVELS

HUMAN = "human"
"""The key of a player who answers at the table; the other keys are those of the players' levels."""

STRONGEST = list(LEVELS)[-1]
"""The key of the level that plays for a person who lets the computer play."""

NAMES = (mark("setup", "Player"), "Anna", "Bernd", "Clara", "Dieter")
"""A name for a person, which is translated, and four for computer players."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The players by seat and what they agreed on."""

    names: tuple[str, ...]
    players: tuple[str, ...]  # HUMAN or the key of a level
    rules: Rules
    rules_name: str  # the key of the rule set, or a title for rules of one's own
    seed: int
    first_dealer: Seat = 3

    @property
    def head(self) -> Head:
        """The head of the party's record."""
        base = self.rules_name if self.rules_name in PRESETS else "default"
        return Head(self.rules, base, self.names, self.players, self.seed, (self.first_dealer + 1) % 4)


def of_head(head: Head) -> Setup:
    """The setup that a party was started with."""
    names, players = head.names, head.players
    dealer = (head.first_start - 1) % 4
    return Setup(names, players, head.rules, head.base, head.seed, dealer)


def drawn_seed() -> int:
    """A seed nobody can foresee."""
    return secrets.randbelow(SEED_LIMIT)


def alone(seed: int) -> Setup:
    """One person against three computer players by the rules of a tournament."""
    names = (translate("setup", NAMES[0]), *NAMES[1:4])
    return Setup(names, (HUMAN, STRONGEST, STRONGEST, STRONGEST), preset("ddv"), "ddv", seed)


def among_themselves(seed: int) -> Setup:
    """Four computer players by the rules of a tournament."""
    return Setup(NAMES[1:], (STRONGEST,) * 4, preset("ddv"), "ddv", seed)
