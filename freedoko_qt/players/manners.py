"""What looks clumsy at a table, counted over fixed deals: the figures by which a player is judged by its partner.

python -m freedoko_qt.players.manners --levels thumb,strong --games 40
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from freedoko_qt.engine.card import POINTS, Card, Rank
from freedoko_qt.engine.deal import deal
from freedoko_qt.engine.event import SEATS, Dealt, Played
from freedoko_qt.engine.observe import Observation
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.state import State
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.players.base import Choice, Player
from freedoko_qt.players.figures import Figures, kinds_known
from freedoko_qt.players.follow import PARTNER, SURE
from freedoko_qt.players.lead import LIKELY
from freedoko_qt.players.mirrored import Match, one_game
from freedoko_qt.players.position import Position
from freedoko_qt.players.process import one_thread
from freedoko_qt.players.sensible import FAT

EARLY = 3  # tricks in which an ace should be led


@dataclass
class Count:
    """How often there was an occasion for something, and how often it was done."""

    occasions: int = 0
    done: int = 0

    def add(self, was_done: bool) -> None:
        """Count one more occasion."""
        self.occasions += 1
        self.done += was_done

    @property
    def share(self) -> float:
        """How often it was done where it could be; 0 without an occasion."""
        return self.done / self.occasions if self.occasions else 0.0


# -- single cards: whether it was done, or None where there was no occasion ---------------------------------------


def overtakes(here: Position, card: Card) -> bool | None:
    """Taking a trick that the partner is sure to keep, where one could stay under it."""
    under = kept_by_partner(here)
    return card not in under if 0 < len(under) < len(here.cards) else None


def smears(here: Position, card: Card) -> bool | None:
    """Giving an ace or a ten to a trick that the partner is sure to keep, where one could hold it back."""
    under = kept_by_partner(here)
    has_choice = any(POINTS[other] >= FAT for other in under) and any(POINTS[other] < FAT for other in here.cards)
    return POINTS[card] >= FAT if has_choice else None


def kept_by_partner(here: Position) -> tuple[Card, ...]:
    """The cards under which a trick of the partner is as good as won, by what this seat can know."""
    if here.is_lead or here.foe[here.owner] > PARTNER:
        return ()
    return tuple(card for card in here.cards if not here.takes(card) and here.odds[card] >= SURE)


def leads_ace(here: Position, card: Card) -> bool | None:
    """Leading one of the plain aces that nobody is likely to trump, in one of the first tricks."""
    if not here.is_lead or len(here.know.table.tricks) >= EARLY:
        return None
    aces = [other for other in here.cards if is_plain_ace(here, other) and here.runs(other) >= LIKELY]
    return card in aces if aces else None


def is_plain_ace(here: Position, card: Card) -> bool:
    """Whether a card is the ace of a plain suit."""
    return here.suit[card] != TRUMP and card.rank is Rank.ACE


def wastes_high(here: Position, card: Card) -> bool | None:
    """Taking a lean trick as second hand with a queen or a ten of hearts, while it is open who plays with whom."""
    is_second = len(here.trick.cards) == 1 and here.points < FAT and None in here.know.sides
    high = [other for other in here.cards if is_high(here, other) and here.takes(other)]
    return card in high if is_second and 0 < len(high) < len(here.cards) else None


def is_high(here: Position, card: Card) -> bool:
    """Whether a card is a queen among the trumps, or the ten of hearts above them."""
    return here.suit[card] == TRUMP and (card.rank is Rank.QUEEN or here.know.tables.dulle[card])


def gives_fox(here: Position, card: Card) -> bool | None:
    """Laying a fox into a trick that an opponent is certain to keep, where one could keep it."""
    fox = here.know.tables.fox
    has_choice = any(fox[other] for other in here.cards) and not all(fox[other] for other in here.cards)
    if not has_choice or here.is_lead or any(here.odds[other] > 0 for other in here.cards if fox[other]):
        return None
    return fox[card]


MANNERS: Mapping[str, Callable[[Position, Card], bool | None]] = {
    "sure tricks of the partner taken": overtakes,
    "points given to sure tricks of the partner": smears,
    "running aces led in the first three tricks": leads_ace,
    "queens and tens of hearts wasted in second place": wastes_high,
    "foxes given to tricks that are lost": gives_fox,
}
"""What is counted, as the report calls it."""


# -- games --------------------------------------------------------------------------------------------------------


@dataclass
class Manners:
    """What was counted of one kind of player."""

    counts: dict[str, Count] = field(default_factory=lambda: {name: Count() for name in MANNERS})
    games: int = 0
    foxes: int = 0
    foxes_lost: int = 0

    def note(self, seen: Observation, card: Card) -> None:
        """Enter a card that was played."""
        here = Position(seen)
        if len(here.cards) == 1 or here.is_for_few or seen.table.is_undecided:
            return
        for name, find in MANNERS.items():
            if (was_done := find(here, card)) is not None:
                self.counts[name].add(was_done)

    def finish(self, final: State) -> None:
        """Enter a finished game."""
        fox = final.table.tables.fox
        self.games += 1
        for trick in final.table.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                self.foxes += fox[card]
                self.foxes_lost += fox[card] and final.teams[seat] is not final.teams[trick.winner]


@dataclass(frozen=True, slots=True)
class Noted:
    """A player whose cards are entered as it plays them."""

    player: Player
    manners: Manners

    def choose(self, seen: Observation) -> Choice:
        """What the player chooses."""
        choice = self.player.choose(seen)
        if isinstance(choice.action, Played):
            self.manners.note(seen, choice.action.card)
        return choice


def manners(level: str, games: int, seed: int, rules: Rules) -> Manners:
    """What is counted when four players of a level play by their cards alone, on fixed deals."""
    found, make = Manners(), kinds_known()[level].make
    match = Match((level,), ((0, 0, 0, 0),), seed, rules, plain=True)
    for number, chance in islice(match.deals(), games):
        by = match.rules_of(chance)
        players = [Noted(make(4 * chance + seat), found) for seat in SEATS]
        dealt = Dealt(deal(chance, by.with_nines), number % 4)
        found.finish(one_game(by, dealt, players, [Figures() for _ in SEATS], plain=True))
    return found


# -- the report ---------------------------------------------------------------------------------------------------


def report(found: Mapping[str, Manners]) -> str:
    """The counts of several levels beside each other."""
    width = max(map(len, MANNERS)) + 2
    lines = [" " * width + "".join(f"{level:>22}" for level in found)]
    for name in MANNERS:
        counts = [one.counts[name] for one in found.values()]
        cells = (f"{100 * one.share:.1f} % of {one.occasions}" for one in counts)
        lines.append(f"{name:<{width}}" + "".join(f"{cell:>22}" for cell in cells))
    lost = (f"{one.foxes_lost / one.games:.2f} of {one.foxes / one.games:.2f}" for one in found.values())
    lines.append(f"{'foxes lost to opponents, per game':<{width}}" + "".join(f"{cell:>22}" for cell in lost))
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, count and print."""
    one_thread()
    known = kinds_known()
    parser = argparse.ArgumentParser(
        prog="python -m freedoko_qt.players.manners",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--levels", default="thumb", metavar="A,B", help=f"who is watched; of {', '.join(known)}")
    parser.add_argument("--games", type=int, default=40, help="number of games of each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", default="ddv", choices=tuple(PRESETS), help="the rule set")
    options = parser.parse_args(arguments)
    levels = dict.fromkeys(options.levels.split(","))
    if any(level not in known for level in levels):
        parser.error(f"--levels takes some of {', '.join(known)} with commas between them")
    if options.games < 1:
        parser.error("--games is at least 1")
    rules = preset(options.rules)
    found = {level: manners(level, options.games, options.seed, rules) for level in levels}
    sys.stdout.write(f"{options.games} games by {options.rules}, cards alone, seed {options.seed}\n{report(found)}\n")


if __name__ == "__main__":
    main()
