import itertools

import pytest

from freedoko_qt.art.figure import DRAWN
from freedoko_qt.art.held import HELD
from freedoko_qt.art.letters import GLYPHS
from freedoko_qt.art.pips import PIPS
from freedoko_qt.art.style import BACKS, LOOKS, PAPER, RANKS, STYLES, SUITS, Back, Style
from tests.art.contrast import contrast

styles = pytest.mark.parametrize("style", STYLES, ids=lambda style: style.name)


@styles
@pytest.mark.parametrize("suit", SUITS)
def test_letters_and_marks_stand_out_from_the_paper(style: Style, suit: str) -> None:
    assert contrast(style.colour[suit], PAPER) >= 3


def test_the_deck_for_weak_eyes_has_stronger_colours() -> None:
    style = next(style for style in STYLES if style.large)
    assert min(contrast(colour, PAPER) for colour in style.colour.values()) >= 4.5


@styles
def test_suits_of_one_colour_have_different_marks(style: Style) -> None:
    shown = {(style.colour[suit], style.shape[suit]) for suit in SUITS}
    assert len(shown) == len(SUITS)


@styles
def test_every_part_named_is_drawn(style: Style) -> None:
    assert set(style.shape.values()) <= set(PIPS)
    assert set(style.figure.values()) <= set(DRAWN)
    assert set(style.fixed.values()) <= set(GLYPHS)
    assert set(style.figure) | set(style.fixed) <= set(RANKS)


@pytest.mark.parametrize("rank", ["king", "queen", "jack", "ober"])
def test_figures_of_a_rank_hold_different_things(rank: str) -> None:
    held = [getattr(LOOKS[suit], rank) for suit in SUITS]
    assert len(set(held)) == len(SUITS)
    assert set(held) <= set(HELD)


@pytest.mark.parametrize("back", BACKS, ids=lambda back: back.name)
def test_the_pattern_of_a_back_is_seen(back: Back) -> None:
    assert contrast(back.lines, back.ground) >= 2.5
    assert contrast(back.spark, back.ground) >= 3


def test_backs_have_different_names_and_colours() -> None:
    for one, other in itertools.combinations(BACKS, 2):
        assert one.id != other.id
        assert one.ground != other.ground
