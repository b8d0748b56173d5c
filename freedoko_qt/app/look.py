"""What the viewer does beside playing: looks at past tricks and open hands, thinks of games, chooses cards to give.

None of it changes the game.
"""

from freedoko_qt.app.awaited import CHOOSING, no_earlier
from freedoko_qt.app.course import Course
from freedoko_qt.app.match import Match
from freedoko_qt.app.paint import visible
from freedoko_qt.app.review import Review
from freedoko_qt.app.show import limits
from freedoko_qt.app.words import translate
from freedoko_qt.engine.event import Seat


class Look:
    """The commands for that, at what is played or at what is looked through."""

    def __init__(self, course: Course, review: Review) -> None:
        self._course, self._review, self._show = course, review, course.show

    @property
    def _match(self) -> Match | None:
        """What lies on the table."""
        return self._review.match or self._course.match

    def _repaint(self) -> None:
        if self._review.is_open:
            self._review.repaint()
        else:
            self._course.repaint()

    # -- past tricks ------------------------------------------------------------------------------------------

    def show_last_trick(self, on: bool) -> None:
        """Shows the last trick beside the running one, or hides what is shown there; the game goes on meanwhile."""
        if self._match and on is not bool(self._show.glance.back):
            self._show.glance.back = int(on)
            self._repaint()

    def show_earlier_trick(self) -> None:
        """Goes one trick back from the one that is shown, or shows the last one, as far as the rules allow it."""
        match = self._match
        if match and match.state.table.tricks:
            self._show.look_back(match)
            self._repaint()

    def show_pile(self, seat: Seat) -> None:
        """Shows a trick in a player's pile, each time the one before it, and after the last one none."""
        match = self._match
        if match:
            self._show.look_into(match, seat)
            self._repaint()

    def show_moment(self, number: int) -> None:
        """Shows where a line of the log belongs: in a running game the trick, once it is over the moment in a review.

        What the rules do not let be seen again is not shown; then the status says why.
        """
        match = self._match
        if match is None:
            return
        if self._review.is_open:
            self._review.go_to(number)
        elif match.game.is_over:
            self._review.open_game(-1, number)
        else:
            self._look_at(match, number)
            self._repaint()

    def _look_at(self, match: Match, number: int) -> None:
        """Shows the trick in which the event with a number happened, if it is among those that may be seen."""
        table = match.state.table
        tricks = len(match.game.state_at(min(max(0, number - 1), match.game.at)).table.tricks)  # full before the event
        back = len(table.tricks) - tricks
        if not match.game.state_at(min(number, match.game.at)).table.played:
            self._show.note(translate("look", "That was before the first card."))
        elif back > visible(table):
            self._show.note(no_earlier(table, visible(table)))
        else:
            self._show.glance.back = back
            self._show.note("" if back else translate("look", "This trick lies on the table."))

    # -- hands ------------------------------------------------------------------------------------------------

    def open_hands(self, on: bool) -> None:
        """Lays all hands face up, where the rules allow it, or hides them again; the log tells of it."""
        match = self._course.match
        if self._review.is_open:
            self._review.open_hands(on)
            return
        if match is None or on is self._show.glance.opens:
            return
        if on and (reason := limits(match).open_hands):
            self._show.note(reason)
        else:
            self._show.glance.opens = on
            told = translate("look", "All hands are open.") if on else translate("look", "The hands are hidden again.")
            self._show.happened.emit(match.remark(told))
        self._repaint()

    def consider(self, action: object) -> None:
        """Sorts the viewer's hand as it would be in the game that an action names; None sorts it as before."""
        if not self._review.is_open and self._show.consider(action):
            self._repaint()

    def toggle_card(self, key: str) -> None:
        """Chooses a card of the viewer's to give away, or takes it back."""
        match = self._course.match
        if match and self._course.is_viewers_turn(match) and match.state.table.ask in CHOOSING:
            self._show.toggle(match, key)
            self._repaint()

    def choose_anew(self) -> None:
        """Takes back all cards that were chosen, but for those that are proposed."""
        if not self._review.is_open:
            self._show.choose_anew()
            self._repaint()
