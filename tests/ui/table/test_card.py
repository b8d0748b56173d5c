from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import CardPicture
from freedoko_qt.engine.card import Card
from freedoko_qt.ui.deck import ASPECT, Deck
from freedoko_qt.ui.table.arrange import Goal
from freedoko_qt.ui.table.card import CardItem, Look
from freedoko_qt.ui.table.layout import Spot
from freedoko_qt.ui.table.prints import Prints
from freedoko_qt.ui.theme import FELTS

WIDTH = 60
MIDDLE = 100
SPOT = Spot(MIDDLE, MIDDLE, 0, WIDTH, 0)
FELT = FELTS["light"]


def painted(goal: Goal, ratio: int = 1, turning: float = 1.0, is_flying: bool = False) -> QImage:
    """A scene of 200 by 200 with one card in its middle."""
    scene = QGraphicsScene(0, 0, 200, 200)
    item = CardItem(Look(Prints(Deck("classic", "en"), "blue", FELT), FELT), goal, goal.spot)
    item.show_face(goal.card.face, turning)
    if is_flying:
        item.fly()
    scene.addItem(item)
    image = QImage(200 * ratio, 200 * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#008000"))
    painter = QPainter(image)
    scene.render(painter, scene.sceneRect())
    painter.end()
    scene.clear()
    return image


def goal(face: Card | None = Card.CQ, **marks: bool) -> Goal:
    return Goal(CardPicture("1.0", face), SPOT, **marks)


@pytest.mark.parametrize("ratio", [1, 2])
def test_the_card_is_painted_where_it_lies(qtbot: QtBot, ratio: int) -> None:  # noqa: ARG001
    image = painted(goal(), ratio)
    left = image.pixelColor((MIDDLE - WIDTH // 2 + 3) * ratio, MIDDLE * ratio)
    outside = image.pixelColor((MIDDLE - WIDTH) * ratio, MIDDLE * ratio)
    assert left.lightness() > 200
    assert outside == QColor("#008000")


def test_twice_the_pixels_show_twice_the_detail(qtbot: QtBot) -> None:  # noqa: ARG001
    fine = painted(goal(), 2)
    blown_up = painted(goal()).scaled(400, 400)
    differing = sum(fine.pixel(x, y) != blown_up.pixel(x, y) for x in range(150, 250, 3) for y in range(120, 280, 3))
    assert differing > 100


def test_face_and_back_differ(qtbot: QtBot) -> None:  # noqa: ARG001
    assert painted(goal(Card.CQ)) != painted(goal(None))


def test_a_turning_card_is_narrower(qtbot: QtBot) -> None:  # noqa: ARG001
    image = painted(goal(Card.HA), turning=0.3)
    assert image.pixelColor(MIDDLE - WIDTH // 2 + 3, MIDDLE) == QColor("#008000")
    assert image.pixelColor(MIDDLE - WIDTH // 8, MIDDLE - 20) != QColor("#008000")


def test_the_focus_ring_is_three_pixels_wide(qtbot: QtBot) -> None:  # noqa: ARG001
    image = painted(goal(is_ringed=True))
    column = [image.pixelColor(MIDDLE, y) for y in range(MIDDLE)]
    assert column.count(FELT.focus) in (2, 3)
    assert column.count(FELT.focus) > [painted(goal()).pixelColor(MIDDLE, y) for y in range(MIDDLE)].count(FELT.focus)


def test_the_taker_glows(qtbot: QtBot) -> None:  # noqa: ARG001
    above = MIDDLE - round(WIDTH * ASPECT / 2) - 5
    glow = painted(goal(is_shining=True)).pixelColor(MIDDLE, above)
    plain = painted(goal()).pixelColor(MIDDLE, above)
    assert glow.red() > plain.red() + 60


def test_nothing_is_painted_outside_the_bounding_rectangle(qtbot: QtBot) -> None:  # noqa: ARG001
    look = Look(Prints(Deck("classic", "en"), "blue", FELT), FELT)
    bounds = CardItem(look, goal(), SPOT).boundingRect().translated(MIDDLE, MIDDLE)
    image = painted(goal(is_ringed=True, is_shining=True))
    stray = [
        (x, y)
        for x in range(200)
        for y in range(200)
        if not bounds.contains(x, y) and image.pixelColor(x, y) != QColor("#008000")
    ]
    assert stray == []


@pytest.mark.parametrize("ratio", [1, 2])
@pytest.mark.parametrize("angle", [0.0, 2.0, 90.0])
def test_a_card_that_rests_looks_like_one_that_flies_by(qtbot: QtBot, angle: float, ratio: int) -> None:  # noqa: ARG001
    there = Goal(CardPicture("1.0", Card.HA), replace(SPOT, angle=angle))
    resting, flying = painted(there, ratio), painted(there, ratio, is_flying=True)
    small = [image.scaled(25, 25, mode=Qt.TransformationMode.SmoothTransformation) for image in (resting, flying)]
    differences = [
        abs(QColor(small[0].pixel(x, y)).lightness() - QColor(small[1].pixel(x, y)).lightness())
        for x in range(25)
        for y in range(25)
    ]
    assert max(differences) < 24
