"""Who plays, by which rules, from which seed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.setup import HUMAN, Setup, drawn_seed
from freedoko_qt.app.words import fill
from freedoko_qt.engine.deal import SEED_LIMIT
from freedoko_qt.engine.event import SEATS
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import Rules
from freedoko_qt.players.levels import LEVELS

OWN = ""  # in place of a preset's key: the rules of the party before, which no preset has


class NewPartyDialog(QDialog):
    """The players, the rules and the seed of a new party; `setup` is what was chosen.

    The seat at the bottom is the only one that a person can take, as everybody would see the same hand.
    """

    def __init__(self, last: Setup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last = last
        self.setWindowTitle(self.tr("New party"))
        self.names = [QLineEdit(name, maxLength=30) for name in last.names]
        self.players = [self._strengths(seat) for seat in SEATS]
        self.rules = self._rule_sets()
        self.about = label()
        self.extent = label()
        self.seed = QLineEdit(str(drawn_seed()))
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self.seed))
        self.draw = QPushButton(self.tr("D&raw another"))
        self.draw.clicked.connect(lambda: self.seed.setText(str(drawn_seed())))
        self.dealer = QComboBox()
        self.problem = label()
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self.buttons.button(standard.Ok).setText(self.tr("&Start"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._players_box())
        column.addWidget(self._rules_box())
        column.addWidget(self._deal_box())
        column.addWidget(self.problem)
        column.addStretch(1)
        column.addWidget(self.buttons)
        for edit in (*self.names, self.seed):
            edit.textChanged.connect(self._check)
        self.rules.currentIndexChanged.connect(self._tell_rules)
        self.dealer.addItems([""] * len(SEATS))
        self._check()
        self.dealer.setCurrentIndex(last.first_dealer)
        self._tell_rules()
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 60)

    @property
    def setup(self) -> Setup:
        """What was chosen."""
        key = self.rules.currentData()
        return Setup(
            names=tuple(edit.text().strip() for edit in self.names),
            players=tuple(box.currentData() for box in self.players),
            rules=self._chosen_rules(),
            rules_name=self._last.rules_name if key == OWN else key,
            seed=int(self.seed.text()),
            first_dealer=self.dealer.currentIndex(),
        )

    def _strengths(self, seat: int) -> QComboBox:
        box = QComboBox()
        if seat == 0:
            box.addItem(self.tr("You"), HUMAN)
        for key, level in LEVELS.items():
            box.addItem(QCoreApplication.translate("levels", level.name), key)
            tip = QCoreApplication.translate("levels", level.about)
            box.setItemData(box.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(max(0, box.findData(self._last.players[seat])))
        return box

    def _rule_sets(self) -> QComboBox:
        box = QComboBox()
        for key, shipped in PRESETS.items():
            box.addItem(QCoreApplication.translate("presets", shipped.title), key)
        same = [key for key in PRESETS if preset(key) == self._last.rules]
        if not same:
            box.addItem(self.tr("The rules of the last party"), OWN)
        box.setCurrentIndex(box.findData(same[0] if same else OWN))
        return box

    def _chosen_rules(self) -> Rules:
        key = self.rules.currentData()
        return self._last.rules if key == OWN else preset(key)

    def _players_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Players"))
        grid = QGridLayout(box)
        grid.setColumnStretch(1, 2)
        grid.setColumnStretch(2, 1)
        places = (
            self.tr("At the &bottom:"),
            self.tr("On the &left:"),
            self.tr("&Opposite:"),
            self.tr("On the ri&ght:"),
        )
        for seat, place in enumerate(places):
            title = QLabel(place)
            title.setBuddy(self.names[seat])
            name = place.replace("&", "").rstrip(":")
            self.names[seat].setAccessibleName(name)
            self.players[seat].setAccessibleName(name)
            self.players[seat].setAccessibleDescription(self.tr("Who plays here, and how well"))
            for column, widget in enumerate((title, self.names[seat], self.players[seat])):
                grid.addWidget(widget, seat, column)
        return box

    def _rules_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Rules"))
        form = QFormLayout(box)
        form.addRow(self.tr("R&ules:"), self.rules)
        form.addRow(self.about)
        form.addRow(self.extent)
        return box

    def _deal_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Deal"))
        form = QFormLayout(box)
        row = QHBoxLayout()
        row.addWidget(self.seed, 1)
        row.addWidget(self.draw)
        tip = self.tr("The same seed deals the same cards again, in every game of the party.")
        self.seed.setToolTip(tip)
        self.seed.setAccessibleDescription(tip)
        form.addRow(self.tr("S&eed:"), row)
        form.addRow(self.tr("&First dealer:"), self.dealer)
        form.labelForField(row).setBuddy(self.seed)  # type: ignore[attr-defined]
        return box

    def _tell_rules(self) -> None:
        key = self.rules.currentData()
        about = "" if key == OWN else QCoreApplication.translate("presets", PRESETS[key].about)
        self.about.setText(about)
        self.about.setVisible(bool(about))
        self.extent.setText(" ".join(self._extent(self._chosen_rules().effective())))

    def _extent(self, rules: Rules) -> list[str]:
        """How long a party by these rules is, in whole sentences."""
        if not rules.number_of_rounds_limited:
            return [self.tr("The party has no fixed end.")]
        told = [self.tr("The party has %n round(s) of four games.", "", rules.number_of_rounds)]
        if rules.number_of_duty_soli:
            told.append(self.tr("Everybody plays %n duty solo(s).", "", rules.number_of_duty_soli))
        return told

    def _check(self) -> None:
        """Says what is wrong with names and seed; the party cannot start until it is mended."""
        names = [edit.text().strip() for edit in self.names]
        for seat, name in enumerate(names):
            self.dealer.setItemText(seat, name)
        self.problem.setText(self._problem(names))
        self.problem.setVisible(bool(self.problem.text()))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not self.problem.text())

    def _problem(self, names: Sequence[str]) -> str:
        if not all(names):
            return self.tr("Every player needs a name.")
        if len({name.casefold() for name in names}) < len(names):
            return self.tr("Two players have the same name.")
        seed = self.seed.text()
        if not seed or int(seed) >= SEED_LIMIT:
            return fill(self.tr("The seed is a number from 0 to %1."), str(SEED_LIMIT - 1))
        return ""


def label() -> QLabel:
    """A text that may need several lines."""
    made = QLabel()
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made
