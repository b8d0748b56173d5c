"""The colours of the program: palettes for the controls, felts for the table, and who chooses between them."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of windows and controls, named as QPalette names them; `faded` is the text of disabled controls."""

    window: str
    window_text: str
    base: str
    alternate_base: str
    text: str
    button: str
    button_text: str
    bright_text: str
    highlight: str
    highlighted_text: str
    tool_tip_base: str
    tool_tip_text: str
    placeholder_text: str
    link: str
    link_visited: str
    accent: str
    faded: str
    faded_field: str


COLOURS = {
    "light": Colours(
        window="#f3f2ee",
        window_text="#1e2024",
        base="#ffffff",
        alternate_base="#f1f4f0",
        text="#1e2024",
        button="#eae8e2",
        button_text="#1e2024",
        bright_text="#a8121f",
        highlight="#1f6b45",
        highlighted_text="#ffffff",
        tool_tip_base="#fffbe8",
        tool_tip_text="#1e2024",
        placeholder_text="#66696f",
        link="#0b5cad",
        link_visited="#6b3fa0",
        accent="#1f6b45",
        faded="#686b70",
        faded_field="#f3f2ee",
    ),
    "dark": Colours(
        window="#1b1d21",
        window_text="#e9e7e2",
        base="#30353d",
        alternate_base="#2a2f36",
        text="#e9e7e2",
        button="#434a54",
        button_text="#f0eee9",
        bright_text="#ffa595",
        highlight="#277a50",
        highlighted_text="#ffffff",
        tool_tip_base="#444a54",
        tool_tip_text="#f3f1eb",
        placeholder_text="#a5aab3",
        link="#82baff",
        link_visited="#cdaeff",
        accent="#58b98a",
        faded="#999ea7",
        faded_field="#22252a",
    ),
    "contrast": Colours(
        window="#000000",
        window_text="#ffffff",
        base="#5c5c5c",
        alternate_base="#505050",
        text="#ffffff",
        button="#5c5c5c",
        button_text="#ffffff",
        bright_text="#ffffff",
        highlight="#ffe600",
        highlighted_text="#000000",
        tool_tip_base="#ffffff",
        tool_tip_text="#000000",
        placeholder_text="#e0e0e0",
        link="#b0e0ff",
        link_visited="#f2dcff",
        accent="#ffe600",
        faded="#b4b4b4",
        faded_field="#333333",
    ),
}

ROLES = {
    "window": QPalette.ColorRole.Window,
    "window_text": QPalette.ColorRole.WindowText,
    "base": QPalette.ColorRole.Base,
    "alternate_base": QPalette.ColorRole.AlternateBase,
    "text": QPalette.ColorRole.Text,
    "button": QPalette.ColorRole.Button,
    "button_text": QPalette.ColorRole.ButtonText,
    "bright_text": QPalette.ColorRole.BrightText,
    "highlight": QPalette.ColorRole.Highlight,
    "highlighted_text": QPalette.ColorRole.HighlightedText,
    "tool_tip_base": QPalette.ColorRole.ToolTipBase,
    "tool_tip_text": QPalette.ColorRole.ToolTipText,
    "placeholder_text": QPalette.ColorRole.PlaceholderText,
    "link": QPalette.ColorRole.Link,
    "link_visited": QPalette.ColorRole.LinkVisited,
    "accent": QPalette.ColorRole.Accent,
}
FADED_TEXTS = ("window_text", "text", "button_text", "placeholder_text")
FADED_FIELDS = ("base", "button")


def palette(colours: Colours) -> QPalette:
    """A palette of these colours; the shades of frames follow from window and button."""
    made = QPalette(QColor(colours.button), QColor(colours.window))
    for name, role in ROLES.items():
        made.setColor(role, QColor(getattr(colours, name)))
    disabled = QPalette.ColorGroup.Disabled
    for name in FADED_TEXTS:
        made.setColor(disabled, ROLES[name], QColor(colours.faded))
    for name in FADED_FIELDS:
        made.setColor(disabled, ROLES[name], QColor(colours.faded_field))
    made.setColor(disabled, QPalette.ColorRole.Highlight, QColor(colours.faded))
    made.setColor(disabled, QPalette.ColorRole.HighlightedText, QColor(colours.faded_field))
    return made


@dataclass(frozen=True, slots=True)
class Felt:
    """The colours of the table and of what lies on it.

    Every `..._text` stands out from its namesake by 4.5:1 and `felt_text` from both ends of the felt; `dim` is a
    second, quieter text on plates. `turn` and `focus` are marks, seen on the felt by 3:1. `positive` and `negative`
    are texts on the base colour of the palette. `veil`, half transparent, is laid over cards that may not be played.
    """

    felt: QColor  # in the middle
    felt_edge: QColor
    felt_text: QColor
    plate: QColor
    plate_text: QColor
    plate_border: QColor
    dim: QColor
    badge: QColor
    badge_text: QColor
    turn: QColor
    turn_text: QColor
    re: QColor
    re_text: QColor
    contra: QColor
    contra_text: QColor
    focus: QColor
    veil: QColor
    positive: QColor
    negative: QColor


FELTS = {
    "light": Felt(
        felt=QColor("#2f7a52"),
        felt_edge=QColor("#1d5839"),
        felt_text=QColor("#ffffff"),
        plate=QColor("#fbfaf5"),
        plate_text=QColor("#1e2024"),
        plate_border=QColor("#123d27"),
        dim=QColor("#5d6166"),
        badge=QColor("#e6e2d6"),
        badge_text=QColor("#2a2c31"),
        turn=QColor("#ffd24a"),
        turn_text=QColor("#2b2000"),
        re=QColor("#22304a"),
        re_text=QColor("#ffffff"),
        contra=QColor("#b3202c"),
        contra_text=QColor("#ffffff"),
        focus=QColor("#ffe066"),
        veil=QColor(16, 30, 22, 110),
        positive=QColor("#17693f"),
        negative=QColor("#b3202c"),
    ),
    "dark": Felt(
        felt=QColor("#1f4a36"),
        felt_edge=QColor("#10241b"),
        felt_text=QColor("#f0eee9"),
        plate=QColor("#262a30"),
        plate_text=QColor("#f0eee9"),
        plate_border=QColor("#4d545e"),
        dim=QColor("#a8adb6"),
        badge=QColor("#3d434d"),
        badge_text=QColor("#f3f1eb"),
        turn=QColor("#f2c14b"),
        turn_text=QColor("#241a00"),
        re=QColor("#8fb4ec"),
        re_text=QColor("#10182a"),
        contra=QColor("#f08c80"),
        contra_text=QColor("#2b0a08"),
        focus=QColor("#ffe066"),
        veil=QColor(8, 14, 11, 140),
        positive=QColor("#74d3a2"),
        negative=QColor("#ff9d90"),
    ),
    "contrast": Felt(
        felt=QColor("#000000"),
        felt_edge=QColor("#000000"),
        felt_text=QColor("#ffffff"),
        plate=QColor("#000000"),
        plate_text=QColor("#ffffff"),
        plate_border=QColor("#ffffff"),
        dim=QColor("#e0e0e0"),
        badge=QColor("#ffffff"),
        badge_text=QColor("#000000"),
        turn=QColor("#ffe600"),
        turn_text=QColor("#000000"),
        re=QColor("#8ccfff"),
        re_text=QColor("#000000"),
        contra=QColor("#ffa8a0"),
        contra_text=QColor("#000000"),
        focus=QColor("#ffe600"),
        veil=QColor(0, 0, 0, 170),
        positive=QColor("#b6ffd0"),
        negative=QColor("#ffd9d4"),
    ),
}


def resolved(scheme: str) -> str:
    """The scheme to be shown: "system" becomes what the system asks for now, light if it does not say."""
    if scheme != "system":
        return scheme
    hints = QGuiApplication.styleHints()
    # Qt tells of the wish for contrast since 6.10.
    if hasattr(hints, "accessibility"):
        wish = hints.accessibility().contrastPreference()
        if wish == Qt.ContrastPreference.HighContrast:
            return "contrast"
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


class Theme(QObject):
    """Keeps an application in the colours of a scheme, and follows the system while the scheme is "system"."""

    changed = Signal(Felt)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.scheme = "system"
        self.felt = FELTS["light"]
        app.setStyle("Fusion")  # the same on every system, and it obeys the palette
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._follow)

    def show_scheme(self, scheme: str) -> None:
        """Changes all colours at once; `changed` brings the felt."""
        self.scheme = scheme
        shown = resolved(scheme)
        colours = palette(COLOURS[shown])
        QApplication.setPalette(colours)
        QToolTip.setPalette(colours)
        self.felt = FELTS[shown]
        self.changed.emit(self.felt)

    def _follow(self) -> None:
        if self.scheme == "system":
            self.show_scheme("system")


def apply(app: QApplication, scheme: str) -> Theme:
    """Shows the application in a scheme, as the preference names them; the theme is made by the first call and kept."""
    theme = app.findChild(Theme) or Theme(app)
    theme.show_scheme(scheme)
    return theme
