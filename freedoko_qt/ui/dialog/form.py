"""A form made from a declared dataclass: a control for every field, grouped, with its help, greyed out while idle."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

LONGEST_SLIDER = 20
LARGEST_NUMBER = 2**31 - 1  # that a QSpinBox can hold


class Spec(Protocol):
    """What a declared field says of itself; rules and preferences both do."""

    @property
    def group(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def help(self) -> str: ...
    @property
    def span(self) -> tuple[int, int]: ...


class Value(Protocol):
    """A frozen dataclass that makes a changed copy of itself."""

    def but(self, **changes: object) -> Any:
        """The copy with other values."""
        ...

    def active(self, name: str) -> bool:
        """Whether everything that a field needs is so."""
        ...


@dataclass(frozen=True, slots=True)
class Declaration:
    """Where a dataclass tells what its fields mean; all texts are looked up in the context."""

    context: str
    specs: Mapping[str, Spec]
    groups: Mapping[str, str]
    choices: Mapping[str, Mapping[Any, str]] = field(default_factory=dict)  # by field: value and title

    def translated(self, text: str) -> str:
        """A text of the declaration in the user's language."""
        return QCoreApplication.translate(self.context, text)


class Form(QWidget):
    """Controls for the fields of a value; every edit makes a new value."""

    changed = Signal(object)

    def __init__(self, declaration: Declaration, value: Value, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._declared = declaration
        self.value = value
        self.controls: dict[str, QWidget] = {}
        self._labels: dict[str, QLabel] = {}
        self._boxes: dict[str, QGroupBox] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        names = {f.name for f in fields(value)}  # type: ignore[arg-type]
        for name, spec in declaration.specs.items():
            if name in names:
                self._add(name, spec)
        self._column.addStretch(1)
        self.retranslate()
        self._refresh()

    def show_value(self, value: Value) -> None:
        """Shows another value without reporting a change."""
        self.value = value
        for name, control in self.controls.items():
            with QSignalBlocker(control):
                put(control, getattr(value, name))
        self._refresh()

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        said = self._declared.translated
        for group, box in self._boxes.items():
            box.setTitle(said(self._declared.groups[group]))
        for name, control in self.controls.items():
            spec = self._declared.specs[name]
            title, tip = said(spec.title), said(spec.help)
            control.setToolTip(tip)
            control.setAccessibleName(title)
            control.setAccessibleDescription(tip)
            if isinstance(control, QCheckBox):
                control.setText(title)
            if isinstance(control, QComboBox):
                for index, text in enumerate(self._declared.choices[name].values()):
                    control.setItemText(index, said(text))
            if name in self._labels:
                self._labels[name].setText(title)
                self._labels[name].setToolTip(tip)

    def _add(self, name: str, spec: Spec) -> None:
        if spec.group not in self._boxes:
            self._boxes[spec.group] = box = QGroupBox()
            rows = QFormLayout(box)
            rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            self._column.addWidget(box)
        form = self._boxes[spec.group].layout()
        assert isinstance(form, QFormLayout)
        control = self._control(name, spec)
        control.setObjectName(name)
        self.controls[name] = control
        if isinstance(control, QCheckBox):
            form.addRow(control)
            return
        self._labels[name] = label = QLabel()
        label.setBuddy(control)
        form.addRow(label, with_number(control) if isinstance(control, QSlider) else control)

    def _control(self, name: str, spec: Spec) -> QWidget:
        value = getattr(self.value, name)
        if self._declared.choices.get(name):
            return self._combo(name, value)
        if isinstance(value, bool):
            box = QCheckBox()
            box.setChecked(value)
            box.toggled.connect(lambda on: self._change(name, on))
            return box
        if isinstance(value, int):
            return self._number(name, value, spec.span)
        raise TypeError(f"{name}: there is no control for {value!r}")

    def _combo(self, name: str, value: object) -> QComboBox:
        combo = QComboBox()
        for choice in self._declared.choices[name]:
            combo.addItem("", choice)
        put(combo, value)
        combo.currentIndexChanged.connect(lambda index: self._change(name, combo.itemData(index)))
        return combo

    def _number(self, name: str, value: int, span: tuple[int, int]) -> QWidget:
        if span[1] - span[0] > LONGEST_SLIDER:
            spin = QSpinBox()
            spin.setRange(span[0], min(span[1], LARGEST_NUMBER))
            spin.setValue(value)
            spin.valueChanged.connect(lambda number: self._change(name, number))
            return spin
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(*span)
        slider.setPageStep(1)
        slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        slider.setTickInterval(1)
        slider.setValue(value)
        slider.valueChanged.connect(lambda number: self._change(name, number))
        return slider

    def _change(self, name: str, chosen: object) -> None:
        self.value = self.value.but(**{name: chosen})
        self._refresh()
        self.changed.emit(self.value)

    def _refresh(self) -> None:
        for name, control in self.controls.items():
            active = self.value.active(name)
            control.setEnabled(active)
            if name in self._labels:
                self._labels[name].setEnabled(active)


def put(control: QWidget, value: Any) -> None:
    """Shows a value in the control made for it."""
    if isinstance(control, QCheckBox):
        control.setChecked(value)
    elif isinstance(control, QComboBox):
        control.setCurrentIndex(control.findData(value))
    elif isinstance(control, QSlider | QSpinBox):
        control.setValue(value)


def with_number(slider: QSlider) -> QWidget:
    """The slider with its number beside it."""
    row = QWidget()
    number = QLabel()
    number.setNum(slider.value())
    number.setMinimumWidth(number.fontMetrics().horizontalAdvance("000"))
    number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    slider.valueChanged.connect(number.setNum)
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.addWidget(slider, 1)
    line.addWidget(number)
    return row
