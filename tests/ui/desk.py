"""What the tests of the window share: a controller that only notes what it is told, and pictures to show."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QTranslator, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import (
    CardPicture,
    HintPicture,
    HintRow,
    LogLine,
    Option,
    Plate,
    Question,
    ResultLine,
    ResultPicture,
    ResultPlayer,
    SheetPicture,
    SheetRow,
    SheetSum,
    TablePicture,
)
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.setup import Setup, alone
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.event import Announced, Call, Played, Reserved, Said

W = TypeVar("W", bound=QWidget)
NAMES = ("Jens", "Anna", "Ben", "Clara")
AT_ONCE_LIGHT = Preferences(scheme="light", speed=0, thinking=0, trick_pause=0)


class NotedController(QObject):
    """Has the signals of the controller; every command is noted with its arguments."""

    started = Signal()
    shown = Signal(TablePicture)
    asked = Signal(object)
    happened = Signal(LogLine)
    log_cleared = Signal()
    finished = Signal(ResultPicture)
    party_changed = Signal(SheetPicture)
    advised = Signal(HintPicture)
    failed = Signal(str)
    reviewed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[object, ...]] = []
        self.setup: Setup = alone(seed=1)
        for name in (
            *("answer", "start", "load", "save", "next_game", "hurry", "show_last_trick", "hint", "set_autoplay"),
            *("apply_preferences", "retranslate", "close", "lift_curtain", "undo", "redo"),
            *("show_earlier_trick", "consider", "toggle_card", "choose_anew", "open_hands", "show_pile"),
            *("show_moment", "leave_practice", "report"),
        ):
            setattr(self, name, self._note(name))
        self.look = self
        self.review = NotedReview(self._note)

    def _note(self, name: str) -> Callable[..., None]:
        return lambda *values: self.noted.append((name, *values))


class NotedReview:
    """Every command of the review is noted too, with the word review before its name."""

    def __init__(self, note: Callable[[str], Callable[..., None]]) -> None:
        for name in (
            *("open_game", "open_record", "game", "close", "go_to", "step", "trick", "first", "last", "play"),
            *("open_hands", "see_from", "value", "what_if", "again", "replay"),
        ):
            setattr(self, name, note(f"review {name}"))


class Marked(QTranslator):
    """Another language that can be told from English: every text stands in angle brackets and is longer."""

    def isEmpty(self) -> bool:  # noqa: N802
        """It has every text."""
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002
        """The text in brackets, a third longer than it was, as German is."""
        return f"‹{text.replace('%n', str(n))}{'n' * (len(text) // 3)}›"


def cut_off(widget: QWidget) -> list[str]:
    """The texts on visible buttons and labels that have less room than they need."""
    found = []
    for part in widget.findChildren(QWidget):
        if not isinstance(part, QAbstractButton | QLabel) or not part.isVisibleTo(widget) or not part.text():
            continue
        if isinstance(part, QLabel) and part.wordWrap():
            too_small = part.height() < part.heightForWidth(part.width())
        else:
            too_small = part.width() < part.minimumSizeHint().width()
        if too_small:
            found.append(part.text())
    return found


def opened(qtbot: QtBot, widget: W) -> W:
    """The widget as the active window, closed at the end of the test."""
    widget.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # qtbot deletes it
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    return widget


def press(window: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, wherever the focus is."""
    QTest.keyClick(window.focusWidget() or window, key, modifier)


def dialog(window: QWidget) -> QDialog:
    """The one dialog that is open."""
    found = [made for made in window.findChildren(QDialog) if made.isVisible()]
    assert len(found) == 1
    return found[0]


def card(key: str, face: Card, why_not: str = "") -> CardPicture:
    """A card in the viewer's hand."""
    return CardPicture(key, face, face.name, is_playable=not why_not, why_not=why_not)


RE = Option(Announced(0, Call.NO_120), "Re", "Your side says that it will win the game.")
NO_90 = Option(Announced(0, Call.NO_90), "no 90", "Fewer than 90 for the others.")

TABLE = TablePicture(
    hands=((card("0.0", Card.CQ), card("0.1", Card.H9, "Trump was led.")), (), (), ()),
    plates=tuple(Plate(seat, name, is_turn=seat == 0) for seat, name in enumerate(NAMES)),
    piles=((CardPicture("1.0"),), (), (), ()),
    contract="Normal game",
    is_asked_card=True,
    status="It is your turn.",
    calls=(RE, NO_90),
    calls_until="Re: while you hold 11 cards.",
)
"""The viewer is to play a card: the queen of clubs may be played, the nine of hearts may not."""

QUIET = TablePicture(plates=tuple(Plate(seat, name) for seat, name in enumerate(NAMES)), status="Anna plays.")
"""Nothing is asked, nothing has been played."""

HINT = HintPicture(
    "Hint: play the queen of clubs. It is high.",
    (
        HintRow(Played(0, Card.CQ), "queen of clubs", "+1.2", "", 1.0, "queen of clubs: the best."),
        HintRow(Played(0, Card.H9), "nine of hearts", "+0.8", "0.4 ± 0.1 less", 0.6, "nine of hearts: 0.4 less."),
    ),
)

HEALTH = Question(
    "Are you healthy?",
    (Option(Said(0, True), "Healthy", "A normal game."), Option(Said(0, False), "Reservation", "A special game.")),
)
SOLI = Question(
    "Which game do you play?",
    tuple(Option(Reserved(0, contract), contract.value) for contract in list(Contract)[4:15]),
    "You still owe 1 duty solo.",
)


def row(number: int, scores: tuple[int, ...], totals: tuple[int, ...], solo: int = -1, ends: bool = False) -> SheetRow:
    """A game in the sheet; `solo` is the seat that played alone."""
    is_solo = tuple(seat == solo for seat in range(4))
    contract = "Queen solo of Jens" if solo >= 0 else "Normal game"
    return SheetRow(number, contract, "Re", "Re, no 90", max(scores), scores, totals, is_solo, ends)


SHEET = SheetPicture(
    title="DDV tournament",
    names=NAMES,
    rows=(
        row(1, (2, -2, -2, 2), (2, -2, -2, 2)),
        row(2, (-9, 3, 3, 3), (-7, 1, 1, 5), solo=0, ends=True),
    ),
    sums=(
        SheetSum("Sum", "Sum of all games", ("−7", "1", "1", "5")),
        SheetSum("Soli", "Duty soli still to be played", ("0", "1", "1", "1")),
    ),
    status="Game 3 of 24, round 1 of 5",
)

RESULT = ResultPicture(
    title="Re wins with 132 to 108 card points.",
    contract="Normal game",
    lines=(
        ResultLine("Won", Team.RE, "Re", 1, "Re has 132 card points."),
        ResultLine("Re announced", Team.RE, "Re", 2, "Jens said Re."),
        ResultLine("Caught fox", Team.CONTRA, "Kontra", -1, "Anna took the fox of Jens in trick 7."),
    ),
    value="The game counts 2 points for Re.",
    players=tuple(
        ResultPlayer(name, team, team.value, points, 3, score, total)
        for name, team, points, score, total in (
            ("Jens", Team.RE, 80, 2, -7),
            ("Anna", Team.CONTRA, 60, -2, 1),
            ("Ben", Team.CONTRA, 48, -2, 1),
            ("Clara", Team.RE, 52, 2, 5),
        )
    ),
    remarks=("Re has lost a fox.",),
)
