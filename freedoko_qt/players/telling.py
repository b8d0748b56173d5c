"""Events that tell why one card is better than another: how often each comes about in the same deals.

An event has two sentences: one with both frequencies, and one for what is as good as certain with the better card.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Seat
from freedoko_qt.marked import mark
from freedoko_qt.players import happened
from freedoko_qt.players.base import Reason
from freedoko_qt.players.happened import Booleans, Games, beyond, ruffs_at

LEAST = 0.08  # share of the deals by which an event must differ to be told
DOUBT = 2.5  # the same in standard errors; there are many events, so that twice the error would often come by chance
SOME = 0.1  # the share of the difference for which an event is taken to stand at least
OFTEN = 0.9  # what many cards bring about tells less than what belongs to this one


@dataclass(frozen=True, slots=True)
class Telling:
    """An event, whether it is good for the own side, its two sentences, and how much it tells beside others."""

    find: Callable[[Games], Booleans]
    is_good: bool
    text: str
    sure: str
    weight: float = 1.0
    limit: int = 0  # card points, where the sentences name some

    def told(self, games: Games, other: Card, player: Seat | None = None) -> tuple[float, Reason] | None:
        """How much it tells, and the sentence; None where it hardly differs, or speaks for the other card.

        It tells the more the oftener it makes the difference, and the more of what the cards bring lies in such deals.
        """
        came = self.find(games)
        first, second = came[0].mean(), came[1].mean()
        gain = (first - second) * (1 if self.is_good else -1)
        doubt = (came[0].astype(float) - came[1]).std() / np.sqrt(games.number)
        if gain < max(LEAST, DOUBT * doubt):
            return None
        share = (games.gap * (came[0] != came[1])).mean() / games.gap.mean()
        is_sure = first == (1.0 if self.is_good else 0.0)
        values: tuple[tuple[str, object], ...] = (
            ("first", round(100 * first)),
            ("second", round(100 * second)),
            ("other", other.name),
        )
        values += (("limit", self.limit),) if self.limit else ()
        values += (("player", player),) if player is not None else ()
        return self.weight * float(gain * np.clip(share, SOME, 1)), Reason(self.sure if is_sure else self.text, values)


TELLINGS: tuple[Telling, ...] = (
    Telling(
        happened.takes_now,
        True,
        mark("teach", "Your side gets this trick in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "Your side is all but certain to get this trick ({other}: {second} of 100 deals)."),
    ),
    Telling(
        happened.is_ruffed,
        False,
        mark("teach", "An opponent trumps this trick in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "No opponent will trump this trick ({other}: {second} of 100 deals)."),
        OFTEN,
    ),
    Telling(
        happened.is_given,
        True,
        mark("teach", "Your partner adds points in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "Your partner is all but certain to add points ({other}: {second} of 100 deals)."),
        OFTEN,
    ),
    Telling(
        happened.loses_fox,
        False,
        mark("teach", "A fox of yours is caught in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "Your fox is as good as safe ({other}: {second} of 100 deals)."),
        1.5,
    ),
    Telling(
        happened.loses_partners_fox,
        False,
        mark("teach", "Your partner's fox is caught in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "Your partner's fox is as good as safe ({other}: {second} of 100 deals)."),
        1.4,
    ),
    Telling(
        happened.catches_fox,
        True,
        mark("teach", "Your side catches a fox in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "Your side is all but certain to catch a fox ({other}: {second} of 100 deals)."),
        1.5,
    ),
    Telling(
        happened.wins_with_charlie,
        True,
        mark("teach", "Charlie wins you the last trick in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "Charlie is all but certain to win you the last trick ({other}: {second} of 100 deals)."),
        1.5,
    ),
    Telling(
        happened.loses_to_charlie,
        False,
        mark("teach", "The opponents' charlie scores in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "The opponents' charlie will not score ({other}: {second} of 100 deals)."),
        1.5,
    ),
    Telling(
        happened.makes_doppelkopf,
        True,
        mark("teach", "Your side makes a doppelkopf in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "Your side is all but certain of a doppelkopf ({other}: {second} of 100 deals)."),
        1.5,
    ),
    Telling(
        happened.gives_doppelkopf,
        False,
        mark("teach", "The opponents make a doppelkopf in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "The opponents make no doppelkopf ({other}: {second} of 100 deals)."),
        1.5,
    ),
    Telling(
        happened.wins_with_ace,
        True,
        mark("teach", "A plain ace of yours takes a trick in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "A plain ace of yours is all but certain to take a trick ({other}: {second} of 100 deals)."),
    ),
    Telling(
        happened.finds_partner,
        True,
        mark("teach", "You find a partner in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "You are all but certain to find a partner ({other}: {second} of 100 deals)."),
        1.5,
    ),
    Telling(
        happened.wins_last,
        True,
        mark("teach", "Your side gets the last trick in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "Your side is all but certain of the last trick ({other}: {second} of 100 deals)."),
        0.7,
    ),
    Telling(
        beyond(0),
        True,
        mark("teach", "Your side passes 120 card points in {first} of 100 deals, instead of {second} ({other})."),
        mark("teach", "Your side is all but certain to pass 120 card points ({other}: {second} of 100 deals)."),
        1.2,
    ),
    *(
        Telling(
            beyond(120 - limit),
            True,
            mark("teach", "The opponents stay below {limit} in {first} of 100 deals, instead of {second} ({other})."),
            mark("teach", "The opponents are all but certain to stay below {limit} ({other}: {second} of 100 deals)."),
            1.1,
            limit,
        )
        for limit in (90, 60, 30)
    ),
    *(
        Telling(
            beyond(limit - 121),
            True,
            mark("teach", "Your side reaches {limit} in {first} of 100 deals, instead of {second} ({other})."),
            mark("teach", "Your side is all but certain to reach {limit} ({other}: {second} of 100 deals)."),
            1.1,
            limit,
        )
        for limit in (90, 60, 30)
    ),
)
"""What can be told of the games that were thought through."""

RUFF = (
    mark("teach", "{player} trumps this trick in {first} of 100 deals, instead of {second} ({other})."),
    mark("teach", "{player} will not trump this trick ({other}: {second} of 100 deals)."),
)
"""The same as for all opponents, where a single one is meant."""


def tellings(games: Games, other: Card) -> Iterator[tuple[float, Reason]]:
    """How much each event tells for the better card, with its sentence, as far as it tells anything."""
    for telling in TELLINGS:
        if (told := telling.told(games, other)) is not None:
            yield told
    for place in range(games.place + 1, 4):
        player = (games.seat + place - games.place) % 4
        if (told := Telling(ruffs_at(place), False, *RUFF).told(games, other, player)) is not None:
            yield told
