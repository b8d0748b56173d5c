"""A game of the past on the table once more: each of its moments, forwards and backwards, by hand or by itself."""

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.consultation import Consultation
from freedoko_qt.app.course import Course
from freedoko_qt.app.match import Match, branch_of, match_at
from freedoko_qt.app.pace import Pace
from freedoko_qt.app.paint import paint
from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.app.review.hindsight import Hindsight
from freedoko_qt.app.review.lessons import Lessons
from freedoko_qt.app.review.viewing import Viewing, viewing
from freedoko_qt.app.sheet import sheet
from freedoko_qt.app.words import translate
from freedoko_qt.engine.event import Seat
from freedoko_qt.engine.record import Record

LEAST = 250  # milliseconds that a moment stays while the game passes by itself, so that it can be seen


class Review(QObject):
    """The commands of somebody who looks through a game; what is played waits meanwhile, as it is.

    Hands are open, or as they were seen from a seat. Of a game that is still running no hidden card is ever shown.
    """

    reviewed = Signal(object)  # ReviewPicture, or None when the review is closed
    party_changed = Signal(SheetPicture)  # the sheet of the party that is looked at, and the own one afterwards

    def __init__(self, course: Course, players: Consultation, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._lessons = Lessons(players, self)
        self._lessons.changed.connect(self._teach)
        self.hindsight = Hindsight(self)
        self.hindsight.changed.connect(self.reckon)
        self._course, self._pace, self._show = course, pace, course.show
        self._seen: Viewing | None = None
        self._record: Record | None = None  # the party of the game that is looked at
        self._is_foreign = False  # that party is another one than the one that is played
        self._is_playing = False

    @property
    def is_open(self) -> bool:
        """Whether a game is looked at."""
        return self._seen is not None

    @property
    def match(self) -> Match | None:
        """The game at the moment that is looked at; None while the review is closed."""
        return self._seen.match if self._seen else None

    @property
    def looked_at(self) -> tuple[Record, int] | None:
        """The party up to the game that is looked at, and the moment of that game; None while the review is closed."""
        if self._seen is None or self._record is None:
            return None
        return Record(self._record.head, self._record.games[: self._seen.index + 1]), self._seen.at

    # -- which game -------------------------------------------------------------------------------------------

    def open_game(self, index: int, at: int = -1) -> None:
        """Puts a game of the party on the table; an index below 0 means the one that lies there, `at` −1 its end.

        While a game of another party is looked at, the index is one of that party. A game that still runs is not
        looked through: that is said, and nothing else happens.
        """
        if self._is_foreign and index >= 0:
            self._turn(index, at)
            return
        match = self._course.match if index < 0 else self._course.party
        if match is None:
            return
        record = Record(match.head, (match.game,)) if match.is_practice else match.record
        index = index if index >= 0 else len(record.games) - 1
        if index >= len(record.games):
            return
        if not record.games[index].is_over:
            self._say(translate("review", "This game can be looked through when it is over."))
        else:
            self._open(match if match.is_practice else match_at(record, index), record, index, at, False)

    def open_record(self, record: Record, index: int, at: int = -1) -> None:
        """Puts a game of any party on the table; an index below 0 counts from the end."""
        if record.games:
            index %= len(record.games)
            self._open(match_at(record, index), record, index, at, True)

    def game(self, by: int) -> None:
        """Goes to a game before or after this one in its party; a game that still runs is left out."""
        if self._seen is not None and not self._seen.match.is_practice:
            self._turn(self._seen.index + by, -1)

    def _turn(self, index: int, at: int) -> None:
        """Goes to another game of the same party."""
        games = self._record.games if self._record else ()
        if self._record is not None and 0 <= index < len(games) and games[index].is_over:
            self._open(match_at(self._record, index), self._record, index, at, self._is_foreign)

    def close(self) -> None:
        """Back to the table as it was."""
        if self.is_open:
            self.drop()
            self._course.release()

    def drop(self) -> None:
        """Lets the game go, for something else that comes onto the table."""
        self.stop()
        self._lessons.forget()
        self.hindsight.forget()
        if self._seen is not None:
            self._seen = self._record = None
            self.reviewed.emit(None)
            self._change_party(False)

    def _open(self, seen: Match, record: Record, index: int, at: int, is_foreign: bool) -> None:
        self.stop()
        self._lessons.forget()
        self.hindsight.forget()
        self._course.hold()
        self._show.begin()
        games = max(index + 1, sum(game.is_over for game in record.games))
        self._record, self._seen = record, viewing(seen, index, games, at)
        self._change_party(is_foreign)
        self._tell_all()

    def _change_party(self, is_foreign: bool) -> None:
        """Sees to it that the score sheet is that of the party that is looked at."""
        if is_foreign or self._is_foreign:
            self._is_foreign = is_foreign
            self.party_changed.emit(self._sheet())

    def _sheet(self) -> SheetPicture:
        if self._is_foreign and self._record is not None:
            return sheet(self._record.party(), self._record.games, self._record.head.title)
        return self._course.party.sheet if self._course.party else SheetPicture()

    # -- which moment -----------------------------------------------------------------------------------------

    def go_to(self, at: int) -> None:
        """The moment after so many events."""
        if self._seen is not None:
            self.stop()
            self._move(self._seen, at)

    def step(self, by: int) -> None:
        """So many events on, or back."""
        if self._seen is not None:
            self.go_to(self._seen.at + by)

    def trick(self, by: int) -> None:
        """So many tricks on, or back: to where a trick is full, where the first card is played, or to an end."""
        if self._seen is not None:
            self.go_to(self._seen.stop(by))

    def first(self) -> None:
        """To the deal."""
        self.go_to(0)

    def last(self) -> None:
        """To the end of the game."""
        if self._seen is not None:
            self.go_to(self._seen.length)

    def play(self, on: bool) -> None:
        """Lets the game pass by itself, at the pace of the preferences; from the beginning if it is at its end."""
        seen = self._seen
        if seen is None or on is self._is_playing:
            return
        self.stop()
        self._is_playing = on
        if on:
            self._wait(seen)
        self._move(seen, 0 if on and seen.at == seen.length else seen.at)

    def stop(self) -> None:
        """Lets the game pass no longer."""
        self._is_playing = False
        self._pace.forget()

    def _wait(self, seen: Viewing) -> None:
        liked = self._course.preferences
        self._pace.wait(max(LEAST, liked.pause if seen.lies else liked.wait), lambda: self._advance(seen))

    def _advance(self, seen: Viewing) -> None:
        self._is_playing = seen.at + 1 < seen.length
        self._move(seen, seen.at + 1)
        if self._is_playing:
            self._wait(seen)

    def _move(self, seen: Viewing, at: int) -> None:
        seen.match.game.go_to(at)
        self._show.glance.back, self._show.glance.note = 0, ""
        self.repaint()
        self.reckon()

    # -- how it is seen ---------------------------------------------------------------------------------------

    def open_hands(self, on: bool) -> None:
        """Shows all hands, or only what the seat saw from which the table is seen."""
        seen = self._seen
        if seen is None or on is seen.opens:
            return
        if on and seen.is_hidden:
            self._say(translate("review", "This game is still running, so hands stay hidden."))
            return
        seen.opens = on
        self._tell_all()

    def see_from(self, seat: Seat) -> None:
        """Turns the table so that a seat is at the bottom."""
        seen = self._seen
        if seen is None or seat == seen.match.viewer:
            return
        if seen.is_hidden:
            self._say(translate("review", "This game is still running, so it is seen from one seat only."))
            return
        seen.sit(seat)
        seen.values = self._lessons.of(seat)
        self._tell_all()

    def repaint(self) -> None:
        """Shows the table at this moment."""
        if self._seen is not None:
            self._show.glance.reviews = self._seen.opens
            self._show.shown.emit(paint(self._seen.match.state, self._seen.sight(self._show.glance)))

    def retranslate(self) -> None:
        """Tells everything again, in the language that is on now."""
        if self.is_open:
            self.party_changed.emit(self._sheet())
            self._show.forget()
            self._tell_all()

    def _tell_all(self) -> None:
        """Tells everything of the game that is looked at."""
        if self._seen is not None:
            self._show.tell_lines(self._seen.tell())
            self.repaint()
            self.reckon()

    def _say(self, text: str) -> None:
        if self.is_open:
            self._show.note(text)
            self.repaint()
        else:
            self._course.say(text)

    # -- what the cards were worth ----------------------------------------------------------------------------

    def value(self, on: bool) -> None:
        """Has the cards valued that were played from the seat from which the table is seen, or stops that."""
        seen = self._seen
        if seen is None:
            return
        if not on:
            self._lessons.stop()
        elif seen.is_hidden:
            self._say(translate("review", "This game is still running, so no card is valued in it."))
        elif self._lessons.is_done(seen.match.viewer):
            self._say(translate("review", "All cards of this seat have been valued."))
        else:
            self._lessons.begin(seen.whole, seen.match.viewer)
            if self._lessons.is_done(seen.match.viewer):
                self._say(translate("review", "There is no card in this game that can be valued."))
        self._teach()

    def _teach(self) -> None:
        """Tells what is known of the cards by now."""
        if self._seen is not None:
            self._seen.values = self._lessons.of(self._seen.match.viewer)
            self._seen.progress = self._lessons.progress
            self.reviewed.emit(self._seen.picture(self._is_playing))

    # -- what they would have brought with open cards ---------------------------------------------------------

    def reckon(self) -> None:
        """Tells where the review stands, with what is known of its moment with open cards if that is preferred."""
        seen = self._seen
        if seen is None:
            return
        if self._course.preferences.open_cards:
            seen.hindsight = self.hindsight.look_at(seen.whole, seen.at, self._is_playing)
        else:
            seen.hindsight = None
            self.hindsight.stop()
        self.reviewed.emit(seen.picture(self._is_playing))

    # -- playing on -------------------------------------------------------------------------------------------

    def what_if(self, seat: Seat) -> None:
        """Plays on from this moment at a seat, as practice."""
        seen = self._seen
        if seen is not None and seen.match.game.is_over:
            self._say(translate("review", "The game is over here. Go back to where you want to play on."))
        elif seen is not None:
            self._try(seen, seen.at, seat)

    def again(self, seat: Seat) -> None:
        """Plays the same deal from the beginning at a seat, as practice."""
        if self._seen is not None:
            self._try(self._seen, 0, seat)

    def replay(self, record: Record, index: int) -> None:
        """Plays a deal of any party again, as practice, at the seat of its person; nothing if that game still runs."""
        if 0 <= index < len(record.games) and record.games[index].is_over:
            seen = match_at(record, index)
            self._practise(seen, 0, seen.viewer)

    def _try(self, seen: Viewing, at: int, seat: Seat) -> None:
        if seen.is_hidden:
            self._say(translate("review", "This game is still running, so nothing is tried out in it."))
        else:
            self._practise(seen.whole, at, seat)

    def _practise(self, game: Match, at: int, seat: Seat) -> None:
        self.drop()
        self._course.practise(branch_of(game, at, seat))
