"""The quick entry of a game: nothing but the scores, and what matters for the games to come."""

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QGroupBox, QLabel, QVBoxLayout, QWidget

from freedoko_qt.app.sheet import TRIGGERS
from freedoko_qt.app.words import contract_name, fill
from freedoko_qt.engine import bock, reservation
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.engine.scoresheet import ByHand, ScoreSheet
from freedoko_qt.ui.dialog.list.fields import Calm, ChoiceField, NumberField, entitle, literal

MOST = 5  # players at a table
HIGHEST = 9999  # what goes beyond comes from files only


class HandForm(QWidget):
    """A field for each player's score."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = ScoreSheet(DEFAULT, ("",) * 4)
        self.scores = [NumberField(-HIGHEST, HIGHEST, 0) for _ in range(MOST)]
        self.soloist, self.game = ChoiceField(), ChoiceField()
        self.reasons = {trigger: QCheckBox() for trigger in Trigger}
        self.bock = QGroupBox()
        self._form, self._calm = QFormLayout(), Calm(self)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in (*self.scores, self.soloist, self.game):
            self._form.addRow(QLabel(), field)
            self._calm.watch(field)
        reasons = QVBoxLayout(self.bock)
        for box in self.reasons.values():
            reasons.addWidget(box)
            box.toggled.connect(self.changed)
        column = QVBoxLayout(self)
        column.addLayout(self._form)
        column.addWidget(self.bock)
        column.addStretch(1)
        for number in self.scores:
            number.valueChanged.connect(self.changed)
        self.soloist.currentIndexChanged.connect(self._take)
        self.game.currentIndexChanged.connect(self._take)
        self.retranslate()

    @property
    def line(self) -> ByHand:
        """What has been entered."""
        soloist, game = self.soloist.value, self.game.value
        is_solo = isinstance(soloist, int) and isinstance(game, Contract)
        known = bock.known(self._sheet.played_by)
        return ByHand(
            tuple(field.number or 0 for field in self.scores[: self._sheet.size]),
            game if is_solo and isinstance(game, Contract) else Contract.NORMAL,
            soloist if is_solo and isinstance(soloist, int) else None,
            tuple(trigger for trigger in known if self.reasons[trigger].isChecked()),
        )

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been entered."""
        return all(field.number is None for field in self.scores)

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Takes the rules, and who plays the game that is entered."""
        self._sheet = sheet
        self.retranslate()

    def clear(self) -> None:
        """Makes room for the next game."""
        self.show_line(ByHand(()))
        for field in self.scores:
            field.clear_number()

    def show_line(self, line: ByHand) -> None:
        """Shows a game to be changed."""
        for field, score in zip(self.scores, line.scores, strict=False):
            field.put(score)
        self.soloist.put(line.soloist)
        self.game.put(line.contract)
        for trigger, box in self.reasons.items():
            with QSignalBlocker(box):
                box.setChecked(trigger in line.triggers)
        self._refresh()

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        names, places = self._sheet.names, self._sheet.places
        soli = reservation.soli(self._sheet.played_by)
        self.soloist.show_choices([(None, self.tr("nobody")), *((place, names[place]) for place in places)])
        self.game.show_choices((solo, contract_name(solo)) for solo in soli)
        for place, field in enumerate(self.scores):
            name = names[place] if place < len(names) else ""
            entitle(self._form, field, fill(self.tr("%1:"), literal(name)))
            field.setEnabled(place in places)
            out = QCoreApplication.translate("list", "%1 deals and sits out.")
            field.setToolTip("" if place in places else fill(out, name))
            self._form.setRowVisible(field, place < len(names))
        entitle(self._form, self.soloist, self.tr("Solo &by:"))
        entitle(self._form, self.game, self.tr("&Kind of solo:"))
        self.bock.setTitle(self.tr("Brings bock games for"))
        known = bock.known(self._sheet.played_by)
        for trigger, box in self.reasons.items():
            box.setText(QCoreApplication.translate("sheet", TRIGGERS[trigger]))
            box.setVisible(trigger in known)
        self.bock.setVisible(bool(known))
        self._form.setRowVisible(self.soloist, bool(soli))
        self._refresh()

    def _take(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        self._form.setRowVisible(self.game, self.soloist.value is not None)
