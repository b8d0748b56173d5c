"""What the game waits for, and why something may not be done, in a whole sentence."""

from collections.abc import Mapping

from freedoko_qt.app.sentence import what
from freedoko_qt.app.words import card_name, fill, translate
from freedoko_qt.engine.card import Suit
from freedoko_qt.engine.event import (
    Action,
    Announced,
    GenscherChosen,
    HyperswinesAnnounced,
    Passed,
    Played,
    Said,
    SwinesAnnounced,
)
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.marked import mark

Names = tuple[str, ...]

MUST_FOLLOW: Mapping[int, str] = {
    Suit.CLUB: mark("sentence", "Clubs were led: you must follow with a club."),
    Suit.SPADE: mark("sentence", "Spades were led: you must follow with a spade."),
    Suit.HEART: mark("sentence", "Hearts were led: you must follow with a heart."),
    Suit.DIAMOND: mark("sentence", "Diamonds were led: you must follow with a diamond."),
    TRUMP: mark("sentence", "Trump was led: you must follow with a trump."),
}

AWAITED: Mapping[Ask, str] = {
    Ask.HEALTH: mark("sentence", "%1 is asked: healthy, or a reservation?"),
    Ask.NAME: mark("sentence", "%1 names the game."),
    Ask.GAME: mark("sentence", "%1 chooses a game."),
    Ask.FORCED: mark("sentence", "%1 must play a duty solo and chooses one."),
    Ask.THROW: mark("sentence", "%1 is asked whether to throw the hand in."),
    Ask.DUTY_SOLO: mark("sentence", "%1 is asked for a duty solo."),
    Ask.SOLO: mark("sentence", "%1 is asked for a solo."),
    Ask.POVERTY: mark("sentence", "%1 is asked for a poverty."),
    Ask.MARRIAGE: mark("sentence", "%1 is asked for a marriage."),
    Ask.BID: mark("sentence", "%1 is asked for a bid."),
    Ask.SWINES: mark("sentence", "%1 is asked for swines."),
    Ask.PASS_CARDS: mark("sentence", "%1 chooses cards to offer."),
    Ask.TAKE_CARDS: mark("sentence", "%1 is asked whether to take the cards."),
    Ask.RETURN_CARDS: mark("sentence", "%1 chooses cards to give back."),
}


CHOOSING = (Ask.PASS_CARDS, Ask.RETURN_CARDS)
"""What is answered with cards of the hand that are not played."""


def awaited(table: Table, names: Names) -> str:
    """Whom the game waits for, and what for."""
    if table.is_over:
        return translate("sentence", "The game is over.")
    if table.ask is not Ask.CARD:
        return fill(translate("sentence", AWAITED[table.ask]), names[table.turn])
    if not table.trick.cards:
        return fill(translate("sentence", "%1 leads."), names[table.turn])
    return fill(translate("sentence", "%1 is to play."), names[table.turn])


def your_card(table: Table) -> str:
    """What is awaited when the viewer is to play a card."""
    if table.pledged is not None:
        return fill(translate("sentence", "Play the %1 now, to which your partner belongs."), card_name(table.pledged))
    if not table.trick.cards:
        return translate("sentence", "It is your turn: lead a card.")
    return translate("sentence", "It is your turn: play a card.")


def your_word(state: State, names: Names, dealer: str) -> str:
    """What was said before the viewer is asked; of choices made in secret nothing."""
    table = state.table
    if table.ask in CHOOSING:
        return translate("sentence", "Choose cards of your hand.")
    said = table.said[-1] if table.said else None
    if isinstance(said, Said | Passed) and table.ask not in (Ask.BID, Ask.SWINES, Ask.TAKE_CARDS):
        return what(said, state, state, names)
    if table.turn == table.start and not table.said:
        return fill(translate("sentence", "%1 has dealt, so you speak first."), dealer)
    return translate("sentence", "It is your turn to speak.")


def must_follow(table: Table) -> str:
    """Why a card of another suit than the one led may not be played."""
    return translate("sentence", MUST_FOLLOW[table.tables.suit[table.trick.cards[0]]])


def not_your_turn(table: Table, names: Names) -> str:
    """Why no card may be played now."""
    return fill(translate("sentence", "It is not your turn, but that of %1."), names[table.turn])


def no_earlier(table: Table, number: int) -> str:
    """Why no trick before those may be looked at that have been, so many of the last ones."""
    if number == len(table.tricks):
        return translate("sentence", "There is no earlier trick.")
    return translate("sentence", "By the rules only the last %n trick(s) may be looked at.", "", number)


def talking() -> str:
    """Why no card may be played before the game is found."""
    return translate("sentence", "No card is played before the game is found.")


def why_not(table: Table) -> str:
    """Why a card may not be played on the viewer's own turn."""
    if table.pledged is not None:
        return your_card(table)
    return must_follow(table) if table.trick.cards else ""


def refused(action: Action, table: Table, names: Names) -> str:
    """Why an action of the viewer is not allowed now."""
    if isinstance(action, Announced | SwinesAnnounced | HyperswinesAnnounced):
        return translate("sentence", "This announcement can no longer be made.")
    if table.is_over:
        return translate("sentence", "The game is over.")
    if table.turn != action.seat:
        return not_your_turn(table, names)
    if isinstance(action, GenscherChosen):
        return translate("sentence", "A new partner can be chosen only while you hold both kings of diamonds.")
    if isinstance(action, Played) and table.ask is Ask.CARD:
        return why_not(table)
    return talking() if isinstance(action, Played) else translate("sentence", "This is not asked now.")
