"""The course of the match on the table: whom to ask, when to go on, when a game is counted.

A party can wait, as it is, behind a practice game; and both wait while something else lies on the table.
"""

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.consultation import Consultation
from freedoko_qt.app.desk import Desk
from freedoko_qt.app.match import Match
from freedoko_qt.app.pace import Pace
from freedoko_qt.app.picture import ResultPicture, SheetPicture, TablePicture
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.show import Glance, Show
from freedoko_qt.engine.event import Action

RESULT_PAUSE = 2_000  # milliseconds for which a result is shown when the computer plays every seat
BREATH = 1  # milliseconds, in which the window may do something else between the steps that end a game


class Course(QObject):
    """What is played. Nothing here waits: questions go out, answers come in, pauses end."""

    finished = Signal(ResultPicture)
    party_changed = Signal(SheetPicture)
    games_done = Signal()  # as many games as were asked for have been played
    next_wanted = Signal()  # nobody is there to ask for the next game

    def __init__(
        self, show: Show, players: Consultation, pace: Pace, desk: Desk, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.show, self.preferences = show, preferences
        self._players, self._pace, self._desk = players, pace, desk
        self.match: Match | None = None  # what is played: the party, or a practice game before it
        self.autoplay = False  # the computer plays the viewer's seat too
        self.games_left = 0  # 0 is no limit
        self._is_result_due = False  # the game is counted, and its result follows in a moment
        self._party: Match | None = None  # the party that waits behind a practice game
        self._party_glance = Glance()
        self._glance: Glance | None = None  # how far the show was, while something else lies on the table
        players.chosen.connect(self._take)

    # -- what lies on the table -------------------------------------------------------------------------------

    @property
    def party(self) -> Match | None:
        """The match that counts, whatever is played before it."""
        return self._party if self.is_practising else self.match

    @property
    def is_practising(self) -> bool:
        """Whether a practice game is played."""
        return self.match is not None and self.match.is_practice

    @property
    def is_held(self) -> bool:
        """Whether the match waits for something else that lies on the table."""
        return self._glance is not None

    def begin(self, match: Match) -> None:
        """Another party lies on the table, and nothing else."""
        self._party = self._glance = None
        self.stop()
        self.match = match

    def hold(self) -> None:
        """Lets the match wait as it is."""
        if not self.is_held:
            self._glance = self._clear()

    def release(self) -> None:
        """Puts the match that has waited on the table again."""
        if self._glance is not None:
            self.show.put_aside()
            self.show.glance, self._glance = self._glance, None
            self._show_again()

    def practise(self, match: Match) -> None:
        """Puts a practice game on the table, in place of another one; the party waits as it is."""
        glance = self._glance or self._clear()
        self.show.begin()
        if not self.is_practising:
            self._party, self._party_glance = self.match, glance
        self._glance, self.match = None, match
        self._show_again()

    def leave_practice(self) -> None:
        """Puts the party on the table again."""
        if self.is_practising:
            self._clear()
            self.match, self._party = self._party, None
            self.show.glance, self._glance = self._party_glance, None
            self._show_again()

    def _clear(self) -> Glance:
        """Nothing is to come any more, and nothing is asked; how far the show was."""
        self._players.drop()
        self._pace.forget()
        self._is_result_due = False
        return self.show.put_aside()

    def _show_again(self) -> None:
        """Tells everything of the match and goes on with it."""
        if self.match is not None:
            self.show.tell_all(self.match)
            self.go_on(self.match)
        else:
            self.show.tell_lines(())
            self.show.shown.emit(TablePicture())

    def stop(self) -> None:
        """Forgets all that was to come."""
        self._players.drop()
        self._players.forget_troubles()
        self._pace.forget()
        self._is_result_due = False
        self.show.begin()

    def repaint(self) -> None:
        """Shows the match as it is now."""
        match = self.match
        if match is not None and not self.is_held:
            self.show.show(match, self.answers(match), self.has_curtain(match))

    def say(self, text: str) -> None:
        """Tells something in the status until something happens."""
        self.show.note(text)
        self.repaint()

    # -- the course of a game ---------------------------------------------------------------------------------

    def go_on(self, match: Match) -> None:
        """Does what the moment asks for: end a trick, end the game, or ask the seat on turn."""
        self._players.drop()
        self._pace.forget()
        self.repaint()
        if self.show.glance.lies:
            self._pace.wait(self.preferences.pause, self._gather)
        elif match.game.is_over:
            self._end(match)
        elif self._awaits_person(match) and (answer := match.only_answer) is not None:
            self._pace.wait(self.preferences.wait, lambda: self.apply(match, answer))
        elif not self._awaits_person(match):
            self._players.ask(match, match.state.table.turn, self.preferences.wait)
        elif self.has_curtain(match):
            self.show.tell_all(match)  # without what was for the eyes of the person before

    def apply(self, match: Match, action: Action) -> None:
        """Takes an action that the rules allow."""
        match.game.play(action)
        self._desk.add(match, action)
        self.show.tell(match, action)
        self.go_on(match)

    def hurry(self) -> None:
        """Ends the running pause at once."""
        self._pace.hurry()

    def set_autoplay(self, on: bool) -> None:
        """Lets the computer play the viewer's seat too, or gives it back."""
        if on is self.autoplay:
            return
        self.autoplay = on
        match = self.match
        if match is None or self.is_held:
            return
        if not match.is_counted or self._is_result_due:
            self.go_on(match)
            return
        self._pace.forget()
        self.repaint()
        if on:
            self._pace.wait(0, self.next_wanted.emit)

    @property
    def is_waiting(self) -> bool:
        """Whether a pause runs."""
        return self._pace.is_waiting

    def _take(self, action: Action) -> None:
        if self.match is not None:
            self.apply(self.match, action)

    def _gather(self) -> None:
        self.show.glance.lies = False
        if self.match is not None:
            self.go_on(self.match)

    def _end(self, match: Match) -> None:
        """Counts the game, then shows its result: each in a turn of its own, so that the window is never deaf for long.

        A game that is dealt again has no result: it stays in sight until somebody goes on.
        """
        if match.is_counted:
            self._finish(match)
        elif match.is_practice:
            self._pace.wait(BREATH, lambda: self._finish(match))
        else:
            self._pace.wait(BREATH, lambda: self._count(match))

    def _count(self, match: Match) -> None:
        match.count()
        self.party_changed.emit(match.sheet)
        self.repaint()
        if match.party.is_over:
            self._desk.put_away(match)
        self._is_result_due = True
        self._pace.wait(BREATH, lambda: self._finish(match))

    def _finish(self, match: Match) -> None:
        """Shows the result of a game; without a person the next game of a party follows by itself."""
        self._is_result_due = False
        if not match.is_redeal:
            self.finished.emit(match.result)
        if not self.autoplay or match.is_practice:
            return
        if match.is_redeal:
            self._pace.wait(RESULT_PAUSE if self.preferences.pause else 0, self.next_wanted.emit)
            return
        is_last, self.games_left = self.games_left == 1, max(0, self.games_left - 1)
        if is_last:
            self.autoplay = False
            self.games_done.emit()
        else:
            self._pace.wait(RESULT_PAUSE if self.preferences.pause else BREATH, self.next_wanted.emit)

    # -- whose turn it is -------------------------------------------------------------------------------------

    def answers(self, match: Match) -> bool:
        """Whether a person plays the viewer's seat."""
        return match.is_seated and not self.autoplay

    def has_curtain(self, match: Match) -> bool:
        """Whether another person must come to the screen first; a full trick may still be looked at."""
        is_called = bool(match.caller) and not self.autoplay and not self.show.glance.lies
        return is_called and match.only_answer is None

    def is_viewers_turn(self, match: Match) -> bool:
        """Whether the viewer, a person, is to do something."""
        table = match.state.table
        return self.answers(match) and not self.is_held and not table.is_over and table.turn == match.viewer

    def _awaits_person(self, match: Match) -> bool:
        """Whether the seat on turn is that of a person who plays."""
        return not self.autoplay and (bool(match.caller) or self.is_viewers_turn(match))
