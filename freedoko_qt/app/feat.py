"""Special points in words: what each is, and how it came about."""

from collections.abc import Mapping

from freedoko_qt.app.words import card_name, fill, translate
from freedoko_qt.engine.party import Entry
from freedoko_qt.engine.special import Feat, Special
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


def special(special: Special, entry: Entry, names: Names) -> tuple[str, str]:
    """A special point and how it came about."""
    return translate("verdict", TITLES[special.feat]), how(special, entry, names)


def how(special: Special, entry: Entry, names: Names) -> str:
    """How a special point came about."""
    trick = entry.game.state.table.tricks[special.trick]
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
