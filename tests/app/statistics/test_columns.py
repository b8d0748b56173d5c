"""The columns of the statistics: what each says, and the file."""

import csv
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO

import pytest
from PySide6.QtCore import QLocale

from freedoko_qt.app.season import Caught, Deed, Spoken
from freedoko_qt.app.statistics import Account, Player, Role, Tried, Wish, accounts
from freedoko_qt.app.statistics.columns import COLUMNS, Form, as_csv, kind_name, number, rules_name, text, title, told
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.special import Feat
from freedoko_qt.players.levels import LEVELS
from tests.app.statistics.test_statistics import ANNA, BEN, EARLY, NORMAL, RE, SOLO, party


@pytest.fixture(autouse=True)
def english(qapp: object) -> Iterator[None]:  # noqa: ARG001
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


def account(by_rules: bool = False) -> Account:
    spoken = (Spoken(0, Call.NO_120, RE, True), Spoken(0, Call.NO_90, RE, False))
    specials = (Caught(Feat.FOX_CAUGHT, 0, 1), Caught(Feat.CHARLIE, 0), Caught(Feat.DOPPELKOPF, 0))
    rich = party(*[NORMAL] * 3, SOLO, spoken_game(spoken, specials))
    found = list(accounts([rich], Wish(by_rules=by_rules)))[-1]
    return next(one for one in found.values() if one.player == ANNA)


def spoken_game(spoken: tuple[Spoken, ...], specials: tuple[Caught, ...]) -> Deed:
    return replace(NORMAL, spoken=spoken, specials=specials)


def test_every_column_says_its_number() -> None:
    anna = account()
    assert {title(column): text(column, anna) for column in COLUMNS} == {
        "Games": "5",
        "Points": "5",
        "Per game": "1.0",
        "Won: All": "80 %",
        "Won: Re": "100 %",
        "Won: Kontra": "–",
        "Won: Against solo": "–",
        "Won: Marriage": "–",
        "Won: Poverty": "–",
        "Soli: Played": "1",
        "Soli: Won": "0 %",
        "Announced: Made": "2",
        "Announced: Won": "50 %",
        "Foxes: Caught": "1",
        "Foxes: Lost": "0",
        "Doppelkopf": "1",
        "Charlies: Made": "1",
        "Charlies: Caught": "0",
        "Charlies: Lost": "0",
        "Card points": "76.0",
    }


def test_a_share_tells_of_how_many() -> None:
    won = next(column for column in COLUMNS if title(column) == "Won: Re")
    assert told(won, account()).endswith("4 of 4")
    games = next(column for column in COLUMNS if title(column) == "Games")
    assert told(games, account()) == games.tip


def test_no_two_columns_have_the_same_title() -> None:
    titles = [title(column) for column in COLUMNS]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("value", "form", "written"),
    [
        (None, Form.SHARE, "–"),
        (0.666, Form.SHARE, "67 %"),
        (0, Form.SHARE, "0 %"),
        (-1234, Form.SIGNED, "−1,234"),
        (1234, Form.COUNT, "1,234"),
        (-0.26, Form.AVERAGE, "−0.3"),
        (-0.04, Form.AVERAGE, "0.0"),
        (0.0, Form.AVERAGE, "0.0"),
    ],
)
def test_numbers_are_written_as_people_read_them(value: float | None, form: Form, written: str) -> None:
    assert number(value, form) == written


def test_players_and_rules_have_names() -> None:
    assert (kind_name(ANNA), kind_name(BEN)) == ("Person", "Normal")
    assert [kind_name(Player("Ben", key)) for key in LEVELS] == [level.name for level in LEVELS.values()]
    assert rules_name(account()) == ""
    assert rules_name(account(by_rules=True)) == "DDV tournament"


def test_the_file_holds_all_columns_and_plain_numbers() -> None:
    rows = list(csv.DictReader(StringIO(as_csv([account()]).lstrip("\ufeff"))))
    assert len(rows) == 1
    assert list(rows[0]) == ["Player", "Kind", "Rules", *map(title, COLUMNS)]
    assert (rows[0]["Player"], rows[0]["Kind"], rows[0]["Rules"]) == ("Anna", "Person", "")
    assert (rows[0]["Won: All"], rows[0]["Won: Kontra"], rows[0]["Per game"]) == ("0.8", "", "1.0")


def test_nothing_tried_has_no_rate() -> None:
    assert Tried().rate is None
    assert Tried().average is None
    assert account().roles[Role.POVERTY].rate is None
    assert EARLY.rules == ("ddv", "")
