"""Cards on their way: one clock moves, turns and fades them, and rests when all have arrived."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from freedoko_qt.engine.card import Card
from freedoko_qt.ui.table.card import CardItem
from freedoko_qt.ui.table.layout import FLYING, Spot

FRAME = 16  # milliseconds


@dataclass(frozen=True, slots=True)
class Journey:
    """From where to where a card goes, and when, in milliseconds of the clock."""

    start: Spot
    end: Spot
    old_face: Card | None
    face: Card | None
    begin: int
    length: int
    fade: tuple[float, float] = (1.0, 1.0)
    leaves: bool = False  # the card is gone when it has arrived


class Motion(QObject):
    """The journeys that are under way. Without time every card arrives at once and the clock never starts."""

    settled = Signal()
    left = Signal(object)  # a CardItem that has faded away

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._journeys: dict[CardItem, Journey] = {}
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Whether any card is on its way."""
        return bool(self._journeys)

    def end_of(self, item: CardItem) -> Spot:
        """Where a card will lie in the end."""
        journey = self._journeys.get(item)
        return journey.end if journey else item.spot

    def send(self, item: CardItem, spot: Spot, time: int, delay: int = 0) -> None:
        """Sends a card to a spot and its goal's face, unseen until the delay is over.

        A card that is going there already goes on undisturbed.
        """
        face = item.goal.card.face
        under_way = self._journeys.get(item)
        if under_way and time:
            if (under_way.end, under_way.face) == (spot, face):
                return
            self._arrive(item)
        if not time or (item.spot == spot and item.face is face):
            self._journeys.pop(item, None)
            self._rest(item, spot, face)
            return
        item.print_width = max(item.spot.width, spot.width)
        self._start(item, Journey(item.spot, spot, item.face, face, self._now() + delay, time))
        item.setVisible(not delay)

    def fade_in(self, item: CardItem, time: int) -> None:
        """Lets a new card appear where it lies."""
        if time:
            item.setOpacity(0.0)
            self._start(item, Journey(item.spot, item.spot, item.face, item.face, self._now(), time, (0.0, 1.0)))

    def fade_out(self, item: CardItem, time: int) -> None:
        """Lets a card disappear; `left` tells when it is gone."""
        self._journeys.pop(item, None)
        if time:
            fade = (item.opacity(), 0.0)
            self._start(item, Journey(item.spot, item.spot, item.face, item.face, self._now(), time, fade, leaves=True))
        else:
            self.left.emit(item)

    def finish(self) -> None:
        """Lets every card arrive now."""
        was_running = self.is_running
        for item in tuple(self._journeys):
            self._arrive(item)
        self._timer.stop()
        if was_running:
            self.settled.emit()

    def _now(self) -> int:
        return self._clock.elapsed() if self._timer.isActive() else 0

    def _start(self, item: CardItem, journey: Journey) -> None:
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()
        self._journeys[item] = journey
        item.fly()
        item.setVisible(True)

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for item, journey in tuple(self._journeys.items()):
            if now >= journey.begin + journey.length:
                self._arrive(item)
            elif now > journey.begin:
                _show(item, journey, (now - journey.begin) / journey.length)
        if not self._journeys:
            self._timer.stop()
            self.settled.emit()

    def _arrive(self, item: CardItem) -> None:
        journey = self._journeys.pop(item)
        if journey.leaves:
            self.left.emit(item)
        else:
            self._rest(item, journey.end, journey.face)

    def _rest(self, item: CardItem, spot: Spot, face: Card | None) -> None:
        item.print_width = spot.width
        item.put(spot)
        item.rest()
        item.show_face(face, 1.0)
        item.setOpacity(1.0)
        item.setVisible(not item.goal.is_covered)


def _show(item: CardItem, journey: Journey, share: float) -> None:
    """Shows a card on its way, after so much of the time."""
    item.setVisible(True)
    eased = 1 - (1 - share) ** 3
    start, end = journey.start, journey.end
    # A card that changes heaps flies above all others.
    height = end.z if abs(end.z - start.z) < 12 else end.z + FLYING
    item.put(
        Spot(
            start.x + (end.x - start.x) * eased,
            start.y + (end.y - start.y) * eased,
            start.angle + (end.angle - start.angle) * eased,
            start.width + (end.width - start.width) * eased,
            height,
        )
    )
    if journey.old_face is not journey.face:
        seen = journey.old_face if eased < 0.5 else journey.face
        item.show_face(seen, abs(math.cos(math.pi * eased)))
    before, after = journey.fade
    item.setOpacity(before + (after - before) * eased)
