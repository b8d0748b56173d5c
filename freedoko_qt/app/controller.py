"""Drives a party: whom to ask, when to go on, what to show. The views see pictures, never a state."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app import sentence, setup
from freedoko_qt.app.advice import advice
from freedoko_qt.app.clock import Clock, QtClock
from freedoko_qt.app.consultation import Consultation
from freedoko_qt.app.files import write_whole
from freedoko_qt.app.match import Match, match_of
from freedoko_qt.app.pace import Pace
from freedoko_qt.app.paint import Sight, paint
from freedoko_qt.app.picture import LogLine, Question, ResultPicture, SheetPicture, TablePicture
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.question import question
from freedoko_qt.app.setup import Setup
from freedoko_qt.app.storage import Diary, Storage, load
from freedoko_qt.app.words import translate
from freedoko_qt.app.worker import Worker
from freedoko_qt.engine.deal import following
from freedoko_qt.engine.event import Action, Played
from freedoko_qt.engine.record import FileError, Record, dumps, line, opening
from freedoko_qt.engine.state import legal
from freedoko_qt.players.base import Choice

RESULT_PAUSE = 2_000  # milliseconds for which a result is shown when the computer plays every seat


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
        self._choice: Action | None = None  # an answer that has come while the pause before it still runs
        self._lies = False  # a full trick lies in the middle
        self._peeks = False
        self._note = ""
        self._asked: Question | None = None
        self._autoplay = False
        self._games_left = 0  # 0 is no limit
        self._players = Consultation(worker, self)
        self._players.chosen.connect(lambda choice: self._choose(choice.action))
        self._players.given_up.connect(self._choose_anything)
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
        self._tell_log(match)
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
        self._tell_log(match)
        self.party_changed.emit(match.sheet)
        self._go_on(match)

    def _go_on(self, match: Match) -> None:
        """Does what the moment asks for: end a trick, end the game, or ask the seat on turn."""
        self._players.drop()
        self._pace.forget()
        self._choice = None
        self._show(match)
        if self._lies:
            self._pace.wait(self.preferences.pause, self._gather)
        elif match.game.is_over:
            self._finish(match)
        elif not self._is_viewers_turn(match):
            self._pace.wait(self.preferences.wait, self._take_choice)
            self._players.ask(match, match.state.table.turn)

    def _gather(self) -> None:
        self._lies = False
        if self._match:
            self._go_on(self._match)

    def _finish(self, match: Match) -> None:
        """Counts the game and shows its result; without a person the next game follows by itself."""
        if not match.is_counted:
            match.count()
            self.party_changed.emit(match.sheet)
            if match.party.is_over:
                self._diary.put_away()
        self.finished.emit(match.result)
        if not self._autoplay:
            return
        is_last, self._games_left = self._games_left == 1, max(0, self._games_left - 1)
        if is_last:
            self._autoplay = False
            self.games_done.emit()
        else:
            self._pace.wait(RESULT_PAUSE if self.preferences.pause else 0, self._next_by_itself)

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
        self._note = ""
        if isinstance(action, Played):
            self._lies = not match.state.table.trick.cards
        self.happened.emit(match.line(match.game.at))
        self._go_on(match)

    def _stop(self) -> None:
        """Forgets all that was to come."""
        self._players.drop()
        self._players.forget_troubles()
        self._pace.forget()
        self._choice = None
        self._lies = False
        self._note = ""

    # -- the viewer ---------------------------------------------------------------------------------------

    def answer(self, action: object) -> None:
        """An action of the viewer; one that is not allowed now changes nothing but the status."""
        match = self._match
        if match is None or not self._answers(match) or not isinstance(action, Action):
            return
        if action in legal(match.state, match.viewer):
            self._apply(match, action)
        else:
            self._note = sentence.refused(action, match.state.table, match.names)
            self._show(match)

    def hurry(self) -> None:
        """Ends the running pause at once."""
        self._pace.hurry()

    def show_last_trick(self, on: bool) -> None:
        """Shows the last trick beside the running one, or hides it again; the game goes on meanwhile."""
        self._peeks = on
        if self._match:
            self._show(self._match)

    def hint(self) -> None:
        """Asks a computer player what it would do; `advised` brings the answer."""
        match = self._match
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
        if not match.is_counted:
            self._go_on(match)
            return
        self._pace.forget()
        self._show(match)
        if on:
            self._pace.wait(0, self._next_by_itself)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Goes on at another pace, and shows the table as preferred."""
        self.preferences = preferences
        if self._match:
            self._show(self._match)

    def retranslate(self) -> None:
        """Tells everything again, in the language that is on now."""
        match = self._match
        if match is None:
            return
        self._note = ""
        self._asked = None
        self._tell_log(match)
        self.party_changed.emit(match.sheet)
        self._show(match)
        if match.is_counted:
            self.finished.emit(match.result)

    # -- the computer players -----------------------------------------------------------------------------

    def _choose(self, action: Action) -> None:
        """Plays the choice of a computer player, at once or when the pause before it ends."""
        self._choice = action
        if not self._pace.is_waiting:
            self._take_choice()

    def _choose_anything(self) -> None:
        if self._match:
            self._choose(self._match.any_action)

    def _advise(self, choice: Choice) -> None:
        match = self._match
        if match:
            self.advised.emit(advice(choice, match.state.teams[match.viewer], match.names))

    def _take_choice(self) -> None:
        action, self._choice = self._choice, None
        if action is not None and self._match:
            self._apply(self._match, action)

    # -- telling ------------------------------------------------------------------------------------------

    def _answers(self, match: Match) -> bool:
        """Whether a person plays the viewer's seat."""
        return match.has_person and not self._autoplay

    def _is_viewers_turn(self, match: Match) -> bool:
        table = match.state.table
        return self._answers(match) and not table.is_over and table.turn == match.viewer

    def _show(self, match: Match) -> None:
        """Shows the table and what is asked."""
        answers = self._answers(match)
        sight = Sight(
            viewer=match.viewer,
            names=match.names,
            answers=answers,
            lies=self._lies,
            peeks=self._peeks,
            show_legal=self.preferences.show_legal,
            note=self._note,
        )
        self.shown.emit(paint(match.state, sight))
        asked = question(match.state, match.viewer) if answers else None
        if asked != self._asked:
            self._asked = asked
            self.asked.emit(asked)

    def _tell_log(self, match: Match) -> None:
        """Tells all events of the game from its beginning."""
        self.log_cleared.emit()
        for told in match.lines():
            self.happened.emit(told)
