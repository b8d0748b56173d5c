"""The letters in the corners of the cards, for every language.

A deck file holds the letters of all languages. The faces use the parts `rank-ace`, `rank-king`, `rank-queen`
and `rank-jack`, and each of these is one element that uses a letter: to change the language, `lettered`
changes these four before the file is loaded. So one file per style is enough, and any viewer can show it.
"""

import re

from freedoko_qt.art.svg import path, use

# Strokes of one pen on a cap height of 40, with the width of each.
GLYPHS = {
    "A": (30, "M2 40L15 0L28 40M7 26H23"),
    "B": (25, "M3 2V38H13A9.5 9.5 0 0 0 13 19H3H12A8.5 8.5 0 0 0 12 2Z"),
    "D": (27, "M3 2V38H9A18 18 0 0 0 9 2Z"),
    "E": (23, "M22 2H3V38H22M3 19H18"),
    "J": (22, "M19 0V28A8.5 8.5 0 0 1 2 29"),
    "K": (27, "M3 0V40M25 0L4 25M11 17L26 40"),
    "O": (31, "M15.5 2A13 18 0 0 1 15.5 38A13 18 0 0 1 15.5 2Z"),
    "Q": (31, "M15.5 2A13 18 0 0 1 15.5 38A13 18 0 0 1 15.5 2ZM17 27L29 41"),
    "U": (27, "M3 0V27A10.5 10.5 0 0 0 24 27V0"),
    "W": (38, "M2 0L11 38L19 8L27 38L36 0"),
    "Kn": (43, "M3 0V40M23 0L4 24M10 17L24 40M30 40V15M30 23A5.5 5.5 0 0 1 41 24V40"),
    "Ku": (43, "M3 0V40M23 0L4 24M10 17L24 40M30 15V33A5.5 5.5 0 0 0 41 32M41 15V40"),
    "10": (38, "M3 7L11 2V40M29 2A8.5 18 0 0 1 29 38A8.5 18 0 0 1 29 2Z"),
    "9": (25, "M22 13A9.5 10.5 0 1 0 22 13.5C22 26 18 34 9 38.5"),
}
WIDEST = 32  # wider letters are squeezed to this

LETTERS = {
    "de": {"ace": "A", "king": "K", "queen": "D", "jack": "B"},
    "en": {"ace": "A", "king": "K", "queen": "Q", "jack": "J"},
    "sv": {"ace": "E", "king": "Ku", "queen": "D", "jack": "Kn"},
    "sv-k": {"ace": "E", "king": "K", "queen": "D", "jack": "Kn"},
    "pl": {"ace": "A", "king": "K", "queen": "D", "jack": "W"},
}


def glyph(name: str) -> str:
    """The part `letter-<name>`, centred on x = 0."""
    width, strokes = GLYPHS[name]
    squeeze = min(1, WIDEST / width)
    place = f"translate({-width * squeeze / 2:g} 0) scale({squeeze:g} 1)"
    return path(strokes, "none", transform=place, stroke_linejoin="round", stroke_linecap="butt", id=f"letter-{name}")


def ranks(letters: dict[str, str]) -> str:
    """The parts `rank-…`: which letter each rank shows."""
    shown = {"10": "10", "9": "9"} | letters
    return "".join(use(f"letter-{name}", id=f"rank-{rank}") for rank, name in shown.items())


def lettered(deck: str, letters: dict[str, str]) -> str:
    """The text of a deck file with other letters; ranks that are not named keep theirs."""
    for rank, name in letters.items():
        deck = re.sub(rf'href="#letter-\w+" id="rank-{rank}"', f'href="#letter-{name}" id="rank-{rank}"', deck)
    return deck
