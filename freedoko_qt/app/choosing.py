"""The choice of cards that are given away in a poverty: which is allowed, and what is still wrong with it."""

from collections import Counter

from freedoko_qt.app.picture import Option, Question
from freedoko_qt.app.words import translate
from freedoko_qt.engine.card import Hand
from freedoko_qt.engine.event import Action, PovertyPassed, PovertyReturned, Seat
from freedoko_qt.engine.poverty import trumps
from freedoko_qt.engine.state import State, legal
from freedoko_qt.engine.table import Ask


def choosing(state: State, seat: Seat, chosen: Hand) -> Question:
    """The question for cards, with one button that is possible once the choice is right."""
    number = number_wanted(state, seat)
    if state.table.ask is Ask.PASS_CARDS:
        title = translate("choosing", "Choose %n card(s) to offer; all your trumps go with them.", "", number)
    else:
        title = translate("choosing", "Choose %n card(s) to give back.", "", number)
    action = fitting(state, seat, chosen)
    wrong = "" if action else trouble(state, seat, chosen)
    text = translate("choosing", "Give these %n card(s)", "", number)
    tip = wrong or translate("choosing", "They lie face down for everybody else.")
    return Question(title, (Option(action, text, tip, is_possible=action is not None),), wrong, is_by_cards=True)


def number_wanted(state: State, seat: Seat) -> int:
    """How many cards must be chosen."""
    first = legal(state, seat)[0]
    assert isinstance(first, PovertyPassed | PovertyReturned)
    return len(first.cards)


def fitting(state: State, seat: Seat, chosen: Hand) -> Action | None:
    """The action that gives just these cards, if it is allowed."""
    wanted = Counter(chosen)
    for action in legal(state, seat):
        if isinstance(action, PovertyPassed | PovertyReturned) and Counter(action.cards) == wanted:
            return action
    return None


def trouble(state: State, seat: Seat, chosen: Hand) -> str:
    """What is wrong with a choice of cards."""
    missing = number_wanted(state, seat) - len(chosen)
    if missing > 0:
        return translate("choosing", "%n card(s) more.", "", missing)
    if missing < 0:
        return translate("choosing", "%n card(s) too many.", "", -missing)
    left_out = Counter(trumps(state.table.rules, state.hands[seat])) - Counter(chosen)
    return translate("choosing", "%n trump(s) must go with them.", "", left_out.total())


def proposed(state: State, seat: Seat) -> Hand:
    """The cards that are chosen at first: all trumps of a poor player, as they must go anyway."""
    return trumps(state.table.rules, state.hands[seat]) if state.table.ask is Ask.PASS_CARDS else ()
