"""The form of a game at a real table: it shows only what the rules know."""

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from freedoko_qt.app.handlist import feat_name
from freedoko_qt.app.words import contract_name, fill, team_name
from freedoko_qt.engine import bock, slip
from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.engine.scoresheet import ScoreSheet
from freedoko_qt.engine.slip import ALL, Gained, Slip
from freedoko_qt.engine.special import Feat
from freedoko_qt.marked import mark
from freedoko_qt.ui.dialog.list.fields import Calm, ChoiceField, NumberField, entitle, label
from freedoko_qt.ui.dialog.list.player import PlayerRow

MOST = 5  # players at a table
MOST_GAINS = 4  # special points of a kind

OWNERS = {
    Contract.MARRIAGE: mark("list", "B&ridegroom:"),
    Contract.POVERTY: mark("list", "Poo&r player:"),
    Contract.GENSCHER: mark("list", "Genscher &by:"),
}
"""Games of two against two that have an owner."""


class SlipForm(QWidget):
    """Game type, sides, card points, announcements and special points."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet, self._rules = ScoreSheet(DEFAULT, ("",) * 4), DEFAULT.effective()
        self.game, self.owner, self.groom = ChoiceField(), ChoiceField(), ChoiceField()
        self.players = [PlayerRow(place) for place in range(MOST)]
        self.sides, self.said, self.early = QLabel(), QLabel(), QLabel()
        self.points, self.of_side, self.told = NumberField(0, ALL, ALL // 2), ChoiceField(), QLabel()
        self.without_trick, self.is_won, self.heart_trick = QCheckBox(), QCheckBox(), QCheckBox()
        self.gains = {feat: tuple(NumberField(1, MOST_GAINS, 1) for _ in Team) for feat in Feat}
        self.gain_titles = {feat: label() for feat in Feat}
        self.specials, self.specials_title = QWidget(), QLabel()
        self._form = QFormLayout()
        self._grid, self._calm = QGridLayout(), Calm(self)
        self._build()
        self._connect()
        self.retranslate()

    # -- what is entered --------------------------------------------------------------------------------------

    @property
    def slip(self) -> Slip:
        """What has been filled in; it may be impossible."""
        contract = self.contract
        ticked = [row.place for row in self._rows if row.side.isChecked()]
        owner = self.owner.value if contract in OWNERS else None
        ticked.sort(key=lambda place: place != owner)
        few = contract.is_for_few
        points = self.points.number or 0
        is_of_re = self.of_side.value is not Team.CONTRA
        groom = self.groom.value if contract is Contract.GENSCHER else None
        return Slip(
            contract,
            tuple(ticked),
            0 if few else points if is_of_re else ALL - points,
            () if few else tuple(spoken for row in self._rows if (spoken := row.spoken)),
            tuple(self._gained()),
            self._empty_side if self.without_trick.isChecked() else None,
            contract is Contract.SOLO_FEWEST_TRICKS and self.is_won.isChecked(),
            self._has_heart_trick,
            groom if isinstance(groom, int) else None,
        )

    @property
    def contract(self) -> Contract:
        """The chosen game type."""
        value = self.game.value
        return value if isinstance(value, Contract) else Contract.NORMAL

    @property
    def missing(self) -> str:
        """What has not been entered yet, as a sentence."""
        is_missing = self.points.number is None and not self.contract.is_for_few
        return self.tr("Enter the card points of a side.") if is_missing else ""

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been entered."""
        return bool(self.missing) and not any(row.side.isChecked() for row in self._rows)

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Takes the rules, and who plays the game that is entered."""
        self._sheet, self._rules = sheet, sheet.played_by
        self.retranslate()

    def clear(self) -> None:
        """Makes room for the next game."""
        self.show_slip(Slip(Contract.NORMAL, ()))
        self.points.clear_number()
        self._refresh()

    def show_slip(self, shown: Slip) -> None:
        """Shows a game to be changed."""
        self.game.put(shown.contract)
        self.owner.put(shown.re[0] if shown.re else None)
        self.groom.put(shown.groom)
        said = {spoken.place: spoken for spoken in shown.calls}
        for row in self.players:
            row.put(row.place in shown.re, said.get(row.place))
        self.of_side.put(Team.RE)
        self.points.put(shown.points)
        for box, on in (
            (self.without_trick, shown.without_trick is not None),
            (self.is_won, shown.is_won),
            (self.heart_trick, shown.has_heart_trick),
        ):
            with QSignalBlocker(box):
                box.setChecked(on)
        for feat, fields in self.gains.items():
            for team, field in zip(Team, fields, strict=True):
                own = sum(gained.count for gained in shown.gained if gained.feat is feat and gained.team is team)
                field.setMaximum(MOST_GAINS)
                field.put(own)
        self._refresh()

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        names = self._sheet.names
        everybody = [(place, names[place]) for place in self._sheet.places]
        self.game.show_choices((kind, contract_name(kind)) for kind in slip.contracts(self._rules))
        self.owner.show_choices(everybody)
        self.groom.show_choices([(None, self.tr("nobody")), *everybody])
        self.of_side.show_choices((team, team_name(team)) for team in Team)
        self.points.setAccessibleName(self.tr("Card points"))
        self.of_side.setAccessibleName(self.tr("Side that has the card points"))
        entitle(self._form, self.game, self.tr("&Game:"))
        entitle(self._form, self.groom, self.tr("&Marriage announced before by:"))
        entitle(self._form, self._points_row, self.tr("&Card points:"))
        self.said.setText(self.tr("Announced"))
        self.early.setText(self.tr("Early"))
        self.early.setToolTip(self.tr("Said before the first card"))
        self.is_won.setText(self.tr("The soloist has fewer tricks than each of the &others"))
        self.heart_trick.setText(self.tr("A trick of four &hearts, which brings bock games"))
        self.specials_title.setText(self.tr("Special points"))
        for row in self._rows:
            row.show_player(names[row.place], row.place in self._sheet.places, slip.calls(self._rules))
        for feat, title in self.gain_titles.items():
            title.setText(feat_name(feat))
            for team, field in zip(Team, self.gains[feat], strict=True):
                field.setAccessibleName(fill(self.tr("%1 of %2"), feat_name(feat), team_name(team)))
        for head, team in zip(self._heads, Team, strict=True):
            head.setText(team_name(team))
        self._refresh()

    # -- how it is put together -------------------------------------------------------------------------------

    def _build(self) -> None:
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._points_row = QWidget()
        line = QHBoxLayout(self._points_row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.of_side, 1)
        line.addWidget(self.points, 1)
        line.addWidget(self.told, 1)
        self._points_row.setFocusProxy(self.points)
        players = QGridLayout()
        players.setColumnStretch(0, 1)
        players.setColumnStretch(1, 1)
        for column, head in enumerate((self.sides, self.said, self.early)):
            players.addWidget(head, 0, column)
        for number, row in enumerate(self.players, 1):
            for column, part in enumerate((row.side, row.call, row.early)):
                players.addWidget(part, number, column)
        self._heads = (QLabel(), QLabel())
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self.specials_title, 0, 0)
        for column, head in enumerate(self._heads, 1):
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        for number, feat in enumerate(Feat, 1):
            for column, part in enumerate((self.gain_titles[feat], *self.gains[feat])):
                self._grid.addWidget(part, number, column)
        self.specials.setLayout(self._grid)
        self._form.addRow(QLabel(), self.game)
        self._form.addRow(players)
        for field in (self.owner, self.groom, self._points_row):
            self._form.addRow(QLabel(), field)
        for wide in (self.without_trick, self.is_won, self.heart_trick):
            self._form.addRow(wide)
        whole = QVBoxLayout(self)
        whole.addLayout(self._form)
        whole.addWidget(self.specials)
        whole.addStretch(1)

    def _connect(self) -> None:
        numbers = [field for fields in self.gains.values() for field in fields]
        for choice in (self.game, self.owner, self.groom, self.of_side, *(row.call for row in self.players)):
            choice.currentIndexChanged.connect(self._take)
        for number in (self.points, *numbers):
            number.valueChanged.connect(self._take)
        for box in (self.without_trick, self.is_won, self.heart_trick, *(row.early for row in self.players)):
            box.toggled.connect(self._take)
        for row in self.players:
            row.side.toggled.connect(lambda on, row=row: self._tick(row, on))
        for field in (self.game, self.owner, self.groom, self.of_side, self.points, *numbers):
            self._calm.watch(field)
        for row in self.players:
            self._calm.watch(row.call)

    # -- what follows -----------------------------------------------------------------------------------------

    @property
    def _rows(self) -> list[PlayerRow]:
        return self.players[: self._sheet.size]

    @property
    def _empty_side(self) -> Team | None:
        """The side that has no card points, so that it may be without a trick."""
        if self.contract.is_for_few or self.points.number not in (0, ALL):
            return None
        is_of_re = self.of_side.value is not Team.CONTRA
        return Team.RE if is_of_re is (self.points.number == 0) else Team.CONTRA

    @property
    def _played(self) -> Contract:
        """The game type with one of re taken as a silent marriage."""
        number = sum(row.side.isChecked() for row in self._rows)
        return Contract.MARRIAGE_SILENT if self.contract is Contract.NORMAL and number == 1 else self.contract

    def _gained(self) -> list[Gained]:
        known = slip.feats(self._rules, self._played)
        made = [(feat, team, field) for feat in known for team, field in zip(Team, self.gains[feat], strict=True)]
        return [Gained(feat, team, field.number) for feat, team, field in made if field.number]

    @property
    def _asks_heart_trick(self) -> bool:
        """Whether a heart trick matters, but is no special point that is entered as such."""
        return (
            Trigger.HEART_TRICK in bock.known(self._rules)
            and not self._played.is_solo
            and Feat.HEART_TRICK not in slip.feats(self._rules, self._played)
        )

    @property
    def _has_heart_trick(self) -> bool:
        if self._asks_heart_trick:
            return self.heart_trick.isChecked()
        return any(gained.feat is Feat.HEART_TRICK for gained in self._gained())

    def _tick(self, ticked: PlayerRow, on: bool) -> None:
        """Of those who play alone, or are two, the one ticked before makes way."""
        most = max(slip.sizes(self.contract))
        others = [row for row in self._rows if row is not ticked and row.side.isChecked()]
        if on and len(others) >= most and most == 1:
            for row in others:
                row.put_side(False)
        self._take()

    def _take(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        """Shows what matters in the chosen game."""
        contract, played = self.contract, self._played
        is_few = contract.is_for_few
        alone = slip.sizes(contract) == (1,)
        self.sides.setText(self._heading(contract, alone))
        self._form.setRowVisible(self.owner, contract in OWNERS)
        if contract in OWNERS:
            entitle(self._form, self.owner, QCoreApplication.translate("list", OWNERS[contract]))
        self._form.setRowVisible(self.groom, contract is Contract.GENSCHER and bool(self._rules.x_marriage_bonus))
        self._form.setRowVisible(self._points_row, not is_few)
        empty = self._empty_side
        self._form.setRowVisible(self.without_trick, empty is not None)
        self.without_trick.setText(fill(self.tr("%1 has not taken a single &trick"), team_name(empty)))
        self._form.setRowVisible(self.is_won, contract is Contract.SOLO_FEWEST_TRICKS)
        self._form.setRowVisible(self.heart_trick, self._asks_heart_trick)
        has_early = bool(self._rules.x_points_early_announcement) and not is_few
        self.said.setVisible(not is_few)
        self.early.setVisible(has_early)
        for row in self.players:
            row.show_parts(row in self._rows, not is_few, has_early)
        others = Team.CONTRA if self.of_side.value is Team.RE else Team.RE
        told = fill(self.tr("%1: %2"), team_name(others), str(ALL - (self.points.number or 0)))
        self.told.setText("" if self.points.number is None else told)
        known = slip.feats(self._rules, played)
        self.specials.setVisible(bool(known))
        for feat, fields in self.gains.items():
            for part in (self.gain_titles[feat], *fields):
                part.setVisible(feat in known)
            for field in fields:
                field.setMaximum(max(known.get(feat, 1), field.value()))

    def _heading(self, contract: Contract, alone: bool) -> str:
        if contract is Contract.FEWEST_POINTS:
            return self.tr("Most card points")
        return self.tr("Plays alone") if alone else self.tr("Re")
