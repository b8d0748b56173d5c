"""The things on the table, and how they pass from one picture to the next."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from freedoko_qt.app.picture import CardPicture, Place, Plate, TablePicture
from freedoko_qt.ui.deck import Deck
from freedoko_qt.ui.table.ahead import Ahead
from freedoko_qt.ui.table.arrange import Goal, Pointing, arrange, is_new_deal
from freedoko_qt.ui.table.card import CardItem, Look
from freedoko_qt.ui.table.ground import ground
from freedoko_qt.ui.table.layout import FLYING, Layout, Spot
from freedoko_qt.ui.table.marks import MarksItem
from freedoko_qt.ui.table.motion import Motion
from freedoko_qt.ui.table.plate import PlateItem
from freedoko_qt.ui.table.prints import Prints
from freedoko_qt.ui.table.written import PanelItem, TitleItem
from freedoko_qt.ui.theme import FELTS, Felt

RISE = 90  # milliseconds in which a card under the mouse rises, at most


class Stage(QGraphicsScene):
    """Cards, plates and felt. It shows pictures and knows no game."""

    settled = Signal()  # the last card under way has arrived

    def __init__(self, parent: QObject, deck: Deck, back: str) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.picture = TablePicture()
        self.layout = Layout(780, 500)
        self.pointing = Pointing()
        self.shows_legal = True
        self.cards: dict[str, CardItem] = {}
        self._deck, self._back = deck, back
        self._felt = FELTS["light"]
        self.look = Look(self._prints(), self._felt)
        self.plates = tuple(PlateItem() for _ in Place)
        self.title, self.panel = TitleItem(), PanelItem()
        self.marks = tuple(MarksItem() for _ in Place)
        for item in (*self.plates, *self.marks, self.title, self.panel):
            self.addItem(item)
        self._ground: tuple[QSizeF, float, QPixmap] | None = None
        self._motion = Motion(self)
        self._motion.left.connect(self.removeItem)
        self._motion.settled.connect(self.settled)
        self.ahead = Ahead(self, lambda: self.is_moving)

    @property
    def is_moving(self) -> bool:
        """Whether any card is under way."""
        return self._motion.is_running

    # -- pictures ------------------------------------------------------------------------------------------------------

    def show(self, picture: TablePicture, time: int) -> None:
        """Passes to a picture within so many milliseconds for each card; 0 passes at once."""
        old, self.picture = self.picture, picture
        if not time:
            self._motion.finish()
        if is_new_deal(old, picture):
            self._clear()
            self.pointing = Pointing()
            self._deal(self._goals(), time)
        else:
            self._pass(self._goals(), time)
        self._show_written()

    def finish(self) -> None:
        """Lets every card arrive now."""
        self._motion.finish()

    def point(self, pointing: Pointing, time: int) -> None:
        """Marks what the person points at."""
        if pointing == self.pointing:
            return
        self.pointing = pointing
        goals = self._goals()
        for card in self.picture.hands[Place.BOTTOM]:
            self._send(self.cards[card.key], goals[card.key], min(time, RISE))

    def _goals(self) -> Mapping[str, Goal]:
        return arrange(self.picture, self.layout, self.pointing, self.shows_legal)

    def _pass(self, goals: Mapping[str, Goal], time: int) -> None:
        for key in self.cards.keys() - goals.keys():
            self._motion.fade_out(self.cards.pop(key), time // 2)
        for key, goal in goals.items():
            if key in self.cards:
                self._send(self.cards[key], goal, time)
            else:
                self._motion.fade_in(self._add(key, goal, goal.spot), time // 2)

    def _deal(self, goals: Mapping[str, Goal], time: int) -> None:
        """Card by card from the middle of the table, all in thrice the time of one card."""
        hands = self.picture.hands
        longest = max(len(hand) for hand in hands)
        queue = [hand[turn].key for turn in range(longest) for hand in hands if turn < len(hand)]
        middle = self.layout.middle
        for number, key in enumerate(queue):
            deck = Spot(middle.x(), middle.y(), 0.0, self.layout.hidden, FLYING - number)
            item = self._add(key, goals[key], deck if time else goals[key].spot)
            if time:
                item.show_face(None, 1.0)
            self._motion.send(item, goals[key].spot, time, delay=2 * time * number // len(queue))
        if time:
            self.cards[queue[-1]].setVisible(True)  # stands for the deck
        for key in goals.keys() - self.cards.keys():
            self._add(key, goals[key], goals[key].spot)

    def _send(self, item: CardItem, goal: Goal, time: int) -> None:
        if item.goal != goal:
            item.goal = goal
            item.update()
        elif time or not item.is_flying:
            return  # it lies there, or is on its way already
        self._motion.send(item, goal.spot, time)

    def _add(self, key: str, goal: Goal, spot: Spot) -> CardItem:
        item = CardItem(self.look, goal, spot)
        item.setVisible(not goal.is_covered)
        self.cards[key] = item
        self.addItem(item)
        return item

    def _clear(self) -> None:
        self._motion.finish()
        for item in tuple(self.cards.values()):
            self.removeItem(item)
        self.cards = {}

    def _show_written(self) -> None:
        picture = self.picture
        for place, item in zip(Place, self.plates, strict=True):
            item.setVisible(place < len(picture.plates))
            plate = picture.plates[place] if place < len(picture.plates) else Plate(0, "")
            item.show_plate(plate, picture.taker is place)
        for words, sign in zip(picture.pile_marks, self.marks, strict=True):
            sign.show_words(words)
        self.title.show_title(picture.contract, picture.facts, picture.practice)
        self.panel.show_title(picture.last_trick_title, bool(picture.last_trick))

    # -- size and looks ------------------------------------------------------------------------------------------------

    def resize(self, size: QSizeF, letters: float) -> None:
        """Fills a view of this size, with letters of so many pixels where there is room."""
        self.layout = Layout(size.width(), size.height(), letters)
        self.setSceneRect(QRectF(QPointF(), size))
        self.renew()
        self._prepare()

    def renew(self) -> None:
        """Lays everything anew, at once."""
        self.show(self.picture, 0)
        layout = self.layout
        for place, item in zip(Place, self.plates, strict=True):
            item.place(layout.plate(place), layout.text, self._felt)
            self.marks[place].is_right = layout.is_pile_right(place)
            self.marks[place].place(layout.pile_marks(place), layout.text, self._felt)
        self.title.place(layout.title(), layout.text, self._felt)
        self.panel.place(layout.last_box(), layout.text, self._felt)

    def set_deck(self, deck: Deck, back: str) -> None:
        """Shows the cards of another deck."""
        self._deck, self._back = deck, back
        self._print()

    def set_felt(self, felt: Felt) -> None:
        """Shows the table in other colours."""
        self._felt, self.look.felt, self._ground = felt, felt, None
        self._print()
        self.renew()
        self.update()

    def _print(self) -> None:
        self.look.prints = self._prints()
        for item in self.cards.values():
            item.update()
        self._prepare()

    def _prepare(self) -> None:
        """Lets the faces of the own hand and of the tricks be made before they are seen."""
        for view in self.views():
            self.ahead.begin(self.look.prints, (self.layout.card, self.layout.trick_card), view.devicePixelRatioF())

    def _prints(self) -> Prints:
        return Prints(self._deck, self._back, self._felt)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802
        size, ratio = self.sceneRect().size(), painter.device().devicePixelRatioF()
        if self._ground is None or self._ground[:2] != (size, ratio):
            self._ground = (size, ratio, ground(size, ratio, self._felt))
        part = QRectF(QRectF(rect).toAlignedRect()) & self.sceneRect()
        painter.drawPixmap(part, self._ground[2], QRectF(part.topLeft() * ratio, part.size() * ratio))

    # -- what is where -------------------------------------------------------------------------------------------------

    def own_card_at(self, point: QPointF) -> CardPicture | None:
        """The card of the own hand that is seen there; a risen one counts where it lay as well, or it would flutter."""
        hand = self.picture.hands[Place.BOTTOM]
        for card, spot in reversed(tuple(zip(hand, self.layout.hand(Place.BOTTOM, len(hand)), strict=True))):
            if _covers(spot, point) or _covers(self.cards[card.key].goal.spot, point):
                return card
        return None

    def open_card_at(self, point: QPointF) -> CardPicture | None:
        """The card that is seen there face up."""
        covering = [item for item in self.cards.values() if _covers(item.spot, point)]
        top = max(covering, key=lambda item: item.spot.z, default=None)
        return top.goal.card if top is not None and top.goal.card.face is not None else None

    def plate_at(self, point: QPointF) -> Plate | None:
        """The plate that is seen there."""
        for place, plate in zip(Place, self.picture.plates, strict=False):
            if self.layout.plate(place).contains(point):
                return plate
        return None

    def pile_at(self, point: QPointF) -> Place | None:
        """Whose pile of won cards is there, if there is one."""
        there = (place for place in Place if self.picture.piles[place] and self.layout.pile_box(place).contains(point))
        return next(there, None)

    def is_last_trick_at(self, point: QPointF) -> bool:
        """Whether a past trick is shown there."""
        return bool(self.picture.last_trick) and self.layout.last_box().contains(point)

    def rect_of(self, key: str) -> QRectF:
        """The rectangle around a card, where it lies or will lie."""
        item = self.cards.get(key)
        return QPolygonF(item.goal.spot.outline()).boundingRect() if item is not None else QRectF()


def _covers(spot: Spot, point: QPointF) -> bool:
    return QPolygonF(spot.outline()).containsPoint(point, Qt.FillRule.OddEvenFill)
