"""Rules of thumb for games in which few tricks or few card points win."""

from freedoko_qt.engine.card import Card
from freedoko_qt.marked import mark
from freedoko_qt.players.follow import forced
from freedoko_qt.players.position import Position
from freedoko_qt.players.thumbrule import ThumbRule


def any_card(here: Position) -> tuple[Card, ...]:
    """Whatever is best."""
    return here.cards


def under(here: Position) -> tuple[Card, ...]:
    """Cards that leave the trick to somebody else."""
    return tuple(card for card in here.cards if not here.takes(card))


def take_last(here: Position) -> tuple[Card, ...]:
    """As last hand with no choice but to take the trick: what is most dangerous later."""
    return here.cards if here.is_last else ()


LEAD = (
    ThumbRule(forced, mark("thumb", "It is the only card you may play.")),
    ThumbRule(any_card, mark("thumb", "Every trick hurts: lead {card}, which others should have to take.")),
)
FOLLOW = (
    ThumbRule(forced, mark("thumb", "It is the only card you may play.")),
    ThumbRule(under, mark("thumb", "Every trick hurts: stay under it and get rid of what is dangerous.")),
    ThumbRule(take_last, mark("thumb", "You must take this trick: do it with the card that is most dangerous later.")),
    ThumbRule(any_card, mark("thumb", "Perhaps somebody still takes this trick: play as low as you can.")),
)
