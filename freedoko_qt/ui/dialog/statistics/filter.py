"""Which games the statistics count: whose, by which rules, since when."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QWidget

from freedoko_qt.app.season import Saved
from freedoko_qt.app.season.words import rules_title
from freedoko_qt.app.statistics import Kind, Rules, Wish, all_rules
from freedoko_qt.app.words import translate
from freedoko_qt.marked import mark
from freedoko_qt.ui.panel.flow import FlowLayout

KINDS: Mapping[Kind, str] = {
    Kind.ALL: mark("statistics", "Everybody"),
    Kind.PEOPLE: mark("statistics", "People"),
    Kind.COMPUTERS: mark("statistics", "Computer players"),
}
SPANS: Mapping[int, str] = {
    0: mark("statistics", "All time"),
    30: mark("statistics", "The last 30 days"),
    365: mark("statistics", "The last 365 days"),
}
"""Days back from now; 0 is as far back as there are parties."""


class FilterBar(QWidget):
    """Three boxes and a switch; whatever is changed counts at once."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind, self.rules, self.span = QComboBox(), QComboBox(), QComboBox()
        self.by_rules = QCheckBox()
        self._labels = [QLabel(), QLabel(), QLabel()]
        self._sets: dict[Rules, Saved] = {}
        for kind in KINDS:
            self.kind.addItem("", kind)
        for days in SPANS:
            self.span.addItem("", days)
        self.rules.addItem("", None)
        self.rules.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        row = FlowLayout(self)
        for label, box in zip(self._labels, (self.kind, self.rules, self.span), strict=True):
            label.setBuddy(box)
            row.addWidget(together(label, box))
            box.currentIndexChanged.connect(self.changed)
        row.addWidget(self.by_rules)
        self.by_rules.toggled.connect(self.changed)

    def wish(self, now: datetime) -> Wish:
        """What is chosen, at a time."""
        days = self.span.currentData()
        since = now - timedelta(days=days) if days else None
        return Wish(Kind(self.kind.currentData()), self.rules.currentData(), since, self.by_rules.isChecked())

    def show_all(self) -> None:
        """Chooses everything."""
        with QSignalBlocker(self):
            for box in (self.kind, self.rules, self.span):
                box.setCurrentIndex(0)
        self.changed.emit()

    def show_rules(self, parties: Iterable[Saved]) -> None:
        """Offers the rule sets that were played by; the chosen one stays chosen as long as it is among them."""
        self._sets = all_rules(parties)
        chosen = self.rules.currentData()
        with QSignalBlocker(self.rules):
            self.rules.clear()
            self.rules.addItem(translate("statistics", "All rules"), None)
            for rules, party in sorted(self._sets.items(), key=lambda one: rules_title(one[1]).casefold()):
                self.rules.addItem(rules_title(party), rules)
                self.rules.setItemData(self.rules.count() - 1, rules_title(party), Qt.ItemDataRole.ToolTipRole)
            self.rules.setCurrentIndex(self._index(chosen))

    def retranslate(self) -> None:
        """Takes all texts anew."""
        for label, text in zip(
            self._labels,
            (self.tr("&Players:"), self.tr("&Rules:"), self.tr("&Time:")),
            strict=True,
        ):
            label.setText(text)
        for at, kind in enumerate(KINDS.values()):
            self.kind.setItemText(at, translate("statistics", kind))
        for at, span in enumerate(SPANS.values()):
            self.span.setItemText(at, translate("statistics", span))
        self.by_rules.setText(self.tr("A row for &each rule set"))
        self.by_rules.setMinimumHeight(self.span.sizeHint().height())  # on one line with the boxes
        self.show_rules(self._sets.values())

    def _index(self, chosen: object) -> int:
        data = [self.rules.itemData(at) for at in range(self.rules.count())]
        return next((at for at, one in enumerate(data) if one and chosen and tuple(one) == chosen), 0)


def together(label: QLabel, box: QComboBox) -> QWidget:
    """A box that stays beside its label when the row is broken."""
    pair = QWidget()
    row = QHBoxLayout(pair)
    row.setContentsMargins(0, 0, 12, 0)
    row.addWidget(label)
    row.addWidget(box)
    return pair
