"""The buttons below the list of parties."""

from collections.abc import Mapping

from PySide6.QtWidgets import QPushButton, QWidget

from freedoko_qt.app.words import translate
from freedoko_qt.marked import mark
from freedoko_qt.ui.panel.flow import FlowLayout

BUTTONS: Mapping[str, tuple[str, str]] = {
    "go_on": (
        mark("parties", "&Go on"),
        mark("parties", "Play on in this party; the one that is running now is kept in the list"),
    ),
    "look": (mark("parties", "&Look at"), mark("parties", "Go through the chosen game on the table, card by card")),
    "replay": (
        mark("parties", "&Play this deal again"),
        mark("parties", "Play the same cards again, as practice that is not counted"),
    ),
    "copy": (mark("parties", "Save a &copy …"), mark("parties", "Write the party to another file")),
    "delete": (mark("parties", "&Delete …"), mark("parties", "Put the file of the party into the trash")),
    "folder": (mark("parties", "Show in &its folder"), mark("parties", "Open the folder in which the file lies")),
    "open": (mark("parties", "&Open a file …"), mark("parties", "Open a party that lies somewhere else")),
    "close": (mark("parties", "Clo&se"), ""),
}


class Buttons(QWidget):
    """A row of them, or several rows where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = {name: QPushButton() for name in BUTTONS}
        row = FlowLayout(self)
        for button in self._buttons.values():
            button.setAutoDefault(False)  # Return in a list opens what is chosen
            row.addWidget(button)

    def __getitem__(self, name: str) -> QPushButton:
        """The button of that name."""
        return self._buttons[name]

    def enable(self, possible: Mapping[str, bool]) -> None:
        """Greys out what cannot be done; buttons that are not named stay as they are."""
        for name, is_possible in possible.items():
            self._buttons[name].setEnabled(is_possible)

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        for name, (text, tip) in BUTTONS.items():
            self._buttons[name].setText(translate("parties", text))
            self._buttons[name].setToolTip(translate("parties", tip) if tip else "")
