"""The middle of the window: the table, what lies over it, and the strip below."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from freedoko_qt.ui.panel.curtain import Curtain
from freedoko_qt.ui.panel.result import ResultPanel
from freedoko_qt.ui.panel.review import ReviewPanel
from freedoko_qt.ui.panel.strip import Strip
from freedoko_qt.ui.table.scene import TableView


def centre(table: TableView, curtain: Curtain, result: ResultPanel, strip: Strip, review: ReviewPanel) -> QWidget:
    """Holds them; the strip and the review bar share one place, as only one of them is shown."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(0)
    grid.setRowStretch(0, 1)
    grid.addWidget(table, 0, 0)
    grid.addWidget(curtain, 0, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
    grid.addWidget(strip, 1, 0)
    grid.addWidget(review, 1, 0)
    table.setMinimumSize(400, 300)
    table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    result.setParent(made)  # in no layout: the table tells where it may lie
    for part in (result, curtain, review):
        part.hide()
    return made
