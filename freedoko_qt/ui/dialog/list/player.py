"""What is entered of one player: the side, and the highest announcement."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QCheckBox

from freedoko_qt.app.handlist import call_title
from freedoko_qt.app.words import call_name, fill
from freedoko_qt.engine.contract import Team
from freedoko_qt.engine.event import LEVELS, Call
from freedoko_qt.engine.slip import Spoken
from freedoko_qt.ui.dialog.list.fields import ChoiceField, literal

NOTHING = "–"


class PlayerRow:
    """A tick for the side, a choice for the announcement, and a tick for an early one."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.side, self.call, self.early = QCheckBox(), ChoiceField(), QCheckBox()
        self._calls: Sequence[Call] = ()
        self.side.toggled.connect(self._name_calls)
        self.call.currentIndexChanged.connect(self._enable)

    @property
    def spoken(self) -> Spoken | None:
        """What the player has announced, if anything."""
        call = self.call.value
        if not isinstance(call, Call):
            return None
        return Spoken(self.place, call, call in LEVELS and self.early.isChecked())

    def put(self, is_re: bool, spoken: Spoken | None) -> None:
        """Shows what has been entered, without telling."""
        self.put_side(is_re)
        self.call.put(spoken.call if spoken else None)
        with QSignalBlocker(self.early):
            self.early.setChecked(spoken is not None and spoken.is_early)
        self._enable()

    def put_side(self, is_re: bool) -> None:
        """Ticks the player, or not, without telling."""
        with QSignalBlocker(self.side):
            self.side.setChecked(is_re)
        self._name_calls()

    def show_player(self, name: str, plays: bool, calls: Sequence[Call]) -> None:
        """Takes the name, whether the player takes part, and what can be announced."""
        self._calls = calls
        self.side.setText(literal(name))
        self.side.setEnabled(plays)
        self.call.setEnabled(plays)
        out = QCoreApplication.translate("list", "%1 deals and sits out.")
        self.side.setToolTip("" if plays else fill(out, name))
        said = QCoreApplication.translate("list", "Announcement of %1")
        early = QCoreApplication.translate("list", "%1 has said it before the first card")
        self.call.setAccessibleName(fill(said, name))
        self.early.setAccessibleName(fill(early, name))
        self.early.setToolTip(fill(early, name))
        self._name_calls()
        self._enable()

    def show_parts(self, is_there: bool, speaks: bool, early: bool) -> None:
        """Shows what matters of the player in the chosen game."""
        self.side.setVisible(is_there)
        self.call.setVisible(is_there and speaks)
        self.early.setVisible(is_there and early)

    def _name_calls(self) -> None:
        """Re and Kontra are called by the side that says them."""
        side = Team.RE if self.side.isChecked() else Team.CONTRA
        named = [(call, call_name(call, side) if call is Call.NO_120 else call_title(call)) for call in self._calls]
        self.call.show_choices([(None, NOTHING), *named])

    def _enable(self) -> None:
        self.early.setEnabled(self.call.isEnabled() and self.call.value in LEVELS)
