"""Every action of the window, declared once: menus, toolbar, context menu and the page of keys come from here."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QAction, QKeySequence

from freedoko_qt.marked import mark

Standard = QKeySequence.StandardKey


class When(StrEnum):
    """What must hold for an action to be of use."""

    ALWAYS = "always"
    PARTY = "party"  # a party has been started
    TRICK = "trick"  # there is a last trick to look at
    ASKED = "asked"  # the viewer is to do something
    CALLS = "calls"  # the viewer may announce something


@dataclass(frozen=True, slots=True)
class Entry:
    """An action as data.

    The slot is a method of the window, its view, its dialogs or the controller. A standard key is used where the
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
    label: bool = False  # the toolbar shows the text beside the icon
    group: int = 0  # a line in the menu divides entries of different groups
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    @property
    def shortcuts(self) -> list[QKeySequence]:
        """The keys on this platform; never empty. Qt dies when it is asked before there is an application."""
        return QKeySequence.keyBindings(self.standard) or [QKeySequence(self.keys)]


MENUS: Mapping[str, str] = {
    "game": mark("action", "&Game"),
    "play": mark("action", "&Play"),
    "view": mark("action", "&View"),
    "help": mark("action", "&Help"),
}

ENTRIES: tuple[Entry, ...] = (
    Entry(
        "new",
        "game",
        mark("action", "&New party …"),
        mark("action", "Choose players and rules, and start a new party"),
        "new_party",
        "Ctrl+N",
        Standard.New,
        toolbar=True,
    ),
    Entry(
        "open",
        "game",
        mark("action", "&Open …"),
        mark("action", "Load a party from a file and play on"),
        "open_party",
        "Ctrl+O",
        Standard.Open,
    ),
    Entry(
        "save",
        "game",
        mark("action", "&Save as …"),
        mark("action", "Write a copy of the party to a file; the party itself is always kept"),
        "save_party",
        "Ctrl+S",
        Standard.Save,
        When.PARTY,
    ),
    Entry(
        "house_rules",
        "game",
        mark("action", "&Rules …"),
        mark("action", "Choose, change and keep the rules of the next party"),
        "edit_rules",
        "Ctrl+R",
        toolbar=True,
    ),
    Entry(
        "quit",
        "game",
        mark("action", "&Quit"),
        mark("action", "Close the program; the party goes on here the next time"),
        "close",
        "Ctrl+Q",
        Standard.Quit,
        group=1,
        role=QAction.MenuRole.QuitRole,
    ),
    Entry(
        "go_on",
        "play",
        mark("action", "&Continue"),
        mark("action", "End the running pause, or deal the next game"),
        "go_on",
        "N",
        when=When.PARTY,
        toolbar=True,
        label=True,
    ),
    Entry(
        "announce",
        "play",
        mark("action", "&Announce"),
        mark("action", "Make the first announcement that is offered"),
        "announce",
        "R",
        when=When.CALLS,
        toolbar=True,
        label=True,
    ),
    Entry(
        "last_trick",
        "play",
        mark("action", "&Last trick"),
        mark("action", "Show the last trick beside the running one"),
        "show_last_trick",
        "L",
        when=When.TRICK,
        checkable=True,
        toolbar=True,
        label=True,
    ),
    Entry(
        "earlier_trick",
        "play",
        mark("action", "&Earlier trick"),
        mark("action", "Go one trick further back, as far as the rules allow it"),
        "show_earlier_trick",
        "Shift+L",
        when=When.TRICK,
    ),
    Entry(
        "hint",
        "play",
        mark("action", "&Hint"),
        mark("action", "Say what a computer player would do, and why"),
        "hint",
        "H",
        when=When.ASKED,
        toolbar=True,
        label=True,
        group=1,
    ),
    Entry(
        "autoplay",
        "play",
        mark("action", "Let the com&puter play"),
        mark("action", "The computer plays your cards too until you switch it off"),
        "set_autoplay",
        "Ctrl+P",
        when=When.PARTY,
        checkable=True,
        toolbar=True,
        group=1,
    ),
    Entry(
        "undo",
        "play",
        mark("action", "&Take back"),
        mark("action", "Take your last decision back, with all that followed"),
        "undo",
        "Ctrl+Z",
        Standard.Undo,
        When.PARTY,
        group=2,
    ),
    Entry(
        "redo",
        "play",
        mark("action", "&Do it again"),
        mark("action", "Do again what you have taken back"),
        "redo",
        "Ctrl+Shift+Z",
        Standard.Redo,
        When.PARTY,
        group=2,
    ),
    Entry(
        "open_hands",
        "play",
        mark("action", "&Open hands"),
        mark("action", "Lay all hands face up; the course of the game notes it"),
        "open_hands",
        "Ctrl+H",
        when=When.PARTY,
        checkable=True,
        group=2,
    ),
    Entry(
        "score",
        "view",
        mark("action", "&Score sheet"),
        mark("action", "Show or hide the score sheet of the party"),
        "show_score",
        "F4",
        checkable=True,
        toolbar=True,
    ),
    Entry(
        "log",
        "view",
        mark("action", "&Course of the game"),
        mark("action", "Show or hide what has happened in the game so far"),
        "show_log",
        "F5",
        checkable=True,
        toolbar=True,
    ),
    Entry(
        "next_part",
        "view",
        mark("action", "&Next part of the window"),
        mark("action", "Move the keyboard to the next part: table, questions, panels"),
        "go_to_next_part",
        "F6",
        group=1,
    ),
    Entry(
        "full_screen",
        "view",
        mark("action", "&Full screen"),
        mark("action", "Use the whole screen for the table"),
        "set_full_screen",
        "F11",
        Standard.FullScreen,
        checkable=True,
        group=1,
    ),
    Entry(
        "preferences",
        "view",
        mark("action", "&Preferences …"),
        mark("action", "Language, speed, cards and colours"),
        "edit_preferences",
        "Ctrl+,",
        Standard.Preferences,
        toolbar=True,
        group=2,
        role=QAction.MenuRole.PreferencesRole,
    ),
    Entry(
        "keys",
        "help",
        mark("action", "&Keys"),
        mark("action", "Show all keys of the program"),
        "show_keys",
        "F1",
        Standard.HelpContents,
    ),
    Entry(
        "rules",
        "help",
        mark("action", "&Rules of this party"),
        mark("action", "Show the rules by which the party is played"),
        "show_rules",
        "F2",
        when=When.PARTY,
    ),
    Entry(
        "our_rules",
        "help",
        mark("action", "&Our rules …"),
        mark("action", "Show the rules as a text to read, to print and to hang on the wall"),
        "show_our_rules",
        "F3",
    ),
    Entry(
        "about",
        "help",
        mark("action", "&About FreeDoko-Qt"),
        mark("action", "Show version and licence"),
        "show_about",
        "Shift+F1",
        group=1,
        role=QAction.MenuRole.AboutRole,
    ),
)

# The keys of the table itself, for the page of keys; the table widget answers them.
TABLE_KEYS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("Left", "Right"), mark("action", "Walk along the cards that may be played")),
    (("Home", "End"), mark("action", "Go to the first or last card that may be played")),
    (
        ("Return", "Space"),
        mark(
            "action",
            "Play the chosen card; with none chosen, end the running pause. In a poverty, Space chooses a card to be "
            "given away, and Return gives all of them",
        ),
    ),
    (("Esc",), mark("action", "Leave the card; with none chosen, in a poverty, choose the cards to give anew")),
    (
        tuple("1234567890ABCDEFG"),
        mark("action", "Play the card at this place of the hand, counted from the left; 0, A, B … are 10, 11, 12 …"),
    ),
)

CONTEXT_MENU = ("go_on", "announce", "last_trick", "earlier_trick", "hint", "autoplay")
