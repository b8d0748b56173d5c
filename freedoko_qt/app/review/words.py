"""What a review tells of a game: a sentence for each moment, and the moments that are worth a look."""

from collections.abc import Iterator, Mapping

from freedoko_qt.app import trade, verdict
from freedoko_qt.app.feat import how, known_specials
from freedoko_qt.app.match import Match
from freedoko_qt.app.paint import title
from freedoko_qt.app.picture import MarkKind, ReviewMark
from freedoko_qt.app.words import contract_name, contract_of, fill, translate
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import (
    SEATS,
    Announced,
    GenscherChosen,
    HyperswinesAnnounced,
    Played,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    Seat,
    SwinesAnnounced,
)
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import Ask

TALK = (
    Reserved,
    PovertyPassed,
    PovertyTaken,
    PovertyReturned,
    SwinesAnnounced,
    HyperswinesAnnounced,
    GenscherChosen,
)
"""What is worth a look besides cards and announcements."""

Seen = tuple[Seat, ...]
Brought = Mapping[int, tuple[str, ...]]


def heading(match: Match) -> str:
    """Which game it is; the match is the game at its end, with the party as it was before."""
    name = contract(match)
    if match.is_practice:
        return fill(translate("review", "Practice: %1"), name)
    if match.game.is_over and match.is_redeal:
        return fill(translate("review", "Dealt again: %1"), name)
    return fill(translate("review", "Game %1: %2"), str(len(match.party.entries) + 1), name)


def contract(match: Match) -> str:
    """The game that was played, and whose it was."""
    table = match.state.table
    if not match.game.is_over:
        return title(table, match.names)
    if match.is_redeal:
        return contract_of(table.contract, match.names[table.soloist] if table.soloist is not None else "")
    return verdict.contract(match.party.finish(match.game).entries[-1], match.party.names)


def brought(match: Match, seen: Seen) -> Brought:
    """The special points, each told at the moment at which the trick that brought it was full."""
    ends, tricks = match.game.trick_ends, match.state.table.tricks
    told: dict[int, tuple[str, ...]] = {}
    for special in known_specials(match.state, seen):
        at = ends[special.trick]
        told[at] = (*told.get(at, ()), how(special, tricks[special.trick], match.names))
    return told


def told(match: Match, at: int, seen: Seen, specials: Brought) -> str:
    """What happened just before a moment."""
    if not at:
        return translate("review", "The cards have been dealt.")
    return " ".join((event(match, at, seen), *specials.get(at, ())))


def event(match: Match, at: int, seen: Seen) -> str:
    """The event just before a moment."""
    return " ".join((match.line(at).text, *hidden(match.game, at, seen)))


def hidden(game: Game, at: int, seen: Seen) -> Iterator[str]:
    """What of an event only those learn who see all hands: cards that changed hands, a game chosen in secret."""
    if len(seen) < len(SEATS):
        return
    action, before, after = game.log[at - 1], game.state_at(at - 1).table, game.state_at(at).table
    if isinstance(action, PovertyPassed | PovertyReturned) and action.cards:
        cards = tuple(sorted(action.cards, key=after.tables.sort_key))
        yield fill(translate("review", "The cards: %1."), trade.card_names(cards))
    if isinstance(action, Reserved) and before.ask is Ask.GAME and action.contract is not Contract.NORMAL:
        yield fill(translate("review", "The game chosen: %1."), contract_name(action.contract))


def marks(match: Match, seen: Seen, specials: Brought) -> Iterator[ReviewMark]:
    """The moments worth a look, in their order."""
    for at, action in enumerate(match.game.log, 1):
        if isinstance(action, TALK):
            yield ReviewMark(at, MarkKind.TALK, event(match, at, seen))
        elif isinstance(action, Announced):
            yield ReviewMark(at, MarkKind.CALL, event(match, at, seen))
        elif isinstance(action, Played):
            yield from of_card(match, at)
            yield from (ReviewMark(at, MarkKind.SPECIAL, text) for text in specials.get(at, ()))


def of_card(match: Match, at: int) -> Iterator[ReviewMark]:
    """What a card brought besides special points: an announcement that it forced, a full trick."""
    before, table = match.game.state_at(at - 1).table, match.game.state_at(at).table
    if len(table.calls) > len(before.calls):
        yield ReviewMark(at, MarkKind.CALL, match.line(at).text)
    if len(table.tricks) > len(before.tricks):
        trick, number = table.tricks[-1], str(len(table.tricks))
        text = translate("review", "Trick %1: %2 takes %n card point(s).", "", trick.points)
        yield ReviewMark(at, MarkKind.TRICK, fill(text, number, match.names[trick.winner]))
