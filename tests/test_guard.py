"""Guards against faults of Qt's Python bindings that no test of ours would explain."""

import sys

import pytest
from PySide6.QtGui import QImage, QPainter


@pytest.mark.usefixtures("qapp")
def test_qt_does_not_steal_none() -> None:
    """PySide6 6.12.0 loses a reference to None in each call that returns nothing; Python 3.11 dies of it."""
    image = QImage(1, 1, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(300):
        painter.translate(1, 1)
    after = sys.getrefcount(None)
    painter.end()
    assert after > before - 100
