"""What the dialog says of each rule: an example that shows it at work, and a title that names it alone."""

from collections import Counter

import pytest

from freedoko_qt.engine.rules import SPECS

LONGEST = 200
"""Characters of an example; the panel beside the dialog holds no more without scrolling."""
SIGNS = "♣♠♥♦"
RANKS = ("A", "10", "K", "Q", "J", "9")


@pytest.mark.parametrize("name", SPECS)
def test_every_rule_has_an_example_of_its_own(name: str) -> None:
    spec = SPECS[name]
    assert spec.example
    assert spec.example != spec.help
    assert [other for other, its in SPECS.items() if its.example == spec.example] == [name]


@pytest.mark.parametrize("name", SPECS)
def test_an_example_is_one_or_two_short_sentences(name: str) -> None:
    example = SPECS[name].example
    assert example.endswith(".")
    assert example == " ".join(example.split())
    assert len(example) <= LONGEST


@pytest.mark.parametrize("name", SPECS)
def test_a_suit_sign_in_an_example_begins_a_card(name: str) -> None:
    words = SPECS[name].example.replace("'s", "").split()
    cards = [word.strip(".,:;") for word in words if set(word) & set(SIGNS)]
    assert all(card[0] in SIGNS and card[1:] in RANKS for card in cards), cards


@pytest.mark.parametrize("group", dict.fromkeys(spec.group for spec in SPECS.values()))
def test_the_titles_of_a_group_are_all_different(group: str) -> None:
    titles = Counter(spec.title for spec in SPECS.values() if spec.group == group)
    assert [title for title, number in titles.items() if number > 1] == []
