"""What the viewer does beside playing: looks at past tricks and open hands, thinks of games, chooses cards to give.

None of it changes the game.
"""

from collections.abc import Callable

from freedoko_qt.app.awaited import CHOOSING
from freedoko_qt.app.match import Match
from freedoko_qt.app.show import Show, limits
from freedoko_qt.app.words import translate
from freedoko_qt.engine.event import Seat


class Look:
    """The commands for that; `match` gives the one that is on the table, if there is one."""

    def __init__(
        self,
        show: Show,
        match: Callable[[], Match | None],
        repaint: Callable[[Match], None],
        is_viewers_turn: Callable[[Match], bool],
    ) -> None:
        self._show, self._match, self._repaint, self._is_viewers_turn = show, match, repaint, is_viewers_turn

    def show_last_trick(self, on: bool) -> None:
        """Shows the last trick beside the running one, or hides what is shown there; the game goes on meanwhile."""
        match = self._match()
        if match and on is not bool(self._show.back):
            self._show.back = int(on)
            self._repaint(match)

    def show_earlier_trick(self) -> None:
        """Goes one trick back from the one that is shown, or shows the last one, as far as the rules allow it."""
        match = self._match()
        if match and match.state.table.tricks:
            self._show.look_back(match)
            self._repaint(match)

    def show_pile(self, seat: Seat) -> None:
        """Shows a trick in a player's pile, each time the one before it, and after the last one none."""
        match = self._match()
        if match:
            self._show.look_into(match, seat)
            self._repaint(match)

    def consider(self, action: object) -> None:
        """Sorts the viewer's hand as it would be in the game that an action names; None sorts it as before."""
        match = self._match()
        if match and self._show.consider(action):
            self._repaint(match)

    def toggle_card(self, key: str) -> None:
        """Chooses a card of the viewer's to give away, or takes it back."""
        match = self._match()
        if match and self._is_viewers_turn(match) and match.state.table.ask in CHOOSING:
            self._show.toggle(match, key)
            self._repaint(match)

    def choose_anew(self) -> None:
        """Takes back all cards that were chosen, but for those that are proposed."""
        match = self._match()
        if match:
            self._show.choose_anew()
            self._repaint(match)

    def open_hands(self, on: bool) -> None:
        """Lays all hands face up, where the rules allow it, or hides them again; the log tells of it."""
        match = self._match()
        if match is None or on is self._show.opens:
            return
        if on and (reason := limits(match).open_hands):
            self._show.note(reason)
        else:
            self._show.opens = on
            told = translate("look", "All hands are open.") if on else translate("look", "The hands are hidden again.")
            self._show.happened.emit(match.remark(told))
        self._repaint(match)
