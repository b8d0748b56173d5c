"""A form made from a declared dataclass: a control for every field, grouped, with its help, greyed out while idle."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGroupBox, QLabel, QVBoxLayout, QWidget

from freedoko_qt.app.words import fill
from freedoko_qt.ui.dialog import control
from freedoko_qt.ui.dialog.control import Row
from freedoko_qt.ui.dialog.lists import NameList, NumberList

UNDO = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


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


@dataclass(frozen=True, slots=True)
class Declaration:
    """Where a dataclass tells what its fields mean; all texts are looked up in the context.

    `choices` holds by field the values and titles of a choice, or the names that a list may hold; `lengths` how long a
    list of numbers may be. `why_idle` and `refusal` answer in the user's language: why a field has no effect now, and
    why it cannot have a value; an empty text is no objection.
    """

    context: str
    specs: Mapping[str, Spec]
    groups: Mapping[str, str]
    choices: Mapping[str, Mapping[Any, str]] = field(default_factory=dict)
    lengths: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    change: Callable[[Any, str, object], Any] = lambda value, name, chosen: value.but(**{name: chosen})
    why_idle: Callable[[Any, str], str] = lambda value, name: ""  # noqa: ARG005
    refusal: Callable[[Any, str, object], str] = lambda value, name, chosen: ""  # noqa: ARG005

    def translated(self, text: str) -> str:
        """A text of the declaration in the user's language."""
        return QCoreApplication.translate(self.context, text)

    def titles(self, name: str) -> dict[Any, str]:
        """The values of a choice with their titles in the user's language."""
        return {value: self.translated(title) for value, title in self.choices[name].items()}


class Form(QWidget):
    """Controls for the fields of a value; every edit makes a new value."""

    changed = Signal(object)
    pointed = Signal(str)  # the field that mouse or keyboard have come to
    refused = Signal(str)

    def __init__(
        self, declaration: Declaration, value: Value, names: Collection[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._declared = declaration
        self.value = value
        self.controls: dict[str, QWidget] = {}
        self.rows: dict[str, Row] = {}
        self._labels: dict[str, QLabel] = {}
        self._boxes: dict[str, QGroupBox] = {}
        self._name_of: dict[QObject, str] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        wanted = names or {f.name for f in fields(value)}  # type: ignore[arg-type]
        for name, spec in declaration.specs.items():
            if name in wanted:
                self._add(name, spec)
        if not names:
            self._column.addStretch(1)
        self.retranslate()

    def show_value(self, value: Value) -> None:
        """Shows another value without reporting a change."""
        self.value = value
        self._show_values()
        self._tell()

    def show_only(self, names: Collection[str]) -> None:
        """Hides the rows of all other fields, and the frames around nothing."""
        for group, box in self._boxes.items():
            rows = [name for name in self.rows if self._declared.specs[name].group == group]
            for name in rows:
                if layout(box).isRowVisible(self.rows[name]) is not (name in names):  # asking costs nothing
                    layout(box).setRowVisible(self.rows[name], name in names)
            box.setVisible(any(name in names for name in rows))

    def retranslate(self) -> None:
        """Takes all texts anew from the language that is on now."""
        said = self._declared.translated
        for group, box in self._boxes.items():
            box.setTitle(said(self._declared.groups[group]))
        for name, made in self.controls.items():
            title = said(self._declared.specs[name].title)
            if name in self._labels:
                self._labels[name].setText(title)
            match made:
                case QCheckBox():
                    made.setText(title)
                case QComboBox():
                    for index, text in enumerate(self._declared.titles(name).values()):
                        made.setItemText(index, text)
                case NameList():
                    made.retitle(self._declared.titles(name))
        self._tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Notes where mouse and keyboard are; the wheel scrolls the page rather than change a value in passing."""
        match event.type():
            case QEvent.Type.Enter | QEvent.Type.FocusIn if watched in self._name_of:
                self.pointed.emit(self._name_of[watched])
            case QEvent.Type.Wheel if isinstance(watched, QWidget) and not watched.hasFocus():
                event.ignore()
                return True
            case QEvent.Type.ShortcutOverride if isinstance(event, QKeyEvent) and any(map(event.matches, UNDO)):
                # The fields would undo single letters; here it is the whole form that is undone.
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def _add(self, name: str, spec: Spec) -> None:
        if spec.group not in self._boxes:
            self._boxes[spec.group] = box = QGroupBox()
            rows = QFormLayout(box)
            rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
            self._column.addWidget(box)
        form = layout(self._boxes[spec.group])
        made = self._control(name, spec)
        made.setObjectName(name)
        self.controls[name] = made
        self.rows[name] = row = Row(made)
        row.show_value(getattr(self.value, name))
        self._watch(name, row, made.focusProxy() or made)
        if isinstance(made, QCheckBox):
            form.addRow(row)
            return
        self._labels[name] = label = QLabel()
        label.setBuddy(made)
        self._watch(name, label)
        form.addRow(label, row)

    def _watch(self, name: str, *widgets: QWidget) -> None:
        for widget in widgets:
            self._name_of[widget] = name
            widget.installEventFilter(self)

    def _control(self, name: str, spec: Spec) -> QWidget:
        value, choices = getattr(self.value, name), self._declared.choices.get(name)

        def told(chosen: object) -> None:
            self._change(name, chosen)

        if isinstance(value, tuple):
            listed = NameList(list(choices)) if choices else self._numbers(name, spec.span)
            listed.changed.connect(told)
            return listed
        if choices:
            return control.choice(choices, told)
        if isinstance(value, bool):
            return control.switch(told)
        if isinstance(value, int):
            return control.number(spec.span, told)
        raise TypeError(f"{name}: there is no control for {value!r}")

    def _numbers(self, name: str, span: tuple[int, int]) -> NumberList:
        lengths = self._declared.lengths.get(name, ())

        def is_right(numbers: tuple[int, ...]) -> bool:
            is_long_enough = not lengths or len(numbers) in lengths
            return is_long_enough and all(span[0] <= number <= span[1] for number in numbers)

        def wanted() -> str:
            if lengths:
                text = self.tr("It needs %n number(s) from %1 to %2 with blanks between them.", "", lengths[0])
            else:
                text = self.tr("It needs numbers from %1 to %2 with blanks between them.")
            return fill(text, *map(str, span))

        return NumberList(is_right, wanted)

    def _change(self, name: str, chosen: object) -> None:
        if chosen == getattr(self.value, name):
            return
        if refusal := self._declared.refusal(self.value, name, chosen):
            self._show_values()
            self.refused.emit(refusal)
            return
        self.value = self._declared.change(self.value, name, chosen)
        self._show_values()
        self._tell()
        self.changed.emit(self.value)

    def _show_values(self) -> None:
        for name, row in self.rows.items():
            value = getattr(self.value, name)
            if control.read(row.control) != value:
                row.show_value(value)

    def _tell(self) -> None:
        for name, row in self.rows.items():
            spec = self._declared.specs[name]
            why_idle = self._declared.why_idle(self.value, name)
            row.tell(self._declared.translated(spec.title), self._declared.translated(spec.help), why_idle)
            if name in self._labels:
                self._labels[name].setEnabled(not why_idle)
                self._labels[name].setToolTip(row.toolTip())


def layout(box: QGroupBox) -> QFormLayout:
    """The rows of a group."""
    rows = box.layout()
    assert isinstance(rows, QFormLayout)
    return rows
