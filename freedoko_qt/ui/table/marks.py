"""Words on a pile of won cards: the special points that are in it."""

from collections import Counter

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from freedoko_qt.ui.table.layout import MARK_HEIGHT, MARKED, MARKS
from freedoko_qt.ui.table.written import Written, font


class MarksItem(Written):
    """A small sign for each word, one above the other; the same word again is counted."""

    def __init__(self) -> None:
        super().__init__(MARKED)
        self.words: tuple[str, ...] = ()
        self.is_right = False  # the pile lies at the right edge of the table
        self.setVisible(False)

    def show_words(self, words: tuple[str, ...]) -> None:
        """Shows these, or nothing."""
        if words != self.words:
            self.words = words
            self.setVisible(bool(words))
            self.update()

    def paint(self, painter: QPainter, *_: object) -> None:
        letters = font(0.86 * self.text, QFont.Weight.DemiBold)
        metrics, high = QFontMetricsF(letters), MARK_HEIGHT * self.text
        signs = written(self.words)
        painter.setFont(letters)
        for row, sign in enumerate(signs):
            y = self.size.height() - (len(signs) - row) * high
            room = self.size.width() - 0.9 * self.text
            text = metrics.elidedText(sign, Qt.TextElideMode.ElideRight, room)
            wide = metrics.horizontalAdvance(text) + 0.8 * self.text
            left = self.size.width() - wide if self.is_right else 0.0
            box = QRectF(left, y + 1, wide, high - 2)
            painter.setPen(QPen(self.felt.plate_border, 1))
            painter.setBrush(self.felt.badge)
            painter.drawRoundedRect(box, 0.5 * high, 0.5 * high)
            painter.setPen(self.felt.badge_text)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def written(words: tuple[str, ...]) -> tuple[str, ...]:
    """The signs: each word once, with its number; where there are too many, the last one tells how many more."""
    signs = tuple(f"{word} ×{number}" if number > 1 else word for word, number in Counter(words).items())
    return signs if len(signs) <= MARKS else (*signs[: MARKS - 1], f"+{len(signs) - MARKS + 1}")
