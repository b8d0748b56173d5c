"""How often a player won in each role, with each solo and after each announcement, as bars."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from freedoko_qt.app.statistics import Account, Role, Tried
from freedoko_qt.app.statistics.columns import Form, number
from freedoko_qt.app.words import call_name, contract_name, translate
from freedoko_qt.engine.event import LEVELS, Call
from freedoko_qt.marked import mark

RATE = Qt.ItemDataRole.UserRole
WIDEST = 240  # pixels of a full bar
NUMBERS = (1, 2, 3)  # columns
BAR = 4  # column

ROLES: Mapping[Role, str] = {
    Role.RE: mark("statistics", "Re"),
    Role.CONTRA: mark("statistics", "Kontra"),
    Role.AGAINST_SOLO: mark("statistics", "Against a solo"),
    Role.MARRIAGE: mark("statistics", "Own marriage"),
    Role.POVERTY: mark("statistics", "Own poverty"),
    Role.SOLO: mark("statistics", "Solo"),
}
HEADERS = (
    "",
    mark("statistics", "Number"),
    mark("statistics", "Won"),
    mark("statistics", "Points each"),
    mark("statistics", "Share won"),
)


class Rates(QTreeWidget):
    """A line for each thing that was tried; what was never tried is left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setColumnCount(len(HEADERS))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setUniformRowHeights(True)
        self.setItemDelegateForColumn(BAR, Bar(self))
        header = self.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(BAR, QHeaderView.ResizeMode.Stretch)
        header.setSectionsMovable(False)

    def show_account(self, account: Account | None) -> None:
        """Shows the rates of a player."""
        self.setHeaderLabels([translate("statistics", text) if text else "" for text in HEADERS])
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column in NUMBERS:
            self.headerItem().setTextAlignment(column, side)
        self.clear()
        for title, lines in groups(account) if account else ():
            group = QTreeWidgetItem(self, [title])
            font = group.font(0)
            font.setBold(True)
            group.setFont(0, font)
            group.setFlags(Qt.ItemFlag.ItemIsEnabled)
            for name, tried in lines:
                item = QTreeWidgetItem(group, [name, *texts(tried)])
                item.setData(BAR, RATE, tried.rate or 0.0)
                for column in NUMBERS:
                    item.setTextAlignment(column, side)
            group.setExpanded(True)


def groups(account: Account) -> Iterator[tuple[str, list[tuple[str, Tried]]]]:
    """The lines in their groups; a group without a line is left out."""
    roles = [(translate("statistics", text), account.roles[role]) for role, text in ROLES.items()]
    soli = [(contract_name(contract), tried) for contract, tried in sorted(account.soli.items())]
    calls = [(said(call), account.calls[call]) for call in (*LEVELS, Call.REPLY) if call in account.calls]
    for title, lines in (
        (translate("statistics", "Roles"), [line for line in roles if line[1].number]),
        (translate("statistics", "Games played alone"), soli),
        (translate("statistics", "Announcements"), calls),
    ):
        if lines:
            yield title, lines


def said(call: Call) -> str:
    """An announcement of whatever side."""
    if call is Call.NO_120:
        return translate("statistics", "Re or Kontra")
    return translate("statistics", "Reply") if call is Call.REPLY else call_name(call, None)


def texts(tried: Tried) -> list[str]:
    """Number, won, points and share as they are read."""
    share, each = number(tried.rate, Form.SHARE), number(tried.average, Form.AVERAGE)
    return [number(tried.number, Form.COUNT), number(tried.won, Form.COUNT), each, share]


class Bar(QStyledItemDelegate):
    """A bar as long as the share, with the number beside it and a mark at one half."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        """Lines with some air between them."""
        return QSize(super().sizeHint(option, index).width(), option.fontMetrics.height() + 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draws the row's background, then the bar."""
        rate = index.data(RATE)
        if rate is None:
            super().paint(painter, option, index)
            return
        painter.save()
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        palette: QPalette = option.palette
        if is_chosen:
            painter.fillRect(option.rect, palette.highlight())
        room = QRectF(option.rect).adjusted(6, 5, -6, -5)
        label = option.fontMetrics.horizontalAdvance("100 % ")
        full = max(20.0, min(WIDEST, room.width() - label))
        text = palette.highlightedText() if is_chosen else palette.text()
        painter.setPen(text.color())
        painter.drawText(
            QRectF(room.left(), option.rect.top(), label, option.rect.height()),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            str(index.data()),
        )
        bar = QRectF(room.left() + label + 8, room.top(), full - 8, room.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        ground = text.color()
        ground.setAlphaF(0.14)
        painter.setBrush(ground)
        painter.drawRoundedRect(bar, 3, 3)
        painter.setBrush(text if is_chosen else palette.accent())
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * rate, bar.height()), 3, 3)
        half = text.color()
        half.setAlphaF(0.6)
        painter.setPen(half)
        painter.drawLine(int(bar.center().x()), int(bar.top()), int(bar.center().x()), int(bar.bottom()))
        painter.restore()
