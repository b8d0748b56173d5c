"""The commands of the window and what it hears of: a party, its past games, and games of practice."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app import awaited, desk, setup, takeback
from freedoko_qt.app.advice import hint
from freedoko_qt.app.clock import Clock, QtClock
from freedoko_qt.app.consultation import Consultation
from freedoko_qt.app.course import Course
from freedoko_qt.app.desk import Desk, Past
from freedoko_qt.app.look import Look
from freedoko_qt.app.match import Match, match_of
from freedoko_qt.app.opening import Opening
from freedoko_qt.app.pace import Pace
from freedoko_qt.app.picture import HintPicture, LogLine, ResultPicture, SheetPicture, TablePicture
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.review import Review
from freedoko_qt.app.setup import Setup
from freedoko_qt.app.show import Show, limits
from freedoko_qt.app.storage import Storage
from freedoko_qt.app.words import fill, translate, trouble_text
from freedoko_qt.app.worker import Worker
from freedoko_qt.engine.deal import following
from freedoko_qt.engine.event import Action
from freedoko_qt.engine.record import DATE, FileError, Record
from freedoko_qt.engine.state import State, legal
from freedoko_qt.players.base import Choice


class Controller(QObject):
    """Takes commands for what lies on the table; the views see pictures, never a state."""

    started = Signal()
    shown = Signal(TablePicture)
    asked = Signal(object)  # Question, or None when nothing is asked any more
    happened = Signal(LogLine)
    log_cleared = Signal()
    finished = Signal(ResultPicture)
    party_changed = Signal(SheetPicture)
    reviewed = Signal(object)  # ReviewPicture, or None when the review is closed
    advised = Signal(HintPicture)
    failed = Signal(str)
    games_done = Signal()  # as many games as were asked for have been played

    def __init__(
        self,
        storage: Storage,
        preferences: Preferences,
        worker: Worker,
        clock: Clock | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        clock = clock or QtClock(self)
        pace = Pace(clock)
        self._desk = Desk(storage, self.failed.emit)
        self._show = Show(self)
        self._show.show_legal = preferences.show_legal
        self._players = Consultation(worker, pace, self)
        self._course = Course(self._show, self._players, pace, self._desk, preferences, self)
        self.review = Review(self._course, self._players, Pace(clock), self)
        self.look = Look(self._course, self.review)
        self._opening = Opening(desk.read, self)
        self._advice: tuple[Choice, State] | None = None  # the last hint and where it was given
        self._connect()

    def _connect(self) -> None:
        self._show.shown.connect(self.shown)
        self._show.asked.connect(self.asked)
        self._show.happened.connect(self.happened)
        self._show.log_cleared.connect(self.log_cleared)
        self._course.finished.connect(self.finished)
        self._course.party_changed.connect(self.party_changed)
        self._course.games_done.connect(self.games_done)
        self._course.next_wanted.connect(self._next_by_itself)
        self.review.reviewed.connect(self.reviewed)
        self.review.party_changed.connect(self.party_changed)
        self._opening.done.connect(self._take_paper)
        self._opening.failed.connect(self._refuse)
        self._players.advised.connect(self._advise)
        self._players.failed.connect(self.failed)
        self.failed.connect(self._desk.note_trouble)

    # -- parties ------------------------------------------------------------------------------------------

    @property
    def preferences(self) -> Preferences:
        """How the person likes it."""
        return self._course.preferences

    @property
    def setup(self) -> Setup:
        """What the party was started with; before the first one, a proposal."""
        match = self._course.party
        return setup.of_head(match.head) if match else setup.alone(setup.drawn_seed())

    def start(self, chosen: Setup) -> None:
        """A new party; the one before is kept among the parties."""
        match = match_of(Record(replace(chosen.head, date=f"{datetime.now():{DATE}}")))
        self._desk.begin(match)
        self._begin(match)

    def resume(self) -> bool:
        """Goes on where the program was left; False if there is nothing to go on with."""
        match = self._desk.resume()
        if match is not None:
            self._begin(match)
        return match is not None

    def load(self, path: Path) -> None:
        """Goes on with the party in a file; one that is over, or comes with a report, is only looked at.

        The file is read beside the window: what is played goes on until that is done.
        """
        if self._desk.is_running(path):
            self._go_back()
        else:
            self._opening.read(path)

    def load_at_once(self, path: Path) -> None:
        """The same for whoever waits for it."""
        if self._desk.is_running(path):
            self._go_back()
            return
        try:
            paper = desk.read(path)
        except (FileError, OSError) as error:
            self._refuse(error)
        else:
            self._take_paper(path, paper)

    def _go_back(self) -> None:
        """To the table of the running party."""
        if self._course.match is None:
            self.resume()
        self.review.close()
        self.leave_practice()

    def _refuse(self, error: Exception) -> None:
        self.failed.emit(trouble_text(error))

    def _take_paper(self, path: Path, paper: Match | Past) -> None:
        if isinstance(paper, Match):
            self._desk.carry_on(paper, path)
            self._begin(paper)
        elif paper.record.games:
            if self._course.match is None:
                self.resume()  # what lies below, when the review is closed
            self.review.open_record(paper.record, -1, paper.at)

    def save(self, path: Path) -> None:
        """Writes a copy of the party to a file."""
        if self._course.party is not None:
            self._desk.save(self._course.party, path)

    def report(self, path: Path) -> None:
        """Writes to a file all that others need to see the problem which somebody has at this moment."""
        looked_at = self.review.looked_at
        match = self._course.match
        if looked_at is not None:
            self._desk.report(path, *looked_at, self.preferences)
        elif match is not None:
            self._desk.report(path, match.record, match.game.at, self.preferences)

    def next_game(self) -> None:
        """Deals the next game once the result has been seen; after a practice game, back to the party."""
        self.review.close()
        match = self._course.match
        if match is not None and match.is_practice:
            self.leave_practice()
        elif match is not None and match.is_counted and not match.party.is_over:
            self._course.stop()
            match.deal()
            self._desk.add_deal(match)
            self._show.tell_all(match)
            self._course.go_on(match)

    def play_games(self, number: int) -> None:
        """Lets the computer play every seat for so many games, over the end of the party if need be."""
        self._course.games_left = number
        self.set_autoplay(True)

    def close(self) -> None:
        """Lets everything go; the party is on disk already."""
        self._opening.forget()
        self.review.stop()
        self.review.hindsight.forget()
        self._course.stop()
        self._players.stop()
        self._desk.close()

    def _begin(self, match: Match) -> None:
        """Shows a party at its present moment and goes on with it."""
        self._opening.forget()
        self.review.drop()
        self._course.begin(match)
        self.started.emit()
        self._show.tell_all(match)
        self.party_changed.emit(match.sheet)
        self._course.go_on(match)

    def _next_by_itself(self) -> None:
        match = self._course.match
        if match is None or not match.party.is_over:
            self.next_game()
        elif self._course.games_left:
            self.start(replace(setup.of_head(match.head), seed=following(match.game.seed or 0)))

    # -- practice -----------------------------------------------------------------------------------------

    @property
    def practising(self) -> bool:
        """Whether a game is played that does not count."""
        return self._course.is_practising

    def leave_practice(self) -> None:
        """Back to the party, which has waited as it was."""
        if self.practising:
            self.review.drop()
            self._course.leave_practice()

    # -- the viewer ---------------------------------------------------------------------------------------

    def answer(self, action: object) -> None:
        """An action of the viewer; one that is not allowed now changes nothing but the status."""
        match = self._course.match
        if match is None or self.review.is_open or not self._course.answers(match) or not isinstance(action, Action):
            return
        if action in legal(match.state, match.viewer):
            self._course.apply(match, action)
        else:
            self._course.say(awaited.refused(action, match.state.table, match.names))

    def hurry(self) -> None:
        """Ends the running pause at once; a game that has come to nothing is dealt again."""
        match = self._course.match
        if self.review.is_open:
            return
        if match and match.game.is_over and match.is_redeal and not self._course.is_waiting:
            self.next_game()
        else:
            self._course.hurry()

    def lift_curtain(self) -> None:
        """Lets the person who was called see the table from the own seat."""
        match = self._course.match
        if match and self._course.has_curtain(match) and not self.review.is_open:
            match.take_seat()
            self._show.tell_all(match)
            self._course.go_on(match)

    def undo(self) -> None:
        """Takes the viewer's last decision back, with all that followed, where the rules allow it."""
        told = translate("controller", "%1 takes the last decision back.")
        self._move(takeback.no_undo, takeback.undo, told)

    def redo(self) -> None:
        """Does again what was taken back, up to the viewer's next decision."""
        told = translate("controller", "%1 goes on as before.")
        self._move(takeback.no_redo, takeback.redo, told)

    def _move(self, why_not: Callable[[Match], str], move: Callable[[Match], None], told: str) -> None:
        """Moves the game to another moment and says so in the log, or says why that cannot be."""
        match = self._course.match
        if match is None or self.review.is_open:
            return
        if reason := why_not(match):
            self._course.say(reason)
            return
        move(match)
        opens = self._show.glance.opens
        self._course.stop()
        self._show.glance.opens = opens
        match.remark(fill(told, match.names[match.viewer]))
        self._desk.rewrite(match)
        self._show.tell_all(match)
        self._course.go_on(match)

    def hint(self) -> None:
        """Asks a computer player what it would do; `advised` brings the answer."""
        match = self._course.match
        if match and limits(match).hint:
            self.advised.emit(HintPicture(limits(match).hint))
        elif match is None or not self._course.is_viewers_turn(match):
            self.advised.emit(HintPicture(translate("advice", "There is nothing for you to decide just now.")))
        else:
            self._players.ask_advice(match)

    def set_autoplay(self, on: bool) -> None:
        """Lets the computer play the viewer's seat too, or gives it back."""
        self._course.set_autoplay(on)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Goes on at another pace, and shows the table as preferred."""
        self._course.preferences = preferences
        self._show.show_legal = preferences.show_legal
        self._course.repaint()
        self.review.reckon()

    def retranslate(self) -> None:
        """Tells everything again, in the language that is on now."""
        if self.review.is_open:
            self.review.retranslate()
            return
        match = self._course.match
        if match is None:
            return
        self._show.forget()
        self._show.tell_all(match)
        if self._course.party is not None:
            self.party_changed.emit(self._course.party.sheet)
        self._course.repaint()
        if self._advice is not None and self._advice[1] is match.state:
            self._advise(self._advice[0])
        if (match.is_counted or (match.is_practice and match.game.is_over)) and not match.is_redeal:
            self.finished.emit(match.result)

    # -- the computer players -----------------------------------------------------------------------------

    def _advise(self, choice: Choice) -> None:
        match = self._course.match
        if match:
            self._advice = choice, match.state
            self.advised.emit(hint(choice, match.state.teams[match.viewer], match.names))
