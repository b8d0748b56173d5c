"""Looking back at games that are over, and playing them otherwise: the review bar and what it commands."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import ReviewPicture, SheetPicture
from freedoko_qt.engine.record import Record
from freedoko_qt.ui.panel.review import ReviewPanel
from freedoko_qt.ui.panel.strip import Strip
from freedoko_qt.ui.table.scene import TableView


class LookBack(QObject):
    """Puts the review bar in the place of the strip while a game is looked back at; the menu of that name is here."""

    changed = Signal()  # opened, closed, or another moment
    open_cards_wanted = Signal(bool)  # that it is reckoned with open cards

    def __init__(self, controller: Controller, table: TableView, strip: Strip, panel: ReviewPanel) -> None:
        super().__init__(panel)
        self._controller, self._table, self._strip, self._panel = controller, table, strip, panel
        self._last = -1  # the game of the party that was counted last
        self.picture: ReviewPicture | None = None
        self.is_leaping = False  # what is shown now lies far from what was shown before
        panel.watch(table)
        panel.moved.connect(self.go_to)
        panel.viewer_chosen.connect(self.see_from)
        panel.what_if_wanted.connect(controller.review.what_if)
        panel.again_wanted.connect(controller.review.again)
        controller.reviewed.connect(self._show)

    @property
    def is_open(self) -> bool:
        """Whether a game is looked back at."""
        return self.picture is not None

    def note_sheet(self, sheet: SheetPicture) -> None:
        """Learns which game was counted last."""
        self._last = max((row.game for row in sheet.rows if row.number is not None), default=-1)

    def _show(self, picture: ReviewPicture | None) -> None:
        """Opens, closes, or goes to another moment."""
        before, self.picture = self.picture, picture
        if picture is not None:
            self._panel.show_review(picture)
        if picture is not None and before is None:
            self._strip.hide()
            self._panel.show()
            self._panel.setFocus()
            self._table.announce(picture.title)
        elif picture is None and before is not None:
            had_focus = self._panel.isAncestorOf(self._panel.window().focusWidget() or self._table)
            self._strip.show()
            if had_focus or self._panel.hasFocus():
                self._table.setFocus()
            self._panel.hide()
        if picture is not None and (before is None or picture.told != before.told):
            self._table.announce(picture.told)
        self.changed.emit()

    @contextmanager
    def _leap(self) -> Iterator[None]:
        """While it lasts, no card flies: what is shown has little to do with what was shown before."""
        self.is_leaping = True
        try:
            yield
        finally:
            self.is_leaping = False

    # -- which game -------------------------------------------------------------------------------------------

    def look_at_last_game(self) -> None:
        """Looks at the game that was counted last, from its first moment."""
        self.open_game(self._last, 0)

    def look_at_table(self, at: int = 0) -> None:
        """Looks at the game that lies on the table and is over, at one of its moments."""
        self.open_game(-1, at)

    def open_game(self, game: int, at: int = 0) -> None:
        """Looks at a game of the party that is shown on the score sheet; −1 is the one on the table."""
        with self._leap():
            self._controller.review.open_game(game, at)

    def open_record(self, record: Record, game: int, at: int) -> None:
        """Looks at a game of a party that was saved."""
        with self._leap():
            self._controller.review.open_record(record, game, at)

    def show_earlier_game(self) -> None:
        """Looks at the game before this one."""
        with self._leap():
            self._turn(-1)

    def show_later_game(self) -> None:
        """Looks at the game after this one."""
        with self._leap():
            self._turn(1)

    def _turn(self, by: int) -> None:
        """Goes to another game of the same party, if there is one, and to its first moment."""
        before = self.picture
        self._controller.review.game(by)
        if before is not None and self.picture is not None and self.picture.game != before.game:
            self._controller.review.first()

    def close_review(self) -> None:
        """Goes back to the table as it was."""
        with self._leap():
            self._controller.review.close()

    # -- which moment -----------------------------------------------------------------------------------------

    def go_to(self, at: int) -> None:
        """Goes to a moment; the cards fly only if it is the next one, or the one before."""
        if self.picture is not None and abs(at - self.picture.at) == 1:
            self._controller.review.step(at - self.picture.at)
            return
        with self._leap():
            self._controller.review.go_to(at)

    def go_to_first(self) -> None:
        """Goes to the deal."""
        with self._leap():
            self._controller.review.first()

    def go_to_last(self) -> None:
        """Goes to the end of the game."""
        with self._leap():
            self._controller.review.last()

    def step_back(self) -> None:
        """Goes one event back."""
        self._controller.review.step(-1)

    def step_on(self) -> None:
        """Goes one event on."""
        self._controller.review.step(1)

    def trick_back(self) -> None:
        """Goes back to the trick before."""
        self._controller.review.trick(-1)

    def trick_on(self) -> None:
        """Goes on to the end of the next trick."""
        self._controller.review.trick(1)

    def run(self, on: bool) -> None:
        """Lets the game run by itself, or stops it."""
        if self.picture is not None and on is not self.picture.is_playing:
            self._controller.review.play(on)

    # -- how it is seen ---------------------------------------------------------------------------------------

    def show_all_hands(self, on: bool) -> None:
        """Lays all hands face up, or shows them as they were seen."""
        if self.picture is not None and on is not self.picture.are_hands_open:
            self._controller.review.open_hands(on)

    def see_from(self, seat: int) -> None:
        """Turns the table so that a seat is at the bottom."""
        with self._leap():
            self._controller.review.see_from(seat)

    # -- what the cards were worth ----------------------------------------------------------------------------

    def value_cards(self, on: bool) -> None:
        """Works out what the cards of the seat at the bottom were worth, or stops that."""
        if self.picture is not None and on is not bool(self.picture.to_value):
            self._controller.review.value(on)

    def reckon_open_cards(self, on: bool) -> None:
        """Works out what each card of a moment would have brought with all cards open, or tells it no longer."""
        if self.picture is not None and on is not (self.picture.hindsight is not None):
            self.open_cards_wanted.emit(on)

    # -- playing on -------------------------------------------------------------------------------------------

    def what_if(self) -> None:
        """Asks at which seat to play on from this moment."""
        self._panel.ask_what_if()

    def play_again(self) -> None:
        """Asks at which seat to play the same deal; before a review is open, that of the game counted last."""
        if self.picture is None:
            self.look_at_last_game()
        if self.picture is not None:
            self._panel.ask_again()

    def replay(self, record: Record, game: int) -> None:
        """Plays a deal of a saved party again."""
        with self._leap():
            self._controller.review.replay(record, game)
