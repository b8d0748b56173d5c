from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QToolTip
from pytestqt.qtbot import QtBot

from freedoko_qt.app.preference import SCHEMES
from freedoko_qt.ui import theme
from freedoko_qt.ui.theme import COLOURS, FELTS
from tests.art.contrast import contrast

READABLE, VISIBLE = 4.5, 3  # WCAG 2 AA: texts, and marks without text

schemes = pytest.mark.parametrize("scheme", COLOURS)

PALETTE_TEXTS = [
    ("window_text", "window"),
    ("text", "base"),
    ("text", "alternate_base"),
    ("button_text", "button"),
    ("bright_text", "window"),
    ("highlighted_text", "highlight"),
    ("tool_tip_text", "tool_tip_base"),
    ("placeholder_text", "base"),
    ("link", "window"),
    ("link", "base"),
    ("link_visited", "window"),
    ("link_visited", "base"),
    ("faded", "window"),
    ("faded", "faded_field"),
]
FELT_TEXTS = [
    ("felt_text", "felt"),
    ("felt_text", "felt_edge"),
    ("plate_text", "plate"),
    ("dim", "plate"),
    ("badge_text", "badge"),
    ("turn_text", "turn"),
    ("re_text", "re"),
    ("contra_text", "contra"),
]
FELT_MARKS = [("turn", "felt"), ("turn", "felt_edge"), ("focus", "felt"), ("focus", "felt_edge")]


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """The application, light again afterwards."""
    yield qapp
    theme.apply(qapp, "light")


def test_every_scheme_has_colours_and_a_felt() -> None:
    assert list(COLOURS) == list(FELTS) == [scheme for scheme in SCHEMES if scheme != "system"]


@schemes
@pytest.mark.parametrize(("text", "ground"), PALETTE_TEXTS)
def test_texts_of_controls_are_readable(scheme: str, text: str, ground: str) -> None:
    colours = COLOURS[scheme]
    assert contrast(getattr(colours, text), getattr(colours, ground)) >= READABLE


@schemes
@pytest.mark.parametrize(("text", "ground"), FELT_TEXTS)
def test_texts_on_the_table_are_readable(scheme: str, text: str, ground: str) -> None:
    felt = FELTS[scheme]
    assert contrast(getattr(felt, text).name(), getattr(felt, ground).name()) >= READABLE


@schemes
@pytest.mark.parametrize(("mark", "ground"), FELT_MARKS)
def test_marks_on_the_table_are_seen(scheme: str, mark: str, ground: str) -> None:
    felt = FELTS[scheme]
    assert contrast(getattr(felt, mark).name(), getattr(felt, ground).name()) >= VISIBLE


@schemes
@pytest.mark.parametrize("sign", ["positive", "negative"])
@pytest.mark.parametrize("ground", ["base", "alternate_base", "window"])
def test_gains_and_losses_are_readable(scheme: str, sign: str, ground: str) -> None:
    colour = getattr(FELTS[scheme], sign).name()
    assert contrast(colour, getattr(COLOURS[scheme], ground)) >= READABLE


@schemes
def test_plates_lie_clearly_on_the_felt(scheme: str) -> None:
    felt = FELTS[scheme]
    border = contrast(felt.plate_border.name(), felt.felt.name())
    plate = contrast(felt.plate.name(), felt.felt.name())
    assert max(border, plate) >= 1.3


def test_fields_of_the_high_contrast_scheme_need_no_frame() -> None:
    colours = COLOURS["contrast"]
    assert contrast(colours.base, colours.window) >= VISIBLE
    assert contrast(colours.button, colours.window) >= VISIBLE


@schemes
def test_widgets_and_tooltips_get_the_colours(app: QApplication, qtbot: QtBot, scheme: str) -> None:
    label = QLabel("text")
    qtbot.addWidget(label)
    theme.apply(app, scheme)
    app.processEvents()
    colours = COLOURS[scheme]
    assert label.palette().color(QPalette.ColorRole.Window).name() == colours.window
    assert label.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text).name() == colours.faded
    assert QToolTip.palette().color(QPalette.ColorRole.ToolTipBase).name() == colours.tool_tip_base
    assert app.style().name() == "fusion"


def test_one_theme_for_the_application_tells_of_changes(app: QApplication, qtbot: QtBot) -> None:
    first = theme.apply(app, "light")
    with qtbot.waitSignal(first.changed, timeout=0, check_params_cb=lambda felt: felt == FELTS["dark"]):
        assert theme.apply(app, "dark") is first
    assert first.felt == FELTS["dark"]


def system(scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference | None = None) -> SimpleNamespace:
    """Style hints of a system with such a wish; without a contrast as Qt gave them before 6.10."""
    hints = SimpleNamespace(colorScheme=lambda: scheme)
    if contrast is not None:
        hints.accessibility = lambda: SimpleNamespace(contrastPreference=lambda: contrast)
    return hints


UNKNOWN, LIGHT, DARK = Qt.ColorScheme.Unknown, Qt.ColorScheme.Light, Qt.ColorScheme.Dark
USUAL, HIGH = Qt.ContrastPreference.NoPreference, Qt.ContrastPreference.HighContrast


@pytest.mark.parametrize(
    ("hints", "shown"),
    [
        pytest.param(system(UNKNOWN), "light", id="says nothing"),
        pytest.param(system(LIGHT), "light", id="light"),
        pytest.param(system(DARK), "dark", id="dark"),
        pytest.param(system(DARK, USUAL), "dark", id="dark and usual contrast"),
        pytest.param(system(DARK, HIGH), "contrast", id="dark and high contrast"),
    ],
)
def test_the_system_decides(monkeypatch: pytest.MonkeyPatch, hints: SimpleNamespace, shown: str) -> None:
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    assert theme.resolved("system") == shown
    assert theme.resolved("light") == "light"


@pytest.mark.parametrize(("scheme", "shown"), [("system", "dark"), ("contrast", "contrast")])
def test_a_system_that_turns_dark_is_followed_if_wanted(
    app: QApplication, monkeypatch: pytest.MonkeyPatch, scheme: str, shown: str
) -> None:
    kept = theme.apply(app, scheme)
    real = app.styleHints()
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: system(DARK))
    real.colorSchemeChanged.emit(DARK)
    assert kept.felt == FELTS[shown]
