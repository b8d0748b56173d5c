"""The plates beside the seats."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from freedoko_qt.app.picture import Plate
from freedoko_qt.engine.contract import Team
from freedoko_qt.ui.table.layout import PLATES
from freedoko_qt.ui.table.written import GLOW, Written, font

MORE = "…"


class PlateItem(Written):
    """The plate of one player: name, marks of dealer, leader and turn, team, announcements, tricks."""

    def __init__(self) -> None:
        super().__init__(PLATES)
        self.plate = Plate(0, "")
        self.is_shining = False  # beside the taker of a trick

    def show_plate(self, plate: Plate, is_shining: bool) -> None:
        """Shows another state of its player."""
        if (plate, is_shining) != (self.plate, self.is_shining):
            self.plate, self.is_shining = plate, is_shining
            self.update()

    def paint(self, painter: QPainter, *_: object) -> None:
        if self.is_shining:
            self._paint_glow(painter)
        turn = self.plate.is_turn
        self.sheet(
            painter, self.felt.turn if turn else self.felt.plate_border, max(2.0, 0.16 * self.text) if turn else 1
        )
        left = self._paint_turn(painter) if turn else 0.55 * self.text
        right = self.size.width() - 0.5 * self.text
        upper = QRectF(left, 0.12 * self.text, right - left, 0.5 * self.size.height())
        lower = QRectF(left, 0.5 * self.size.height(), right - left, 0.44 * self.size.height())
        self._paint_name(painter, upper)
        self._paint_state(painter, lower)

    def _paint_glow(self, painter: QPainter) -> None:
        rect = QRectF(QPointF(), self.size)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line_width = self.glow() / GLOW
        for line in range(GLOW):
            colour = QColor(self.felt.turn)
            colour.setAlpha(round(220 * (1 - line / GLOW)))
            grown = (line + 0.5) * line_width
            painter.setPen(QPen(colour, 1.1 * line_width))
            corner = 0.5 * self.text + grown
            painter.drawRoundedRect(rect.adjusted(-grown, -grown, grown, grown), corner, corner)

    def _paint_turn(self, painter: QPainter) -> float:
        """A bar with a triangle; where the rest begins."""
        width, high, corner = 1.3 * self.text, self.size.height(), 0.5 * self.text
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.felt.turn)
        painter.save()
        painter.setClipRect(QRectF(0, 0, width, high))
        painter.drawRoundedRect(QRectF(0, 0, 2 * width, high), corner, corner)
        painter.restore()
        painter.setBrush(self.felt.turn_text)
        half, middle = 0.38 * self.text, high / 2
        tip = QPointF(width / 2 + half, middle)
        painter.drawPolygon(
            QPolygonF(
                [QPointF(width / 2 - half, middle - 1.3 * half), tip, QPointF(width / 2 - half, middle + 1.3 * half)]
            )
        )
        return width + 0.45 * self.text

    def _paint_name(self, painter: QPainter, rect: QRectF) -> None:
        right = rect.right()
        if self.plate.is_dealer:
            right = self._paint_dealer(painter, right, rect.center().y())
        if self.plate.is_leader:
            right = self._paint_leader(painter, right, rect.center().y())
        letters = font(1.08 * self.text, QFont.Weight.DemiBold)
        painter.setFont(letters)
        painter.setPen(self.felt.plate_text)
        room = QRectF(rect.left(), rect.top(), right - rect.left() - 0.2 * self.text, rect.height())
        name = QFontMetricsF(letters).elidedText(self.plate.name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)

    def _paint_dealer(self, painter: QPainter, right: float, middle: float) -> float:
        """Three fanned cards, for who dealt."""
        painter.setPen(QPen(self.felt.plate, 1))
        painter.setBrush(self.felt.dim)
        wide, high = 0.52 * self.text, 0.8 * self.text
        for angle in (-24, 0, 24):
            painter.save()
            painter.translate(right - 0.8 * self.text, middle + 0.5 * self.text)
            painter.rotate(angle)
            painter.drawRoundedRect(QRectF(-wide / 2, -high - 0.12 * self.text, wide, high), 1.5, 1.5)
            painter.restore()
        return right - 1.75 * self.text

    def _paint_leader(self, painter: QPainter, right: float, middle: float) -> float:
        """A 1 in a circle, for who plays the first card of the trick."""
        side = 1.2 * self.text
        disc = QRectF(right - side, middle - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.felt.badge)
        painter.drawEllipse(disc)
        painter.setFont(font(0.85 * self.text, QFont.Weight.Bold))
        painter.setPen(self.felt.badge_text)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "1")
        return right - side - 0.3 * self.text

    def _paint_state(self, painter: QPainter, rect: QRectF) -> None:
        left, right = rect.left(), self._paint_tricks(painter, rect)
        if self.plate.team is not None:
            left = self._paint_team(painter, rect, self.plate.team)
        letters = font(0.86 * self.text, QFont.Weight.DemiBold)
        for text, is_call in self._fitting(letters, right - left):
            left = self._paint_chip(
                painter, QRectF(left, rect.top(), right - left, rect.height()), text, is_call, letters
            )

    def _paint_tricks(self, painter: QPainter, rect: QRectF) -> float:
        """The number of tricks beside a small pile, and their card points in brackets."""
        plate = self.plate
        text = str(plate.tricks) if plate.points is None else f"{plate.tricks} ({plate.points})"
        letters = font(0.92 * self.text)
        wide = QFontMetricsF(letters).horizontalAdvance(text)
        painter.setFont(letters)
        painter.setPen(self.felt.dim)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
        left = rect.right() - wide - 1.05 * self.text
        painter.setBrush(self.felt.plate)
        for shift in (0.2, 0.0):
            corner = QPointF(left + shift * self.text, rect.center().y() - (0.32 + shift) * self.text)
            painter.drawRoundedRect(QRectF(corner, QSizeF(0.52 * self.text, 0.74 * self.text)), 1.2, 1.2)
        return left - 0.4 * self.text

    def _paint_team(self, painter: QPainter, rect: QRectF, team: Team) -> float:
        """The team's letter, in a square for re and in a circle for contra."""
        side = min(1.34 * self.text, rect.height())
        box = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        is_re = team is Team.RE
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.felt.re if is_re else self.felt.contra)
        corner = 0.18 * side if is_re else side / 2
        painter.drawRoundedRect(box, corner, corner)
        painter.setFont(font(0.92 * self.text, QFont.Weight.Bold))
        painter.setPen(self.felt.re_text if is_re else self.felt.contra_text)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.plate.team_name[:1])
        return box.right() + 0.35 * self.text

    def _fitting(self, letters: QFont, room: float) -> list[tuple[str, bool]]:
        """The chips that have room, calls marked.

        Where there is too little, dots stand for the first calls, as the last one says most, and then for the badges.
        """
        badges, calls = self.plate.badges, self.plate.calls
        metrics = QFontMetricsF(letters)
        frame = 1.15 * self.text
        for skipped in range(len(calls) + len(badges)):
            kept = badges[max(0, skipped + 1 - len(calls)) if calls else skipped :]
            dots = ((MORE, False),) if skipped else ()
            said = calls[min(skipped, max(0, len(calls) - 1)) :]
            shown = [*((text, False) for text in kept), *dots, *((text, True) for text in said)]
            if sum(metrics.horizontalAdvance(text) + frame for text, _ in shown) <= room:
                return shown
        text = (badges + calls)[-1:]
        width = max(0.0, room - frame)
        return [(metrics.elidedText(only, Qt.TextElideMode.ElideRight, width), bool(calls)) for only in text]

    def _paint_chip(self, painter: QPainter, rect: QRectF, text: str, is_call: bool, letters: QFont) -> float:
        """A call filled, anything else in outline."""
        wide = QFontMetricsF(letters).horizontalAdvance(text) + 0.85 * self.text
        high = min(1.3 * self.text, rect.height())
        box = QRectF(rect.left(), rect.center().y() - high / 2, wide, high)
        painter.setFont(letters)
        painter.setPen(Qt.PenStyle.NoPen if is_call else QPen(self.felt.dim, 1))
        painter.setBrush(self.felt.badge if is_call else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, high / 2, high / 2)
        painter.setPen(self.felt.badge_text if is_call else self.felt.plate_text)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        return box.right() + 0.3 * self.text
