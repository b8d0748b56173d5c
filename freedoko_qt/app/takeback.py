"""Taking the last own decision back, and doing it again."""

from freedoko_qt.app.match import Match, only_answer
from freedoko_qt.app.words import translate
from freedoko_qt.engine.event import Seat


def no_undo(match: Match) -> str:
    """Why nothing can be taken back now; empty if something can."""
    if not may_take_back(match):
        return translate("takeback", "By the rules of this party nothing is taken back.")
    if match.is_counted:
        return translate("takeback", "The game has been counted.")
    if not match.is_seated or last_decision(match) is None:
        return translate("takeback", "You have decided nothing yet that could be taken back.")
    return ""


def no_redo(match: Match) -> str:
    """Why nothing that was taken back can be done again; empty if something can."""
    if not may_take_back(match):
        return translate("takeback", "By the rules of this party nothing is taken back.")
    if match.is_counted or match.game.at == match.game.length:
        return translate("takeback", "Nothing has been taken back.")
    return ""


def may_take_back(match: Match) -> bool:
    """Whether decisions may be taken back: in practice always, else by the rules."""
    return match.is_practice or match.party.played_by.take_back_tricks


def last_decision(match: Match) -> int | None:
    """The number of events before the viewer's last one, if there is one; where there is no choice, none is made."""
    game = match.game
    own = (at for at in reversed(range(game.at)) if game.log[at].seat == match.viewer)
    return next((at for at in own if only_answer(game.state_at(at)) != game.log[at]), None)


def undo(match: Match) -> None:
    """Goes back to where the viewer decided last."""
    target = last_decision(match)
    if target is not None:
        match.game.go_to(target)


def redo(match: Match) -> None:
    """Goes on through the viewer's decision to where the viewer is asked again, or to the end of what was undone."""
    game, viewer = match.game, match.viewer
    game.redo()
    while game.at < game.length and not is_asked(match, viewer):
        game.redo()


def is_asked(match: Match, seat: Seat) -> bool:
    """Whether the game waits for a decision of a seat."""
    return match.state.table.turn == seat and not match.game.is_over and match.only_answer is None
