"""A hint in the strip: the proposal with its reason, and beside it what each other choice is worth."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from freedoko_qt.app.picture import HintPicture, HintRow

NARROW = 80  # letters; below that the ranking stands under the text
MOST, FEWEST = 4, 3  # rows that are seen at once: beside the text, and under it
MARGIN, GAP = 6, 10  # pixels at the sides of a row, and between its parts
BAR = 56  # pixels that the best card's bar is long
ROW_ROLE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class HintPanel(QWidget):
    """Says what a computer player would do; a row of the ranking is played by Return or a double click."""

    chosen = Signal(object)  # the action
    left = Signal()  # the keyboard wants back to the table

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.ranking = Ranking()
        self.ranking.chosen.connect(self.chosen)
        self.ranking.left.connect(self.left)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.ranking)
        self.retranslate()

    def show_hint(self, picture: HintPicture) -> None:
        """Shows a hint; an empty text takes it away."""
        self.text.setText(picture.text)
        self.ranking.show_rows(picture.rows)
        self.ranking.setVisible(bool(picture.rows))
        self._fit()
        self.setVisible(bool(picture.text))

    def retranslate(self) -> None:
        """Takes the own texts anew."""
        self.text.setAccessibleName(self.tr("Hint"))
        tip = self.tr(
            "Points that each choice brings on average in deals that are possible after all that was said and played, "
            "and how much less than the best one. Return or a double click takes a choice."
        )
        self.ranking.setAccessibleName(self.tr("Choices by their worth"))
        self.ranking.setAccessibleDescription(tip)
        self.ranking.setToolTip(tip)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """In a narrow window the ranking stands under the text."""
        super().resizeEvent(event)
        self._fit()

    def is_narrow(self, width: int) -> bool:
        """Whether the ranking stands under the text at such a width."""
        return width < NARROW * self.fontMetrics().horizontalAdvance("0")

    def _fit(self) -> None:
        is_narrow = self.is_narrow(self.width())
        below, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(below if is_narrow else beside)
        self.ranking.set_most(FEWEST if is_narrow else MOST)


class Ranking(QListWidget):
    """The actions, the best first; as high as a few of them."""

    chosen = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._most = MOST
        self.setItemDelegate(RowDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setUniformItemSizes(True)
        self.itemDoubleClicked.connect(self._choose)

    def show_rows(self, rows: tuple[HintRow, ...]) -> None:
        """Shows these actions; the first one is the current one."""
        self.clear()
        for row in rows:
            item = QListWidgetItem(row.text, self)
            item.setData(ROW_ROLE, row)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, row.spoken)
        self.setCurrentRow(0)
        self.updateGeometry()

    def set_most(self, most: int) -> None:
        """Has room for so many rows at most."""
        if most != self._most:
            self._most = most
            self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """As wide as its rows, as high as some of them."""
        row = QSize(self.sizeHintForColumn(0), self.sizeHintForRow(0))
        bar = self.verticalScrollBar().sizeHint().width() if self.count() > self._most else 0
        return QSize(row.width() + bar, row.height() * min(self._most, self.count()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """The same."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Return plays the current row, Esc goes back to the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentItem())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(ROW_ROLE).action)


class RowDelegate(QStyledItemDelegate):
    """Writes a row: the action, a bar, the points, and how much less than the best that is."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def widths(self) -> tuple[int, int, int]:
        """What the three texts of a row need, in any of them."""
        metrics = self._view.fontMetrics()
        rows = [self._view.item(at).data(ROW_ROLE) for at in range(self._view.count())]
        texts = [(row.text, row.points, row.less) for row in rows]
        first, second, third = (max(map(metrics.horizontalAdvance, column)) for column in zip(*texts, strict=True))
        return first, second, third

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002, N802
        """All of a row in one line."""
        return QSize(sum(self.widths()) + BAR + 3 * GAP + 2 * MARGIN, self._view.fontMetrics().height() + 6)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """The text is written with the rest."""
        super().initStyleOption(option, index)
        option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The background as usual, then the parts side by side."""
        super().paint(painter, option, index)
        row: HintRow = index.data(ROW_ROLE)
        rect: QRect = option.rect
        palette: QPalette = option.palette
        first, second, third = self.widths()
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(palette.color(role))
        inner = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        painter.drawText(inner, LEFT, row.text)
        bar = QRectF(inner.left() + first + GAP, rect.center().y() - 3, BAR * max(0.04, row.share), 7)
        accent = palette.color(QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Accent)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(accent)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(bar, 2, 2)
        painter.setPen(palette.color(role))
        points = QRect(inner.left() + first + BAR + 2 * GAP, rect.top(), second, rect.height())
        painter.drawText(points, RIGHT, row.points)
        painter.drawText(QRect(points.right() + GAP, rect.top(), third + 1, rect.height()), LEFT, row.less)
        painter.restore()
