"""Who plays, with which rules, from which seed: all that a new party needs."""

import random
from dataclasses import dataclass, replace

from freedoko_qt.app.words import translate
from freedoko_qt.engine.deal import SEED_LIMIT
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.record import Head
from freedoko_qt.engine.rules import Rules
from freedoko_qt.marked import mark
from freedoko_qt.players import levels

HUMAN = "human"
"""The key of a player who answers at the table; the other keys are those of the players' levels."""

NAMES = (mark("setup", "Player"), "Anna", "Bernd", "Clara", "Dieter", "Emil")
"""A name for a person, which is translated, and five for computer players."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The players by place and what they agreed on."""

    names: tuple[str, ...]
    players: tuple[str, ...]  # HUMAN or the key of a level
    rules: Rules
    rules_name: str  # the key of the rule set, or a title for rules of one's own
    seed: int
    first_dealer: Seat = 3

    @property
    def level(self) -> str:
        """The level of the last computer player, which is proposed for one more; the usual one if there is none."""
        chosen = [player for player in self.players if player != HUMAN]
        return chosen[-1] if chosen else levels.USUAL

    @property
    def head(self) -> Head:
        """The head of the party's record."""
        is_shipped = self.rules_name in PRESETS
        return Head(
            self.rules,
            self.rules_name if is_shipped else "default",
            self.names,
            self.players,
            self.seed,
            (self.first_dealer + 1) % len(self.names),
            title="" if is_shipped else self.rules_name,
        )

    def by(self, rules: Rules, rules_name: str) -> "Setup":
        """The same by other rules: with as many players, and the people on the seats, that these rules want."""
        names, players = self.names, self.players
        for name in NAMES[1:]:
            if len(names) < rules.x_players_at_table and name not in names:
                names, players = (*names, name), (*players, self.level)
        size = rules.x_players_at_table
        return replace(
            self,
            names=names[:size],
            players=players[:size],
            rules=rules,
            rules_name=rules_name,
            first_dealer=min(self.first_dealer, size - 1),
        )


def of_head(head: Head) -> Setup:
    """The setup that a party was started with."""
    names, players = head.names, head.players
    dealer = (head.first_start - 1) % len(names)
    return Setup(names, players, head.rules, head.title or head.base, head.seed, dealer)


def drawn_seed() -> int:
    """A seed nobody can foresee."""
    return random.SystemRandom().randrange(SEED_LIMIT)


def alone(seed: int, level: str = "") -> Setup:
    """One person against three computer players, of the usual level if none is named, by the rules of a tournament."""
    names = (translate("setup", NAMES[0]), *NAMES[1:4])
    return Setup(names, (HUMAN, *(level or levels.USUAL,) * 3), preset("ddv"), "ddv", seed)


def among_themselves(seed: int, level: str = "") -> Setup:
    """Four computer players, of the usual level if none is named, by the rules of a tournament."""
    return Setup(NAMES[1:5], (level or levels.USUAL,) * 4, preset("ddv"), "ddv", seed)


def stand_in(player: str) -> str:
    """The level that answers for a player: the usual one for a person who lets the computer play or wants a hint."""
    return levels.USUAL if player == HUMAN else player
