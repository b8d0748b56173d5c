"""How a marriage looks for its partner. Source: rules 4.5."""

from dataclasses import dataclass

from freedoko_qt.engine import team
from freedoko_qt.engine.card import CARDS, Card
from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.rules import MarriageCount
from freedoko_qt.engine.table import Ask, Table, Trick
from freedoko_qt.engine.tables import TRUMP


@dataclass(frozen=True, slots=True)
class Search:
    """Which trick finds the partner of a marriage, and when the search is given up."""

    soloist: Seat
    matches: tuple[bool, ...]  # by card: whether a trick that was led with it can find the partner
    limit: int  # how many tricks may be searched
    counts_matching: bool  # only tricks that match count against the limit
    first_one_decides: bool  # a matching trick of the bridegroom ends the search
    ruffed_finds: bool  # whoever trumps a plain trick can be found too
    is_duel: bool  # only the other pair can be found


def search(table: Table) -> Search:
    """How the marriage of a game looks for its partner."""
    assert table.soloist is not None
    rules = table.rules
    return Search(
        table.soloist,
        tuple(is_match(table, card) for card in CARDS),
        rules.marriage_determination,
        rules.x_marriage_limit_counts is MarriageCount.MATCHING,
        rules.marriage_first_one_decides,
        rules.x_marriage_ruffed_finds or table.selector is Selector.FIRST_FOREIGN,
        rules.x_duel,
    )


def after_search(state: State) -> State:
    """The state after a trick in which a marriage looked for its partner."""
    table, number = state.table, len(state.table.tricks)
    trick, sought = table.tricks[-1], search(table)
    matches = sought.matches[trick.cards[0]]
    if matches and finds(table, trick, sought):
        teams = team.together(sought.soloist, trick.winner)
        return state.but(teams=teams, table=table.but(decided=number, known=teams))
    searched = number
    if sought.counts_matching:
        searched = sum(sought.matches[done.cards[0]] for done in table.tricks) if matches else 0
    last_chance = searched >= sought.limit or (matches and sought.first_one_decides and trick.winner == sought.soloist)
    if last_chance or table.is_over or not any(sought.matches[card] for hand in state.hands for card in hand):
        if sought.is_duel and any(done.winner != sought.soloist for done in table.tricks):
            return state.but(table=table.but(ask=Ask.NOTHING, is_void=True))
        teams = team.alone(sought.soloist)
        table = table.but(contract=Contract.MARRIAGE_SOLO, decided=number, known=teams)
        return state.but(teams=teams, table=table)
    return state


def finds(table: Table, trick: Trick, sought: Search) -> bool:
    """Whether the winner of a matching trick becomes the partner."""
    suit = table.tables.suit
    if trick.winner == sought.soloist or (suit[trick.best] != suit[trick.cards[0]] and not sought.ruffed_finds):
        return False
    return not sought.is_duel or (trick.winner - sought.soloist) % 2 == 1


def is_match(table: Table, led: Card) -> bool:
    """Whether a trick that was led with this card can find the partner."""
    suit = table.tables.suit[led]
    match table.selector:
        case Selector.FIRST_FOREIGN:
            return True
        case Selector.FIRST_TRUMP:
            return suit == TRUMP
        case Selector.FIRST_COLOR:
            return suit != TRUMP
        case single:
            return suit == (Selector.FIRST_CLUB, Selector.FIRST_SPADE, Selector.FIRST_HEART).index(single)
