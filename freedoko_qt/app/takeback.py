"""Taking the last own decision back, and doing it again."""

from freedoko_qt.app.match import Match
from freedoko_qt.app.words import translate
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.game import Game


def no_undo(match: Match) -> str:
    """Why nothing can be taken back now; empty if something can."""
    if not match.party.played_by.take_back_tricks:
        return translate("takeback", "By the rules of this party nothing is taken back.")
    if match.is_counted:
        return translate("takeback", "The game has been counted.")
    if not match.is_seated or last_decision(match) is None:
        return translate("takeback", "You have decided nothing yet that could be taken back.")
    return ""


def no_redo(match: Match) -> str:
    """Why nothing that was taken back can be done again; empty if something can."""
    if not match.party.played_by.take_back_tricks:
        return translate("takeback", "By the rules of this party nothing is taken back.")
    if match.is_counted or not has_undone(match.game):
        return translate("takeback", "Nothing has been taken back.")
    return ""


def has_undone(game: Game) -> bool:
    """Whether a game has events behind its cursor."""
    at = game.at
    game.redo()
    if game.at == at:
        return False
    game.undo()
    return True


def last_decision(match: Match) -> int | None:
    """The number of events before the viewer's last one, if there is one."""
    own = [at for at, action in enumerate(match.game.log) if action.seat == match.viewer]
    return own[-1] if own else None


def undo(match: Match) -> None:
    """Goes back to where the viewer decided last."""
    target = last_decision(match)
    while target is not None and match.game.at > target:
        match.game.undo()


def redo(match: Match) -> None:
    """Goes on through the viewer's decision to where the viewer is asked again, or to the end of what was undone."""
    viewer, is_first = match.viewer, True
    while is_first or not is_asked(match, viewer):
        at = match.game.at
        match.game.redo()
        if match.game.at == at:
            return
        is_first = False


def is_asked(match: Match, seat: Seat) -> bool:
    """Whether the game waits for a seat."""
    return match.state.table.turn == seat and not match.game.is_over
