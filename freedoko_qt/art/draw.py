"""A whole deck as one SVG file: 24 faces and the backs, each a group with the id KDE's decks use."""

from freedoko_qt.art import letters
from freedoko_qt.art.back import back
from freedoko_qt.art.figure import Dress, figure
from freedoko_qt.art.pips import definition, pip
from freedoko_qt.art.style import BACKS, EDGE, GOLD, HEIGHT, INK, PAPER, RANKS, SUITS, WHITE, WIDTH, Style
from freedoko_qt.art.svg import box, dot, group, line, moved, patch, path, tag, turned, use

GROUND = {"king": "#fdefcb", "queen": "#fbe6e0", "jack": "#e4eef2", "ober": "#e8f0d8", "unter": "#e4eef2"}
FRAME = (-68, -154, 136, 308)  # left, top, width, height about the middle of the card
COLUMN, ROWS, TENTH = 42, (-118, -39), -79  # places of the marks on tens and nines


def face_id(suit: str, rank: str) -> str:
    """The name of a face in a deck file, such as `1_club` for the ace and `king_heart`."""
    return f"{'1' if rank == 'ace' else rank}_{suit}"


def centred(*parts: str) -> str:
    """The parts with their origin in the middle of the card."""
    return moved(WIDTH / 2, HEIGHT / 2, *parts)


def sheet(style: Style) -> str:
    """The paper with its edge, which is black and thick on the cards that must be seen at any price."""
    edge, width = ("#000", 3) if style.large else (EDGE, 1.5)
    return box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, rx=15, fill=PAPER, stroke=edge, stroke_width=width)


def index(style: Style, suit: str, rank: str) -> str:
    """Letter and mark in two corners; large decks show them once, twice as large."""

    def letter(x: float, y: float, scale: float) -> str:
        place = f"translate({x:g} {y:g}) scale({scale:g})"
        return use(f"rank-{rank}", transform=place, stroke_width=style.pen)

    if style.large:
        return letter(46, 22, 2.1) + pip(suit, 46, 146, 29)
    left, top = 26 - WIDTH / 2, -HEIGHT / 2
    return centred(turned(letter(left, top + 17, 1.1), pip(suit, left, top + 87, 16)))


def ace(style: Style, suit: str) -> str:
    """One large mark between two arcs."""
    arcs = line("M-62-62A88 88 0 0 1 62-62", stroke_width=2.4) + line("M-50-76A92 92 0 0 1 50-76", stroke_width=1.4)
    colour = style.colour[suit]
    leaves = "".join(patch(f"M0-116q{12 * s}-14 {26 * s}-6q{-10 * s} 14 {-26 * s} 6Z", colour) for s in (1, -1))
    return centred(turned(arcs, leaves, dot(0, -103, 3.6, colour, stroke="none")), pip(suit, 0, 0, 56))


def spots(suit: str, rank: str) -> str:
    """The marks of tens and nines, half of them upside down."""
    places = [(x, y) for x in (-COLUMN, COLUMN) for y in ROWS] + ([(0, TENTH)] if rank == "10" else [])
    middle = "" if rank == "10" else pip(suit, 0, 0, 22)
    return centred(turned(*(pip(suit, x, y, 22) for x, y in places)), middle)


def sash(colour: str) -> str:
    """The belt over the seam between the two halves of a court card, with golden and white lozenges."""
    gems = (patch(f"M{x} 0l6-5.5l6 5.5l-6 5.5Z", GOLD if n % 2 else WHITE) for n, x in enumerate(range(-66, 66, 12)))
    return box(-68, -10, 136, 20, fill=colour, stroke=INK, stroke_width=2.2) + "".join(gems)


def mark(name: str, suit: str, colour: str) -> str:
    """The suit's mark on a court card: beside the head, but low on a shield for the Unter."""
    if name == "unter":
        shield = path("M-67-40H-37V-22C-37-10-48-6-52-3C-56-6-67-10-67-22Z", PAPER, stroke=INK, stroke_width=2)
        return shield + pip(suit, -52, -24, 11, fill=colour)
    return pip(suit, -54, -139, 11, fill=colour)


def court(style: Style, suit: str, rank: str) -> str:
    """A figure from the waist up, and once more upside down."""
    name, colour = style.figure[rank], style.colour[suit]
    ground = box(*FRAME, rx=6, fill=GROUND[name], stroke="none")
    edge = box(*FRAME, rx=6, fill="none", stroke=INK, stroke_width=2.2)
    return centred(ground, turned(use(figure_id(suit, rank))), sash(colour), edge)


def figure_id(suit: str, rank: str) -> str:
    """The name of the part that both halves of a court card use."""
    return f"figure-{rank}-{suit}"


def face(style: Style, suit: str, rank: str) -> str:
    """A whole face."""
    if style.large:
        art = pip(suit, 150, 252, 70)
    elif rank == "ace":
        art = ace(style, suit)
    elif rank in style.figure:
        art = court(style, suit, rank)
    else:
        art = spots(suit, rank)
    colour = style.colour[suit]
    return group(sheet(style), group(index(style, suit, rank), art, fill=colour, stroke=colour), id=face_id(suit, rank))


def parts(style: Style) -> str:
    """What the faces use: marks, letters of all languages, figures."""
    marks = (definition(suit, style.shape[suit], style.inside.get(suit), style.colour[suit]) for suit in SUITS)
    figures = (
        group(
            figure(name, Dress(suit, style.colour[suit])),
            mark(name, suit, style.colour[suit]),
            id=figure_id(suit, rank),
        )
        for suit in SUITS
        for rank, name in style.figure.items()
        if not style.large
    )
    glyphs = (letters.glyph(name) for name in letters.GLYPHS)
    return "".join((*marks, *glyphs, letters.ranks(letters.LETTERS["en"] | style.fixed), *figures))


def sprite(style: Style) -> str:
    """The text of a deck file: a row a suit, and the backs below."""
    cells = [
        moved(column * WIDTH, row * HEIGHT, face(style, suit, rank))
        for row, suit in enumerate(SUITS)
        for column, rank in enumerate(RANKS)
    ]
    cells += [moved(column * WIDTH, len(SUITS) * HEIGHT, back(colours)) for column, colours in enumerate(BACKS)]
    width, height = len(RANKS) * WIDTH, (len(SUITS) + 1) * HEIGHT
    drawing = tag(
        "svg",
        tag("defs", parts(style)),
        *(f"\n{cell}" for cell in cells),
        "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
    )
    return drawing + "\n"
