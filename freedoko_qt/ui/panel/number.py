"""Points as they are written on a score sheet."""

from PySide6.QtGui import QColor, QPalette

from freedoko_qt.app.sheet import amount_text
from freedoko_qt.ui.theme import Felt

MINUS = "\N{MINUS SIGN}"


def signed(points: int) -> str:
    """Points with their sign; the minus is as wide as the plus, so that columns stay straight."""
    if points == 0:
        return "0"
    return f"+{points}" if points > 0 else plain(points)


def plain(points: int) -> str:
    """A sum: only what is below zero carries a sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def amount(hundredths: int) -> str:
    """Play money with its sign, as the user's language writes it."""
    return f"+{amount_text(hundredths)}" if hundredths > 0 else amount_text(hundredths)


def tone(points: int, felt: Felt, palette: QPalette) -> QColor:
    """The colour of points on the base colour: losses stand out, gains look like any text."""
    return felt.negative if points < 0 else palette.color(QPalette.ColorRole.Text)
