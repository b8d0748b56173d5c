"""A whole sentence for everything that happens, is awaited, or may not be done."""

from collections.abc import Mapping

from freedoko_qt.app.words import call_name, card_name, contract_name, fill, team_name, translate
from freedoko_qt.engine.card import Suit
from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.event import Action, Announced, Call, Passed, Played, Reserved, Said
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.engine.tables import TRUMP
from freedoko_qt.marked import mark

Names = tuple[str, ...]

MARRIAGES: Mapping[Selector, str] = {
    Selector.FIRST_FOREIGN: mark("sentence", "%1 announces a marriage: the first trick of another player decides."),
    Selector.FIRST_COLOR: mark(
        "sentence", "%1 announces a marriage: the first plain-suit trick of another player decides."
    ),
    Selector.FIRST_TRUMP: mark("sentence", "%1 announces a marriage: the first trump trick of another player decides."),
    Selector.FIRST_CLUB: mark("sentence", "%1 announces a marriage: the first club trick of another player decides."),
    Selector.FIRST_SPADE: mark("sentence", "%1 announces a marriage: the first spade trick of another player decides."),
    Selector.FIRST_HEART: mark("sentence", "%1 announces a marriage: the first heart trick of another player decides."),
}

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
    Ask.FORCED: mark("sentence", "%1 must play a duty solo and chooses one."),
    Ask.DUTY_SOLO: mark("sentence", "%1 is asked for a duty solo."),
    Ask.SOLO: mark("sentence", "%1 is asked for a solo."),
    Ask.MARRIAGE: mark("sentence", "%1 is asked for a marriage."),
}


def sentence(action: Action, before: State, after: State, names: Names) -> str:
    """What an action was and what came of it."""
    told = [what(action, after, names), *trick_told(action, after.table, names)]
    if after.table.contract is Contract.MARRIAGE_SILENT is not before.table.contract:
        assert after.table.soloist is not None
        alone = translate("sentence", "%1 plays alone against three: a silent marriage.")
        told.append(fill(alone, names[after.table.soloist]))
    return " ".join(told)


def what(action: Action, state: State, names: Names) -> str:
    """What an action was; the state is the one after it."""
    name = names[action.seat]
    match action:
        case Played(_, card):
            return fill(translate("sentence", "%1 plays the %2."), name, card_name(card))
        case Announced(seat, Call.REPLY):
            return fill(translate("sentence", "%1 replies with %2."), name, team_name(state.teams[seat]))
        case Announced(seat, call):
            spoken = call_name(call, state.teams[seat])
            return fill(translate("sentence", "%1 announces %2."), name, spoken)
        case Said(_, healthy):
            said = (
                translate("sentence", "%1 is healthy.") if healthy else translate("sentence", "%1 has a reservation.")
            )
            return fill(said, name)
        case Passed():
            return fill(translate("sentence", "%1 passes."), name)
        case Reserved(_, Contract.MARRIAGE, selector):
            return fill(translate("sentence", MARRIAGES[selector]), name)
        case Reserved(_, contract):
            plays = (
                translate("sentence", "%1 plays a duty solo: %2.")
                if state.table.duty
                else translate("sentence", "%1 plays a solo: %2.")
            )
            return fill(plays, name, contract_name(contract))


def trick_told(action: Action, table: Table, names: Names) -> list[str]:
    """Who took the trick that a card has filled, and what it decided in a marriage."""
    if not isinstance(action, Played) or table.trick.cards:
        return []
    winner = names[table.tricks[-1].winner]
    told = [taken(table, names)]
    if table.decided == len(table.tricks) and table.soloist is not None:
        if table.contract is Contract.MARRIAGE_SOLO:
            alone = translate("sentence", "%1 has found no partner and plays alone.")
            told.append(fill(alone, names[table.soloist]))
        else:
            told.append(fill(translate("sentence", "%1 is the partner of %2."), winner, names[table.soloist]))
    return told


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
    if not table.trick.cards:
        return translate("sentence", "It is your turn: lead a card.")
    return translate("sentence", "It is your turn: play a card.")


def your_word(state: State, names: Names) -> str:
    """What was said before the viewer is asked."""
    table = state.table
    if table.said:
        return what(table.said[-1], state, names)
    return fill(translate("sentence", "%1 has dealt, so you speak first."), names[(table.start - 1) % 4])


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


def taken(table: Table, names: Names) -> str:
    """Who owns the trick that was filled last."""
    trick = table.tricks[-1]
    text = translate("sentence", "%1 takes the trick with %n card point(s).", "", trick.points)
    return fill(text, names[trick.winner])


def refused(action: Action, table: Table, names: Names) -> str:
    """Why an action of the viewer is not allowed now."""
    if isinstance(action, Announced):
        return translate("sentence", "This announcement can no longer be made.")
    if table.is_over:
        return translate("sentence", "The game is over.")
    if table.turn != action.seat:
        return not_your_turn(table, names)
    if isinstance(action, Played) and table.ask is Ask.CARD and table.trick.cards:
        return must_follow(table)
    return talking() if isinstance(action, Played) else translate("sentence", "This is not asked now.")
