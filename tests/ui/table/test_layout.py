import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF

from freedoko_qt.app.picture import Place
from freedoko_qt.ui.deck import ASPECT
from freedoko_qt.ui.table.layout import LIFT, SINK, Layout, Spot

SIZES = [
    (480, 400),
    (520, 430),
    (520, 500),
    (780, 440),
    (780, 500),
    (780, 540),
    (800, 900),
    (1000, 720),
    (1260, 720),
    (1640, 980),
    (1900, 980),
    (2540, 1300),
    (3820, 2060),
    (1200, 420),
]
LETTERS = [13, 26]
INDEX = (0.40, 0.30)  # the largest letter of any style, in card widths and heights
CASES = [(*size, letters) for size in SIZES for letters in LETTERS]
sizes = pytest.mark.parametrize(("width", "height", "letters"), CASES)


def polygon(spot: Spot) -> QPolygonF:
    return QPolygonF(spot.outline())


def index(spot: Spot) -> QPolygonF:
    """The upper left corner of a card with its letter."""
    left, right, _, below = spot.outline()
    across, down = (right - left) * INDEX[0], (below - left) * INDEX[1]
    return QPolygonF([left, left + across, left + across + down, left + down])


def area(shape: QPolygonF) -> float:
    points = [shape.at(number) for number in range(shape.size())]
    crosses = (a.x() * b.y() - a.y() * b.x() for a, b in zip(points, points[1:] + points[:1], strict=True))
    return abs(sum(crosses)) / 2


def overlap(one: QPolygonF, other: QPolygonF) -> float:
    return area(one.intersected(other))


def everything(layout: Layout) -> list[QRectF]:
    spots = [spot for place in Place for spot in layout.hand(place, 12)]
    spots += [spot.raised(LIFT * layout.card) for spot in layout.hand(Place.BOTTOM, 12)]
    spots += [spot.raised(-SINK * layout.card) for spot in layout.hand(Place.BOTTOM, 12)]
    spots += [layout.trick(place, order) for order, place in enumerate(Place)]
    spots += [layout.last(place) for place in Place]
    spots += [layout.pile(place, number) for place in Place for number in range(48)]
    written = [*map(layout.plate, Place), layout.title(), layout.last_box(), *map(layout.pile_box, Place)]
    return [polygon(spot).boundingRect() for spot in spots] + written


@sizes
def test_nothing_is_outside_the_view(width: int, height: int, letters: int) -> None:
    view = QRectF(-0.01, -0.01, width + 0.02, height + 0.02)
    outside = [rect for rect in everything(Layout(width, height, letters)) if not view.contains(rect)]
    assert outside == []


@sizes
@pytest.mark.parametrize("count", [2, 7, 10, 12])
def test_every_index_of_the_own_fan_can_be_read(width: int, height: int, letters: int, count: int) -> None:
    spots = Layout(width, height, letters).hand(Place.BOTTOM, count)
    for left, right in pairwise(spots):
        assert overlap(index(left), polygon(right)) < 1
        assert right.z > left.z


@sizes
def test_no_card_of_a_trick_hides_the_index_of_another(width: int, height: int, letters: int) -> None:
    spots = [Layout(width, height, letters).trick(place, 0) for place in Place]
    for spot in spots:
        assert [other for other in spots if other != spot and overlap(index(spot), polygon(other)) > 1] == []


@sizes
def test_every_index_of_the_last_trick_can_be_read(width: int, height: int, letters: int) -> None:
    layout = Layout(width, height, letters)
    spots = [layout.last(place) for place in Place]
    for spot in spots:
        above = [other for other in spots if other.z > spot.z]
        assert [other for other in above if overlap(index(spot), polygon(other)) > 1] == []
        assert layout.last_box().contains(polygon(spot).boundingRect())


@sizes
def test_plates_cover_no_card_and_no_plate(width: int, height: int, letters: int) -> None:
    layout = Layout(width, height, letters)
    spots = [spot for place in Place for spot in layout.hand(place, 12)]
    spots += [layout.trick(place, 0) for place in Place]
    spots += [layout.pile(place, number) for place in Place for number in range(4)]
    written = [*map(layout.plate, Place), layout.title()]
    for rect in written:
        assert [spot for spot in spots if overlap(polygon(spot), QPolygonF(rect)) > 1] == []
        assert [other for other in written if other != rect and other.intersects(rect)] == []


@sizes
def test_piles_hands_and_trick_keep_apart(width: int, height: int, letters: int) -> None:
    layout = Layout(width, height, letters)
    groups = [layout.hand(place, 12) for place in Place]
    groups += [tuple(layout.pile(place, number) for number in range(4)) for place in Place]
    groups.append(tuple(layout.trick(place, 0) for place in Place))
    for number, group in enumerate(groups):
        for other in groups[number + 1 :]:
            assert max(overlap(polygon(one), polygon(two)) for one in group for two in other) < 1


@sizes
def test_the_last_trick_leaves_the_running_one_alone(width: int, height: int, letters: int) -> None:
    layout = Layout(width, height, letters)
    box = QPolygonF(layout.last_box())
    assert max(overlap(polygon(layout.trick(place, 0)), box) for place in Place) < 1


@sizes
def test_plates_have_room_for_names(width: int, height: int, letters: int) -> None:
    layout = Layout(width, height, letters)
    for place in Place:
        assert layout.plate(place).width() >= 9 * layout.text


def test_cards_are_large_enough_in_the_smallest_window() -> None:
    layout = Layout(780, 500)
    assert layout.card >= 80
    assert layout.trick_card >= 80


def test_a_card_played_later_lies_higher() -> None:
    layout = Layout(1000, 700)
    heights = [layout.trick(place, order).z for order, place in enumerate((Place.TOP, Place.RIGHT, Place.BOTTOM))]
    assert heights == sorted(set(heights))


def test_the_fan_closes_up_as_cards_are_played() -> None:
    layout = Layout(1000, 700)
    for count in (1, 5, 12):
        spots = layout.hand(Place.BOTTOM, count)
        assert (spots[0].x + spots[-1].x) / 2 == pytest.approx(500)
    assert layout.hand(Place.BOTTOM, 5)[0].x > layout.hand(Place.BOTTOM, 12)[0].x
    assert layout.hand(Place.BOTTOM, 0) == ()


def test_a_raised_card_moves_along_its_own_edge() -> None:
    upright, turned = Spot(100, 100, 0, 50, 0).raised(10), Spot(100, 100, 90, 50, 0).raised(10)
    assert (upright.x, upright.y) == (100, 90)
    assert math.dist((turned.x, turned.y), (110, 100)) < 1e-9


def test_the_outline_begins_at_the_upper_left_corner_of_the_card() -> None:
    first = Spot(0, 0, 90, 100, 0).outline()[0]
    assert math.dist((first.x(), first.y()), (50 * ASPECT, -50)) < 1e-9
    assert Spot(0, 0, 0, 100, 0).outline()[0] == QPointF(-50, -50 * ASPECT)


@sizes
def test_a_panel_over_the_table_covers_no_plate_where_there_is_room(width: int, height: int, letters: int) -> None:
    layout, least = Layout(width, height, letters), QSizeF(300, 200)
    panel = layout.over(QSizeF(560, 380), least)
    has_room = (
        width - layout.margin - layout.gap - layout.plate(Place.BOTTOM).right() >= least.width()
        and height - layout.margin - layout.gap - layout.plate(Place.LEFT).bottom() >= least.height()
    )
    covered = [place for place in Place if panel.intersects(layout.plate(place))]
    assert QRectF(0, 0, width, height).contains(panel)
    assert not (has_room and covered)


def test_a_panel_lies_in_the_middle_of_a_large_table() -> None:
    layout = Layout(1900, 980)
    panel = layout.over(QSizeF(560, 380), QSizeF(300, 200))
    assert (panel.size(), panel.center().x()) == (QSizeF(560, 380), 950)


@sizes
@pytest.mark.parametrize("count", [1, 3, 5, 10, 12])
def test_cards_side_by_side_fit_between_the_other_hands(width: int, height: int, letters: int, count: int) -> None:
    layout = Layout(width, height, letters)
    spots = [layout.spread(number, count) for number in range(count)]
    left, right = layout.hand(Place.LEFT, 12)[0], layout.hand(Place.RIGHT, 12)[0]
    inner = (left.x + left.width * ASPECT / 2, right.x - right.width * ASPECT / 2)
    assert inner[0] <= spots[0].x - spots[0].width / 2
    assert spots[-1].x + spots[-1].width / 2 <= inner[1]
    assert all(two.x - one.x >= INDEX[0] * one.width for one, two in pairwise(spots))


@sizes
def test_words_about_a_pile_lie_on_it_and_cover_no_plate_and_no_own_card(width: int, height: int, letters: int) -> None:
    layout = Layout(width, height, letters)
    view = QRectF(0, 0, layout.width, layout.height)
    others = [layout.plate(place) for place in Place]
    others += [polygon(spot).boundingRect() for spot in layout.hand(Place.BOTTOM, 12)]
    for place in Place:
        words = layout.pile_marks(place)
        assert words.intersects(layout.pile_box(place))
        assert view.contains(words)
        assert not [other for other in others if words.intersects(other.adjusted(1, 1, -1, -1))]
