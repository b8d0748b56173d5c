"""Rules of thumb for the second, third and fourth card of a trick."""

from freedoko_qt.engine.card import POINTS, Card
from freedoko_qt.marked import mark
from freedoko_qt.players.position import Position
from freedoko_qt.players.thumbrule import ThumbRule

SURE = 0.93  # a trick that is as good as won
PARTNER = 0.15  # below this chance of being an opponent a seat counts as partner


def forced(here: Position) -> tuple[Card, ...]:
    """The only legal card."""
    return here.cards if len(here.cards) == 1 else ()


def let_go(here: Position) -> tuple[Card, ...]:
    """The bridegroom lets others win the trick that finds the partner."""
    return here.cards if here.seeks else ()


def give_last(here: Position) -> tuple[Card, ...]:
    """As last hand on a trick of the partner: what does not waste a card that could win one of its own."""
    if not here.is_last or here.foe[here.owner] > PARTNER:
        return ()
    return tuple(card for card in here.cards if not here.takes(card) or POINTS[card] >= 10) or here.cards


def take_last(here: Position) -> tuple[Card, ...]:
    """As last hand on a trick of the opponents: a card that takes it, if it is worth one."""
    best = here.most(sensible(here))
    return takers(here) if here.is_last and here.takes(best) else ()


def leave_last(here: Position) -> tuple[Card, ...]:
    """As last hand on a lost trick: the card that costs least."""
    return tuple(card for card in sensible(here) if not here.takes(card)) if here.is_last else ()


def give_safe(here: Position) -> tuple[Card, ...]:
    """Before the last hand, on a trick that the partner will almost surely keep."""
    if here.foe[here.owner] > PARTNER:
        return ()
    return tuple(card for card in here.cards if not here.takes(card) and here.odds[card] >= SURE)


def win(here: Position) -> tuple[Card, ...]:
    """Cards that take the trick, when the best card does."""
    return takers(here) if here.takes(here.most(sensible(here))) else ()


def give_hoping(here: Position) -> tuple[Card, ...]:
    """The best card, when it is a fat one that does not take the trick."""
    best = here.most(sensible(here))
    return (best,) if POINTS[best] >= 10 else ()


def low(here: Position) -> tuple[Card, ...]:
    """What costs least."""
    return sensible(here)


def sensible(here: Position) -> tuple[Card, ...]:
    """The legal cards without foxes that would probably be lost, if there are others."""
    fox = here.know.tables.fox
    return tuple(card for card in here.cards if not fox[card] or here.odds[card] > 0.5) or here.cards


def takers(here: Position) -> tuple[Card, ...]:
    """The sensible cards that take the trick."""
    return tuple(card for card in sensible(here) if here.takes(card))


RULES = (
    ThumbRule(forced, mark("thumb", "It is the only card you may play.")),
    ThumbRule(let_go, mark("thumb", "Whoever else takes this trick becomes your partner: let it go.")),
    ThumbRule(give_last, mark("thumb", "The trick is your partner's: give it points.")),
    ThumbRule(take_last, mark("thumb", "You are last: take the trick as cheaply as you can.")),
    ThumbRule(leave_last, mark("thumb", "You cannot take this trick at a fair price: give it as little as you can.")),
    ThumbRule(give_safe, mark("thumb", "Your partner will keep this trick: give it points.")),
    ThumbRule(win, mark("thumb", "{card} has good chances to win this trick.")),
    ThumbRule(give_hoping, mark("thumb", "Your side should get this trick: give it points.")),
    ThumbRule(low, mark("thumb", "The trick may be lost: play a card that you can spare.")),
)
