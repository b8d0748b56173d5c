"""How a practice game ended, beside the game of the party that it was played instead of."""

from collections.abc import Iterator

from freedoko_qt.app import verdict
from freedoko_qt.app.words import fill, translate
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Entry, Party

MINUS = "\N{MINUS SIGN}"


def compared(party: Party, game: Game, original: Game, place: int) -> tuple[str, ...]:
    """The difference in sentences, for whoever sits at a place of the party; `party` is as it was before both."""
    return tuple(sentences(party, entry_of(party, game), entry_of(party, original), place))


def entry_of(party: Party, game: Game) -> Entry | None:
    """What a game would bring; None if it came to nothing."""
    return None if game.state.table.is_redeal else party.finish(game).entries[-1]


def sentences(party: Party, here: Entry | None, there: Entry | None, place: int) -> Iterator[str]:
    """What happened in the party, and what it brought there and would bring here."""
    if there is None:
        yield translate("practice", "In the party this deal came to nothing.")
        return
    text = translate("practice", "In the party it was: %1. %2")
    yield fill(text, verdict.contract(there, party.names), verdict.title(there.result))
    if here is None:
        return
    name, now, then = party.names[place], here.scores[place], there.scores[place]
    if now == then:
        yield fill(translate("practice", "%1 writes as much here as in the party: %2."), name, signed(now))
    else:
        text = translate("practice", "%1 writes %2 here, and wrote %3 in the party.")
        yield fill(text, name, signed(now), signed(then))


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{MINUS}{-points}" if points < 0 else f"+{points}" if points else "0"
