"""The menu of all parties: those that are kept, what they say together, and the score sheet on paper."""

from freedoko_qt.marked import mark
from freedoko_qt.ui.entry import Entry, When

ENTRIES = (
    Entry(
        "parties",
        "party",
        mark("action", "Saved &parties …"),
        mark("action", "Go on with a party that was left, or look back at any game of one"),
        "show_parties",
        "Ctrl+Shift+O",
    ),
    Entry(
        "statistics",
        "party",
        mark("action", "&Statistics …"),
        mark("action", "Show how everybody has played in all parties that are kept"),
        "show_statistics",
        "Ctrl+T",
    ),
    Entry(
        "list",
        "party",
        mark("action", "&Write a list …"),
        mark("action", "Keep the score of a round that plays with real cards"),
        "write_list",
        "Ctrl+L",
    ),
    Entry(
        "export_sheet",
        "party",
        mark("action", "&Export as CSV …"),
        mark("action", "Write the score sheet to a file for a spreadsheet"),
        "export_sheet",
        "Ctrl+E",
        when=When.COUNTED,
        group=1,
    ),
    Entry(
        "print_sheet",
        "party",
        mark("action", "P&rint …"),
        mark("action", "Print the score sheet"),
        "print_sheet",
        "Ctrl+Shift+P",
        when=When.COUNTED,
        group=1,
    ),
    Entry(
        "save_pdf",
        "party",
        mark("action", "Save as P&DF …"),
        mark("action", "Write the score sheet as it would be printed to a PDF file"),
        "save_pdf",
        "Ctrl+Shift+E",
        when=When.COUNTED,
        group=1,
    ),
)
