from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from freedoko_qt.app.picture import Plate
from freedoko_qt.engine.contract import Team
from freedoko_qt.ui.table.plate import MORE, PlateItem
from freedoko_qt.ui.table.written import font
from freedoko_qt.ui.theme import FELTS, Felt

PLAIN = Plate(0, "Anna")


def painted(plate: Plate, felt: Felt = FELTS["light"], is_shining: bool = False, ratio: int = 1) -> QImage:
    scene = QGraphicsScene(0, 0, 240, 70)
    item = PlateItem()
    item.show_plate(plate, is_shining)
    item.place(QRectF(12, 12, 200, 44), 13, felt)
    scene.addItem(item)
    image = QImage(240 * ratio, 70 * ratio, QImage.Format.Format_RGB32)
    image.fill(felt.felt)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    scene.render(painter, scene.sceneRect())
    painter.end()
    scene.clear()
    return image


@pytest.mark.parametrize(
    "change",
    [
        {"name": "Bernd"},
        {"is_dealer": True},
        {"is_turn": True},
        {"is_leader": True},
        {"team": Team.RE, "team_name": "Re"},
        {"calls": ("Re",)},
        {"badges": ("Solo",)},
        {"tricks": 3},
        {"points": 42},
    ],
    ids=lambda change: next(iter(change)),
)
@pytest.mark.parametrize("scheme", FELTS)
@pytest.mark.parametrize("ratio", [1, 2])
def test_everything_on_a_plate_can_be_seen(qtbot: QtBot, change: dict[str, object], scheme: str, ratio: int) -> None:  # noqa: ARG001
    felt = FELTS[scheme]
    assert painted(replace(PLAIN, **change), felt, ratio=ratio) != painted(PLAIN, felt, ratio=ratio)  # type: ignore[arg-type]


@pytest.mark.parametrize("scheme", FELTS)
def test_teams_differ_in_shape_and_not_in_colour_alone(qtbot: QtBot, scheme: str) -> None:  # noqa: ARG001
    felt = replace(FELTS[scheme], contra=FELTS[scheme].re, contra_text=FELTS[scheme].re_text)
    re, contra = (painted(replace(PLAIN, team=team, team_name="X"), felt) for team in Team)
    assert re != contra


def test_the_turn_has_a_shape_of_its_own(qtbot: QtBot) -> None:  # noqa: ARG001
    felt = replace(FELTS["light"], turn=FELTS["light"].plate)
    assert painted(replace(PLAIN, is_turn=True), felt) != painted(PLAIN, felt)


def test_the_taker_glows(qtbot: QtBot) -> None:  # noqa: ARG001
    assert painted(PLAIN, is_shining=True).pixelColor(120, 9) != painted(PLAIN).pixelColor(120, 9)


@pytest.mark.parametrize(
    ("room", "expected"),
    [
        (1000, ["Hochzeit", "Kontra", "keine 90", "keine 60"]),
        (250, ["Hochzeit", MORE, "keine 90", "keine 60"]),
        (180, ["Hochzeit", MORE, "keine 60"]),
        (110, [MORE, "keine 60"]),
        (75, ["keine 60"]),
    ],
)
def test_where_room_is_scarce_the_last_call_stays(qtbot: QtBot, room: float, expected: list[str]) -> None:  # noqa: ARG001
    item = PlateItem()
    item.text = 13
    item.show_plate(replace(PLAIN, calls=("Kontra", "keine 90", "keine 60"), badges=("Hochzeit",)), False)
    # The rooms are meant for letters as wide as these.
    letters = font(0.86 * 13, QFont.Weight.DemiBold)
    assert [text for text, _ in item._fitting(letters, room)] == expected


def test_a_single_chip_that_is_too_long_is_shortened(qtbot: QtBot) -> None:  # noqa: ARG001
    item = PlateItem()
    item.show_plate(replace(PLAIN, badges=("A very long badge indeed",)), False)
    [(text, is_call)] = item._fitting(font(11), 80)
    assert text.endswith("…")
    assert not is_call


def test_a_plate_without_calls_has_no_chips(qtbot: QtBot) -> None:  # noqa: ARG001
    item = PlateItem()
    item.show_plate(PLAIN, False)
    assert item._fitting(font(11), 80) == []
