"""What the viewer is asked besides cards to play, and what may be announced, as buttons with their tips."""

from collections.abc import Mapping

from freedoko_qt.app.choosing import choosing
from freedoko_qt.app.explained import explained, group
from freedoko_qt.app.picture import Option, Question
from freedoko_qt.app.words import SELECTORS_SHORT, call_name, contract_name, fill, translate
from freedoko_qt.engine.announce import cards_counted, deferral, limit
from freedoko_qt.engine.card import Card, Hand
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import (
    LEVELS,
    REPLIES,
    Action,
    Announced,
    Call,
    GenscherChosen,
    HyperswinesAnnounced,
    Passed,
    PovertyTaken,
    Reserved,
    Said,
    Seat,
    SwinesAnnounced,
)
from freedoko_qt.engine.rules import Deadline
from freedoko_qt.engine.state import State, legal
from freedoko_qt.engine.table import Ask, Table
from freedoko_qt.marked import mark

Names = tuple[str, ...]

TITLES: Mapping[Ask, str] = {
    Ask.HEALTH: mark("question", "Are you healthy, or do you have a reservation?"),
    Ask.NAME: mark("question", "Which game do you play?"),
    Ask.GAME: mark("question", "Which game do you want to play?"),
    Ask.FORCED: mark("question", "You must play a duty solo now. Which one?"),
    Ask.THROW: mark("question", "Do you throw your hand in?"),
    Ask.DUTY_SOLO: mark("question", "Do you play a duty solo?"),
    Ask.SOLO: mark("question", "Do you play a solo?"),
    Ask.POVERTY: mark("question", "Do you declare a poverty?"),
    Ask.MARRIAGE: mark("question", "Do you play a marriage?"),
    Ask.BID: mark("question", "Others want a solo as well. What do you promise?"),
    Ask.SWINES: mark("question", "Do you announce swines?"),
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
    Call.REPLY_NO_120: mark("question", "Your side answers that it will reach 120 card points."),
    Call.REPLY_NO_90: mark("question", "Your side answers that it will reach 90 card points."),
    Call.REPLY_NO_60: mark("question", "Your side answers that it will reach 60 card points."),
    Call.REPLY_NO_30: mark("question", "Your side answers that it will reach 30 card points."),
    Call.REPLY_NO_0: mark("question", "Your side answers that it will take a trick."),
}


def question(state: State, seat: Seat, names: Names = (), chosen: Hand = ()) -> Question | None:
    """What a seat is asked before the first card; None while it is asked nothing. `chosen` are cards to give away."""
    table = state.table
    if table.turn != seat:
        return None
    if table.ask in (Ask.PASS_CARDS, Ask.RETURN_CARDS):
        return choosing(state, seat, chosen)
    if table.ask not in TITLES and table.ask is not Ask.TAKE_CARDS:
        return None
    hand = state.hands[seat]
    options = tuple(option(action, table, hand) for action in legal(state, seat))
    return Question(title(table), options, " ".join(notes(table, seat, names)))


def title(table: Table) -> str:
    """What is asked."""
    if table.ask is Ask.TAKE_CARDS and table.shift is not None:
        return translate("question", "Do you take the %n card(s)?", "", table.shift.number)
    return translate("question", TITLES[table.ask])


def notes(table: Table, seat: Seat, names: Names) -> list[str]:
    """What must be known for the answer."""
    told = []
    if table.ask is Ask.TAKE_CARDS and table.soloist is not None and names:
        told.append(fill(translate("question", "%1 offers them in a poverty."), names[table.soloist]))
        if table.shift and table.shift.foxes:
            told.append(translate("question", "%n open fox(es) are among them.", "", table.shift.foxes))
    elif table.ask is Ask.BID and names:
        own = next((rival.contract for rival in table.rivals if rival.seat == seat), None)
        if own is not None:
            told.append(fill(translate("question", "Your solo: %1."), contract_name(own)))
        if table.bid is not None:
            bid = call_name(table.bid.call, Team.RE)
            told.append(fill(translate("question", "The highest bid is that of %1: %2."), names[table.bid.seat], bid))
    elif table.owed[seat] and table.ask not in (Ask.SWINES, Ask.THROW, Ask.POVERTY, Ask.MARRIAGE, Ask.TAKE_CARDS):
        told.append(translate("question", "You still owe %n duty solo(s).", "", table.owed[seat]))
        if table.owed_color[seat]:
            told.append(translate("question", "%n of them must be suit solo(s).", "", table.owed_color[seat]))
        if table.owed_picture[seat]:
            told.append(translate("question", "%n of them must be picture solo(s).", "", table.owed_picture[seat]))
    return told


def option(action: Action, table: Table, hand: Hand) -> Option:
    """An answer as a button."""
    match action:
        case Said(_, True):
            return Option(action, translate("question", "Healthy"), normal_tip(hand))
        case Said(_, False, big):
            return said(action, big)
        case Reserved(_, Contract.NORMAL):
            return Option(action, contract_name(Contract.NORMAL), normal_tip(hand))
        case Reserved(_, Contract.MARRIAGE, selector):
            tip = translate("question", "The other player who takes that trick becomes your partner.")
            return Option(action, translate("words", SELECTORS_SHORT[selector]), tip, group(action))
        case Reserved(_, contract):
            return Option(action, contract_name(contract), explained(contract), group(action))
        case Announced(_, call):
            tip = translate("question", "You promise this if you play the solo; it counts as announced.")
            return Option(action, call_name(call, Team.RE), tip)
        case PovertyTaken():
            tip = translate("question", "You become the partner, take the cards up and give as many back.")
            return Option(action, translate("question", "Take the cards"), tip)
        case SwinesAnnounced() | HyperswinesAnnounced():
            return rise(action)
        case Passed():
            no = translate("question", "Pass") if table.ask is Ask.BID else translate("question", "No")
            return Option(action, no, no_tip(table.ask))
    raise ValueError(f"{action} is no answer in the talk")


def said(action: Said, big: bool | None) -> Option:
    """A reservation, with its size where sizes are told."""
    if big is None:
        tip = translate("question", "You want to play a special game and will be asked which one.")
        return Option(action, translate("question", "Reservation"), tip)
    if big:
        tip = translate("question", "You want to play a solo and will be asked which one.")
        return Option(action, translate("question", "Big reservation"), tip)
    tip = translate("question", "You want a marriage, a poverty or a new deal and will be asked which of them.")
    return Option(action, translate("question", "Small reservation"), tip)


def normal_tip(hand: Hand) -> str:
    """What it means to have no reservation."""
    if hand.count(Card.CQ) == 2:
        return translate("question", "You hold both queens of clubs: you will secretly play alone against three.")
    return translate("question", "You want to play the normal game.")


def no_tip(ask: Ask) -> str:
    """What it means to say no."""
    match ask:
        case Ask.BID:
            return translate("question", "You promise no more and leave the solo to the others.")
        case Ask.SWINES:
            return translate("question", "You do not announce them now.")
        case Ask.TAKE_CARDS:
            return translate("question", "You leave the cards to the next player.")
        case _:
            return translate("question", "You do not play such a game, or leave it to another player.")


def rise(action: SwinesAnnounced | HyperswinesAnnounced) -> Option:
    """Swines or hyperswines as a button."""
    if isinstance(action, SwinesAnnounced):
        tip = translate("question", "Your aces of the trump suit become the highest trumps.")
        return Option(action, translate("question", "Swines"), tip)
    tip = translate("question", "Your two cards rise even above the swines.")
    return Option(action, translate("question", "Hyperswines"), tip)


# -- during play ----------------------------------------------------------------------------------------------


def calls(state: State, seat: Seat, names: Names = ()) -> tuple[Option, ...]:
    """What a seat may announce now while cards are played, lowest first, and the partners it may name."""
    if not state.table.contract_is_found:
        return ()
    made = (during_play(action, state.teams[seat], names) for action in legal(state, seat))
    return tuple(option for option in made if option is not None)


def during_play(action: Action, team: Team | None, names: Names) -> Option | None:
    """An announcement or the choice of a partner as a button; None for a card."""
    match action:
        case Announced(_, call):
            return Option(action, call_name(call, team), translate("question", CALL_TIPS[call]))
        case SwinesAnnounced() | HyperswinesAnnounced():
            return rise(action)
        case GenscherChosen(_, partner):
            name = names[partner] if names else str(partner)
            tip = translate("question", "You play a king of diamonds now and %1 is your partner from then on.")
            return Option(action, fill(translate("question", "Genscher with %1"), name), fill(tip, name))
        case _:
            return None


def calls_until(state: State, seat: Seat, names: Names = ()) -> str:
    """Until when the first announcement may be made, counted in cards; empty if there is none."""
    first = next((option for option in calls(state, seat, names) if isinstance(option.action, Announced)), None)
    if first is None or not isinstance(first.action, Announced):
        return ""
    table, call = state.table, first.action.call
    if table.rules.x_deadline_basis is Deadline.TABLE_CARDS:
        most = most_cards(table, call, state.teams[seat])
        return fill(
            translate("question", "%1 may be said until %n card(s) have been played.", "", most + 1), first.text
        )
    needed = cards_needed(table, call, state.teams[seat])
    if table.rules.announcement_till_full_trick:
        text = translate("question", "%1 may be said while %n trick(s) or more are to be taken.", "", needed)
    elif cards_counted(table, seat) - deferral(table) <= needed:
        text = translate("question", "%1 may be said until you play your next card.")
    else:
        text = translate("question", "%1 may be said while you hold %n card(s) or more.", "", needed)
    return fill(text, first.text)


def answered(table: Table, call: Call, team: Team | None) -> Call | None:
    """The announcement of the opponents to which a call is the reply."""
    if call in LEVELS or team is None:
        return None
    strict = next((level for level, reply in REPLIES.items() if reply is call), None)
    return strict or table.voice(team.other)


def most_cards(table: Table, call: Call, team: Team | None) -> int:
    """How many cards may lie on the table for a call."""
    reply_to = answered(table, call, team)
    level = LEVELS.index(reply_to or call)
    return int(table.rules.x_table_limits[level]) + 4 * (deferral(table) + bool(reply_to))


def cards_needed(table: Table, call: Call, team: Team | None) -> int:
    """How many cards must still be in the hand for a call; a reply needs one less than what it answers."""
    reply_to = answered(table, call, team)
    least = limit(table, reply_to) - 1 if reply_to else limit(table, call)
    return max(least - deferral(table), table.rules.last_announcement, 1)
