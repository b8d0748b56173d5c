"""The menu of what is there to read."""

from PySide6.QtGui import QAction

from freedoko_qt.marked import mark
from freedoko_qt.ui.entry import Entry, Standard, When

ENTRIES = (
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
        "report",
        "help",
        mark("action", "Report a &problem …"),
        mark("action", "Write rules, cards and all that has happened to one file, without names and folders"),
        "report_problem",
        "Ctrl+F1",
        when=When.PARTY,
        group=1,
    ),
    Entry(
        "about",
        "help",
        mark("action", "&About FreeDoko-Qt"),
        mark("action", "Show version and licence"),
        "show_about",
        "Shift+F1",
        group=2,
        role=QAction.MenuRole.AboutRole,
    ),
)
