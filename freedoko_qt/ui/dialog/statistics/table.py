"""The table of the statistics: a row for each player, or for each player and rule set."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionHeader, QTableView, QWidget

from freedoko_qt.app.statistics import Account
from freedoko_qt.app.statistics.columns import COLUMNS, Form, kind_name, rules_name, text, title, told
from freedoko_qt.app.words import translate
from freedoko_qt.marked import mark
from freedoko_qt.ui.theme import FELTS, Felt

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

SORT_ROLE = int(Role.UserRole)
# As plain numbers, and the sides once: each cell is asked for ten things whenever the table is painted.
DISPLAY, TIP, ALIGNMENT, COLOUR = map(
    int, (Role.DisplayRole, Role.ToolTipRole, Role.TextAlignmentRole, Role.ForegroundRole)
)
USED = frozenset((DISPLAY, TIP, ALIGNMENT, COLOUR, SORT_ROLE))
LEFT, RIGHT = (
    side | Qt.AlignmentFlag.AlignVCenter for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)
NEVER = float("-inf")
"""Where a value stands that does not exist: below all others."""
MEASURED = 40  # rows of which the widths are taken
BLANK = "\N{NO-BREAK SPACE}"
PADDING = 28  # pixels around the text of a column, with room for the arrow of the sorting


class Told(IntEnum):
    """The columns of text before those of numbers."""

    PLAYER = 0
    KIND = 1
    RULES = 2


TEXTS = {
    Told.PLAYER: mark("statistics", "Player"),
    Told.KIND: mark("statistics", "Kind"),
    Told.RULES: mark("statistics", "Rules"),
}


class AccountModel(QAbstractTableModel):
    """The accounts as rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.accounts: list[Account] = []
        self.felt = FELTS["light"]

    def show_accounts(self, accounts: Sequence[Account]) -> None:
        """Takes other accounts."""
        self.beginResetModel()
        self.accounts = list(accounts)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """One for each account."""
        return 0 if parent.isValid() else len(self.accounts)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """The texts, then the numbers."""
        return 0 if parent.isValid() else len(TEXTS) + len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:  # noqa: N802
        """The title of a column, its group above it."""
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Role.TextAlignmentRole:
            return aligned(section)
        if section < len(TEXTS):
            return translate("statistics", TEXTS[Told(section)]) if role == Role.DisplayRole else None
        column = COLUMNS[section - len(TEXTS)]
        match role:
            case Role.DisplayRole:
                own = translate("statistics", column.title)
                return f"{translate('statistics', column.group)}\n{own}" if column.group else own
            case Role.ToolTipRole:
                return f"{title(column)}\n{translate('statistics', column.tip)}"
            case Role.AccessibleTextRole:
                return title(column)
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """Texts, tips, and the value by which is sorted."""
        if role not in USED:
            return None
        account, section = self.accounts[index.row()], index.column()
        if role == ALIGNMENT:
            return aligned(section)
        if section < len(TEXTS):
            return text_of(account, section) if role in (DISPLAY, SORT_ROLE) else None
        column = COLUMNS[section - len(TEXTS)]
        if role == DISPLAY:
            return text_of(account, section)
        if role == TIP:
            return told(column, account)
        value = column.value(account)
        if role == COLOUR:
            is_loss = value is not None and value < 0 and column.form is not Form.COUNT
            return self.felt.negative if is_loss else None
        return NEVER if value is None else float(value)


class Header(QHeaderView):
    """The titles; that of the column by which is sorted makes room for the arrow, which the style sets into it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.setMinimumSectionSize(10)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:  # noqa: N802
        """A blank after each line of the title."""
        super().initStyleOptionForIndex(option, section)
        if option.sortIndicator is not QStyleOptionHeader.SortIndicator.None_:
            option.text = "\n".join(f"{line}{BLANK}" for line in option.text.split("\n"))


class AccountTable(QTableView):
    """The accounts, sorted by any column; at first the one with the most points stands on top and is selected."""

    def __init__(self) -> None:
        super().__init__()
        self._wanted: Account | None = None  # whom somebody has selected
        self._is_filling = False
        self.accounts = AccountModel(self)
        self.order = QSortFilterProxyModel(self)
        self.order.setSortRole(SORT_ROLE)
        self.order.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.order.setSortLocaleAware(True)
        self.order.setSourceModel(self.accounts)
        self.setModel(self.order)
        self.setHorizontalHeader(Header(self))
        self.setSortingEnabled(True)
        self.sortByColumn(len(TEXTS) + 1, Qt.SortOrder.DescendingOrder)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentRowChanged.connect(self._want)
        self.verticalHeader().hide()

    def show_accounts(self, accounts: Sequence[Account]) -> None:
        """Takes other accounts; whom somebody has selected stays so, else the first one is."""
        wanted, self._is_filling = self._wanted, True
        self.accounts.show_accounts(accounts)
        self.setColumnHidden(Told.RULES, all(account.rules is None for account in accounts))
        self._fit()
        same = [row for row, one in enumerate(self.shown) if wanted and is_same(one, wanted)]
        if accounts:
            self.selectRow(same[0] if same else 0)
        self._is_filling = False

    def retranslate(self) -> None:
        """Takes all texts anew."""
        self.setAccessibleName(translate("statistics", "Players"))
        self.show_accounts(self.accounts.accounts)

    def set_felt(self, felt: Felt) -> None:
        """Takes the colour of losses from the theme."""
        self.accounts.felt = felt
        self.viewport().update()

    @property
    def shown(self) -> list[Account]:
        """The accounts as they are sorted."""
        rows = range(self.order.rowCount())
        return [self.accounts.accounts[self.order.mapToSource(self.order.index(row, 0)).row()] for row in rows]

    @property
    def chosen(self) -> Account | None:
        """The selected account."""
        selected = self.selectionModel().selectedRows()
        if not selected:
            return None
        return self.accounts.accounts[self.order.mapToSource(selected[0]).row()]

    def _want(self) -> None:
        if not self._is_filling:
            self._wanted = self.accounts.accounts[self.order.mapToSource(self.currentIndex()).row()]

    def _fit(self) -> None:
        """As wide as the texts need, all of them in sight if there is room."""
        metrics = self.fontMetrics()
        for column in range(self.accounts.columnCount()):
            # Qt's own measure asks for five things of each cell, which takes longer than a window may be deaf.
            texts = [text_of(account, column) for account in self.accounts.accounts[:MEASURED]]
            texts += str(self.accounts.headerData(column, Qt.Orientation.Horizontal)).split("\n")
            self.setColumnWidth(column, max(map(metrics.horizontalAdvance, texts)) + PADDING)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)


def text_of(account: Account, column: int) -> str:
    """What stands in a cell."""
    match column:
        case Told.PLAYER:
            return account.player.name
        case Told.KIND:
            return kind_name(account.player)
        case Told.RULES:
            return rules_name(account)
        case _:
            return text(COLUMNS[column - len(TEXTS)], account)


def is_same(one: Account, other: Account) -> bool:
    """Whether two accounts are about the same player and rules."""
    return one.player == other.player and one.rules == other.rules


def aligned(column: int) -> Qt.AlignmentFlag:
    """Numbers stand to the right, texts to the left."""
    return LEFT if column < len(TEXTS) else RIGHT
