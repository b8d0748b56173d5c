"""How the players did over all saved parties, counted from the parties in short.

Who plays is told apart by name and kind: a person and a computer player of the same name are two.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from freedoko_qt.app.season import Deed, Saved
from freedoko_qt.app.setup import HUMAN
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import LEVELS, Call
from freedoko_qt.engine.special import Feat

Rules = tuple[str, str]
"""Base and changes of the rules, as in `Saved.rules`."""


class Role(StrEnum):
    """What a player was in a game; everybody at the table was exactly one of these."""

    RE = "re"
    CONTRA = "contra"
    SOLO = "solo"
    AGAINST_SOLO = "against a solo"
    MARRIAGE = "marriage"  # who announced it; the partner plays re
    POVERTY = "poverty"  # who was poor; the partner plays re


class Kind(StrEnum):
    """Whom a table of statistics is about."""

    ALL = "all"
    PEOPLE = "people"
    COMPUTERS = "computers"


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays: a name and what kind of player it is."""

    name: str
    kind: str  # HUMAN or the key of a computer player's level

    @property
    def is_person(self) -> bool:
        """Whether it is a person."""
        return self.kind == HUMAN


@dataclass(frozen=True, slots=True)
class Wish:
    """Which games are counted, and whether each rule set gets an account of its own."""

    kind: Kind = Kind.ALL
    rules: Rules | None = None  # only these
    since: datetime | None = None  # only parties from then on
    by_rules: bool = False


@dataclass(slots=True)
class Tried:
    """Something that was tried so often, brought this off so often, and brought so many points."""

    number: int = 0
    won: int = 0
    points: int = 0

    @property
    def rate(self) -> float | None:
        """The share that was won, 0 to 1; None if it was never tried."""
        return self.won / self.number if self.number else None

    @property
    def average(self) -> float | None:
        """Points each time; None if it was never tried."""
        return self.points / self.number if self.number else None

    def add(self, is_won: bool, points: int = 0) -> None:
        """Counts one more."""
        self.number += 1
        self.won += is_won
        self.points += points


@dataclass(slots=True)
class Account:
    """All that is counted for a player, over all rules or by one rule set."""

    player: Player
    rules: Rules | None = None
    parties: list[Saved] = field(default_factory=list)
    games: Tried = field(default_factory=Tried)
    card_points: int = 0
    roles: dict[Role, Tried] = field(default_factory=lambda: {role: Tried() for role in Role})
    soli: dict[Contract, Tried] = field(default_factory=dict)
    calls: dict[Call, Tried] = field(default_factory=dict)
    feats: dict[Feat, int] = field(default_factory=lambda: dict.fromkeys(Feat, 0))
    lost: dict[Feat, int] = field(default_factory=lambda: dict.fromkeys(Feat, 0))
    curve: list[int] = field(default_factory=lambda: [0])  # the running sum, from the first game on

    @property
    def announced(self) -> Tried:
        """All announcements, replies among them."""
        calls = self.calls.values()
        return Tried(sum(one.number for one in calls), sum(one.won for one in calls))

    @property
    def average_card_points(self) -> float | None:
        """Card points in the own tricks of a game."""
        return self.card_points / self.games.number if self.games.number else None

    def add(self, deed: Deed, place: int, side: Team) -> None:
        """Counts a game in which the player sat at a place of the party."""
        is_won, score = deed.winner is side, deed.scores[place]
        self.games.add(is_won, score)
        self.card_points += deed.points[place]
        self.curve.append(self.curve[-1] + score)
        role = role_of(deed, place, side)
        self.roles[role].add(is_won, score)
        if role is Role.SOLO:
            self.soli.setdefault(deed.contract, Tried()).add(is_won, score)
        for spoken in deed.spoken:
            if spoken.place == place:
                self.calls.setdefault(level(spoken.call), Tried()).add(spoken.is_won, score)
        for special in deed.specials:
            if special.place == place:
                self.feats[special.feat] += 1
            elif special.victim == place:
                self.lost[special.feat] += 1


def role_of(deed: Deed, place: int, side: Team) -> Role:
    """What a player was in a game. Where everybody plays for the fewest points, everybody plays alone."""
    if deed.contract is Contract.FEWEST_POINTS:
        return Role.SOLO
    if side is Team.CONTRA:
        return Role.AGAINST_SOLO if deed.is_solo else Role.CONTRA
    if deed.is_solo:
        return Role.SOLO
    if place == deed.soloist:
        return {Contract.MARRIAGE: Role.MARRIAGE, Contract.POVERTY: Role.POVERTY}.get(deed.contract, Role.RE)
    return Role.RE


def level(call: Call) -> Call:
    """The level that an announcement stands for; all replies are one."""
    return call if call in LEVELS else Call.REPLY


def is_wished(player: Player, kind: Kind) -> bool:
    """Whether a table about a kind of players has a row for this one."""
    return kind is Kind.ALL or player.is_person is (kind is Kind.PEOPLE)


def counted(parties: Sequence[Saved], wish: Wish) -> Iterator[Saved]:
    """The parties of which games are counted, oldest first."""
    for party in sorted(parties, key=lambda one: one.date):
        is_late = wish.since is None or party.date >= wish.since
        if party.games and is_late and wish.rules in (None, party.rules):
            yield party


def accounts(parties: Iterable[Saved], wish: Wish) -> Iterator[dict[tuple[Player, Rules | None], Account]]:
    """The accounts of all players; yields the same mapping after each party, so that a window can breathe between."""
    found: dict[tuple[Player, Rules | None], Account] = {}
    for party in counted(tuple(parties), wish):
        rules = party.rules if wish.by_rules else None
        seated = [Player(name, kind) for name, kind in zip(party.names, party.players, strict=True)]
        for place, player in enumerate(seated):
            if not is_wished(player, wish.kind):
                continue
            account = found.setdefault((player, rules), Account(player, rules))
            if party not in account.parties[-1:]:  # two computer players may have the same name and strength
                account.parties.append(party)
            for deed in party.games:
                side = deed.sides[place]
                if side is not None:
                    account.add(deed, place, side)
        yield found
    yield found


def all_rules(parties: Iterable[Saved]) -> dict[Rules, Saved]:
    """Every rule set that was played by, each with a party that tells its name."""
    return {party.rules: party for party in parties if party.games}
