"""The saved parties as a person sees them in a list: when, who, by which rules, how far, with which score."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from freedoko_qt.app.season import Saved
from freedoko_qt.app.season.words import rules_title
from freedoko_qt.app.setup import HUMAN
from freedoko_qt.app.sheet import plain
from freedoko_qt.app.words import fill, translate, trouble_text
from freedoko_qt.marked import mark


class PartyState(StrEnum):
    """What can be done with a party."""

    RUNNING = "running"  # it is the one that is being played
    UNFINISHED = "unfinished"  # it was left and can be gone on with
    OVER = "over"
    DAMAGED = "damaged"


STATES: Mapping[PartyState, str] = {
    PartyState.RUNNING: mark("parties", "running"),
    PartyState.UNFINISHED: mark("parties", "unfinished"),
    PartyState.OVER: mark("parties", "over"),
    PartyState.DAMAGED: mark("parties", "damaged"),
}


@dataclass(frozen=True, slots=True)
class Listed:
    """A party in the list, with its texts in the user's language."""

    saved: Saved
    state: PartyState
    date: str
    players: str  # with the score of each
    rules: str
    told_state: str

    @property
    def path(self) -> Path:
        """The file of its record."""
        return self.saved.path

    @property
    def place(self) -> int:
        """From where the party is seen: the place of the first person, or of the first player where none took part."""
        players = self.saved.players
        return players.index(HUMAN) if HUMAN in players else 0

    @property
    def score(self) -> int:
        """The points of who sits there."""
        return self.saved.totals[self.place] if self.saved.totals else 0

    @property
    def games(self) -> str:
        """How many games have been counted; of a damaged party nobody knows."""
        return "" if self.is_damaged else str(len(self.saved.games))

    @property
    def is_damaged(self) -> bool:
        """Whether nothing of it can be read."""
        return self.state is PartyState.DAMAGED

    @property
    def can_go_on(self) -> bool:
        """Whether there is something left to play."""
        return self.state in (PartyState.RUNNING, PartyState.UNFINISHED)

    @property
    def told(self) -> str:
        """All of it, a line each."""
        if self.is_damaged:
            return trouble_text(self.saved.trouble)
        count = translate("parties", "%n game(s) played", "", len(self.saved.games))
        return "\n".join((self.date, *scores(self.saved), self.rules, count, self.told_state))

    def matches(self, words: str) -> bool:
        """Whether every word stands somewhere in what is shown of the party."""
        shown = "\n".join((self.date, self.players, self.rules, self.told_state, self.path.name)).casefold()
        return all(word in shown for word in words.casefold().split())


def listed(season: Iterable[Saved]) -> tuple[Listed, ...]:
    """The list: the running party stands on top, then the one that was begun last."""
    newest = sorted(season, key=lambda saved: saved.date, reverse=True)
    newest.sort(key=lambda saved: not saved.is_running)
    return tuple(map(shown, newest))


def shown(saved: Saved) -> Listed:
    """A party with its texts."""
    state = state_of(saved)
    players = saved.path.name if saved.trouble else ", ".join(scores(saved))
    return Listed(saved, state, date_text(saved.date), players, rules_title(saved), translate("parties", STATES[state]))


def date_text(date: datetime) -> str:
    """Day and minute as they are written in the user's language."""
    moment = QDateTime(QDate(date.year, date.month, date.day), QTime(date.hour, date.minute))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def state_of(saved: Saved) -> PartyState:
    """What can be done with a party."""
    if saved.trouble:
        return PartyState.DAMAGED
    if saved.is_running:
        return PartyState.RUNNING
    return PartyState.OVER if saved.is_over else PartyState.UNFINISHED


def scores(saved: Saved) -> list[str]:
    """Everybody with the own sum."""
    text = translate("parties", "%1 %2")
    return [fill(text, name, plain(total)) for name, total in zip(saved.names, saved.totals, strict=True)]


def counted(rows: tuple[Listed, ...]) -> str:
    """How much there is in a list."""
    parties = translate("parties", "%n party/parties", "", len(rows))
    games = translate("parties", "%n game(s)", "", sum(len(row.saved.games) for row in rows))
    return fill(translate("parties", "%1, %2"), parties, games)
