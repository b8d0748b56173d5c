"""Who sits at the table, and by which rules, for another list."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QLineEdit, QWidget

from freedoko_qt.app.ruleset import RuleSet, one_line
from freedoko_qt.ui.dialog.list.fields import label
from freedoko_qt.ui.dialog.rules.sets import SetChooser

MOST = 5  # players at a table


class NewListDialog(QDialog):
    """Asks for names, rules and the first dealer; the fifth name only where the rules want five players."""

    begun = Signal(object, object, int)  # names, RuleSet, who sits left of the first dealer

    def __init__(
        self, names: tuple[str, ...], chosen: RuleSet, sets: tuple[RuleSet, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._sets, self._nameless = sets, chosen
        self.setWindowTitle(self.tr("New list"))
        self.names = [QLineEdit(name, maxLength=30) for name in (*names, *[""] * MOST)[:MOST]]
        self.rules, self.about, self.dealer, self.problem = SetChooser(), label(), QComboBox(), label()
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self.buttons.button(standard.Ok).setText(self.tr("&Begin"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._form = QFormLayout(self)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.addRow(self.tr("&Rules:"), self.rules)
        self._form.addRow(self.about)
        titles = (
            self.tr("&First player:"),
            self.tr("&Second player:"),
            self.tr("&Third player:"),
            self.tr("F&ourth player:"),
            self.tr("Fi&fth player:"),
        )
        for title, name in zip(titles, self.names, strict=True):
            self._form.addRow(title, name)
            name.textChanged.connect(self._check)
        self._form.addRow(self.tr("First &dealer:"), self.dealer)
        for wide in (self.problem, QLabel(), self.buttons):
            self._form.addRow(wide)
        self.rules.show_sets(sets, chosen.key, "" if chosen.key else self.tr("Own rules"))
        self.rules.currentIndexChanged.connect(self._take_rules)
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 56)
        self._take_rules()
        self.names[0].setFocus()

    def accept(self) -> None:
        """Tells what has been chosen."""
        self.begun.emit(self.chosen_names, self.ruleset, self.first_start)
        super().accept()

    @property
    def ruleset(self) -> RuleSet:
        """The chosen rules."""
        return next((one for one in self._sets if one.key == self.rules.key), self._nameless)

    @property
    def chosen_names(self) -> tuple[str, ...]:
        """The names, clockwise."""
        return tuple(one_line(edit.text()) for edit in self.names[: self._size])

    @property
    def first_start(self) -> int:
        """Who sits left of the first dealer."""
        return (self.dealer.currentIndex() + 1) % self._size

    @property
    def _size(self) -> int:
        return self.ruleset.rules.x_players_at_table

    def _take_rules(self) -> None:
        about = self.ruleset.told_about
        self.about.setText(about)
        self._form.setRowVisible(self.about, bool(about))
        self._form.setRowVisible(self.names[-1], self._size == MOST)
        while self.dealer.count() > self._size:
            self.dealer.removeItem(self.dealer.count() - 1)
        while self.dealer.count() < self._size:
            self.dealer.addItem("")
            self.dealer.setCurrentIndex(self._size - 1)
        self._check()

    def _check(self) -> None:
        """Says what is wrong with the names; the list cannot begin until it is mended."""
        names = self.chosen_names
        for place, name in enumerate(names):
            self.dealer.setItemText(place, name or "–")
        problem = ""
        if not all(names):
            problem = self.tr("Every player needs a name.")
        elif len({name.casefold() for name in names}) < len(names):
            problem = self.tr("Two players have the same name.")
        self.problem.setText(problem)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not problem)
