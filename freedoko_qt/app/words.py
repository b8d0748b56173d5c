"""What things are called: cards, games, announcements and sides in the user's language."""

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale

from freedoko_qt import marked
from freedoko_qt.engine.card import Card, Suit
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.event import Call, EventError
from freedoko_qt.engine.problem import Problem, Value, problem_in, shortened
from freedoko_qt.engine.yamltext import FileError
from freedoko_qt.marked import mark
from freedoko_qt.players.base import Reason

translate = QCoreApplication.translate
fill = marked.fill

CARDS: Mapping[Card, str] = {
    Card.CA: mark("words", "ace of clubs"),
    Card.CT: mark("words", "ten of clubs"),
    Card.CK: mark("words", "king of clubs"),
    Card.CQ: mark("words", "queen of clubs"),
    Card.CJ: mark("words", "jack of clubs"),
    Card.C9: mark("words", "nine of clubs"),
    Card.SA: mark("words", "ace of spades"),
    Card.ST: mark("words", "ten of spades"),
    Card.SK: mark("words", "king of spades"),
    Card.SQ: mark("words", "queen of spades"),
    Card.SJ: mark("words", "jack of spades"),
    Card.S9: mark("words", "nine of spades"),
    Card.HA: mark("words", "ace of hearts"),
    Card.HT: mark("words", "ten of hearts"),
    Card.HK: mark("words", "king of hearts"),
    Card.HQ: mark("words", "queen of hearts"),
    Card.HJ: mark("words", "jack of hearts"),
    Card.H9: mark("words", "nine of hearts"),
    Card.DA: mark("words", "ace of diamonds"),
    Card.DT: mark("words", "ten of diamonds"),
    Card.DK: mark("words", "king of diamonds"),
    Card.DQ: mark("words", "queen of diamonds"),
    Card.DJ: mark("words", "jack of diamonds"),
    Card.D9: mark("words", "nine of diamonds"),
}

SUITS: Mapping[Suit, str] = {
    Suit.CLUB: mark("words", "clubs"),
    Suit.SPADE: mark("words", "spades"),
    Suit.HEART: mark("words", "hearts"),
    Suit.DIAMOND: mark("words", "diamonds"),
}

CONTRACTS: Mapping[Contract, str] = {
    Contract.NORMAL: mark("words", "Normal game"),
    Contract.THROWN_NINES: mark("words", "Thrown in: many nines"),
    Contract.THROWN_KINGS: mark("words", "Thrown in: many kings"),
    Contract.THROWN_NINES_AND_KINGS: mark("words", "Thrown in: many nines and kings"),
    Contract.THROWN_RICHNESS: mark("words", "Thrown in: too many card points"),
    Contract.FOX_HIGHEST_TRUMP: mark("words", "Thrown in: no trump above the ace of diamonds"),
    Contract.DIAMOND_JACK_HIGHEST_TRUMP: mark("words", "Thrown in: no trump above the jack of diamonds"),
    Contract.POVERTY: mark("words", "Poverty"),
    Contract.FEWEST_POINTS: mark("words", "Fewest card points"),
    Contract.GENSCHER: mark("words", "Genscher"),
    Contract.MARRIAGE: mark("words", "Marriage"),
    Contract.MARRIAGE_SOLO: mark("words", "Marriage without a partner"),
    Contract.MARRIAGE_SILENT: mark("words", "Silent marriage"),
    Contract.SOLO_CLUB: mark("words", "Club solo"),
    Contract.SOLO_SPADE: mark("words", "Spade solo"),
    Contract.SOLO_HEART: mark("words", "Heart solo"),
    Contract.SOLO_DIAMOND: mark("words", "Diamond solo"),
    Contract.SOLO_QUEEN: mark("words", "Queen solo"),
    Contract.SOLO_JACK: mark("words", "Jack solo"),
    Contract.SOLO_KING: mark("words", "King solo"),
    Contract.SOLO_QUEEN_JACK: mark("words", "Queen-jack solo"),
    Contract.SOLO_KING_JACK: mark("words", "King-jack solo"),
    Contract.SOLO_KING_QUEEN: mark("words", "King-queen solo"),
    Contract.SOLO_KOEHLER: mark("words", "Koehler"),
    Contract.SOLO_MEATLESS: mark("words", "Meatless solo"),
    Contract.SOLO_PURE_CLUB: mark("words", "Pure club solo"),
    Contract.SOLO_PURE_SPADE: mark("words", "Pure spade solo"),
    Contract.SOLO_PURE_HEART: mark("words", "Pure heart solo"),
    Contract.SOLO_PURE_DIAMOND: mark("words", "Pure diamond solo"),
    Contract.SOLO_FEWEST_TRICKS: mark("words", "Fewest-tricks solo"),
}

SELECTORS: Mapping[Selector, str] = {
    Selector.FIRST_FOREIGN: mark("words", "Marriage: first trick of another player"),
    Selector.FIRST_COLOR: mark("words", "Marriage: first plain-suit trick of another player"),
    Selector.FIRST_TRUMP: mark("words", "Marriage: first trump trick of another player"),
    Selector.FIRST_CLUB: mark("words", "Marriage: first club trick of another player"),
    Selector.FIRST_SPADE: mark("words", "Marriage: first spade trick of another player"),
    Selector.FIRST_HEART: mark("words", "Marriage: first heart trick of another player"),
}

SELECTORS_SHORT: Mapping[Selector, str] = {
    Selector.FIRST_FOREIGN: mark("words", "first trick"),
    Selector.FIRST_COLOR: mark("words", "first plain-suit trick"),
    Selector.FIRST_TRUMP: mark("words", "first trump trick"),
    Selector.FIRST_CLUB: mark("words", "first club trick"),
    Selector.FIRST_SPADE: mark("words", "first spade trick"),
    Selector.FIRST_HEART: mark("words", "first heart trick"),
}
"""What decides a marriage, where it is clear that one is meant."""

TEAMS: Mapping[Team, str] = {Team.RE: mark("words", "Re"), Team.CONTRA: mark("words", "Kontra")}

CALLS: Mapping[Call, str] = {
    Call.NO_90: mark("words", "no 90"),
    Call.NO_60: mark("words", "no 60"),
    Call.NO_30: mark("words", "no 30"),
    Call.NO_0: mark("words", "black"),
    Call.REPLY_NO_90: mark("words", "reply to no 90"),
    Call.REPLY_NO_60: mark("words", "reply to no 60"),
    Call.REPLY_NO_30: mark("words", "reply to no 30"),
    Call.REPLY_NO_0: mark("words", "reply to black"),
}


def card_name(card: Card) -> str:
    """ "queen of clubs"."""
    return translate("words", CARDS[card])


def suit_name(suit: Suit) -> str:
    """ "clubs"."""
    return translate("words", SUITS[suit])


def team_name(team: Team | None) -> str:
    """ "Re", "Kontra"; empty for an unknown side."""
    return translate("words", TEAMS[team]) if team else ""


def call_name(call: Call, team: Team | None) -> str:
    """ "Re", "Kontra", "no 90", "black"; the first announcement and a reply are called by the side that speaks.

    Where nobody knows the side, somebody has knocked.
    """
    return translate("words", CALLS[call]) if call in CALLS else team_name(team) or translate("words", "knock")


def contract_name(contract: Contract) -> str:
    """ "Queen solo"."""
    return translate("words", CONTRACTS[contract])


def selector_name(selector: Selector) -> str:
    """ "Marriage: first trick of another player"."""
    return translate("words", SELECTORS[selector])


def contract_of(contract: Contract, soloist: str) -> str:
    """ "Queen solo of Anna"; games of two against two have no owner."""
    name = contract_name(contract)
    if not soloist:
        return name
    text = translate("words", "%1 (%2)") if contract.is_thrown else translate("words", "%1 of %2")
    return fill(text, name, soloist)


SEAT_VALUES = frozenset({"seat", "player", "partner", "opponent", "owner", "leader", "winner", "soloist", "name"})
"""Names of the values of a reason that are seats; all other numbers are numbers."""


REASONS = ("thumb", "strong", "teach")
"""The contexts in which the texts of reasons are marked."""


def reason_text(reason: Reason, names: tuple[str, ...]) -> str:
    """Why a player chose something, as a sentence with the values in it."""
    values = dict(reason.values)
    text = next(
        (found for context in REASONS if (found := translate(context, reason.text)) != reason.text), reason.text
    )
    return re.sub(r"\{(\w+)\}", lambda place: value_text(place[1], values[place[1]], names), text)


def value_text(name: str, value: object, names: tuple[str, ...]) -> str:
    """A value of a reason in the user's words."""
    match value:
        case Card():
            return card_name(value)
        case Suit():
            return suit_name(value)
        case Team():
            return team_name(value)
        case Contract():
            return contract_name(value)
        case Call():
            return call_name(value, None)
        case int() if name in SEAT_VALUES:
            return names[value]
        case str() if value in Card.__members__:
            return card_name(Card[value])
        case _:
            return str(value)


def trouble_text(trouble: Exception | Problem | str) -> str:
    """What is wrong; in the user's language unless the system or the reader of YAML says it in words of its own."""
    match trouble:
        case FileError() | EventError():
            return trouble_text(trouble.told)
        case Exception():
            return trouble_text(problem_in(trouble))
        case Problem():
            return fill(translate("trouble", trouble.text), *map(trouble_value, trouble.values))
        case _:
            return trouble


def trouble_value(value: Value) -> str:
    """A value of a problem in the user's words."""
    match value:
        case Problem():
            return shortened(trouble_text(value))
        case int():
            return QLocale().toString(value)
        case _:
            return value
