"""The list for a real table: the same games give the same scores as in a party that is played here."""

from random import Random

import pytest

from freedoko_qt.engine.bock import Trigger
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Call
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.preset import PRESETS, preset
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.scoresheet import ByHand, Line, LineError, ScoreSheet
from freedoko_qt.engine.slip import Slip, Spoken, contracts, sizes
from tests.notation import rules_of
from tests.slips import slip_of
from tests.strategies import play_on, random_rules

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
GAMES = 12


def compare(rules: Rules, seed: int, games: int = GAMES) -> int:
    """Plays a party at random and enters every game; tells how many there were."""
    random = Random(seed)
    names = NAMES[: rules.x_players_at_table]
    first = random.randrange(len(names))
    party, sheet = Party(rules, names, seed, first), ScoreSheet(rules, names, first)
    while not party.is_over and len(party.entries) < games:
        before = party
        party = party.finish(play_on(party.next_game(), random))
        if len(party.entries) == len(before.entries):
            continue
        entry = party.entries[-1]
        sheet = sheet.write(slip_of(entry))
        row = sheet.entries[-1]
        assert row.result is not None
        assert (row.scores, row.contract, row.is_duty) == (entry.scores, entry.contract, entry.is_duty)
        assert (row.result.winner, row.result.value, row.bock) == (
            entry.result.winner,
            entry.result.value,
            entry.result.bock,
        )
        assert (row.is_repeated, row.triggers) == (entry.is_repeated, entry.triggers)
        assert row.places == entry.game.places
        assert (sheet.totals, sheet.queue, sheet.rounds) == (party.totals, party.queue, party.rounds)
        assert (sheet.next_start, sheet.owed, sheet.is_over) == (party.next_start, party.owed, party.is_over) or (
            party.is_over and sheet.is_over
        )
    return len(party.entries)


@pytest.mark.parametrize("name", PRESETS)
def test_a_party_by_shipped_rules_gives_the_same_list(name: str) -> None:
    assert compare(preset(name), 5, 24)


@pytest.mark.parametrize("seed", range(40))
def test_a_party_by_any_rules_gives_the_same_list(seed: int) -> None:
    assert compare(random_rules(Random(seed)), seed)


# -- correcting -----------------------------------------------------------------------------------------------


def listed(text: str = "ddv", *lines: Line) -> ScoreSheet:
    by = rules_of(text)
    sheet = ScoreSheet(by, NAMES[: by.x_players_at_table])
    for line in lines:
        sheet = sheet.write(line)
    return sheet


RE_WINS = Slip(Contract.NORMAL, (0, 2), 130)
DRAW = Slip(Contract.NORMAL, (0, 2), 120)
BOCK = "default, counting=plus-minus"


def test_a_corrected_line_changes_the_bock_games_after_it() -> None:
    before = listed(BOCK, RE_WINS, RE_WINS, RE_WINS)
    after = before.correct(0, DRAW)

    assert [row.bock for row in before.entries] == [1, 1, 1]
    assert [row.bock for row in after.entries] == [1, 2, 2]
    assert after.totals == (-2 + 4, 2 - 4, -2 + 4, 2 - 4) != before.totals
    assert after.queue == (2, 2)
    assert after.correct(0, RE_WINS) == before


def test_a_struck_line_gives_the_deal_to_another() -> None:
    solo = Slip(Contract.SOLO_QUEEN, (1,), 130)
    before = listed("ddv", RE_WINS, solo, RE_WINS)

    assert [row.leader for row in before.entries] == [0, 1, 1]
    assert [row.leader for row in before.strike(0).entries] == [0, 0]
    assert before.owed == (1, 0, 1, 1)
    assert before.strike(1).owed == (1, 1, 1, 1)


def test_a_line_that_no_longer_fits_counts_nothing_and_says_why() -> None:
    solo = Slip(Contract.SOLO_QUEEN, (1,), 130)
    before = listed("ddv, x_players_at_table=5", RE_WINS, Slip(Contract.NORMAL, (4, 2), 130))
    after = before.correct(0, solo)  # now the same player deals again, and sits out

    assert before.entries[1].problem is None
    problem = after.entries[1].problem
    assert problem is not None
    assert (problem.text, problem.values) == ("%1 deals and sits out.", ("Emil",))
    assert after.entries[1].scores == (0,) * 5
    assert after.correct(0, RE_WINS) == before


def test_the_list_is_full_when_the_party_is_over() -> None:
    full = listed("ddv, x_number_of_games=2", RE_WINS, RE_WINS)

    assert full.is_over
    with pytest.raises(LineError) as error:
        full.write(RE_WINS)
    assert "full" in error.value.problem.text
    assert full.correct(0, DRAW).is_over


def test_in_the_end_the_owed_soli_are_played() -> None:
    sheet = listed("ddv, number_of_rounds=1", *[RE_WINS] * 4)

    assert sheet.is_in_duty_round
    with pytest.raises(LineError) as error:
        sheet.write(RE_WINS)
    assert error.value.problem.values == ("Anna",)
    for place in range(4):
        sheet = sheet.write(ByHand((0,) * 4, Contract.SOLO_JACK, place))
    assert sheet.is_over
    assert sheet.owed == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (ByHand((3, -3, 3)), "needs a score"),
        (ByHand((3, -3, 3, 10**6)), "Nobody can write"),
        (ByHand((3, -3, 3, -3), Contract.SOLO_JACK), "plays alone"),
        (ByHand((3, -3, 3, -3), Contract.SOLO_KOEHLER, 1), "nobody can play"),
        (ByHand((3, -3, 3, -3), triggers=(Trigger.BLACK,)), "no bock round"),
    ],
)
def test_scores_by_hand_that_cannot_be_are_told(line: ByHand, told: str) -> None:
    with pytest.raises(LineError) as error:
        listed("ddv", line)
    assert told in error.value.problem.text


def test_scores_by_hand_count_as_they_are_written() -> None:
    sheet = listed(BOCK, ByHand((3, -3, 3, -3), triggers=(Trigger.EQUAL_POINTS,)), ByHand((6, 6, -6, -6)))

    assert sheet.totals == (9, 3, -3, -9)
    assert sheet.queue == (2, 2, 2)
    assert sheet.next_start == 2


def test_whoever_sits_out_writes_nothing() -> None:
    with pytest.raises(LineError) as error:
        listed("ddv, x_players_at_table=5", ByHand((1, -1, 1, -1, 2)))
    assert error.value.problem.values == ("Emil",)


@pytest.mark.parametrize("seed", range(20))
def test_any_order_of_corrections_ends_as_if_written_at_once(seed: int) -> None:
    random = Random(seed)
    rules = random_rules(random, number_of_rounds_limited=False, points_limited=False, x_number_of_games=0)
    sheet = ScoreSheet(rules, NAMES[: rules.x_players_at_table])
    for _ in range(60):
        size, at = len(sheet.entries), random.randrange(max(1, len(sheet.entries)))
        line = some_line(random, rules)
        try:
            match random.randrange(3):
                case 0 if size:
                    sheet = sheet.strike(at)
                case 1 if size:
                    sheet = sheet.correct(at, line)
                case _:
                    sheet = sheet.write(line)
        except LineError:
            assert len(sheet.entries) == size
        assert sheet == sheet.empty.written(sheet.lines)


def some_line(random: Random, rules: Rules) -> Line:
    """Any line, possible or not."""
    places = range(rules.x_players_at_table)
    if random.random() < 0.3:
        return ByHand(tuple(random.randint(-9, 9) for _ in places))
    contract = random.choice(contracts(rules.effective()))
    re = tuple(random.sample(places, sizes(contract)[0]))
    calls = tuple(Spoken(place, random.choice(list(Call))) for place in places if random.random() < 0.1)
    return Slip(contract, re, random.randint(0, 240), calls)
