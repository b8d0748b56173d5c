"""Labels and lines as the panels use them."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPalette, QTextLayout
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QSizePolicy


def text(words: str, wrap: bool = False) -> QLabel:
    """A label on the base colour."""
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setForegroundRole(QPalette.ColorRole.Text)
    label.setWordWrap(wrap)
    return label


def rule() -> QFrame:
    """A thin line across."""
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Sunken)
    return line


def scaled(font: QFont, factor: float, bold: bool) -> QFont:
    """A larger or smaller font of the same family."""
    made = QFont(font)
    made.setBold(bold)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * factor)
    return made


class Link(QAbstractButton):
    """A text that leads somewhere: a button that looks like a link, so that it fits into a line of text."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.setText(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        underlined = self.font()
        underlined.setUnderline(True)
        self.setFont(underlined)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Its text."""
        return self.fontMetrics().size(0, self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Return follows it as the space bar does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """The text in the colour of links; the frame shows that the keyboard is there."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.Link))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class Excerpt(QLabel):
    """A text in so many lines; what has no room is left out at its end, and the tip tells all of it."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = 1
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_text(self, words: str) -> None:
        """Shows a text."""
        self.setText(words)
        self.setToolTip(words)

    def set_lines(self, lines: int) -> None:
        """Has room for so many lines, whether the text needs them or not."""
        self._lines = lines
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """A few words in each line."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance("0") * 8, metrics.height() + (self._lines - 1) * metrics.lineSpacing())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """The same."""
        return self.sizeHint()

    def shown(self, width: int) -> tuple[str, ...]:
        """The lines as they are written in so much room."""
        layout, words, lines = QTextLayout(self.text(), self.font()), self.text(), list[str]()
        layout.beginLayout()
        while len(lines) < self._lines and (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            start = line.textStart()
            is_last = len(lines) + 1 == self._lines
            lines.append(words[start:] if is_last else words[start : start + line.textLength()].rstrip())
        layout.endLayout()
        return tuple(self.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Writes the lines."""
        painter, rect = QPainter(self), self.contentsRect()
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(
            rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, "\n".join(self.shown(rect.width()))
        )
