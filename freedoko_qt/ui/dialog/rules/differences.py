"""The rules in which two sets differ, as a table."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app import ruleword
from freedoko_qt.app.ruleset import RuleSet, differing
from freedoko_qt.app.ruleword import value_text
from freedoko_qt.app.words import fill
from freedoko_qt.engine.rules import Rules


class Differences(QWidget):
    """A line for every rule that is another one here than in the other set; Return or a double click goes to it."""

    wanted = Signal(str)
    pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self.summary = QLabel()
        self.summary.setWordWrap(True)
        self.table = QTableWidget(0, 3)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)  # the name of a set may be long; above it is told in full
        self.table.setWordWrap(True)
        self.table.activated.connect(self._want)
        self.table.currentCellChanged.connect(lambda row: self.pointed.emit(self._names[row]) if row >= 0 else None)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 0)
        column.addWidget(self.summary)
        column.addWidget(self.table, 1)

    def show_differences(self, rules: Rules, other: RuleSet) -> None:
        """Compares rules with a set."""
        names = differing(rules, other.rules)
        if names:
            text = self.tr("%n rule(s) differ from “%1”.", "", len(names))
        else:
            text = self.tr("These rules are just those of “%1”.")
        self.summary.setText(fill(text, other.told))
        self.table.setAccessibleName(self.summary.text())
        self.table.setHorizontalHeaderLabels([self.tr("Rule"), self.tr("Here"), other.told])
        self._names = ()  # nothing is pointed at while the lines are exchanged
        self.table.setCurrentCell(-1, -1)
        self.table.setRowCount(len(names))
        for row, name in enumerate(names):
            values = (getattr(rules, name), getattr(other.rules, name))
            for column, text in enumerate((ruleword.title(name), *map(value_text, values))):
                item = QTableWidgetItem(text)
                item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)
        self._names = names
        self.table.resizeRowsToContents()

    def _want(self, index: QModelIndex) -> None:
        self.wanted.emit(self._names[index.row()])
