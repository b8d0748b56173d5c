"""The menu of what the window shows, and how."""

from PySide6.QtGui import QAction

from freedoko_qt.marked import mark
from freedoko_qt.ui.entry import Entry, Standard

ENTRIES = (
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
        "graph",
        "view",
        mark("action", "&Graph of the sums"),
        mark("action", "Draw the running sums in place of the score sheet"),
        "show_graph",
        "F8",
        checkable=True,
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
)
