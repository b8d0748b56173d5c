"""What an action of the window is, as data; the menus are made of them."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QAction, QKeySequence

Standard = QKeySequence.StandardKey


class When(StrEnum):
    """What must hold for an action to be of use."""

    ALWAYS = "always"
    PARTY = "party"  # a party has been started
    TRICK = "trick"  # there is a last trick to look at
    ASKED = "asked"  # the viewer is to do something
    CALLS = "calls"  # the viewer may announce something
    COUNTED = "counted"  # a game of the party is over
    REVIEW = "review"  # a game is looked back at
    DEAL = "deal"  # there is a deal that can be played again
    PRACTICE = "practice"  # the game on the table does not count


@dataclass(frozen=True, slots=True)
class Entry:
    """An action as data.

    The slot is a method of the window, of one of its parts, or of the controller. A standard key is used where the
    platform has one, else the written keys.
    """

    name: str
    menu: str
    text: str
    tip: str
    slot: str
    keys: str
    standard: Standard = Standard.UnknownKey
    when: When = When.ALWAYS
    checkable: bool = False
    toolbar: bool = False
    label: bool = False  # buttons show the text beside the icon, where there is room
    group: int = 0  # a line in the menu divides entries of different groups
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    @property
    def shortcuts(self) -> list[QKeySequence]:
        """The keys on this platform; never empty. Qt dies when it is asked before there is an application."""
        return QKeySequence.keyBindings(self.standard) or [QKeySequence(self.keys)]
