"""What the viewer is shown, told and asked: the pictures of a match, and how far the show is behind the game."""

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app import sentence
from freedoko_qt.app.match import Match
from freedoko_qt.app.paint import Sight, paint, visible
from freedoko_qt.app.picture import LogLine, Question, TablePicture
from freedoko_qt.app.question import question
from freedoko_qt.engine.event import Action, Played


class Show(QObject):
    """Holds what no game knows of: a full trick that still lies, a past trick looked at, a note in the status."""

    shown = Signal(TablePicture)
    asked = Signal(object)  # Question, or None when nothing is asked any more
    happened = Signal(LogLine)
    log_cleared = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lies = False  # a full trick lies in the middle
        self.back = 0  # how many tricks back somebody looks
        self.show_legal = True
        self._note = ""
        self._asked: Question | None = None

    def begin(self) -> None:
        """Another game: nothing lies, nothing is looked at."""
        self.lies, self.back, self._note = False, 0, ""

    def forget(self) -> None:
        """Lets everything be said once more, in another language perhaps."""
        self._note, self._asked = "", None

    def tell(self, match: Match, action: Action) -> None:
        """Tells what has just happened; an earlier trick that is looked at stays while the rules allow that."""
        table = match.state.table
        self._note = ""
        self.lies = isinstance(action, Played) and not table.trick.cards
        if self.lies and self.back > 1:
            self.back = min(self.back + 1, visible(table))
        self.happened.emit(match.line(match.game.at))

    def tell_all(self, match: Match) -> None:
        """Tells all events of the game from its beginning."""
        self.log_cleared.emit()
        for told in match.lines():
            self.happened.emit(told)

    def note(self, text: str) -> None:
        """Says something in the status until something happens."""
        self._note = text

    def look_back(self, match: Match) -> None:
        """Looks at the trick before the one that is looked at, or says why that is not to be seen."""
        table = match.state.table
        if self.back < visible(table):
            self.back += 1
        else:
            self.note(sentence.no_earlier(table, self.back))

    def show(self, match: Match, answers: bool) -> None:
        """Shows the table and what is asked; `answers` tells whether a person plays the viewer's seat."""
        sight = Sight(match.viewer, match.names, answers, self.lies, self.back, self.show_legal, self._note)
        self.shown.emit(paint(match.state, sight))
        asked = question(match.state, match.viewer) if answers else None
        if asked != self._asked:
            self._asked = asked
            self.asked.emit(asked)
