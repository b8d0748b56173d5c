"""A whole sentence for everything that happens."""

from collections.abc import Iterator, Mapping

from freedoko_qt.app.trade import traded
from freedoko_qt.app.words import call_name, card_name, contract_name, fill, translate
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.event import (
    Action,
    Announced,
    GenscherChosen,
    HyperswinesAnnounced,
    Passed,
    Played,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    Said,
    SwinesAnnounced,
)
from freedoko_qt.engine.state import State
from freedoko_qt.engine.table import Ask, Table
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

THROWN: Mapping[Contract, str] = {
    Contract.THROWN_NINES: mark("sentence", "%1 throws in a hand with many nines."),
    Contract.THROWN_KINGS: mark("sentence", "%1 throws in a hand with many kings."),
    Contract.THROWN_NINES_AND_KINGS: mark("sentence", "%1 throws in a hand with many nines and kings."),
    Contract.THROWN_RICHNESS: mark("sentence", "%1 throws in a hand with too many card points."),
    Contract.FOX_HIGHEST_TRUMP: mark("sentence", "%1 throws in a hand with no trump above the ace of diamonds."),
    Contract.DIAMOND_JACK_HIGHEST_TRUMP: mark(
        "sentence", "%1 throws in a hand with no trump above the jack of diamonds."
    ),
}

SAID: Mapping[bool | None, str] = {
    None: mark("sentence", "%1 has a reservation."),
    False: mark("sentence", "%1 has a small reservation."),
    True: mark("sentence", "%1 has a big reservation."),
}

PASSED: Mapping[Ask, str] = {
    Ask.BID: mark("sentence", "%1 bids no more."),
    Ask.SWINES: mark("sentence", "%1 announces no swines."),
    Ask.TAKE_CARDS: mark("sentence", "%1 does not take the cards."),
}


def sentence(action: Action, before: State, after: State, names: Names) -> str:
    """What an action was and what came of it; a game chosen in secret is not told."""
    told = [what(action, before, after, names), *found(action, before, after.table, names)]
    told += trick_told(action, before.table, after.table, names)
    if after.table.contract is Contract.MARRIAGE_SILENT is not before.table.contract:
        assert after.table.soloist is not None
        alone = translate("sentence", "%1 plays alone against three: a silent marriage.")
        told.append(fill(alone, names[after.table.soloist]))
    return " ".join(told)


def outcome(action: Action, before: State, after: State, names: Names) -> str:
    """Why a game has come to nothing, without the choice in secret that brought it to light."""
    if before.table.ask is Ask.GAME:
        return " ".join(found(action, before, after.table, names))
    return sentence(action, before, after, names)


def what(action: Action, before: State, after: State, names: Names) -> str:
    """What an action was."""
    name = names[action.seat]
    match action:
        case Played(_, card):
            return fill(translate("sentence", "%1 plays the %2."), name, card_name(card))
        case Announced():
            return announced(action, before.table, after, name)
        case Said(_, healthy, big):
            return fill(translate("sentence", "%1 is healthy.") if healthy else translate("sentence", SAID[big]), name)
        case Passed():
            asked = before.table.ask
            return fill(translate("sentence", PASSED[asked]) if asked in PASSED else passes(), name)
        case Reserved():
            return reserved(action, before.table, after.table, name)
        case PovertyPassed() | PovertyTaken() | PovertyReturned():
            return traded(action, after.table, names)
        case SwinesAnnounced():
            return fill(translate("sentence", "%1 announces swines."), name)
        case HyperswinesAnnounced() if before.table.swines is None:
            return fill(translate("sentence", "%1 announces swines and hyperswines."), name)
        case HyperswinesAnnounced():
            return fill(translate("sentence", "%1 announces hyperswines."), name)
        case GenscherChosen(_, partner):
            return fill(translate("sentence", "%1 plays Genscher: %2 is the partner now."), name, names[partner])


def passes() -> str:
    """No to a question."""
    return translate("sentence", "%1 passes.")


def announced(action: Announced, before: Table, after: State, name: str) -> str:
    """An announcement, a bid for a solo, or a knock that does not show the side."""
    seat, call = action.seat, action.call
    if before.ask is Ask.BID:
        # Whoever plays the solo in the end is re.
        return fill(translate("sentence", "%1 bids: %2."), name, bid_name(action))
    side = after.table.known[seat]
    if side is None:
        return fill(translate("sentence", "%1 knocks: %2."), name, call_name(call, None))
    if call.is_reply:
        return fill(translate("sentence", "%1 replies with %2."), name, call_name(call, side))
    return fill(translate("sentence", "%1 announces %2."), name, call_name(call, side))


def bid_name(bid: Announced) -> str:
    """What is promised for a solo; whoever plays it is re."""
    return call_name(bid.call, Team.RE)


def reserved(action: Reserved, before: Table, after: Table, name: str) -> str:
    """A game that was named; one that is chosen in secret or only offered stays unsaid."""
    if before.ask is Ask.GAME:
        return fill(translate("sentence", "%1 has chosen a game."), name)
    if action.offered:
        text = translate("sentence", "%1 must play a duty solo and offers the game to the others first.")
        return fill(text, name)
    if after.said[-1:] == (action,) and after.soloist != action.seat:
        return fill(translate("sentence", "%1 wants to play: %2."), name, contract_name(action.contract))
    return played_game(action, after, name)


def played_game(action: Reserved, table: Table, name: str) -> str:
    """The game that is played."""
    contract = action.contract
    if contract is Contract.MARRIAGE:
        return fill(translate("sentence", MARRIAGES[action.selector]), name)
    if contract is Contract.POVERTY:
        return fill(translate("sentence", "%1 declares a poverty."), name)
    if contract in THROWN:
        return fill(translate("sentence", THROWN[contract]), name)
    plays = (
        translate("sentence", "%1 plays a duty solo: %2.")
        if table.duty
        else translate("sentence", "%1 plays a solo: %2.")
    )
    return fill(plays, name, contract_name(contract))


def found(action: Action, before: State, table: Table, names: Names) -> Iterator[str]:
    """What an answer has settled: the game of somebody else, a contest, or that the cards are dealt again."""
    asked = before.table.ask
    if before.table.contract_is_found:
        return
    if table.ask is Ask.BID is not asked:
        rivals = ", ".join(names[rival.seat] for rival in table.rivals)
        yield fill(translate("sentence", "Several players want a solo and bid for it: %1."), rivals)
    last = table.said[-1] if len(table.said) > len(before.table.said) else None
    is_new = isinstance(last, Reserved) and table.soloist == last.seat
    is_told = isinstance(action, Reserved) and asked is not Ask.GAME and not action.offered and action == last
    if isinstance(last, Reserved) and (is_new or table.is_redeal) and not is_told:
        yield played_game(last, table, names[last.seat])
    elif asked is Ask.GAME and table.ask not in (Ask.GAME, Ask.BID) and not is_new:
        yield translate("sentence", "Nobody wants a special game.")
    if table.contract is Contract.FEWEST_POINTS:
        yield translate("sentence", "Nobody takes the cards: everybody plays alone for the fewest card points.")
    if table.is_redeal:
        yield redeal(asked)


def redeal(asked: Ask) -> str:
    """Why the cards are dealt again."""
    if asked is Ask.TAKE_CARDS:
        return translate("sentence", "Nobody takes the cards, so they are dealt again.")
    return translate("sentence", "The cards are dealt again.")


def trick_told(action: Action, before: Table, table: Table, names: Names) -> Iterator[str]:
    """Who took the trick that a card has filled, and what it decided or forced somebody to say."""
    if not isinstance(action, Played) or table.trick.cards:
        return
    winner = names[table.tricks[-1].winner]
    yield taken(table, names)
    if table.decided == len(table.tricks) and table.soloist is not None:
        if table.contract is Contract.MARRIAGE_SOLO:
            alone = translate("sentence", "%1 has found no partner and plays alone.")
            yield fill(alone, names[table.soloist])
        elif table.contract is Contract.MARRIAGE:
            yield fill(translate("sentence", "%1 is the partner of %2."), winner, names[table.soloist])
    if len(table.calls) > len(before.calls):
        made = table.calls[-1]
        text = translate("sentence", "So rich a first trick forces %1 to announce: %2.")
        yield fill(text, names[made.seat], call_name(made.call, table.known[made.seat]))
    if table.is_redeal:
        yield translate("sentence", "Nobody could become the partner, so the game is void and dealt again.")


def taken(table: Table, names: Names) -> str:
    """Who owns the trick that was filled last."""
    trick = table.tricks[-1]
    text = translate("sentence", "%1 takes the trick with %n card point(s).", "", trick.points)
    return fill(text, names[trick.winner])
