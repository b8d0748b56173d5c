"""Who plays, by which rules, from which seed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRegularExpression, QSignalBlocker, Qt, Signal
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
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app import ruleset
from freedoko_qt.app.ruleset import RuleSet
from freedoko_qt.app.setup import HUMAN, NAMES, Setup, drawn_seed
from freedoko_qt.app.words import fill
from freedoko_qt.engine.deal import SEED_LIMIT
from freedoko_qt.engine.rules import Rules
from freedoko_qt.players.character import WORDS
from freedoko_qt.players.levels import LEVELS, Level
from freedoko_qt.ui.dialog.character import CharacterSliders, said, sentences
from freedoko_qt.ui.dialog.rules.sets import SetChooser

MOST = 5  # players at a table
FIRST_TRAIT = 3  # the column in which the sliders begin


class NewPartyDialog(QDialog):
    """The players, the rules and the seed of a new party; `setup` is what was chosen.

    Several people can sit at one computer. The fifth place shows only where the rules want five players.
    """

    change_wanted = Signal()  # the rules are to be looked at or changed; then `take_rules` is called

    def __init__(self, last: Setup, parent: QWidget | None = None, sets: tuple[RuleSet, ...] = ()) -> None:
        super().__init__(parent)
        self._last = last
        self._sets = sets or ruleset.shipped()
        self._nameless = RuleSet("", last.rules_name, last.rules)  # for rules that no set has
        self.setWindowTitle(self.tr("New party"))
        self._size = last.rules.x_players_at_table
        spare = next(name for name in NAMES[1:] if name not in last.names)
        self.names = [QLineEdit(name, maxLength=30) for name in (*last.names, spare)[:MOST]]
        self.players = [self._strengths(place) for place in range(MOST)]
        characters = (*last.characters, last.character)
        self.characters = [
            CharacterSliders(place.replace("&", "").rstrip(":"), characters[min(at, len(characters) - 1)], self)
            for at, place in enumerate(self._places)
        ]
        self.strength = QStackedWidget()  # has room for the longest text from the beginning
        self._texts = [*self._levels_told(), *sentences()]
        for text in self._texts:
            self.strength.addWidget(label(text))
        self.rules = SetChooser()
        self.change = QPushButton(self.tr("&Change the rules …"))
        self.change.clicked.connect(self.change_wanted)
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
        for box in self.players:
            box.currentIndexChanged.connect(lambda _, box=box: self._tell_strength(box))
            box.activated.connect(lambda _, box=box: self._tell_strength(box))
            box.currentIndexChanged.connect(self._suit_characters)
        for sliders in self.characters:
            sliders.pointed.connect(lambda text: self.strength.setCurrentIndex(self._texts.index(text)))
        self._tell_strength(next((box for box in self.players if box.currentData() != HUMAN), self.players[0]))
        self.take_rules(ruleset.found(last.rules, self._sets), self._sets)
        self.rules.currentIndexChanged.connect(self._tell_rules)
        self.dealer.setCurrentIndex(min(last.first_dealer, self._size - 1))
        self._tell_rules()
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 60)
        # By itself a window opens no higher than two thirds of the screen, and its texts would be cut off.
        room = self.screen().availableSize()
        width = min(max(self.minimumWidth(), column.totalSizeHint().width()), room.width())
        self.resize(width, min(column.totalHeightForWidth(width), room.height()))

    @property
    def setup(self) -> Setup:
        """What was chosen."""
        chosen = self._chosen
        return Setup(
            names=tuple(edit.text().strip() for edit in self.names[: self._size]),
            players=tuple(box.currentData() for box in self.players[: self._size]),
            rules=chosen.rules,
            rules_name=chosen.name or chosen.title,
            seed=int(self.seed.text()),
            first_dealer=self.dealer.currentIndex(),
            characters=tuple(sliders.character for sliders in self.characters[: self._size]),
        )

    def _strengths(self, place: int) -> QComboBox:
        box = QComboBox()
        box.addItem(self.tr("You") if place == 0 else self.tr("A person"), HUMAN)
        tip = self.tr("Several people at one computer: a curtain hides the cards until the next one is there.")
        box.setItemData(0, tip, Qt.ItemDataRole.ToolTipRole)
        for key, level in LEVELS.items():
            box.addItem(QCoreApplication.translate("levels", level.name), key)
            box.setItemData(box.count() - 1, told(level), Qt.ItemDataRole.ToolTipRole)
        player = self._last.players[place] if place < len(self._last.players) else self._last.level
        box.setCurrentIndex(max(0, box.findData(player)))
        describe(box)
        return box

    def take_rules(self, named: RuleSet, sets: tuple[RuleSet, ...]) -> None:
        """Takes other rules, and the sets among which they may be."""
        self._sets = sets
        if not named.key:
            self._nameless = RuleSet("", self._nameless.title, named.rules)
        kept = ruleset.found(self._nameless.rules, sets)
        with QSignalBlocker(self.rules):
            self.rules.show_sets(sets, named.key, "" if kept.key else self.tr("Own rules"))
        self._tell_rules()

    @property
    def _chosen(self) -> RuleSet:
        by_key = {one.key: one for one in self._sets}
        return by_key.get(self.rules.key, self._nameless)

    def _players_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Players"))
        self._grid = grid = QGridLayout(box)
        grid.setColumnStretch(1, 2)
        grid.setColumnStretch(2, 1)
        for column, words in enumerate(WORDS.values(), FIRST_TRAIT):
            head = QLabel(said(words.name))
            head.setToolTip(said(words.about))
            grid.addWidget(head, 0, column)
            grid.setColumnStretch(column, 1)
        for seat, place in enumerate(self._places):
            title = QLabel(place)
            title.setBuddy(self.names[seat])
            name = place.replace("&", "").rstrip(":")
            self.names[seat].setAccessibleName(name)
            self.players[seat].setAccessibleName(name)
            for column, widget in enumerate(
                (title, self.names[seat], self.players[seat], *self.characters[seat].rows.values())
            ):
                grid.addWidget(widget, seat + 1, column)
        grid.addWidget(self.strength, MOST + 1, 0, 1, grid.columnCount())
        return box

    @property
    def _places(self) -> tuple[str, ...]:
        return (
            self.tr("At the &bottom:"),
            self.tr("On the &left:"),
            self.tr("&Opposite:"),
            self.tr("On the ri&ght:"),
            self.tr("F&ifth:"),
        )

    def _rules_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Rules"))
        form = QFormLayout(box)
        self.rules.setMinimumContentsLength(10)  # the button beside it needs its room in every language
        row = QHBoxLayout()
        row.addWidget(self.rules, 1)
        row.addWidget(self.change)
        form.addRow(self.tr("R&ules:"), row)
        form.labelForField(row).setBuddy(self.rules)  # type: ignore[attr-defined]
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

    def _show_places(self) -> None:
        """Shows as many places as the rules have players, and lets each of them deal first."""
        self._size = self._chosen.rules.x_players_at_table
        for column in range(FIRST_TRAIT):
            item = self._grid.itemAtPosition(MOST, column)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.setVisible(self._size == MOST)
        while self.dealer.count() > self._size:
            self.dealer.removeItem(self.dealer.count() - 1)
        while self.dealer.count() < self._size:
            self.dealer.addItem("")
        self._suit_characters()
        self._check()

    def _suit_characters(self) -> None:
        """Gives every place the sliders that its player needs."""
        for place, (sliders, box) in enumerate(zip(self.characters, self.players, strict=True)):
            sliders.suit(LEVELS.get(box.currentData()) if place < self._size else None)

    def _levels_told(self) -> list[str]:
        """What is said below the players of each thing that can be chosen for one."""
        tips = [self.players[0].itemData(at, Qt.ItemDataRole.ToolTipRole) for at in range(self.players[0].count())]
        names = [QCoreApplication.translate("levels", level.name) for level in LEVELS.values()]
        return [tips[0], *(fill(self.tr("%1: %2"), *pair) for pair in zip(names, tips[1:], strict=True))]

    def _tell_strength(self, box: QComboBox) -> None:
        """Says how the player plays that was chosen last, and how strong it measured."""
        describe(box)
        self.strength.setCurrentIndex(box.currentIndex())

    def _tell_rules(self) -> None:
        self._show_places()
        about = self._chosen.told_about
        self.about.setText(about)
        self.about.setVisible(bool(about))
        self.extent.setText(" ".join(self._extent(self._chosen.rules.effective())))

    def _extent(self, rules: Rules) -> list[str]:
        """How long a party by these rules is, in whole sentences."""
        if rules.x_number_of_games:
            return [self.tr("The party has %n game(s).", "", rules.x_number_of_games)]
        if not rules.number_of_rounds_limited:
            return [self.tr("The party has no fixed end.")]
        told = [self.tr("The party has %n round(s).", "", rules.number_of_rounds)]
        if rules.number_of_duty_soli:
            told.append(self.tr("Everybody plays %n duty solo(s).", "", rules.number_of_duty_soli))
        return told

    def _check(self) -> None:
        """Says what is wrong with names and seed; the party cannot start until it is mended."""
        names = [edit.text().strip() for edit in self.names[: self._size]]
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


def describe(box: QComboBox) -> None:
    """Gives a choice the tip of what is chosen in it, also for a screen reader."""
    tip = box.currentData(Qt.ItemDataRole.ToolTipRole)
    box.setToolTip(tip)
    box.setAccessibleDescription(tip)


def told(level: Level) -> str:
    """How a level plays and how strong it measured."""
    return " ".join(QCoreApplication.translate("levels", text) for text in (level.about, level.measured) if text)


def label(text: str = "") -> QLabel:
    """A text that may need several lines."""
    made = QLabel(text)
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return made
