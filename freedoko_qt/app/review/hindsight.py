"""What the cards of a moment would have brought with all cards open, reckoned in a process of its own.

Only of games that are over. What comes out is hindsight, and no judgement: nobody at the table could know it.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from freedoko_qt.app.match import Match
from freedoko_qt.app.picture import HindsightPicture
from freedoko_qt.app.practice import signed
from freedoko_qt.app.review.reckoner import BOOT, Reckoner
from freedoko_qt.app.words import card_name, fill, translate
from freedoko_qt.engine.card import Card, Rank, Suit
from freedoko_qt.engine.event import Played
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.state import State
from freedoko_qt.marked import mark
from freedoko_qt.players.solver import Outcome, Why, cards_of, refusal
from freedoko_qt.players.solver_process import Reckoning

QUIET = 150  # milliseconds at a moment before it is reckoned, so that who only passes by starts nothing


@dataclass(frozen=True, slots=True)
class Found:
    """What is known of the card that was played just before a moment."""

    outcomes: tuple[Outcome, ...] = ()
    total: int = 0  # cards; so many outcomes are there when all is known
    why: Why | None = None  # there is nothing to be reckoned
    is_lost: bool = False  # something went wrong


class Hindsight(QObject):
    """The moments of a game that have been reckoned, and the one that is being reckoned."""

    changed = Signal()

    def __init__(self, parent: QObject, boot: str = BOOT) -> None:
        super().__init__(parent)
        self._reckoner = Reckoner(self, boot)
        self._reckoner.told.connect(self._take)
        self._reckoner.lost.connect(self._lose)
        self._rest = QTimer(self, singleShot=True, interval=QUIET)
        self._rest.timeout.connect(self._ask)
        self._found: dict[int, Found] = {}
        self._state: State | None = None  # before the card that is being reckoned
        self._at = 0

    def look_at(self, match: Match, at: int, is_passing: bool) -> HindsightPicture:
        """What is known of a moment; the match is the game at its end.

        What is not known yet is reckoned, unless the game passes by itself: then the moment would soon be over.
        """
        if why := barred(match):
            return HindsightPicture(why)
        if not is_passing:
            self._want(match.game, at)
            return picture(self._found[at], match, at)
        self.stop()
        found = self._found.get(at, opening(match.game, at))
        return passing() if is_open(found) else picture(found, match, at)

    def _want(self, game: Game, at: int) -> None:
        """Has the card reckoned that was played just before a moment, unless that is known or goes on."""
        if self._state is not None and at == self._at:
            return
        self.stop()
        if at not in self._found or is_open(self._found[at]):
            self._found[at] = opening(game, at)
        if is_open(self._found[at]):
            self._state, self._at = game.state_at(at - 1), at
            self._rest.start()

    def stop(self) -> None:
        """Reckons no more for now."""
        self._rest.stop()
        self._reckoner.drop()
        self._state = None

    def forget(self) -> None:
        """Lets the game go, and the process too."""
        self.stop()
        self._reckoner.stop()
        self._found.clear()

    def _ask(self) -> None:
        if self._state is not None:
            self._reckoner.ask(self._state)

    def _take(self, told: Reckoning) -> None:
        if told.trouble:
            print(told.trouble, file=sys.stderr)  # noqa: T201  (the full story, for whoever mends it)
        why = Why.FAR if told.is_too_far else None
        self._note(Found(told.outcomes, told.total, why, bool(told.trouble)), told.is_last)

    def _lose(self) -> None:
        self._note(Found(is_lost=True), True)

    def _note(self, found: Found, is_last: bool) -> None:
        if self._state is None:
            return
        self._found[self._at] = found
        if is_last:
            self._state = None
        self.changed.emit()


def opening(game: Game, at: int) -> Found:
    """What is known of a moment before anything has been reckoned."""
    if not at or not isinstance(game.log[at - 1], Played):
        return Found(why=Why.NO_CARD)
    state = game.state_at(at - 1)
    return Found(total=len(cards_of(state)), why=refusal(state))


def is_open(found: Found) -> bool:
    """Whether there is something left to be reckoned."""
    return found.why is None and not found.is_lost and len(found.outcomes) < found.total


# -- in words -------------------------------------------------------------------------------------------------------

SIGNS: Mapping[Suit, str] = {Suit.CLUB: "♣", Suit.SPADE: "♠", Suit.HEART: "♥", Suit.DIAMOND: "♦"}
RANKS: Mapping[Rank, str] = {
    Rank.ACE: mark("hindsight", "A"),
    Rank.TEN: "10",
    Rank.KING: mark("hindsight", "K"),
    Rank.QUEEN: mark("hindsight", "Q"),
    Rank.JACK: mark("hindsight", "J"),
    Rank.NINE: "9",
}
WHY: Mapping[Why, str] = {
    Why.NO_CARD: mark("hindsight", "With open cards: no card was played at this moment."),
    Why.FAR: mark("hindsight", "With open cards: this moment is too far from the end to be reckoned exactly."),
    Why.GAME: mark("hindsight", "With open cards: nothing is reckoned at this moment of this game."),
}


def barred(match: Match) -> str:
    """Why nothing is reckoned in a game; empty if it can be."""
    if not match.game.is_over:
        return translate("hindsight", "With open cards: nothing is reckoned in a game that is still running.")
    return translate("hindsight", "With open cards: games of practice are not reckoned.") if match.is_practice else ""


def passing() -> HindsightPicture:
    """What is told of a moment that will soon be over."""
    text = translate("hindsight", "With open cards: nothing is reckoned while the game runs by itself.")
    return HindsightPicture(text)


def picture(found: Found, match: Match, at: int) -> HindsightPicture:
    """What is told of a moment; the match is the game at its end."""
    if found.why is not None:
        return HindsightPicture(translate("hindsight", WHY[found.why]))
    if found.is_lost:
        return HindsightPicture(translate("hindsight", "With open cards: the reckoning came to grief."))
    if is_open(found):
        text = translate("hindsight", "With open cards: reckoning …")
        return HindsightPicture(text, done=len(found.outcomes), total=found.total)
    played = match.game.log[at - 1]
    assert isinstance(played, Played)
    best_first = sorted(found.outcomes, key=lambda one: (-one.score, -one.points))
    short = ", ".join(entry(one, one.card is played.card) for one in best_first)
    told = translate("hindsight", "With open cards (hindsight), score of %1: %2")
    name = match.names[played.seat]
    lines = [detail(one, one.card is played.card) for one in best_first]
    return HindsightPicture(fill(told, name, short), "\n".join((explanation(name), *lines)))


def entry(outcome: Outcome, is_played: bool) -> str:
    """ "♥A +2"."""
    text = translate("hindsight", "%1 %2 (played)") if is_played else "%1 %2"
    return fill(text, sign(outcome.card), signed(outcome.score))


def detail(outcome: Outcome, is_played: bool) -> str:
    """A line for a card with all that was reckoned."""
    told = translate("hindsight", "%1: score %2, %n card point(s)", "", outcome.points)
    if is_played:
        told = translate("hindsight", "%1 (played): score %2, %n card point(s)", "", outcome.points)
    return fill(told, card_name(outcome.card), signed(outcome.score))


def explanation(name: str) -> str:
    """What the numbers mean."""
    told = translate(
        "hindsight",
        "What %1 would have written after each card, and the card points of that side, if everybody had seen all "
        "cards and played their best from there on. Nobody at the table could know that.",
    )
    return fill(told, name)


def sign(card: Card) -> str:
    """ "♥A", with the letters of the language."""
    rank = RANKS[card.rank]
    return SIGNS[card.suit] + (rank if rank.isdecimal() else translate("hindsight", rank))
