"""What the cards of a seat were worth, judged by what that seat could know when it played them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QLocale, QObject, Signal

from freedoko_qt.app.consultation import Consultation
from freedoko_qt.app.match import Match
from freedoko_qt.app.picture import MarkKind, ReviewMark
from freedoko_qt.app.setup import HUMAN
from freedoko_qt.app.words import card_name, fill, reason_text, translate
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played, Seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.state import legal
from freedoko_qt.players.base import Value

MARKED = 3  # so many of the costliest decisions are marked

Values = Mapping[int, Value]
"""By the number of events before the card."""


@dataclass(slots=True)
class Worked:
    """The cards of one seat: those that have been valued, and those still to come."""

    left: list[tuple[int, Card]]
    found: dict[int, Value] = field(default_factory=dict)
    done: int = 0  # so many have been tried; of some there may be no value
    total: int = 0


class Lessons(QObject):
    """Has the cards of a game valued one after the other; what is known of a seat is kept until the game is let go."""

    changed = Signal()  # another value, or it goes on no longer

    def __init__(self, players: Consultation, parent: QObject) -> None:
        super().__init__(parent)
        self._players = players
        self._worked: dict[Seat, Worked] = {}
        self._match: Match | None = None  # the game while it goes on
        self._seat: Seat = 0
        players.valued.connect(self._take)

    def begin(self, match: Match, seat: Seat) -> None:
        """Goes on with the cards of a seat; the match is the game at its end."""
        self.stop()
        if seat not in self._worked:
            left = list(decisions(match.game, seat))
            self._worked[seat] = Worked(left[::-1], total=len(left))
        self._match, self._seat = match, seat
        self._ask()
        self.changed.emit()

    def stop(self) -> None:
        """Values no more for now; what has been found is kept."""
        if self._match is not None:
            self._match = None
            self._players.drop()
            self.changed.emit()

    def forget(self) -> None:
        """Lets the game go."""
        self.stop()
        self._worked.clear()

    def of(self, seat: Seat) -> Values:
        """What is known of a seat."""
        return self._worked[seat].found if seat in self._worked else {}

    def is_done(self, seat: Seat) -> bool:
        """Whether nothing is left to be valued."""
        return seat in self._worked and not self._worked[seat].left

    @property
    def progress(self) -> tuple[int, int]:
        """How many cards of how many have been valued; 0 of 0 unless it goes on."""
        if self._match is None:
            return 0, 0
        worked = self._worked[self._seat]
        return worked.done, worked.total

    def _ask(self) -> None:
        worked = self._worked[self._seat]
        if self._match is None or not worked.left:
            self._match = None
            return
        at, card = worked.left[-1]
        self._players.ask_value(replace(self._match, game=self._match.game.branch(at)), self._seat, card)

    def _take(self, value: Value | None) -> None:
        """The value of the card that was asked for."""
        if self._match is None:
            return
        worked = self._worked[self._seat]
        at, _ = worked.left.pop()
        worked.done += 1
        if value is not None:
            worked.found[at] = value
        self._ask()
        self.changed.emit()


def decisions(game: Game, seat: Seat) -> Iterator[tuple[int, Card]]:
    """The cards that a seat has played by choice, each with the number of events before it.

    In games that few tricks win cards are not valued.
    """
    for at, action in enumerate(game.log):
        if isinstance(action, Played) and action.seat == seat:
            state = game.state_at(at)
            cards = {other.card for other in legal(state, seat) if isinstance(other, Played)}
            if len(cards) > 1 and not state.table.contract.is_for_few:
                yield at, action.card


# -- in words -------------------------------------------------------------------------------------------------------


def costliest(values: Values) -> tuple[int, ...]:
    """Where most was lost, as far as that is beyond doubt; the costliest first."""
    missed = [at for at, value in values.items() if value.is_missed]
    return tuple(sorted(missed, key=lambda at: -values[at].loss)[:MARKED])


def marks(values: Values, match: Match) -> Iterator[ReviewMark]:
    """The marks of the costliest decisions, each at the moment after the card."""
    for at in sorted(costliest(values)):
        yield ReviewMark(at + 1, MarkKind.MISSED, verdict(values[at], match))


def lesson(values: Values, at: int, match: Match) -> str:
    """What the card was worth that was played just before a moment; elsewhere what is known of all of them."""
    if not values:
        return ""
    judged = translate("review", "Judged by what could be known then:")
    return f"{judged} {verdict(values[at - 1], match) if at - 1 in values else summary(values)}"


def summary(values: Values) -> str:
    """What is known of all decisions."""
    missed = sum(value.is_missed for value in values.values())
    if not missed:
        return translate("review", "No card cost points beyond doubt.")
    return translate("review", "%n card(s) cost points; the costliest are marked on the line of moments.", "", missed)


def verdict(value: Value, match: Match) -> str:
    """What a card was worth, and why the best one is the best."""
    why, best = reason_text(value.reason, match.names), card_name(value.best)
    if value.best is value.played:
        return fill(translate("review", "The %1 was the best card. %2"), best, why)
    if not value.is_missed:
        return fill(
            translate("review", "The %1 was as good as any; the %2 is hardly better."), card_name(value.played), best
        )
    points = QLocale().toString(value.loss, "f", 1)
    if match.head.players[match.place] == HUMAN:
        told = translate("review", "You played the %1; the %2 was worth %3 points more. %4")
        return fill(told, card_name(value.played), best, points, why)
    told = translate("review", "%5 played the %1; the %2 was worth %3 points more. %4")
    return fill(told, card_name(value.played), best, points, why, match.names[match.viewer])
