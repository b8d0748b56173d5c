"""Where everything lies on the table: pure numbers for a view of any size."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from freedoko_qt.app.picture import Place
from freedoko_qt.ui.deck import ASPECT

FULL = 12  # cards of a full hand
STEP = 0.44  # card widths from one card of a fan to the next, at least: the largest index is 0.40 wide
WIDE_STEP = 0.56  # and at most
BEND = math.radians(0.8)  # from card to card of the own fan
SINK = 0.06  # card widths by which cards that may not be played lie lower
LIFT = 0.14  # card widths by which the card under the mouse or the keys rises
HIDDEN = 0.5  # size of other hands, beside the own cards
HIDDEN_STEP = 0.26  # card widths, at most
PILE = 0.42  # size of won cards, beside the own cards
LAST = 0.62  # size of the cards of the last trick, at most
SHOWN_IN_PILE = 3
MARKS = 3  # rows of words about a pile, at most
MARK_WIDTH, MARK_HEIGHT = 8.5, 1.35  # of the room for such a word, in sizes of letters

HANDS, PLATES, PILES, MARKED, TRICK, PANEL, LAST_TRICK, FLYING = (
    0,
    50,
    100,
    190,
    200,
    390,
    400,
    1000,
)  # heights in the stack

# The middle as a pinwheel, in card widths and heights: whichever card lies on top, every index stays visible.
CROSS = {
    Place.BOTTOM: (-0.23, 0.42, 1.5),
    Place.LEFT: (-1.26, 0.0, -2.5),
    Place.TOP: (0.23, -0.42, -1.5),
    Place.RIGHT: (1.26, 0.06, 2.5),
}
CROSS_WIDTH, CROSS_HEIGHT = 3.64, 1.90
# The last trick closer together: here the places say who lies on whom, so that every index stays visible.
CLOSE = {
    Place.TOP: (0.0, -0.45, 0.0),
    Place.LEFT: (-0.75, -0.04, 0.0),
    Place.RIGHT: (0.75, 0.04, 0.0),
    Place.BOTTOM: (0.0, 0.45, 0.0),
}
CLOSE_WIDTH, CLOSE_HEIGHT = 2.56, 1.94
SIDES = {Place.LEFT: 90.0, Place.TOP: 0.0, Place.RIGHT: -90.0, Place.BOTTOM: 0.0}


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its centre, degrees clockwise, its width, and its height in the stack."""

    x: float
    y: float
    angle: float
    width: float
    z: float

    def raised(self, distance: float) -> "Spot":
        """Moved by so many pixels towards the card's upper edge."""
        turn = math.radians(self.angle)
        return Spot(
            self.x + distance * math.sin(turn), self.y - distance * math.cos(turn), self.angle, self.width, self.z
        )

    def outline(self) -> list[QPointF]:
        """The four corners, clockwise from the upper left one of the card."""
        turn = math.radians(self.angle)
        sin, cos = math.sin(turn), math.cos(turn)
        right, down = self.width / 2, self.width * ASPECT / 2
        corners = ((-right, -down), (right, -down), (right, down), (-right, down))
        return [QPointF(self.x + x * cos - y * sin, self.y + x * sin + y * cos) for x, y in corners]


class Layout:
    """The table in a view of the given size; `text` is the size of its letters in pixels.

    The own fan lies below, hidden hands along the other edges with plates and piles, the trick in what is left.
    """

    def __init__(self, width: float, height: float, letters: float = 13.0) -> None:
        self.width, self.height = max(width, 200.0), max(height, 160.0)
        self.margin = max(6.0, 0.012 * min(self.width, self.height))
        self.gap = 0.8 * self.margin
        own = min((self.width - 2 * self.margin) / (1.2 + (FULL - 1) * STEP), 0.172 * self.height)
        self.card = float(math.floor(own))
        fitting = min(0.026 * self.height, 0.025 * self.width)
        wished = min(letters, 0.031 * self.height, 0.03 * self.width)
        self.text = max(10.0, fitting, wished)
        self._measure_edges()
        self._measure_middle()

    def _measure_edges(self) -> None:
        self.hidden = float(math.floor(HIDDEN * self.card))
        self.small = float(math.floor(PILE * self.card))
        self.plate_height = 3.3 * self.text
        room = self.width / 2 - 0.8 * self.card - self.margin - self.gap
        self.plate_width = min(17 * self.text, room)
        side = self.width - 2 * (self.margin + self.plate_width + self.gap) - 1.2 * self.card
        self.plate_beside_fan = side / (FULL - 1) >= STEP * self.card
        free = side if self.plate_beside_fan else self.width - 2 * self.margin - 1.2 * self.card
        self.step = min(WIDE_STEP * self.card, free / (FULL - 1))
        turn = BEND * (FULL - 1) / 2
        sag = self.step / BEND * (1 - math.cos(turn)) + self.card / 2 * math.sin(turn)
        self.fan_y = self.height - self.margin - SINK * self.card - sag - self.card * ASPECT / 2
        self.fan_top = self.fan_y - self.card * ASPECT / 2
        self.head = self.margin + max(self.hidden * ASPECT, self.plate_height)

    def _measure_middle(self) -> None:
        top, bottom = self.head + self.gap, self.fan_top - LIFT / 2 * self.card
        beside = self.hidden * ASPECT + self.margin + self.gap
        card = min(1.1 * self.card, (bottom - top) / CROSS_HEIGHT / ASPECT, (self.width - 2 * beside) / CROSS_WIDTH)
        self.trick_card = float(math.floor(card))
        self.middle = QPointF(self.width / 2, (top + bottom) / 2)
        # The columns at both sides: plate, hand, pile, and below them the own plate if it has no other room.
        self.column_top = top + self.plate_height + self.gap
        own = 0.0 if self.plate_beside_fan else self.plate_height + self.gap
        self.column_bottom = self.fan_top - own - self.gap

    # -- hands ---------------------------------------------------------------------------------------------------------

    def hand(self, place: Place, count: int) -> tuple[Spot, ...]:
        """The cards of a hand, in its order."""
        if place is Place.BOTTOM:
            return tuple(self._own(index, count) for index in range(count))
        return tuple(self._hidden(place, index, count) for index in range(count))

    def _own(self, index: int, count: int) -> Spot:
        step = min(WIDE_STEP * self.card, self.step * (FULL - 1) / max(1, count - 1))
        turn = BEND * (index - (count - 1) / 2)
        radius = step / BEND
        x, y = self.width / 2 + radius * math.sin(turn), self.fan_y + radius * (1 - math.cos(turn))
        return Spot(x, y, math.degrees(turn), self.card, index)

    def _hidden(self, place: Place, index: int, count: int) -> Spot:
        step = (min(self.length(place), self._longest()) - self.hidden) / (FULL - 1)
        along = (index - (count - 1) / 2) * step
        depth = self.margin + self.hidden * ASPECT / 2
        if place is Place.TOP:
            return Spot(self.width / 2 + along, depth, 0.0, self.hidden, index)
        y = (self.column_top + self.column_bottom - self.small - self.gap) / 2
        if place is Place.LEFT:
            return Spot(depth, y + along, SIDES[place], self.hidden, index)
        return Spot(self.width - depth, y - along, SIDES[place], self.hidden, index)

    def length(self, place: Place) -> float:
        """The room for the fan of another player's full hand."""
        if place is Place.TOP:
            room = 2 * (self.width / 2 - self.margin - self.plate_width - self.gap)
        else:
            room = self.column_bottom - self.small - self.gap - self.column_top
        return max(room, 1.2 * self.hidden)

    def spread(self, index: int, count: int) -> Spot:
        """A card that lies side by side with others in the middle."""
        wide = self.width - 2 * (self.hidden * ASPECT + self.margin + 3 * self.gap)
        width = min(self.trick_card, wide / (1 + 0.6 * (count - 1)))
        step = min(1.06 * width, (wide - width) / max(1, count - 1))
        x = self.middle.x() + (index - (count - 1) / 2) * step
        return Spot(x, self.middle.y(), 0.0, float(math.floor(width)), TRICK + index)

    # -- tricks --------------------------------------------------------------------------------------------------------

    def trick(self, place: Place, order: int) -> Spot:
        """A card in the middle; cards played later lie higher."""
        across, down, angle = CROSS[place]
        x = self.middle.x() + across * self.trick_card
        return Spot(x, self.middle.y() + down * self.trick_card * ASPECT, angle, self.trick_card, TRICK + order)

    def pile(self, place: Place, number: int) -> Spot:
        """The n-th card of a player's won cards."""
        shift = 1.2 * min(number, SHOWN_IN_PILE)
        box = self.pile_box(place)
        angle = 0.0 if box.width() < box.height() else 90.0
        return Spot(box.center().x() - shift, box.center().y() - shift, angle, self.small, PILES + number)

    def pile_box(self, place: Place) -> QRectF:
        """The place kept for a player's won cards."""
        wide, high = self.small, self.small * ASPECT
        if place is Place.TOP:
            left = self.width / 2 - min(self.length(place), self._longest()) / 2 - self.gap - wide
            return QRectF(left, self.margin, wide, high)
        if place is Place.LEFT:
            return QRectF(self.margin + self.gap, self.column_bottom - wide, high, wide)
        if place is Place.RIGHT:
            return QRectF(self.width - self.margin - self.gap - high, self.column_bottom - wide, high, wide)
        if self.plate_beside_fan:
            fan = self.step * (FULL - 1) + 1.2 * self.card
            left = min(self.width / 2 + fan / 2 + self.gap, self.width - self.margin - wide)
            return QRectF(left, self.height - self.margin - SINK * self.card - high, wide, high)
        return QRectF(self.width - self.margin - self.gap - high, self.fan_top - self.gap - wide, high, wide)

    def pile_marks(self, place: Place) -> QRectF:
        """Where words about a player's pile lie: over it, and beyond it where no cards are."""
        box, wide, high = self.pile_box(place), MARK_WIDTH * self.text, MARKS * MARK_HEIGHT * self.text
        left = box.right() - wide if self.is_pile_right(place) else box.left()
        bottom = self.head if place is Place.TOP else box.bottom()
        return QRectF(min(left, self.width - self.margin - wide), bottom - high, wide, high)

    def is_pile_right(self, place: Place) -> bool:
        """Whether a pile lies at the right edge of the table."""
        return place is Place.RIGHT or (place is Place.BOTTOM and not self.plate_beside_fan)

    def _longest(self) -> float:
        return self.hidden * (1 + HIDDEN_STEP * (FULL - 1))

    # -- what is written -----------------------------------------------------------------------------------------------

    def plate(self, place: Place) -> QRectF:
        """The plate of a player."""
        wide, high = self.plate_width, self.plate_height
        if place is Place.TOP:
            left = self.width / 2 + min(self.length(place), self._longest()) / 2 + self.gap
            return QRectF(left, self.margin, wide, high)
        if place is Place.LEFT:
            return QRectF(self.margin, self.head + self.gap, wide, high)
        if place is Place.RIGHT:
            return QRectF(self.width - self.margin - wide, self.head + self.gap, wide, high)
        if self.plate_beside_fan:
            fan = self.step * (FULL - 1) + 1.2 * self.card
            left = max(self.margin, self.width / 2 - fan / 2 - self.gap - wide)
            return QRectF(left, self.height - self.margin - SINK * self.card - high, wide, high)
        return QRectF(self.margin, self.fan_top - self.gap - high, wide, high)

    def title(self) -> QRectF:
        """The name of the game and the facts below it, in the upper left corner."""
        right = self.pile_box(Place.TOP).left() - self.gap
        return QRectF(self.margin, self.margin, min(right - self.margin, 20 * self.text), self.head - self.margin)

    # -- what lies over the table --------------------------------------------------------------------------------------

    def over(self, wanted: QSizeF, least: QSizeF) -> QRectF:
        """A place for a panel over cards that matter no more: beside and below the plates, in the middle if it can be.

        Where less than `least` would be left, it may cover plates.
        """
        below, beside = self.plate(Place.LEFT).bottom() + self.gap, self.plate(Place.BOTTOM).right() + self.gap
        top = below if self.height - self.margin - below >= least.height() else self.margin
        left = beside if self.width - self.margin - beside >= least.width() else self.margin
        width = min(wanted.width(), self.width - self.margin - left)
        height = min(wanted.height(), self.height - self.margin - top)
        x, y = max(left, (self.width - width) / 2), max(top, self.middle.y() - height / 2)
        return QRectF(x, min(y, self.height - self.margin - height), width, height)

    # -- the last trick, shown aside -----------------------------------------------------------------------------------

    def last_box(self) -> QRectF:
        """The small panel that shows the last trick, right of the running one."""
        right = self.width - self.margin
        room = right - self.middle.x() - CROSS_WIDTH / 2 * self.trick_card - self.gap
        top, bottom = self.column_top, self.fan_top - self.gap
        width = min(room, max(CLOSE_WIDTH * LAST * self.card, 12 * self.text) + 2 * self.gap)
        card = self._last_card(width, bottom - top)
        height = CLOSE_HEIGHT * ASPECT * card + self._last_title() + 2 * self.gap
        return QRectF(right - width, top, width, min(height, bottom - top))

    def last(self, place: Place) -> Spot:
        """A card of the last trick in its panel."""
        box = self.last_box()
        card = self._last_card(box.width(), box.height())
        across, down, angle = CLOSE[place]
        y = (box.top() + self._last_title() + box.bottom()) / 2
        return Spot(
            box.center().x() + across * card,
            y + down * card * ASPECT,
            angle,
            card,
            LAST_TRICK + list(CLOSE).index(place),
        )

    def _last_title(self) -> float:
        return 3.2 * self.text

    def _last_card(self, width: float, height: float) -> float:
        wide = (width - 2 * self.gap) / CLOSE_WIDTH
        high = (height - self._last_title() - 2 * self.gap) / CLOSE_HEIGHT / ASPECT
        return float(math.floor(max(12.0, min(LAST * self.card, wide, high))))
