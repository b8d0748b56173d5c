"""Which conditions of actions hold at a moment, and which actions are barred for a reason."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.picture import ReviewPicture, SheetPicture, TablePicture
from freedoko_qt.ui.entry import When

WAITING = ("go_on", "autoplay", "hint", "announce", "undo", "redo", "open_hands")
"""The actions of the running game, which waits while another one is looked back at."""


def now(picture: TablePicture, asks: bool, sheet: SheetPicture, review: ReviewPicture | None) -> frozenset[When]:
    """What holds now; `asks` tells whether the person is to do something."""
    has_counted = any(row.number is not None for row in sheet.rows)
    conditions = {
        When.PARTY: bool(sheet.names),
        When.TRICK: any(picture.piles),
        When.ASKED: asks,
        When.CALLS: bool(picture.calls),
        When.COUNTED: has_counted,
        When.REVIEW: review is not None,
        When.DEAL: has_counted or review is not None,
        When.PRACTICE: bool(picture.practice),
    }
    return frozenset(when for when, it_does in conditions.items() if it_does)


def barred(picture: TablePicture, review: ReviewPicture | None) -> Mapping[str, str]:
    """Why actions cannot be used now, by name; an empty text stands for those that can."""
    limits = picture.limits
    reasons = dict.fromkeys((*WAITING, "look_back", "earlier_game", "later_game"), "")
    reasons |= {
        "hint": limits.hint,
        "open_hands": limits.open_hands,
        "undo": limits.undo,
        "redo": limits.redo,
    }
    if review is not None:
        waits = QCoreApplication.translate("action", "The game waits until the review is closed.")
        reasons |= dict.fromkeys((*WAITING, "look_back"), waits)
        if review.game == 0:
            reasons["earlier_game"] = QCoreApplication.translate("action", "This is the first game of the party.")
        if review.game + 1 >= review.games:
            reasons["later_game"] = QCoreApplication.translate("action", "This is the last game of the party.")
    return reasons
