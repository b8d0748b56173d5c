"""Special points: what single tricks bring besides the game, judged with the final sides. Source: rules 6.4."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.table import Table, Trick

DOPPELKOPF = 40
"""Card points that make a trick a doppelkopf."""


class Feat(StrEnum):
    """What a trick was special for."""

    DOPPELKOPF = "doppelkopf"
    FOX_CAUGHT = "fox caught"
    CHARLIE = "charlie"


@dataclass(frozen=True, slots=True)
class Special:
    """A special point: what, for which side, in which trick (from 0), by whom, and for a caught card from whom."""

    feat: Feat
    team: Team
    trick: int
    seat: Seat
    victim: Seat | None = None
    points: int = 1


def specials(table: Table, contract: Contract, teams: tuple[Team, ...]) -> tuple[Special, ...]:
    """All special points of a finished game, trick by trick."""
    tricks = len(table.tricks)
    if contract.is_solo:
        keeps_some = contract is Contract.MARRIAGE_SOLO and table.rules.x_failed_marriage_points
        tricks = table.decided if keeps_some else 0  # there are no foxes in a solo, so none of them counts
    return tuple(special for number in range(tricks) for special in in_trick(table, number, teams))


def in_trick(table: Table, number: int, teams: tuple[Team, ...]) -> Iterator[Special]:
    """The special points of one trick of a game with two sides."""
    trick, rules = table.tricks[number], table.rules
    if trick.points >= DOPPELKOPF:
        yield Special(Feat.DOPPELKOPF, teams[trick.winner], number, trick.winner)
    if rules.extrapoint_catch_fox:
        for seat in foxes(table, trick):
            if teams[seat] is not teams[trick.winner]:
                yield Special(Feat.FOX_CAUGHT, teams[trick.winner], number, trick.winner, seat)
    is_last = number + 1 == table.hand_size
    winning = trick.cards[(trick.winner - trick.leader) % 4]
    if rules.extrapoint_charlie and is_last and winning is Card.CJ:
        yield Special(Feat.CHARLIE, teams[trick.winner], number, trick.winner)


def foxes(table: Table, trick: Trick) -> tuple[Seat, ...]:
    """The seats that laid a fox into the trick."""
    is_fox = table.tables.fox
    return tuple(seat for seat, card in zip(trick.seats, trick.cards, strict=True) if is_fox[card])
