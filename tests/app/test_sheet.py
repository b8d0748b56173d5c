"""The score sheet."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.app.sheet import sheet
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import Rules
from tests.app.fakes import NAMES
from tests.strategies import QUICK, SEEDS, play_on, rules

DDV = preset("ddv")


def played(by: Rules, seed: int, games: int) -> Party:
    """A party after so many games, or at its end."""
    random, party = Random(seed), Party(by, NAMES, seed)
    while len(party.entries) < games and not party.is_over:
        party = party.finish(play_on(party.next_game(), random))
    return party


def test_an_empty_sheet_knows_what_is_to_come() -> None:
    picture = sheet(Party(DDV, NAMES, 1), "ddv")
    assert picture.title == "DDV tournament"
    assert picture.status == "Game 1 of 24, round 1 of 5"
    assert picture.names == NAMES
    assert picture.owed == (1, 1, 1, 1)
    assert picture.rows == ()
    assert not picture.is_over


@given(rules(), SEEDS, st.integers(1, 9))
@QUICK
def test_sums_run_and_end_in_the_totals(by: Rules, seed: int, games: int) -> None:
    picture = sheet(played(by, seed, games), "default")
    before: tuple[int, ...] = (0, 0, 0, 0)
    for number, row in enumerate(picture.rows, 1):
        assert row.number == number
        assert row.totals == tuple(a + b for a, b in zip(before, row.scores, strict=True))
        assert sum(row.is_solo) in (0, 1)
        before = row.totals
    assert before == picture.totals


def test_rounds_end_when_everybody_has_dealt() -> None:
    party = played(DDV.but(number_of_duty_soli=0, solo=False), 3, 20)
    picture = sheet(party, "ddv")
    assert [row.number for row in picture.rows if row.round_ends] == [4, 8, 12, 16, 20]
    assert picture.is_over
    assert picture.status.startswith("The party is over: ")


def test_the_duty_round_is_named() -> None:
    party = played(DDV, 5, 1_000)
    before = Party(party.rules, NAMES, 5)
    seen = set()
    for entry in party.entries:
        if before.is_in_duty_round:
            seen.add(sheet(before, "ddv").status.partition(": ")[2])
        before = before.finish(entry.game)
    assert len(party.entries) == 24
    assert seen <= {"the duty soli that are still owed"}


def test_announcements_are_named_with_their_side() -> None:
    party = played(DDV, 8, 24)
    told = {part for row in sheet(party, "ddv").rows for part in row.calls.split(", ") if part}
    allowed = {f"{team}{level}" for team in ("Re", "Kontra") for level in ("", " no 90", " no 60", " no 30", " black")}
    assert told
    assert told <= allowed
