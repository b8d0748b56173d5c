"""The backs of the cards: a lattice with sparks in its meshes and a medallion of the four suits."""

from freedoko_qt.art.pips import PIPS
from freedoko_qt.art.style import EDGE, HEIGHT, PAPER, WIDTH, Back
from freedoko_qt.art.svg import box, dot, group, line, patch, path, turned

MESH = 32  # between two parallel lines, measured along the edge
RIM = 22  # from the card's edge to the lattice: leaves 6 x 10 meshes, so that lines end in the corners
MEDALLION = 46


def lattice() -> str:
    """Diagonal lines over the inner field, each cut to it by arithmetic since QtSvg cannot clip."""
    left, top, right, bottom = RIM, RIM, WIDTH - RIM, HEIGHT - RIM
    drop = bottom - top
    lines = []
    for start in range(left - drop, right, MESH):
        first, last = max(left, start), min(right, start + drop)
        down, up = first - start, last - start
        lines.append(f"M{first} {top + down}L{last} {top + up}M{first} {bottom - down}L{last} {bottom - up}")
    return "".join(lines)


def sparks() -> str:
    """A small diamond in the middle of every mesh the medallion leaves free."""
    marks = []
    half = MESH // 2
    for row, y in enumerate(range(RIM + half, HEIGHT - RIM, half)):
        shift = MESH if row % 2 == 0 else half
        for x in range(RIM + shift, WIDTH - RIM, MESH):
            if (x - WIDTH / 2) ** 2 + (y - HEIGHT / 2) ** 2 > (MEDALLION + 6) ** 2:
                marks.append(f"M{x} {y - 6}l4 6l-4 6l-4-6Z")
    return "".join(marks)


def medallion(colours: Back) -> str:
    """The four suits about the middle, the same from either end of the card."""
    disc = dot(0, 0, MEDALLION, colours.ground, stroke=colours.lines, stroke_width=3)
    ring = dot(0, 0, MEDALLION - 6, "none", stroke=colours.spark, stroke_width=1.5)
    marks = [
        path(PIPS[suit], transform=f"rotate({angle}) translate(0 -21) scale(13)")
        for suit, angle in (("club", -45), ("heart", 45))
    ]
    return disc + ring + group(turned(*marks), dot(0, 0, 4, colours.spark), fill=colours.spark)


def back(colours: Back) -> str:
    """A whole back."""
    sheet = box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, rx=15, fill=PAPER, stroke=EDGE, stroke_width=1.5)
    ground = box(12, 12, WIDTH - 24, HEIGHT - 24, rx=9, fill=colours.ground)
    net = line(lattice(), stroke=colours.lines, stroke_width=2)
    rim = box(RIM, RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM, rx=2, fill="none", stroke=colours.lines, stroke_width=3)
    middle = group(medallion(colours), transform=f"translate({WIDTH / 2:g} {HEIGHT / 2:g})")
    return group(sheet, ground, net, patch(sparks(), colours.spark), rim, middle, id=colours.id)
