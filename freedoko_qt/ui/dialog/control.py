"""The controls of a form: made for a kind of value, filled and read."""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionFocusRect,
    QWidget,
)

from freedoko_qt.ui.dialog.lists import NameList, NumberList

LONGEST_SLIDER = 20
LARGEST_NUMBER = 2**31 - 1  # that a QSpinBox can hold

Told = Callable[[object], None]


def switch(told: Told) -> QCheckBox:
    """On or off."""
    box = QCheckBox()
    box.toggled.connect(told)
    return box


def choice(values: Iterable[object], told: Told) -> QComboBox:
    """One of several values; their titles come with the language."""
    combo = QComboBox()
    for value in values:
        combo.addItem("", value)
    combo.currentIndexChanged.connect(lambda index: told(combo.itemData(index)))
    return combo


def number(span: tuple[int, int], told: Told) -> QWidget:
    """A number within a span: a slider for a short one."""
    if span[1] - span[0] <= LONGEST_SLIDER:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(*span)
        slider.setPageStep(1)
        slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        slider.setTickInterval(1)
        slider.valueChanged.connect(told)
        return slider
    if span[1] <= LARGEST_NUMBER:
        spin = QSpinBox()
        spin.setRange(*span)
        spin.valueChanged.connect(told)
        return spin
    wide = QDoubleSpinBox(decimals=0)
    wide.setRange(*span)
    wide.valueChanged.connect(lambda chosen: told(int(chosen)))
    return wide


def put(control: QWidget, value: Any) -> None:
    """Shows a value in the control made for it."""
    match control:
        case QCheckBox():
            control.setChecked(value)
        case QComboBox():
            control.setCurrentIndex(control.findData(value))
        case QSlider() | QSpinBox() | QDoubleSpinBox():
            control.setValue(value)
        case NameList() | NumberList():
            control.show_value(value)


def read(control: QWidget) -> object:
    """The value that a control shows."""
    match control:
        case QCheckBox():
            return control.isChecked()
        case QComboBox():
            return control.currentData()
        case QDoubleSpinBox():
            return int(control.value())
        case QSlider() | QSpinBox():
            return control.value()
        case NameList() | NumberList():
            return control.value
    raise TypeError(f"{control} holds no value")


class Row(QWidget):
    """A control with what belongs to it; while the control is greyed out the keyboard stops here instead.

    So the reason can be read, and heard, by those who use no mouse.
    """

    def __init__(self, control: QWidget) -> None:
        super().__init__()
        self.control = control
        self._number = QLabel()
        self._told = ("", "", "")
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(control, 1)
        if isinstance(control, QSlider):
            width = self._number.fontMetrics().horizontalAdvance("000")
            self._number.setMinimumWidth(width)
            self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            control.valueChanged.connect(self._number.setNum)
            line.addWidget(self._number)

    @property
    def stops(self) -> list[QWidget]:
        """Where the Tab key stops, in this order; some of it while the control is greyed out, the rest else."""
        inside = self.control.stops if isinstance(self.control, NameList | NumberList) else [self.control]
        return [self, *inside]

    def show_value(self, value: object) -> None:
        """Shows a value without anybody being told."""
        before = self.control.blockSignals(True)
        put(self.control, value)
        self.control.blockSignals(before)
        if isinstance(self.control, QSlider):
            self._number.setNum(self.control.value())

    def tell(self, title: str, meaning: str, why_idle: str) -> None:
        """Takes title and help in the user's language; a reason means that the rule has no effect now."""
        if self._told == (title, meaning, why_idle):
            return
        self._told = title, meaning, why_idle
        is_idle = bool(why_idle)
        if is_idle and self.control.hasFocus():
            self.setFocus()
        self.control.setEnabled(not is_idle)
        self._number.setEnabled(not is_idle)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_idle else Qt.FocusPolicy.NoFocus)
        tip = f"{meaning}\n{why_idle}" if is_idle else meaning
        greyed = QCoreApplication.translate("form", "%1, greyed out")
        self.setAccessibleName(greyed.replace("%1", title) if is_idle else "")
        self.setAccessibleDescription(tip if is_idle else "")
        self.setToolTip(tip)
        self.control.setToolTip(tip)
        for part in {self.control, self.control.focusProxy() or self.control}:
            part.setAccessibleName(title)
            part.setAccessibleDescription(tip)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draws the frame of the keyboard focus around a greyed control."""
        super().paintEvent(event)
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            painter = QPainter(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)
            painter.end()
