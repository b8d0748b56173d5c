"""The felt: a soft light in the middle, and a grain that keeps the gradient from showing steps."""

import random
import sys

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPixmap, QRadialGradient

from freedoko_qt.ui.theme import Felt

TILE = 128  # pixels
GRAIN = 9  # strongest alpha, of 255


def speck(shade: int) -> bytes:
    """A pixel that lightens, or darkens below zero."""
    argb = shade << 24 | 0xFFFFFF if shade > 0 else -2 * shade << 24
    return argb.to_bytes(4, sys.byteorder)


SPECKS = [speck(number % (2 * GRAIN + 1) - GRAIN) for number in range(256)]


def ground(size: QSizeF, ratio: float, felt: Felt) -> QPixmap:
    """The picture of the bare table, tagged with the pixel ratio."""
    picture = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    rect = QRectF(QPointF(), size)
    light = QRadialGradient(rect.center().x(), 0.46 * size.height(), 0.62 * max(size.width(), 1.25 * size.height()))
    light.setColorAt(0.0, felt.felt)
    light.setColorAt(1.0, felt.felt_edge)
    painter = QPainter(picture)
    painter.fillRect(rect, light)
    if felt.felt != felt.felt_edge:
        painter.drawTiledPixmap(rect, grain(ratio))
    painter.end()
    return picture


def grain(ratio: float) -> QPixmap:
    """Fine light and dark specks, the same each time."""
    specks = b"".join(map(SPECKS.__getitem__, random.Random(1).randbytes(TILE * TILE)))
    tile = QPixmap.fromImage(QImage(specks, TILE, TILE, QImage.Format.Format_ARGB32))
    tile.setDevicePixelRatio(ratio)
    return tile
