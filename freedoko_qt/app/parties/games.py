"""The games of a saved party as a list, seen by one of its players, and the filters that find some of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.app.season import Deed, Saved
from freedoko_qt.app.sheet import call_text, plain
from freedoko_qt.app.words import contract_name, fill, team_name, translate
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.table import highest
from freedoko_qt.marked import mark

BIG = -6
"""What costs so much is a big loss in any party."""
SHARE = 10
"""One of so many games of a party is among its worst."""


class GameKind(StrEnum):
    """What somebody may look for."""

    SOLO = "solo"
    BOCK = "bock"
    LOST_CALL = "lost call"
    BIG_LOSS = "big loss"
    SPECIAL = "special"


KINDS: Mapping[GameKind, tuple[str, str]] = {
    GameKind.SOLO: (mark("parties", "Soli"), mark("parties", "Games of one against three")),
    GameKind.BOCK: (mark("parties", "Bock games"), mark("parties", "Games that counted more often than once")),
    GameKind.LOST_CALL: (
        mark("parties", "Lost announcements"),
        mark("parties", "Games in which a side announced something and did not win"),
    ),
    GameKind.BIG_LOSS: (mark("parties", "Big losses"), mark("parties", "The games that cost the player most")),
    GameKind.SPECIAL: (
        mark("parties", "Marriages and poverties"),
        mark("parties", "Games with a marriage or with an exchange of cards"),
    ),
}
"""The title of each kind, and what belongs to it; for big losses each party has its own words (`loss_title`)."""

SPECIAL = (Contract.MARRIAGE, Contract.MARRIAGE_SOLO, Contract.MARRIAGE_SILENT, Contract.POVERTY)

Kinds = frozenset[GameKind]
NO_KINDS: Kinds = frozenset()


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game in the list; score and sum are those of the player by whom it is seen."""

    deed: Deed
    number: int  # among the games that counted, from 1
    contract: str
    soloist: str
    winner: str
    calls: str
    score: int
    total: int
    kinds: Kinds
    told: str  # all of it, a line each

    @property
    def bock(self) -> str:
        """How many times it counted, if more than once."""
        return str(self.deed.bock) if self.deed.bock > 1 else ""


def played(saved: Saved, place: int) -> tuple[PlayedGame, ...]:
    """All games of a party that counted, seen by who sits at a place."""
    limit = loss_limit(saved, place)
    made, total = [], 0
    for number, deed in enumerate(saved.games, 1):
        total += deed.scores[place]
        made.append(game(saved, deed, number, place, total, limit))
    return tuple(made)


def game(saved: Saved, deed: Deed, number: int, place: int, total: int, limit: int) -> PlayedGame:
    """One game of a party."""
    contract = contract_name(deed.contract)
    soloist = saved.names[deed.soloist] if deed.soloist >= 0 else ""
    winner = team_name(deed.winner) or translate("parties", "nobody")
    said = ", ".join(calls(deed))
    kinds = frozenset(kinds_of(deed, cost(deed, place) <= limit))
    told = "\n".join(lines(saved, deed, number))
    return PlayedGame(deed, number, contract, soloist, winner, said, deed.scores[place], total, kinds, told)


def kinds_of(deed: Deed, is_big_loss: bool) -> Iterator[GameKind]:
    """All kinds that a game belongs to."""
    if deed.is_solo:
        yield GameKind.SOLO
    if deed.bock > 1:
        yield GameKind.BOCK
    if deed.lost_announcement:
        yield GameKind.LOST_CALL
    if is_big_loss:
        yield GameKind.BIG_LOSS
    if deed.contract in SPECIAL:
        yield GameKind.SPECIAL


def lines(saved: Saved, deed: Deed, number: int) -> Iterator[str]:
    """All that is known of a game, in words."""
    yield fill(translate("parties", "%1. %2"), str(number), contract_name(deed.contract))
    if deed.winner is None:
        yield translate("parties", "Nobody wins.")
    else:
        names = ", ".join(saved.names[place] for place in deed.winners)
        re, contra = map(str, deed.card_points)
        text = translate("parties", "%1 wins (%2), %3 to %4 card points.")
        yield fill(text, team_name(deed.winner), names, *((re, contra) if deed.winner is Team.RE else (contra, re)))
    yield from calls(deed)
    if deed.bock > 1:
        yield translate("parties", "Bock: counts %n time(s).", "", deed.bock)
    text = translate("parties", "%1: %2")
    for name, points, side in zip(saved.names, deed.scores, deed.sides, strict=True):
        yield fill(text, name, plain(points) if side else translate("parties", "sits out"))


def calls(deed: Deed) -> Iterator[str]:
    """The highest announcement of each side; one that was not kept says so."""
    for team in Team:
        made = [spoken for spoken in deed.spoken if spoken.team is team]
        if call := highest(spoken.call for spoken in made):
            text = call_text(team, call)
            yield text if all(one.is_won for one in made) else fill(translate("parties", "%1 (lost)"), text)


# -- big losses -------------------------------------------------------------------------------------------


def cost(deed: Deed, place: int) -> int:
    """What a game cost a player, below zero; where only winners write, what it brought the others."""
    if deed.sides[place] is None or place in deed.winners:
        return min(0, deed.scores[place])
    is_written = min(deed.scores) < 0
    return min(0, deed.scores[place]) if is_written or deed.scores[place] else -max(deed.scores)


def loss_limit(saved: Saved, place: int) -> int:
    """From which cost on a loss is big: the worst tenth of the party, and in any case whatever costs six points."""
    costs = sorted(cost(deed, place) for deed in saved.games)
    worst = costs[max(1, len(costs) // SHARE) - 1] if costs else 0
    return max(worst, BIG) if worst < 0 else BIG


def loss_title(saved: Saved, place: int) -> str:
    """What counts as a big loss of a player in a party."""
    return translate("parties", "Losses of %n point(s) or more", "", -loss_limit(saved, place))


def loss_about(saved: Saved, place: int) -> str:
    """Why just that."""
    text = translate(
        "parties", "The worst tenth of the games of %1 in this party, and whatever costs %n point(s)", "", -BIG
    )
    return fill(text, saved.names[place])


# -- filters ----------------------------------------------------------------------------------------------


def found(games: tuple[PlayedGame, ...], wanted: Kinds) -> tuple[PlayedGame, ...]:
    """The games that are of all wanted kinds."""
    return tuple(game for game in games if wanted <= game.kinds)


def counts(games: tuple[PlayedGame, ...], wanted: Kinds) -> Mapping[GameKind, int]:
    """How many games would be left if a kind were wanted as well."""
    left = found(games, wanted)
    return {kind: sum(kind in game.kinds for game in left) for kind in GameKind}
