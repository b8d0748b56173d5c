import re

from freedoko_qt.art.back import MEDALLION, RIM, lattice, sparks
from freedoko_qt.art.style import HEIGHT, WIDTH


def points(path: str) -> set[tuple[float, float]]:
    return {(float(x), float(y)) for x, y in re.findall(r"[ML](\d+) (\d+)", path)}


def test_the_lattice_ends_on_the_rim() -> None:
    """QtSvg cannot clip: a line that runs further would be seen outside."""
    for x, y in points(lattice()):
        assert x in (RIM, WIDTH - RIM) or y in (RIM, HEIGHT - RIM)
        assert RIM <= x <= WIDTH - RIM
        assert RIM <= y <= HEIGHT - RIM


def test_a_card_turned_upside_down_has_the_same_back() -> None:
    for pattern in (points(lattice()), {(x, y + 6) for x, y in points(sparks())}):
        assert pattern == {(WIDTH - x, HEIGHT - y) for x, y in pattern}


def test_no_spark_lies_under_the_medallion() -> None:
    for x, y in points(sparks()):
        assert (x - WIDTH / 2) ** 2 + (y + 6 - HEIGHT / 2) ** 2 > MEDALLION**2
