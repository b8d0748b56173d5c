"""Special points: what single tricks bring besides the game, judged with the final sides. Source: rules 6.4."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.card import Card, Suit
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.rules import DoppelkopfScope, Rules
from freedoko_qt.engine.table import Table, Trick

DOPPELKOPF = 40
"""Card points that make a trick a doppelkopf."""


class Feat(StrEnum):
    """What a trick was special for."""

    DOPPELKOPF = "doppelkopf"
    FOX_CAUGHT = "fox caught"
    FOX_CAUGHT_LAST = "fox caught in the last trick"
    CHARLIE_CAUGHT = "charlie caught"
    DULLE_CAUGHT = "dulle caught"
    HEART_TRICK = "heart trick"
    FOX_LAST = "fox wins the last trick"
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
    if contract.is_for_few:
        return ()
    if contract.is_solo and not table.rules.x_solo_special_points:
        keeps_some = contract is Contract.MARRIAGE_SOLO and table.rules.x_failed_marriage_points
        tricks = table.decided if keeps_some else 0  # there are no foxes in a solo, so none of them counts
    return tuple(special for number in range(tricks) for special in in_trick(table, number, contract, teams))


def in_trick(table: Table, number: int, contract: Contract, teams: tuple[Team, ...]) -> Iterator[Special]:
    """The special points of one trick."""
    trick = table.tricks[number]
    team, winner = teams[trick.winner], trick.winner
    if trick.points >= DOPPELKOPF and counts_doppelkopf(table.rules, contract):
        yield Special(Feat.DOPPELKOPF, team, number, winner)
    for seat, card in zip(trick.seats, trick.cards, strict=True):
        if teams[seat] is not team:
            yield from (Special(feat, team, number, winner, seat) for feat in caught(table, number, card))
    counts_hearts = not contract.is_solo or table.rules.x_solo_special_points
    if table.rules.extrapoint_heart_trick and counts_hearts and is_heart_trick(table, trick):
        yield Special(Feat.HEART_TRICK, team, number, winner)
    if number + 1 == table.hand_size:
        yield from charlies_caught(table, trick, teams)
        yield from last_trick(table, trick, teams)


def counts_doppelkopf(rules: Rules, contract: Contract) -> bool:
    """Whether a trick of 40 card points counts in a game."""
    scope = rules.x_doppelkopf_scope
    return scope is DoppelkopfScope.ALL or (
        scope is DoppelkopfScope.NOT_IN_POVERTY and contract is not Contract.POVERTY
    )


def caught(table: Table, number: int, card: Card) -> Iterator[Feat]:
    """What the card of an opponent brings to the winner of a trick."""
    rules, tables, trick = table.rules, table.tables, table.tricks[number]
    if rules.extrapoint_catch_fox and tables.fox[card]:
        yield Feat.FOX_CAUGHT
        if rules.extrapoint_catch_fox_last_trick and number + 1 == table.hand_size:
            yield Feat.FOX_CAUGHT_LAST
    if rules.extrapoint_dolle_jabs_dolle and tables.dulle[card] and tables.dulle[trick.best]:
        yield Feat.DULLE_CAUGHT


def charlies_caught(table: Table, trick: Trick, teams: tuple[Team, ...]) -> Iterator[Special]:
    """The jacks of clubs that the winner of the last trick takes from the opponents."""
    rules, team = table.rules, teams[trick.winner]
    needs_queen = rules.extrapoint_catch_charlie_only_with_diamond_queen
    if not rules.extrapoint_catch_charlie or (needs_queen and trick.best is not Card.DQ):
        return
    victims = [s for s, c in zip(trick.seats, trick.cards, strict=True) if c is Card.CJ and teams[s] is not team]
    for seat in victims[: 2 if rules.extrapoint_catch_double_charlie else 1]:
        yield Special(Feat.CHARLIE_CAUGHT, team, len(table.tricks) - 1, trick.winner, seat)


def last_trick(table: Table, trick: Trick, teams: tuple[Team, ...]) -> Iterator[Special]:
    """What the card that wins the last trick brings, and the same card of the partner under it."""
    rules, card, number = table.rules, trick.best, len(table.tricks) - 1
    team = teams[trick.winner]
    seats = [s for s, c in zip(trick.seats, trick.cards, strict=True) if c is card and s != trick.winner]
    is_fox = rules.extrapoint_fox_last_trick and table.tables.fox[card]
    is_charlie = rules.extrapoint_charlie and card is Card.CJ
    for feat, counts, doubles in (
        (Feat.FOX_LAST, is_fox, rules.extrapoint_double_fox_last_trick),
        (Feat.CHARLIE, is_charlie, rules.extrapoint_double_charlie),
    ):
        if counts:
            yield Special(feat, team, number, trick.winner)
        if counts and doubles and seats and teams[seats[0]] is team:
            yield Special(feat, team, number, trick.winner)


def is_heart_trick(table: Table, trick: Trick) -> bool:
    """Whether all four cards are plain hearts."""
    return all(table.tables.suit[card] == Suit.HEART for card in trick.cards)
