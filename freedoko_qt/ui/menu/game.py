"""The menu of the whole: parties begin, are opened and are kept, and the program ends."""

from PySide6.QtGui import QAction

from freedoko_qt.marked import mark
from freedoko_qt.ui.entry import Entry, Standard, When

ENTRIES = (
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
)
