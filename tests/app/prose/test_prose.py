"""The rules as a page in prose."""

import re
from html.parser import HTMLParser
from itertools import product

import pytest

from freedoko_qt.app.prose import SECTIONS, page
from freedoko_qt.app.prose.line import Bullets, is_so, says
from freedoko_qt.app.ruleset import own, shipped
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import DEFAULT, LIMITS, SELECTORS, SPECS, Rules
from tests.app.rulesets import any_rules


class Text(HTMLParser):
    """Collects words and tags of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def told(rules: Rules) -> str:
    """The words of the page without its comparison."""
    text = Text(page(own("Round", rules)))
    assert text.open == ["!DOCTYPE"] or not text.open
    return " ".join(text.words).partition("What differs")[0]


def test_every_rule_is_spoken_of() -> None:
    parts = [part for section in SECTIONS for part in section.parts]
    lines = [line for part in parts for line in part.lines]
    lines += [part.head for part in parts if isinstance(part, Bullets)]

    spoken = {name for line in lines for name in line.names} | {"x_table_limits"}  # a table, with a test below

    assert set(SPECS) - spoken == set()


@pytest.mark.parametrize("key", PRESETS)
def test_every_shipped_set_is_told_under_all_themes(key: str) -> None:
    named = next(one for one in shipped() if one.key == key)
    html = page(named)

    assert html.count("<h2>") == len(SECTIONS) + (key != "ddv")
    assert named.told in html
    assert named.told_about.replace("'", "&#x27;") in html


@pytest.mark.parametrize("seed", range(20))
def test_no_place_is_left_open_in_any_rules(seed: int) -> None:
    text = told(any_rules(seed))

    assert re.findall(r"%\w", text) == []
    assert "-1" not in text


@pytest.mark.parametrize(("nines", "dollen", "second"), list(product((True, False), repeat=3)))
def test_what_is_not_in_force_is_not_told(nines: bool, dollen: bool, second: bool) -> None:
    text = told(DEFAULT.but(with_nines=nines, dollen=dollen, dollen_second_over_first=second))

    assert ("48 cards" in text, "40 cards" in text) == (nines, not nines)
    assert ("tens of hearts, the queens" in text) is dollen
    assert ("second one beats the first" in text) is (dollen and second)


@pytest.mark.parametrize("ways", [ways for ways in product((True, False), repeat=len(SELECTORS)) if any(ways)])
def test_the_ways_to_a_partner_are_a_list_if_there_are_several(ways: tuple[bool, ...]) -> None:
    text = told(DEFAULT.but(**dict(zip(SELECTORS, ways, strict=True))))

    assert ("which the bridegroom names" in text) is (sum(ways) > 1)
    assert text.count("may announce a marriage") == 1


def test_numbers_stand_in_the_sentences() -> None:
    text = told(preset("ameke").but(number_of_rounds_limited=True, number_of_rounds=7, bock_multiplier=3))

    assert "A party has 7 round(s)" in text
    assert "each game counts 3 times" in text
    assert "Points of a queen solo: 3" in text
    assert "packets of 3 4 3" in text


def test_the_deadlines_stand_in_a_table_by_own_cards() -> None:
    html = page(own("Round", DEFAULT.but(**dict(zip(LIMITS, (10, 8, 6, 4, 2), strict=True)))))

    assert re.findall(r"with at least (\d+) card", html) == ["10", "8", "6", "4", "2"]


def test_the_deadlines_stand_in_a_table_by_cards_on_the_table() -> None:
    html = page(own("Round", preset("darmstadt").but(x_table_limits=(4, 8, 12, 16, 20))))

    assert re.findall(r"with at most (\d+) card", html) == ["4", "8", "12", "16", "20"]
    assert "with at least" not in html


def test_what_differs_from_the_tournament_stands_at_the_end() -> None:
    html = page(own("Round", preset("ddv").but(announcement_no_90=9)))

    assert "What differs from “DDV tournament”" in html
    assert "<td>No 90: cards needed</td><td>9</td><td>10</td>" in html


def test_a_name_cannot_break_the_page() -> None:
    html = page(own("<script>&", DEFAULT, "<b>"))

    assert "<script>" not in html
    assert "&lt;script&gt;&amp;" in html


@pytest.mark.parametrize(
    ("need", "holds"),
    [
        ("bock", True),
        ("!bock", False),
        ("counting=plus", True),
        ("!counting=plus", False),
        ("marriage_determination=12", True),
        ("x_swine_second_condition=team", False),  # it does not act
        ("swine_only_second", False),
        ("x_bock_ceiling", False),
    ],
)
def test_needs_of_sentences(need: str, holds: bool) -> None:
    assert is_so(DEFAULT.effective(), need) is holds


def test_a_sentence_holds_if_one_of_the_alternatives_does() -> None:
    assert says("x", "!bock|solo").holds(DEFAULT)
    assert not says("x", "!bock|!solo").holds(DEFAULT)
    assert says("x", "!bock|solo", values="bock title:solo", number="points").names == {"bock", "solo", "points"}
