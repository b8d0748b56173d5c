import math

import pytest
from PySide6.QtGui import QColor, QPixmap, QTransform
from pytestqt.qtbot import QtBot

from freedoko_qt.engine.card import Card
from freedoko_qt.ui.deck import ASPECT, Deck
from freedoko_qt.ui.table.prints import MOST_TURNED, Prints, glow, shadow
from freedoko_qt.ui.theme import FELTS


@pytest.fixture
def prints(qtbot: QtBot) -> Prints:  # noqa: ARG001
    return Prints(Deck("classic", "en"), "blue", FELTS["light"])


def colour(picture: QPixmap, across: float, down: float) -> QColor:
    """The colour at a place of the card, as shares of its size."""
    ratio = picture.devicePixelRatio()
    width = picture.width() / ratio
    reach = next(reach for reach in range(1, 40) if shadow(width - 2 * reach) == reach)
    card = width - 2 * reach
    return picture.toImage().pixelColor(
        round((reach + across * card) * ratio), round((reach + down * card * ASPECT) * ratio)
    )


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_picture_has_the_size_of_the_card_and_its_shadow_in_device_pixels(prints: Prints, ratio: float) -> None:
    picture = prints.picture(Card.CQ, 80, ratio, False)
    assert picture.devicePixelRatio() == ratio
    assert picture.width() == round((80 + 2 * shadow(80)) * ratio)
    assert picture.height() == round((80 * ASPECT + 2 * shadow(80)) * ratio)


def test_a_veiled_card_is_darker(prints: Prints) -> None:
    plain, veiled = (prints.picture(Card.HA, 80, 1, is_veiled) for is_veiled in (False, True))
    assert colour(veiled, 0.12, 0.5).lightness() < colour(plain, 0.12, 0.5).lightness() - 60


def test_the_shadow_is_soft_and_the_corner_clear(prints: Prints) -> None:
    image = prints.picture(None, 100, 1, False).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    middle = image.height() // 2
    alphas = [image.pixelColor(x, middle).alpha() for x in range(round(shadow(100)))]
    assert alphas == sorted(alphas)
    assert 0 < alphas[-1] < 120


def test_pictures_are_kept(prints: Prints) -> None:
    first = prints.picture(Card.CQ, 80, 1, False)
    assert prints.picture(Card.CQ, 80, 1, False).cacheKey() == first.cacheKey()
    assert prints.picture(Card.SQ, 80, 1, False).cacheKey() != first.cacheKey()


def test_a_card_without_a_face_shows_the_back(prints: Prints) -> None:
    back = Deck("classic", "en").back("blue", 80, 1).toImage()
    assert colour(prints.picture(None, 80, 1, False), 0.5, 0.2) == back.pixelColor(40, round(0.2 * 80 * ASPECT))


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_quarter_turn_moves_every_pixel_to_its_place(prints: Prints, ratio: float) -> None:
    straight = prints.picture(Card.CQ, 80, ratio, False)
    aside = prints.turned(straight, 90)
    assert aside.devicePixelRatio() == ratio
    assert aside.toImage() == straight.toImage().transformed(QTransform().rotate(90))


def test_a_turned_picture_has_room_for_its_corners_and_keeps_its_middle(prints: Prints) -> None:
    straight = prints.picture(Card.CQ, 80, 1, False)
    aslant = prints.turned(straight, 45)
    diagonal = (straight.width() + straight.height()) / 2**0.5
    assert aslant.width() == aslant.height() == math.ceil(diagonal)
    assert aslant.toImage().pixelColor(0, 0).alpha() == 0
    assert aslant.toImage().pixelColor(aslant.width() // 2, aslant.height() // 2).alpha() == 255


def test_a_picture_is_turned_once_and_kept_while_it_is_used(prints: Prints) -> None:
    straight = prints.picture(Card.CQ, 40, 1, False)
    first, rare = prints.turned(straight, 1.5), prints.turned(straight, 2.5)
    for step in range(MOST_TURNED - 1):
        prints.turned(straight, 10 + step)
        assert prints.turned(straight, 1.5).cacheKey() == first.cacheKey()
    assert prints.turned(straight, 2.5).cacheKey() != rare.cacheKey()


def test_upright_pictures_are_not_copied(prints: Prints) -> None:
    straight = prints.picture(Card.CQ, 40, 1, False)
    assert prints.turned(straight, 0) is straight


def test_the_glow_surrounds_the_card(prints: Prints) -> None:
    image = prints.glow(100, 1).toImage()
    middle = image.height() // 2
    assert image.width() == round(100 + 2 * glow(100))
    assert image.pixelColor(round(glow(100)) - 2, middle).alpha() > 150
    assert image.pixelColor(image.width() // 2, middle).alpha() == 0
