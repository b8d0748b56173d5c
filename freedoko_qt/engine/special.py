"""Special points: what single tricks bring besides the game, judged with the final sides. Source: rules 6.4."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from freedoko_qt.engine.card import Card, Suit
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.rules import DoppelkopfScope, Rules
from freedoko_qt.engine.table import Table, Trick
from freedoko_qt.engine.tables import GameTables

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
    tricks = counted_tricks(table.rules, contract, len(table.tricks), table.decided)
    return tuple(special for number in range(tricks) for special in in_trick(table, number, contract, teams))


def counted_tricks(rules: Rules, contract: Contract, tricks: int, decided: int) -> int:
    """In how many tricks, from the first one on, special points count; `decided` is the trick that ended a search."""
    if contract.is_for_few:
        return 0
    if contract.is_solo and not rules.x_solo_special_points:
        keeps_some = contract is Contract.MARRIAGE_SOLO and rules.x_failed_marriage_points
        return decided if keeps_some else 0  # there are no foxes in a solo, so none of them counts
    return tricks


def in_trick(table: Table, number: int, contract: Contract, teams: tuple[Team, ...]) -> Iterator[Special]:
    """The special points of one trick."""
    trick = table.tricks[number]
    team, winner, is_last = teams[trick.winner], trick.winner, number + 1 == table.hand_size
    if trick.points >= DOPPELKOPF and counts_doppelkopf(table.rules, contract):
        yield Special(Feat.DOPPELKOPF, team, number, winner)
    for seat, card in zip(trick.seats, trick.cards, strict=True):
        if teams[seat] is not team:
            feats = caught(table.rules, table.tables, card, trick.best, is_last)
            yield from (Special(feat, team, number, winner, seat) for feat in feats)
    if counts_heart_trick(table.rules, contract) and is_heart_trick(table, trick):
        yield Special(Feat.HEART_TRICK, team, number, winner)
    if is_last:
        yield from charlies_caught(table, trick, teams)
        yield from last_trick(table, trick, teams)


def counts_doppelkopf(rules: Rules, contract: Contract) -> bool:
    """Whether a trick of 40 card points counts in a game."""
    scope = rules.x_doppelkopf_scope
    return scope is DoppelkopfScope.ALL or (
        scope is DoppelkopfScope.NOT_IN_POVERTY and contract is not Contract.POVERTY
    )


def counts_heart_trick(rules: Rules, contract: Contract) -> bool:
    """Whether a trick of four plain hearts counts in a game."""
    return rules.extrapoint_heart_trick and (not contract.is_solo or rules.x_solo_special_points)


def caught(rules: Rules, tables: GameTables, card: Card, best: Card, is_last: bool) -> Iterator[Feat]:
    """What the card of an opponent brings to the winner of a trick, whose best card took it."""
    if rules.extrapoint_catch_fox and tables.fox[card]:
        yield Feat.FOX_CAUGHT
        if rules.extrapoint_catch_fox_last_trick and is_last:
            yield Feat.FOX_CAUGHT_LAST
    if rules.extrapoint_dolle_jabs_dolle and tables.dulle[card] and tables.dulle[best]:
        yield Feat.DULLE_CAUGHT


def most_charlies(rules: Rules, best: Card) -> int:
    """How many jacks of clubs of the opponents count for the card that wins the last trick."""
    needs_queen = rules.extrapoint_catch_charlie_only_with_diamond_queen
    if not rules.extrapoint_catch_charlie or (needs_queen and best is not Card.DQ):
        return 0
    return 2 if rules.extrapoint_catch_double_charlie else 1


def charlies_caught(table: Table, trick: Trick, teams: tuple[Team, ...]) -> Iterator[Special]:
    """The jacks of clubs that the winner of the last trick takes from the opponents."""
    team = teams[trick.winner]
    victims = [s for s, c in zip(trick.seats, trick.cards, strict=True) if c is Card.CJ and teams[s] is not team]
    for seat in victims[: most_charlies(table.rules, trick.best)]:
        yield Special(Feat.CHARLIE_CAUGHT, team, len(table.tricks) - 1, trick.winner, seat)


def crowns(rules: Rules, tables: GameTables, best: Card) -> Iterator[tuple[Feat, bool]]:
    """What the card that wins the last trick brings, and whether the partner's same card under it counts as well."""
    if rules.extrapoint_fox_last_trick and tables.fox[best]:
        yield Feat.FOX_LAST, rules.extrapoint_double_fox_last_trick
    if rules.extrapoint_charlie and best is Card.CJ:
        yield Feat.CHARLIE, rules.extrapoint_double_charlie


def last_trick(table: Table, trick: Trick, teams: tuple[Team, ...]) -> Iterator[Special]:
    """What the card that wins the last trick brings, and the same card of the partner under it."""
    card, number, team = trick.best, len(table.tricks) - 1, teams[trick.winner]
    seats = [s for s, c in zip(trick.seats, trick.cards, strict=True) if c is card and s != trick.winner]
    for feat, doubles in crowns(table.rules, table.tables, card):
        yield Special(feat, team, number, trick.winner)
        if doubles and seats and teams[seats[0]] is team:
            yield Special(feat, team, number, trick.winner)


def is_heart_trick(table: Table, trick: Trick) -> bool:
    """Whether all four cards are plain hearts."""
    return all(table.tables.suit[card] == Suit.HEART for card in trick.cards)
