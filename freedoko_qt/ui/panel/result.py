"""The result of a game, item by item, over the middle of the table."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.picture import ResultLine, ResultPicture, ResultPlayer
from freedoko_qt.ui.panel.label import Link, rule, scaled, text
from freedoko_qt.ui.panel.number import plain, signed, tone
from freedoko_qt.ui.theme import FELTS, Felt

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class ResultPanel(QFrame):
    """One line for each item with its side and reason, the value, and what it means for the four players.

    It is no window of its own: menus, last trick and panels stay in reach while it is there.
    """

    next_wanted = Signal()
    new_party_wanted = Signal()
    moment_wanted = Signal(int)  # look at the game after so many events
    closed = Signal()
    grown = Signal()  # it holds something else and may need another place

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._felt = FELTS["light"]
        self._picture: ResultPicture | None = None
        self._is_practice = False
        self.title = QLabel()
        self.title.setWordWrap(True)
        self.contract = QLabel()
        self.contract.setWordWrap(True)
        self.area = HuggingArea()
        self.value = QLabel()
        self.value.setWordWrap(True)
        self.players = QWidget()
        self.next = QPushButton()
        self.next.clicked.connect(self._go_on)
        self.look = QPushButton()
        self.look.clicked.connect(self._close)
        self.review = QPushButton()
        self.review.clicked.connect(lambda: self.moment_wanted.emit(0))
        for button in (self.next, self.look, self.review):
            button.setAutoDefault(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self.look)
        buttons.addWidget(self.review)
        buttons.addStretch(1)
        buttons.addWidget(self.next)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 14)
        column.addWidget(self.title)
        column.addWidget(self.contract)
        column.addWidget(self.area, 1)
        column.addWidget(rule())
        column.addWidget(self.value)
        column.addWidget(self.players)
        column.addSpacing(4)
        column.addLayout(buttons)
        self._column = column
        self.retranslate()

    def show_result(self, picture: ResultPicture) -> None:
        """Shows a result and takes the focus to the button that goes on."""
        self.refresh(picture)
        self.show_again()

    def show_again(self) -> None:
        """Shows the result that was there last, after somebody looked at the table."""
        self.show()
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, picture: ResultPicture) -> None:
        """Shows the same result in other words, without touching focus or visibility."""
        self._picture = picture
        self._fill()

    def set_felt(self, felt: Felt) -> None:
        """Takes the colours from the theme."""
        self._felt = felt
        self._fill()

    def retranslate(self) -> None:
        """Takes the own texts anew; those of the result come with the next picture."""
        self.look.setText(self.tr("Look at the &table"))
        self.review.setText(self.tr("Look &back at the game"))
        self._fill()

    def set_practice(self, on: bool) -> None:
        """After a practice game the party is what comes next."""
        if on is not self._is_practice:
            self._is_practice = on
            self._name_next()

    def _name_next(self) -> None:
        if self._is_practice:
            self.next.setText(self.tr("Back to the &party"))
        elif self._picture is not None and self._picture.is_party_over:
            self.next.setText(self.tr("N&ew party …"))
        else:
            self.next.setText(self.tr("N&ext game"))

    def _fill(self) -> None:
        picture = self._picture
        self._name_next()
        if picture is None:
            return
        self.title.setText(picture.title)
        self.title.setFont(scaled(self.font(), 1.35, bold=True))
        self.contract.setText(picture.contract)
        self.setAccessibleName(picture.title)
        self.setAccessibleDescription(spoken(picture))
        self.value.setText(picture.value)
        self.value.setFont(scaled(self.font(), 1.0, bold=True))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 4, 6, 4)
        column.addLayout(self._items(picture))
        if picture.remarks:
            column.addWidget(self._remarks(picture.remarks))
        column.addStretch(1)
        self.area.show_content(content)
        players = QWidget()
        players.setLayout(self._players(picture.players))
        self._column.replaceWidget(self.players, players)
        players.show()  # at once: only what is shown has a place in the layout
        self.players.deleteLater()
        self.players = players
        self.grown.emit()

    def _items(self, picture: ResultPicture) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(3, 1)
        for row, line in enumerate(picture.lines):
            grid.addWidget(self._points(line), row, 0, RIGHT)
            grid.addWidget(self._item(line), row, 1, LEFT)
            reason = text(line.reason, wrap=True)
            reason.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            grid.addWidget(text(line.team_name), row, 2, LEFT)
            grid.addWidget(reason, row, 3)
        return grid

    def _players(self, players: tuple[ResultPlayer, ...]) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        heads = ("", self.tr("Side"), self.tr("Tricks"), self.tr("Card points"), self.tr("Points"), self.tr("Sum"))
        for column, head in enumerate(heads):
            label = text(head)
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            grid.addWidget(label, 0, column, RIGHT if column > 1 else LEFT)
        grid.addWidget(rule(), 1, 0, 1, len(heads))
        for row, player in enumerate(players, 2):
            grid.addWidget(text(player.name), row, 0, LEFT)
            grid.addWidget(text(player.team_name), row, 1, LEFT)
            grid.addWidget(text(str(player.tricks)), row, 2, RIGHT)
            grid.addWidget(text(str(player.points)), row, 3, RIGHT)
            grid.addWidget(self._number(signed(player.score), player.score, True), row, 4, RIGHT)
            grid.addWidget(self._number(plain(player.total), player.total, False), row, 5, RIGHT)
        return grid

    def _item(self, line: ResultLine) -> QWidget:
        """The name of an item; one that arose at a moment of its own leads there."""
        if line.moment < 0:
            return text(line.text)
        label = Link(line.text)
        label.clicked.connect(lambda: self.moment_wanted.emit(line.moment))
        label.setToolTip(self.tr("Look at the moment when this happened"))
        label.setAccessibleDescription(label.toolTip())
        return label

    def _points(self, line: ResultLine) -> QLabel:
        if line.factor:
            return text(f"×{line.points}")
        return self._number(signed(line.points), line.points, False)

    def _number(self, written: str, value: int, bold: bool) -> QLabel:
        label = text(written)
        if bold:
            label.setFont(scaled(self.font(), 1.0, bold=True))
        palette = label.palette()
        palette.setColor(QPalette.ColorRole.Text, tone(value, self._felt, self.palette()))
        label.setPalette(palette)
        return label

    def _remarks(self, remarks: tuple[str, ...]) -> QLabel:
        label = text("\n".join(remarks), wrap=True)
        label.setFrameShape(QFrame.Shape.NoFrame)
        font = self.font()
        font.setItalic(True)
        label.setFont(font)
        return label

    def _go_on(self) -> None:
        if self._picture is not None and self._picture.is_party_over:
            self.new_party_wanted.emit()
        else:
            self.hide()
            self.next_wanted.emit()

    def _close(self) -> None:
        self.hide()
        self.closed.emit()


class HuggingArea(QScrollArea):
    """As large as what it holds, and scrolling only when there is no room for that."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_content(self, content: QWidget) -> None:
        """Holds this in place of what it held."""
        content.setBackgroundRole(QPalette.ColorRole.Base)
        content.setForegroundRole(QPalette.ColorRole.Text)
        self.setWidget(content)
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """The size of the content."""
        width = self.fontMetrics().horizontalAdvance("0") * 66 + self._bar()
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """The height of the content, with room left for the bar."""
        content = self.widget()
        layout = content.layout() if content is not None else None
        return layout.totalHeightForWidth(width - self._bar()) if layout else 0

    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Some lines at least."""
        return QSize(self.fontMetrics().horizontalAdvance("0") * 40, self.fontMetrics().height() * 5)


def spoken(picture: ResultPicture) -> str:
    """The whole result for a screen reader, one item a line."""
    lines = [picture.contract]
    lines += [" · ".join(part for part in (line.text, line.team_name, line.reason) if part) for line in picture.lines]
    lines.append(picture.value)
    lines += picture.remarks
    lines += [f"{player.name}: {signed(player.score)}" for player in picture.players]
    return "\n".join(lines)
