"""The parties behind a row of the statistics, and the buttons that delete them."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from freedoko_qt.app.parties import date_text
from freedoko_qt.app.season import Saved
from freedoko_qt.app.season.words import rules_title
from freedoko_qt.app.statistics import Account, Player
from freedoko_qt.app.statistics.columns import Form, number
from freedoko_qt.app.words import fill, translate
from freedoko_qt.marked import mark
from freedoko_qt.ui.dialog.parties.table import Column, Rows, Table
from freedoko_qt.ui.panel.flow import FlowLayout
from freedoko_qt.ui.theme import Felt


@dataclass(frozen=True, slots=True)
class Line:
    """A party and the points that the player made in it."""

    party: Saved
    points: int

    @property
    def rules(self) -> str:
        """The rule set; the running party says that it is the one."""
        title = rules_title(self.party)
        return fill(translate("statistics", "%1 (running)"), title) if self.party.is_running else title


COLUMNS: tuple[Column[Line], ...] = (
    Column(
        mark("statistics", "Date"),
        mark("statistics", "When the party began"),
        lambda line: date_text(line.party.date),
    ),
    Column(
        mark("statistics", "Games"),
        mark("statistics", "How many games of the party are over"),
        lambda line: number(len(line.party.games), Form.COUNT),
        lambda line: len(line.party.games),
    ),
    Column(
        mark("statistics", "Points"),
        mark("statistics", "The sum of the player’s points"),
        lambda line: number(line.points, Form.SIGNED),
        lambda line: line.points,
    ),
    Column(
        mark("statistics", "Players"),
        mark("statistics", "Who took part"),
        lambda line: ", ".join(line.party.names),
        rank=2,
        elastic=True,
    ),
    Column(
        mark("statistics", "Rules"),
        mark("statistics", "The rule set of the party"),
        lambda line: line.rules,
        rank=1,
        elastic=True,
    ),
)


class PartyLines(QWidget):
    """A line for each party, the last one first. The running party cannot be deleted."""

    delete_wanted = Signal(object)  # tuple of Saved

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: Rows[Line] = Rows("statistics", COLUMNS, lambda line: ", ".join(line.party.names))
        self.table = Table(self.rows)
        self.table.setFrameShape(Table.Shape.NoFrame)
        self.one, self.all = QPushButton(), QPushButton()
        row = QWidget()
        buttons = FlowLayout(row)
        for button in (self.one, self.all):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table, 1)
        column.addWidget(row)
        self.table.pointed.connect(self._enable)
        self.one.clicked.connect(lambda: self.delete_wanted.emit(self.chosen))
        self.all.clicked.connect(lambda: self.delete_wanted.emit(self.parties))

    @property
    def parties(self) -> tuple[Saved, ...]:
        """All parties of the account that can be deleted."""
        return tuple(line.party for line in self.rows.rows if not line.party.is_running)

    @property
    def chosen(self) -> tuple[Saved, ...]:
        """The party that is pointed at, if it can be deleted."""
        at = self.table.at
        found = () if at < 0 else (self.rows.rows[at].party,)
        return tuple(party for party in found if not party.is_running)

    def show_account(self, account: Account | None) -> None:
        """Shows the parties of a player."""
        name = account.player.name if account else ""
        self.table.setAccessibleName(self.tr("Parties"))
        self.one.setText(self.tr("&Delete the chosen party …"))
        self.all.setText(fill(self.tr("Delete &all parties of %1 …"), name.replace("&", "&&")))
        found = reversed(account.parties) if account else ()
        self.rows.show_rows(tuple(Line(party, score(party, account.player)) for party in found if account))
        self._enable()

    def set_felt(self, felt: Felt) -> None:
        """Takes the colour of losses from the theme."""
        self.rows.loss = felt.negative
        self.table.viewport().update()

    def _enable(self) -> None:
        self.one.setEnabled(bool(self.chosen))
        self.all.setEnabled(bool(self.parties))


def score(party: Saved, player: Player) -> int:
    """The points of a player in a party."""
    seated = zip(party.names, party.players, party.totals, strict=True)
    return sum(total for name, kind, total in seated if Player(name, kind) == player)
