"""What a picture of the table means for each card: where it belongs and how it looks there."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from freedoko_qt.app.picture import CardPicture, Place, TablePicture
from freedoko_qt.ui.table.layout import LIFT, SHOWN_IN_PILE, SINK, Layout, Spot

ASIDE = "last "  # before the keys of the last trick: its cards lie in a pile as well


@dataclass(frozen=True, slots=True)
class Goal:
    """Where a card belongs, and how it looks there."""

    card: CardPicture
    spot: Spot
    is_covered: bool = False  # deep in a pile, so not to be seen
    is_veiled: bool = False
    is_shining: bool = False
    is_ringed: bool = False
    is_chosen: bool = False  # one of those to be given away
    is_new: bool = False  # has just come


@dataclass(frozen=True, slots=True)
class Pointing:
    """What the person points at, by key: with the mouse, and with the keys."""

    hovered: str = ""
    focused: str = ""


def arrange(picture: TablePicture, layout: Layout, pointing: Pointing, shows_legal: bool = True) -> Mapping[str, Goal]:
    """All cards of a picture by key; those of the last trick shown aside have keys of their own."""
    goals = {goal.card.key: goal for goal in _own(picture, layout, pointing, shows_legal)}
    for place in (Place.LEFT, Place.TOP, Place.RIGHT):
        hand = picture.hands[place]
        goals |= {card.key: Goal(card, spot) for card, spot in zip(hand, layout.hand(place, len(hand)), strict=True)}
    for place in Place:
        pile = picture.piles[place]
        for number, card in enumerate(pile):
            is_covered = SHOWN_IN_PILE <= number < len(pile) - 1
            goals[card.key] = Goal(card, layout.pile(place, number), is_covered)
    for number, card in enumerate(picture.spread):
        goals[card.key] = Goal(card, layout.spread(number, len(picture.spread)))
    for order, played in enumerate(picture.trick):
        shines = played.place == picture.taker
        goals[played.card.key] = Goal(played.card, layout.trick(played.place, order), is_shining=shines)
    goals |= {ASIDE + played.card.key: Goal(played.card, layout.last(played.place)) for played in picture.last_trick}
    return goals


def _own(picture: TablePicture, layout: Layout, pointing: Pointing, shows_legal: bool) -> Iterator[Goal]:
    hand = picture.hands[Place.BOTTOM]
    for card, spot in zip(hand, layout.hand(Place.BOTTOM, len(hand)), strict=True):
        rises = card.is_playable and card.key in (pointing.hovered, pointing.focused)
        is_veiled = card.is_plain or (shows_legal and picture.is_asked_card and not card.is_playable)
        lies_low = is_veiled or (picture.is_choosing and not card.is_chosen)
        lift = LIFT if rises or card.is_chosen else -SINK if lies_low else 0.0
        yield Goal(
            card,
            spot.raised(lift * layout.card),
            is_veiled=is_veiled,
            is_ringed=card.key == pointing.focused,
            is_chosen=card.is_chosen,
            is_new=card.is_new,
        )


def is_new_deal(old: TablePicture, new: TablePicture) -> bool:
    """Whether all cards were dealt anew: keys are used again in each game, so faces and piles must tell."""
    if new.trick or any(new.piles) or not any(new.hands):
        return False
    if old.trick or any(old.piles) or not any(old.hands):
        return True
    open_cards = (*(card for hand in old.hands for card in hand), *old.spread)
    faces = {card.key: card.face for card in open_cards if card.face is not None}
    return any(
        card.face is not None and faces.get(card.key, card.face) is not card.face for hand in new.hands for card in hand
    )


def playable(picture: TablePicture) -> tuple[CardPicture, ...]:
    """The own cards that may be played now, from left to right."""
    return tuple(card for card in picture.hands[Place.BOTTOM] if card.is_playable)


def neighbour(picture: TablePicture, focused: str, step: int) -> str:
    """The key of the next playable card to the right (step 1) or left (-1), going round; empty if there is none."""
    keys = [card.key for card in playable(picture)]
    if not keys:
        return ""
    if focused not in keys:
        return keys[0 if step > 0 else -1]
    return keys[(keys.index(focused) + step) % len(keys)]
