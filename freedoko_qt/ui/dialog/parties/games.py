"""The games of the chosen party: by whom they are seen, filters, table."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from freedoko_qt.app.parties import Listed
from freedoko_qt.app.parties.games import (
    KINDS,
    GameKind,
    Kinds,
    PlayedGame,
    counts,
    found,
    loss_about,
    loss_title,
    played,
)
from freedoko_qt.app.words import fill, translate
from freedoko_qt.marked import mark
from freedoko_qt.ui.dialog.parties.table import Column, Rows, Table
from freedoko_qt.ui.panel.flow import FlowLayout
from freedoko_qt.ui.panel.number import plain, signed

COLUMNS: tuple[Column[PlayedGame], ...] = (
    Column(
        mark("parties", "No."),
        mark("parties", "The number of the game"),
        lambda row: str(row.number),
        lambda row: row.number,
    ),
    Column(mark("parties", "Game"), mark("parties", "What was played"), lambda row: row.contract, elastic=True),
    Column(
        mark("parties", "Soloist"),
        mark("parties", "Who played alone, or whose marriage or poverty it was"),
        lambda row: row.soloist,
        rank=3,
    ),
    Column(mark("parties", "Winner"), mark("parties", "The side that won"), lambda row: row.winner, rank=1),
    Column(
        mark("parties", "Announcements"),
        mark("parties", "The highest announcement of each side"),
        lambda row: row.calls,
        rank=2,
        elastic=True,
    ),
    Column(
        mark("parties", "Value"),
        mark("parties", "How many points the game was worth"),
        lambda row: plain(row.deed.value),
        lambda row: row.deed.value,
        rank=4,
    ),
    Column(
        mark("parties", "Bock"),
        mark("parties", "How many times the game counted, if more than once"),
        lambda row: row.bock,
        lambda row: row.deed.bock,
        rank=5,
    ),
    Column(
        mark("parties", "Points"),
        mark("parties", "What the game brought the player"),
        lambda row: signed(row.score),
        lambda row: row.score,
    ),
    Column(
        mark("parties", "Sum"),
        mark("parties", "The points of the player up to this game"),
        lambda row: plain(row.total),
        lambda row: row.total,
    ),
)

TICK = "✓ "  # not by colour alone


class Chips(QWidget):
    """A button for every kind of game, any of them together, and one for all games; each says how many there are."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.all = QToolButton()
        self.all.clicked.connect(self._clear)
        self.kinds = {kind: QToolButton() for kind in GameKind}
        row = FlowLayout(self)
        row.setSpacing(4)
        for button in (self.all, *self.kinds.values()):
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            row.addWidget(button)
        for button in self.kinds.values():
            button.clicked.connect(self.changed)

    @property
    def wanted(self) -> Kinds:
        """The kinds that are wanted; none for all games."""
        return frozenset(kind for kind, button in self.kinds.items() if button.isChecked())

    def tell(self, total: int, left: Mapping[GameKind, int], words: Mapping[GameKind, tuple[str, str]]) -> None:
        """Takes the numbers of games, and titles and tips; a kind without a game cannot be chosen."""
        self.all.setChecked(not self.wanted)
        label(self.all, self.tr("All games"), total)
        for kind, button in self.kinds.items():
            title, about = words[kind]
            label(button, title, left[kind])
            button.setToolTip(about)
            button.setAccessibleDescription(button.toolTip())
            button.setEnabled(bool(left[kind]) or button.isChecked())
        self.updateGeometry()

    def _clear(self) -> None:
        for button in self.kinds.values():
            button.setChecked(False)
        self.changed.emit()


def label(button: QToolButton, title: str, number: int) -> None:
    """Writes a title and a number on a chip; a tick before it shows that it is chosen."""
    text = fill(translate("parties", "%1 (%2)"), title, str(number))
    button.setText(TICK + text if button.isChecked() else text)
    button.setAccessibleName(text)


class GameList(QWidget):
    """Shows the games of a party; of a damaged one what is wrong with it."""

    chosen = Signal()
    opened = Signal(int)  # the number of a game in its record

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._party: Listed | None = None
        self._games: tuple[PlayedGame, ...] = ()
        self._seen_label, self.seen, self.chips, self.message = QLabel(), QComboBox(), Chips(), QLabel()
        self.rows: Rows[PlayedGame] = Rows("parties", COLUMNS, lambda row: row.told)
        self.table, self.stack = Table(self.rows), QStackedWidget()
        self._seen_label.setBuddy(self.seen)
        self.message.setWordWrap(True)
        self.message.setMargin(12)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.message)
        head = QHBoxLayout()
        head.addWidget(self._seen_label)
        head.addWidget(self.seen, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self.chips)
        column.addWidget(self.stack, 1)
        self.seen.currentIndexChanged.connect(self._see)
        self.chips.changed.connect(self._filter)
        self.table.pointed.connect(lambda _: self.chosen.emit())
        self.table.opened.connect(lambda row: self.opened.emit(self.rows.rows[row].deed.game))
        self.show_party(None)

    @property
    def game(self) -> int:
        """The number in its record of the game that is chosen; -1 if none is."""
        at = self.table.at
        return self.rows.rows[at].deed.game if 0 <= at < len(self.rows.rows) else -1

    def show_party(self, party: Listed | None) -> None:
        """Shows the games of another party, or of none."""
        self._party = party
        with QSignalBlocker(self.seen):
            self.seen.clear()
            if party is not None:
                self.seen.addItems(list(party.saved.names))
                self.seen.setCurrentIndex(party.place if party.saved.names else -1)
        self._see()

    def retranslate(self) -> None:
        """Takes the own texts anew; those of the games come with the party."""
        self._seen_label.setText(self.tr("Points o&f:"))
        self.seen.setAccessibleName(self.tr("Whose points are shown"))
        self.table.setAccessibleName(self.tr("Games of the party"))
        self.rows.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    def _see(self) -> None:
        party, place = self._party, self.seen.currentIndex()
        self._games = played(party.saved, place) if party is not None and place >= 0 else ()
        self._filter()

    def _filter(self) -> None:
        here, party = self.game, self._party
        wanted = self.chips.wanted
        shown = found(self._games, wanted)
        self.rows.show_rows(shown)
        games = [row.deed.game for row in shown]
        self.table.point(games.index(here) if here in games else min(0, len(shown) - 1))
        self.chips.tell(len(self._games), counts(self._games, wanted), self._words(party))
        for part in (self.chips, self.seen, self._seen_label):
            part.setVisible(bool(self._games))
        self.message.setText(self._told(party))
        self.stack.setCurrentWidget(self.table if shown else self.message)
        self.chosen.emit()

    def _words(self, party: Listed | None) -> Mapping[GameKind, tuple[str, str]]:
        """Titles and tips of the kinds."""
        words = {
            kind: (translate("parties", title), translate("parties", about)) for kind, (title, about) in KINDS.items()
        }
        if party is not None and self._games:
            place = self.seen.currentIndex()
            words[GameKind.BIG_LOSS] = (loss_title(party.saved, place), loss_about(party.saved, place))
        return words

    def _told(self, party: Listed | None) -> str:
        """What is said where no game is shown."""
        if party is None:
            return self.tr("Choose a party to see its games.")
        if party.is_damaged:
            return self.tr("This file is damaged and cannot be opened.") + "\n\n" + party.told
        if self._games:
            return self.tr("No game of this party is of all the kinds you have chosen.")
        return self.tr("No game of this party has been finished.")
