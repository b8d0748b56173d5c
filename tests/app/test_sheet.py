"""The score sheet."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.app.sheet import money_totals, sheet
from freedoko_qt.engine.money import amounts
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import Rules
from tests.app.fakes import FIVE, NAMES
from tests.notation import situation
from tests.strategies import QUICK, SEEDS, play_on, rules

DDV = preset("ddv")


def played(by: Rules, seed: int, games: int) -> Party:
    """A party after so many games, or at its end."""
    random, party = Random(seed), Party(by, FIVE[: by.x_players_at_table], seed)
    while len(party.entries) < games and not party.is_over:
        party = party.finish(play_on(party.next_game(), random))
    return party


def test_an_empty_sheet_knows_what_is_to_come() -> None:
    picture = sheet(Party(DDV, NAMES, 1), "ddv")
    assert picture.title == "DDV tournament"
    assert picture.status == "Game 1 of 24, round 1 of 5"
    assert picture.names == NAMES
    assert picture.sums[1].values == ("1", "1", "1", "1")
    assert picture.rows == ()
    assert not picture.is_over


@given(rules(), SEEDS, st.integers(1, 9))
@QUICK
def test_sums_run_and_end_in_the_totals(by: Rules, seed: int, games: int) -> None:
    picture = sheet(played(by, seed, games), "default")
    before: tuple[int, ...] = (0,) * by.x_players_at_table
    for number, row in enumerate(picture.rows, 1):
        assert row.number == number
        assert row.totals == tuple(a + b for a, b in zip(before, row.scores, strict=True))
        assert sum(row.is_solo) in (0, 1, 2, 3)  # several have the most points where few win
        before = row.totals
    assert tuple(str(total).replace("-", "−") for total in before) == picture.sums[0].values


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


BOCK = preset("default").but(bock=True, x_bock_after_both_announced=True, bock_after_black_game=True, x_stake=10)


def test_bock_games_and_money_are_told() -> None:
    party = played(BOCK, 3, 40)
    picture = sheet(party, "default")
    triggers = [entry.triggers for entry in party.entries]
    assert any(triggers)
    for row, entry in zip(picture.rows, party.entries, strict=True):
        assert row.bock == ("" if entry.result.bock == 1 else f"×{entry.result.bock}")
        assert any(note.startswith("Brings bock games: ") for note in row.notes) == bool(entry.triggers)
        assert any(note.endswith("in play money") for note in row.notes) == any(amounts(entry.result, BOCK))
    assert picture.sums[-1].title == "Money"
    cents = [round(100 * float(text.replace("−", "-").replace(",", ""))) for text in picture.sums[-1].values]
    assert cents == list(money_totals(party))
    assert sum(cents) == 0


def test_a_fixed_stake_is_settled_at_the_end() -> None:
    rules = DDV.but(x_stake=100, x_fixed_stake=True, x_number_of_games=3, number_of_duty_soli=0, solo=False)
    assert money_totals(played(rules, 4, 2)) == (0, 0, 0, 0)
    party = played(rules, 4, 3)
    assert sum(money_totals(party)) == 0
    assert max(money_totals(party)) > 0
    assert sheet(played(rules, 4, 2), "ddv").status.endswith("1 game(s) left")


def test_rows_of_deals_that_came_to_nothing_stand_where_they_happened() -> None:
    thrown = situation("default · start 0 · hand 1 C9 C9 S9 S9 H9 H9 · 0 normal, 1 thrown nines, 2 normal, 3 normal")
    party = played(preset("default"), 5, 2)
    first, second = (entry.game for entry in party.entries)
    picture = sheet(party, "default", (first, thrown, second, thrown))
    assert [row.number for row in picture.rows] == [1, None, 2, None]
    assert picture.rows[1].contract == "Thrown in: many nines (Bernd)"
    assert picture.rows[1].totals == picture.rows[0].totals
    assert not any(picture.rows[1].scores)


def test_rules_that_differ_from_their_set_are_house_rules() -> None:
    assert sheet(Party(DDV.but(with_nines=False), NAMES, 1), "ddv").title == "House rules"


def test_what_is_left_in_the_pot_is_told() -> None:
    party = Party(preset("default").but(points_limited=True, points=30), NAMES, 1)
    assert "30 point(s) left in the pot" in sheet(party, "default").status


def test_owed_suit_and_picture_soli_have_rows_of_their_own() -> None:
    rules = DDV.but(number_of_duty_soli=3, number_of_duty_color_soli=1, number_of_duty_picture_soli=1)
    titles = [one.title for one in sheet(Party(rules, NAMES, 1), "ddv").sums]
    assert titles == ["Sum", "Soli", "Suit", "Pict."]
