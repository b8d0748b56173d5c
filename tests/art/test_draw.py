import xml.etree.ElementTree as ElementTree

import pytest

from freedoko_qt.art.draw import sprite
from freedoko_qt.art.style import STYLES, Style

NAMESPACE = "{http://www.w3.org/2000/svg}"
RANKS, SUITS = ("1", "10", "king", "queen", "jack", "9"), ("club", "spade", "heart", "diamond")
FACES = {f"{rank}_{suit}" for rank in RANKS for suit in SUITS}
BACKS = {"back", "back_red", "back_green", "back_night", "back_plum", "back_sand"}
DRAWABLE = {"svg", "defs", "g", "path", "circle", "rect", "use"}  # what QtSvg draws on every system alike

styles = pytest.mark.parametrize("style", STYLES, ids=lambda style: style.name)


def elements(style: Style) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(sprite(style)).iter())


@styles
def test_every_face_and_back_is_there_once(style: Style) -> None:
    ids = [element.get("id") for element in elements(style) if element.get("id")]
    assert set(ids) >= FACES | BACKS
    assert len(ids) == len(set(ids))


@styles
def test_parts_are_defined_before_they_are_used(style: Style) -> None:
    seen = set()
    for element in elements(style):
        if href := element.get("href"):
            assert href.removeprefix("#") in seen
        seen.add(element.get("id"))


@styles
def test_only_what_qt_draws_is_used(style: Style) -> None:
    assert {element.tag.removeprefix(NAMESPACE) for element in elements(style)} <= DRAWABLE
    assert "style" not in {name for element in elements(style) for name in element.attrib}
