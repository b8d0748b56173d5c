"""Pictures of the cards at any size, from the deck files in assets/."""

from pathlib import Path
from xml.parsers import expat

from PySide6.QtCore import QByteArray, QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from freedoko_qt import paths
from freedoko_qt.art.draw import face_id, sprite
from freedoko_qt.art.letters import LETTERS, lettered
from freedoko_qt.art.style import BACKS, HEIGHT, RANKS, STYLES, WIDTH, style
from freedoko_qt.engine.card import CARDS, Card
from freedoko_qt.marked import mark

ASPECT = HEIGHT / WIDTH

FACE_IDS = {card: face_id(card.suit.name.lower(), RANKS[card.rank]) for card in CARDS}
BACK_IDS = {back.name: back.id for back in BACKS}
FIXED = {row.name: row.fixed for row in STYLES}
CLEAR = 1  # pixels left clear all around, so that the edges of a card that lies aslant are smooth
MOST = 300  # pictures kept: the deck and its back at a dozen sizes


def letters_for(language: str) -> str:
    """The letters a speaker of the language expects, by its code such as "de" or "pl_PL"; English for all others."""
    code = language[:2]
    return code if code in LETTERS else "en"


class DeckError(Exception):
    """A deck file that cannot be used; the text says what is wrong with it."""


class Deck:
    """One style of cards with one language's letters, both by the keys of their preferences.

    A file that is missing or broken never stops a game: the classic deck is drawn afresh in its place, and `problem`
    holds a message that names the file (empty if all is well).
    """

    def __init__(self, name: str, letters: str, folder: Path | None = None) -> None:
        self.name, self.letters, self.problem = name, letters, ""
        file = (folder or paths.assets() / "cards") / name / "deck.svg"
        try:
            drawing = read(file)
        except DeckError as error:
            self.problem, self.name = str(error), "classic"
            drawing = sprite(style("classic"))
        glyphs = LETTERS[letters] | FIXED.get(self.name, {})
        self._renderer = QSvgRenderer(QByteArray(lettered(drawing, glyphs).encode()))
        self._pictures: dict[tuple[str, float, float], QPixmap] = {}

    def face(self, card: Card, width: float, ratio: float) -> QPixmap:
        """The face of a card, `width` wide and ASPECT times as high, for a screen of so many pixels per unit."""
        return self._picture(FACE_IDS[card], width, ratio)

    def back(self, name: str, width: float, ratio: float) -> QPixmap:
        """A back by the key of its preference; an unknown name, from an older file perhaps, gives the first."""
        return self._picture(BACK_IDS.get(name, BACKS[0].id), width, ratio)

    def _picture(self, part: str, width: float, ratio: float) -> QPixmap:
        key = (part, width, ratio)
        if key not in self._pictures:
            if len(self._pictures) >= MOST:  # a window being resized asks for many sizes it never wants again
                self._pictures.clear()
            self._pictures[key] = self._drawn(part, width, ratio)
        return self._pictures[key]

    def _drawn(self, part: str, width: float, ratio: float) -> QPixmap:
        pixels = max(1, round(width * ratio))
        picture = QPixmap(pixels, max(1, round(pixels * ASPECT)))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self._renderer.render(painter, part, QRectF(picture.rect()).adjusted(CLEAR, CLEAR, -CLEAR, -CLEAR))
        painter.end()
        picture.setDevicePixelRatio(ratio)
        return picture


def read(file: Path) -> str:
    """The text of a deck file that holds every face and back. DeckError names the file and what is wrong."""
    try:
        text = file.read_text(encoding="utf-8")
        ids = ids_in(text)
    except OSError:
        problem = mark("deck", "The deck %1 cannot be read; the classic cards take its place.")
    except (UnicodeDecodeError, expat.ExpatError):
        problem = mark("deck", "The deck %1 is damaged; the classic cards take its place.")
    else:
        if not {*FACE_IDS.values(), *BACK_IDS.values()} - ids:
            return text
        problem = mark("deck", "The deck %1 lacks some cards; the classic cards take its place.")
    raise DeckError(QCoreApplication.translate("deck", problem).replace("%1", str(file)))


def ids_in(drawing: str) -> set[str]:
    """The ids of the elements of an XML text; ExpatError if it is none."""
    ids: set[str] = set()
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda _, attributes: ids.add(attributes.get("id", ""))
    parser.Parse(drawing, True)
    return ids
