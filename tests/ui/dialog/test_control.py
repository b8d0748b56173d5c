"""The controls of a form."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from freedoko_qt.ui.dialog import control
from freedoko_qt.ui.dialog.control import Row
from tests.ui.desk import opened

Make = Callable[[Callable[[object], None]], QWidget]
KINDS: list[tuple[Make, object, object]] = [
    (control.switch, True, False),
    (partial(control.choice, "abc"), "b", "c"),
    (partial(control.number, (1, 12)), 11, 3),
    (partial(control.number, (0, 10_000)), 9_999, 0),
    (partial(control.number, (1, 4_294_967_294)), 4_294_967_294, 1),
]


@pytest.mark.parametrize(("make", "value", "other"), KINDS)
def test_what_is_put_is_read_and_not_told(qtbot: QtBot, make: Make, value: object, other: object) -> None:
    told: list[object] = []
    row = Row(make(told.append))
    qtbot.addWidget(row)

    for shown in (value, other, value):
        row.show_value(shown)
        assert control.read(row.control) == shown

    assert told == []


@pytest.mark.parametrize(("make", "value", "other"), KINDS)
def test_what_a_person_does_is_told(qtbot: QtBot, make: Make, value: object, other: object) -> None:
    told: list[object] = []
    made = make(told.append)
    qtbot.addWidget(made)
    control.put(made, value)

    control.put(made, other)

    assert told[-1] == other


@pytest.mark.parametrize(("span", "kind"), [((1, 12), QSlider), ((0, 21), QSpinBox), ((1, 2**32 - 2), QDoubleSpinBox)])
def test_a_number_has_the_control_for_its_span(qtbot: QtBot, span: tuple[int, int], kind: type[QWidget]) -> None:
    made = control.number(span, lambda _: None)
    qtbot.addWidget(made)

    assert isinstance(made, kind)


def test_the_keyboard_stops_at_a_greyed_row_and_hears_why(qtbot: QtBot) -> None:
    row = opened(qtbot, Row(control.switch(lambda _: None)))
    row.control.setFocus()

    row.tell("Bock", "What it does.", "It needs more.")

    assert row.hasFocus()
    assert not row.control.isEnabled()
    assert row.accessibleName() == "Bock, greyed out"
    assert "It needs more." in row.accessibleDescription()
    assert "It needs more." in row.toolTip()


def test_the_keyboard_goes_to_the_control_of_a_row_that_acts(qtbot: QtBot) -> None:
    row = opened(qtbot, Row(control.switch(lambda _: None)))
    row.tell("Bock", "What it does.", "")

    assert row.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert (row.control.accessibleName(), row.control.accessibleDescription()) == ("Bock", "What it does.")
    QTest.mouseClick(row.control, Qt.MouseButton.LeftButton, pos=row.control.rect().center() / 8)
    assert control.read(row.control) is True


def test_what_is_no_control_holds_no_value(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)

    with pytest.raises(TypeError, match="holds no value"):
        control.read(widget)
