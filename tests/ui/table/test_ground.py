from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.table.ground import ground
from freedoko_qt.ui.theme import FELTS


def test_the_felt_is_lighter_in_the_middle(qtbot: QtBot) -> None:  # noqa: ARG001
    image = ground(QSizeF(400, 300), 1, FELTS["light"]).toImage()
    small = image.scaled(5, 5)
    assert small.pixelColor(2, 2).lightness() > small.pixelColor(0, 4).lightness()


def test_the_picture_is_as_fine_as_the_screen(qtbot: QtBot) -> None:  # noqa: ARG001
    picture = ground(QSizeF(400, 300), 2, FELTS["dark"])
    assert (picture.width(), picture.height(), picture.devicePixelRatio()) == (800, 600, 2)


def test_in_high_contrast_the_felt_is_one_colour(qtbot: QtBot) -> None:  # noqa: ARG001
    image = ground(QSizeF(60, 40), 1, FELTS["contrast"]).toImage()
    assert {image.pixel(x, y) for x in range(60) for y in range(40)} == {FELTS["contrast"].felt.rgb()}


def test_the_grain_is_the_same_each_time(qtbot: QtBot) -> None:  # noqa: ARG001
    one, two = (ground(QSizeF(60, 40), 1, FELTS["light"]).toImage() for _ in range(2))
    assert one == two
