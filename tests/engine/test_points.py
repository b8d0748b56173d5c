"""Winner, value and scores from card points, tricks and announcements; each row bears its number in our collection."""

import pytest

from freedoko_qt.engine.points import Kind, Result, value
from freedoko_qt.engine.rules import Counting
from tests.notation import rules_of, tally, told

ROWS = """
O03a  190:50                                          re 3
O03b  28:212                                          contra 5
O04   121:119                                         re 1
O04   150:90                                          re 1
O04   151:89                                          re 2
O04   180:60                                          re 2
O04   181:59                                          re 3
O04   210:30                                          re 3
O04   211:29                                          re 4
O04   240:0 tricks 11:1                               re 4
O04   240:0 tricks 12:0                               re 5
O05a  120:120                                         contra 2
O05b  120:120 re: no 120                              contra 4
O05c  120:120 re: no 120 contra: no 120               contra 6
O05d  120:120 contra: no 120                          re 3
O06a  130:110 re: no 120                              re 3
O06b  222:18 re: no 120                               re 6
O07   80:160 contra: no 120                           contra 5
O08a  151:89 re: no 120 contra: no 120                re 6
O08b  175:65 re: no 120 contra: no 120                re 6
O09   150:90 re: no 90                                contra 5
O09   151:89 re: no 90                                re 5
O09   160:80 re: no 90                                re 5
O09   195:45 re: no 90                                re 6
O09   240:0 re: no 90 tricks 12:0                     re 8
O10   80:160 re: no 120 contra: no 90                 contra 8
O11   28:212 contra: no 60                            contra 9
O11   59:181 contra: no 60                            contra 8
O11   60:180 contra: no 60                            re 5
O11   90:150 contra: no 60                            re 6
O11   212:28 contra: no 60                            re 10
O12   211:29 re: no 30                                re 9
O12   210:30 re: no 30                                contra 7
O13a  240:0 re: no 0 tricks 12:0                      re 11
O13b  239:1 re: no 0 tricks 11:1                      contra 8
O13c  210:30 re: no 0 tricks 11:1                     contra 9
O13d  208:32 re: no 0 tricks 11:1                     contra 9
O13e  240:0 re: no 0 tricks 11:1                      contra 8
O14   111:129 contra: no 30                           re 8
O14   60:180 contra: no 30                            re 7
O15a  4:236 contra: no 0 tricks 1:11                  re 7
O15b  120:120 contra: no 0                            re 11
O16   59:181 re: no 60 contra: no 60                  contra 14
O16   100:140 re: no 60 contra: no 60                 nobody -1
O16   170:70 re: no 60 contra: no 60                  nobody 3
O17   151:89 re: no 90 contra: no 90                  re 9
O17   150:90 re: no 90 contra: no 90                  nobody 1
O17   130:110 re: no 90 contra: no 90                 nobody 1
O17   90:150 re: no 90 contra: no 90                  nobody -1
O17   89:151 re: no 90 contra: no 90                  contra 10
O18   110:130 re: no 90 contra: no 60                 nobody 0
O19   144:96 re: no 90                                contra 5
O19   155:85 re: no 90                                re 5
O19   124:116 re: no 90                               contra 5
O19   120:120 re: no 90                               contra 6
O19   120:120 re: no 60                               contra 8
O19   130:110 re: no 60                               contra 7
O20a  145:95 re: no 90                                contra 5
O20b  90:150 contra: no 90                            re 4
O20c  120:120 re: no 90 contra: no 90                 nobody 0
O21   110:130 contra+fox contra+doppelkopf contra+doppelkopf contra+charlie re+doppelkopf   contra 5
O22   130:110 re+doppelkopf re+doppelkopf contra+doppelkopf re+fox contra+fox               re 2
O23a  130:110 contra+fox                              re 0
O23b  125:115 contra+charlie                          re 0
O24a  110:130                                         contra 2
O24b  110:130 re+doppelkopf                           contra 1
O25   130:110 contra+doppelkopf contra+doppelkopf contra+doppelkopf                         re -2
O26   207:33 re: no 120 contra: no 0 tricks 10:2 re+charlie                                 re 16
O98   154:86 re: no 120 re+fox re+fox contra+charlie  re 5
O99   185:55 re: no 60                                re 7
"""
"""The rules of the tournament: number, what was played in a normal game, who wins how much."""


def row(line: str) -> object:
    """A parameter from a line: what was played, the winner, the value."""
    number, _, rest = line.partition(" ")
    *words, winner, points = rest.split()
    return pytest.param(f"normal {' '.join(words)}", winner, int(points), id=f"{number} {' '.join(words)}")


def winner_of(result: Result) -> str:
    return str(result.winner or "nobody")


@pytest.mark.parametrize(("game", "winner", "points"), [row(line) for line in ROWS.strip().splitlines()])
def test_value_by_the_rules_of_the_tournament(game: str, winner: str, points: int) -> None:
    result = value(tally(game), rules_of("ddv"))
    assert (winner_of(result), result.value) == (winner, points)
    sign = -1 if winner == "contra" else 1
    assert result.scores == tuple(sign * points * side for side in (1, 1, -1, -1))


def test_value_of_o20c_is_two_points_that_cancel_out() -> None:
    result = value(tally("normal 120:120 re: no 90 contra: no 90"), rules_of("ddv"))
    assert sorted(map(told, result.items)) == ["contra got 120", "re got 120"]


PLAIN = "default, counting=plus-minus, announcement_re_contra_doubles=no"
DOUBLES = "default, counting=plus-minus"
ALL_DOUBLE = f"{DOUBLES}, announcement_contra_doubles_against_re=yes"


@pytest.mark.parametrize(
    ("rules", "game", "winner", "points", "items"),
    [
        pytest.param(PLAIN, "121:119", "re", 1, "won", id="1"),
        pytest.param(PLAIN, "120:120", "contra", 2, "won, queens", id="2"),
        pytest.param(PLAIN, "120:120 contra: no 120", "re", 3, "won, contra", id="3"),
        pytest.param(DOUBLES, "120:120 contra: no 120", "re", 2, "won, contra", id="3d"),
        pytest.param(PLAIN, "119:121 contra: no 120", "contra", 4, "won, contra, queens", id="4"),
        pytest.param(PLAIN, "120:120 re: no 120", "contra", 4, "won, re, queens", id="5"),
        pytest.param(PLAIN, "120:120 re: no 120 contra: no 120", "contra", 6, "won, re, contra, queens", id="6"),
        pytest.param(DOUBLES, "120:120 re: no 120 contra: no 120", "contra", 5, "won, re, contra, queens", id="6d"),
        pytest.param(ALL_DOUBLE, "120:120 re: no 120 contra: no 120", "contra", 8, "won, re, contra, queens", id="6dd"),
        pytest.param(PLAIN, "151:89 re: no 90", "re", 5, "won, contra under 90, re, re said 90", id="7"),
        pytest.param(DOUBLES, "151:89 re: no 90", "re", 6, "won, contra under 90, re, re said 90", id="7d"),
        pytest.param(
            PLAIN,
            "150:90 re: no 90 contra: no 120",
            "contra",
            7,
            "won, re, contra, re said 90, queens",
            id="8",
        ),
        pytest.param(PLAIN, "150:90 re: no 90", "contra", 5, "won, re, re said 90, queens", id="9"),
        pytest.param(PLAIN, "120:120 contra: no 90", "re", 5, "won, contra, contra said 90, re got 120", id="10"),
        pytest.param(PLAIN, "90:150 contra: no 90", "re", 4, "won, contra, contra said 90", id="11"),
        pytest.param(
            PLAIN,
            "125:115 contra: no 60",
            "re",
            6,
            "won, contra, contra said 90, contra said 60, re got 90",
            id="12",
        ),
        pytest.param(
            f"{PLAIN}, x_against_points=each",
            "125:115 contra: no 60",
            "re",
            7,
            "won, contra, contra said 90, contra said 60, re got 120, re got 90",
            id="12 by the tournament",
        ),
        pytest.param(
            PLAIN,
            "100:140 contra: no 60",
            "re",
            6,
            "won, contra, contra said 90, contra said 60, re got 90",
            id="13",
        ),
        pytest.param(
            PLAIN,
            "120:120 re: no 30",
            "contra",
            8,
            "won, re, re said 90, re said 60, re said 30, contra got 60, queens",
            id="14",
        ),
        pytest.param(PLAIN, "125:115 re: no 90 contra: no 90", "nobody", 1, "re got 120", id="15"),
        pytest.param(
            PLAIN,
            "160:80 re: no 90 contra: no 90",
            "re",
            9,
            "won, re, contra, contra under 90, re said 90, contra said 90, re got 120",
            id="16",
        ),
        pytest.param(PLAIN, "100:140 re: no 60 contra: no 90", "nobody", -1, "contra got 90", id="17"),
        pytest.param(
            PLAIN,
            "240:0 tricks 12:0",
            "re",
            5,
            "won, contra under 90, contra under 60, contra under 30, contra black",
            id="18",
        ),
        pytest.param(
            PLAIN,
            "0:240 tricks 0:12",
            "contra",
            6,
            "won, re under 90, re under 60, re under 30, re black, queens",
            id="19",
        ),
        pytest.param(
            PLAIN,
            "0:240 contra: no 0 tricks 0:12",
            "contra",
            12,
            "won, contra, re under 90, re under 60, re under 30, re black, contra said 90, contra said 60, "
            "contra said 30, contra said 0, queens",
            id="20",
        ),
        pytest.param(
            PLAIN,
            "20:220 contra: no 0 tricks 1:11",
            "re",
            7,
            "won, contra, contra said 90, contra said 60, contra said 30, contra said 0",
            id="21",
        ),
        pytest.param(
            PLAIN,
            "121:119 contra: no 90 re: reply",
            "re",
            7,
            "won, re, contra, contra said 90, re got 120",
            id="22",
        ),
        pytest.param(PLAIN, "100:140 contra: no 90 re: reply", "re", 6, "won, re, contra, contra said 90", id="23"),
        pytest.param(
            PLAIN,
            "80:160 contra: no 90 re: reply",
            "contra",
            8,
            "won, re, contra, re under 90, contra said 90, queens",
            id="24",
        ),
    ],
)
def test_value_item_by_item(rules: str, game: str, winner: str, points: int, items: str) -> None:
    """Rules 8.1."""
    result = value(tally(f"normal {game}"), rules_of(rules))
    assert (winner_of(result), result.value) == (winner, points)
    assert sorted(map(told, result.items)) == sorted(items.split(", "))


@pytest.mark.parametrize(
    ("game", "points", "scores"),
    [
        pytest.param("solo spade 121:119", 1, (3, -1, -1, -1), id="O02"),
        pytest.param("solo queen 123:117", 1, (3, -1, -1, -1), id="O37a"),
        pytest.param("solo queen 119:121", 1, (-3, 1, 1, 1), id="O37b"),
        pytest.param("marriage silent 216:24 re: no 120 tricks 11:1", 6, (18, -6, -6, -6), id="O38"),
        pytest.param("solo jack 240:0 tricks 12:0", 5, (15, -5, -5, -5), id="O39a"),
        pytest.param("solo jack 0:240 tricks 0:12", 5, (-15, 5, 5, 5), id="O39b"),
        pytest.param("solo jack 128:112 re: no 120", 3, (9, -3, -3, -3), id="O40a"),
        pytest.param("solo jack 59:181", 3, (-9, 3, 3, 3), id="O41a"),
        pytest.param("marriage solo 130:110", 1, (3, -1, -1, -1), id="O42"),
        pytest.param("marriage silent 100:140", 1, (-3, 1, 1, 1), id="O43"),
    ],
)
def test_soloist_gets_three_times_the_value(game: str, points: int, scores: tuple[int, ...]) -> None:
    result = value(tally(game), rules_of("ddv"))
    assert (result.value, result.scores) == (points, scores)


SOLO = "default, announcement_re_contra_doubles=no"


@pytest.mark.parametrize(
    ("game", "plus", "minus", "both"),
    [
        pytest.param("solo queen 125:115", (3, 0, 0, 0), (0, -1, -1, -1), (3, -1, -1, -1), id="39"),
        pytest.param("solo queen 100:140", (0, 1, 1, 1), (-3, 0, 0, 0), (-3, 1, 1, 1), id="41"),
        pytest.param("marriage silent 100:140 contra: no 120", (0, 3, 3, 3), (-9, 0, 0, 0), (-9, 3, 3, 3), id="43"),
        pytest.param("marriage silent 125:115 re: no 120", (9, 0, 0, 0), (0, -3, -3, -3), (9, -3, -3, -3), id="44"),
        pytest.param(
            "solo jack 240:0 re: no 0 tricks 12:0", (33, 0, 0, 0), (0, -11, -11, -11), (33, -11, -11, -11), id="45"
        ),
        pytest.param("solo club 89:151 re: no 60 contra: no 60", (0, 2, 2, 2), (-2, 0, 0, 0), (-6, 2, 2, 2), id="47"),
        pytest.param("normal 100:140 re: no 60 contra: no 90", (0, 0, 1, 1), (-1, -1, 0, 0), (-1, -1, 1, 1), id="48"),
        pytest.param("normal 110:130", (0, 0, 2, 2), (-2, -2, 0, 0), (-2, -2, 2, 2), id="49"),
        pytest.param("solo meatless 90:150 bock 2", (0, 2, 2, 2), (-6, 0, 0, 0), (-6, 2, 2, 2), id="46"),
        pytest.param("marriage solo 100:140", (0, 1, 1, 1), (-3, 0, 0, 0), (-3, 1, 1, 1), id="50"),
        pytest.param("marriage solo 130:110 contra+doppelkopf", (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), id="51"),
        pytest.param("marriage solo 130:110", (3, 0, 0, 0), (0, -1, -1, -1), (3, -1, -1, -1), id="52"),
        pytest.param("normal 121:119 contra+fox contra+charlie", (-1, -1, 0, 0), (0, 0, 1, 1), (-1, -1, 1, 1), id="63"),
    ],
)
def test_value_is_written_by_the_counting(
    game: str, plus: tuple[int, ...], minus: tuple[int, ...], both: tuple[int, ...]
) -> None:
    """Rules 8.2."""
    written = [value(tally(game), rules_of(f"{SOLO}, counting={counting}")).scores for counting in Counting]
    assert written == [plus, minus, both]


@pytest.mark.parametrize(
    ("game", "plus", "minus"),
    [
        pytest.param("solo queen 125:115", (3, 0, 0, 0), (0, -3, -3, -3), id="40"),
        pytest.param("solo queen 100:140", (0, 3, 3, 3), (-3, 0, 0, 0), id="42"),
        pytest.param("solo club 89:151 re: no 60 contra: no 60", (0, 6, 6, 6), (-6, 0, 0, 0), id="nobody won"),
        pytest.param("normal 121:119", (1, 1, 0, 0), (0, 0, -1, -1), id="no solo"),
    ],
)
def test_solo_always_counts_three_times_if_the_rules_say_so(
    game: str, plus: tuple[int, ...], minus: tuple[int, ...]
) -> None:
    """Rules 8.2; with plus and minus it makes no difference."""
    rules = f"{SOLO}, solo_always_counts_triple=yes"
    written = [value(tally(game), rules_of(f"{rules}, counting={one}").effective()).scores for one in ("plus", "minus")]
    assert written == [plus, minus]
    by_default, always = (
        value(tally(game), rules_of(f"{one}, counting=plus-minus").effective()) for one in (SOLO, rules)
    )
    assert by_default == always


def test_nobody_wins_a_solo_without_a_point_for_winning_or_for_announcements() -> None:
    result = value(tally("solo club 89:151 re: no 60 contra: no 60"), rules_of(SOLO))
    assert (result.winner, result.value) == (None, -2)
    assert sorted(map(told, result.items)) == ["contra got 90", "re under 90"]


def test_no_point_against_the_queens_in_a_solo() -> None:
    kinds = {item.kind for item in value(tally("solo queen 100:140"), rules_of("ddv")).items}
    assert kinds == {Kind.WON, Kind.SOLO}


@pytest.mark.parametrize(
    ("calls", "factor"),
    [("", 1), ("re: no 120", 2), ("re: no 90", 2), ("re: no 120 contra: no 120", 4), ("re: no 90 contra: reply", 4)],
)
def test_factor_is_two_for_each_side_that_spoke(calls: str, factor: int) -> None:
    assert value(tally(f"normal 160:80 {calls}"), rules_of(DOUBLES)).factor == factor
    assert value(tally(f"normal 160:80 {calls}"), rules_of(PLAIN)).factor == 1


def test_nothing_is_doubled_when_nobody_wins() -> None:
    result = value(tally("normal 125:115 re: no 90 contra: no 90"), rules_of(DOUBLES))
    assert (result.winner, result.factor, result.value) == (None, 1, 1)
