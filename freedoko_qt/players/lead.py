"""Rules of thumb for the first card of a trick."""

from freedoko_qt.engine.card import POINTS, Card
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.marked import mark
from freedoko_qt.players.position import Position
from freedoko_qt.players.thumbrule import ThumbRule

LIKELY = 0.5  # from here on a plain winner is led
HOPE = 0.25  # against a soloist high plain cards are led with less prospect
HIGH = 3  # a trump that at most so many hidden cards beat is not led without need
LEFT = 0.3  # with fewer opponents than this holding a trump there is nothing left to draw
FRIEND = 0.25  # below this chance of being an opponent a seat is trusted


def search(here: Position) -> tuple[Card, ...]:
    """The bridegroom leads what others can take."""
    return here.cards if here.seeks else ()


def draw_alone(here: Position) -> tuple[Card, ...]:
    """A soloist's trumps that nobody can beat, as long as others have some."""
    return highest_trumps(here) if here.is_alone and trumps_against(here) > LEFT else ()


def against_highest(here: Position) -> tuple[Card, ...]:
    """Against a soloist: plain cards that nothing beats but a trump, unless one is all but sure to fall on them."""
    if not here.is_against:
        return ()
    high = (card for card in here.cards if here.suit[card] != TRUMP and here.know.is_highest(card))
    return tuple(card for card in high if here.runs(card) >= HOPE)


def running(here: Position) -> tuple[Card, ...]:
    """Plain winners that no opponent is likely to trump, the likeliest ones."""
    chances = {
        card: here.runs(card)
        for card in here.cards
        if here.suit[card] != TRUMP and here.know.is_highest(card) and POINTS[card] > 0
    }
    good = max(chances.values(), default=0.0)
    return tuple(card for card, chance in chances.items() if chance >= max(LIKELY, good - 0.02))


def partner_trumps(here: Position) -> tuple[Card, ...]:
    """Cards of a suit that a trusted seat can trump and the opponents still follow."""
    know = here.know
    suits = {here.suit[card] for card in here.cards} - {TRUMP}
    found = []
    for suit in suits:
        friends = [seat for seat in here.later if here.foe[seat] < FRIEND and know.ruffs(seat, suit) > 0.6]
        foes = [seat for seat in here.later if here.foe[seat] > FRIEND]
        if friends and all(know.ruffs(seat, suit) < 0.35 for seat in foes):
            found.append(suit)
    return tuple(card for card in here.cards if here.suit[card] in found)


def draw(here: Position) -> tuple[Card, ...]:
    """The highest trump, when the own trumps are many and the opponents still have some."""
    hidden, size = here.know.in_suit[TRUMP], len(here.know.hand)
    many = here.trumps > hidden / 2 or (here.trumps > hidden / 3 and here.trumps * 2 > size + 2)
    return highest_trumps(here) if many and trumps_against(here) > LEFT else ()


def highest_trumps(here: Position) -> tuple[Card, ...]:
    """The own trumps that no hidden card beats."""
    return tuple(card for card in here.cards if here.suit[card] == TRUMP and here.know.is_highest(card))


def trumps_against(here: Position) -> float:
    """About how many opponents still have a trump."""
    know = here.know
    return sum(here.foe[seat] * know.follows(seat, TRUMP) for seat in here.later)


def against_low(here: Position) -> tuple[Card, ...]:
    """Against a soloist: plain cards that give nothing away."""
    if not here.is_against:
        return ()
    return tuple(card for card in here.cards if here.suit[card] != TRUMP and POINTS[card] < 10)


def re_trump(here: Position) -> tuple[Card, ...]:
    """Low trumps of a re player: with the queens of clubs, or as soloist, trump tricks go to this side."""
    if here.know.team is not Team.RE:
        return ()
    return tuple(card for card in spare(here) if here.suit[card] == TRUMP and POINTS[card] < 10)


def spare(here: Position) -> tuple[Card, ...]:
    """Anything but the highest trumps, which are kept for tricks that are worth them."""
    high = {card for card in here.cards if here.suit[card] == TRUMP and here.know.higher(card) <= HIGH}
    return tuple(card for card in here.cards if card not in high) or here.cards


RULES = (
    ThumbRule(search, mark("thumb", "You are looking for a partner: lead a card that somebody else can take.")),
    ThumbRule(draw_alone, mark("thumb", "You play alone and {card} cannot be beaten: draw the others' trumps.")),
    ThumbRule(against_highest, mark("thumb", "Only a trump beats {card}: lead it against the soloist.")),
    ThumbRule(running, mark("thumb", "Nobody should be able to trump {card} yet: lead it before that changes.")),
    ThumbRule(partner_trumps, mark("thumb", "Your partner has none of this suit and can trump it.")),
    ThumbRule(draw, mark("thumb", "{card} cannot be beaten: draw the opponents' trumps.")),
    ThumbRule(against_low, mark("thumb", "Lead a low plain card, so that the soloist gains little from it.")),
    ThumbRule(
        re_trump,
        mark("thumb", "You are re: lead a low trump, so that the others run out of trumps."),
    ),
    ThumbRule(spare, mark("thumb", "Nothing is certain here: lead the card that costs you least.")),
)
