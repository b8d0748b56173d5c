"""What a person does at the table and below it, told to the controller."""

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.controller import Controller
from freedoko_qt.app.picture import Place, TablePicture
from freedoko_qt.engine.card import Card
from freedoko_qt.engine.event import Played
from freedoko_qt.ui.lookback import LookBack
from freedoko_qt.ui.panel.curtain import Curtain
from freedoko_qt.ui.panel.result import ResultPanel
from freedoko_qt.ui.panel.strip import Strip
from freedoko_qt.ui.table.scene import TableView


class Moves(QObject):
    """Cards, answers and clicks; what they mean depends on what is shown, and on whether the game is over."""

    refused = Signal(str)  # why something cannot be done
    last_trick_wanted = Signal()  # shown, or hidden again

    def __init__(
        self,
        controller: Controller,
        table: TableView,
        strip: Strip,
        result: ResultPanel,
        curtain: Curtain,
        look_back: LookBack,
    ) -> None:
        super().__init__(table)
        self._controller, self._strip, self._result, self._curtain = controller, strip, result, curtain
        self._look_back = look_back
        self.picture = TablePicture()
        self.is_finished = False
        table.card_chosen.connect(self._play)
        table.card_toggled.connect(controller.look.toggle_card)
        table.choice_confirmed.connect(self._confirm)
        table.choice_dropped.connect(controller.look.choose_anew)
        table.refused.connect(self.refused)
        table.pile_clicked.connect(self._open_pile)
        table.table_clicked.connect(self._click)
        strip.chosen.connect(self._answer)
        strip.considered.connect(controller.look.consider)
        curtain.lifted.connect(controller.lift_curtain)
        result.next_wanted.connect(controller.next_game)

    def go_on(self) -> None:
        """Ends a pause; after a game shows its result once more, and then deals the next one."""
        if self._curtain.isVisible():
            self._controller.lift_curtain()
        elif not self.is_finished:
            self._controller.hurry()
        elif self._result.isVisible():
            self._result.next.click()
        else:
            self._result.show_again()

    def announce(self) -> None:
        """Makes the first announcement that is offered."""
        self._strip.announce.announce_first()

    def _answer(self, action: object) -> None:
        if action is None:
            self._controller.hurry()
        else:
            self._controller.answer(action)

    def _confirm(self) -> None:
        """Gives the chosen cards away, or says what is wrong with the choice."""
        if self._strip.reserve.is_possible:
            self._strip.reserve.confirm()
        else:
            self.refused.emit(self._strip.reserve.text.text())

    def _play(self, card: Card) -> None:
        self._controller.answer(Played(self.picture.plates[Place.BOTTOM].seat, card))

    def _open_pile(self, place: Place) -> None:
        """Shows a trick of a pile; where the rules keep piles closed, only the last trick of all."""
        if self.picture.are_piles_open:
            self._controller.look.show_pile(self.picture.plates[place].seat)
        else:
            self.last_trick_wanted.emit()

    def _click(self) -> None:
        """On the table itself: in a review a step on, after a game its result, else the end of the pause."""
        if self._look_back.is_open:
            self._look_back.step_on()
        elif self.is_finished and not self._result.isVisible():
            self._result.show_again()
        else:
            self._controller.hurry()
