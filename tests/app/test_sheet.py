"""The score sheet."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.picture import SheetPicture
from freedoko_qt.app.sheet import sheet
from freedoko_qt.engine.money import amounts
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import preset
from freedoko_qt.engine.rules import Rules
from tests.app.fakes import FIVE, NAMES
from tests.notation import situation
from tests.parties import after, healthy, soloist
from tests.strategies import QUICK, SEEDS, play_on, rules
from tests.ui.desk import Marked

DDV = preset("ddv")


def played(by: Rules, seed: int, games: int) -> Party:
    """A party after so many games, or at its end."""
    random, party = Random(seed), Party(by, FIVE[: by.x_players_at_table], seed)
    while len(party.entries) < games and not party.is_over:
        party = party.finish(play_on(party.next_game(), random))
    return party


def test_an_empty_sheet_knows_what_is_to_come() -> None:
    picture = sheet(Party(DDV, NAMES, 1))
    assert picture.title == "DDV tournament"
    assert picture.status == "Game 1 of 24, round 1 of 5"
    assert picture.names == NAMES
    assert picture.sums[1].values == ("1", "1", "1", "1")
    assert picture.rows == ()
    assert not picture.is_over


@given(rules(), SEEDS, st.integers(1, 9))
@QUICK
def test_sums_run_and_end_in_the_totals(by: Rules, seed: int, games: int) -> None:
    picture = sheet(played(by, seed, games))
    before: tuple[int, ...] = (0,) * by.x_players_at_table
    for number, row in enumerate(picture.rows, 1):
        assert row.number == number
        assert row.totals == tuple(a + b for a, b in zip(before, row.scores, strict=True))
        assert sum(row.is_solo) in (0, 1, 2, 3)  # several have the most points where few win
        before = row.totals
    assert tuple(str(total).replace("-", "−") for total in before) == picture.sums[0].values


def test_rounds_end_when_everybody_has_dealt() -> None:
    party = played(DDV.but(number_of_duty_soli=0, solo=False), 3, 20)
    picture = sheet(party)
    assert [row.number for row in picture.rows if row.round_ends] == [4, 8, 12, 16, 20]
    assert picture.is_over
    assert picture.status.startswith("The party is over: ")


@given(rules(), SEEDS)
@QUICK
def test_the_rounds_bring_what_their_games_bring(by: Rules, seed: int) -> None:
    party = played(by, seed, 15)
    brought, rounds = (0,) * by.x_players_at_table, 0
    for row in sheet(party).rows:
        brought = tuple(a + b for a, b in zip(brought, row.scores, strict=True))
        if row.round_ends:
            rounds += 1
            assert (row.round_number, row.round_scores) == (rounds, brought)
            brought = (0,) * by.x_players_at_table
        else:
            assert (row.round_number, row.round_scores) == (0, ())
    assert rounds == party.rounds


def test_a_repeated_deal_makes_the_party_longer() -> None:
    party = after(Party(DDV, NAMES, 5), soloist(1), soloist(1), soloist(2), healthy)
    repeated = sum(entry.is_repeated for entry in party.entries)
    assert repeated
    assert sheet(party).status == f"Game 5 of {4 + (party.games_left or 0)}, round 1 of 5"


def test_duty_soli_are_marked() -> None:
    party = after(Party(DDV, NAMES, 5), soloist(1), healthy)
    picture = sheet(party)
    assert [row.is_duty for row in picture.rows] == [entry.is_duty for entry in party.entries] == [True, False]
    assert picture.rows[0].notes == ("This was a duty solo.",)
    assert picture.sums[1].values == ("1", "0", "1", "1")


def test_who_dealt_and_sat_out_at_a_table_of_five_is_told() -> None:
    party = played(DDV.but(x_players_at_table=5), 3, 7)
    picture = sheet(party)
    assert [row.outside for row in picture.rows] == [
        e.game.places[0] - 1 if e.game.places[0] else 4 for e in party.entries
    ]
    assert all(row.scores[row.outside] == 0 for row in picture.rows)
    assert {row.outside for row in sheet(played(DDV, 3, 4)).rows} == {-1}


def test_the_duty_round_is_named() -> None:
    party = played(DDV, 5, 1_000)
    before = Party(party.rules, NAMES, 5)
    seen = set()
    for entry in party.entries:
        if before.is_in_duty_round:
            seen.add(sheet(before).status.partition(": ")[2])
        before = before.finish(entry.game)
    assert len(party.entries) == 24
    assert seen <= {"the duty soli that are still owed"}


def test_announcements_are_named_with_their_side() -> None:
    party = played(DDV, 8, 24)
    told = {part for row in sheet(party).rows for part in row.calls.split(", ") if part}
    allowed = {f"{team}{level}" for team in ("Re", "Kontra") for level in ("", " no 90", " no 60", " no 30", " black")}
    assert told
    assert told <= allowed


BOCK = preset("default").but(bock=True, x_bock_after_both_announced=True, bock_after_black_game=True, x_stake=10)


def test_bock_games_and_money_are_told() -> None:
    party = played(BOCK, 3, 40)
    picture = sheet(party)
    triggers = [entry.triggers for entry in party.entries]
    assert any(triggers)
    for row, entry in zip(picture.rows, party.entries, strict=True):
        assert row.bock == ("" if entry.result.bock == 1 else f"×{entry.result.bock}")
        assert any(note.startswith("Brings bock games: ") for note in row.notes) == bool(entry.triggers)
        paid = amounts(entry.result, BOCK)
        assert row.money == tuple(paid[entry.game.places.index(place)] for place in range(4))
    assert cents(picture) == [sum(row.money[place] for row in picture.rows) for place in range(4)]
    assert sum(cents(picture)) == 0


def cents(picture: SheetPicture) -> list[int]:
    """The sums of money."""
    assert picture.sums[-1].title == "Money"
    return [round(100 * float(text.replace("−", "-").replace(",", ""))) for text in picture.sums[-1].values]


def test_a_fixed_stake_is_settled_at_the_end() -> None:
    rules = DDV.but(x_stake=100, x_fixed_stake=True, x_number_of_games=3, number_of_duty_soli=0, solo=False)
    before, after_all = sheet(played(rules, 4, 2)), sheet(played(rules, 4, 3))
    assert before.status.endswith("1 game(s) left")
    assert cents(before) == [0, 0, 0, 0]
    assert sum(cents(after_all)) == 0
    assert max(cents(after_all)) > 0
    assert not any(row.money for row in after_all.rows)


def test_rows_of_deals_that_came_to_nothing_stand_where_they_happened() -> None:
    thrown = situation("default · start 0 · hand 1 C9 C9 S9 S9 H9 H9 · 0 normal, 1 thrown nines, 2 normal, 3 normal")
    party = played(preset("default"), 5, 2)
    first, second = (entry.game for entry in party.entries)
    picture = sheet(party, (first, thrown, second, thrown))
    assert [row.number for row in picture.rows] == [1, None, 2, None]
    assert picture.rows[1].contract == "Thrown in: many nines (Bernd)"
    assert picture.rows[1].totals == picture.rows[0].totals
    assert not any(picture.rows[1].scores)
    assert [row.game for row in picture.rows] == [0, 1, 2, 3]


def test_a_game_that_has_just_ended_is_no_row_before_it_is_counted() -> None:
    party = played(preset("default"), 5, 2)
    before = Party(preset("default"), FIVE[:4], 5).finish(party.entries[0].game)
    games = tuple(entry.game for entry in party.entries)
    assert [row.game for row in sheet(before, games).rows] == [0]
    assert [row.game for row in sheet(party).rows] == [-1, -1]


def test_rules_of_ones_own_have_the_name_that_somebody_gave_them() -> None:
    party = Party(DDV.but(with_nines=False), NAMES, 1)
    assert sheet(party).title == "DDV tournament, 1 rule(s) changed"
    assert sheet(party, title="At Anna’s").title == "At Anna’s"


def test_what_is_left_in_the_pot_is_told() -> None:
    party = Party(preset("default").but(points_limited=True, points=30), NAMES, 1)
    assert "30 point(s) left in the pot" in sheet(party).status


def test_coming_bock_games_are_told_one_by_one_where_they_differ() -> None:
    party = Party(BOCK, NAMES, 1)
    assert sheet(replace(party, queue=(2, 2))).status.endswith("2 bock game(s) to come")
    assert sheet(replace(party, queue=(4, 2))).status.endswith("2 bock game(s) to come (×4 ×2)")
    told = sheet(replace(party, queue=(4, *(2,) * 30))).status
    assert told.endswith(f"31 bock game(s) to come (×4{' ×2' * 9} …)")


def test_owed_suit_and_picture_soli_have_rows_of_their_own() -> None:
    rules = DDV.but(number_of_duty_soli=3, number_of_duty_color_soli=1, number_of_duty_picture_soli=1)
    titles = [one.title for one in sheet(Party(rules, NAMES, 1)).sums]
    assert titles == ["Sum", "Soli", "Suit", "Pict."]


def test_rows_are_made_once_and_anew_when_the_language_or_the_game_changes(qapp: QApplication) -> None:
    party = played(DDV, 8, 6)
    first, again = sheet(party), sheet(party)
    assert all(one is other for one, other in zip(first.rows, again.rows, strict=True))

    translator = Marked()
    qapp.installTranslator(translator)
    try:
        assert all("‹" in row.contract for row in sheet(party).rows)
    finally:
        qapp.removeTranslator(translator)
    assert sheet(party) == first

    game = party.entries[-1].game
    shorter = Party(party.rules, party.names, party.seed)
    for entry in party.entries[:-1]:
        shorter = shorter.finish(entry.game)
    for _ in range(30):
        game.undo()
    other = shorter.finish(play_on(game, Random(99)))
    assert sheet(other).rows[:-1] == first.rows[:-1]
    assert sheet(other).rows[-1].scores == other.entries[-1].scores
    assert other.entries[-1].scores != party.entries[-1].scores
