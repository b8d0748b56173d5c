"""The value item by item under house rules; the numbers are those of the worked examples and of our collection."""

import pytest

from freedoko_qt.engine.contract import Contract, Team
from freedoko_qt.engine.points import Kind, value
from freedoko_qt.engine.rules import SPECS
from tests.notation import rules_of, tally, told

TWO = "plain, counting=plus-minus, announcement_re_contra_doubles=no"
DOUBLES = "plain, counting=plus-minus"
STRICT = f"{TWO}, announcement_strict_limit=yes"
KNOCK = f"{TWO}, knocking=yes"
EARLY = f"{TWO}, x_points_early_announcement=1"


@pytest.mark.parametrize(
    ("rules", "game", "winner", "points", "items"),
    [
        pytest.param(STRICT, "normal 120:120 re: no 120 contra: no 120", "nobody", 0, "", id="25"),
        pytest.param(STRICT, "normal 120:120 re: no 120", "contra", 4, "won, re, queens", id="26"),
        pytest.param(STRICT, "normal 120:120 contra: no 120", "re", 3, "won, contra", id="27"),
        pytest.param(
            STRICT, "normal 120:120 contra: no 120 re: reply to no 120", "re", 4, "won, contra, reply", id="28"
        ),
        pytest.param(
            STRICT,
            "normal 95:145 contra: no 90 re: reply to no 90",
            "re",
            5,
            "won, contra, contra said 90, reply",
            id="29",
        ),
        pytest.param(
            STRICT,
            "normal 85:155 contra: no 90 re: reply to no 90",
            "contra",
            7,
            "won, contra, re under 90, contra said 90, reply, queens",
            id="30",
        ),
        pytest.param(STRICT, "normal 118:122 re: no 120 contra: no 90", "nobody", 0, "", id="31"),
        pytest.param(KNOCK, "normal 130:110 knocked re: no 120 re: no 120", "re", 5, "won, re, re", id="32"),
        pytest.param(
            f"{DOUBLES}, knocking=yes",
            "normal 160:80 knocked re: no 90 re: no 90",
            "re",
            16,
            "won, contra under 90, re, re, re said 90, re said 90",
            id="33",
        ),
        pytest.param(TWO, "poverty 110:130", "contra", 2, "won, queens", id="34"),
        pytest.param(TWO, "poverty 121:119 contra: no 120", "re", 3, "won, contra", id="35"),
        pytest.param(TWO, "genscher 119:121", "contra", 2, "won, queens", id="36"),
        pytest.param(
            DOUBLES,
            "normal 110:130 re: no 120 contra: no 120 bock 2",
            "contra",
            10,
            "won, re, contra, queens",
            id="37",
        ),
        pytest.param(TWO, "normal 100:140 re: no 60 contra: no 90 bock 4", "nobody", -4, "contra got 90", id="38"),
        pytest.param(
            f"{TWO}, x_nobody_met=nothing",
            "normal 100:140 re: no 60 contra: no 90 bock 4",
            "nobody",
            0,
            "",
            id="nobody met, nothing counts",
        ),
        pytest.param(
            DOUBLES,
            "normal 185:55 re: no 60",
            "re",
            10,
            "won, contra under 90, contra under 60, re, re said 90, re said 60",
            id="O99b",
        ),
        pytest.param(
            f"{DOUBLES}, x_special_points_doubled=inside",
            "normal 154:86 re: no 120 re+fox re+fox contra+charlie",
            "re",
            6,
            "won, contra under 90, re, re+fox, re+fox, contra+charlie",
            id="O98b",
        ),
        pytest.param(
            f"{TWO}, x_special_points_doubled=outside",
            "normal 130:110 re: no 120 contra+fox bock 2",
            "re",
            5,
            "won, re, contra+fox",
            id="O93 doubled before the special points",
        ),
        pytest.param(
            TWO, "normal 130:110 re: no 120 contra+fox bock 2", "re", 4, "won, re, contra+fox", id="O93 all doubled"
        ),
        pytest.param(
            f"{TWO}, bock=yes, x_bock_effect=points",
            "normal 130:110 re: no 120 contra+fox bock 2",
            "re",
            4,
            "won, re, contra+fox",
            id="O93 two points on top",
        ),
        pytest.param(EARLY, "normal 130:110 re: no 120 early re", "re", 4, "won, re, early", id="early"),
        pytest.param(EARLY, "normal 130:110 re: no 120", "re", 3, "won, re", id="not early"),
        pytest.param(
            f"{DOUBLES}, x_points_early_announcement=1",
            "normal 130:110 re: no 120 early re",
            "re",
            3,
            "won, re, early",
            id="early is not doubled",
        ),
        pytest.param(f"{TWO}, x_points_re_contra=0", "normal 130:110 re: no 120", "re", 1, "won, re", id="free re"),
        pytest.param(f"{TWO}, x_draw_counts_one=yes", "normal 120:120", "contra", 1, "won", id="draw"),
        pytest.param(f"{TWO}, x_draw_counts_one=yes", "normal 119:121", "contra", 2, "won, queens", id="no draw"),
        pytest.param(
            f"{TWO}, x_value_not_below_zero=yes",
            "normal 121:119 contra+fox contra+charlie",
            "re",
            0,
            "won, contra+fox, contra+charlie",
            id="not below zero",
        ),
        pytest.param(
            f"{TWO}, x_value_not_below_zero=yes",
            "normal 100:140 re: no 60 contra: no 90",
            "nobody",
            -1,
            "contra got 90",
            id="below zero where nobody wins",
        ),
        pytest.param(TWO, "solo queen 119:121", "contra", 1, "won, solo", id="O37b no point against in soli"),
        pytest.param(
            f"{TWO}, x_against_queens_in_solo=yes",
            "solo queen 119:121",
            "contra",
            2,
            "won, queens, solo",
            id="O37b against in soli",
        ),
        pytest.param(
            f"{TWO}, x_against_queens_in_solo=yes",
            "marriage silent 119:121",
            "contra",
            1,
            "won, solo",
            id="against in soli, silent marriage",
        ),
        pytest.param(
            f"{TWO}, x_against_queens_in_silent_marriage=yes",
            "marriage silent 119:121",
            "contra",
            2,
            "won, queens, solo",
            id="against in silent marriages",
        ),
        pytest.param(
            f"{TWO}, x_against_queens_in_poverty=no", "poverty 119:121", "contra", 1, "won", id="against in poverty"
        ),
    ],
)
def test_value_item_by_item(rules: str, game: str, winner: str, points: int, items: str) -> None:
    """Rules 8.1."""
    result = value(tally(game), rules_of(rules))
    assert (str(result.winner or "nobody"), result.value) == (winner, points)
    assert sorted(map(told, result.items)) == sorted(filter(None, items.split(", ")))


def test_cowardice_turns_what_was_won_against_the_winner() -> None:
    """O71a."""
    result = value(tally("normal 190:50"), rules_of(f"{TWO}, x_cowardice=yes"))
    assert (result.winner, result.value, result.scores) == (Team.CONTRA, 3, (-3, -3, 3, 3))
    assert [item.team for item in result.items] == [Team.CONTRA] * 3


@pytest.mark.parametrize(
    ("game", "winner"),
    [
        pytest.param("normal 152:88", Team.RE, id="O71b two levels"),
        pytest.param("normal 190:50 re: no 120", Team.RE, id="two levels above re"),
        pytest.param("normal 211:29 re: no 120", Team.CONTRA, id="three levels above re"),
        pytest.param("normal 240:0 tricks 12:0 re: no 90", Team.CONTRA, id="black above no 90"),
        pytest.param("normal 59:181", Team.RE, id="contra is cowardly too"),
        pytest.param("solo queen 190:50", Team.RE, id="O71 never in soli"),
        pytest.param("marriage silent 190:50", Team.RE, id="nor in silent marriages"),
    ],
)
def test_three_levels_above_the_own_announcement_are_cowardly(game: str, winner: Team) -> None:
    assert value(tally(game), rules_of(f"{TWO}, x_cowardice=yes")).winner is winner


KINDS = [name for name in SPECS if name.startswith("x_points_") and ("solo" in name or "marriage" in name)]


@pytest.mark.parametrize("name", KINDS)
def test_kind_of_solo_has_points_of_its_own(name: str) -> None:
    words = name.removeprefix("x_points_").split("_")
    contract = next(one for one in Contract if one.value.replace("-", " ").split() == words)
    results = [value(tally(f"{contract} {points}"), rules_of(f"{TWO}, {name}=4")) for points in ("125:115", "100:140")]
    assert [(result.winner, result.value) for result in results] == [(Team.RE, 5), (Team.CONTRA, 5)]
    assert results[0].scores == (15, -5, -5, -5)
    assert [item.points for item in results[0].items if item.kind is Kind.SOLO_KIND] == [4]
    nobody = value(tally(f"{contract} 125:115 re: no 90 contra: no 90"), rules_of(f"{TWO}, {name}=4"))
    assert Kind.SOLO_KIND not in {item.kind for item in nobody.items}


def test_points_of_a_kind_of_solo_are_doubled_with_the_rest() -> None:
    result = value(tally("solo queen 125:115 re: no 120 bock 2"), rules_of(f"{DOUBLES}, x_points_solo_queen=3"))
    assert (result.value, result.scores) == (16, (48, -16, -16, -16))


@pytest.mark.parametrize(
    ("denied", "own", "points"),
    [("no 90", 120, 1), ("no 60", 120, 2), ("no 60", 119, 1), ("no 30", 90, 2), ("no 0", 30, 1), ("no 0", 125, 4)],
)
def test_points_against_each_missed_announcement(denied: str, own: int, points: int) -> None:
    each, highest = (
        value(tally(f"normal {own}:{240 - own} contra: {denied}"), rules_of(f"{TWO}, x_against_points={how}"))
        for how in ("each", "highest")
    )
    counts = [sum(item.kind is Kind.REACHED for item in result.items) for result in (each, highest)]
    assert counts == [points, 1]
    assert each.value - highest.value == points - 1


@pytest.mark.parametrize(
    ("game", "number"),
    [("normal 160:80 re: no 60", 2), ("normal 160:80 knocked re: no 60 re: no 90", 3)],
    ids=["by its side", "by each who knocks"],
)
def test_level_counts_once_for_each_voice(game: str, number: int) -> None:
    items = value(tally(game), rules_of(KNOCK)).items
    assert sum(item.kind is Kind.SAID for item in items) == number
