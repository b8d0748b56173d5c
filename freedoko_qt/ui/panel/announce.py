"""The rows under the table with the announcements that the viewer may make now, and the partners to be chosen."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from freedoko_qt.app.picture import Option
from freedoko_qt.engine.event import GenscherChosen


class AnnouncePanel(QWidget):
    """A button for each announcement, and until when the first one is possible.

    It keeps its height when nothing can be announced, so that the table does not jump. Only the rare choice of a new
    partner opens a second row, and a text of many lines in a narrow window makes the first one higher.
    """

    chosen = Signal(object)  # the action

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options: tuple[Option, ...] = ()
        self.buttons: tuple[QPushButton, ...] = ()
        self.until = QLabel()
        self.until.setWordWrap(True)
        self.until.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._row, self._partners = QHBoxLayout(), QHBoxLayout()
        self._row.addWidget(self.until, 1)
        self._partners.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._row)
        column.addLayout(self._partners)
        self.setMinimumHeight(button("R").sizeHint().height())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.retranslate()

    def show_calls(self, options: tuple[Option, ...], until: str) -> None:
        """Offers these announcements; the same ones again keep their buttons and the focus."""
        self.until.setText(until if options else "")
        if options == self._options:
            return
        self._options = options
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = tuple(self._button(option) for option in options)

    def announce_first(self) -> None:
        """Makes the first announcement offered; nothing happens when there is none, or only partners to choose."""
        for option, made in zip(self._options, self.buttons, strict=True):
            if not isinstance(option.action, GenscherChosen):
                made.click()
                return

    def retranslate(self) -> None:
        """Takes the own texts anew; those of the announcements come with the next picture."""
        self.setAccessibleName(self.tr("Announcements"))

    def _button(self, option: Option) -> QPushButton:
        made = button(option.text)
        made.setToolTip(option.tip)
        made.setAccessibleDescription(option.tip)
        made.clicked.connect(lambda: self.chosen.emit(option.action))
        (self._partners if isinstance(option.action, GenscherChosen) else self._row).addWidget(made)
        made.show()
        return made


def button(text: str) -> QPushButton:
    """A button that the return key presses too, with the text as it is."""
    made = QPushButton(text.replace("&", "&&"))
    made.setAutoDefault(True)
    return made
