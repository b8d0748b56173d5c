"""How points are written."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QPalette

from freedoko_qt.ui.panel.number import amount, plain, signed, tone
from freedoko_qt.ui.theme import COLOURS, FELTS, palette


@pytest.mark.parametrize(("points", "text"), [(3, "+3"), (0, "0"), (-12, "−12")])
def test_a_score_carries_its_sign(points: int, text: str) -> None:
    assert signed(points) == text


@pytest.mark.parametrize(("points", "text"), [(3, "3"), (0, "0"), (-12, "−12")])
def test_a_sum_carries_a_sign_only_below_zero(points: int, text: str) -> None:
    assert plain(points) == text


@pytest.mark.parametrize(
    ("language", "hundredths", "text"), [("en", 1250, "+12.50"), ("de", -5, "−0,05"), ("pl", 0, "0,00")]
)
def test_money_carries_its_sign_and_is_written_as_the_language_does(language: str, hundredths: int, text: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert amount(hundredths) == text
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("scheme", COLOURS)
def test_losses_have_a_colour_of_their_own(scheme: str) -> None:
    colours, felt = palette(COLOURS[scheme]), FELTS[scheme]

    assert tone(-1, felt, colours) == felt.negative
    assert tone(0, felt, colours) == tone(1, felt, colours) == colours.color(QPalette.ColorRole.Text)
