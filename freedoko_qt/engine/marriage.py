"""How a marriage looks for its partner. Source: rules 4.5."""

from freedoko_qt.engine import team
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Selector
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.rules import MarriageCount
from freedoko_qt.engine.table import Ask, Table, Trick
from freedoko_qt.engine.tables import TRUMP


def after_search(state: State) -> State:
    """The state after a trick in which a marriage looked for its partner."""
    table, rules = state.table, state.table.rules
    trick, number = table.tricks[-1], len(table.tricks)
    assert table.soloist is not None
    matches = is_match(table, trick.cards[0])
    if matches and trick.winner != table.soloist and finds(table, trick):
        teams = team.together(table.soloist, trick.winner)
        return state.but(teams=teams, table=table.but(decided=number, known=teams))
    searched = number
    if rules.x_marriage_limit_counts is MarriageCount.MATCHING:
        searched = sum(is_match(table, done.cards[0]) for done in table.tricks) if matches else 0
    last_chance = searched >= rules.marriage_determination or (
        matches and rules.marriage_first_one_decides and trick.winner == table.soloist
    )
    if last_chance or table.is_over or not any(is_match(table, card) for hand in state.hands for card in hand):
        if rules.x_duel and any(done.winner != table.soloist for done in table.tricks):
            return state.but(table=table.but(ask=Ask.NOTHING, is_void=True))
        teams = team.alone(table.soloist)
        table = table.but(contract=Contract.MARRIAGE_SOLO, decided=number, known=teams)
        return state.but(teams=teams, table=table)
    return state


def finds(table: Table, trick: Trick) -> bool:
    """Whether the winner of a matching trick becomes the partner."""
    suit = table.tables.suit
    is_ruffed = suit[trick.best] != suit[trick.cards[0]] and table.selector is not Selector.FIRST_FOREIGN
    if is_ruffed and not table.rules.x_marriage_ruffed_finds:
        return False
    assert table.soloist is not None
    return not table.rules.x_duel or (trick.winner - table.soloist) % 2 == 1  # in a duel only the other pair counts


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
