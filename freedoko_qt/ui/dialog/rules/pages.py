"""The rules by group, each page made when it is first seen; what is searched for is shown from all groups at once."""

from collections.abc import Collection
from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.words import fill, translate
from freedoko_qt.engine.rules import GROUPS, SPECS, Rules
from freedoko_qt.ui.dialog.declared import RULES
from freedoko_qt.ui.dialog.form import Form


class Pages(QScrollArea):
    """The controls of all rules, or of those that are wanted."""

    changed = Signal(object, str)  # Rules, and the name of the rule that was changed
    pointed = Signal(str)
    refused = Signal(str)

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self.forms: dict[str, Form] = {}
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(8, 0, 8, 0)
        self.nothing = QLabel()
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column.addWidget(self.nothing)
        self._column.addStretch(1)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._page)
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 40)
        self.retranslate()

    def show_rules(self, rules: Rules) -> None:
        """Shows other rules."""
        self._rules = rules
        for form in self.forms.values():
            if form.value != rules:
                form.show_value(rules)

    def show_only(self, names: Collection[str]) -> None:
        """Shows the controls of these rules, group by group."""
        wanted = {group: [name for name in names if SPECS[name].group == group] for group in GROUPS}
        for group, some in wanted.items():
            if some:
                self._form(group).show_only(some)
            if group in self.forms:
                self.forms[group].setVisible(bool(some))
        self.nothing.setVisible(not names)
        self.verticalScrollBar().setValue(0)

    def scroll_to(self, group: str) -> None:
        """Brings the rules of a group into sight, if any is shown."""
        if group in self.forms and self.forms[group].isVisibleTo(self._page):
            self._column.activate()
            self.verticalScrollBar().setValue(self.forms[group].y())

    def go_to(self, name: str) -> None:
        """Moves the keyboard to a rule that is shown."""
        row = self._form(SPECS[name].group).rows[name]
        target = row.control if row.control.isEnabled() else row
        self._column.activate()
        self.ensureWidgetVisible(row)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        self.nothing.setText(self.tr("No rule is like that. Clear the search, or show all rules."))
        for form in self.forms.values():
            form.retranslate()

    def _form(self, group: str) -> Form:
        if group not in self.forms:
            names = [name for name, spec in SPECS.items() if spec.group == group]
            form = Form(RULES, self._rules, names)
            form.changed.connect(self._take)
            form.pointed.connect(self.pointed)
            form.refused.connect(self.refused)
            before = list(GROUPS)[: list(GROUPS).index(group)]
            self._column.insertWidget(1 + sum(one in self.forms for one in before), form)
            self.forms[group] = form
            # The keyboard walks the pages in their order, not in that of their making.
            self._chain()
        return self.forms[group]

    def _chain(self) -> None:
        made = [self.forms[group] for group in GROUPS if group in self.forms]
        stops = [stop for form in made for row in form.rows.values() for stop in row.stops]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def _take(self, rules: Rules) -> None:
        name = next(name for name in SPECS if getattr(rules, name) != getattr(self._rules, name))
        self._rules = rules
        self.changed.emit(rules, name)


class Groups(QListWidget):
    """The groups, each with the number of its rules that are wanted; before them all differences as a table."""

    TABLE = ""  # in place of a group

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for group in (self.TABLE, *GROUPS):
            QListWidgetItem("", self).setData(Qt.ItemDataRole.UserRole, group)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(2)
        self.setCurrentRow(1)

    @property
    def group(self) -> str:
        """The chosen group."""
        item = self.currentItem()  # none while the list is being taken down
        return str(item.data(Qt.ItemDataRole.UserRole)) if item else next(iter(GROUPS))

    def choose(self, group: str) -> None:
        """Chooses a group without telling."""
        with QSignalBlocker(self):
            self.setCurrentRow([self.TABLE, *GROUPS].index(group))

    def tell(self, counts: dict[str, int], differing: int) -> None:
        """Writes the numbers behind the titles; empty counts write none."""
        self.setAccessibleName(self.tr("Groups of rules"))
        for at, group in enumerate((self.TABLE, *GROUPS)):
            item = self.item(at)
            if not group:
                item.setText(self.tr("%n difference(s)", "", differing))
                continue
            title = translate("rules", GROUPS[group])
            numbered = self.tr("%1 (%2)")
            item.setText(fill(numbered, title, str(counts[group])) if counts.get(group) else title)
        self.setFixedWidth(self.sizeHintForColumn(0) + 2 * self.frameWidth() + 20)
