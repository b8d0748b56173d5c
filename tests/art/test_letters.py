import pytest

from freedoko_qt.art.draw import sprite
from freedoko_qt.art.letters import GLYPHS, LETTERS, lettered, ranks
from freedoko_qt.art.style import STYLES, style


@pytest.mark.parametrize("language", LETTERS)
def test_the_four_letters_of_a_language_differ_and_are_drawn(language: str) -> None:
    letters = LETTERS[language]
    assert set(letters) == {"ace", "king", "queen", "jack"}
    assert len(set(letters.values())) == 4
    assert set(letters.values()) <= set(GLYPHS)


@pytest.mark.parametrize("language", LETTERS)
@pytest.mark.parametrize("name", [style.name for style in STYLES])
def test_a_deck_takes_the_letters_of_every_language(name: str, language: str) -> None:
    deck = lettered(sprite(style(name)), LETTERS[language])
    assert ranks(LETTERS[language]) in deck


def test_ranks_without_a_new_letter_keep_theirs() -> None:
    deck = sprite(style("german"))
    changed = lettered(deck, {"ace": "E"})
    assert ranks(LETTERS["en"] | {"queen": "O", "jack": "U"}) in deck
    assert ranks({"ace": "E", "king": "K", "queen": "O", "jack": "U"}) in changed
