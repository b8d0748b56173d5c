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
from freedoko_qt.players.character import EVEN, Character
from freedoko_qt.players.levels import LEVELS

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
    characters: tuple[Character, ...] = ()  # by place, like the players; nothing stands for all of them as usual

    def __post_init__(self) -> None:
        object.__setattr__(self, "characters", self.characters or (EVEN,) * len(self.players))

    @property
    def level(self) -> str:
        """The level of the last computer player, which is proposed for one more; the usual one if there is none."""
        chosen = [player for player in self.players if player != HUMAN]
        return chosen[-1] if chosen else levels.USUAL

    @property
    def character(self) -> Character:
        """The character of the last computer player, which one more gets too; the usual one if there is none."""
        places = [place for place, player in enumerate(self.players) if player != HUMAN]
        return self.characters[places[-1]] if places else EVEN

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
            characters=self.characters,
        )

    def by(self, rules: Rules, rules_name: str) -> "Setup":
        """The same by other rules: with as many players, and the people on the seats, that these rules want."""
        names, players, characters = self.names, self.players, self.characters
        for name in NAMES[1:]:
            if len(names) < rules.x_players_at_table and name not in names:
                names, players = (*names, name), (*players, self.level)
                characters = (*characters, self.character)
        size = rules.x_players_at_table
        return replace(
            self,
            names=names[:size],
            players=players[:size],
            rules=rules,
            rules_name=rules_name,
            first_dealer=min(self.first_dealer, size - 1),
            characters=characters[:size],
        )


def of_head(head: Head) -> Setup:
    """The setup that a party was started with."""
    names, players = head.names, head.players
    dealer = (head.first_start - 1) % len(names)
    return Setup(names, players, head.rules, head.title or head.base, head.seed, dealer, head.characters)


def drawn_seed() -> int:
    """A seed nobody can foresee."""
    return random.SystemRandom().randrange(SEED_LIMIT)


def alone(seed: int, level: str = "", character: Character = EVEN) -> Setup:
    """One person against three computer players, of the usual level if none is named, by the rules of a tournament."""
    names = (translate("setup", NAMES[0]), *NAMES[1:4])
    chosen = level or levels.USUAL
    characters = (EVEN, *(LEVELS[chosen].minds(character),) * 3)
    return Setup(names, (HUMAN, *(chosen,) * 3), preset("ddv"), "ddv", seed, characters=characters)


def among_themselves(seed: int, level: str = "", character: Character = EVEN) -> Setup:
    """Four computer players, of the usual level if none is named, by the rules of a tournament."""
    chosen = level or levels.USUAL
    characters = (LEVELS[chosen].minds(character),) * 4
    return Setup(NAMES[1:5], (chosen,) * 4, preset("ddv"), "ddv", seed, characters=characters)


def stand_in(player: str) -> str:
    """The level that answers for a player: the usual one for a person who lets the computer play or wants a hint."""
    return levels.USUAL if player == HUMAN else player
