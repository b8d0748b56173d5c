"""The icons of the actions: a few strokes on a grid of 24, in the text colour of the palette."""

from collections.abc import Mapping
from itertools import product

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

STROKES: Mapping[str, str] = {
    "new": (
        "M5 3.5h8.5a1.5 1.5 0 0 1 1.5 1.5v5M12 20.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5M17 13.5v7M13.5 17h7"
    ),
    "open": "M3 7a2 2 0 0 1 2-2h4l2.5 3H19a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
    "save": "M12 3.5v11M7.5 10l4.5 4.5 4.5-4.5M4 16.5v4h16v-4",
    "quit": "M12 3v8.5M7.2 6.4a8 8 0 1 0 9.6 0",
    "go_on": "M7 4.5l11.5 7.5L7 19.5z",
    "last_trick": "M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 3.8v4.7h4.7M12 8v4.3l3 2",
    "earlier_trick": "M11 6l-6 6 6 6M19 6l-6 6 6 6",
    "hint": ("M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.7 10.7c.8.7 1.2 1.4 1.2 2.3h5c0-.9.4-1.6 1.2-2.3A6 6 0 0 0 12 3z"),
    "announce": (
        "M4.5 4.5h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H12l-4.5 4v-4h-3a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM8 8.8h8M8 12.3h5"
    ),
    "autoplay": "M4 6l7 6-7 6zM13 6l7 6-7 6z",
    "undo": "M8.5 4.5L4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11H9",
    "redo": "M15.5 4.5L20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h5",
    "open_hands": "M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6",
    "score": "M4 4h16v16H4zM4 9.3h16M4 14.6h16M10 4v16",
    "graph": "M4 4v16h16M7.5 15.5l3.5-5 3.5 3 5-7",
    "log": "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
    "preferences": (
        "M4 6.5h8M18 6.5h2M15 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5M4 17.5h2M12 17.5h8"
        "M9 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5"
    ),
    "next_part": "M4 5h7v14H4zM15 12h6M18 9l3 3-3 3",
    "full_screen": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    "keys": (
        "M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 "
        "0 1 4 6zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14.2h8"
    ),
    "house_rules": "M5 3.5h14v17H5zM8 8l1.2 1.2L11.5 7M8 15l1.2 1.2 2.3-2.2M14 8.2h2.5M14 15.2h2.5",
    "our_rules": "M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5",
    "rules": (
        "M5 4.5h6a1.5 1.5 0 0 1 1 .5 1.5 1.5 0 0 1 1-.5h6v14h-6a1.5 1.5 0 0 0-1 .5 1.5 1.5 0 0 0-1-.5H5zM12 5v14"
    ),
    "parties": (
        "M3.5 6A1.5 1.5 0 0 1 5 4.5h4L11 7h8a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1"
        ".5 0 0 1 3.5 18zM8 11.5h8M8 15.5h5"
    ),
    "statistics": "M4 20.5h16M6.5 20v-7M12 20V5M17.5 20V9.5",
    "list": (
        "M19 10V5a1.5 1.5 0 0 0-1.5-1.5h-12A1.5 1.5 0 0 0 4 5v14a1.5 1.5 0 0 0 1.5 1.5H9M8 8.5h7M8 "
        "12.5h4M12.5 20.5l.7-3 5.3-5.3 2.3 2.3-5.3 5.3z"
    ),
    "export_sheet": (
        "M4 9.5h16M10 4v9M12 20H5.5A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 2"
        "0 5.5V12M14 18h7M18 15l3 3-3 3"
    ),
    "print_sheet": (
        "M7 8V3.5h10V8M7 17H4.5A1.5 1.5 0 0 1 3 15.5v-6A1.5 1.5 0 0 1 4.5 8h15A1.5 1.5 0 0 1 21 9.5"
        "v6a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z"
    ),
    "save_pdf": (
        "M14 3.5H6.5A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V8.5zM14 3.5v"
        "5h5M12 11.5v6M9.5 15l2.5 2.5 2.5-2.5"
    ),
    "look_back": "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.3 15.3l5.2 5.2M10.5 7.5v3.2l2.2 1.4",
    "first": "M18 5v14L8 12zM5.5 5v14",
    "trick_back": "M12 6v12l-8-6zM20 6v12l-8-6z",
    "step_back": "M15 5l-7 7 7 7",
    "run": "M7 4.5l11.5 7.5L7 19.5z",
    "step_on": "M9 5l7 7-7 7",
    "trick_on": "M4 6v12l8-6zM12 6v12l8-6z",
    "last": "M6 5v14l10-7zM18.5 5v14",
    "all_hands": "M3 9.5l5-2 4.5 10.5-5 2zM9 7l5.2-.3L15 17.5M14.6 5.3l5.4 1.4-2.6 10.6",
    "earlier_game": "M20 12H5M11 6l-6 6 6 6",
    "later_game": "M4 12h15M13 6l6 6-6 6",
    "value_cards": "M4 20h16M12 4v16M5 8h14M5 8l-2.5 6h5zM19 8l-2.5 6h5z",
    "open_cards": "M3.5 8h8v12.5h-8zM12.5 3.5h8V16h-8M6 11.5h3M6 14.5h3M16 7h2M14.5 10h3.5",
    "what_if": "M6 4v16M6 14c0-4 3-6 6-6h6.5M15 4.5L18.5 8 15 11.5",
    "play_again": "M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3.8v4.7h-4.7",
    "leave_practice": "M14 4h4.5A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5H14M15 12H4M8 8l-4 4 4 4",
    "close_review": "M6 6l12 12M18 6L6 18",
    "report": "M12 4l9 16H3zM12 10v4.5M12 17.3h.01",
    "about": "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 11v5.5M12 7.3h.01",
}

CHECKED: Mapping[str, str] = {"run": "M8.5 5v14M15.5 5v14"}
"""Of actions that look otherwise while they are on."""

SIZES = (16, 24)  # of menus and toolbars; Qt scales for other sizes

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{path}" fill="none" stroke="{colour}" '
    'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)


def icon(name: str, palette: QPalette) -> QIcon:
    """The icon of an action in the colours of a palette; to be made again when the palette changes."""
    picture = QIcon()
    ratios = {screen.devicePixelRatio() for screen in QGuiApplication.screens()}
    groups = {QIcon.Mode.Normal: QPalette.ColorGroup.Active, QIcon.Mode.Disabled: QPalette.ColorGroup.Disabled}
    for mode, group in groups.items():
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        states = [(QIcon.State.Off, STROKES[name])]
        if name in CHECKED:
            states.append((QIcon.State.On, CHECKED[name]))
        for state, path in states:
            svg = SVG.format(path=path, colour=colour.name())
            drawing = QSvgRenderer(QByteArray(svg.encode()))
            for size, ratio in product(SIZES, ratios):
                picture.addPixmap(drawn(drawing, size, ratio), mode, state)
    return picture


def drawn(drawing: QSvgRenderer, size: int, ratio: float) -> QPixmap:
    """A drawing at a size in device-independent pixels."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
