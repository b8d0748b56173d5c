"""What the game that is being entered would bring, while it is entered."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from freedoko_qt.app.handlist import Preview
from freedoko_qt.app.picture import ResultLine
from freedoko_qt.ui.dialog.list.fields import label
from freedoko_qt.ui.panel.number import signed, tone
from freedoko_qt.ui.theme import FELTS, Felt

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


class Outcome(QScrollArea):
    """The items of the value, one a line, then the scores; or why the game cannot be as it is entered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        self._felt = FELTS["light"]
        self._shown: tuple[Preview, tuple[str, ...]] = (Preview(), ())
        self.show_preview(Preview(), ())

    def set_felt(self, felt: Felt) -> None:
        """Takes the colour of losses from the theme."""
        self._felt = felt
        self.show_preview(*self._shown)

    def show_preview(self, preview: Preview, names: tuple[str, ...]) -> None:
        """Shows what a game would bring the players of these names."""
        self._shown = preview, names
        content = QWidget()
        content.setBackgroundRole(QPalette.ColorRole.Base)
        column = QVBoxLayout(content)
        column.setSpacing(3)
        if preview.problem:
            problem = told(preview.problem)
            problem.setForegroundRole(QPalette.ColorRole.BrightText)
            column.addWidget(problem)
        elif preview.scores:
            column.addLayout(self._scores(preview, names))
            for text in (preview.title, preview.value):
                if text:
                    column.addWidget(told(text))
            column.addLayout(self._items(preview.lines))
            for note in preview.notes:
                column.addWidget(told(note))
        column.addStretch(1)
        self.setWidget(content)
        self.setAccessibleName(self.tr("What the game brings"))
        self.setAccessibleDescription(spoken(preview, names))

    def _scores(self, preview: Preview, names: tuple[str, ...]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for place, (name, score) in enumerate(zip(names, preview.scores, strict=True)):
            grid.addWidget(told(name), 0, place)
            number = QLabel(signed(score))
            font = number.font()
            font.setBold(True)
            number.setFont(font)
            palette = number.palette()
            palette.setColor(QPalette.ColorRole.WindowText, tone(score, self._felt, self.palette()))
            number.setPalette(palette)
            grid.addWidget(number, 1, place)
        return grid

    def _items(self, lines: tuple[ResultLine, ...]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(1, 1)
        for row, line in enumerate(lines):
            points = told(f"×{line.points}" if line.factor else signed(line.points))
            points.setWordWrap(False)
            what, side = told(line.text), told(line.team_name)
            for part in (what, side):
                part.setToolTip(line.reason)
            side.setWordWrap(False)
            grid.addWidget(points, row, 0, RIGHT)
            grid.addWidget(what, row, 1)
            grid.addWidget(side, row, 2, RIGHT)
        return grid


def told(text: str) -> QLabel:
    """A text on the base colour."""
    made = label(text)
    made.setForegroundRole(QPalette.ColorRole.Text)
    return made


def spoken(preview: Preview, names: tuple[str, ...]) -> str:
    """All of it for a screen reader, one thing a line."""
    if preview.problem or not preview.scores:
        return preview.problem
    lines = [f"{name}: {signed(score)}" for name, score in zip(names, preview.scores, strict=True)]
    lines += [text for text in (preview.title, preview.value) if text]
    lines += [" · ".join(part for part in (line.text, line.team_name, line.reason) if part) for line in preview.lines]
    return "\n".join((*lines, *preview.notes))
