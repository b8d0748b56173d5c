"""Forms made from declarations."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QGroupBox, QLabel, QSlider, QSpinBox
from pytestqt.qtbot import QtBot

from freedoko_qt.app.preference import Preferences
from freedoko_qt.engine.rules import CHAIN, SELECTORS, SPECS, Counting, Rules
from freedoko_qt.ui.dialog import control
from freedoko_qt.ui.dialog.declared import PREFERENCES, RULES
from freedoko_qt.ui.dialog.form import Declaration, Form
from freedoko_qt.ui.dialog.lists import NameList, NumberList
from tests.app.rulesets import any_rules
from tests.ui.desk import Marked, opened


@dataclass(frozen=True)
class Told:
    """A field as a declaration tells of it."""

    group: str
    title: str
    help: str = ""
    span: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class House:
    """A value with a field of every kind."""

    open: bool = True
    rooms: int = 3
    guests: int = 40
    colour: str = "red"

    def but(self, **changes: object) -> "House":
        return replace(self, **changes)  # type: ignore[arg-type]

    def active(self, name: str) -> bool:
        """Rooms matter while the house is open, guests while it has rooms."""
        return {"rooms": self.open, "guests": self.open and self.rooms > 0}.get(name, True)


DECLARED = Declaration(
    "house",
    {
        "open": Told("door", "Open", "Whether one can enter."),
        "rooms": Told("door", "Rooms", span=(0, 10)),
        "guests": Told("look", "Guests", span=(0, 500)),
        "colour": Told("look", "Colour"),
    },
    {"door": "The door", "look": "The look"},
    {"colour": {"red": "Red", "blue": "Blue"}},
    why_idle=lambda house, name: "" if house.active(name) else "Without effect as long as “Open” is off.",
)


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    return opened(qtbot, Form(DECLARED, House()))


def test_every_kind_of_field_has_its_control(form: Form) -> None:
    kinds = {name: type(control) for name, control in form.controls.items()}

    assert kinds == {"open": QCheckBox, "rooms": QSlider, "guests": QSpinBox, "colour": QComboBox}


def test_controls_stand_in_their_groups_with_title_and_help(form: Form) -> None:
    assert [box.title() for box in form.findChildren(QGroupBox)] == ["The door", "The look"]
    assert form.controls["open"].toolTip() == "Whether one can enter."
    assert [form.controls[name].accessibleName() for name in form.controls] == ["Open", "Rooms", "Guests", "Colour"]


def test_a_click_makes_a_new_value(form: Form, qtbot: QtBot) -> None:
    with qtbot.waitSignal(form.changed) as changed:
        QTest.mouseClick(
            form.controls["open"], Qt.MouseButton.LeftButton, pos=form.controls["open"].rect().center() / 8
        )

    assert changed.args == [House(open=False)]
    assert form.value == House(open=False)


def test_keys_change_slider_number_and_choice(form: Form) -> None:
    QTest.keyClick(form.controls["rooms"], Qt.Key.Key_Right)
    QTest.keyClick(form.controls["guests"], Qt.Key.Key_Up)
    QTest.keyClick(form.controls["colour"], Qt.Key.Key_Down)

    assert form.value == House(rooms=4, guests=41, colour="blue")


def test_a_slider_shows_its_number(form: Form) -> None:
    QTest.keyClick(form.controls["rooms"], Qt.Key.Key_End)

    assert "10" in [label.text() for label in form.findChildren(QLabel)]


def test_what_needs_something_that_is_off_is_greyed_out(form: Form) -> None:
    form.show_value(House(open=False))

    assert {name for name, control in form.controls.items() if not control.isEnabled()} == {"rooms", "guests"}

    form.show_value(House(open=True))
    assert all(control.isEnabled() for control in form.controls.values())


def test_showing_a_value_reports_no_change(form: Form, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(form.changed):
        form.show_value(House(False, 7, 80, "blue"))

    combo = form.controls["colour"]
    assert isinstance(combo, QComboBox)
    assert combo.currentData() == "blue"


def test_another_language_reaches_titles_and_choices(form: Form, qapp: QApplication) -> None:
    language = Marked()
    qapp.installTranslator(language)
    try:
        form.retranslate()
    finally:
        qapp.removeTranslator(language)

    combo, box = form.controls["colour"], form.controls["open"]
    assert isinstance(combo, QComboBox)
    assert isinstance(box, QCheckBox)
    texts = [*(combo.itemText(i) for i in range(2)), box.text(), form.controls["rooms"].accessibleName()]
    texts += [group.title() for group in form.findChildren(QGroupBox)]
    assert [text for text in texts if not text.startswith("‹")] == []


def test_every_preference_has_a_control(qtbot: QtBot) -> None:
    form = Form(PREFERENCES, Preferences())
    qtbot.addWidget(form)

    assert set(form.controls) == set(PREFERENCES.specs)


def test_every_rule_has_a_control(qtbot: QtBot) -> None:
    form = Form(RULES, Rules())
    qtbot.addWidget(form)

    assert set(form.controls) == set(RULES.specs)
    combo = form.controls["counting"]
    assert isinstance(combo, QComboBox)
    assert [combo.itemData(i) for i in range(combo.count())] == list(Counting)


@pytest.fixture(scope="module")
def rules_form(qapp: QApplication) -> Iterator[Form]:  # noqa: ARG001
    form = Form(RULES, Rules())
    yield form
    form.deleteLater()


@pytest.mark.parametrize("seed", range(25))
def test_any_rules_are_shown_as_they_are(rules_form: Form, seed: int) -> None:
    rules = any_rules(seed)

    rules_form.show_value(rules)

    shown = {name: control.read(made) for name, made in rules_form.controls.items()}
    assert shown == vars(rules)
    assert rules_form.value == rules


@pytest.mark.parametrize("seed", range(5))
def test_rules_are_greyed_out_just_when_they_do_not_act(rules_form: Form, seed: int) -> None:
    rules = any_rules(seed)
    rules_form.show_value(rules)

    assert [name for name, made in rules_form.controls.items() if made.isEnabled() is not rules.active(name)] == []


@pytest.mark.parametrize("seed", range(2))
def test_any_rules_can_be_set_control_by_control(qtbot: QtBot, seed: int) -> None:
    rules, form = any_rules(seed), Form(RULES, Rules())
    qtbot.addWidget(form)

    for name in (*CHAIN[::-1], *sorted(SPECS, key=lambda name: not getattr(rules, name))):  # one way stays on
        made, value = form.controls[name], getattr(rules, name)
        if isinstance(made, NameList | NumberList):
            made.show_value(value)
            made.changed.emit(value)
        else:
            control.put(made, value)
    for name in CHAIN:
        control.put(form.controls[name], getattr(rules, name))

    assert form.value == rules


def test_limits_move_together(qtbot: QtBot) -> None:
    form = Form(RULES, Rules())
    qtbot.addWidget(form)

    control.put(form.controls[CHAIN[2]], 10)
    control.put(form.controls[CHAIN[1]], 2)

    assert [control.read(form.controls[name]) for name in CHAIN] == [11, 2, 2, 2, 2, 2]


def test_what_is_refused_goes_back_and_says_why(qtbot: QtBot) -> None:
    only = Rules().but(**{name: name == SELECTORS[1] for name in SELECTORS})
    form = Form(RULES, only)
    qtbot.addWidget(form)

    with qtbot.waitSignal(form.refused) as refused:
        control.put(form.controls[SELECTORS[1]], False)

    assert SPECS[SELECTORS[1]].title in refused.args[0]
    assert control.read(form.controls[SELECTORS[1]]) is True
    assert form.value == only


def test_only_wanted_rows_and_their_groups_are_shown(form: Form) -> None:
    form.show_only(["rooms"])

    assert [name for name, row in form.rows.items() if row.isVisible()] == ["rooms"]
    assert [box.title() for box in form.findChildren(QGroupBox) if box.isVisible()] == ["The door"]


def test_mouse_and_keyboard_tell_where_they_are(form: Form, qtbot: QtBot) -> None:
    with qtbot.waitSignal(form.pointed) as pointed:
        form.controls["guests"].setFocus()
    assert pointed.args == ["guests"]

    with qtbot.waitSignal(form.pointed) as pointed:
        QApplication.sendEvent(form.rows["open"], QEvent(QEvent.Type.Enter))
    assert pointed.args == ["open"]


def test_the_wheel_changes_nothing_in_passing(form: Form) -> None:
    form.controls["open"].setFocus()
    for name in ("rooms", "guests", "colour"):
        made = form.controls[name]
        middle = QPointF(made.rect().center())
        wheel = QWheelEvent(
            middle,
            QPointF(made.mapToGlobal(middle)),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(made, wheel)

    assert form.value == House()


def test_the_reason_of_a_greyed_row_names_what_is_off(form: Form) -> None:
    form.show_value(House(open=False))

    assert "Without effect as long as “Open” is off." in form.controls["guests"].toolTip()
