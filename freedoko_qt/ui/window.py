"""The main window: the table, what is asked beside it, the panels, and the commands that reach the controller."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QIcon
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QGridLayout,
    QLabel,
    QMainWindow,
    QToolBar,
    QWidget,
)

from freedoko_qt import paths
from freedoko_qt.app import preference
from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import LogLine, Place, Question, ResultPicture, SheetPicture, TablePicture
from freedoko_qt.app.preference import Preferences
from freedoko_qt.app.storage import Storage
from freedoko_qt.app.words import fill
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from freedoko_qt.ui import places, theme
from freedoko_qt.ui.action import Actions
from freedoko_qt.ui.dialogs import Dialogs, deck, letters
from freedoko_qt.ui.entry import When
from freedoko_qt.ui.panel.curtain import Curtain
from freedoko_qt.ui.panel.log import LogPanel
from freedoko_qt.ui.panel.result import ResultPanel
from freedoko_qt.ui.panel.score import ScorePanel
from freedoko_qt.ui.panel.strip import Strip
from freedoko_qt.ui.table.scene import TableView
from freedoko_qt.ui.view import View

REFUSAL_SHOWN = 6000  # milliseconds


class Window(QMainWindow):
    """Everything a person sees; it knows no rule, only what it was shown last."""

    preferences_changed = Signal(object)  # Preferences; whoever loads the translations listens

    def __init__(self, controller: Controller, preferences: Preferences, storage: Storage) -> None:
        super().__init__()
        self.controller, self.preferences, self._storage = controller, preferences, storage
        self._picture, self._sheet = TablePicture(), SheetPicture()
        self._cards = wanted_cards(preferences)
        self._has_question = self._is_finished = self._is_retranslating = False
        self.setWindowIcon(QIcon(str(paths.assets() / "icon.svg")))
        cards = deck(preferences)
        self.table = TableView(cards, preferences.card_back)
        self.strip, self.result, self.curtain = Strip(), ResultPanel(), Curtain()
        self.score, self.log, self.status = ScorePanel(), LogPanel(), QLabel()
        self.bar = QToolBar()
        self.docks = {"score": self._dock("score", self.score), "log": self._dock("log", self.log)}
        self.dialogs = Dialogs(self, controller, preferences, storage)
        self.commands = Actions(self, View(self, self.docks, self._parts), self.dialogs, controller, controller.look)
        self._build()
        self._connect()
        self._theme = theme.apply(cast(QApplication, QApplication.instance()), preferences.scheme)
        self._theme.changed.connect(self._show_felt)
        self._show_felt(self._theme.felt)
        self._retranslate()
        if cards.problem:
            self.complain(cards.problem)
        places.restore(self, list(self.docks.values()), storage.window)
        self._enable()
        self.table.setFocus()

    def _build(self) -> None:
        centre = QWidget()
        grid = QGridLayout(centre)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.setRowStretch(0, 1)
        grid.addWidget(self.table, 0, 0)
        grid.addWidget(self.curtain, 0, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self.strip, 1, 0)
        self.table.setMinimumSize(400, 300)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.result.setParent(centre)  # in no layout: the table tells where it may lie
        self.result.hide()
        self.curtain.hide()
        self.setCentralWidget(centre)
        self.commands.fill_menus(self.menuBar())
        self.bar.setObjectName("toolbar")
        self.bar.setMovable(False)
        self.bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.commands.fill_toolbar(self.bar)
        self.addToolBar(self.bar)
        self.status.setContentsMargins(6, 0, 6, 0)
        self.statusBar().addWidget(self.status, 1)

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
        return (*middle, self.strip.reserve, *buttons, self.score.view, self.log.view)

    def _connect(self) -> None:
        game, table = self.controller, self.table
        game.shown.connect(self._show_picture)
        game.happened.connect(self._add_line)
        game.log_cleared.connect(self._begin_game)
        game.asked.connect(self._ask)
        game.finished.connect(self._show_result)
        game.party_changed.connect(self._show_sheet)
        game.advised.connect(self._show_advice)
        game.failed.connect(self.complain)
        table.card_chosen.connect(self._play)
        table.card_toggled.connect(game.look.toggle_card)
        table.choice_confirmed.connect(self._confirm)
        table.choice_dropped.connect(game.look.choose_anew)
        table.refused.connect(self._refuse)
        table.pile_clicked.connect(self._open_pile)
        table.last_trick_clicked.connect(self.commands["earlier_trick"].trigger)
        table.table_clicked.connect(self._table_clicked)
        table.resized.connect(self._place_result)
        self.result.grown.connect(self._place_result)
        table.customContextMenuRequested.connect(self._show_context_menu)
        self.strip.chosen.connect(self._answer)
        self.strip.considered.connect(game.look.consider)
        self.curtain.lifted.connect(game.lift_curtain)
        self.result.next_wanted.connect(game.next_game)
        self.result.new_party_wanted.connect(self.dialogs.new_party)
        self.result.closed.connect(table.setFocus)
        self.dialogs.preferred.connect(self.apply)
        for name, dock in self.docks.items():
            dock.toggleViewAction().toggled.connect(self.commands[name].setChecked)

    # What the controller tells.

    def _show_picture(self, picture: TablePicture) -> None:
        if picture.show_legal != self._picture.show_legal:
            self.table.set_show_legal(picture.show_legal)
        if picture.last_trick_title not in ("", self._picture.last_trick_title):
            self.table.announce(picture.last_trick_title)
        had_curtain, self._picture = bool(self._picture.curtain), picture
        if had_curtain or picture.curtain:
            self.table.jump(picture)  # the table turns to another person: no card goes anywhere
        else:
            self.table.show_picture(picture)
        self._show_curtain(had_curtain)
        self.commands["last_trick"].setChecked(bool(picture.last_trick))
        self.strip.show_calls(picture.calls, picture.calls_until)
        self.status.setText(picture.status)
        self._enable()

    def _ask(self, question: Question | None) -> None:
        had_focus = self.strip.reserve.isAncestorOf(QApplication.focusWidget() or self)
        self._has_question = question is not None and question.options[0].action is not None
        self.strip.ask(question)
        if question is not None and question.is_by_cards:
            self.table.setFocus()
        if question is not None:
            self.table.announce(question.title)
        elif (had_focus and not self._picture.curtain) or self.focusWidget() is None:
            self.table.setFocus()
        self._enable()

    def _add_line(self, line: LogLine) -> None:
        self.log.add(line)
        if not self._is_retranslating:
            self.strip.show_advice("")
            self.table.announce(line.text)

    def _begin_game(self) -> None:
        self.log.clear()
        if self._is_retranslating:
            return
        self._is_finished = False
        self.strip.show_advice("")
        if self.result.isVisible():
            self.table.setFocus()  # first: or the focus would pass through the panels, and each would be painted anew
            self.result.hide()

    def _show_result(self, result: ResultPicture) -> None:
        self._is_finished = True
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
        self.score.show_sheet(sheet)
        if is_wider:  # more players than before: their columns need room
            self.resizeDocks([self.docks["score"]], [self.score.sizeHint().width()], Qt.Orientation.Horizontal)
        self._show_title()
        self._enable()

    def _show_advice(self, text: str) -> None:
        self.strip.show_advice(text)
        self.table.announce(text)

    def _refuse(self, reason: str) -> None:
        self.statusBar().showMessage(reason, REFUSAL_SHOWN)
        self.table.announce(reason)

    def complain(self, text: str) -> None:
        """Tells what went wrong, without stopping the game."""
        self.dialogs.complain(text)

    def _enable(self) -> None:
        holds = {
            When.PARTY: bool(self._sheet.names),
            When.TRICK: any(self._picture.piles),
            When.ASKED: self._picture.is_asked_card or self._has_question,
            When.CALLS: bool(self._picture.calls),
        }
        limits = self._picture.limits
        barred = {
            "hint": limits.hint,
            "open_hands": limits.open_hands,
            "undo": limits.undo,
            "redo": limits.redo,
        }
        self.commands.enable(frozenset(when for when, it_does in holds.items() if it_does), barred)
        self.commands["open_hands"].setChecked(self._picture.are_hands_open)

    def _show_curtain(self, had_curtain: bool) -> None:
        self.curtain.show_call(self._picture.curtain)
        if self._picture.curtain:
            self.strip.show_advice("")
            self.table.announce(self._picture.curtain)
        elif had_curtain:
            self.table.setFocus()

    # The commands that need all of the window; their names stand in the table of actions.

    def go_on(self) -> None:
        """Ends a pause; after a game shows its result once more, and then deals the next one."""
        if self.curtain.isVisible():
            self.controller.lift_curtain()
        elif not self._is_finished:
            self.controller.hurry()
        elif self.result.isVisible():
            self.result.next.click()
        else:
            self.result.show_again()

    def announce(self) -> None:
        """Makes the first announcement that is offered."""
        self.strip.announce.announce_first()

    def _answer(self, action: object) -> None:
        if action is None:
            self.controller.hurry()
        else:
            self.controller.answer(action)

    def _confirm(self) -> None:
        """Gives the chosen cards away, or says what is wrong with the choice."""
        if self.strip.reserve.is_possible:
            self.strip.reserve.confirm()
        else:
            self._refuse(self.strip.reserve.text.text())

    def _play(self, card: Card) -> None:
        self.controller.answer(Played(self._picture.plates[Place.BOTTOM].seat, card))

    def _open_pile(self, place: Place) -> None:
        """Shows a trick of a pile; where the rules keep piles closed, only the last trick of all."""
        if self._picture.are_piles_open:
            self.controller.look.show_pile(self._picture.plates[place].seat)
        else:
            self.commands["last_trick"].trigger()

    def _table_clicked(self) -> None:
        if self._is_finished and not self.result.isVisible():
            self.result.show_again()
        else:
            self.controller.hurry()

    def _show_context_menu(self) -> None:
        menu = self.commands.context_menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.cursor().pos())

    # How everything looks.

    def apply(self, preferences: Preferences) -> None:
        """Takes other preferences and keeps what has been changed; the command line's wishes are for this time only."""
        before = self.preferences
        self.preferences = self.dialogs.preferences = preferences
        self.controller.apply_preferences(preferences)
        self.preferences_changed.emit(preferences)
        if self._theme.scheme != preferences.scheme:
            self._theme.show_scheme(preferences.scheme)
        self._show_cards()
        try:
            preference.keep(self._storage.preferences, before, preferences)
        except OSError as error:
            self.complain(fill(self.tr("The preferences could not be kept: %1."), str(error.strerror)))

    def _show_cards(self) -> None:
        self.table.set_flight(self.preferences.flight)
        wanted = wanted_cards(self.preferences)
        if wanted != self._cards:
            self._cards = wanted
            cards = deck(self.preferences)
            self.table.set_deck(cards, self.preferences.card_back)
            if cards.problem:
                self.complain(cards.problem)

    def _show_felt(self, felt: theme.Felt) -> None:
        self.table.set_felt(felt)
        self.result.set_felt(felt)
        self.score.set_felt(felt)
        self.commands.paint(QApplication.palette())

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
        for part in (self.commands, self.dialogs, self.strip, self.result, self.curtain, self.score, self.log):
            part.retranslate()
        self._show_cards()
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


def wanted_cards(preferences: Preferences) -> tuple[str, str, str]:
    """Style, letters and back of the cards."""
    return preferences.card_style, letters(preferences), preferences.card_back
