"""Special points in words: what each is, how it came about, and who may know of it already."""

from collections.abc import Container, Mapping

from freedoko_qt.app.badge import side_seen
from freedoko_qt.app.words import card_name, fill, translate
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import SEATS, Seat
from freedoko_qt.engine.special import Feat, Special, specials
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Trick
from freedoko_qt.engine.tally import tally
from freedoko_qt.marked import mark

Names = tuple[str, ...]

TITLES: Mapping[Feat, str] = {
    Feat.DOPPELKOPF: mark("verdict", "Doppelkopf"),
    Feat.FOX_CAUGHT: mark("verdict", "Fox caught"),
    Feat.FOX_CAUGHT_LAST: mark("verdict", "Fox caught in the last trick"),
    Feat.FOX_LAST: mark("verdict", "Fox wins the last trick"),
    Feat.CHARLIE: mark("verdict", "Charlie"),
    Feat.CHARLIE_CAUGHT: mark("verdict", "Charlie caught"),
    Feat.DULLE_CAUGHT: mark("verdict", "Dulle caught"),
    Feat.HEART_TRICK: mark("verdict", "Heart trick"),
}

SHORT: Mapping[Feat, str] = {
    Feat.DOPPELKOPF: mark("feat", "Doppelkopf"),
    Feat.FOX_CAUGHT: mark("feat", "Fox"),
    Feat.FOX_CAUGHT_LAST: mark("feat", "Fox"),
    Feat.FOX_LAST: mark("feat", "Fox"),
    Feat.CHARLIE: mark("feat", "Charlie"),
    Feat.CHARLIE_CAUGHT: mark("feat", "Charlie"),
    Feat.DULLE_CAUGHT: mark("feat", "Dulle"),
    Feat.HEART_TRICK: mark("feat", "Hearts"),
}
"""In one word, for a pile of tricks."""


def short(special: Special) -> str:
    """ "Fox"."""
    return translate("feat", SHORT[special.feat])


def special(special: Special, tricks: tuple[Trick, ...], names: Names) -> tuple[str, str]:
    """A special point and how it came about."""
    return translate("verdict", TITLES[special.feat]), how(special, tricks[special.trick], names)


def how(special: Special, trick: Trick, names: Names) -> str:
    """How a special point came about in a trick."""
    number, winner = str(special.trick + 1), names[special.seat]
    victim = names[special.victim] if special.victim is not None else ""
    match special.feat:
        case Feat.DOPPELKOPF:
            text = translate("verdict", "Trick %2 brings %1 %n card point(s).", "", trick.points)
        case Feat.FOX_CAUGHT:
            card = trick.cards[trick.seats.index(special.victim or 0)]
            text = translate("verdict", "%1 catches the %4 of %3 in trick %2.")
            return fill(text, winner, number, victim, card_name(card))
        case Feat.FOX_CAUGHT_LAST:
            text = translate("verdict", "%1 catches a fox of %3 in the very last trick.")
        case Feat.FOX_LAST if special.seat != trick.winner:
            text = translate("verdict", "%1 lays the other fox into the last trick.")
        case Feat.FOX_LAST:
            text = translate("verdict", "%1 takes the last trick with a fox.")
        case Feat.CHARLIE if special.seat != trick.winner:
            text = translate("verdict", "%1 lays the other jack of clubs into the last trick.")
        case Feat.CHARLIE:
            text = translate("verdict", "%1 takes the last trick with the jack of clubs.")
        case Feat.CHARLIE_CAUGHT:
            text = translate("verdict", "%1 catches the jack of clubs of %3 in the last trick with the %4.")
            return fill(text, winner, number, victim, card_name(trick.best))
        case Feat.DULLE_CAUGHT:
            text = translate("verdict", "%1 takes the ten of hearts of %3 with the other one in trick %2.")
        case Feat.HEART_TRICK:
            text = translate("verdict", "%1 takes trick %2, in which all four cards are hearts.")
    return fill(text, winner, number, victim)


def known_specials(state: State, seen: Container[Seat]) -> tuple[Special, ...]:
    """The special points so far, as far as somebody knows the sides who sees the hands of some seats.

    If somebody else plays a silent marriage, they may still come to nothing.
    """
    table = state.table
    if table.is_redeal or not table.tricks:
        return ()
    if table.is_over:
        return tally(state).specials
    sides = [side_seen(state, seat, seen) for seat in SEATS]
    guesses = (specials(table, contract(state, seen), tuple(side or guess for side in sides)) for guess in Team)
    first, second = ({key(special): special for special in guess} for guess in guesses)
    return tuple(special for at, special in first.items() if at in second)


def key(special: Special) -> tuple[Feat, int, Seat, Seat | None]:
    """What makes a special point the same, whatever the sides are."""
    return special.feat, special.trick, special.seat, special.victim


def contract(state: State, seen: Container[Seat]) -> Contract:
    """The game as those know it who see some hands: whoever holds both queens of clubs knows of playing alone."""
    table = state.table
    holds = any(seat in seen and state.dealt[seat].count(Card.CQ) == 2 for seat in SEATS)
    return Contract.MARRIAGE_SILENT if holds and table.contract is Contract.NORMAL else table.contract
