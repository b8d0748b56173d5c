"""A rule of thumb: which cards it speaks for, and the sentence that says why."""

from collections.abc import Callable
from dataclasses import dataclass

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from freedoko_qt.players.base import Choice, Reason
from freedoko_qt.players.position import Position


@dataclass(frozen=True, slots=True)
class ThumbRule:
    """`find` gives the cards that it speaks for, none when it does not apply; {card} in the text is the one chosen."""

    find: Callable[[Position], tuple[Card, ...]]
    text: str


def first(rules: tuple[ThumbRule, ...], here: Position) -> Choice:
    """The card of greatest worth among those of the first rule that applies; the last rule always does."""
    for rule in rules:
        if cards := rule.find(here):
            card = here.most(cards)
            values = (("card", card.name),) if "{card}" in rule.text else ()
            return Choice(Played(here.seat, card), Reason(rule.text, values))
    raise AssertionError("no rule of thumb applies")
