from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtSvg import QSvgRenderer

from freedoko_qt import paths
from freedoko_qt.app.preference import BACKS, LETTERS, STYLES
from freedoko_qt.art import letters as art_letters
from freedoko_qt.art import style as art_style
from freedoko_qt.engine.card import CARDS, Card, Rank
from freedoko_qt.ui.deck import ASPECT, MOST, Deck, letters_for

pytestmark = pytest.mark.usefixtures("qapp")


def image(picture: QPixmap) -> QImage:
    return picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def pixels(picture: QPixmap) -> bytes:
    shown = image(picture)  # has to live while its bytes are read
    return bytes(shown.constBits())


def inked(picture: QPixmap) -> bool:
    """More than paper: some pixels are dark or coloured."""
    shown = image(picture)
    colours = [shown.pixelColor(x, y) for x in range(4, shown.width() - 4, 2) for y in range(4, shown.height() - 4, 2)]
    return sum(colour.lightness() < 160 for colour in colours) > 10


def test_what_can_be_chosen_is_what_can_be_drawn() -> None:
    assert list(STYLES) == [style.name for style in art_style.STYLES]
    assert list(BACKS) == [back.name for back in art_style.BACKS]
    assert set(LETTERS) == {"language", *art_letters.LETTERS}


@pytest.mark.parametrize("name", art_letters.LETTERS)
def test_the_title_of_letters_names_those_that_are_drawn(name: str) -> None:
    drawn = art_letters.LETTERS[name]
    assert LETTERS[name].endswith(f"({drawn['ace']} {drawn['king']} {drawn['queen']} {drawn['jack']})")


@pytest.mark.parametrize("style", STYLES)
def test_every_card_of_every_style_is_a_picture_of_its_own(style: str) -> None:
    """Qt's complaints about a drawing fail the test, too."""
    deck = Deck(style, "de")
    faces = [deck.face(card, 60, 1) for card in CARDS]
    assert deck.problem == ""
    assert all(inked(face) for face in faces)
    assert len({pixels(face) for face in faces}) == len(CARDS)


@pytest.mark.parametrize("ratio", [1, 1.25, 2])
def test_a_picture_has_the_pixels_of_the_screen(ratio: float) -> None:
    picture = Deck("classic", "en").face(Card.HT, 100, ratio)
    assert picture.devicePixelRatio() == ratio
    assert picture.width() == round(100 * ratio)
    assert picture.height() == round(100 * ratio * ASPECT)
    assert picture.deviceIndependentSize().width() == pytest.approx(100, abs=0.5)


@pytest.mark.parametrize("style", STYLES)
def test_corners_are_round_and_clear(style: str) -> None:
    shown = image(Deck(style, "en").face(Card.D9, 100, 1))
    assert shown.pixelColor(1, 1).alpha() == 0
    assert shown.pixelColor(50, 4).alpha() == 255


def test_a_rim_stays_clear_so_that_slanting_edges_are_smooth() -> None:
    shown = image(Deck("classic", "en").back("red", 100, 1))
    assert all(shown.pixelColor(50, y).alpha() == 0 for y in (0, shown.height() - 1))
    assert all(shown.pixelColor(x, 70).alpha() == 0 for x in (0, shown.width() - 1))


@pytest.mark.parametrize(
    ("rank", "different"),
    [(Rank.ACE, 2), (Rank.KING, 2), (Rank.QUEEN, 2), (Rank.JACK, 4), (Rank.TEN, 1), (Rank.NINE, 1)],
    ids=lambda value: value.name if isinstance(value, Rank) else str(value),
)
def test_letters_follow_the_language(rank: Rank, different: int) -> None:
    card = next(card for card in CARDS if card.rank is rank)
    pictures = {pixels(Deck("classic", name).face(card, 120, 1)) for name in ("de", "en", "sv", "pl")}
    assert len(pictures) == different


def test_ober_and_unter_keep_their_letters_in_every_language() -> None:
    for card in (Card.HQ, Card.HJ):
        pictures = {pixels(Deck("german", name).face(card, 120, 1)) for name in art_letters.LETTERS}
        assert len(pictures) == 1


@pytest.mark.parametrize(
    ("language", "letters"), [("de", "de"), ("pl_PL", "pl"), ("sv", "sv"), ("fr", "en"), ("", "en")]
)
def test_letters_for_a_language(language: str, letters: str) -> None:
    assert letters_for(language) == letters


def test_every_back_is_a_picture_of_its_own() -> None:
    deck = Deck("classic", "en")
    assert len({pixels(deck.back(name, 60, 1)) for name in BACKS}) == len(BACKS)


def test_an_unknown_back_is_the_first() -> None:
    deck = Deck("classic", "en")
    assert image(deck.back("striped", 60, 1)) == image(deck.back("blue", 60, 1))


def test_a_picture_is_drawn_once() -> None:
    deck = Deck("classic", "en")
    first = deck.face(Card.CQ, 80, 1)
    assert deck.face(Card.CQ, 80, 1) is first
    assert deck.face(Card.CQ, 81, 1) is not first


def test_pictures_of_forgotten_sizes_are_dropped() -> None:
    deck = Deck("contrast", "en")
    first = deck.face(Card.CQ, 1, 1)
    for width in range(2, MOST + 3):
        deck.face(Card.CQ, width / 100, 1)
    assert deck.face(Card.CQ, 1, 1) is not first


DAMAGES = {
    "missing": (None, "cannot be read"),
    "cut off": ("<svg xmlns='http://www.w3.org/2000/svg'><g>", "is damaged"),
    "no text": (b"\xff\xfe\x00", "is damaged"),
    "without cards": ("<svg xmlns='http://www.w3.org/2000/svg'/>", "lacks some cards"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_bad_file_gives_the_classic_deck_and_says_so(tmp_path: Path, damage: str) -> None:
    content, complaint = DAMAGES[damage]
    file = tmp_path / "german" / "deck.svg"
    file.parent.mkdir()
    if content is not None:
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    deck = Deck("german", "de", tmp_path)
    assert str(file) in deck.problem
    assert complaint in deck.problem
    assert image(deck.face(Card.CQ, 90, 1)) == image(Deck("classic", "de").face(Card.CQ, 90, 1))


def test_the_icon_can_be_drawn() -> None:
    renderer = QSvgRenderer(str(paths.assets() / "icon.svg"))
    assert renderer.isValid()
    assert renderer.defaultSize().width() == renderer.defaultSize().height()
