"""What the viewer is asked besides cards, and what may be announced, as buttons with their tips."""

from collections.abc import Mapping

from freedoko_qt.app.picture import Option, Question
from freedoko_qt.app.words import call_name, contract_name, fill, selector_name, translate
from freedoko_qt.engine.announce import cards_counted, deferral, limit
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import SHAPES, Contract, Team
from freedoko_qt.engine.event import Action, Announced, Call, Passed, Reserved, Said, Seat
from freedoko_qt.engine.rules import SPECS
from freedoko_qt.engine.state import State, legal
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.marked import mark

TITLES: Mapping[Ask, str] = {
    Ask.HEALTH: mark("question", "Are you healthy, or do you have a reservation?"),
    Ask.NAME: mark("question", "Which game do you play?"),
    Ask.FORCED: mark("question", "You must play a duty solo now. Which one?"),
    Ask.DUTY_SOLO: mark("question", "Do you play a duty solo?"),
    Ask.SOLO: mark("question", "Do you play a solo?"),
    Ask.MARRIAGE: mark("question", "Do you play a marriage?"),
}

CALL_TIPS: Mapping[Call, str] = {
    Call.NO_120: mark("question", "Your side says that it will win the game."),
    Call.NO_90: mark("question", "Your side says that the opponents will not reach 90 card points."),
    Call.NO_60: mark("question", "Your side says that the opponents will not reach 60 card points."),
    Call.NO_30: mark("question", "Your side says that the opponents will not reach 30 card points."),
    Call.NO_0: mark("question", "Your side says that the opponents will not take a single trick."),
    Call.REPLY: mark(
        "question", "Your side answers the announcement of the opponents; it can say nothing more after that."
    ),
}


def question(state: State, seat: Seat) -> Question | None:
    """What a seat is asked in the talk before the first card; None while it is asked nothing."""
    table = state.table
    if table.turn != seat or table.ask not in TITLES:
        return None
    hand = state.hands[seat]
    options = tuple(option(action, hand) for action in legal(state, seat))
    return Question(translate("question", TITLES[table.ask]), options, still_owed(table, seat))


def still_owed(table: Table, seat: Seat) -> str:
    """How many duty soli a seat still owes; empty if none."""
    owed = table.owed[seat]
    return translate("question", "You still owe %n duty solo(s).", "", owed) if owed else ""


def option(action: Action, hand: tuple[Card, ...]) -> Option:
    """An answer in the talk as a button."""
    match action:
        case Said(_, True) if hand.count(Card.CQ) == 2:
            tip = translate("question", "You hold both queens of clubs: you will secretly play alone against three.")
            return Option(action, translate("question", "Healthy"), tip)
        case Said(_, True):
            tip = translate("question", "You want to play the normal game.")
            return Option(action, translate("question", "Healthy"), tip)
        case Said():
            tip = translate("question", "You want to play a special game and will be asked which one.")
            return Option(action, translate("question", "Reservation"), tip)
        case Reserved(_, Contract.MARRIAGE, selector):
            tip = translate("question", "Who takes that trick becomes your partner.")
            return Option(action, selector_name(selector), tip)
        case Reserved(_, contract):
            tip = translate("rules", SPECS[SHAPES[contract].rule].help)
            return Option(action, contract_name(contract), tip)
        case Passed():
            tip = translate("question", "You do not play such a game, or leave it to another player.")
            return Option(action, translate("question", "No"), tip)
    raise ValueError(f"{action} is no answer in the talk")


def calls(state: State, seat: Seat) -> tuple[Option, ...]:
    """The announcements that a seat may make now, lowest first."""
    team = state.teams[seat]
    return tuple(
        Option(action, call_name(action.call, team), translate("question", CALL_TIPS[action.call]))
        for action in legal(state, seat)
        if isinstance(action, Announced)
    )


def calls_until(state: State, seat: Seat) -> str:
    """Until when the first announcement may be made, counted in cards; empty if there is none."""
    options = calls(state, seat)
    if not options:
        return ""
    table, action = state.table, options[0].action
    assert isinstance(action, Announced)
    needed = cards_needed(table, action.call, state.teams[seat])
    if table.rules.announcement_till_full_trick:
        text = translate("question", "%1 may be said while %n trick(s) or more are to be taken.", "", needed)
    elif cards_counted(table, seat) - deferral(table) <= needed:
        text = translate("question", "%1 may be said until you play your next card.")
    else:
        text = translate("question", "%1 may be said while you hold %n card(s) or more.", "", needed)
    return fill(text, options[0].text)


def cards_needed(table: Table, call: Call, team: Team | None) -> int:
    """How many cards must still be in the hand for a call; a reply needs one less than what it answers."""
    answered = table.voice(team.other) if call is Call.REPLY and team else None
    bound = limit(table, answered) - 1 if answered else limit(table, call)
    return max(bound - deferral(table), table.rules.last_announcement, 1)
