"""What the viewer is shown, told and asked: the pictures of a match, and how far the show is behind the game."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app import awaited, choosing, sentence, takeback
from freedoko_qt.app.keys import Keyed, keys
from freedoko_qt.app.match import Match
from freedoko_qt.app.paint import Sight, paint, visible
from freedoko_qt.app.picture import Limits, LogLine, Option, Question, TablePicture
from freedoko_qt.app.question import question
from freedoko_qt.app.words import fill, translate
from freedoko_qt.engine.card import Hand
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Action, Played, Reserved, Seat
from freedoko_qt.engine.table import Table


@dataclass(slots=True)
class Glance:
    """What no game knows of: a full trick that still lies, a past trick looked at, cards chosen and not given."""

    lies: bool = False  # a full trick lies in the middle
    back: int = 0  # how many tricks back somebody looks
    opens: bool = False  # all hands lie face up
    reviews: bool = False  # looks at a game that is long over, so at all of its tricks
    note: str = ""  # stands in the status until something happens
    considered: Contract | None = None
    chosen: frozenset[str] | None = None  # the keys of cards to give away; None before anything is chosen


class Show(QObject):
    """Tells of one match at a time; what was seen of another one can be put aside meanwhile."""

    shown = Signal(TablePicture)
    asked = Signal(object)  # Question, or None when nothing is asked any more
    happened = Signal(LogLine)
    log_cleared = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.show_legal = True
        self.glance = Glance()
        self._asked: Question | None = None

    def begin(self) -> None:
        """Another game: nothing lies, nothing is looked at."""
        self.glance = Glance()

    def forget(self) -> None:
        """Lets everything be said once more, in another language perhaps."""
        self.glance.note, self._asked = "", None

    def put_aside(self) -> Glance:
        """Clears the table for another match; what is given back can be taken up later."""
        kept, self.glance = self.glance, Glance()
        self._ask(None)
        return kept

    def tell(self, match: Match, action: Action) -> None:
        """Tells what has just happened; an earlier trick that is looked at stays while the rules allow that."""
        table = match.state.table
        seen = self.glance
        seen.note, seen.considered, seen.chosen = "", None, None
        seen.lies = isinstance(action, Played) and not table.trick.cards
        if seen.lies and seen.back > 1:
            seen.back = min(seen.back + 1, visible(table))
        self.happened.emit(match.line(match.game.at))

    def tell_all(self, match: Match) -> None:
        """Tells all events of the game from its beginning."""
        self.tell_lines(match.lines())

    def tell_lines(self, lines: Iterable[LogLine]) -> None:
        """Tells these lines in place of all before."""
        self.log_cleared.emit()
        for told in lines:
            self.happened.emit(told)

    def note(self, text: str) -> None:
        """Says something in the status until something happens."""
        self.glance.note = text

    def look_back(self, match: Match) -> None:
        """Looks at the trick before the one that is looked at, or says why that is not to be seen."""
        table = match.state.table
        if self.glance.back < self._most(table):
            self.glance.back += 1
        else:
            self.note(awaited.no_earlier(table, self.glance.back))

    def look_into(self, match: Match, seat: Seat) -> None:
        """Looks at the newest trick in a pile, then at the ones before it, as far as the rules allow it."""
        table = match.state.table
        backs = [back for back in range(1, self._most(table) + 1) if table.tricks[-back].winner == seat]
        now = self.glance.back
        older = [back for back in backs if back > now]
        if backs:
            self.glance.back = older[0] if now in backs and older else 0 if now in backs else backs[0]
        else:
            self.note(awaited.no_earlier(table, self._most(table)))

    def _most(self, table: Table) -> int:
        """How many tricks back somebody may look."""
        return len(table.tricks) if self.glance.reviews else visible(table)

    def consider(self, action: object) -> bool:
        """Sorts the own hand for a game that is thought of, or as before; whether that changes anything."""
        before = self.glance.considered
        self.glance.considered = action.contract if isinstance(action, Reserved) else None
        return before is not self.glance.considered

    # -- cards to give away -----------------------------------------------------------------------------------

    def toggle(self, match: Match, key: str) -> None:
        """Chooses a card to give away, or takes it back."""
        self.glance.chosen = self._keys(match) ^ {key}

    def choose_anew(self) -> None:
        """Forgets which cards were chosen, back to what is proposed."""
        self.glance.chosen = None

    def _keys(self, match: Match) -> frozenset[str]:
        """The keys of the cards that are chosen; at first those that are proposed."""
        if self.glance.chosen is not None:
            return self.glance.chosen
        proposed = list(choosing.proposed(match.state, match.viewer))
        found = set()
        for key, card in hand(match):
            if card in proposed:
                proposed.remove(card)
                found.add(key)
        return frozenset(found)

    def _cards(self, match: Match) -> Hand:
        chosen = self._keys(match)
        return tuple(card for key, card in hand(match) if key in chosen)

    # -- pictures ---------------------------------------------------------------------------------------------

    def show(self, match: Match, answers: bool, curtain: bool = False) -> None:
        """Shows the table and what is asked; `answers` tells whether a person plays the viewer's seat.

        Where several people play, a hand is seen only while its owner plays it.
        """
        table, seen = match.state.table, self.glance
        answers = answers and not curtain
        is_private = answers or len(match.persons) == 1 or not match.has_person
        is_choosing = answers and table.turn == match.viewer and table.ask in awaited.CHOOSING
        sight = Sight(
            match.viewer,
            match.names,
            answers,
            seen.lies,
            seen.back,
            self.show_legal,
            seen.note,
            dealer=match.dealer,
            facts=match.facts,
            sees=match.sees and not curtain and is_private,
            opens=seen.opens and not curtain,
            considered=seen.considered if answers else None,
            chosen=self._keys(match) if is_choosing else frozenset(),
            forced=match.forced,
            curtain=curtain_text(match) if curtain else "",
            limits=limits(match),
            practice=translate("show", "Practice game") if match.is_practice else "",
        )
        self.shown.emit(paint(match.state, sight))
        self._ask(self._question(match, answers, is_choosing))

    def _ask(self, asked: Question | None) -> None:
        if asked != self._asked:
            self._asked = asked
            self.asked.emit(asked)

    def _question(self, match: Match, answers: bool, is_choosing: bool) -> Question | None:
        if match.is_redeal:
            return redeal(match)
        if not answers or match.only_answer is not None:
            return None
        chosen = self._cards(match) if is_choosing else ()
        return question(match.state, match.viewer, match.names, chosen)


def hand(match: Match) -> Keyed:
    """The viewer's cards with their keys."""
    return keys(match.state, (match.viewer,)).seats[match.viewer].left


def redeal(match: Match) -> Question:
    """What is said when a game has come to nothing; the only answer goes on."""
    game = match.game
    told = sentence.outcome(game.log[-1], game.state_at(game.at - 1), game.state, match.names)
    again = Option(None, translate("show", "Deal again"), translate("show", "The same player deals once more."))
    back = Option(None, translate("show", "Back to the party"), translate("show", "The practice game ends."))
    return Question(told, (back if match.is_practice else again,))


def curtain_text(match: Match) -> str:
    """How the next person is called to the screen."""
    text = translate("show", "%1, it is your turn. Press Space when you are alone with the screen.")
    return fill(text, match.caller)


def limits(match: Match) -> Limits:
    """What cannot be done now, and why."""
    if match.is_practice:
        return Limits(undo=takeback.no_undo(match), redo=takeback.no_redo(match))
    rules = match.party.played_by
    return Limits(
        hint="" if rules.card_hint else translate("show", "By the rules of this party there are no hints."),
        open_hands=""
        if rules.show_all_hands
        else translate("show", "By the rules of this party hands stay hidden during the game."),
        undo=takeback.no_undo(match),
        redo=takeback.no_redo(match),
    )
