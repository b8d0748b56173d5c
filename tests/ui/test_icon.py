"""The icons of the actions."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtSvg import QSvgRenderer

from freedoko_qt.ui.icon import CHECKED, STROKES, drawn, icon
from freedoko_qt.ui.menu import ENTRIES
from freedoko_qt.ui.theme import COLOURS, palette

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_action_has_an_icon_and_no_icon_is_left_over() -> None:
    assert set(STROKES) == {entry.name for entry in ENTRIES}


def colours_in(picture: QIcon, mode: QIcon.Mode) -> set[str]:
    """The colours of all opaque points."""
    image = picture.pixmap(QSize(24, 24), mode=mode).toImage()
    points = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return {point.name() for point in points if point.alpha() == 255}


@pytest.mark.parametrize("scheme", COLOURS)
def test_an_icon_has_the_colour_of_the_text(scheme: str) -> None:
    colours = palette(COLOURS[scheme])
    faded = colours.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)

    picture = icon("score", colours)

    assert colours_in(picture, QIcon.Mode.Normal) == {colours.color(QPalette.ColorRole.ButtonText).name()}
    assert colours_in(picture, QIcon.Mode.Disabled) == {faded.name()}


@pytest.mark.parametrize("name", CHECKED)
def test_some_icons_look_otherwise_while_their_action_is_on(name: str) -> None:
    picture, size = icon(name, palette(COLOURS["light"])), QSize(24, 24)

    on, off = (picture.pixmap(size, QIcon.Mode.Normal, state).toImage() for state in (QIcon.State.On, QIcon.State.Off))

    assert on != off


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
def test_an_icon_is_drawn_for_the_resolution_of_the_screen(ratio: float) -> None:
    picture = drawn(QSvgRenderer(), 24, ratio)

    assert picture.devicePixelRatio() == ratio
    assert picture.width() == 24 * ratio
