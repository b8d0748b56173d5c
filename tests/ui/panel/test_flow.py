"""The layout in rows."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.panel.flow import FlowLayout


@pytest.fixture
def flow(qtbot: QtBot) -> Iterator[FlowLayout]:
    """Five widgets of 100 by 20."""
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = FlowLayout(holder)
    layout.setSpacing(10)
    for _ in range(5):
        part = QWidget()
        part.setFixedSize(100, 20)
        layout.addWidget(part)
    yield layout
    holder.close()


@pytest.mark.parametrize(
    ("width", "height"), [(540, 20), (539, 50), (320, 50), (210, 80), (100, 140), (50, 140)], ids=str
)
def test_the_narrower_the_more_rows(flow: FlowLayout, width: int, height: int) -> None:
    assert flow.heightForWidth(width) == height


def test_widgets_stand_in_reading_order_and_never_on_each_other(flow: FlowLayout) -> None:
    holder = flow.parentWidget()
    assert holder is not None
    holder.resize(330, 60)
    holder.show()

    places = [flow.itemAt(i).geometry() for i in range(5)]  # type: ignore[union-attr]

    assert [(place.x(), place.y()) for place in places] == [(0, 0), (110, 0), (220, 0), (0, 30), (110, 30)]
    assert not any(a.intersects(b) for a in places for b in places if a is not b)


def test_it_would_like_one_row(flow: FlowLayout) -> None:
    assert flow.sizeHint().width() == 540
    assert flow.sizeHint().height() == 20


def test_a_widget_taken_out_leaves_no_gap(flow: FlowLayout) -> None:
    flow.takeAt(0)

    assert flow.count() == 4
    assert flow.itemAt(4) is None
    assert flow.heightForWidth(430) == 20


def test_a_heading_stands_in_the_row_of_what_it_is_over(flow: FlowLayout) -> None:
    heading, part = QWidget(), QWidget()
    for widget in (heading, part):
        widget.setFixedSize(100, 20)
    flow.add_heading(heading)
    flow.addWidget(part)

    assert flow.heightForWidth(650) == 50
    flow.setGeometry(QRect(0, 0, 650, 50))
    assert [(widget.x(), widget.y()) for widget in (heading, part)] == [(0, 30), (110, 30)]
    assert flow.heightForWidth(760) == 20


def test_a_heading_without_anything_after_it_has_a_place_too(flow: FlowLayout) -> None:
    heading = QWidget()
    heading.setFixedSize(100, 20)
    flow.add_heading(heading)

    assert flow.heightForWidth(650) == 20
    flow.removeWidget(heading)
    heading.deleteLater()
    assert flow.count() == 5
