"""The score sheet of the party, as a table and as a graph."""

from html import escape

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.picture import SheetPicture, SheetRow
from freedoko_qt.app.words import fill
from freedoko_qt.ui.panel.cell import MARGIN, ScoreDelegate
from freedoko_qt.ui.panel.graph import GraphPanel
from freedoko_qt.ui.panel.number import plain
from freedoko_qt.ui.panel.sheet import PLAYERS, Column, SheetModel
from freedoko_qt.ui.theme import Felt

# In this order they go when the panel is too narrow for all.
DISPENSABLE = (Column.CALLS, Column.WINNER, Column.BOCK, Column.VALUE, Column.GAME)
NO_BREAK = "\N{NO-BREAK SPACE}"
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ScorePanel(QWidget):
    """A line for each game: what was played, who won, and for every player the points and the sum.

    In a narrow panel the least needed columns are hidden; below the table all of the chosen game is told. Table and
    graph have the same game chosen.
    """

    game_wanted = Signal(int)  # the game of the record is to be looked at
    graph_shown = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SheetModel()
        self._needed: dict[int, int] = {}  # the width of each column
        self.link_text = ""  # what can be done with the chosen game, where it is not to be looked at
        self.title, self.detail, self.status = QLabel(), QLabel(), QLabel()
        for label in (self.title, self.detail, self.status):
            label.setWordWrap(True)
            label.setContentsMargins(MARGIN, 2, MARGIN, 2)
        self.detail.setTextFormat(Qt.TextFormat.RichText)
        self.detail.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.previous, self.following, self.toggle = (QToolButton(self, autoRaise=True) for _ in range(3))
        self.toggle.setCheckable(True)
        self.view, self.graph = QTableView(), GraphPanel()
        self._delegate = ScoreDelegate(self.view)
        self.pages = QStackedWidget()
        self._build_view()
        self._lay_out()
        self._connect()
        self.show_graph(False)
        self.retranslate()
        self.show_sheet(SheetPicture())

    def _build_view(self) -> None:
        view = self.view
        view.setModel(self.model)
        view.setFrameShape(QTableView.Shape.NoFrame)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setTabKeyNavigation(False)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.verticalHeader().hide()
        view.horizontalHeader().setHighlightSections(False)
        view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        view.horizontalHeader().setMinimumSectionSize(10)
        view.setItemDelegate(self._delegate)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, MARGIN, 0)
        top.setSpacing(0)
        top.addWidget(self.title, 1)
        for button in (self.previous, self.following, self.toggle):
            top.addWidget(button)
        self.pages.addWidget(self.view)
        self.pages.addWidget(self.graph)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self.pages, 1)
        column.addWidget(self.detail)
        column.addWidget(self.status)

    def _connect(self) -> None:
        self.previous.clicked.connect(lambda: self.step(-1))
        self.following.clicked.connect(lambda: self.step(1))
        self.toggle.toggled.connect(self.show_graph)
        self.view.doubleClicked.connect(self._open_line)
        self.view.selectionModel().selectionChanged.connect(self._take_line)
        self.graph.chosen.connect(self.choose)
        self.graph.wanted.connect(self._open)
        self.detail.linkActivated.connect(lambda: self._open(self.chosen))

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_sheet(self, sheet: SheetPicture) -> None:
        """Shows the party as it stands, with its last game in sight; a chosen game stays so until one is added."""
        chosen = self.chosen if len(sheet.rows) == len(self.model.sheet.rows) else -1
        self.title.setText(sheet.title)
        self.status.setText(sheet.status)
        self.status.setVisible(bool(sheet.status))
        self.model.show_sheet(sheet)
        self.graph.show_sheet(sheet)
        for button in (self.previous, self.following):
            button.setEnabled(bool(sheet.rows))
        self._measure()
        self._fit()
        self.view.scrollToBottom()
        self.choose(chosen)

    def show_graph(self, on: bool) -> None:
        """Shows the graph in place of the table, or the table again."""
        had_focus = self.isAncestorOf(self.window().focusWidget() or self.window())
        shown = self.graph if on else self.view
        self.pages.setCurrentWidget(shown)
        self.setFocusProxy(shown)
        if had_focus and not self.toggle.hasFocus():
            shown.setFocus()
        back, forth = (
            (Qt.ArrowType.LeftArrow, Qt.ArrowType.RightArrow) if on else (Qt.ArrowType.UpArrow, Qt.ArrowType.DownArrow)
        )
        self.previous.setArrowType(back)
        self.following.setArrowType(forth)
        if self.toggle.isChecked() != on:
            self.toggle.setChecked(on)
        else:
            self.graph_shown.emit(on)

    def set_felt(self, felt: Felt) -> None:
        """Takes the colour of losses from the theme."""
        self._delegate.felt = felt
        self.view.viewport().update()
        self.graph.update()

    def retranslate(self) -> None:
        """Takes the own texts anew; those of the games come with the next sheet."""
        self.view.setAccessibleName(self.tr("Score sheet"))
        self.toggle.setText(self.tr("Graph"))
        self.toggle.setToolTip(self.tr("Show the running sums as curves"))
        for button, text in ((self.previous, self.tr("Previous game")), (self.following, self.tr("Next game"))):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.graph.retranslate()
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, PLAYERS - 1)
        self._tell()
        self._measure()
        self._fit()

    # -- the chosen game --------------------------------------------------------------------------------------

    @property
    def chosen(self) -> int:
        """The row of the sheet that is chosen, below 0 if none is."""
        # Not the current line: the view makes the first one current when it gets the keyboard.
        return self.model.row_of(next((index.row() for index in self.view.selectionModel().selectedRows()), -1))

    def choose(self, row: int) -> None:
        """Chooses a game of the sheet, or none."""
        line = self.model.line_of(row)
        if line < 0:
            self.view.clearSelection()
        elif row != self.chosen:
            self.view.selectRow(line)

    def step(self, by: int) -> None:
        """Chooses the next game or the one before; the last one if none is chosen."""
        last = len(self.model.sheet.rows) - 1
        if last >= 0:
            self.choose(max(0, min(last, self.chosen + by)) if self.chosen >= 0 else last)

    def _take_line(self) -> None:
        self.graph.choose(self.chosen)
        self._tell()

    def _open_line(self, index: QModelIndex) -> None:
        self._open(self.model.row_of(index.row()))

    def _open(self, row: int) -> None:
        if row >= 0 and (game := self.model.sheet.rows[row].game) >= 0:
            self.game_wanted.emit(game)

    def _tell(self) -> None:
        row = self.chosen
        self.detail.setText(self._told(self.model.sheet.rows[row]) if row >= 0 else "")
        self.detail.setVisible(row >= 0)

    def _told(self, row: SheetRow) -> str:
        """All of a game that the columns may have no room for."""
        told = [row.contract if row.number is None else fill("%1. %2", str(row.number), row.contract)]
        if row.number is not None:
            told.append(fill(self.tr("Winner: %1"), row.winner))
            told += [row.calls] if row.calls else []
            told.append(fill(self.tr("Value: %1"), plain(row.value)))
            told += [fill(self.tr("Bock: %1"), row.bock)] if row.bock else []
        text = " · ".join(map(escape, (*told, *row.notes)))
        link = (self.link_text or self.tr("Look at this game")).replace(" ", NO_BREAK)
        return f'{text} <a href="#">{escape(link)}</a>' if row.game >= 0 else text

    # -- the widths -------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802
        """Room for the columns of all players beside the scroll bar, and without bock for the name of the game."""
        em, players = self.fontMetrics().horizontalAdvance("0"), max(4, self.model.players)
        bar = self.view.verticalScrollBar().sizeHint().width()
        needed = self._needed[Column.NUMBER] + players * self._delegate.width + 3 * MARGIN + bar
        return QSize(max((14 + 9 * players) * em, needed), 30 * em)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Shows as many columns as there is room for; Return looks at the chosen game."""
        if event.type() == QEvent.Type.Resize and watched is self.view.viewport():
            self._fit()
            if self.chosen >= 0:  # what is told of it below the table has taken its room
                self.view.scrollTo(self.view.currentIndex())
        is_press = event.type() == QEvent.Type.KeyPress and watched is self.view
        if is_press and isinstance(event, QKeyEvent) and event.key() in ENTER and self.chosen >= 0:
            self._open(self.chosen)
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """A larger font needs wider columns."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()
            self._fit()

    def _measure(self) -> None:
        """Notes what every column needs for its longest text."""
        bold = QFontMetrics(self.model.bold)
        self._delegate.measure(self.model, self.view.fontMetrics(), bold)
        self._needed = {
            int(column): max(map(bold.horizontalAdvance, self.model.texts(column))) + 2 * MARGIN for column in Column
        }

    def _fit(self) -> None:
        """Sets the widths: what is needed first, then the rest shared out among the players and the game."""
        if not self.model.players:
            return
        cell, needed = self._delegate, dict(self._needed)
        fixed = needed[Column.NUMBER] + MARGIN
        self.view.setMinimumWidth(fixed + self.model.players * cell.least_width + MARGIN)
        room = self.view.viewport().width() - MARGIN
        cell.is_stacked = fixed + self.model.players * cell.width > room + MARGIN
        width = cell.least_width if cell.is_stacked else cell.width
        needed |= dict.fromkeys(range(PLAYERS, self.model.columnCount()), width)
        self.view.verticalHeader().setDefaultSectionSize(cell.height(self.view.fontMetrics()))
        shown = set(needed) if self.model.has_bock else set(needed) - {int(Column.BOCK)}
        for least in DISPENSABLE:
            if sum(needed[c] for c in shown) > room:
                shown.discard(least)
        spare = max(0, room - sum(needed[c] for c in shown))
        share = spare // len([c for c in shown if c >= PLAYERS or c == Column.GAME])
        for column, width in needed.items():
            grows = column >= PLAYERS or column == Column.GAME
            self.view.setColumnHidden(column, column not in shown)
            self.view.setColumnWidth(column, width + (share if grows else 0))
