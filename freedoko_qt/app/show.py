"""What the viewer is shown, told and asked: the pictures of a match, and how far the show is behind the game."""

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


class Show(QObject):
    """Holds what no game knows of: a full trick that still lies, a past trick looked at, cards chosen and not given."""

    shown = Signal(TablePicture)
    asked = Signal(object)  # Question, or None when nothing is asked any more
    happened = Signal(LogLine)
    log_cleared = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lies = False  # a full trick lies in the middle
        self.back = 0  # how many tricks back somebody looks
        self.show_legal = True
        self.opens = False  # all hands lie face up
        self._note = ""
        self._asked: Question | None = None
        self._considered: Contract | None = None
        self._chosen: frozenset[str] | None = None  # the keys of cards to give away; None before anything is chosen

    def begin(self) -> None:
        """Another game: nothing lies, nothing is looked at."""
        self.lies, self.back, self._note, self.opens = False, 0, "", False
        self._considered = self._chosen = None

    def forget(self) -> None:
        """Lets everything be said once more, in another language perhaps."""
        self._note, self._asked = "", None

    def tell(self, match: Match, action: Action) -> None:
        """Tells what has just happened; an earlier trick that is looked at stays while the rules allow that."""
        table = match.state.table
        self._note, self._considered, self._chosen = "", None, None
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
            self.note(awaited.no_earlier(table, self.back))

    def look_into(self, match: Match, seat: Seat) -> None:
        """Looks at the newest trick in a pile, then at the ones before it, as far as the rules allow it."""
        table = match.state.table
        backs = [back for back in range(1, visible(table) + 1) if table.tricks[-back].winner == seat]
        older = [back for back in backs if back > self.back]
        if backs:
            self.back = older[0] if self.back in backs and older else 0 if self.back in backs else backs[0]
        else:
            self.note(awaited.no_earlier(table, visible(table)))

    def consider(self, action: object) -> bool:
        """Sorts the own hand for a game that is thought of, or as before; whether that changes anything."""
        before = self._considered
        self._considered = action.contract if isinstance(action, Reserved) else None
        return before is not self._considered

    # -- cards to give away -----------------------------------------------------------------------------------

    def toggle(self, match: Match, key: str) -> None:
        """Chooses a card to give away, or takes it back."""
        self._chosen = self._keys(match) ^ {key}

    def choose_anew(self) -> None:
        """Forgets which cards were chosen, back to what is proposed."""
        self._chosen = None

    def _keys(self, match: Match) -> frozenset[str]:
        """The keys of the cards that are chosen; at first those that are proposed."""
        if self._chosen is not None:
            return self._chosen
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
        table = match.state.table
        answers = answers and not curtain
        is_private = answers or len(match.persons) == 1 or not match.has_person
        is_choosing = answers and table.turn == match.viewer and table.ask in awaited.CHOOSING
        sight = Sight(
            match.viewer,
            match.names,
            answers,
            self.lies,
            self.back,
            self.show_legal,
            self._note,
            dealer=match.dealer,
            facts=match.facts,
            sees=match.sees and not curtain and is_private,
            opens=self.opens and not curtain,
            considered=self._considered if answers else None,
            chosen=self._keys(match) if is_choosing else frozenset(),
            forced=match.forced,
            curtain=curtain_text(match) if curtain else "",
            limits=limits(match),
        )
        self.shown.emit(paint(match.state, sight))
        asked = self._question(match, answers, is_choosing)
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
    go_on = Option(None, translate("show", "Deal again"), translate("show", "The same player deals once more."))
    return Question(told, (go_on,))


def curtain_text(match: Match) -> str:
    """How the next person is called to the screen."""
    text = translate("show", "%1, it is your turn. Press Space when you are alone with the screen.")
    return fill(text, match.caller)


def limits(match: Match) -> Limits:
    """What cannot be done now, and why."""
    rules = match.party.played_by
    return Limits(
        hint="" if rules.card_hint else translate("show", "By the rules of this party there are no hints."),
        open_hands=""
        if rules.show_all_hands
        else translate("show", "By the rules of this party hands stay hidden during the game."),
        undo=takeback.no_undo(match),
        redo=takeback.no_redo(match),
    )
