"""A layout that sets its widgets in rows and begins a new row when one is full."""

from itertools import zip_longest

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Widgets in reading order, as many in a row as its width allows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._headings: list[bool] = []  # which of the items are headings
        self.setContentsMargins(0, 0, 0, 0)

    def add_heading(self, widget: QWidget) -> None:
        """Adds a widget that begins a new row rather than end one: it belongs to the widget after it."""
        self.addWidget(widget)
        self._headings[-1] = True

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        """Called by addWidget."""
        self._items.append(item)
        self._headings.append(False)

    def count(self) -> int:
        """Number of widgets."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """The item at a place, or None behind the last one, as Qt wants it."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """The same, and it is no longer in the layout."""
        if not 0 <= index < len(self._items):
            return None
        del self._headings[index]
        return self._items.pop(index)

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        """It wants no more room than its rows need."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The narrower, the more rows."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """The height of all rows at a width."""
        places = self._places(width)
        return max((place.y() + place.height() for place in places), default=0)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Moves the widgets to their places."""
        super().setGeometry(rect)
        for item, place in zip(self._items, self._places(rect.width()), strict=True):
            item.setGeometry(place.translated(rect.topLeft()))

    def sizeHint(self) -> QSize:  # noqa: N802
        """All widgets in one row."""
        hints = [item.sizeHint() for item in self._items]
        gaps = self.spacing() * max(0, len(hints) - 1)
        return QSize(sum(h.width() for h in hints) + gaps, max((h.height() for h in hints), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802
        """The widest widget must fit."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _places(self, width: int) -> list[QRect]:
        x = y = row = 0
        places = []
        for item, is_heading, following in zip_longest(self._items, self._headings, self._items[1:]):
            hint = item.sizeHint()
            needed = hint.width()
            if is_heading and following is not None:
                needed += self.spacing() + following.sizeHint().width()
            if x and x + needed > width:
                x, y, row = 0, y + row + self.spacing(), 0
            places.append(QRect(x, y, min(hint.width(), width), hint.height()))
            x += hint.width() + self.spacing()
            row = max(row, hint.height())
        return places
