"""The rules to look through: groups, search, what differs, and the explanation beside them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from freedoko_qt.app import ruleset
from freedoko_qt.app.rulesearch import matching
from freedoko_qt.app.ruleset import RuleSet, differing
from freedoko_qt.engine.rules import GROUPS, SPECS, Rules
from freedoko_qt.ui.dialog.rules.differences import Differences
from freedoko_qt.ui.dialog.rules.explained import Explanation
from freedoko_qt.ui.dialog.rules.pages import Groups, Pages
from freedoko_qt.ui.dialog.rules.sets import SetChooser

NARROW = 100
"""In widths of a figure: in less the explanation stands under the rules instead of beside them."""


class RulesView(QWidget):
    """Shows rules and has them changed; it keeps none."""

    changed = Signal(object, str)  # Rules, and the name of the rule that was changed
    refused = Signal(str)

    def __init__(self, rules: Rules, sets: tuple[RuleSet, ...], chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules, self._sets, self._chosen = rules, sets, chosen
        self._shown: tuple[str, ...] = ()
        self.search, self.only, self.other = QLineEdit(), QCheckBox(), SetChooser()
        self.groups, self.pages, self.differences = Groups(), Pages(rules), Differences()
        self.explanation = Explanation()
        self.stack, self.splitter = QStackedWidget(), QSplitter()
        self._build()
        self.search.textChanged.connect(self._filter)
        self.only.toggled.connect(self._filter)
        self.other.activated.connect(self._filter)
        self.groups.currentRowChanged.connect(self._enter_group)
        self.pages.changed.connect(self.changed)
        self.pages.refused.connect(self.refused)
        self.pages.pointed.connect(self._explain)
        for part in (self.differences, self.explanation):
            part.wanted.connect(self.go_to)
        self.differences.pointed.connect(self._explain)
        self.retranslate()

    @property
    def compared(self) -> RuleSet:
        """The set with which the rules are compared."""
        return ruleset.picked(self.other.key or self._chosen, self._sets, self._rules)

    def show_rules(self, rules: Rules) -> None:
        """Shows other rules; those that are listed stay listed."""
        self._rules = rules
        self.pages.show_rules(rules)
        self._count()
        if self.explanation.name:
            self._explain(self.explanation.name)

    def show_sets(self, sets: tuple[RuleSet, ...], chosen: str) -> None:
        """Takes other sets to compare with, and the key of the chosen one."""
        self._sets, self._chosen = sets, chosen
        self.other.show_sets(sets, self.other.key, self.tr("the chosen set"))
        self._count()

    def go_to(self, name: str) -> None:
        """Shows a rule and moves the keyboard to it."""
        if name not in self._shown or self.stack.currentWidget() is not self.pages:
            self.search.clear()
            self.only.setChecked(False)
            self.groups.choose(SPECS[name].group)
            self._filter()
        self.pages.go_to(name)

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        self.search.setPlaceholderText(self.tr("Search for rules"))
        self.search.setAccessibleName(self.tr("Search for rules"))
        self.only.setText(self.tr("O&nly what differs from"))
        self.other.setAccessibleName(self.tr("Compare with"))
        self.pages.retranslate()
        self.explanation.retranslate()
        self.show_sets(self._sets, self._chosen)
        self._filter()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """In a narrow window the explanation goes below."""
        super().resizeEvent(event)
        is_narrow = self.width() < NARROW * self.fontMetrics().horizontalAdvance("0")
        self.splitter.setOrientation(Qt.Orientation.Vertical if is_narrow else Qt.Orientation.Horizontal)

    def _build(self) -> None:
        self.search.setClearButtonEnabled(True)
        find = QHBoxLayout()
        find.addWidget(self.search, 3)
        find.addWidget(self.only)
        find.addWidget(self.other, 2)
        self.stack.addWidget(self.pages)
        self.stack.addWidget(self.differences)
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.groups)
        row.addWidget(self.stack, 1)
        self.splitter.addWidget(middle)
        self.splitter.addWidget(self.explanation)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 5)
        self.splitter.setStretchFactor(1, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(find)
        column.addWidget(self.splitter, 1)

    @property
    def _is_searching(self) -> bool:
        return bool(self.search.text().strip()) or self.only.isChecked()

    def _filter(self) -> None:
        if self._is_searching and not self.groups.group:
            self.groups.choose(next(iter(GROUPS)))
        self._show_group()

    def _enter_group(self) -> None:
        self._show_group()
        if self._shown and not self._is_searching:
            self._explain(self._shown[0])

    def _show_group(self) -> None:
        found = matching(self.search.text())
        if self.only.isChecked():
            different = differing(self._rules, self.compared.rules)
            found = tuple(name for name in found if name in different)
        if not self._is_searching:
            found = tuple(name for name in found if SPECS[name].group == self.groups.group)
        self.stack.setCurrentWidget(self.pages if self.groups.group else self.differences)
        if self.groups.group and (found != self._shown or not found):
            self._shown = found
            self.pages.show_only(found)
        if self._is_searching:
            self.pages.scroll_to(self.groups.group)
        self._count()

    def _count(self) -> None:
        different = differing(self._rules, self.compared.rules)
        listed = self._shown if self._is_searching else ()
        counts = {group: sum(SPECS[name].group == group for name in listed) for group in GROUPS if listed}
        self.groups.tell(counts, len(different))
        if self.stack.currentWidget() is self.differences:
            self.differences.show_differences(self._rules, self.compared)

    def _explain(self, name: str) -> None:
        self.explanation.show_rule(name, self._rules, self._sets)
