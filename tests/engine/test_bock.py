"""Bock rounds: what brings one, and how the games of several wait."""

import pytest

from freedoko_qt.engine.bock import HIGHEST, Queue, Trigger, after, triggers
from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.moment import State
from freedoko_qt.engine.points import value
from freedoko_qt.engine.table import Ask, Made, Table
from tests.notation import rules_of, tally, trick

ALL = (
    "plain, bock=yes, bock_after_120_120=yes, bock_after_lost_solo=yes, bock_after_lost_re_contra=yes, "
    "bock_after_heart_trick=yes, bock_after_black_game=yes, x_bock_after_both_announced=yes, "
    "x_bock_cold_strike=value 0"
)
ONE = (Trigger.EQUAL_POINTS,)


def fired(game: str, rules: str = ALL, first: str = "0: C9 C9 C9 C9", contract: Contract | None = None) -> set[str]:
    """Why a game brings a bock round."""
    counts, by = tally(game), rules_of(rules).effective()
    made = tuple(
        Made(0 if team is Team.RE else 3, call, 4)
        for team, call in zip(Team, counts.calls, strict=True)
        if call is not None
    )
    kind = contract or counts.contract
    tricks = (trick(first, kind, rules),)
    table = Table(by, 0, ask=Ask.NOTHING, contract=kind, calls=made, tricks=tricks)
    return set(map(str, triggers(State(table, (), (), counts.teams), value(counts, by))))


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        pytest.param("normal 120:120", {"equal points"}, id="120 to 120"),
        pytest.param("normal 121:119", set(), id="121 to 119"),
        pytest.param("normal 120:120 re: no 120", {"equal points", "re lost"}, id="64"),
        pytest.param("normal 100:140 re: no 120", {"re lost"}, id="O90 lost re"),
        pytest.param("normal 140:100 re: no 120", set(), id="O90 won re"),
        pytest.param("normal 100:140", set(), id="O90 lost without a word"),
        pytest.param("normal 140:100 contra: no 120", {"contra lost"}, id="O90 lost contra"),
        pytest.param("normal 100:140 re: reply contra: no 120", {"re lost", "both announced"}, id="O96 lost reply"),
        pytest.param(
            "normal 130:110 re: no 90 contra: no 90", {"re lost", "contra lost", "both announced"}, id="both lost"
        ),
        pytest.param("solo queen 100:140", {"solo lost"}, id="lost solo"),
        pytest.param("solo queen 140:100", set(), id="won solo"),
        pytest.param("marriage silent 100:140", {"solo lost"}, id="lost silent marriage"),
        pytest.param("marriage solo 100:140", {"solo lost"}, id="lost marriage without partner"),
        pytest.param(
            "solo queen 80:160 re: no 60 contra: no 60",
            {"re lost", "contra lost", "both announced"},
            id="a solo that nobody won is not lost",
        ),
        pytest.param("normal 240:0 tricks 12:0", {"black"}, id="black"),
        pytest.param("normal 240:0 tricks 11:1", set(), id="no card points are not black"),
        pytest.param(
            "normal 110:130 re: no 60 contra: no 60",
            {"re lost", "contra lost", "both announced", "cold strike"},
            id="cold strike",
        ),
        pytest.param("normal 130:110 contra+fox", {"cold strike"}, id="a win that is worth nothing"),
    ],
)
def test_what_brings_a_bock_round(game: str, wanted: set[str]) -> None:
    assert fired(game) == wanted


@pytest.mark.parametrize(
    ("first", "contract", "is_one"),
    [
        pytest.param("0: HA HK HK H9", Contract.NORMAL, True, id="O95 four plain hearts"),
        pytest.param("0: HA HK HK D9", Contract.NORMAL, False, id="O95 a trump among them"),
        pytest.param("0: HA HK HT H9", Contract.NORMAL, False, id="O95 the ten of hearts is a trump"),
        pytest.param("0: HA HK HK SA", Contract.NORMAL, False, id="a spade among them"),
        pytest.param("0: HA HK HT H9", Contract.SOLO_JACK, False, id="not in soli"),
    ],
)
def test_heart_trick(first: str, contract: Contract, is_one: bool) -> None:
    game = "solo jack 140:100" if contract.is_real_solo else "normal 140:100"
    assert fired(game, first=first, contract=contract) == ({"heart trick"} if is_one else set())


def test_ten_of_hearts_is_a_plain_heart_where_it_is_no_dulle() -> None:
    assert fired("normal 140:100", rules=f"{ALL}, dollen=no", first="0: HA HK HT H9") == {"heart trick"}


@pytest.mark.parametrize(
    ("rule", "game"),
    [
        ("bock", "normal 120:120"),
        ("bock_after_120_120", "normal 120:120"),
        ("bock_after_lost_solo", "solo queen 100:140"),
        ("bock_after_lost_re_contra", "normal 100:140 re: no 120"),
        ("bock_after_black_game", "normal 240:0 tricks 12:0"),
        ("x_bock_after_both_announced", "normal 140:100 re: no 120 contra: reply"),
    ],
)
def test_reason_can_be_switched_off(rule: str, game: str) -> None:
    assert len(fired(game, rules=f"{ALL}, {rule}=no")) < len(fired(game))


def test_cold_strike_can_mean_120_to_120() -> None:
    rules = f"{ALL}, bock_after_120_120=no, x_bock_cold_strike='120:120'"
    assert fired("normal 120:120", rules=rules) == {"cold strike"}
    assert fired("normal 130:110 contra+fox", rules=rules) == set()


def test_lost_announcements_bring_nothing_where_they_are_knocked() -> None:
    assert fired("normal 100:140 re: no 120", rules=f"{ALL}, knocking=yes") == set()


@pytest.mark.parametrize("contract", [Contract.FEWEST_POINTS, Contract.SOLO_FEWEST_TRICKS])
def test_games_for_few_bring_nothing(contract: Contract) -> None:
    assert fired(f"{contract} 120:120 tricks 0:12") == set()


# -- the queue --------------------------------------------------------------------------------------------


def factors(rules: str, events: str, games: int) -> list[int]:
    """How many times each game counts when the games named bring a bock round, as ``2 5``."""
    by, queue, found = rules_of(f"plain, bock=yes, {rules}").effective(), Queue(), []
    for number in range(1, games + 1):
        found.append(queue[0] if queue else 1)
        queue = after(queue, ONE * events.split().count(str(number)), by, True)
    return found


@pytest.mark.parametrize(
    ("rules", "events", "wanted"),
    [
        pytest.param("append_bock=no", "2 5", [1, 1, 2, 2, 2, 4, 2, 2, 2, 1], id="O89 overlap"),
        pytest.param("append_bock=no", "1 2", [1, 2, 4, 4, 4, 2, 1], id="O91b double bock"),
        pytest.param("append_bock=yes", "2 4", [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1], id="O92 one after the other"),
        pytest.param("append_bock=no", "2 4", [1, 1, 2, 2, 4, 4, 2, 2, 1], id="O92 stacked"),
        pytest.param("append_bock=no, x_bock_ceiling=2", "2 4", [1, 1, *[2] * 8, 1], id="ceiling"),
        pytest.param(
            "append_bock=no, x_bock_ceiling=4", "1 2 3", [1, 2, 4, 4, 4, 4, 2, 2, 2, 1], id="ceiling for a third round"
        ),
        pytest.param("append_bock=no, bock_multiplier=3", "1 2", [1, 3, 9, 9, 9, 3, 1], id="factor three"),
        pytest.param("append_bock=no, x_players_at_table=5", "1", [1, *[2] * 5, 1], id="five at the table"),
        pytest.param("append_bock=no", "1 1", [1, 2, 2, 2, 2, 1], id="two reasons, one round"),
        pytest.param("append_bock=yes, x_bock_rounds_per_trigger=yes", "1 1", [1, *[2] * 8, 1], id="one for each"),
        pytest.param("append_bock=no, x_bock_rounds_per_trigger=yes", "1 1", [1, 4, 4, 4, 4, 1], id="both overlap"),
    ],
)
def test_factors_of_the_coming_games(rules: str, events: str, wanted: list[int]) -> None:
    assert factors(rules, events, len(wanted)) == wanted


def test_no_game_counts_more_than_the_highest_factor() -> None:
    assert max(factors("append_bock=no", "1 2 3 4 5 6 7 8 9 10 11 12", 20)) == HIGHEST


def test_ceiling_lets_a_single_round_through() -> None:
    assert factors("append_bock=no, x_bock_ceiling=1, bock_multiplier=3", "1", 6) == [1, 3, 3, 3, 3, 1]


def test_repeated_deal_uses_no_bock_game_up() -> None:
    by = rules_of("plain, bock=yes, append_bock=yes").effective()
    assert after((2, 2), (), by, False) == (2, 2)
    assert after((2, 2), (), by, True) == (2,)
    assert after((2,), ONE, by, False) == (2, 2, 2, 2, 2)
