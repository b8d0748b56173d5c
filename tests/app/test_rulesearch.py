"""Finding rules by words."""

import pytest

from freedoko_qt.app.rulesearch import matching
from freedoko_qt.engine.rules import GROUPS, SPECS


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("hyperswines joint", "swines_and_hyperswines_joint"),  # the key, words in any place
        ("re/contra doubles", "announcement_re_contra_doubles"),  # FreeDoko's key
        ("QUEEN OF DIAMONDS", "extrapoint_catch_charlie_only_with_diamond_queen"),  # title and help
        ("x_duel", "x_duel"),
    ],
)
def test_a_rule_is_found_by_its_words(words: str, name: str) -> None:
    assert name in matching(words)
    assert len(matching(words)) < 10


def test_every_word_must_occur() -> None:
    assert set(matching("fox last")) == set(matching("fox")) & set(matching("last"))
    assert matching("fox unheard-of") == ()


def test_no_words_find_all_rules_in_order() -> None:
    assert matching("  ") == tuple(SPECS)


@pytest.mark.parametrize("group", GROUPS)
def test_the_title_of_a_group_finds_all_its_rules(group: str) -> None:
    assert {name for name, spec in SPECS.items() if spec.group == group} <= set(matching(GROUPS[group]))
