"""The chooser of a rule set, and the dialog that keeps one under a name."""

from collections.abc import Collection

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QLineEdit, QWidget

from freedoko_qt.app.ruleset import OWN, RuleSet, one_line

LONGEST_NAME = 60
LONGEST_ABOUT = 300


class SetChooser(QComboBox):
    """The shipped sets, and below a line the own ones; in front of them perhaps an entry of another kind."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(24)

    @property
    def key(self) -> str:
        """The key of the chosen set; empty for the entry in front."""
        return str(self.currentData() or "")

    def show_sets(self, sets: Collection[RuleSet], chosen: str, first: str = "") -> None:
        """Fills the list anew without telling; `first` is the text of the entry in front, if there is to be one."""
        with QSignalBlocker(self):
            self.clear()
            if first:
                self.addItem(first, "")
            for own in (False, True):
                some = [one for one in sets if one.is_own is own]
                if own and some:
                    self.insertSeparator(self.count())
                for one in some:
                    self.addItem(one.told, one.key)
            self.setCurrentIndex(max(0, self.findData(chosen)))


class SaveDialog(QDialog):
    """Asks for the name of a rule set, and for a sentence on it."""

    def __init__(self, name: str, about: str, taken: Collection[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._taken = set(taken)
        self.setWindowTitle(self.tr("Save the rules under a name"))
        self.name = QLineEdit(name, maxLength=LONGEST_NAME)
        self.about = QLineEdit(about, maxLength=LONGEST_ABOUT)
        self.about.setPlaceholderText(self.tr("such as: the rules of our Thursday round"))
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Save | standard.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout(self)
        form.addRow(self.tr("&Name:"), self.name)
        form.addRow(self.tr("&About it:"), self.about)
        form.addRow(self.hint)
        form.addRow(self.buttons)
        self.name.textChanged.connect(self._check)
        self._check()
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 56)

    @property
    def chosen(self) -> tuple[str, str]:
        """Name and sentence."""
        return one_line(self.name.text()), one_line(self.about.text())

    def _check(self) -> None:
        name, _ = self.chosen
        is_taken = OWN + name in self._taken
        text = self.tr("There is a set of this name already. It will be replaced.") if is_taken else ""
        self.hint.setText(text)
        save = self.buttons.button(QDialogButtonBox.StandardButton.Save)
        save.setText(self.tr("&Replace") if is_taken else self.tr("&Save"))
        save.setEnabled(bool(name))
