"""The icon of the program: two queens of clubs in a fan, in as few lines as 32 pixels can carry."""

from freedoko_qt.art.pips import PIPS
from freedoko_qt.art.style import GOLD, INK, PAPER
from freedoko_qt.art.svg import box, dot, group, mirrored, path, tag

SIZE = 128


def card(turn: float, *art: str) -> str:
    """A card leaning about the middle of its lower edge."""
    paper = box(-27, -84, 54, 84, rx=7, fill=PAPER, stroke=INK, stroke_width=3)
    return group(paper, *art, transform=f"translate({SIZE / 2:g} 112) rotate({turn:g})")


def club(x: float, y: float, size: float) -> str:
    """The suit's mark."""
    return path(PIPS["club"], INK, transform=f"translate({x:g} {y:g}) scale({size:g})")


def crown() -> str:
    """The queen's crown above her suit."""
    points = path("M-16-54L-19-71L-9-63L0-76L9-63L19-71L16-54Z", GOLD, stroke=INK, stroke_width=2.5)
    return points + mirrored(dot(-19, -71, 2.8, "#b8262f")) + dot(0, -76, 2.8, "#b8262f")


def icon() -> str:
    """The text of the icon's file."""
    felt = box(4, 4, 120, 120, rx=26, fill="#1f6b45", stroke="#144a2f", stroke_width=3)
    behind = card(-19, club(-14, -70, 9))
    front = card(13, crown(), club(0, -28, 19))
    return (
        tag(
            "svg",
            felt,
            behind,
            front,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {SIZE} {SIZE}",
            width=SIZE,
            height=SIZE,
        )
        + "\n"
    )
