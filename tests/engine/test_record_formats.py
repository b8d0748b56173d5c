"""Parties that older versions have written."""

from dataclasses import replace
from typing import Any

import pytest

from freedoko_qt.engine.character import EVEN
from freedoko_qt.engine.record import FileError, Head, Record, dumps, loads
from freedoko_qt.engine.record_formats import FORMAT, MIGRATIONS, rules_under_changes
from tests.notation import rules_of
from tests.strategies import random_game

FIRST = """\
format: 1
rules: {base: ddv, solo_king: true, x_stake: 5}
players:
- {name: Anna, player: human}
- {name: Ben, player: thumb}
- {name: Cleo, player: thumb}
- {name: Dora, player: random}
seed: 5
first start: 2
games:
- deal: {seed: 5, start: 2, owed: [1, 1, 1, 1], forced: false, hands: [HK H9 DT SQ C9 S9 HT CK CT C9 DT HA, DJ HJ DQ HA CA CJ DK ST ST HJ HQ SA, CA SJ DJ SA DQ H9 D9 DA SK SK CT CJ, HT DK CK CQ DA CQ D9 S9 HK SQ SJ HQ]}
  events:
  - 2 healthy
  - 3 reservation
  - 0 healthy
  - 1 healthy
  - 3 marriage first foreign
  - 2 SA
"""  # noqa: E501
"""As version 0.1 has written it."""


def test_first_format_is_read() -> None:
    record = loads(FIRST, "party.yaml")
    rules = rules_of("ddv").but(solo_king=True, x_stake=5)
    names, players = ("Anna", "Ben", "Cleo", "Dora"), ("human", "thumb", "thumb", "random")
    assert record.head == Head(rules, "ddv", names, players, 5, 2)
    assert record.head.characters == (EVEN,) * 4
    assert [game.at for game in record.games] == [6]


def test_first_format_becomes_the_newest_when_it_is_written_again() -> None:
    text = dumps(loads(FIRST, "party.yaml"))
    assert text.splitlines()[:2] == [
        f"format: {FORMAT}",
        "rules: {base: ddv, changes: {x_stake: 5, solo_king: true}}",
    ]
    assert text.splitlines()[2:] == FIRST.splitlines()[2:]
    assert dumps(loads(text, "party.yaml")) == text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param("solo_king", "solo_kink", "line 2: there is no rule 'solo_kink'", id="unknown rule"),
        pytest.param("base: ddv", "base: home", "line 2: there is no rule set 'home'", id="unknown base"),
        pytest.param("base: ddv, ", "", "line 2: rules.base is missing", id="no base"),
        pytest.param(
            "rules: {base: ddv, solo_king: true, x_stake: 5}", "rules: 5", "line 2: rules is 5", id="no group"
        ),
        pytest.param("solo_king: true", "title: Ours", "line 2: there is no rule 'title'", id="a title came later"),
        pytest.param("2 SA", "2 S8", "line 18: '2 S8'", id="event"),
    ],
)
def test_faults_in_the_first_format_are_found_in_their_lines(old: str, new: str, message: str) -> None:
    assert old in FIRST
    with pytest.raises(FileError, match=message):
        loads(FIRST.replace(old, new), "party.yaml")


def test_there_is_a_way_from_each_format_to_the_next() -> None:
    assert list(MIGRATIONS) == list(range(1, FORMAT))


def test_a_migration_leaves_its_document_as_it_is() -> None:
    data: dict[str, Any] = {"rules": {"base": "ddv", "bock": True}, "seed": 3}
    assert rules_under_changes(data) == {"rules": {"base": "ddv", "changes": {"bock": True}}, "seed": 3}
    assert data == {"rules": {"base": "ddv", "bock": True}, "seed": 3}


def test_a_title_cannot_be_taken_for_a_rule() -> None:
    game = random_game(rules_of("ddv"), 1)
    head = Head(rules_of("ddv").but(bock=True), "ddv", ("A", "B", "C", "D"), ("human",) * 4, 1, title="bock: false")
    assert loads(dumps(Record(head, (game,))), "a.yaml").head == replace(head)
