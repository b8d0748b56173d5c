"""Pictures made before they are wanted."""

import pytest
from PySide6.QtCore import QObject

from freedoko_qt.engine.card import CARDS, Card
from freedoko_qt.ui.deck import Deck
from freedoko_qt.ui.table.ahead import Ahead
from freedoko_qt.ui.table.prints import Prints
from freedoko_qt.ui.theme import FELTS

pytestmark = pytest.mark.usefixtures("qapp")


class Noted(Prints):
    """Notes which pictures are asked for."""

    def __init__(self) -> None:
        super().__init__(Deck("classic", "en"), "blue", FELTS["light"])
        self.asked: list[tuple[Card | None, float, float, bool]] = []

    def picture(self, face: Card | None, width: float, ratio: float, is_veiled: bool) -> None:  # type: ignore[override]
        self.asked.append((face, width, ratio, is_veiled))


def test_every_face_is_made_in_every_width_one_at_a_time() -> None:
    parent, prints = QObject(), Noted()
    ahead = Ahead(parent, lambda: False)
    ahead.begin(prints, (20.0, 30.0), 2.0)
    assert prints.asked == []
    ahead.step()
    assert len(prints.asked) == 1
    while ahead.timer.isActive():
        ahead.step()
    assert prints.asked == [(face, width, 2.0, False) for width in (20.0, 30.0) for face in CARDS]


def test_nothing_is_made_while_cards_move() -> None:
    parent, prints = QObject(), Noted()
    ahead = Ahead(parent, lambda: True)
    ahead.begin(prints, (20.0,), 1.0)
    ahead.step()
    assert prints.asked == []
    assert ahead.timer.isActive()


def test_another_size_takes_the_place_of_the_one_before() -> None:
    parent, prints = QObject(), Noted()
    ahead = Ahead(parent, lambda: False)
    ahead.begin(prints, (20.0,), 1.0)
    ahead.step()
    ahead.begin(prints, (30.0,), 1.0)
    while ahead.timer.isActive():
        ahead.step()
    assert {width for _, width, *_ in prints.asked[1:]} == {30.0}
