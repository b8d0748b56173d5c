"""The curves of the running sums: where they lie, and in which colours."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.ui.panel.curve import MARKERS, ON_DARK, ON_LIGHT, apart, curves, draw, ink, nice, plan
from freedoko_qt.ui.theme import COLOURS, palette
from tests.ui.desk import NAMES, SHEET, row

AGAIN = replace(row(1, (0, 0, 0, 0), (2, -2, -2, 2)), number=None)

# What people see who lack one of the three kinds of cones: from linear light to linear light. Source: Machado,
# Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009.
SIGHTS: dict[str, tuple[tuple[float, ...], ...]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
FAR = 25
"""A difference of colours in the Lab space that nobody overlooks; just noticeable is 2.3."""


def linear(name: str) -> list[float]:
    """The light of a colour."""
    colour = QColor(name)
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(name: str) -> float:
    """How bright a colour is, from 0 to 1."""
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear(name), strict=True))


def lab(light: Sequence[float]) -> tuple[float, float, float]:
    """A colour in the space in which distances are those that people see."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(name: str, sight: str) -> tuple[float, float, float]:
    """A colour as somebody sees it."""
    light = linear(name)
    return lab([sum(a * b for a, b in zip(line, light, strict=True)) for line in SIGHTS[sight]])


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("colours", [ON_LIGHT, ON_DARK], ids=["light", "dark"])
def test_nobody_takes_one_colour_for_another(colours: tuple[str, ...], sight: str) -> None:
    nearest = min(dist(seen(one, sight), seen(other, sight)) for one, other in combinations(colours, 2))

    assert nearest >= FAR


@pytest.mark.parametrize("scheme", COLOURS)
def test_curves_stand_out_from_what_they_are_drawn_on(scheme: str) -> None:
    colours = ink(palette(COLOURS[scheme]))

    for line in colours.lines:
        dim, bright = sorted((luminance(line.name()), luminance(colours.base.name())))
        assert (bright + 0.05) / (dim + 0.05) >= 2.95


def test_deals_that_came_to_nothing_are_no_moments() -> None:
    shown = curves(replace(SHEET, rows=(SHEET.rows[0], AGAIN, SHEET.rows[1])))

    assert shown.moments == ((0, 0, 0, 0), (2, -2, -2, 2), (-7, 1, 1, 5))
    assert shown.rows == (0, 2)
    assert shown.rounds == (2,)
    assert (shown.lowest, shown.highest, shown.games) == (-7, 5, 2)


@pytest.mark.parametrize(
    ("least", "step"),
    [(0, 1), (0.3, 1), (1, 1), (1.2, 2), (3, 5), (5.5, 10), (11, 20), (21, 50), (70, 100), (999, 1000)],
)
def test_steps_are_round_numbers(least: float, step: int) -> None:
    assert nice(least) == step


@given(st.lists(st.floats(0, 100), min_size=1, max_size=5))
def test_names_lie_apart_and_within(wanted: list[float]) -> None:
    placed = apart(wanted, 20, 0, 100)

    assert min(placed) >= 0
    assert max(placed) <= 100
    assert all(lower - higher >= 20 - 1e-9 for higher, lower in pairwise(sorted(placed)))


def test_names_that_have_room_stay_where_they_are() -> None:
    assert apart([90, 10, 50], 20, 0, 100) == [90, 10, 50]


@pytest.mark.usefixtures("qapp")
@given(st.lists(st.lists(st.integers(-500, 500), min_size=4, max_size=4), min_size=1, max_size=40))
def test_every_sum_lies_within_the_area(sums: list[list[int]]) -> None:
    rows = tuple(row(number, tuple(line), tuple(line)) for number, line in enumerate(sums, 1))
    shown = curves(SheetPicture(names=NAMES, rows=rows))
    laid = plan(QRectF(0, 0, 400, 300), shown, QFontMetricsF(QFont()))

    for moment, line in enumerate(shown.moments):
        assert laid.moment(laid.x(moment)) == moment
        for total in (*line, 0):
            assert laid.area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(laid.point(moment, total))
    assert 0 in laid.levels
    assert laid.area.left() >= 0


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1, 2])
@pytest.mark.parametrize("scheme", COLOURS)
def test_every_player_is_drawn_in_the_own_colour(scheme: str, ratio: int) -> None:
    image = QImage(400 * ratio, 300 * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    colours = ink(palette(COLOURS[scheme]))
    image.fill(colours.base)
    painter = QPainter(image)
    draw(painter, QRectF(0, 0, 400, 300), curves(SHEET), colours)
    painter.end()

    found = set(memoryview(image.constBits()).cast("B").cast("I"))
    assert {line.rgb() for line in colours.lines[:4]} <= found
    assert colours.lines[4].rgb() not in found - {colours.text.rgb()}


@pytest.mark.usefixtures("qapp")
def test_every_player_has_a_marker_of_another_shape() -> None:
    shapes = []
    for paint in MARKERS.values():
        image = QImage(40, 40, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(20, 20)
        painter.setBrush(QColor("black"))
        paint(painter, 10)
        painter.end()
        shapes.append(frozenset((x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y).alpha()))

    assert len(set(shapes)) == 5
    assert all(len(one ^ other) > 40 for one, other in combinations(shapes, 2))
