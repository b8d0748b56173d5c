"""The bar below the table with which one walks through a game that is over."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.picture import ReviewPicture
from freedoko_qt.app.words import fill
from freedoko_qt.ui.panel.hindsight import HindsightLine
from freedoko_qt.ui.panel.label import Excerpt
from freedoko_qt.ui.panel.timeline import Timeline
from freedoko_qt.ui.theme import Felt

NARROW, WIDE = 75, 130  # letters
MOVES = ("first", "trick_back", "step_back", "run", "step_on", "trick_on", "last")
CHOICES = ("value_cards", "open_cards", "all_hands")
GAMES = ("earlier_game", "later_game", "close_review")
PLAIN, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
KEYS = {
    (Qt.Key.Key_Left, PLAIN): "step_back",
    (Qt.Key.Key_Right, PLAIN): "step_on",
    (Qt.Key.Key_Left, CONTROL): "trick_back",
    (Qt.Key.Key_Right, CONTROL): "trick_on",
    (Qt.Key.Key_Home, PLAIN): "first",
    (Qt.Key.Key_End, PLAIN): "last",
    (Qt.Key.Key_Space, PLAIN): "run",
    (Qt.Key.Key_Escape, PLAIN): "close_review",
}
"""Which action a key means at the bar and at the table; on a button the space bar presses it, as everywhere."""


class ReviewPanel(QFrame):
    """Buttons and a line of moments, what has happened in words, how the hands are seen, and what else to play."""

    moved = Signal(int)  # to a moment
    viewer_chosen = Signal(int)  # look from this seat
    what_if_wanted = Signal(int)  # play on from here at this seat
    again_wanted = Signal(int)  # play the same deal at this seat

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._picture = ReviewPicture("", 0, 0, "", ())
        self._actions: Mapping[str, QAction] = {}
        self.timeline = Timeline()
        self.timeline.moved.connect(self.moved)
        self.count, self.title, self.told, self.branch = QLabel(), Excerpt(), Excerpt(), QLabel()
        self.lesson, self.progress, self.hindsight = QLabel(), QProgressBar(), HindsightLine()
        self.lesson.setWordWrap(True)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.branch.setWordWrap(True)
        self.buttons = {name: tool_button() for name in (*MOVES, *GAMES, *CHOICES)}
        self.viewer = QComboBox()
        self.viewer.activated.connect(self.viewer_chosen)
        self.what_if, self.again = QPushButton(), QPushButton()
        self._choices, self._lower = QWidget(), QGridLayout()
        for button, chosen in ((self.what_if, self.what_if_wanted), (self.again, self.again_wanted)):
            button.setAutoDefault(True)
            button.setMenu(SeatMenu(chosen.emit, self))
        self._build()
        self.retranslate()

    def _build(self) -> None:
        upper = QHBoxLayout()
        upper.setSpacing(2)
        for name in MOVES:
            upper.addWidget(self.buttons[name])
        upper.addSpacing(6)
        upper.addWidget(self.timeline, 1)
        upper.addSpacing(6)
        upper.addWidget(self.count)
        upper.addSpacing(6)
        for name in GAMES:
            upper.addWidget(self.buttons[name])
        choices = QHBoxLayout(self._choices)
        choices.setContentsMargins(0, 0, 0, 0)
        choices.addStretch(1)
        for choice in (self.progress, *(self.buttons[name] for name in CHOICES), self.viewer, self.what_if, self.again):
            choices.addWidget(choice)
        self._lower.setSpacing(2)
        self._lower.setColumnStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 6)
        column.setSpacing(2)
        column.addLayout(upper)
        column.addLayout(self._lower)
        column.addWidget(self.lesson)
        column.addWidget(self.hindsight)
        column.addWidget(self.branch)
        self.progress.setFixedWidth(self.fontMetrics().horizontalAdvance("0") * 12)
        self.progress.setTextVisible(False)
        self.viewer.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for part in self.findChildren(QWidget):
            part.installEventFilter(self)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Takes the actions of the window, by name, onto its buttons and keys."""
        self._actions = actions
        for name, button in self.buttons.items():
            button.setDefaultAction(actions[name])
        self._fit()

    def watch(self, table: QWidget) -> None:
        """Answers the keys that are pressed there too, while the bar is shown."""
        table.installEventFilter(self)

    def show_review(self, picture: ReviewPicture) -> None:
        """Shows where a review stands."""
        if picture.names != self._picture.names:
            self._name_seats(picture.names)
        self._picture = picture
        self.timeline.show_moment(picture.at, picture.length, picture.marks)
        for label, text in ((self.title, picture.title), (self.told, picture.told)):
            label.show_text(text)
        self.lesson.setText(picture.lesson)
        self.lesson.setVisible(bool(picture.lesson))
        self.progress.setMaximum(max(1, picture.to_value))
        self.progress.setValue(picture.valued)
        self.progress.setVisible(bool(picture.to_value))
        self.hindsight.show_hindsight(picture.hindsight)
        self.branch.setText(picture.branch)
        self.branch.setVisible(bool(picture.branch))
        self.count.setText(f"{picture.at}/{picture.length}")
        self.viewer.setCurrentIndex(picture.viewer)
        self._tell()

    def set_felt(self, felt: Felt) -> None:
        """Takes the colours of the marks from the theme."""
        self.timeline.set_felt(felt)

    def ask_what_if(self) -> None:
        """Asks at which seat to play on."""
        self.what_if.showMenu()

    def ask_again(self) -> None:
        """Asks at which seat to play the same deal."""
        self.again.showMenu()

    def retranslate(self) -> None:
        """Takes the own texts anew; those of the moment come with the next picture."""
        self.what_if.setText(self.tr("What if …"))
        self.what_if.setToolTip(self.tr("Play on from this moment at one of the seats. The score stays as it is."))
        self.again.setText(self.tr("Play again …"))
        self.again.setToolTip(self.tr("Play the same deal from its beginning. The score stays as it is."))
        self.viewer.setAccessibleName(self.tr("Seen from"))
        self.viewer.setToolTip(self.tr("The seat from which the table is seen"))
        self.progress.setAccessibleName(self.tr("Cards valued"))
        self.timeline.setAccessibleName(self.tr("Moments of the game"))
        self.hindsight.retranslate()
        for button in (self.what_if, self.again):
            button.setAccessibleDescription(button.toolTip())
        self._tell()

    def _tell(self) -> None:
        """Names it for screen readers."""
        here = fill(self.tr("Moment %1 of %2"), str(self._picture.at), str(self._picture.length))
        self.count.setAccessibleName(here)
        self.count.setToolTip(here)
        self.setAccessibleName(self._picture.title)
        self.setAccessibleDescription(self._picture.told)
        self.timeline.setAccessibleDescription(self._picture.told)

    def _name_seats(self, names: tuple[str, ...]) -> None:
        self.viewer.clear()
        self.viewer.addItems(names)
        for button in (self.what_if, self.again):
            menu = button.menu()
            if isinstance(menu, SeatMenu):
                menu.show_names(names)

    # -- keys -----------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The keys mean the same on every part of the bar, and at the table."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.isVisible():
            is_pressed = event.key() == Qt.Key.Key_Space and isinstance(watched, QAbstractButton | QComboBox)
            return not is_pressed and not isinstance(watched, QMenu) and self._press(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The same while no part of it has the focus."""
        if not self._press(event):
            super().keyPressEvent(event)

    def _press(self, event: QKeyEvent) -> bool:
        """Does what the key means; False if it means nothing here."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        name = KEYS.get((Qt.Key(event.key()), modifiers), "")
        if name in self._actions:
            self._actions[name].trigger()
        return bool(name)

    # -- room -----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """In a narrow window the choices have a row of their own; in a wide one the toggle of the hands has a text."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        letters = self.width() // self.fontMetrics().horizontalAdvance("0")
        is_narrow, is_wide = letters < NARROW, letters > WIDE
        self.told.set_lines(2 if is_narrow else 1)
        for part in (self.title, self.told, self._choices):
            self._lower.removeWidget(part)
        self._lower.addWidget(self.title, 0, 0)
        self._lower.addWidget(self.told, 1, 0, 1, 2)
        self._lower.addWidget(self._choices, *((2, 0, 1, 2) if is_narrow else (0, 1)))
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if is_wide else Qt.ToolButtonStyle.ToolButtonIconOnly
        for name in CHOICES:
            self.buttons[name].setToolButtonStyle(style)


class SeatMenu(QMenu):
    """The four players, with the digits as keys."""

    def __init__(self, choose: Callable[[int], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._choose = choose

    def show_names(self, names: tuple[str, ...]) -> None:
        """Offers the players by seat."""
        self.clear()
        for seat, name in enumerate(names):
            action = self.addAction(f"&{seat + 1}  {name.replace('&', '&&')}")
            action.triggered.connect(lambda _=False, seat=seat: self._choose(seat))


def tool_button() -> QToolButton:
    """A flat button that the keyboard reaches."""
    made = QToolButton()
    made.setAutoRaise(True)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made
