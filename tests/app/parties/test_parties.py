"""Saved parties as they stand in a list."""

from dataclasses import replace
from datetime import datetime

import pytest

from freedoko_qt.app.parties import PartyState, counted, listed
from freedoko_qt.app.season import Saved
from tests.app.saved import deed, saved

OLD, NEW = datetime(2024, 1, 1), datetime(2025, 1, 1)
LEFT = saved(deed())
DAMAGED = Saved(LEFT.path, NEW, trouble="2025.yaml, line 3: this is no card")


@pytest.mark.parametrize(
    ("party", "state", "can_go_on"),
    [
        pytest.param(replace(LEFT, is_running=True), PartyState.RUNNING, True, id="running"),
        pytest.param(LEFT, PartyState.UNFINISHED, True, id="left"),
        pytest.param(replace(LEFT, is_over=True), PartyState.OVER, False, id="over"),
        pytest.param(DAMAGED, PartyState.DAMAGED, False, id="damaged"),
        pytest.param(replace(DAMAGED, is_running=True), PartyState.DAMAGED, False, id="running and damaged"),
    ],
)
def test_the_state_says_what_can_be_done(party: Saved, state: PartyState, can_go_on: bool) -> None:
    row = listed([party])[0]

    assert row.state is state
    assert row.can_go_on is can_go_on


def test_the_running_party_stands_on_top_and_the_others_by_date() -> None:
    running, old, new = (replace(LEFT, date=date) for date in (OLD, OLD, NEW))

    rows = listed([old, new, replace(running, is_running=True)])

    assert [(row.state.value, row.saved.date) for row in rows] == [
        ("running", OLD),
        ("unfinished", NEW),
        ("unfinished", OLD),
    ]


def test_everybody_is_named_with_the_own_score() -> None:
    row = listed([saved(deed(scores=(3, -1, -1, -1)))])[0]

    assert row.players == "Jens 3, Anna −1, Ben −1, Clara −1"
    assert row.score == 3
    assert row.rules == "DDV tournament"


@pytest.mark.parametrize(("players", "score"), [(("thumb", "thumb", "human", "human"), -1), (("thumb",) * 4, 1)])
def test_the_score_is_that_of_the_first_person(players: tuple[str, ...], score: int) -> None:
    assert listed([saved(deed(), players=players)])[0].score == score


def test_a_damaged_file_is_named_and_says_what_is_wrong() -> None:
    row = listed([DAMAGED])[0]

    assert row.players == "2025-03-01 20.15.yaml"
    assert row.games == ""
    assert row.told == "2025.yaml, line 3: this is no card"


@pytest.mark.parametrize("words", ["", "anna", "CLARA tournament", "unfinished", "20:15", "2025-03"])
def test_words_find_a_party_by_all_that_is_shown(words: str) -> None:
    assert listed([LEFT])[0].matches(words)


@pytest.mark.parametrize("words", ["Dora", "anna dora", "over"])
def test_every_word_must_be_there(words: str) -> None:
    assert not listed([LEFT])[0].matches(words)


def test_what_is_listed_is_counted() -> None:
    assert counted(listed([saved(deed(), deed()), saved(deed())])) == "2 party/parties, 3 game(s)"
