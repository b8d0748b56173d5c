"""Small pictures of a table, written as text."""

from freedoko_qt.app.picture import CardPicture, Place, Plate, TablePicture, TrickCard
from freedoko_qt.engine.card import card, cards

WHY_NOT = "Trump was led: you must follow with a trump."
NAMES = ("Anna", "Benedikt", "Clara", "Dieter")
PLATES = tuple(Plate(seat, name, spoken=f"{name} has 2 tricks.") for seat, name in enumerate(NAMES))


def own(text: str, legal: str = "", why_not: str = "") -> tuple[CardPicture, ...]:
    """The viewer's hand; keys are 0.0, 0.1 … from left to right."""
    may = cards(legal)
    return tuple(
        CardPicture(f"0.{number}", face, face.name, face in may, "" if face in may else why_not)
        for number, face in enumerate(cards(text))
    )


def hidden(seat: int, *numbers: int) -> tuple[CardPicture, ...]:
    """Cards that lie face down."""
    return tuple(CardPicture(f"{seat}.{number}") for number in numbers)


def played(place: Place, key: str, face: str) -> TrickCard:
    """A card in the middle."""
    return TrickCard(place, CardPicture(key, card(face), face))


def dealt(text: str = "HT CQ SQ HQ DQ CJ DJ DA DK CA ST SK") -> TablePicture:
    """A game in which no card has been played yet."""
    others = tuple(hidden(seat, *range(12)) for seat in (1, 2, 3))
    return TablePicture((own(text), *others), PLATES)


def asked() -> TablePicture:
    """Two cards lie in the middle; the ten and the queens may follow, the last two cards may not."""
    hand = own("HT CQ SQ CA ST", "HT CQ SQ", WHY_NOT)
    hands = (hand, hidden(1, 1, 2, 3, 4, 5), hidden(2, 1, 2, 3, 4, 5), hidden(3, 0, 1, 2, 3, 4))
    trick = (played(Place.LEFT, "1.0", "DA"), played(Place.TOP, "2.0", "DK"))
    piles = ((), hidden(1, 8, 9, 10, 11), (), ())
    return TablePicture(hands, PLATES, trick, piles=piles, contract="Normal game", is_asked_card=True)


def full_trick() -> TablePicture:
    """The same a little later: the trick is full and belongs to the left."""
    hands = (own("HT SQ CA ST"), hidden(1, 1, 2, 3, 4, 5), hidden(2, 1, 2, 3, 4, 5), hidden(3, 1, 2, 3, 4))
    trick = (*asked().trick, played(Place.RIGHT, "3.0", "D9"), played(Place.BOTTOM, "0.11", "CQ"))
    return TablePicture(hands, PLATES, trick, Place.LEFT, asked().piles)


def gathered() -> TablePicture:
    """The same after the trick was taken."""
    before = full_trick()
    piles = ((), (*before.piles[Place.LEFT], *hidden(1, 0), *hidden(2, 0), *hidden(3, 0), *hidden(0, 11)), (), ())
    return TablePicture(before.hands, PLATES, piles=piles)
