"""Drives a party: whom to ask, when to go on, what to show. The views see pictures, never a state."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app import awaited, setup, takeback
from freedoko_qt.app.advice import advice
from freedoko_qt.app.clock import Clock, QtClock
from freedoko_qt.app.consultation import Consultation
from freedoko_qt.app.files import write_whole
from freedoko_qt.app.look import Look
from freedoko_qt.app.match import Match, match_of
from freedoko_qt.app.pace import Pace
from freedoko_qt.app.picture import LogLine, ResultPicture, SheetPicture, TablePicture
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.setup import Setup
from freedoko_qt.app.show import Show, limits
from freedoko_qt.app.storage import Diary, Storage, load
from freedoko_qt.app.words import fill, translate
from freedoko_qt.app.worker import Worker
from freedoko_qt.engine.deal import following
from freedoko_qt.engine.event import Action
from freedoko_qt.engine.record import FileError, Record, dumps, line, opening
from freedoko_qt.engine.state import legal
from freedoko_qt.players.base import Choice

RESULT_PAUSE = 2_000  # milliseconds for which a result is shown when the computer plays every seat
BREATH = 1  # milliseconds, in which the window may do something else between the steps that end a game


class Controller(QObject):
    """The party that is played. Nothing here waits: questions go out, answers come in, pauses end."""

    started = Signal()
    shown = Signal(TablePicture)
    asked = Signal(object)  # Question, or None when nothing is asked any more
    happened = Signal(LogLine)
    log_cleared = Signal()
    finished = Signal(ResultPicture)
    party_changed = Signal(SheetPicture)
    advised = Signal(str)
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
        self.preferences = preferences
        self._diary = Diary(storage, self.failed.emit)
        self._pace = Pace(clock or QtClock(self))
        self._match: Match | None = None
        self._autoplay = False
        self._games_left = 0  # 0 is no limit
        self._is_result_due = False  # the game is counted, and its result follows in a moment
        self._show = Show(self)
        self._show.show_legal = preferences.show_legal
        self._show.shown.connect(self.shown)
        self._show.asked.connect(self.asked)
        self._show.happened.connect(self.happened)
        self._show.log_cleared.connect(self.log_cleared)
        self.look = Look(self._show, lambda: self._match, self._repaint, self._is_viewers_turn)
        self._players = Consultation(worker, self._pace, self)
        self._players.chosen.connect(self._take)
        self._players.advised.connect(self._advise)
        self._players.failed.connect(self.failed)

    # -- parties ------------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What the party was started with; before the first one, a proposal."""
        return setup.of_head(self._match.head) if self._match else setup.alone(setup.drawn_seed())

    def start(self, chosen: Setup) -> None:
        """A new party; the one before is kept among the parties."""
        match = match_of(Record(chosen.head))
        self._diary.begin(match.record)
        self._show_match(match)

    def resume(self) -> bool:
        """Goes on where the program was left; False if there is nothing to go on with."""
        record = self._diary.resume()
        if record is None:
            return False
        match = match_of(record)
        if not record.games:
            self._diary.add(opening(match.game), match.record)
        if match.party.is_over:
            self._diary.put_away()
        self._show_match(match)
        return True

    def load(self, path: Path) -> None:
        """Goes on with the party in a file; one that is over is only shown."""
        try:
            match = match_of(load(path))
        except (FileError, OSError) as error:
            self.failed.emit(str(error))
            return
        if not match.party.is_over:
            self._diary.begin(match.record)
        self._show_match(match)

    def save(self, path: Path) -> None:
        """Writes a copy of the party to a file."""
        if self._match is None:
            return
        try:
            write_whole(path, dumps(self._match.record))
        except OSError as error:
            self.failed.emit(str(error))

    def next_game(self) -> None:
        """Deals the next game once the result has been seen."""
        match = self._match
        if match is None or not match.is_counted or match.party.is_over:
            return
        self._stop()
        match.deal()
        self._diary.add(opening(match.game), match.record)
        self._show.tell_all(match)
        self._go_on(match)

    def play_games(self, number: int) -> None:
        """Lets the computer play every seat for so many games, over the end of the party if need be."""
        self._games_left = number
        self.set_autoplay(True)

    def close(self) -> None:
        """Lets everything go; the party is on disk already."""
        self._stop()
        self._players.stop()
        self._diary.close()

    # -- the course of a game -----------------------------------------------------------------------------

    def _show_match(self, match: Match) -> None:
        """Shows a party at its present moment and goes on with it."""
        self._stop()
        self._match = match
        self.started.emit()
        self._show.tell_all(match)
        self.party_changed.emit(match.sheet)
        self._go_on(match)

    def _go_on(self, match: Match) -> None:
        """Does what the moment asks for: end a trick, end the game, or ask the seat on turn."""
        self._players.drop()
        self._pace.forget()
        self._repaint(match)
        if self._show.lies:
            self._pace.wait(self.preferences.pause, self._gather)
        elif match.game.is_over:
            self._end(match)
        elif self._awaits_person(match) and (answer := match.only_answer) is not None:
            self._pace.wait(self.preferences.wait, lambda: self._apply(match, answer))
        elif not self._awaits_person(match):
            self._players.ask(match, match.state.table.turn, self.preferences.wait)
        elif self._has_curtain(match):
            self._show.tell_all(match)  # without what was for the eyes of the person before

    def _gather(self) -> None:
        self._show.lies = False
        if self._match:
            self._go_on(self._match)

    def _end(self, match: Match) -> None:
        """Counts the game, then shows its result: each in a turn of its own, so that the window is never deaf for long.

        A game that is dealt again has no result: it stays in sight until somebody goes on.
        """
        if not match.is_counted:
            self._pace.wait(BREATH, lambda: self._count(match))
        else:
            self._finish(match)

    def _count(self, match: Match) -> None:
        match.count()
        self.party_changed.emit(match.sheet)
        self._repaint(match)
        if match.party.is_over:
            self._diary.put_away()
        self._is_result_due = True
        self._pace.wait(BREATH, lambda: self._finish(match))

    def _finish(self, match: Match) -> None:
        """Shows the result of a game; without a person the next game follows by itself."""
        self._is_result_due = False
        if not match.is_redeal:
            self.finished.emit(match.result)
        if not self._autoplay:
            return
        if match.is_redeal:
            self._pace.wait(RESULT_PAUSE if self.preferences.pause else 0, self._next_by_itself)
            return
        is_last, self._games_left = self._games_left == 1, max(0, self._games_left - 1)
        if is_last:
            self._autoplay = False
            self.games_done.emit()
        else:
            self._pace.wait(RESULT_PAUSE if self.preferences.pause else BREATH, self._next_by_itself)

    def _next_by_itself(self) -> None:
        match = self._match
        if match is None or not match.party.is_over:
            self.next_game()
        elif self._games_left:
            self.start(replace(setup.of_head(match.head), seed=following(match.game.seed or 0)))

    def _apply(self, match: Match, action: Action) -> None:
        """Takes an action that the rules allow."""
        match.game.play(action)
        self._diary.add(line(action), match.record)
        self._show.tell(match, action)
        self._go_on(match)

    def _stop(self) -> None:
        """Forgets all that was to come."""
        self._players.drop()
        self._players.forget_troubles()
        self._pace.forget()
        self._is_result_due = False
        self._show.begin()

    # -- the viewer ---------------------------------------------------------------------------------------

    def answer(self, action: object) -> None:
        """An action of the viewer; one that is not allowed now changes nothing but the status."""
        match = self._match
        if match is None or not self._answers(match) or not isinstance(action, Action):
            return
        if action in legal(match.state, match.viewer):
            self._apply(match, action)
        else:
            self._show.note(awaited.refused(action, match.state.table, match.names))
            self._repaint(match)

    def hurry(self) -> None:
        """Ends the running pause at once; a game that has come to nothing is dealt again."""
        match = self._match
        if match and match.is_counted and match.is_redeal and not self._pace.is_waiting:
            self.next_game()
        else:
            self._pace.hurry()

    def lift_curtain(self) -> None:
        """Lets the person who was called see the table from the own seat."""
        match = self._match
        if match and self._has_curtain(match):
            match.take_seat()
            self._show.tell_all(match)
            self._go_on(match)

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
        match = self._match
        if match is None:
            return
        if reason := why_not(match):
            self._show.note(reason)
            self._repaint(match)
            return
        move(match)
        opens = self._show.opens
        self._stop()
        self._show.opens = opens
        match.remark(fill(told, match.names[match.viewer]))
        self._diary.rewrite(match.record)
        self._show.tell_all(match)
        self._go_on(match)

    def hint(self) -> None:
        """Asks a computer player what it would do; `advised` brings the answer."""
        match = self._match
        if match and limits(match).hint:
            self.advised.emit(limits(match).hint)
            return
        if match is None or not self._is_viewers_turn(match):
            self.advised.emit(translate("advice", "There is nothing for you to decide just now."))
            return
        self._players.ask_advice(match)

    def set_autoplay(self, on: bool) -> None:
        """Lets the computer play the viewer's seat too, or gives it back."""
        if on is self._autoplay:
            return
        self._autoplay = on
        match = self._match
        if match is None:
            return
        if not match.is_counted or self._is_result_due:
            self._go_on(match)
            return
        self._pace.forget()
        self._repaint(match)
        if on:
            self._pace.wait(0, self._next_by_itself)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Goes on at another pace, and shows the table as preferred."""
        self.preferences = preferences
        self._show.show_legal = preferences.show_legal
        if self._match:
            self._repaint(self._match)

    def retranslate(self) -> None:
        """Tells everything again, in the language that is on now."""
        match = self._match
        if match is None:
            return
        self._show.forget()
        self._show.tell_all(match)
        self.party_changed.emit(match.sheet)
        self._repaint(match)
        if match.is_counted and not match.is_redeal:
            self.finished.emit(match.result)

    # -- the computer players -----------------------------------------------------------------------------

    def _take(self, action: Action) -> None:
        if self._match:
            self._apply(self._match, action)

    def _advise(self, choice: Choice) -> None:
        match = self._match
        if match:
            self.advised.emit(advice(choice, match.state.teams[match.viewer], match.names))

    def _repaint(self, match: Match) -> None:
        self._show.show(match, self._answers(match), self._has_curtain(match))

    # -- whose turn it is ---------------------------------------------------------------------------------

    def _answers(self, match: Match) -> bool:
        """Whether a person plays the viewer's seat."""
        return match.is_seated and not self._autoplay

    def _awaits_person(self, match: Match) -> bool:
        """Whether the seat on turn is that of a person who plays."""
        return not self._autoplay and (bool(match.caller) or self._is_viewers_turn(match))

    def _has_curtain(self, match: Match) -> bool:
        """Whether another person must come to the screen first; a full trick may still be looked at."""
        is_called = bool(match.caller) and not self._autoplay and not self._show.lies
        return is_called and match.only_answer is None

    def _is_viewers_turn(self, match: Match) -> bool:
        table = match.state.table
        return self._answers(match) and not table.is_over and table.turn == match.viewer
