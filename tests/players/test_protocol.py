"""The words of the bot protocol."""

from collections.abc import Callable

import pytest

from freedoko_qt.engine.card import Card
from freedoko_qt.engine.contract import Contract, Selector, Team
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import DEFAULT
from freedoko_qt.players import protocol
from freedoko_qt.players.protocol import Laid, QuestionError
from tests.players.table import heard_rules, rules_line, some_rules


def test_all_announcements_can_be_written() -> None:
    assert set(protocol.CODES) == set(Call)


@pytest.mark.parametrize("text", ["", "CQ", "CQHTD9D9"])
def test_cards_read_as_they_are_written(text: str) -> None:
    assert protocol.written(protocol.cards(text, "hand")) == text


@pytest.mark.parametrize(
    ("known", "sides"),
    [
        (["re", "contra", "maybe contra", None], (Team.RE, Team.CONTRA, None, None)),
        ("rcuC", (Team.RE, Team.CONTRA, None, None)),
        (["unknown", "no team", "", "maybe re"], (None, None, None, None)),
    ],
    ids=["names", "letters", "nobody knows"],
)
def test_sides(known: object, sides: tuple[Team | None, ...]) -> None:
    assert protocol.sides({"known": known}, "known") == sides


@pytest.mark.parametrize("word", [None, "", "silent", "team set"])
def test_a_selector_that_is_none(word: object) -> None:
    assert protocol.selector("selector", word) is None


@pytest.mark.parametrize("selector", Selector)
def test_a_selector_by_its_name(selector: Selector) -> None:
    assert protocol.selector("selector", selector.value) is selector


@pytest.mark.parametrize("contract", Contract)
def test_a_game_type_by_its_name(contract: Contract) -> None:
    assert protocol.contract("type", contract.value) is contract


@pytest.mark.parametrize(
    ("written", "options"),
    [
        ("120,90", {Call.NO_120: "120", Call.NO_90: "90"}),
        ("120>reply", {Call.REPLY: "120"}),
        ("reply>120,120", {Call.NO_120: "120"}),
        ("120, reply>120", {Call.NO_120: "120"}),
        ("reply>90r", {Call.REPLY_NO_90: "reply"}),
        (["30"], {Call.NO_30: "30"}),
    ],
)
def test_what_may_be_announced_and_how_to_ask_for_it(written: object, options: dict[Call, str]) -> None:
    assert protocol.options({"legal": written}, "legal") == options


def test_tricks_and_announcements() -> None:
    line = {"tricks": [[1, "CACKCTC9", 1], [1, "", -1]], "anns": [[["120", 0]], [], [["reply", 1]], []]}
    assert protocol.tricks(line, "tricks") == [Laid(1, (Card.CA, Card.CK, Card.CT, Card.C9), 1), Laid(1, ())]
    assert protocol.calls(line, "anns") == [(0, Call.NO_120, 0), (2, Call.REPLY, 1)]


@pytest.mark.parametrize("read", [protocol.tricks, protocol.calls])
def test_nothing_is_told_before_the_first_card(read: Callable[[protocol.Question, str], object]) -> None:
    assert read({}, "nothing") == []


@pytest.mark.parametrize(("value", "switched"), [(True, True), (1, True), (0, False), (None, False)])
def test_switches(value: object, switched: bool) -> None:
    assert protocol.switch({"turn": value}, "turn") is switched


def test_an_error_names_the_field_and_cuts_what_is_long() -> None:
    with pytest.raises(QuestionError, match=r"^me: 'x{59} is not a whole number from 0 to 3$"):
        protocol.seat({"me": "x" * 1000}, "me")


@pytest.mark.parametrize("name", PRESETS)
def test_shipped_rules_are_heard_as_far_as_freedoko_knows_them(name: str) -> None:
    rules = heard_rules(preset(name))
    assert protocol.rules(rules_line(rules)["rules"]) == (rules, [])


@pytest.mark.parametrize("seed", range(10))
def test_any_rules_are_heard(seed: int) -> None:
    rules = heard_rules(some_rules(seed))
    assert protocol.rules(rules_line(rules)["rules"]) == (rules, [])


def test_without_any_selector_the_first_foreign_trick_finds_the_partner() -> None:
    names = ("foreign", "color", "trump", "single color")
    rules, strange = protocol.rules({f"marriage first {name}": False for name in names})
    assert rules == DEFAULT.but(
        marriage_first_color=False, marriage_first_trump=False, marriage_first_single_color=False
    )
    assert len(strange) == 1
