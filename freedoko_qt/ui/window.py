"""The main window: the table, what is asked beside it, the panels, and the commands that reach the controller."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QIcon
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMainWindow,
    QToolBar,
    QWidget,
)

from freedoko_qt import paths
from freedoko_qt.app import preference
from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import HintPicture, LogLine, Question, ResultPicture, SheetPicture, TablePicture
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.storage import Storage
from freedoko_qt.app.words import fill
from freedoko_qt.ui import holds, places
from freedoko_qt.ui.action import Actions
from freedoko_qt.ui.archive import Archive
from freedoko_qt.ui.centre import centre
from freedoko_qt.ui.dialogs import Dialogs, deck
from freedoko_qt.ui.lookback import LookBack
from freedoko_qt.ui.looks import Looks
from freedoko_qt.ui.menu import CONTEXT_MENU, REVIEW_MENU
from freedoko_qt.ui.moves import Moves
from freedoko_qt.ui.panel.curtain import Curtain
from freedoko_qt.ui.panel.log import LogPanel
from freedoko_qt.ui.panel.practice import PracticeNotice
from freedoko_qt.ui.panel.result import ResultPanel
from freedoko_qt.ui.panel.review import ReviewPanel
from freedoko_qt.ui.panel.score import ScorePanel
from freedoko_qt.ui.panel.strip import Strip
from freedoko_qt.ui.table.scene import TableView
from freedoko_qt.ui.view import View

REFUSAL_SHOWN = 6000  # milliseconds
NO_MOMENT = -1


class Window(QMainWindow):
    """Everything a person sees; it knows no rule, only what it was shown last."""

    preferences_changed = Signal(object)  # Preferences; whoever loads the translations listens

    def __init__(self, controller: Controller, preferences: Preferences, storage: Storage) -> None:
        super().__init__()
        self.controller, self.preferences, self._storage = controller, preferences, storage
        self._sheet = SheetPicture()
        self._has_question = self._is_retranslating = False
        self.setWindowIcon(QIcon(str(paths.assets() / "icon.svg")))
        cards = deck(preferences)
        self.table = TableView(cards, preferences.card_back)
        self.strip, self.result, self.curtain, self.review = Strip(), ResultPanel(), Curtain(), ReviewPanel()
        self.score, self.log, self.status = ScorePanel(), LogPanel(), QLabel()
        self.bar = QToolBar()
        self.docks = {"score": self._dock("score", self.score), "log": self._dock("log", self.log)}
        self.dialogs = Dialogs(self, controller, preferences, storage)
        self.look_back = LookBack(controller, self.table, self.strip, self.review)
        self.archive = Archive(self, controller, storage, self.dialogs, self.look_back)
        self.moves = Moves(controller, self.table, self.strip, self.result, self.curtain, self.look_back)
        view = View(self, self.docks, self._parts)
        parts = (self.moves, self.look_back, self.archive, view, self.dialogs, controller, controller.look, self.score)
        self.commands = Actions(self, *parts)
        self.practice = PracticeNotice(self.commands["leave_practice"])
        self._build()
        self.looks = Looks(preferences, self.table, (self.result, self.score, self.review), self.commands)
        self._connect()
        self._retranslate()
        self.looks.complain_of(cards)
        places.restore(self, list(self.docks.values()), storage.window)
        self._enable()
        self.table.setFocus()

    def _build(self) -> None:
        self.setCentralWidget(centre(self.table, self.curtain, self.result, self.strip, self.review))
        self.commands.fill_menus(self.menuBar())
        self.bar.setObjectName("toolbar")
        self.bar.setMovable(False)
        self.bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.commands.fill_toolbar(self.bar)
        self.addToolBar(self.bar)
        self.status.setContentsMargins(6, 0, 6, 0)
        self.statusBar().addWidget(self.status, 1)
        self.statusBar().addPermanentWidget(self.practice)
        self.review.take_actions(self.commands.by_name)

    def _dock(self, name: str, panel: QWidget) -> QDockWidget:
        dock = QDockWidget()
        dock.setObjectName(name)
        dock.setWidget(panel)
        dock.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _parts(self) -> Sequence[QWidget]:
        """What the keyboard can go to, in reading order."""
        buttons = self.strip.announce.buttons[:1]
        middle = (self.table, self.curtain, self.result.next)
        return (*middle, self.strip.hint.ranking, self.strip.reserve, *buttons, self.review, self.score, self.log.view)

    def _connect(self) -> None:
        game, table = self.controller, self.table
        game.shown.connect(self._show_picture)
        game.happened.connect(self._add_line)
        game.log_cleared.connect(self._begin_game)
        game.asked.connect(self._ask)
        game.finished.connect(self._show_result)
        game.party_changed.connect(self._show_sheet)
        game.advised.connect(self._show_hint)
        self.strip.hint.left.connect(table.setFocus)
        game.failed.connect(self.complain)
        table.last_trick_clicked.connect(self.commands["earlier_trick"].trigger)
        table.resized.connect(self._place_result)
        table.customContextMenuRequested.connect(self._show_context_menu)
        self.result.grown.connect(self._place_result)
        self.result.new_party_wanted.connect(self.dialogs.new_party)
        self.result.closed.connect(table.setFocus)
        self.result.moment_wanted.connect(self.look_back.look_at_table)
        self.score.game_wanted.connect(self.look_back.open_game)
        self.score.graph_shown.connect(self._show_graph)
        self.log.chosen.connect(game.look.show_moment)
        self.moves.refused.connect(self._refuse)
        self.moves.last_trick_wanted.connect(self.commands["last_trick"].trigger)
        self.look_back.changed.connect(self._follow_review)
        self.look_back.open_cards_wanted.connect(self._prefer_open_cards)
        self.dialogs.preferred.connect(self.apply)
        self.looks.failed.connect(self.complain)
        for name, dock in self.docks.items():
            dock.toggleViewAction().toggled.connect(self.commands[name].setChecked)

    # What the controller tells.

    def _show_picture(self, picture: TablePicture) -> None:
        before, self.moves.picture = self.moves.picture, picture
        if picture.show_legal != before.show_legal:
            self.table.set_show_legal(picture.show_legal)
        if picture.last_trick_title not in ("", before.last_trick_title):
            self.table.announce(picture.last_trick_title)
        if before.curtain or picture.curtain or self.look_back.is_leaping:
            self.table.jump(picture)  # to another person, or to a moment far away: no card goes anywhere
        else:
            self.table.show_picture(picture)
        self._show_curtain(bool(before.curtain))
        self.commands["last_trick"].setChecked(bool(picture.last_trick))
        self.strip.show_calls(picture.calls, picture.calls_until)
        self.status.setText(picture.status)
        self.practice.show_practice(picture.practice)
        self.result.set_practice(bool(picture.practice))
        self._enable()

    def _ask(self, question: Question | None) -> None:
        had_focus = self.strip.reserve.isAncestorOf(QApplication.focusWidget() or self)
        self._has_question = question is not None and question.options[0].action is not None
        self.strip.ask(question)
        if question is not None and question.is_by_cards:
            self.table.setFocus()
        if question is not None:
            self.table.announce(question.title)
        elif (had_focus and not self.moves.picture.curtain) or self.focusWidget() is None:
            self.table.setFocus()
        self._enable()

    def _add_line(self, line: LogLine) -> None:
        self.log.add(line)
        if not self._is_retranslating:
            self._drop_hint()
            self.table.announce(line.text)

    def _begin_game(self) -> None:
        self.log.clear()
        if self._is_retranslating:
            return
        self.moves.is_finished = False
        self._drop_hint()
        if self.result.isVisible():
            self.table.setFocus()  # first: or the focus would pass through the panels, and each would be painted anew
            self.result.hide()

    def _show_result(self, result: ResultPicture) -> None:
        self.moves.is_finished = True
        if self._is_retranslating:
            self.result.refresh(result)
        else:
            self.result.show_result(result)
            self.table.announce(result.title)

    def _place_result(self) -> None:
        layout, least = self.table.stage.layout, QSizeF(self.result.minimumSizeHint())
        width = layout.over(QSizeF(self.result.sizeHint()), least).width()
        height = self.result.heightForWidth(int(width))
        self.result.setGeometry(layout.over(QSizeF(width, height), least).toRect())

    def _show_sheet(self, sheet: SheetPicture) -> None:
        is_wider = len(sheet.names) > len(self._sheet.names) > 0
        self._sheet = sheet
        self.dialogs.has_party = bool(sheet.names)
        self.archive.sheet = sheet
        self.look_back.note_sheet(sheet)
        self.score.show_sheet(sheet)
        if is_wider:  # more players than before: their columns need room
            self.resizeDocks([self.docks["score"]], [self.score.sizeHint().width()], Qt.Orientation.Horizontal)
        self._show_title()
        self._enable()

    def _show_graph(self, on: bool) -> None:
        if on:
            self.docks["score"].show()
        self.commands["graph"].setChecked(on)

    def _show_hint(self, picture: HintPicture) -> None:
        self.strip.show_hint(picture)
        if not self._is_retranslating:
            self.table.announce(picture.text)

    def _drop_hint(self) -> None:
        if self.strip.hint.ranking.hasFocus():
            self.table.setFocus()
        self.strip.drop_hint()

    def _refuse(self, reason: str) -> None:
        self.statusBar().showMessage(reason, REFUSAL_SHOWN)
        self.table.announce(reason)

    def complain(self, text: str) -> None:
        """Tells what went wrong, without stopping the game."""
        self.dialogs.complain(text)

    def _enable(self) -> None:
        picture, review = self.moves.picture, self.look_back.picture
        asks = picture.is_asked_card or self._has_question
        self.commands.enable(holds.now(picture, asks, self._sheet, review), holds.barred(picture, review))
        self.commands["open_hands"].setChecked(picture.are_hands_open and review is None)
        if review is not None:
            self.commands["run"].setChecked(review.is_playing)
            self.commands["all_hands"].setChecked(review.are_hands_open)
            self.commands["value_cards"].setChecked(bool(review.to_value))
            self.commands["open_cards"].setChecked(review.hindsight is not None)

    def _follow_review(self) -> None:
        review = self.look_back.picture
        self.log.mark(review.at if review is not None else NO_MOMENT)
        if review is not None and self.result.isVisible():
            self.result.hide()
        self._enable()

    def _show_curtain(self, had_curtain: bool) -> None:
        self.curtain.show_call(self.moves.picture.curtain)
        if self.moves.picture.curtain:
            self._drop_hint()
            self.table.announce(self.moves.picture.curtain)
        elif had_curtain:
            self.table.setFocus()

    def _show_context_menu(self) -> None:
        names = REVIEW_MENU if self.look_back.is_open else CONTEXT_MENU
        menu = self.commands.context_menu(self, names)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.cursor().pos())

    # How everything looks.

    def apply(self, preferences: Preferences) -> None:
        """Takes other preferences and keeps what has been changed; the command line's wishes are for this time only."""
        before = self.preferences
        self.preferences = self.dialogs.preferences = preferences
        self.controller.apply_preferences(preferences)
        self.preferences_changed.emit(preferences)
        self.looks.take(preferences)
        try:
            preference.keep(self._storage.preferences, before, preferences)
        except OSError as error:
            self.complain(fill(self.tr("The preferences could not be kept: %1."), str(error.strerror)))

    def _prefer_open_cards(self, on: bool) -> None:
        self.apply(self.preferences.but(open_cards=on))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Another language: all texts are taken anew, from here and nowhere else."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._is_retranslating = True
        self.bar.setWindowTitle(self.tr("Toolbar"))
        self.docks["score"].setWindowTitle(self.tr("Score sheet"))
        self.docks["log"].setWindowTitle(self.tr("Course of the game"))
        panels = (self.strip, self.result, self.curtain, self.review, self.score, self.log)
        for part in (self.commands, self.dialogs, *panels):
            part.retranslate()
        self.looks.show_cards()
        self._show_title()
        self.controller.retranslate()
        self._is_retranslating = False

    def _show_title(self) -> None:
        title = self._sheet.title
        self.setWindowTitle(fill(self.tr("%1 – FreeDoko-Qt"), title) if title else "FreeDoko-Qt")

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Notes the places of everything and lets the controller put its things away."""
        places.keep(self, self._storage.window)
        self.controller.close()
        super().closeEvent(event)
